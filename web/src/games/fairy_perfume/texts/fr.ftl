# Le plateau et la leçon de Fairy Perfume dans le navigateur.
web-fairy-prices-reconstructed = prix : notre reconstitution
web-fairy-effect-left = Il vous restera { $left }.
web-fairy-effect-limit = Votre limite devient { $value }.
web-lesson-fairy_perfume-start = Vous êtes Mia, avec un flacon plein de pierres. Voici une manche d’une vraie partie contre Max. Appuyez sur Commencer, puis faites ce qui est marqué.
web-lesson-fairy_perfume-hard = Tous secouent en même temps. Secoué fort, le flacon verse jusqu’à trois pierres ; tant que votre plateau est vide, aucun danger. Secouez fort.
web-lesson-fairy_perfume-gentle = La ligne rouge approche : au-delà, le flacon explose. Secoué doucement, il verse le plus souvent une pierre ou aucune. Secouez doucement.
web-lesson-fairy_perfume-stop = Il en est sorti assez. Le premier qui s’arrête sans exploser retourne le sablier, et il reste peu de temps aux autres. Arrêtez.
web-lesson-fairy_perfume-double = Vous avez le sablier : une de vos pierres rangées compte double. Touchez celle qui est marquée ; puis toutes donnent des pièces et de la magie.
web-lesson-fairy_perfume-goal = Un objectif vaut des points à la fin, et le cube que vous y posez relève votre limite d’une pierre. Payez celui qui est marqué.
web-lesson-fairy_perfume-ability = Vous avez deux actions pour dépenser vos gains. Une capacité vous sert tant que votre cube y est, et ce cube relève votre limite d’une pierre. Prenez celle qui est marquée.
web-lesson-fairy_perfume-end = Et ainsi de suite, avec de meilleures pierres et une limite plus haute, jusqu’à ce que quelqu’un ait posé tous ses cubes ou qu’il n’y ait plus de pierres roses. Pierres roses, objectifs et réserves sont des points. À vous !
# ---- Fairy Perfume
web-fairy-phase-shake = Secouer
web-fairy-phase-store = Ranger
web-fairy-phase-act = Agir
web-fairy-ask-choose = Quelle fée jouez-vous ?
web-fairy-ask-charm = Quelle capacité prenez-vous gratuitement ?
web-fairy-ask-shake = Secouer encore, ou arrêter ?
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
web-fairy-ask-buy-more = Une pierre de plus ?
web-fairy-ask-goal-more = Un objectif de plus ?
web-fairy-ask-dust-more = { $left ->
    [one] Épousseter encore { $left } pierre ?
   *[other] Épousseter encore jusqu’à { $left } pierres ?
}
web-fairy-ask-extra = Une action de plus pour 3 points de magie ?
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
web-fairy-button-gentle = Secouer doucement
web-fairy-button-hard = Secouer fort
web-fairy-button-stop = Arrêter
web-fairy-button-help = Aide des fées
web-fairy-button-extra = Payer 3 points de magie
web-fairy-detail-shake = { $out ->
    [one] { $out } sortie
   *[other] { $out } sorties
}, la limite est { $value }.
web-fairy-detail-purse = Vous avez { $coins } et { $power }.
web-fairy-detail-charm = Elle ne coûte rien, et son cube porte votre limite à { $next }.
web-fairy-detail-visit = La capacité agit tout de suite. Un cube qui n’est pas posé retourne au flacon.
web-fairy-detail-store = { $out ->
    [one] { $out } sortie
   *[other] { $out } sorties
}, la limite est { $value }. Ce qui est de côté ne donne rien cette manche.
web-fairy-detail-return = Sa capacité se repose jusqu’à ce qu’un cube y soit de nouveau.
web-fairy-amount-coins = { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
}
web-fairy-amount-power = { $number ->
    [one] { $number } point de magie
   *[other] { $number } points de magie
}
web-fairy-tap-dust = Touchez une pierre pour l’épousseter
web-fairy-trade = Échanger
web-fairy-cubes-out = { $cubes ->
    [one] Sorti, à poser :
   *[other] Sortis, { $cubes } à poser :
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
web-fairy-bottle-of = Le flacon de { $who }
web-fairy-dashboard = Plateau
web-fairy-glass = sablier : encore { $left }
web-fairy-out = { $out ->
    [one] { $out } pierre sortie
   *[other] { $out } pierres sorties
}, la limite est { $value }
web-fairy-limit = La limite est { $value } : { $left ->
    [0] 1 pierre de plus, et le flacon explose.
    [one] il y a place pour { $left } pierre.
   *[other] il y a place pour { $left } pierres.
}
web-fairy-limit-is = La limite est { $value }.
web-fairy-fairies = Les fées
web-fairy-fairies-note = chacune commence à sa façon
web-fairy-no-fairy = pas encore de fée
web-fairy-begins = Commence avec { $coins }, { $power } et ces pierres : { $stones }.
web-fairy-trait-royal = Un de vos cubes voyage dans le flacon. Tombé, il peut aller sans frais sur une capacité.
web-fairy-trait-blue = Échange 3 pièces contre 2 points de magie, ou l’inverse, chaque fois qu’elle décide.
web-fairy-trait-yellow = Un flacon sans charbon, mais 4 points de moins à la fin.
web-fairy-trait-white = Pauvre, mais son premier cube est sur une capacité dès le début.
web-fairy-trait-red = Une bourse pleine, et aucun trait.
web-fairy-pours = { $pieces ->
    [0] rien
    [one] une pièce
   *[other] { $pieces } pièces
} { $percent } %
web-fairy-risk = Risque d’exploser :
web-fairy-risk-gentle = doucement { $percent } %
web-fairy-risk-hard = fort { $percent } %
web-fairy-hold = Maintenez un bouton ou la barre d’espace pour secouer (avec Maj : fort). Lâchez, et le battement passe.
web-fairy-motion-ask = Secouer plutôt le téléphone
web-fairy-motion-on = Le téléphone écoute : secouez-le.
web-fairy-motion-refused = Le téléphone ne peut pas dire comment il bouge. Les boutons secouent aussi.
web-fairy-explain-glass = Le premier qui s’arrête sans exploser le retourne. Les autres ont alors { $beats } battements ; ensuite tout le monde s’arrête.
web-fairy-explain-bottle = Secoué doucement il verse : { $gentle }. Fort : { $hard }. Au-delà de votre limite, il explose.
web-fairy-explain-track = Chaque cube posé sur une capacité ou un objectif quitte cette piste, et votre limite monte d’un. Quand tous sont posés, la partie s’achève.
web-fairy-explain-aside = À côté du plateau : elle retourne dans le flacon à la fin de la manche, sauf si vous l’époussetez.
web-fairy-explain-stone-yellow = Rangée, elle donne 1 pièce.
web-fairy-explain-stone-green = Rangée, elle donne 1 point de magie.
web-fairy-explain-stone-white = Rangée, elle donne 2 points de magie.
web-fairy-explain-stone-blue = Rangée, elle donne 3 pièces.
web-fairy-explain-stone-red = Rangée, elle donne 1 charbon à chaque autre joueur.
web-fairy-explain-stone-pink = Vaut 6 points à la fin. La partie s’achève quand le marché n’en a plus.
web-fairy-explain-stone-charcoal = Ne donne rien, prend une place, et coûte 2 points à la fin. Époussetez-le.
web-fairy-explain-stone-cube = Un cube à vous qui voyage dans le flacon. Versé, il peut se poser gratuitement sur une capacité.
web-fairy-goals-note = points à la fin
web-fairy-tier-best = 1er
web-fairy-tier-others = autres
web-fairy-tier-each = chaque
web-fairy-abilities-note = à vous tant que votre cube y est
web-fairy-about-many = À la fin : 10 pierres ou moins { $low } points, 11 à 15 { $mid }, 16 ou plus { $high }.
web-fairy-about-clean = À la fin : 2 charbons ou plus { $low } points, 1 { $mid }, aucun { $high }.
web-fairy-about-blue-yellow-set = À la fin : 1 bleue et 2 jaunes { $low } points, 2 et 4 { $mid }, 3 et 7 { $high }.
web-fairy-about-few = À la fin : 15 pierres ou plus { $low } points, 11 à 14 { $mid }, 10 ou moins { $high }.
web-fairy-about-white-green-set = À la fin : 1 blanche et 2 vertes { $low } points, 2 et 3 { $mid }, 3 et 5 { $high }.
web-fairy-about-precious = À la fin, rouges, blanches, bleues et roses ensemble : 3 pierres { $low } points, 5 { $mid }, 7 { $high }.
web-fairy-about-cubes = À la fin : 4 cubes posés { $low } points, 6 { $mid }, les 8 { $high }.
web-fairy-about-most-stones = Le plus de pierres parmi ceux qui ont un cube ici : { $mid } points ; les autres { $low }.
web-fairy-about-fewest-stones = Le moins de pierres parmi ceux qui ont un cube ici : { $mid } points ; les autres { $low }.
web-fairy-about-little-yellow-green = À la fin, jaunes et vertes ensemble : 8 ou plus { $low } points, 5 à 7 { $mid }, 4 ou moins { $high }.
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
web-fairy-status = { $out ->
    [one] { $out } sortie
   *[other] { $out } sorties
}, limite { $value }
web-fairy-is-still = à l’arrêt
web-fairy-is-shaking = secoue
web-fairy-is-exploded = a explosé
web-fairy-is-stopping = s’arrête
web-fairy-is-exploding = explose
web-fairy-track = Valeur du flacon { $value }, { $cubes ->
    [one] { $cubes } cube restant
   *[other] { $cubes } cubes restants
}
web-fairy-score = Les points
web-fairy-score-pink = Roses, 6 chacune
web-fairy-score-resources = Pièces et magie, 1 pour 5
web-fairy-score-charcoal = Charbons, −2 chacun
web-fairy-score-total = Total
web-fairy-end-cubes = { $count ->
    [one] { $who } a posé tous ses cubes
   *[other] { $who } ont posé tous leurs cubes
}
web-fairy-end-pink = il ne reste plus de pierre rose
