# Fairy Perfume. Noms des pièces, actions (do), événements, raisons (why), et les mots de l’image.
fairy_perfume-name = Fairy Perfume
fairy_perfume-about = Secouez le flacon, arrêtez-vous à temps, achetez pierres, capacités et objectifs. 2 à 4 joueurs, environ 30 minutes.

fairy_perfume-phase-choose = Mise en place : choix d’une fée
fairy_perfume-phase-charm = Mise en place : une capacité gratuite
fairy_perfume-phase-shake = Secouer
fairy_perfume-phase-visit = Un cube est sorti
fairy_perfume-phase-store = Ranger
fairy_perfume-phase-double = Doubler une récompense
fairy_perfume-phase-split = Pièces ou magie
fairy_perfume-phase-act = Action
fairy_perfume-phase-buy-more = Un achat de plus
fairy_perfume-phase-goal-more = Un objectif de plus
fairy_perfume-phase-dust-more = Épousseter
fairy_perfume-phase-extra = Une action de plus
fairy_perfume-phase-return = Un cube revient
fairy_perfume-phase-last-trade = Un dernier échange
fairy_perfume-phase-over = La partie est finie

fairy_perfume-option-side = Face du plateau du marché
fairy_perfume-option-variant = Variante : chacun joue une fée à lui
fairy_perfume-option-choose_fairies = Dans la variante, les fées sont choisies au lieu d’être distribuées
fairy_perfume-option-live = En direct : secouez pour de vrai, pendant que le sablier coule

fairy_perfume-stone-yellow = jaune
fairy_perfume-stone-green = verte
fairy_perfume-stone-white = blanche
fairy_perfume-stone-blue = bleue
fairy_perfume-stone-red = rouge
fairy_perfume-stone-pink = rose
fairy_perfume-stone-charcoal = charbon
fairy_perfume-piece-yellow = une pierre jaune
fairy_perfume-piece-green = une pierre verte
fairy_perfume-piece-white = une pierre blanche
fairy_perfume-piece-blue = une pierre bleue
fairy_perfume-piece-red = une pierre rouge
fairy_perfume-piece-pink = une pierre rose
fairy_perfume-piece-charcoal = un charbon
fairy_perfume-piece-cube = un cube
fairy_perfume-currency-coins = pièces
fairy_perfume-currency-power = points de magie
fairy_perfume-barter-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} contre { $power ->
    [one] { $power } point de magie
   *[other] { $power } points de magie
}
fairy_perfume-barter-power = { $power ->
    [one] { $power } point de magie
   *[other] { $power } points de magie
} contre { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
fairy_perfume-letters = JVBURSc#
fairy_perfume-short-coins = p
fairy_perfume-short-power = m
fairy_perfume-choice-none = rien
fairy_perfume-choice-gentle = de secouer doucement
fairy_perfume-choice-hard = de secouer fort
fairy_perfume-choice-stop = de s’arrêter
fairy_perfume-choice-wait = d’attendre

fairy_perfume-ability-dust-plus = Grand ménage
fairy_perfume-ability-buy-second = Panier plein
fairy_perfume-ability-red-income = Dîme de braise
fairy_perfume-ability-double-goal = Second bouquet
fairy_perfume-ability-yellow-pairs = Soucis jumeaux
fairy_perfume-ability-stone-discount = Amie du marché
fairy_perfume-ability-green-white = Lys des prés
fairy_perfume-ability-blue-bonus = Carillon de jacinthe
fairy_perfume-ability-green-bonus = Charme de trèfle
fairy_perfume-ability-extra-action = Ailes infatigables
fairy_perfume-ability-yellow-bonus = Charme de souci
fairy_perfume-ability-charcoal-pink = Suie et roses
fairy_perfume-ability-white-bonus = Carillon de lys
fairy_perfume-ability-blue-yellow = Souci du ciel
fairy_perfume-ability-green-pairs = Trèfles jumeaux
fairy_perfume-ability-cube-discount = Faveur des fées

fairy_perfume-goal-many = Beaucoup de pierres
fairy_perfume-goal-clean = Flacon propre
fairy_perfume-goal-blue-yellow-set = Bleu et jaune
fairy_perfume-goal-few = Peu de pierres
fairy_perfume-goal-white-green-set = Blanc et vert
fairy_perfume-goal-precious = Pierres précieuses
fairy_perfume-goal-cubes = Cubes posés
fairy_perfume-goal-most-stones = Le plus de pierres
fairy_perfume-goal-fewest-stones = Le moins de pierres
fairy_perfume-goal-little-yellow-green = Peu de jaune et de vert
fairy_perfume-goal-most-power = Le plus de magie
fairy_perfume-goal-most-coins = Le plus de pièces
fairy_perfume-goal-colours = Toutes les couleurs

fairy_perfume-companion-plain = compagne
fairy_perfume-companion-royal = fée royale
fairy_perfume-companion-blue = fée bleue
fairy_perfume-companion-yellow = fée jaune
fairy_perfume-companion-white = fée blanche
fairy_perfume-companion-red = fée rouge

fairy_perfume-trait-royal = Un de vos cubes voyage dans le flacon. Tombé, il peut aller sans frais sur une capacité.
fairy_perfume-trait-blue = Échange { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} contre { $power ->
    [one] { $power } point de magie
   *[other] { $power } points de magie
}, ou l’inverse, chaque fois qu’elle décide.
fairy_perfume-trait-yellow = Un flacon sans charbon, mais { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins à la fin.
fairy_perfume-trait-white = Pauvre, mais son premier cube est sur une capacité dès le début.
fairy_perfume-trait-red = Une bourse pleine, et aucun trait.

fairy_perfume-ending-under-way = en cours
fairy_perfume-ending-all-cubes = tous les cubes d’un joueur sont posés
fairy_perfume-ending-no-pink = il ne reste plus de pierre rose
fairy_perfume-ending-cubes-and-pink = tous les cubes d’un joueur sont posés, et il ne reste plus de pierre rose
fairy_perfume-ending-hundred-rounds = cent manches

fairy_perfume-do-fairy = Jouer la { $fairy }
fairy_perfume-do-gentle = Secouer doucement
fairy_perfume-do-hard = Secouer fort
fairy_perfume-do-stop = S’arrêter
fairy_perfume-do-wait = Attendre
fairy_perfume-do-place = Poser le cube sur { $ability }, gratuitement
fairy_perfume-do-leave = Laisser de côté : { $stone }
fairy_perfume-do-double = Doubler la récompense d’une pierre : { $stone }
fairy_perfume-do-split = En prendre { $coins } en pièces, le reste en magie
fairy_perfume-do-buy = Acheter une pierre : { $stone }
fairy_perfume-do-ability = Gagner la capacité { $ability }
fairy_perfume-do-goal = Gagner l’objectif { $goal }
fairy_perfume-do-dust = Épousseter une pierre : { $stone }
fairy_perfume-do-dust-none = Ne rien épousseter
fairy_perfume-do-help = Demander l’aide des fées : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} et { $power ->
    [one] { $power } point de magie
   *[other] { $power } points de magie
}
fairy_perfume-do-extra = Payer { $price ->
    [one] { $price } point de magie
   *[other] { $price } points de magie
} pour une action de plus
fairy_perfume-do-done = Terminé
fairy_perfume-do-trade = Échanger { $currency }
fairy_perfume-do-return = Reprendre le cube de { $ability } dans le flacon

fairy_perfume-event-opened = L’objectif { $goal } est ouvert.
fairy_perfume-event-companion = { $who } joue la { $fairy }.
fairy_perfume-event-cube-in = { $who } met un cube dans le flacon.
fairy_perfume-event-round = La manche { $round } commence.
fairy_perfume-event-beat = Battement { $beat }.
fairy_perfume-event-chose = { $who } a choisi { $choice }.
fairy_perfume-event-fell = { $who } fait tomber { $piece }.
fairy_perfume-event-exploded = { $who } explose avec { $amount ->
    [one] { $amount } pierre
   *[other] { $amount } pierres
} dehors !
fairy_perfume-event-stopped = { $who } s’arrête avec { $amount ->
    [one] { $amount } pierre
   *[other] { $amount } pierres
} dehors.
fairy_perfume-event-charcoal = { $who } prend { $amount ->
    [one] { $amount } charbon
   *[other] { $amount } charbons
}.
fairy_perfume-event-hourglass = { $who } prend le sablier.
fairy_perfume-event-placed = { $who } pose un cube gratuit sur { $ability }.
fairy_perfume-event-stored = { $who } range { $amount } × { $stone }.
fairy_perfume-event-left = { $who } laisse de côté { $amount } × { $stone }.
fairy_perfume-event-doubled = { $who } double la récompense d’une pierre : { $stone }.
fairy_perfume-event-gained = { $who } gagne { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} et { $power ->
    [one] { $power } point de magie
   *[other] { $power } points de magie
}.
fairy_perfume-event-bought = { $who } achète une pierre ({ $stone }) pour { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}.
fairy_perfume-event-ability = { $who } gagne la capacité { $ability } pour { $price } { $currency }.
fairy_perfume-event-goal = { $who } gagne l’objectif { $goal } pour { $price } { $currency }.
fairy_perfume-event-dusted = { $who } époussette une pierre : { $stone }.
fairy_perfume-event-dusted-none = { $who } n’époussette rien.
fairy_perfume-event-helped = { $who } reçoit l’aide des fées.
fairy_perfume-event-further = { $who } paie { $price ->
    [one] { $price } point de magie
   *[other] { $price } points de magie
} pour une action de plus.
fairy_perfume-event-traded = { $who } échange { $currency }.
fairy_perfume-event-returned = { $who } reprend un cube de { $ability } dans le flacon.
fairy_perfume-event-nothing = { $who } ne gagne rien.
fairy_perfume-event-short = La réserve est vide : { $amount ->
    [one] il manque { $amount } charbon
   *[other] il manque { $amount } charbons
}.
fairy_perfume-event-ended = La partie s’achève : { $ending }.

fairy_perfume-why-phase = cela se fait à un autre moment ; maintenant : { $phase }
fairy_perfume-why-trade = seule la fée bleue échange
fairy_perfume-why-direction = entre deux autres décisions, on n’échange que dans un sens
fairy_perfume-why-purse = vous ne pouvez pas payer cela
fairy_perfume-why-charcoal = le charbon n’est pas à vendre
fairy_perfume-why-sold = il ne reste plus de pierre au marché : { $stone }
fairy_perfume-why-side = cette capacité n’est pas sur cette face du plateau
fairy_perfume-why-have = vous y avez déjà tous les cubes permis
fairy_perfume-why-cube = il ne reste plus de cube sur votre piste
fairy_perfume-why-return = vous n’y avez pas de cube
fairy_perfume-why-leave = il n’en reste plus parmi les pierres sorties : { $stone }
fairy_perfume-why-double = vous n’en avez rangé aucune : { $stone }
fairy_perfume-why-dust = vous n’en avez aucune hors du flacon : { $stone }
fairy_perfume-why-fairy = cette fée est prise, ou n’est pas de la variante
fairy_perfume-why-wait = on n’attend qu’aux tables en direct
fairy_perfume-why-split = il n’y en a pas autant à prendre

fairy_perfume-ask-choose = { $who }, quelle fée jouez-vous ?
fairy_perfume-ask-charm = { $who }, quelle capacité prenez-vous gratuitement ?
fairy_perfume-ask-shake = { $who }, secouer doucement, secouer fort, ou s’arrêter ?
fairy_perfume-ask-visit = { $who }, poser le cube qui est sorti ?
fairy_perfume-ask-store = { $who }, { $left ->
    [one] { $left } pierre est
   *[other] { $left } pierres sont
} de trop : que laissez-vous de côté ?
fairy_perfume-ask-double = { $who }, quelle pierre rangée compte double ?
fairy_perfume-ask-split = { $who }, combien en pièces ?
fairy_perfume-ask-act = { $who }, votre action ?
fairy_perfume-ask-buy-more = { $who }, une pierre de plus ?
fairy_perfume-ask-goal-more = { $who }, un objectif de plus ?
fairy_perfume-ask-dust-more = { $who }, { $left ->
    [one] { $left } pierre de plus peut partir
   *[other] { $left } pierres de plus peuvent partir
}.
fairy_perfume-ask-extra = { $who }, une action de plus pour { $price ->
    [one] { $price } point de magie
   *[other] { $price } points de magie
} ?
fairy_perfume-ask-return = { $who }, quel cube retourne au flacon ?
fairy_perfume-ask-last-trade = { $who }, échanger avant le décompte ?

fairy_perfume-market = Marché
fairy_perfume-abilities = Capacités
fairy_perfume-goals = Objectifs
fairy_perfume-round = manche { $number }
fairy_perfume-end-near = fin : cubes { $placed }/{ $cubes }, roses { $pink }
fairy_perfume-beat = battement { $number }
fairy_perfume-glass = sablier
fairy_perfume-glass-stands = le sablier attend
fairy_perfume-has-glass = sablier
fairy_perfume-value = valeur
fairy_perfume-purse = pièces { $coins } · magie { $power }
fairy_perfume-bottle = flacon
fairy_perfume-shaken = dehors
fairy_perfume-stored = rangées
fairy_perfume-aside = à côté
fairy_perfume-status-still = à l’arrêt, { $out }/{ $value }
fairy_perfume-status-shaking = secoue, { $out }/{ $value }
fairy_perfume-status-exploded = A EXPLOSÉ, { $out }/{ $value }
fairy_perfume-hint-shake = secouer : sûr à { $safe } %, vaut { $sign }{ NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) }
fairy_perfume-hint-stop = s’arrêter : secouer encore vaut { $sign }{ NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) }, sûr à { $safe } %

# Ce que l’on tape : le premier mot est montré, tous sont compris, et la notation aussi.
fairy_perfume-word-fairy = fée
fairy_perfume-word-gentle = doucement, secoue doucement, secouer doucement
fairy_perfume-word-hard = fort, secoue fort, secouer fort
fairy_perfume-word-stop = stop, arrête, arrêter, s’arrêter
fairy_perfume-word-wait = attends, attendre
fairy_perfume-word-place = pose, poser
fairy_perfume-word-leave = laisse, laisser
fairy_perfume-word-double = double, doubler
fairy_perfume-word-split = partage, partager
fairy_perfume-word-buy = achète, acheter
fairy_perfume-word-ability = capacité
fairy_perfume-word-goal = objectif
fairy_perfume-word-dust = époussette, épousseter
fairy_perfume-word-dust-none = rien, ne rien épousseter
fairy_perfume-word-help = aide-des-fées
fairy_perfume-word-extra = encore
fairy_perfume-word-done = terminé, fini
fairy_perfume-word-trade = échange, échanger
fairy_perfume-word-return = ramène, ramener, reprendre
fairy_perfume-word-coins = pièces
fairy_perfume-word-power = magie
fairy_perfume-word-royal = royale
fairy_perfume-word-blue = bleue
fairy_perfume-word-yellow = jaune
fairy_perfume-word-white = blanche
fairy_perfume-word-red = rouge

# Les tables d’une édition.
fairy_perfume-table-supply = Les pierres et les cubes
fairy_perfume-table-start = Le départ
fairy_perfume-table-track = La piste des cubes
fairy_perfume-table-shake = Ce que verse le flacon
fairy_perfume-table-stone_prices = Le prix des pierres
fairy_perfume-table-ability_prices = Le prix des capacités
fairy_perfume-table-goal_prices = Le prix des objectifs
fairy_perfume-table-goal_points = Les points des objectifs
fairy_perfume-table-goal_tiers = Les paliers des objectifs
fairy_perfume-table-scoring = Le décompte
fairy_perfume-table-explosion = L’explosion
fairy_perfume-table-traits = Les traits des fées
fairy_perfume-table-further_action = L’action de plus
fairy_perfume-table-royal = La fée royale
fairy_perfume-table-rewards = Ce que donnent les pierres
fairy_perfume-table-effects = Ce que donnent les capacités
fairy_perfume-table-dusting = L’époussetage
fairy_perfume-table-help = L’aide des fées
fairy_perfume-table-side_b = Les prix de la face B

fairy_perfume-legend =
    J V B U R S : pierres jaunes, vertes, blanches, bleues, rouges, roses ; c : charbon ; # : un cube
    J×20 (1p) : vingt au marché, 1 pièce chacune ; p : pièces ; m : points de magie
    ■ : un cube sur votre piste ; □ : une place qu’il a quittée ; la valeur dit combien de pierres on peut ranger
    ▓ : le sable qui reste dans le sablier ; ░ : celui qui a coulé ; 2/4 : pierres dehors, et combien on en supporte
    {"["}12] : cubes des joueurs 1 et 2 ; (4/9/12) : points des paliers d’un objectif
    { fairy_perfume-companion-royal } : { fairy_perfume-trait-royal }
    { fairy_perfume-companion-blue } : Échange des pièces contre de la magie, ou l’inverse, chaque fois qu’elle décide.
    { fairy_perfume-companion-yellow } : Un flacon sans charbon, mais moins de points à la fin.
    { fairy_perfume-companion-white } : { fairy_perfume-trait-white }
    { fairy_perfume-companion-red } : { fairy_perfume-trait-red }
    > : qui doit choisir ; – : aucun ; · : sépare les indications
