# Le plateau et la leçon de Parfum dans le navigateur.
web-parfum-effect-money = Vous aurez alors { $money ->
    [one] { $money } pièce
   *[other] { $money } pièces
}.
# ---- Parfum
web-parfum-phase-wake = Réveil
web-parfum-phase-create = Création
web-parfum-phase-sell = Vente
web-parfum-amount = { $count ->
    [one] { $count } { $aroma }
   *[other] { $count } { $aroma }s
}
web-parfum-track = Piste d’argent
web-parfum-standing = { $who } { $money }
web-parfum-customer = Client : veut { $wants }, paie { $price }
web-parfum-gone = servi
web-parfum-distillery-note = les fioles paient les notes
web-parfum-distillery-claims = { $count ->
    [one] { $count } note à la portée de vos fioles
   *[other] { $count } notes à la portée de vos fioles
}
web-parfum-note = note de { $part } : demande { $aromas }, paie { $coins }
web-say-parfum-note = une note de { $part } ({ $aromas })
web-say-parfum-customer = un client (veut { $wants }, paie { $price })
web-parfum-claimed-note = Une note prise
web-parfum-gap-shop = Boutique { $number }, sans client
web-parfum-gap-space = Case { $number }, libre
web-parfum-free = libre
web-parfum-draw-short = piocher
web-parfum-draw-here = piocher une note ici
web-parfum-stall = dés { $aroma } : il en reste { $left }
web-parfum-stall-title = Dés { $aroma }
web-parfum-well = Puits : il reste { $left ->
    [one] { $left } pion
   *[other] { $left } pions
}
web-parfum-spent = Eau défaussée : { $list }
web-parfum-spent-title = Eau défaussée
web-parfum-spent-short = dépensés
web-parfum-clock = Cadran { $clock } : { $actions } actions, libre
web-parfum-clock-of = Cadran { $clock } : { $actions } actions. Pris : { $who }
web-parfum-clock-title = Cadran { $clock }
web-parfum-mine = { $who }, votre parfumerie
web-parfum-my-dice = Vos dés
web-parfum-my-water = Vos pions d’eau
web-parfum-only-you = vous seul voyez leur valeur
web-parfum-no-water = Aucun pion d’eau
web-parfum-token = Pion d’eau de valeur { $worth }
web-parfum-die = dé { $aroma }
web-parfum-die-face = dé { $aroma } : { $face }
web-parfum-status = { $water } pions d’eau, { $perfumes } en cours, { $flacons ->
    [one] { $flacons } flacon
   *[other] { $flacons } flacons
}
web-parfum-counted = valeur { $coins }, comptée
web-parfum-heap-stack = { $count ->
    [one] { $count } client à venir
   *[other] { $count } clients à venir
}
web-parfum-heap-stack-short = à venir
web-parfum-heap-bag = { $count ->
    [one] { $count } note dans le sac
   *[other] { $count } notes dans le sac
}
web-parfum-heap-bag-short = au sac
web-parfum-heap-flacons = { $count ->
    [one] { $count } flacon en réserve
   *[other] { $count } flacons en réserve
}
web-parfum-heap-flacons-short = { $count ->
    [one] flacon
   *[other] flacons
}
web-parfum-you-have-it = Vous avez ce qu’il faut.
web-parfum-acts = act.
web-parfum-you-at = vous, { $money }
web-parfum-in-well = au puits
web-parfum-faces = { $faces } faces sur 6 montrent une fiole
web-parfum-income-notes = notes prises
web-parfum-income-sales = ventes
web-parfum-income-bargains = soldes
web-parfum-income-water = eau
web-parfum-passes = passe
web-parfum-passed = passent :
web-parfum-bargain = solde
web-parfum-order-wake = Choisissent encore un cadran, dans cet ordre : { $list }
web-parfum-order-wake-short = qui choisit quand
web-parfum-order-sell = Vendent encore, dans cet ordre : { $list }
web-parfum-order-sell-short = qui vend quand
web-parfum-customer-short = client
web-parfum-number = nº { $perfume }
web-parfum-offers-short = ils rapporteraient
web-parfum-offers = Ce que rapporteraient vos parfums
web-parfum-offer = Parfum { $perfume } : { $coins } pièces { $bargain ->
    [true] en solde
   *[other] d’un client
}
web-parfum-standings = Où en est chacun
web-parfum-your-shelf = votre étagère
web-parfum-to-sell = { $count } à vendre
web-parfum-open = ouvert
web-parfum-begin = neuf
web-parfum-coins = { $count ->
    [one] 1 pièce
   *[other] { $count } pièces
}
web-parfum-explain-rival = L’argent, les parfums et le nombre de pions d’eau sont vus de tous ; la valeur des pions, de leur propriétaire seul.
web-parfum-percent = { $percent } %
web-parfum-actions-left = { $left ->
    [one] encore 1 action
   *[other] encore { $left } actions
}
web-parfum-their-dice = Les dés de ce tour
web-parfum-odds = Chance de chaque note
web-parfum-odds-short = chance d’une note
web-parfum-odds-water = { $count } eau
web-parfum-shelf = Parfums
web-parfum-shelf-empty = Pas encore de parfum.
web-parfum-perfume = Parfum { $number }, { $side } : { $holds } ; { $flacons ->
    [one] { $flacons } flacon
   *[other] { $flacons } flacons
} à vendre
web-parfum-perfume-open = Parfum { $number }, { $side } : { $holds } ; il manque : { $missing }
web-parfum-sold-count = { $count ->
    [one] { $count } épuisé
   *[other] { $count } épuisés
}
web-parfum-ask-wake = À quelle heure vous levez-vous ?
web-parfum-ask-prepare = { $left ->
    [one] Une action : un dé, de l’eau ou une note
   *[other] { $left } actions : prenez des dés, de l’eau ou une note
}
web-parfum-ask-distill = Prenez des notes, ou améliorez d’abord le lancer
web-parfum-ask-claim = Prenez des notes, ou gardez ce que vous avez
web-parfum-ask-mend = Aucune note à votre portée : améliorer le lancer ?
web-parfum-ask-nothing = Aucune note à votre portée
web-parfum-ask-place = Où va cette note ?
web-parfum-ask-place-many = Quelle note, et où va-t-elle ?
web-parfum-ask-sell = Vendez un flacon, ou passez
web-parfum-ask-bargain = Aucun client ne veut vos parfums : soldez, ou passez
web-parfum-ask-no-sale = Vous n’avez aucun flacon à vendre
web-parfum-ask-discard = { $spare ->
    [one] Touchez le pion d’eau à rendre
   *[other] Touchez les { $spare } pions d’eau à rendre
}
web-parfum-wait-wake = { $who } choisit un cadran…
web-parfum-wait-prepare = { $who } prépare…
web-parfum-wait-distill = { $who } distille…
web-parfum-wait-place = { $who } compose…
web-parfum-wait-sell = { $who } vend…
web-parfum-wait-discard = { $who } défausse de l’eau…
web-parfum-wait-over = La partie est finie
web-parfum-step-fly = Que fait l’eau à vos mouches { $aroma } ?
web-parfum-step-reroll = Quel pion dépensez-vous ?
web-parfum-step-reroll-all = Quel pion dépensez-vous ?
web-parfum-step-turn = Quels deux pions dépensez-vous ? Le premier :
web-parfum-step-turn-second = Et le second pion :
web-parfum-step-note = Où va cette note ?
web-parfum-step-perfume = Qui achète le parfum { $number } ?
web-parfum-step-bargain = Aucun client ne veut du parfum { $number } : le solder ?
web-parfum-step-customer = Quel parfum vendez-vous ?
web-parfum-first-token = Dépenser un pion de valeur { $worth }
web-parfum-mend-fly = Améliorer vos mouches { $aroma } avec de l’eau
web-parfum-choose-perfume = Choisir le parfum à vendre
web-parfum-sell-perfume = Vendre un flacon du parfum { $number }
web-parfum-choose-target = Choisir sa place
web-parfum-detail-flasks = Fioles à dépenser : { $flasks }
web-parfum-detail-no-flasks = Aucune fiole à dépenser
web-parfum-detail-dice = Dés pris : { $dice }
web-parfum-detail-prepare = Les dés sont lancés après votre dernière action.
web-parfum-detail-wake = Tôt : premier choix. Tard : plus d’actions.
web-parfum-detail-sell = Un client paie son prix ; solder rapporte 2 ou 3 pièces.
web-parfum-detail-pass = Qui passe garde ses flacons pour une autre manche.
web-parfum-detail-place = Touchez l’un des parfums qui brillent.
web-parfum-detail-place-many = Touchez d’abord une note, puis un parfum qui brille.
web-parfum-detail-discard = Vous en gardez { $limit }.
web-parfum-detail-water = Touchez une mouche : 1 pion d’eau la relance, 2 la tournent.
web-parfum-detail-rest = Vous avez { $money ->
    [one] { $money } pièce
   *[other] { $money } pièces
} et { $water ->
    [one] { $water } pion
   *[other] { $water } pions
} d’eau.
web-parfum-button-turn = En tourner une (2 eaux)
web-parfum-button-reroll = Relancer { $count ->
    [one] le dé
   *[other] les { $count }
} (1 eau)
web-parfum-button-reroll-all = Tout relancer (1 eau)
web-parfum-button-bargain = { $coins ->
    [0] Solder
   *[other] Solder pour { $coins }
}
web-parfum-button-done = Terminé
web-parfum-button-none = Ne rien prendre
web-parfum-button-pass = Passer
web-parfum-sure-done = Une note est encore à votre portée. La laisser ?
web-parfum-sure-pass = Un client vous achèterait un flacon. Passer quand même ?
web-parfum-explain-track = L’argent de chacun. Le dernier choisit son cadran en premier ; sur une case partagée, le marqueur du dessus.
web-parfum-explain-customer = Achète un flacon d’un parfum qui contient au moins ce qui est demandé.
web-parfum-explain-heap-stack = Ils remplissent la rue à la fin de chaque manche. Le jeton de fermeture est posé sur les cinq derniers : quand il sort, on joue une dernière manche.
web-parfum-explain-heap-bag = Elles remplissent la distillerie à la fin de chaque manche. Si elles n’y suffisent pas, la partie s’arrête aussitôt.
web-parfum-explain-heap-flacons = Un parfum achevé prend ses flacons ici, un flacon vendu y revient. Ils ne manquent jamais.
web-parfum-explain-gap-shop = Le client a été servi. La case est regarnie à la fin de la manche.
web-parfum-explain-gap-space = Une note prise laisse sa case libre jusqu’à la fin de la manche, sauf si quelqu’un y pioche une note.
web-parfum-explain-note-head = Des fioles la paient, et elle rapporte ses pièces aussitôt. Une tête va dans un parfum mineur ou majeur.
web-parfum-explain-note-heart = Des fioles la paient, et elle rapporte ses pièces aussitôt. Un cœur va seulement dans un parfum majeur.
web-parfum-explain-note-base = Des fioles la paient, et elle rapporte ses pièces aussitôt. Un fond va dans un parfum mineur ou majeur.
web-parfum-explain-claimed = Vous l’avez prise. Elle va maintenant dans un parfum et y reste.
web-parfum-explain-stall = Il en reste { $left } au marché. Sur six faces, { $faces } montrent une fiole, les autres une mouche.
web-parfum-explain-well = { $left } pions, de valeur 0 à 3, face cachée. Une action en prend un ; l’eau améliore un lancer et vaut de l’argent à la fin.
web-parfum-explain-spent = Les pions dépensés sont face visible. Quand le puits est vide, ils forment le nouveau puits.
web-parfum-explain-clock = Ce cadran joue en position { $clock } dans cette manche, avec { $actions } actions.
web-parfum-explain-token = Un pion relance toutes les mouches d’un arôme, ou tous les dés ; deux tournent une mouche en fiole. À la fin, il vaut ce qu’il montre.
web-parfum-explain-die-idle = Pris au marché ; lancé après votre dernière action.
web-parfum-explain-die-flask = Un succès : il paie un arôme d’une note.
web-parfum-explain-die-fly = Un échec. L’eau peut le relancer ou le tourner.
web-parfum-explain-perfume-done = Un flacon va à un client qui veut ce qu’il contient, ou à n’importe qui en solde.
web-parfum-explain-perfume-open = Il est achevé quand sa dernière partie est posée ; il donne alors des flacons à vendre.
web-parfum-explain-new-minor = Un parfum mineur : une tête et un fond. Il donne 2 flacons.
web-parfum-explain-new-major = Un parfum majeur : une tête, un cœur et un fond. Il donne 3 flacons.
web-parfum-explain-sold-out = Le dernier flacon d’un parfum a rapporté deux pions d’eau.
web-lesson-parfum-start = Vous tenez une parfumerie à Grasse, et voici deux manches d’une vraie partie. Vous êtes Mia. Appuyez sur Commencer, puis touchez ce qui luit.
web-lesson-parfum-clock = Chaque manche commence par le réveil. Un cadran tôt joue d’abord, un cadran tard a plus d’actions. Prenez celui-ci.
web-lesson-parfum-clock-2 = Une nouvelle manche : distillerie et rue sont complétées. Le dernier sur la piste d’argent choisit d’abord. Ce cadran a plus d’actions.
web-lesson-parfum-take = Les notes se paient en arômes, et les arômes viennent des dés. Une autre action prend un dé du marché ; sous chaque plateau, les six faces de ses dés.
web-lesson-parfum-take-2 = Après chaque tour tous les dés retournent au marché : chacun a tout le choix. Prenez-en un que les notes demandent.
web-lesson-parfum-take-3 = Les dés sont lancés après votre dernière action, tous ensemble. Prenez-en un autre.
web-lesson-parfum-take-4 = À côté de vos dés, la chance d’une note. Violette, bergamote et rose ont quatre fioles sur six faces, vanille et lavande trois.
web-lesson-parfum-take-5 = Un deuxième dé d’un arôme rend sa fiole plus probable, et certaines notes en demandent plusieurs.
web-lesson-parfum-water = Votre cadran vous donne des actions. L’une d’elles : puiser de l’eau. L’eau corrige les mauvais lancers et vaut de 0 à 3 pièces à la fin. Vous seul voyez combien.
web-lesson-parfum-water-2 = Encore un pion : un seul relance des mouches, deux tournent une mouche à coup sûr. À la fin d’une manche on peut en garder quatre.
web-lesson-parfum-draw = Une action peut aussi piocher dans le sac une nouvelle note pour une case libre : plus de choix.
web-lesson-parfum-reroll = Les dés sont lancés : une fiole est un succès, une mouche un échec. Un pion d’eau relance toutes les mouches d’un arôme. Touchez la mouche, puis le pion.
web-lesson-parfum-reroll-2 = Il reste une mouche. Un autre pion relance encore celles d’un arôme.
web-lesson-parfum-turn = Deux pions d’eau tournent une mouche sur sa fiole, sans lancer. Touchez la mouche, puis deux pions.
web-lesson-parfum-reroll-all = Un pion d’eau relance tous vos dés.
web-lesson-parfum-claim = Vos fioles couvrent cette note. Prenez-la : elle paie ses pièces aussitôt, et votre pion avance sur les pavés.
web-lesson-parfum-claim-2 = Cette note aussi est à votre portée. Chaque dé ne paie que pour une note.
web-lesson-parfum-claim-3 = Et celle-ci : qui prend plus vend plus.
web-lesson-parfum-done = Il ne vous faut plus rien de la distillerie : dites que vous avez terminé.
web-lesson-parfum-done-2 = Terminé : les notes sont posées maintenant.
web-lesson-parfum-place = Une note prise entre dans un parfum et y reste. Tête et fond font un parfum mineur à 2 flacons ; tête, cœur et fond un majeur à 3.
web-lesson-parfum-place-2 = Une note peut continuer un parfum ou en commencer un. Ce qui manque à une bouteille est en pointillé.
web-lesson-parfum-place-3 = Un parfum dont la dernière partie est posée est achevé, et peut être vendu dans la même manche.
web-lesson-parfum-sell = L’après-midi : ce client veut ce que contient votre parfum. Vendez un flacon, et le prix est à vous.
web-lesson-parfum-sell-2 = Chacun a deux occasions par manche : ce client aussi achète chez vous.
web-lesson-parfum-bargain = Un flacon peut toujours être soldé : 2 pièces pour un parfum mineur, 3 pour un majeur. Le dernier flacon d’un parfum rapporte deux pions d’eau.
web-lesson-parfum-pass = L’après-midi on vend, deux occasions pour chacun. Rien à vendre, ou de meilleurs clients à venir ? Alors passez.
web-lesson-parfum-pass-2 = La seconde occasion de cette manche : passez encore.
web-lesson-parfum-end = C’étaient deux manches. La partie finit à la fermeture, ou quand le sac ne remplit plus la distillerie. Alors l’eau est comptée, et le plus d’argent gagne. À vous !
web-parfum-end-of = Parfumerie { $who }
web-parfum-end-yours = La meilleure de Grasse
web-parfum-legend-violet = Violette : cinq pétales.
web-parfum-legend-bergamot = Bergamote : un fruit coupé.
web-parfum-legend-rose = Rose : une spirale.
web-parfum-legend-vanilla = Vanille : trois gousses.
web-parfum-legend-lavender = Lavande : un épi.
web-parfum-legend-coin = Ce que rapporte une note quand on la prend, ou ce que paie un client pour un flacon.
web-parfum-legend-clock = Une horloge : quand vous jouez dans cette manche et, dessous, votre nombre d’actions.
web-parfum-legend-perfume = Un parfum, couche par couche ; une couche en pointillé manque encore. Un nombre avec × compte ses flacons à vendre.
web-source-parfum-grasse-board = règle du jeu, mise en place
web-source-parfum-grasse-clocks_four = règle du jeu (cadrans 1 et 2), critiques publiées du jeu (cadrans 3 et 4)
web-source-parfum-grasse-clocks_three = de nous : une partie garde à peu près le nombre de tours du plateau à quatre cadrans
web-source-parfum-grasse-dice = règle du jeu (faces), une critique publiée (trois dés de chaque arôme)
web-source-parfum-grasse-water = règle du jeu, matériel et mise en place
web-source-parfum-grasse-perfumes = règle du jeu, phases 2 et 3
web-source-parfum-grasse-notes = de nous : 42 tuiles comme dans la boîte ; sortes, arômes et pièces équilibrés par simulation
web-source-parfum-grasse-customers = de nous : 25 jetons comme dans la boîte ; seuls « deux lavandes paient 8 » et les cinq sous la fermeture sont imprimés
# ---- What one did oneself, where one has no name
web-you-parfum-event-picked = Vous choisissez le cadran { $clock }.
web-you-parfum-event-dealt = Vous recevez le cadran { $clock }.
web-you-parfum-event-turn = Vous au cadran { $clock } : { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.
web-you-parfum-event-took = Vous prenez un dé { $aroma }.
web-you-parfum-event-fetched = Vous prenez au puits un pion de valeur { $worth }.
web-you-parfum-event-rolled = Vous lancez { $aroma } : { $face }.
web-you-parfum-event-spent = Vous dépensez un pion de valeur { $worth }.
web-you-parfum-event-turned = Vous tournez une mouche { $aroma } sur sa fiole.
web-you-parfum-event-claimed = Vous prenez { $note }.
web-you-parfum-event-money = Vous gagnez { $amount } et avez maintenant { $total }.
web-you-parfum-event-placed = Vous posez { $note } comme { $part } du parfum { $side } { $perfume }.
web-you-parfum-event-completed = Vous achevez le parfum { $perfume } et prenez { $flacons ->
    [one] { $flacons } flacon
   *[other] { $flacons } flacons
}.
web-you-parfum-event-sold = Vous vendez le parfum { $perfume } à { $customer }.
web-you-parfum-event-bargained = Vous soldez le parfum { $perfume } pour { $price }.
web-you-parfum-event-passed = Vous passez.
web-you-parfum-event-sold-out = Vous avez vendu tout le parfum { $perfume }.
web-you-parfum-event-discarded = Vous défaussez un pion de valeur { $worth }.
web-you-parfum-event-unpaid = Vous ne gagnez rien : { $total } en tout.
web-you-parfum-event-dry = Vous ne prenez pas de pion : le puits est vide.
web-you-parfum-event-revealed = Vous révélez vos pions : { $worth0 } de valeur 0, { $worth1 } de valeur 1, { $worth2 } de valeur 2, { $worth3 } de valeur 3.
