# Le plateau et la leçon de Fairy Perfume dans le navigateur.
web-lesson-fairy_perfume-start = Vous êtes Mia, parfumeuse, avec un flacon de pierres. Voici deux manches d’une vraie partie contre Max : l’une se passe bien, l’autre fait pouf. Appuyez sur Commencer, puis faites ce qui brille.
web-lesson-fairy_perfume-hard = Tous secouent en même temps. Secoué fort, le flacon verse jusqu’à { $most } pierres ; tant que votre bûche est vide, aucun danger. Secouez fort.
web-lesson-fairy_perfume-gentle = Les pierres sont sur votre bûche. Le poteau rouge est votre limite : une pierre derrière lui, et le flacon explose. Secoué doucement, il en verse le plus souvent une ou aucune. Secouez doucement.
web-lesson-fairy_perfume-stop = { $out } sur { $value } sont dehors : { $left ->
    [one] une de plus tient, deux feraient exploser.
   *[other] { $left } de plus tiennent, une au-delà ferait exploser.
} Qui s’arrête en premier prend le sablier, et il reste { $beats } battements aux autres. Arrêtez.
web-lesson-fairy_perfume-double = Le sablier est à vous : une pierre rangée donne deux fois. La { $stone } apporte { $gives } de plus. Doublez-la.
web-lesson-fairy_perfume-buy = Maintenant deux actions, pour dépenser vos gains. À l’étal sous le champignon on achète des pierres : une { $stone } donne { $gives } chaque fois qu’elle est rangée. Achetez-la.
web-lesson-fairy_perfume-ability = Les fleurs sont des capacités, les bannières des objectifs avec des points pour la fin. Chacune prend un cube de votre bûche, et votre limite monte d’un. Prenez { $ability } : { $does }.
web-lesson-fairy_perfume-hard-2 = La manche suivante : toutes les pierres sont revenues dans le flacon, l’achetée aussi, et votre limite est { $value }. Voyez maintenant ce qui est trop : secouez fort.
web-lesson-fairy_perfume-hard-3 = { $out } dehors, { $left ->
    [one] une de plus tient.
   *[other] { $left } de plus tiennent.
} Regardez le risque dans le bouton, puis secouez fort.
web-lesson-fairy_perfume-hard-4 = { $out } sur { $value }, et secoué fort le flacon peut en verser { $most } : ici, la prudence s’arrête. Vous non, juste cette fois. Secouez fort.
web-lesson-fairy_perfume-leave = Pouf ! { $out } sont dehors, { $left ->
    [one] une
   *[other] { $left }
} de trop : vous prenez { $charcoal } charbons, et pas de sablier. { $value } pierres sont rangées quand même et rapportent comme toujours. Laissez le charbon de côté.
web-lesson-fairy_perfume-dust = Le charbon ne donne rien, remplit votre bûche et coûte { $costs } points à la fin. Épousseter est une action : jusqu’à { $dusts } pierres quittent votre flacon pour de bon. Touchez le charbon.
web-lesson-fairy_perfume-dust-2 = Une action en époussette { $dusts } : touchez le charbon suivant.
web-lesson-fairy_perfume-help = Il reste une action. L’aide des fées est toujours là : { $help }. Prenez-la.
web-lesson-fairy_perfume-end = Une nouvelle manche commence : tout ce qui était dehors est revenu dans le flacon. Et ainsi de suite, jusqu’à ce que quelqu’un ait posé tous ses cubes ou qu’il ne reste plus de pierre rose. Pierres roses, objectifs et économies sont des points. À vous !
web-fairy-tells-buy = Acheter cette pierre.
web-fairy-tells-ability = Gagner cette capacité.
web-fairy-tells-goal = Gagner cet objectif.
web-fairy-tells-place = Y poser le cube, gratuitement.
web-fairy-effect-left = Il vous restera { $left }.
web-fairy-effect-limit = Votre limite devient { $value }.
# ---- Fairy Perfume
web-fairy-phase-shake = Secouer
web-fairy-phase-store = Ranger
web-fairy-phase-act = Agir
web-fairy-ask-choose = Quelle fée jouez-vous ?
web-fairy-ask-charm = Quelle capacité prenez-vous gratuitement ?
web-fairy-ask-visit = { $cubes ->
    [one] Un cube est sorti : quelle capacité le reçoit, gratuitement ?
   *[other] { $cubes } cubes sont sortis : quelles capacités les reçoivent, gratuitement ?
}
web-fairy-ask-store = { $left ->
    [one] Laissez { $left } pierre de côté : laquelle ?
   *[other] Laissez { $left } pierres de côté : lesquelles ?
}
web-fairy-ask-double = Quelle pierre rangée compte double ?
web-fairy-ask-split = { $ability } donne { $total } : pièces ou magie ?
web-fairy-ask-act = Action { $action } sur { $actions } : acheter, gagner, épousseter ou demander de l’aide
web-fairy-ask-act-short = Action { $action } sur { $actions }
web-fairy-ask-buy-more = Une pierre de plus ?
web-fairy-ask-goal-more = Un objectif de plus ?
web-fairy-ask-dust-more = { $left ->
    [one] Épousseter encore { $left } pierre ?
   *[other] Épousseter encore jusqu’à { $left } pierres ?
}
web-fairy-ask-extra = Une action de plus pour { $price } ?
web-fairy-ask-return = Quel cube retourne dans le flacon ?
web-fairy-ask-last-trade = Échanger avant le décompte ?
web-fairy-done-visit = { $cubes ->
    [one] Le remettre
   *[other] Les remettre
}
web-fairy-done-buy-more = Pas d’autre pierre
web-fairy-done-goal-more = Pas d’autre objectif
web-fairy-done-dust-more = Assez épousseté
web-fairy-done-extra = Pas d’action de plus
web-fairy-done-last-trade = Passer au décompte
web-fairy-button-gentle = Doucement
web-fairy-button-hard = Fort
web-fairy-button-stop = Arrêter
web-fairy-button-help = Aide des fées
web-fairy-button-extra = Payer { $price }
web-fairy-detail-purse = Vous avez { $coins } et { $power }.
web-fairy-detail-charm = Elle ne coûte rien, et son cube porte votre limite à { $next }.
web-fairy-detail-visit = La capacité agit tout de suite. Un cube qui n’est pas posé retourne au flacon.
web-fairy-detail-store = Ce qui est de côté ne donne rien cette manche.
web-fairy-detail-return = Sa capacité se repose jusqu’à ce qu’un cube y soit de nouveau.
web-fairy-amount-coins = { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
}
web-fairy-amount-power = { $number ->
    [one] { $number } point de magie
   *[other] { $number } points de magie
}
web-fairy-tap-dust = Touchez une pierre sortie pour l’épousseter.
web-fairy-trade = Échanger
web-fairy-cubes-out = { $cubes ->
    [one] Sorti, à poser :
   *[other] Sortis, { $cubes } à poser :
}
web-fairy-cubes-left = { $cubes ->
    [one] { $cubes } cube à poser
   *[other] { $cubes } cubes à poser
}
web-fairy-count-yellow = { $n ->
    [one] { $n } jaune
   *[other] { $n } jaunes
}
web-fairy-count-green = { $n ->
    [one] { $n } verte
   *[other] { $n } vertes
}
web-fairy-count-white = { $n ->
    [one] { $n } blanche
   *[other] { $n } blanches
}
web-fairy-count-blue = { $n ->
    [one] { $n } bleue
   *[other] { $n } bleues
}
web-fairy-count-red = { $n ->
    [one] { $n } rouge
   *[other] { $n } rouges
}
web-fairy-count-pink = { $n ->
    [one] { $n } rose
   *[other] { $n } roses
}
web-fairy-count-charcoal = { $n ->
    [one] { $n } charbon
   *[other] { $n } charbons
}
web-fairy-count-cube = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
web-fairy-bottle = Flacon : { $stones }
web-fairy-bottle-of = Flacon : { $who }
web-fairy-glass = sablier : encore { $left }
web-fairy-out = { $out ->
    [one] { $out } pierre sortie
   *[other] { $out } pierres sorties
}, la limite est { $value }
web-fairy-fairies = Les fées
web-fairy-fairies-note = chacune commence à sa façon
web-fairy-no-fairy = pas encore de fée
web-fairy-begins = Commence avec { $coins }, { $power } et ces pierres : { $stones }.
web-fairy-pours = { $pieces ->
    [0] rien
    [one] une pièce
   *[other] { $pieces } pièces
} { $percent } %
web-fairy-motion-ask = Secouer plutôt le téléphone
web-fairy-motion-on = Le téléphone écoute : secouez-le.
web-fairy-motion-refused = Le téléphone ne peut pas dire comment il bouge. Les boutons secouent aussi.
web-fairy-explain-glass = Le premier qui s’arrête sans exploser le retourne. Les autres ont alors { $beats } battements ; ensuite tout le monde s’arrête.
web-fairy-explain-bottle = Secoué doucement il verse : { $gentle }. Fort : { $hard }. Au-delà de votre limite, il explose.
web-fairy-explain-track = Chaque cube posé sur une capacité ou un objectif quitte cette piste, et votre limite monte d’un. Quand tous sont posés, la partie s’achève.
web-fairy-explain-aside = À côté du plateau : elle retourne dans le flacon à la fin de la manche, sauf si vous l’époussetez.
web-fairy-explain-stone-plain = Rangée, elle donne { $gives }.
web-fairy-explain-stone-red = Rangée, elle donne 1 charbon à chaque autre joueur.
web-fairy-explain-stone-pink = Vaut { $points } points à la fin. La partie s’achève quand le marché n’en a plus.
web-fairy-explain-stone-charcoal = Ne donne rien, prend une place, et coûte { $points } points à la fin. Époussetez-le.
web-fairy-explain-stone-cube = Un cube à vous qui voyage dans le flacon. Versé, il peut se poser gratuitement sur une capacité.
web-fairy-amount-either = { $number } pièces ou points de magie, au choix
web-fairy-range-most = { $most } ou moins
web-fairy-range-least = { $least } ou plus
web-fairy-range-between = { $least } à { $most }
web-fairy-does-dust-plus = épousseter donne { $gives }, et { $more ->
    [one] une pierre
   *[other] { $more } pierres
} de plus { $more ->
    [one] peut
   *[other] peuvent
} partir
web-fairy-does-buy-second = à l’achat, une pierre de plus peut être achetée
web-fairy-does-red-income = chaque rouge rangée donne { $gives }
web-fairy-does-double-goal = en gagnant un objectif, un cube de plus peut y être posé ; deux cubes à soi par objectif
web-fairy-does-yellow-pairs = chaque paire de jaunes rangées donne { $gives }
web-fairy-does-stone-discount = les pierres coûtent { $gives } de moins
web-fairy-does-green-white = chaque paire verte et blanche rangée donne { $gives }
web-fairy-does-blue-bonus = chaque bleue rangée donne { $gives }
web-fairy-does-green-bonus = chaque verte rangée donne { $gives }
web-fairy-does-extra-action = une fois par manche, { $price } achètent une action de plus
web-fairy-does-yellow-bonus = chaque jaune rangée donne { $gives }
web-fairy-does-charcoal-pink = chaque charbon ou rose rangé donne { $gives }
web-fairy-does-white-bonus = chaque blanche rangée donne { $gives }
web-fairy-does-blue-yellow = chaque paire bleue et jaune rangée donne { $gives }
web-fairy-does-green-pairs = chaque paire de vertes rangées donne { $gives }
web-fairy-does-cube-discount = objectifs et capacités payés en magie coûtent { $gives } de moins
web-fairy-goals-note = points à la fin
web-fairy-tier-best = 1er
web-fairy-tier-others = autres
web-fairy-tier-each = chaque
web-fairy-abilities-note = à vous tant que votre cube y est
web-fairy-about-many = À la fin, pierres : { $first } ({ $low } points), { $second } ({ $mid }), { $third } ({ $high }).
web-fairy-about-clean = À la fin, charbons : { $first } ({ $low } points), { $second } ({ $mid }), { $third } ({ $high }).
web-fairy-about-blue-yellow-set = À la fin, bleues et jaunes : { $first } ({ $low } points), { $second } ({ $mid }), { $third } ({ $high }).
web-fairy-about-few = À la fin, pierres : { $first } ({ $low } points), { $second } ({ $mid }), { $third } ({ $high }).
web-fairy-about-white-green-set = À la fin, blanches et vertes : { $first } ({ $low } points), { $second } ({ $mid }), { $third } ({ $high }).
web-fairy-about-precious = À la fin, rouges, blanches, bleues et roses ensemble : { $first } ({ $low } points), { $second } ({ $mid }), { $third } ({ $high }).
web-fairy-about-cubes = À la fin, cubes posés : { $first } ({ $low } points), { $second } ({ $mid }), { $third } ({ $high }).
web-fairy-about-most-stones = Le plus de pierres parmi ceux qui ont un cube ici : { $mid } points ; les autres { $low }.
web-fairy-about-fewest-stones = Le moins de pierres parmi ceux qui ont un cube ici : { $mid } points ; les autres { $low }.
web-fairy-about-little-yellow-green = À la fin, jaunes et vertes ensemble : { $first } ({ $low } points), { $second } ({ $mid }), { $third } ({ $high }).
web-fairy-about-most-power = Le plus de magie parmi ceux qui ont un cube ici : { $mid } points ; les autres { $low }.
web-fairy-about-most-coins = Le plus de pièces parmi ceux qui ont un cube ici : { $mid } points ; les autres { $low }.
web-fairy-about-colours = { $low ->
    [one] { $low } point
   *[other] { $low } points
} pour chaque couleur de pierre que vous avez, charbon compris.
web-fairy-charcoal = { $count ->
    [one] { $count } charbon
   *[other] { $count } charbons
} en réserve
web-fairy-pile = { $stone } : il en reste { $left }, { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
} chacune
web-fairy-goal = Objectif { $goal } : coûte { $price } ; points { $points }
web-fairy-ability = { $ability }, coûte { $price } : { $effect }
web-fairy-is-still = à l’arrêt
web-fairy-is-shaking = secoue
web-fairy-is-exploded = a explosé
web-fairy-track = Valeur du flacon { $value }, { $cubes ->
    [one] { $cubes } cube restant
   *[other] { $cubes } cubes restants
}
web-fairy-more = Encore { $more } de ce que possède { $who }
web-fairy-more-none = Revenir au début de ce que possède { $who }
web-fairy-score = Les points
web-fairy-score-pink = Roses, { $each } chacune
web-fairy-score-resources = Pièces et magie, 1 pour { $each }
web-fairy-score-charcoal = Charbons, { $each } chacun
web-fairy-score-tie-resources = Égalité : pièces et magie
web-fairy-score-tie-placed = Égalité : cubes posés
web-fairy-score-total = Total
web-fairy-end-cubes = tous les cubes posés : { $who }
web-fairy-end-pink = il ne reste plus de pierre rose
# ---- La prairie
web-fairy-ask-shake = sur { $value } : secouer encore, ou s’arrêter ?
web-fairy-ask-soon = sur { $value } : ça va commencer
web-fairy-ask-chosen = sur { $value } : votre choix est fait
web-fairy-fits = { $left ->
    [0] Une pierre de plus, et le flacon explose.
    [one] Une pierre de plus tient encore.
   *[other] { $left } pierres de plus tiennent encore.
}
web-fairy-none-fell = Rien n’est tombé.
web-fairy-landing = { $stones ->
    [one] Une pierre tombe. La secousse suivante attend qu’elle soit posée.
   *[other] { $stones } pierres tombent. La secousse suivante attend qu’elles soient posées.
}
web-fairy-shake-gentle = { $likely ->
    [0] souvent rien
    [one] souvent une pierre
   *[other] souvent { $likely } pierres
}
web-fairy-shake-hard = { $most ->
    [one] une pierre au plus
   *[other] jusqu’à { $most } pierres
}
web-fairy-holding = vous maintenez
web-fairy-explodes = d’exploser
web-fairy-earns = { $out ->
    [0] rien à ranger encore
    [one] ranger une pierre, gagner
   *[other] ranger { $out }, gagner
}
web-fairy-space = Espace
web-fairy-space-live = maintenir : doucement
web-fairy-space-once = doucement
web-fairy-shift = Maj
web-fairy-shift-about = avec Espace : fort
web-fairy-enter = Entrée
web-fairy-enter-about = s’arrêter
web-fairy-beat = battement
web-fairy-beat-left = { NUMBER($seconds, minimumFractionDigits: 1) } s pour choisir
web-fairy-glass-stands = pas retourné
web-fairy-beats-left = { $left ->
    [one] battement restant
   *[other] battements restants
}
web-fairy-post = limite { $value }
web-fairy-of = sur { $value }
web-fairy-is-holder = a le sablier
web-fairy-aside = à côté : { $stones }
web-fairy-gives = donne
web-fairy-gives-others = rivaux
web-fairy-discount = { $coins } de moins
web-fairy-discount-by = { $ability } : { $coins } de moins
web-fairy-points = { $points } points pour l’instant
web-fairy-points-short = { $points } pt
web-fairy-points-from = Si la partie s’arrêtait ici : objectifs { $goals }, pierres roses { $pink }, pièces et magie { $resources }, charbon { $charcoal }.
web-fairy-pouf = Pouf !
web-fairy-verdict = { $out } dehors, votre limite était { $value }
web-fairy-verdict-risk = Secousse { $kind ->
    [hard] forte
   *[gentle] douce
} : { $risk } % de risque
web-fairy-fact-charcoal = { $charcoal ->
    [one] +{ $charcoal } charbon
   *[other] +{ $charcoal } charbons
}
web-fairy-fact-charcoal-about = à côté de la bûche, et dans le flacon à la manche suivante
web-fairy-fact-earns = { $stored } sur { $out } rapportent encore
web-fairy-fact-earns-about = { $left ->
    [0] le reste est mis de côté
    [one] choisissez celle qui reste dehors, le charbon si vous voulez
   *[other] choisissez les { $left } qui restent dehors, le charbon si vous voulez
}
web-fairy-fact-glass-theirs = Pas de sablier pour vous
web-fairy-fact-glass-theirs-about = { $who } l’a et double une pierre
web-fairy-fact-glass-open = Pas de sablier pour vous
web-fairy-fact-glass-open-about = sauf si tout le monde explose, et vous en dernier
web-fairy-fact-glass-mine = Le sablier est à vous
web-fairy-fact-glass-mine-about = tout le monde a explosé, vous en dernier : doublez une pierre
web-fairy-fact-glass-left-about = personne d’autre ne s’est arrêté de soi-même : doublez une pierre
web-fairy-double-brings = Une fois de plus : { $what }.
web-fairy-double-free = { $free } en pièces ou en magie
web-fairy-double-nothing = rien
web-fairy-double-red = Une fois de plus : 1 charbon pour chaque autre joueur.
web-fairy-fact-shake = Secousse { $kind ->
    [hard] forte
   *[gentle] douce
}
web-fairy-fact-risk = de risque
web-fairy-falling = { $stones ->
    [one] Une pierre tombe…
   *[other] { $stones } pierres tombent…
}
web-fairy-legend-coins = Pièces : elles achètent des pierres et quelques capacités.
web-fairy-legend-power = Magie : elle paie les objectifs et la plupart des capacités.
web-fairy-legend-glass = Qui s’arrête en premier a le sablier : double une pierre et agit en premier.
web-fairy-legend-post = La limite : une pierre derrière elle, et le flacon explose.
web-fairy-legend-dust = Épousseter : des pierres sorties retournent au marché pour de bon.
web-fairy-legend-any = Une pierre de n’importe quelle couleur.
web-fairy-legend-flag = Un objectif.
web-fairy-legend-flower = Une capacité.
web-fairy-legend-wing = Une action de plus.
web-fairy-beats = { $beats ->
    [one] { $beats } battement
   *[other] { $beats } battements
}
web-fairy-source-goals = objectifs
web-fairy-source-pink = pierres roses
web-fairy-source-resources = pièces et magie
web-fairy-source-fairy = la fée
web-fairy-source-charcoal = charbon
web-fairy-end-yours = Le flacon vainqueur
web-fairy-end-theirs = À { $who } la victoire
# ---- What one did oneself, where one has no name
web-you-fairy_perfume-event-companion = Vous jouez la { $fairy }.
web-you-fairy_perfume-event-cube-in = Vous mettez un cube dans le flacon.
web-you-fairy_perfume-event-chose = Vous avez choisi { $choice }.
web-you-fairy_perfume-event-fell = Vous faites tomber { $piece }.
web-you-fairy_perfume-event-exploded = Vous explosez avec { $amount ->
    [one] { $amount } pierre
   *[other] { $amount } pierres
} dehors !
web-you-fairy_perfume-event-stopped = Vous vous arrêtez avec { $amount ->
    [one] { $amount } pierre
   *[other] { $amount } pierres
} dehors.
web-you-fairy_perfume-event-charcoal = Vous prenez { $amount ->
    [one] { $amount } charbon
   *[other] { $amount } charbons
}.
web-you-fairy_perfume-event-hourglass = Vous prenez le sablier.
web-you-fairy_perfume-event-placed = Vous posez un cube gratuit sur { $ability }.
web-you-fairy_perfume-event-stored = Vous rangez { $amount } × { $stone }.
web-you-fairy_perfume-event-left = Vous laissez de côté { $amount } × { $stone }.
web-you-fairy_perfume-event-doubled = Vous doublez la récompense d’une pierre : { $stone }.
web-you-fairy_perfume-event-gained = Vous gagnez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} et { $power ->
    [one] { $power } point de magie
   *[other] { $power } points de magie
}.
web-you-fairy_perfume-event-bought = Vous achetez une pierre ({ $stone }) pour { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}.
web-you-fairy_perfume-event-ability = Vous gagnez la capacité { $ability } pour { $price } { $currency }.
web-you-fairy_perfume-event-goal = Vous gagnez l’objectif { $goal } pour { $price } { $currency }.
web-you-fairy_perfume-event-dusted = Vous époussetez une pierre : { $stone }.
web-you-fairy_perfume-event-dusted-none = Vous n’époussetez rien.
web-you-fairy_perfume-event-helped = Vous recevez l’aide des fées.
web-you-fairy_perfume-event-further = Vous payez { $price ->
    [one] { $price } point de magie
   *[other] { $price } points de magie
} pour une action de plus.
web-you-fairy_perfume-event-traded = Vous échangez { $currency }.
web-you-fairy_perfume-event-returned = Vous reprenez un cube de { $ability } dans le flacon.
web-you-fairy_perfume-event-nothing = Vous ne gagnez rien.

# D’où viennent les pièces de l’édition.
web-source-fairy_perfume-contest-5-supply = règle du jeu, matériel et mise en place
web-source-fairy_perfume-contest-5-start = règle du jeu, préparation personnelle et variante
web-source-fairy_perfume-contest-5-track = déduit : les cubes occupent les cases 5 à 12, seul un départ à 4 donne une valeur à chaque état
web-source-fairy_perfume-contest-5-shake = de nous : la forme numérique du flacon ; qui vise la limite explose dans 7 (prudent) à 41 (fort) manches sur 100
web-source-fairy_perfume-contest-5-stone_prices = de nous : aucune source ne donne les prix imprimés ; équilibrés par simulation
web-source-fairy_perfume-contest-5-ability_prices = de nous : aucune source ne donne les prix imprimés ; équilibrés par simulation, aucun au-dessus de 5, pour qu’un cube gratuit sur le plus cher ne soit pas une aubaine
web-source-fairy_perfume-contest-5-goal_prices = de nous : aucune source ne donne les prix imprimés ; équilibrés par simulation
web-source-fairy_perfume-contest-5-goal_points = règle du jeu, cartes d’objectif
web-source-fairy_perfume-contest-5-goal_tiers = règle du jeu, cartes d’objectif
web-source-fairy_perfume-contest-5-scoring = règle du jeu, fin de la partie
web-source-fairy_perfume-contest-5-explosion = règle du jeu, secouer
web-source-fairy_perfume-contest-5-traits = règle du jeu, variante
web-source-fairy_perfume-contest-5-further_action = règle du jeu, capacités
web-source-fairy_perfume-contest-5-royal = notre décision FA-X1 : le livret prend le cube le plus à gauche là où l’on paie, et celui-ci n’est pas payé
web-source-fairy_perfume-contest-5-rewards = descriptions publiques du jeu ; les icônes de la règle ne sont pas lisibles
web-source-fairy_perfume-contest-5-effects = règle du jeu, capacités
web-source-fairy_perfume-contest-5-dusting = règle du jeu, actions et capacités
web-source-fairy_perfume-contest-5-help = règle du jeu, actions
web-source-fairy_perfume-contest-5-side_b = de nous : aucune source ne donne les prix imprimés ; équilibrés par simulation
