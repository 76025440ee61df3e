# Perfumery. Noms des pièces, actions (do), événements (event), raisons (why), mots de l'image.
perfumery-name = Perfumery
perfumery-about = Bâtissez une maison de parfum : réunissez des recettes, assemblez des essences dans trois notes, produisez des parfums. 1 à 4 joueurs, environ 60 minutes.

perfumery-phase-develop = Développement
perfumery-phase-limit = Développement : limite de main
perfumery-phase-install = Développement : installer
perfumery-phase-insert = Développement : trouver une place
perfumery-phase-pay = Développement : payer
perfumery-phase-blend = Assemblage
perfumery-phase-over = La partie est finie

perfumery-option-rival = Seul : le jeu de la maison rivale
perfumery-option-rival-usual = ordinaire
perfumery-option-rival-calm = paisible
perfumery-option-rival-keen = ardente

perfumery-note-top = tête
perfumery-note-middle = cœur
perfumery-note-base = fond
perfumery-kind-floral = florale
perfumery-kind-green = verte
perfumery-kind-animal = animale
perfumery-kind-synthetic = synthétique
perfumery-source-yard = le Dépôt
perfumery-source-yard-synthetic = une synthétique du Dépôt
perfumery-source-stored = une essence conservée
perfumery-source-stored-synthetic = une synthétique conservée
perfumery-ending-under-way = en cours
perfumery-ending-decks-empty = les deux pioches sont vides
perfumery-side-rival = Maison rivale
perfumery-side-rival-said = la maison rivale
perfumery-card = { $id } { perfumery-called } ({ $value })
perfumery-funds = Fonds de départ ({ $value })
perfumery-tile = la tuile de { $note }
perfumery-letters = FVAS

perfumery-do-acquire = Acquérir la colonne { $column }
perfumery-do-note = Installer des recettes dans la note de { $note }
perfumery-do-sort = Réordonner : lever { $recipe }
perfumery-do-replenish = Regarnir une essence { $essence }
perfumery-do-floral = Prendre une essence florale pour le Dépôt de { $note }
perfumery-do-synthetic = Acheter une essence synthétique pour le Dépôt de { $note }
perfumery-do-hire = Engager le troisième parfumeur
perfumery-do-marker = Prendre le marqueur Premier joueur
perfumery-do-idle = Laisser ce parfumeur oisif : aucune action n’est possible
perfumery-do-install = Installer { $recipe }
perfumery-do-insert = La mettre dans la note de { $note }, à la place { $place }
perfumery-do-discard = Défausser { $card }
perfumery-do-done = Terminé : le prix est payé
perfumery-do-use = Utiliser l’effet
perfumery-do-skip = Passer l’effet
perfumery-do-produce = Produire { $perfume }
perfumery-do-pay = Payer : { $source }
perfumery-do-store = Conserver une essence { $essence }
perfumery-do-commit = Valider cet assemblage

perfumery-event-starts = { $who } a le marqueur Premier joueur.
perfumery-event-round = La manche { $round } commence.
perfumery-event-last-round = Les deux pioches sont vides : c’est la dernière manche.
perfumery-event-dealt = { $card } arrive dans la colonne { $column }.
perfumery-event-acquired = { $who } acquiert la colonne { $column } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
perfumery-event-took = { $who } prend { $card } en main.
perfumery-event-next-marker = { $who } prend le marqueur Prochain premier joueur.
perfumery-event-start-marker = { $who } prend le marqueur Premier joueur.
perfumery-event-discarded = { $who } défausse { $card } dans la colonne { $column }.
perfumery-event-placed = { $who } place un parfumeur sur la note de { $note }.
perfumery-event-installed = { $who } installe { $recipe } dans la note de { $note }, à la place { $place }.
perfumery-event-lifted = { $who } lève { $recipe }.
perfumery-event-sorted = { $who } met { $recipe } dans la note de { $note }, à la place { $place }.
perfumery-event-replenished = { $who } regarnit une essence { $essence }.
perfumery-event-received = { $who } pose une essence { $essence } sur le Dépôt de { $note }.
perfumery-event-hired = { $who } engage le troisième parfumeur.
perfumery-event-paid = { $who } a payé { $paid } ; le prix était { $price }.
perfumery-event-idle = { $who } laisse un parfumeur oisif.
perfumery-event-blending = Tout le monde assemble.
perfumery-event-committed = { $who } valide son assemblage.
perfumery-event-used = { $who } utilise { $effect } dans la note de { $note }.
perfumery-event-produced = { $who } produit { $perfume } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $synthetics } × synthétique, { $stored } × conservée).
perfumery-event-stored = { $who } conserve : { $floral } × florale, { $green } × verte, { $animal } × animale, { $synthetic } × synthétique.
perfumery-event-volatilized = Chez { $who } s’évaporent : { $floral } × florale, { $green } × verte, { $animal } × animale, { $synthetic } × synthétique.
perfumery-event-joined = Un parfumeur rejoint { $who }, qui en a maintenant { $perfumers }.
perfumery-event-marker-placed = Le marqueur Prochain premier joueur va à la colonne { $column }.
perfumery-event-kept = { $who } garde { $perfume } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
perfumery-event-ended = La partie s’achève : { $ending }.

perfumery-why-phase = cela relève d’une autre étape ; maintenant : { $phase }
perfumery-why-taken = cette case est occupée cette manche
perfumery-why-column-none = cette colonne n’existe pas
perfumery-why-column-empty = cette colonne est vide
perfumery-why-note = aucune recette de votre main ne peut être payée par le reste de la main
perfumery-why-sort = cette recette n’est pas installée dans l’une de vos notes
perfumery-why-replenish = aucun de vos parfums produits n’a de case { $kind } vide
perfumery-why-price = le prix est { $price }, et les cartes qui peuvent payer valent { $purse }
perfumery-why-hire = vous avez { $most } parfumeurs, le maximum
perfumery-why-marker = vous avez déjà le marqueur
perfumery-why-idle = un parfumeur doit être placé tant qu’une action est possible
perfumery-why-hand = cette carte n’est pas dans votre main
perfumery-why-place = cette place n’existe pas, ou pas dans cette note
perfumery-why-unpaid = { $paid } sur { $owed } sont payés
perfumery-why-install-first = installez d’abord une recette, puis payez
perfumery-why-step-effect = décidez d’abord des effets de vos notes
perfumery-why-step-produce = tous les effets sont décidés ; produisez, conservez ou validez
perfumery-why-step-paying = payez d’abord le parfum que vous avez joué
perfumery-why-step-store = la conservation a commencé ; la production est finie
perfumery-why-produce = vos Dépôts et vos essences conservées ne peuvent pas payer ce parfum
perfumery-why-source = cette essence n’y est pas, ou le reste ne pourrait plus être payé
perfumery-why-store-space = aucune case de conservation { $kind } n’est vide
perfumery-why-store-none = il ne reste aucune essence { $kind } sur vos Dépôts

perfumery-ask-develop = { $who }, où va votre parfumeur ?
perfumery-ask-limit = { $who }, n’en gardez que { $limit } : défaussez une carte.
perfumery-ask-install = { $who }, quelle recette ? Quand l’une est installée, défausser une carte commence le paiement.
perfumery-ask-insert = { $who }, où va la recette ? La place 0 est à côté de la tuile.
perfumery-ask-pay = { $who }, payez : { $paid } sur { $owed } jusqu’ici.
perfumery-ask-effect = { $who }, utiliser { $effect } ? La note de { $note } contient { $here }.
perfumery-ask-produce = { $who }, produisez des parfums, conservez des essences ou validez.
perfumery-ask-paying = { $who }, qu’est-ce qui paie l’essence { $kind } de la note de { $note } ?
perfumery-ask-store = { $who }, conservez encore ou validez.

perfumery-grade-apprentice = apprenti
perfumery-grade-perfumer = parfumeur
perfumery-grade-nose = nez
perfumery-grade-maison = maison
perfumery-grade-legend = légende

perfumery-left = pioches : { $perfumes } parfums, { $recipes } recettes
perfumery-last = dernière manche
perfumery-next = Marqueur suivant
perfumery-markers = Marqueurs
perfumery-starter = Premier joueur : { $who }
perfumery-next-owner = Marqueur suivant : { $who }
perfumery-spaces = Cases
perfumery-space-sort = réordonner
perfumery-space-replenish = regarnir
perfumery-space-marker = marqueur
perfumery-prices = Prix
perfumery-prices-are = engager { $hire } · essence synthétique { $synthetic }
perfumery-discards = Défausse
perfumery-next-column = la prochaine carte va à la colonne { $column }
perfumery-price = Payé
perfumery-lifted = En main
perfumery-house = { $points ->
    [one] { $points } point
   *[other] { $points } points
} · parfumeurs { $home }/{ $perfumers } · main { $hand }
perfumery-storage = conservées
perfumery-hint-produce = Au mieux : produire { $perfumes } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; puis en conservation : { $floral } × florale, { $green } × verte, { $animal } × animale, { $synthetic } × synthétique.
perfumery-hint-nothing = Rien ne peut être produit ; au mieux en conservation : { $floral } × florale, { $green } × verte, { $animal } × animale, { $synthetic } × synthétique.
perfumery-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
perfumery-hand = main

# Ce que l’on tape : le premier mot est montré, tous sont compris, et la notation aussi.
perfumery-word-acquire = acquiers, acquérir
perfumery-word-note = note
perfumery-word-sort = réordonne, réordonner
perfumery-word-replenish = regarnis, regarnir
perfumery-word-floral = florale
perfumery-word-synthetic = synthétique
perfumery-word-hire = engage, engager
perfumery-word-marker = marqueur
perfumery-word-idle = oisif
perfumery-word-install = installe, installer
perfumery-word-insert = mets, mettre
perfumery-word-discard = défausse, défausser
perfumery-word-done = terminé, fini
perfumery-word-use = utilise, utiliser
perfumery-word-skip = passe, passer
perfumery-word-produce = produis, produire
perfumery-word-pay = paie, payer
perfumery-word-store = conserve, conserver
perfumery-word-commit = valide, valider
perfumery-word-FUNDS = FONDS, fonds de départ
perfumery-word-yard = dépôt
perfumery-word-yard-synthetic = dépôt-synthétique
perfumery-word-stored = conservée
perfumery-word-stored-synthetic = conservée-synthétique

# Les tables d’une édition.
perfumery-table-numbers = Les prix et les nombres
perfumery-table-funds = Les fonds de départ
perfumery-table-tiles = Les tuiles de note
perfumery-table-recipes = Les recettes
perfumery-table-perfumes = Les parfums
perfumery-table-order = Les pièces selon la place

perfumery-legend =
    F V A S : essence florale, verte, animale, synthétique
    F→VA : un effet qui change F en V et A ; +F : un effet qui donne F
    ★2 : points ; FF/-/V : ce qu’il faut en tête, cœur et fond ; (3) : ce que vaut la carte en paiement
    {"*"} : un effet utilisé ; ? : celui dont il s’agit ; ⇒ : ce qui est au Dépôt ; ● : un parfumeur sur la note
    {"["}2] : la colonne 2, cartes au-dessus et au-dessous ; P1, R1 : parfums et recettes de rang 1
    > : à qui c’est le tour ; – : aucun ; · : sépare les indications ; F / FV : conservées, et les cases qu’il y a

# Les cartes de nos éditions, par $word, leur nom avec des traits d’union ; tout autre nom reste tel quel.
perfumery-called = { $word ->
    [Rose-Petals] Rose de mai
    [Lavender] Lavande
    [Violet] Violette
    [Mimosa] Mimosa
    [Bergamot-Leaf] Bergamote verte
    [Galbanum] Galbanum
    [Musk-Tincture] Musc Tonkin
    [Ambergris-Maceration] Ambre gris macéré
    [Castoreum-Maceration] Castoréum macéré
    [First-Aldehyde] Aldéhyde C-10
    [Civet-Tincture] Civette infusée
    [Neroli-and-Petitgrain] Néroli et petit-grain
    [Hyacinth-Accord] Jacinthe bleue
    [Fougere-Sketch] Fougère esquissée
    [Chypre-Sketch] Chypre esquissé
    [Jasmine-Harvest] Jasmin de Grasse
    [Tuberose-Enfleurage] Tubéreuse d’enfleurage
    [Bitter-Orange-Tree] Bigaradier
    [Geranium-Field] Géranium rosat
    [Vanillin] Vanilline
    [Coumarin] Coumarine
    [Rose-and-Musk-Infusion] Rose et musc infusés
    [Leather-Accord] Cuir de Russie
    [Oakmoss-and-Amber] Mousse et ambre
    [Aldehydic-Bouquet] Aldéhydes en bouquet
    [Ionone-Bouquet] Ionones en bouquet
    [Laboratory-Synthesis] Synthèse en cornue
    [Musk-Substitute] Musc factice
    [Country-Bouquet] Bouquet champêtre
    [Grand-Accord] Grand accord
    [Vetiver-and-Ambergris] Vétiver et ambre gris
    [Fields-at-Dawn] Champs à l’aube
    [Lily-Aldehyde] Lis aldéhydé
    [Modern-Laboratory] Laboratoire moderne
    [Amber-Accord] Ambre oriental
    [Nitro-Musk] Musc nitré
    [Modern-Chypre] Chypre moderne
    [Molecular-Bouquet] Molécules en bouquet
    [Signature-Base] Base maison
    [Macrocyclic-Musk] Muscone
    [Morning-Petal] Pétale du matin
    [Garden-Gate] Grille du jardin
    [Linen-and-Violet] Lin et violette
    [Meadow-Water] Eau des prés
    [First-Rain] Première pluie
    [Crystal-Veil] Voile de cristal
    [Orchard-Walk] Allée du verger
    [Rose-Parade] Parade de roses
    [Ivory-Glove] Gant d’ivoire
    [Terrace-Tea] Thé en terrasse
    [Green-Ribbon] Ruban vert
    [Velvet-Curtain] Rideau de velours
    [Fern-Letter] Lettre de fougère
    [Hunting-Lodge] Relais de chasse
    [Powder-Room] Boudoir poudré
    [Promenade-1919] Promenade 1919
    [Blue-Conservatory] Serre bleue
    [Amber-Staircase] Escalier d’ambre
    [Silk-Intermission] Entracte de soie
    [Moss-Pavilion] Pavillon de mousse
    [River-Atelier] Atelier sur l’eau
    [Opera-Cloak] Cape d’opéra
    [Herbarium] Herbier
    [Champagne-Garden] Jardin champagne
    [Midnight-Salon] Salon de minuit
    [Verdant-Hour] L’Heure verte
    [Masked-Waltz] Valse masquée
    [Leather-Sonata] Sonate de cuir
    [Sable-Avenue] Avenue zibeline
    [Golden-Tram] Tramway d’or
    [Empress-of-Dawn] Aurore impériale
    [Nocturne-in-Amber] Nocturne d’ambre
    [The-Last-Ballroom] Dernier Bal
    [Hanging-Garden-Opus] Jardins suspendus
    [White-Peacock] Paon blanc
    [Cathedral-of-Roses] Cathédrale de roses
    [Emerald-Dynasty] Dynastie d’émeraude
    [Black-Swan-Suite] Cygne noir
    [Velvet-Comet] Comète de velours
    [House-of-Forever] Maison de toujours
   *[other] { $name }
}
