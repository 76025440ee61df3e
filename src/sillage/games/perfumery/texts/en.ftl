# Perfumery. Names of pieces, actions (do), events, reasons (why), and the words of the picture.
perfumery-name = Perfumery
perfumery-about = Build a perfume house: collect recipes, blend essences in three notes, produce perfumes. 1 to 4 players, about 60 minutes.

perfumery-phase-develop = Development
perfumery-phase-limit = Development: hand limit
perfumery-phase-install = Development: install
perfumery-phase-insert = Development: find a place
perfumery-phase-pay = Development: pay
perfumery-phase-blend = Blending
perfumery-phase-over = The game is over

perfumery-option-rival = Alone: how the rival house plays
perfumery-option-rival-usual = usual
perfumery-option-rival-calm = calm
perfumery-option-rival-keen = keen

perfumery-note-top = top
perfumery-note-middle = middle
perfumery-note-base = base
perfumery-kind-floral = floral
perfumery-kind-green = green
perfumery-kind-animal = animal
perfumery-kind-synthetic = synthetic
perfumery-source-yard = the Stockyard
perfumery-source-yard-synthetic = a synthetic from the Stockyard
perfumery-source-stored = storage
perfumery-source-stored-synthetic = a stored synthetic
perfumery-ending-under-way = under way
perfumery-ending-decks-empty = both decks are empty
perfumery-side-rival = Rival house
perfumery-side-rival-said = the rival house
perfumery-card = { $id } { perfumery-called } ({ $value })
perfumery-funds = Initial Funds ({ $value })
perfumery-tile = the { $note } tile
perfumery-letters = FGAS

perfumery-do-acquire = Acquire column { $column }
perfumery-do-note = Install recipes in the { $note } note
perfumery-do-sort = Sort: lift { $recipe }
perfumery-do-replenish = Replenish 1 { $essence } essence
perfumery-do-floral = Take a floral essence to the { $note } Stockyard
perfumery-do-synthetic = Buy a synthetic essence for the { $note } Stockyard
perfumery-do-hire = Hire the third perfumer
perfumery-do-marker = Take the Starting Player Marker
perfumery-do-idle = Leave this perfumer idle: no action can be performed
perfumery-do-install = Install { $recipe }
perfumery-do-insert = Put it into the { $note } note at place { $place }
perfumery-do-discard = Discard { $card }
perfumery-do-done = Done: the price is paid
perfumery-do-use = Use the effect
perfumery-do-skip = Skip the effect
perfumery-do-produce = Produce { $perfume }
perfumery-do-pay = Pay from { $source }
perfumery-do-store = Store 1 { $essence } essence
perfumery-do-commit = Commit this blending

perfumery-event-starts = { $who } has the Starting Player Marker.
perfumery-event-round = Round { $round } begins.
perfumery-event-last-round = Both decks are empty: this is the last round.
perfumery-event-dealt = { $card } comes to column { $column }.
perfumery-event-acquired = { $who } acquires column { $column }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
perfumery-event-took = { $who } takes { $card } to hand.
perfumery-event-next-marker = { $who } takes the Next Starting Player Marker.
perfumery-event-start-marker = { $who } takes the Starting Player Marker.
perfumery-event-discarded = { $who } discards { $card } to column { $column }.
perfumery-event-placed = { $who } places a perfumer on the { $note } note.
perfumery-event-installed = { $who } installs { $recipe } in the { $note } note at place { $place }.
perfumery-event-lifted = { $who } lifts { $recipe }.
perfumery-event-sorted = { $who } puts { $recipe } into the { $note } note at place { $place }.
perfumery-event-replenished = { $who } replenishes 1 { $essence } essence.
perfumery-event-received = { $who } puts a { $essence } essence on the { $note } Stockyard.
perfumery-event-hired = { $who } hires the third perfumer.
perfumery-event-paid = { $who } has paid { $paid }; the price was { $price }.
perfumery-event-idle = { $who } leaves a perfumer idle.
perfumery-event-blending = Everybody blends.
perfumery-event-committed = { $who } commits a blending.
perfumery-event-used = { $who } uses { $effect } in the { $note } note.
perfumery-event-produced = { $who } produces { $perfume } for { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $synthetics } synthetic, { $stored } from storage).
perfumery-event-stored = { $who } has in storage: { $floral } floral, { $green } green, { $animal } animal, { $synthetic } synthetic.
perfumery-event-volatilized = { $who } lets evaporate: { $floral } floral, { $green } green, { $animal } animal, { $synthetic } synthetic.
perfumery-event-joined = A perfumer joins { $who }, who now has { $perfumers }.
perfumery-event-marker-placed = The Next Starting Player Marker goes to column { $column }.
perfumery-event-kept = { $who } keeps { $perfume } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
perfumery-event-ended = The game ends: { $ending }.

perfumery-why-phase = that belongs to another step; now: { $phase }
perfumery-why-taken = that space is taken this round
perfumery-why-column-none = there is no such column
perfumery-why-column-empty = that column is empty
perfumery-why-note = you have no recipe in hand that the rest of your hand can pay
perfumery-why-sort = that recipe is not installed in one of your notes
perfumery-why-replenish = none of your produced perfumes has an empty { $kind } space
perfumery-why-price = the price is { $price }, and the cards that can pay are worth { $purse }
perfumery-why-hire = you have { $most } perfumers, the most there are
perfumery-why-marker = you hold the marker already
perfumery-why-idle = a perfumer must be placed while any action can be performed
perfumery-why-hand = that card is not in your hand
perfumery-why-place = there is no such place, or not in this note
perfumery-why-unpaid = { $paid } of { $owed } are paid
perfumery-why-install-first = install a recipe first; then pay
perfumery-why-step-effect = first decide on the effects of your notes
perfumery-why-step-produce = all effects are decided; now produce, store or commit
perfumery-why-step-paying = first pay the perfume you have played
perfumery-why-step-store = storing has begun; production is over
perfumery-why-produce = your Stockyards and storage can’t pay that perfume
perfumery-why-source = no such essence is there, or the rest could not be paid then
perfumery-why-store-space = no { $kind } storage space is empty
perfumery-why-store-none = no { $kind } essence is left on your Stockyards

perfumery-ask-develop = { $who }, where does your perfumer go?
perfumery-ask-limit = { $who }, discard down to { $limit } cards.
perfumery-ask-install = { $who }, which recipe? Once one is installed, a discard begins the payment.
perfumery-ask-insert = { $who }, where does the recipe go? Place 0 is next to the tile.
perfumery-ask-pay = { $who }, pay: { $paid } of { $owed } so far.
perfumery-ask-effect = { $who }, use { $effect }? The { $note } note holds { $here }.
perfumery-ask-produce = { $who }, produce perfumes, store essences, or commit.
perfumery-ask-paying = { $who }, what pays the { $kind } essence of the { $note } note?
perfumery-ask-store = { $who }, store more, or commit.

perfumery-grade-apprentice = apprentice
perfumery-grade-perfumer = perfumer
perfumery-grade-nose = nose
perfumery-grade-maison = maison
perfumery-grade-legend = legend

perfumery-left = decks: { $perfumes } perfumes, { $recipes } recipes
perfumery-last = last round
perfumery-next = Next marker
perfumery-markers = Markers
perfumery-starter = Starting Player: { $who }
perfumery-next-owner = Next marker: { $who }
perfumery-spaces = Spaces
perfumery-space-sort = sort
perfumery-space-replenish = replenish
perfumery-space-marker = marker
perfumery-prices = Prices
perfumery-prices-are = hire { $hire } · synthetic { $synthetic }
perfumery-discards = Discards
perfumery-next-column = the next card goes to column { $column }
perfumery-price = Paid
perfumery-lifted = In hand
perfumery-house = { $points ->
    [one] { $points } point
   *[other] { $points } points
} · perfumers { $home }/{ $perfumers } · hand { $hand }
perfumery-storage = stored
perfumery-hint-produce = Best from here: produce { $perfumes } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}; then in storage: { $floral } floral, { $green } green, { $animal } animal, { $synthetic } synthetic.
perfumery-hint-nothing = Nothing can be produced from here; at best in storage: { $floral } floral, { $green } green, { $animal } animal, { $synthetic } synthetic.
perfumery-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
perfumery-hand = hand

# What players type: the first word is shown, all are understood, and so is the notation.
perfumery-word-acquire = acquire
perfumery-word-note = note
perfumery-word-sort = sort
perfumery-word-replenish = replenish
perfumery-word-floral = floral
perfumery-word-synthetic = synthetic
perfumery-word-hire = hire
perfumery-word-marker = marker
perfumery-word-idle = idle
perfumery-word-install = install
perfumery-word-insert = insert
perfumery-word-discard = discard
perfumery-word-done = done
perfumery-word-use = use
perfumery-word-skip = skip
perfumery-word-produce = produce
perfumery-word-pay = pay
perfumery-word-store = store
perfumery-word-commit = commit
perfumery-word-FUNDS = FUNDS, initial funds
perfumery-word-yard = yard
perfumery-word-yard-synthetic = yard-synthetic
perfumery-word-stored = stored
perfumery-word-stored-synthetic = stored-synthetic

# The tables of an edition.
perfumery-table-numbers = Prices and numbers
perfumery-table-funds = Initial Funds
perfumery-table-tiles = Note tiles
perfumery-table-recipes = Recipes
perfumery-table-perfumes = Perfumes
perfumery-table-order = Coins by seat

perfumery-legend =
    F G A S: floral, green, animal, synthetic essence
    F→GA: an effect that turns F into G and A; +F: one that gives F
    ★2: points; FF/-/G: what a perfume needs in top, middle and base; (3): the card’s worth as payment
    {"*"}: an effect used; ?: the one you are asked about; ⇒: what lies in the Stockyard; ●: a perfumer on the note
    {"["}2]: column 2, cards above and below; P1, R1: perfumes and recipes of rank 1
    >: whose turn it is; –: none; ·: stands between facts; F / FG: stored, and the spaces there are

# A card is called as its edition says. Other languages have the names of our own editions by $word, the name with hyphens.
perfumery-called = { $word ->
   *[other] { $name }
}
