# Le plateau et la leçon de Perfumery dans le navigateur.
web-house-effect-hand = Vous tiendrez alors { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} sur { $limit } au plus.
web-house-effect-price = Le prix sera alors { $price }.
web-house-effect-paid = Alors { $paid } sur { $owed } seront payés.
web-house-effect-store = Ensuite, plus aucun parfum n’est produit.
web-say-perfumery-card = { perfumery-called } ({ $value })
web-lesson-perfumery-start = Vous dirigez une maison de parfum contre Max ; vous êtes Mia. Voici les deux premières manches d’une vraie partie. Devant vous le marché, vos trois alambics de cuivre et votre main. Appuyez sur Commencer, puis touchez ce qui luit.
web-lesson-perfumery-acquire = Chaque parfumeur fait une chose par manche. Sur une plaque bleue du marché, il prend toute la colonne : des parfums à produire, des recettes à installer, et toute carte est aussi de l’argent. Prenez cette colonne.
web-lesson-perfumery-acquire-2 = Trois parfumeurs maintenant, et le premier prend encore des cartes : la main en garde 7 au plus. Cette colonne a un parfum, la recette qu’il lui faut et de quoi la payer.
web-lesson-perfumery-hire = Engagez le troisième parfumeur. Il coûte 7, une seule fois, et travaille à chaque manche qui reste : le plus tôt est le mieux.
web-lesson-perfumery-discard = On paie en cartes, chacune vaut sa pièce. Ce qui paie retourne au marché, dans la colonne la plus courte. Gardez le parfum, payez avec la recette.
web-lesson-perfumery-discard-2 = 3 sur 7 sont payés. Vos Fonds de départ en apportent 5 ; on ne rend pas la monnaie.
web-lesson-perfumery-discard-3 = Une recette coûte sa propre pièce : 5. Les Fonds de départ la paient tout juste.
web-lesson-perfumery-done = Le prix est atteint : payez. Le nouveau parfumeur vient à la fin de la manche.
web-lesson-perfumery-done-2 = Payé à la pièce près : installez-la.
web-lesson-perfumery-use = Les deux parfumeurs sont partis, tous assemblent à la fois. Un alambic se lit du bas : sa cuve donne une florale. Chaque effet est une vanne, que vous ouvrez ou laissez fermée. Ouvrez celle-ci.
web-lesson-perfumery-use-2 = La florale est montée dans le verre du haut, le Dépôt. L’alambic de cœur travaille de même.
web-lesson-perfumery-use-3 = Et l’alambic de fond. Un parfum prend ses essences note par note : chacune doit monter dans le bon alambic.
web-lesson-perfumery-use-4 = Le deuxième assemblage. La tête d’abord : une florale.
web-lesson-perfumery-use-5 = Le cœur : une florale.
web-lesson-perfumery-use-6 = Le fond, où se trouve maintenant votre recette : la cuve d’abord …
web-lesson-perfumery-use-7 = … puis le plateau au-dessus. Il extrait une essence animale ; d’autres recettes changent ce qui vient d’en bas en autre chose : leur ordre compte.
web-lesson-perfumery-produce = Le flacon montre ce qu’il lui faut en tête, en cœur et en fond, et vos Dépôts l’ont. Produisez-le : son sceau vaut des points.
web-lesson-perfumery-produce-2 = Deux florales en tête, et une seule y est montée. L’autre vient de la fiole que vous avez remplie : une essence conservée sert à toute note.
web-lesson-perfumery-store = Une essence reste. La fiole en pointillé du nouveau flacon la garde pour une autre manche ; touchez le flacon. Ce qui n’est pas conservé s’évapore.
web-lesson-perfumery-store-2 = Il reste encore quelque chose, et une fiole est vide : gardez-le. La tuile Regarnir remplit aussi une telle fiole.
web-lesson-perfumery-commit = Tant que vous n’avez pas fini, tout peut changer. Finissez : alors toutes les maisons montrent ce qu’elles ont produit.
web-lesson-perfumery-commit-2 = Finissez, et voyez où vous en êtes.
web-lesson-perfumery-note = Un parfumeur devant un alambic y installe des recettes. Votre parfum veut une essence animale en fond.
web-lesson-perfumery-install = Cette recette en donne une. Elle reste dans l’alambic et travaille manche après manche.
web-lesson-perfumery-marker = La sonnette : qui l’a commence la manche suivante et choisit le premier au marché. Parmi les autres tuiles, Essence apporte une florale pour rien ou, pour 5, une synthétique, qui remplace toute autre ; Réordonner déplace une recette. Prenez la sonnette.
web-lesson-perfumery-pay = Quand plusieurs essences pourraient payer, vous choisissez. Prenez celle du Dépôt : ce qui s’y trouve s’évapore, ce qui est conservé reste.
web-lesson-perfumery-end = Deux manches, deux parfums : vous menez. Cela continue jusqu’à ce que les deux pioches soient vides, puis une manche de plus. Alors seuls les sceaux comptent. À vous !
# ---- Perfumery
web-house-phase-develop = Développement
web-house-phase-blend = Assemblage
web-house-nothing = rien
web-house-amount-floral = { $count ->
    [one] { $count } essence florale
   *[other] { $count } essences florales
}
web-house-amount-green = { $count ->
    [one] { $count } essence verte
   *[other] { $count } essences vertes
}
web-house-amount-animal = { $count ->
    [one] { $count } essence animale
   *[other] { $count } essences animales
}
web-house-amount-synthetic = { $count ->
    [one] { $count } essence synthétique
   *[other] { $count } essences synthétiques
}
web-house-extracts = extrait { $get }
web-house-mixes = change { $pay } en { $get }
web-house-status = { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} · { $home ->
    [one] { $home } parfumeur
   *[other] { $home } parfumeurs
} à la maison
web-house-recipe = Recette { $name } : { $effect } ; vaut { $value }
web-house-note = Note de { $note } : { $effect }
web-house-open-valve = Ouvrir finalement cette vanne
web-house-shut-valve = Fermer finalement cette vanne
web-house-flow = En train de monter :
web-house-auto = Assembler pour moi
web-house-actions = Tuiles d’action
web-house-hire = Engager le troisième parfumeur
web-house-marker = Prendre le marqueur Premier joueur
web-house-essence = Prendre une essence
web-house-sort = Réordonner une recette
web-house-replenish = Regarnir une case
web-house-short-hire = Engager
web-house-short-marker = Commencer
web-house-short-essence = Essence
web-house-short-sort = Réordonner
web-house-short-replenish = Regarnir
web-house-explain-hire = Payez { $price } en cartes ; dès la manche suivante vous avez un troisième parfumeur. Une fois par joueur.
web-house-explain-marker = Vous commencez la manche suivante. Un seul parfumeur de la table par manche.
web-house-explain-essence = Une florale pour rien, ou une synthétique pour { $price }, directement dans un Dépôt. Une fois par manche et par joueur : choisissez la note.
web-house-explain-sort = Levez une recette installée et remettez-la où vous voulez dans une note. Un seul parfumeur de la table par manche : touchez la recette.
web-house-explain-replenish = Regarnissez une case de conservation vide avec son essence. Un seul parfumeur de la table par manche : touchez la case.
web-house-explain-note = L’assemblage commence ici. Un parfumeur sur cette tuile installe des recettes dans la note.
web-house-explain-yard = Ce qui est monté repose ici et paie les parfums. Ce qui reste s’évapore à la fin de la manche.
web-house-explain-get = Elle reste dans le Dépôt jusqu’à l’assemblage.
web-house-explain-slot = Les essences montent depuis la tuile : une recette utilise ce que celles d’en dessous ont fait.
web-house-explain-column-marker = Un parfumeur ici prend toutes les cartes de la colonne et le marqueur Prochain premier joueur.
web-house-ask-develop = Où va votre parfumeur ?
web-house-ask-essence = Quelle essence, quelle note ?
web-house-ask-sort = Quelle recette levez-vous ?
web-house-ask-replenish = Quelle case regarnissez-vous ?
web-house-ask-limit = Défaussez { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-house-ask-install = Quelle recette pour la note de { $note } ?
web-house-ask-install-more = Le prix est { $owed } : installer encore, ou payer ?
web-house-ask-insert = Où va { $name } ?
web-house-ask-pay = Prix { $owed }, payé { $paid } : quelle carte paie ?
web-house-ask-paid = Prix { $owed }, payé { $paid }
web-house-ask-effect = Utiliser cet effet ?
web-house-ask-produce = Produisez un parfum, ou finissez
web-house-ask-leftover = Conservez ce qui reste, ou finissez
web-house-ask-nothing = Rien ne peut être produit : finissez
web-house-ask-paying = { $note }, { $essence } : avec quelle essence payer ?
web-house-ask-store = Conservez encore, ou finissez
web-house-ask-full = Toutes les cases sont pleines : finissez
web-house-ask-nothing-fits = Plus rien à conserver : finissez
web-house-button-use = Utiliser l’effet
web-house-button-skip = Passer l’effet
web-house-button-commit = Finir l’assemblage
web-house-button-done = Terminer
web-house-button-pay = Payer { $owed }
web-house-button-yard = { $kind } du Dépôt
web-house-button-stored = { $kind } conservée
web-house-sure-commit = Finir sans produire { $perfumes } ?
web-house-button-idle = Laisser oisif
web-house-detail = { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} · { $home ->
    [one] { $home } parfumeur
   *[other] { $home } parfumeurs
} à la maison
web-house-detail-limit = La prochaine va à la colonne { $column }. Vous en gardez { $limit }.
web-house-detail-install = La valeur d’une recette est son prix. Les autres cartes de la main le paient.
web-house-detail-pay = La prochaine carte va à la colonne { $column }. On ne rend pas la monnaie.
web-house-detail-need = { $name } : encore { $count ->
    [one] { $count } essence
   *[other] { $count } essences
} à payer
web-house-columns = Marché
web-house-decks = reste { $perfumes ->
    [one] { $perfumes } parfum
   *[other] { $perfumes } parfums
} · { $recipes ->
    [one] { $recipes } recette
   *[other] { $recipes } recettes
}
web-house-column = Colonne { $column } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
web-house-take = prenez { $cards }
web-house-explain-column = Un parfumeur ici prend toutes les cartes de la colonne.
web-house-notes = La maison : trois notes
web-house-yard = Dépôt de { $note } : { $holds }
web-house-yard-empty = vide
web-house-get-floral = Une essence florale
web-house-get-synthetic = Acheter une essence synthétique
web-house-slot = La mettre ici
web-house-funds = Fonds de départ
# Les cartes de nos éditions dont les noms abrégés se confondraient, par $word ; tout autre nom est abrégé en $short.
web-house-narrow = { $word ->
    [Amber-Accord] Oriental
    [Modern-Chypre] Moderne
    [Musk-Substitute] Factice
    [Nitro-Musk] Nitré
    [Rose-and-Musk-Infusion] Rose-musc
   *[other] { $short }
}
web-house-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-house-perfume = Parfum { $name } : tête { $top }, cœur { $middle }, fond { $base } ; { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; vaut { $value }{ $keeps ->
    [none] {""}
   *[other] ; garde ensuite une essence { $keeps }
}
web-house-stands = Y est : { $who }
web-house-explain-funds = De l’argent : une carte qui ne sert qu’à payer.
web-house-explain-recipe = Installée dans une note, elle change ce qui y monte. En paiement, elle vaut sa pièce.
web-house-explain-perfume = Produit à partir des Dépôts pendant l’assemblage, il apporte des points et des cases de conservation. En paiement, il vaut sa pièce.
web-house-starter = Premier joueur
web-house-making = en cours
web-house-counted = { $count ->
    [0] Aucun parfum
    [one] { $count } parfum : { $values }
   *[other] { $count } parfums : { $values }
}
web-house-pays = paie { $value }
web-house-more = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
web-house-next-start = prochain premier
web-house-shelf = Parfums produits
web-house-vial-full = { $kind } conservée
web-house-vial-empty = case vide : { $kind }
web-house-maison = Maison { $name }
web-house-points-word = { $points ->
    [one] point
   *[other] points
}
web-house-cards-of = cartes : { $hand }/{ $limit }
web-house-with = { $points } avec { $name }
web-house-home = { $home } à la maison
web-house-lacks = { $count ->
    [one] manque
   *[other] manquent
}
web-house-lacks-in = { $count ->
    [one] manque en { $note }
   *[other] manquent en { $note }
}
web-house-missing = il manque { $what } en { $note }
web-house-ready = prêt
web-house-from = { $what } de { $note }
web-house-takes = Cela prend { $what }.
web-house-left = Reste : { $what }.
web-house-effect-make = Vous aurez { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
web-house-effect-hire = Vous payez { $price } en cartes, sur les { $worth } de votre main ; le troisième parfumeur vient à la manche suivante.
web-house-effect-synthetic = Vous payez { $price } en cartes, sur les { $worth } de votre main.
web-house-ask-make = { $name } est prêt : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-house-button-make = Le produire
web-house-button-coins = { $rest ->
    [one] Payer { $rest } pièce
   *[other] Payer { $rest } pièces
}
web-house-button-paid = Payer { $paid } pour { $owed }
web-house-detail-evaporates = Ce qui reste aux Dépôts s’évapore. Touchez un flacon pour l’y conserver.
web-house-detail-develop = { $places ->
    [one] Un emplacement vous est ouvert : il brille.
   *[other] { $places } emplacements vous sont ouverts : ils brillent.
}
web-house-detail-no-hire = Plus d’embauche : vous avez trois parfumeurs.
web-house-mine = Votre maison
web-house-rank = Parfums de rang { $rank }
web-house-hand-known = Cartes en main : cachées, mais qui a suivi le marché les connaît
web-house-grade = grade : { $grade }
web-house-end-yours = La maison de l’année
web-house-legend-floral = Essence florale : cinq pétales.
web-house-legend-green = Essence verte : une feuille.
web-house-legend-animal = Essence animale : une patte.
web-house-legend-synthetic = Essence synthétique : un hexagone. Elle en remplace toute autre.
web-house-legend-extract = Extrait : donne ce qui suit la flèche.
web-house-legend-mix = Mélange : change ce qui précède la flèche en ce qui la suit.
web-house-legend-open = Une vanne ouverte : l’effet est utilisé.
web-house-legend-shut = Une vanne fermée : l’effet est laissé de côté.
web-house-legend-seal = La valeur de marque d’un parfum : ses points, une fois produit.
web-house-legend-coin = Ce que vaut une carte quand on paie avec elle ; pour une recette, aussi son prix.
web-house-legend-vial = Une fiole vide : elle peut garder une essence pour une autre manche.
web-house-legend-full = Une fiole pleine : ce qu’elle garde sert pour toute note.
web-house-legend-figure = Un parfumeur. On distingue les maisons au chapeau, puis à la couleur.
web-house-sure-evaporate = Finir, et laisser s’évaporer ce qui pourrait être conservé ?
web-house-line-acquired = { $who ->
    [you] prenez la colonne { $column }
   *[other] prend la colonne { $column }
}
web-house-line-installed = { $who ->
    [you] installez
   *[other] installe
}
web-house-line-sorted = { $who ->
    [you] réordonnez
   *[other] réordonne
}
web-house-line-lifted = { $who ->
    [you] réordonnez
   *[other] réordonne
}
web-house-line-hired = { $who ->
    [you] engagez
   *[other] engage
}
web-house-line-received = { $who ->
    [you] prenez
   *[other] prend
}
web-house-line-replenished = { $who ->
    [you] regarnissez
   *[other] regarnit
}
web-house-line-used = { $who ->
    [you] assemblez
   *[other] assemble
}
web-house-line-produced = { $who ->
    [you] assemblez
   *[other] assemble
}
web-house-line-start-marker = { $who ->
    [you] commencerez
   *[other] commencera
}
web-house-line-starts = { $who ->
    [you] commencez
   *[other] commence
}
web-house-line-placed = { $who ->
    [you] installez
   *[other] installe
}
web-house-line-committed = { $who ->
    [you] avez fini
   *[other] a fini
}
web-house-line-idle = { $who ->
    [you] restez sans travail
   *[other] reste sans travail
}
web-house-ask-effect-of = { $note } : utiliser { $whose ->
    [recipe] { $name }
   *[pot] la cuve
} ?
web-house-detail-essence = Une florale pour rien, ou une synthétique pour { $price }, directement dans un Dépôt.
web-house-detail-sort = Touchez la recette à lever : elle va où vous voulez dans une note.
web-house-detail-replenish = Touchez la case vide : son essence vient pour rien.
web-house-detail-effect = Une vanne se tourne encore jusqu’à la fin.
web-house-ask-which = { $count } parfums sont prêts : lequel d’abord ?
web-house-detail-which = Ce que l’un prend manque à l’autre. Conserver met fin à la production.
web-house-ready-short = prêt
web-house-line-dealt = arrivages
web-house-detail-gone = Ce qui reste aux Dépôts s’évapore.
# ---- What one did oneself, where one has no name
web-you-perfumery-event-starts = Vous avez le marqueur Premier joueur.
web-you-perfumery-event-acquired = Vous acquérez la colonne { $column } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
web-you-perfumery-event-took = Vous prenez { $card } en main.
web-you-perfumery-event-next-marker = Vous prenez le marqueur Prochain premier joueur.
web-you-perfumery-event-start-marker = Vous prenez le marqueur Premier joueur.
web-you-perfumery-event-discarded = Vous défaussez { $card } dans la colonne { $column }.
web-you-perfumery-event-placed = Vous placez un parfumeur sur la note de { $note }.
web-you-perfumery-event-installed = Vous installez { $recipe } dans la note de { $note }, à la place { $place }.
web-you-perfumery-event-lifted = Vous levez { $recipe }.
web-you-perfumery-event-sorted = Vous mettez { $recipe } dans la note de { $note }, à la place { $place }.
web-you-perfumery-event-replenished = Vous regarnissez une essence { $essence }.
web-you-perfumery-event-received = Vous posez une essence { $essence } sur le Dépôt de { $note }.
web-you-perfumery-event-hired = Vous engagez le troisième parfumeur.
web-you-perfumery-event-paid = Vous avez payé { $paid } ; le prix était { $price }.
web-you-perfumery-event-idle = Un de vos parfumeurs reste oisif.
web-you-perfumery-event-committed = Vous validez votre assemblage.
web-you-perfumery-event-used = Vous utilisez { $effect } dans la note de { $note }.
web-you-perfumery-event-produced = Vous produisez { $perfume } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $synthetics } × synthétique, { $stored } × conservée).
web-you-perfumery-event-stored = Vous conservez : { $floral } × florale, { $green } × verte, { $animal } × animale, { $synthetic } × synthétique.
web-you-perfumery-event-volatilized = Chez vous s’évaporent : { $floral } × florale, { $green } × verte, { $animal } × animale, { $synthetic } × synthétique.
web-you-perfumery-event-joined = Un parfumeur vous rejoint : vous en avez maintenant { $perfumers }.
web-you-perfumery-event-kept = Vous gardez { $perfume } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# D’où viennent les pièces de l’édition.
web-source-perfumery-rue-de-grasse-4-numbers = règle du jeu, mise en place et actions 1, 5 et 6
web-source-perfumery-rue-de-grasse-4-funds = de nous : aucune source n’en donne la valeur ; 5 achète une essence synthétique
web-source-perfumery-rue-de-grasse-4-tiles = de nous : l’exemple de la règle montre une tuile de tête florale ; cœur et fond sont supposés semblables
web-source-perfumery-rue-de-grasse-4-recipes = de nous : 40 cartes en trois rangs comme dans la boîte ; effets et valeurs équilibrés par simulation
web-source-perfumery-rue-de-grasse-4-perfumes = de nous : 40 cartes comme dans la boîte ; valeurs de marque d’après le compteur de points publié par un amateur (2 3 4 7 8 14 15)
web-source-perfumery-rue-de-grasse-4-order = de nous : qui commence plus tard a moins de choix ; équilibré par simulation
