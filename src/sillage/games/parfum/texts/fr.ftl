# Parfum. Noms des pièces, actions (do), événements (event), raisons (why), mots de l'image.
parfum-name = Parfum
parfum-about = Distillez des arômes aux dés, composez des parfums, vendez-les dans la rue. 2 à 4 joueurs, environ 45 minutes.

parfum-phase-wake = Réveil
parfum-phase-prepare = Création : préparer
parfum-phase-distill = Création : distiller
parfum-phase-place = Création : composer
parfum-phase-sell = Vente
parfum-phase-discard = Défausse d’eau
parfum-phase-over = La partie est finie

parfum-option-first_game = Première partie : les cadrans de la première manche sont distribués au hasard

parfum-aroma-violet = violette
parfum-aroma-bergamot = bergamote
parfum-aroma-rose = rose
parfum-aroma-vanilla = vanille
parfum-aroma-lavender = lavande
parfum-part-head = tête
parfum-part-heart = cœur
parfum-part-base = fond
parfum-side-unused = inutilisé
parfum-side-minor = mineur
parfum-side-major = majeur
parfum-face-fly = mouche
parfum-face-flask = fiole
parfum-ending-under-way = en cours
parfum-ending-closing-time = heure de fermeture
parfum-ending-empty-bag = le sac ne peut plus remplir la distillerie
parfum-ending-hundred-rounds = cent manches

parfum-amount = { $aroma } ×{ $count }
parfum-note = { $id } ({ $part } : { $aromas } ; +{ $coins })
parfum-customer = { $id } (veut { $wants } ; paie { $price })
parfum-target-new-minor = un nouveau parfum mineur
parfum-target-new-major = un nouveau parfum majeur
parfum-target-perfume = le parfum { $number }

parfum-do-clock = Choisir le cadran { $clock }
parfum-do-draw = Piocher une note du sac vers la case { $space }
parfum-do-take = Prendre un dé { $aroma }
parfum-do-water = Prendre un pion au puits
parfum-do-reroll = Relancer toutes les mouches { $aroma } pour un pion de valeur { $worth }
parfum-do-reroll-all = Relancer tous les dés pour un pion de valeur { $worth }
parfum-do-turn = Tourner une mouche { $aroma } sur sa fiole pour des pions de valeur { $tokens }
parfum-do-claim = Prendre { $note }
parfum-do-done = Terminé : garder le lancer, ne plus rien prendre
parfum-do-place = Poser { $note } sur { $target }
parfum-do-sell = Vendre un flacon du parfum { $perfume } à { $customer }
parfum-do-bargain = Solder un flacon du parfum { $perfume }
parfum-do-pass = Passer : ne rien vendre maintenant
parfum-do-discard = Défausser un pion de valeur { $worth }

parfum-event-round = La manche { $round } commence.
parfum-event-picked = { $who } choisit le cadran { $clock }.
parfum-event-dealt = { $who } reçoit le cadran { $clock }.
parfum-event-turn = { $who } au cadran { $clock } : { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.
parfum-event-drew = { $note } arrive sur la case { $space } de la distillerie.
parfum-event-took = { $who } prend un dé { $aroma }.
parfum-event-fetched = { $who } prend au puits un pion de valeur { $worth }.
parfum-event-fetched-hidden = { $who } prend un pion au puits.
parfum-event-renewed = Les défausses forment le nouveau puits : { $worth0 } de valeur 0, { $worth1 } de valeur 1, { $worth2 } de valeur 2, { $worth3 } de valeur 3.
parfum-event-rolled = { $who } lance { $aroma } : { $face }.
parfum-event-spent = { $who } dépense un pion de valeur { $worth }.
parfum-event-turned = { $who } tourne une mouche { $aroma } sur sa fiole.
parfum-event-claimed = { $who } prend { $note }.
parfum-event-money = { $who } gagne { $amount } et a maintenant { $total }.
parfum-event-markers = Les marqueurs d’argent changent d’ordre.
parfum-event-placed = { $who } pose { $note } comme { $part } du parfum { $side } { $perfume }.
parfum-event-completed = { $who } achève le parfum { $perfume } et prend { $flacons ->
    [one] { $flacons } flacon
   *[other] { $flacons } flacons
}.
parfum-event-sold = { $who } vend le parfum { $perfume } à { $customer }.
parfum-event-bargained = { $who } solde le parfum { $perfume } pour { $price }.
parfum-event-passed = { $who } passe.
parfum-event-sold-out = { $who } a vendu tout le parfum { $perfume }.
parfum-event-discarded = { $who } défausse un pion de valeur { $worth }.
parfum-event-arrived = { $customer } arrive à la boutique { $shop }.
parfum-event-closing = Heure de fermeture ! On joue une dernière manche.
parfum-event-unpaid = { $who } ne gagne rien : { $total } en tout.
parfum-event-dry = { $who } ne prend pas de pion : le puits est vide.
parfum-event-ended = La partie se termine : { $ending }.
parfum-event-revealed = { $who } révèle ses pions : { $worth0 } de valeur 0, { $worth1 } de valeur 1, { $worth2 } de valeur 2, { $worth3 } de valeur 3.

parfum-why-phase = cela relève d’une autre phase ; maintenant : { $phase }
parfum-why-clock-taken = ce cadran est déjà pris
parfum-why-clock-none = ce cadran n’existe pas sur ce plateau
parfum-why-draw-bag = le sac est vide
parfum-why-draw-space = la case n’est pas libre
parfum-why-take = il ne reste aucun dé { $aroma } au marché
parfum-why-water = le puits est vide, et la défausse aussi
parfum-why-claiming = plus d’eau dès que vous avez commencé à prendre des notes
parfum-why-token = vous n’avez pas ce pion à dépenser
parfum-why-fly = aucun dé { $aroma } ne montre de mouche
parfum-why-claim-empty = il n’y a pas de note sur cette case
parfum-why-claim = vos fioles ne couvrent pas cette note
parfum-why-place-none = cette note n’est pas parmi celles que vous avez prises
parfum-why-place-heart = une note de cœur ne va que du côté majeur
parfum-why-place-target = ce parfum n’est pas en cours, ou sa partie est occupée
parfum-why-sell-none = vous n’avez aucun flacon de ce parfum
parfum-why-sell-gone = aucun client n’attend là
parfum-why-sell = ce parfum ne contient pas ce que le client demande

parfum-ask-wake = { $who }, à quelle heure vous levez-vous ? Choisissez un cadran.
parfum-ask-prepare = { $who }, il reste { $left ->
    [one] { $left } action
   *[other] { $left } actions
} : dés, eau ou nouvelle note ?
parfum-ask-distill = { $who }, améliorez le lancer avec de l’eau, prenez des notes, ou dites terminé.
parfum-ask-place = { $who }, où va la note ?
parfum-ask-sell = { $who }, vendre un flacon, ou passer ?
parfum-ask-discard = { $who }, n’en gardez que { $limit } : défaussez un pion d’eau.

parfum-street = Rue
parfum-distillery = Distillerie
parfum-market = Marché
parfum-well = Puits
parfum-clock = Horloge
parfum-roll = Dés
parfum-claimed = Notes prises
parfum-pays = paie { $price }
parfum-gap = vide
parfum-left = sac { $bag } · clients { $customers } · flacons { $flacons }
parfum-end = Fin
parfum-closing-in = { $customers ->
    [0] la fermeture vient au lieu du prochain client
    [one] fermeture après encore 1 client
   *[other] fermeture après encore { $customers } clients
}
parfum-markers = Marqueurs
parfum-markers-order = { $markers } (l’ordre où l’on choisit les cadrans)
parfum-last = la dernière
parfum-flasks = fioles
parfum-flies = mouches
parfum-taken = pris
parfum-well-left = { $left ->
    [one] { $left } pion
   *[other] { $left } pions
} ; défaussés : { $spent }
parfum-money = argent
parfum-water = eau
parfum-flacons = { $count ->
    [one] { $count } flacon
   *[other] { $count } flacons
}
parfum-sold-out = { $count ->
    [one] { $count } épuisé
   *[other] { $count } épuisés
}
parfum-worth = { $count }×{ $worth }
parfum-clocks = place : actions  { $clocks }
parfum-unfinished = en cours
parfum-hint-claim = L’eau coûterait plus qu’elle ne rapporte en moyenne : prenez ce que couvrent vos fioles.
parfum-hint-water = { $action } : { $gain } pièces en moyenne sur les dés, eau payée.

# Ce que l’on tape : le premier mot est montré, tous sont compris, et la notation aussi.
parfum-word-clock = cadran
parfum-word-draw = pioche, piocher
parfum-word-take = prends, prendre
parfum-word-water = eau
parfum-word-reroll = relance, relancer
parfum-word-reroll-all = relance-tout, relancer-tout
parfum-word-turn = tourne, tourner
parfum-word-claim = prends, prendre, réclame, réclamer
parfum-word-done = terminé, fini
parfum-word-place = pose, poser, place
parfum-word-sell = vends, vendre
parfum-word-bargain = solde, solder
parfum-word-pass = passe, passer
parfum-word-discard = défausse, défausser
parfum-word-new-minor = nouveau-mineur
parfum-word-new-major = nouveau-majeur

# Les tables d’une édition.
parfum-table-board = Le plateau
parfum-table-clocks_four = Les cadrans à quatre
parfum-table-clocks_three = Les cadrans à trois
parfum-table-dice = Les dés
parfum-table-water = L’eau
parfum-table-perfumes = Les parfums
parfum-table-notes = Les notes
parfum-table-customers = Les clients

parfum-legend =
    Vi Be Ro Va La : les arômes violette, bergamote, rose, vanille, lavande ; Ro×3 : trois
    (4/6) : tant de faces du dé sont des fioles ; +3 : les pièces que rapporte une note
    HD, HT, BS : notes de tête, de cœur, de fond ; A, B : clients
    2×3 après l’eau : deux pions de valeur 3 ; Vi4 : quatre parts de violette dans un parfum
    > : à qui c’est le tour ; – : aucun ; … : une part manque encore ; · : sépare les indications
    1 : 3 sur l’horloge : le cadran 1 donne 3 actions
