# Perfumery's board and lesson in the browser.
web-house-effect-hand = Then you hold { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} of at most { $limit }.
web-house-effect-price = Then the price is { $price }.
web-house-effect-paid = Then { $paid } of { $owed } are paid.
web-house-effect-store = Then no more perfumes are made.
web-say-perfumery-card = { perfumery-called } ({ $value })
web-lesson-perfumery-start = You run a house of perfume against Max; you are Mia. These are the first two rounds of a real game. Before you are the market, your three copper stills and your hand. Press Start, then tap what glows.
web-lesson-perfumery-acquire = Each perfumer does one thing a round. On a blue tile of the market it takes the whole column: perfumes to make, recipes to install, and every card is money, too. Take this column.
web-lesson-perfumery-acquire-2 = Three perfumers now, and the first takes cards again: a hand keeps 7 at most. This column has a perfume, the recipe that it needs, and money for it.
web-lesson-perfumery-hire = Hire the third perfumer. It costs 7 once and works in every round that is left, so the sooner, the better.
web-lesson-perfumery-discard = You pay with cards, each worth its coin. What you pay with goes back to the market, to the shortest column. Keep the perfume, pay with the recipe.
web-lesson-perfumery-discard-2 = 3 of 7 are paid. Your Initial Funds bring 5 more; no change is given.
web-lesson-perfumery-discard-3 = A recipe costs its own coin: 5. Initial Funds pay it exactly.
web-lesson-perfumery-done = The price is reached: pay. The new perfumer comes when the round ends.
web-lesson-perfumery-done-2 = Paid to the coin: install it.
web-lesson-perfumery-use = Both perfumers are out, so all blend at once. Each still is read from below: its pot gives a floral. Every effect is a valve, which you may open or leave shut. Open this one.
web-lesson-perfumery-use-2 = The floral has risen into the glass on top, the Stockyard. The middle still works alike.
web-lesson-perfumery-use-3 = And the base still. A perfume takes its essences note by note, so each must rise in the right still.
web-lesson-perfumery-use-4 = The second blending. Top first: one floral.
web-lesson-perfumery-use-5 = The middle: one floral.
web-lesson-perfumery-use-6 = The base, where your recipe is now: the pot comes first …
web-lesson-perfumery-use-7 = … and then the plate above it. It extracts an animal essence; other recipes turn what comes from below into something else, so their order matters.
web-lesson-perfumery-produce = The flask shows what it needs in Top, Middle and Base, and your Stockyards have it. Make it: its seal counts as points.
web-lesson-perfumery-produce-2 = Two floral in Top, and only one has risen there. The other comes from the vial that you filled: a stored essence serves any note.
web-lesson-perfumery-store = One essence is left over. The dashed vial on the new flask can keep it for a later round; tap the flask. What is not stored evaporates.
web-lesson-perfumery-store-2 = Again something is left, and a vial is empty: keep it. The tile Replenish fills such a vial, too.
web-lesson-perfumery-commit = Until you finish, everything can be changed. Finish: then all houses show what they made.
web-lesson-perfumery-commit-2 = Finish, and see where you stand.
web-lesson-perfumery-note = A perfumer in front of a still installs recipes there. Your perfume wants an animal essence in Base.
web-lesson-perfumery-install = This recipe gives one. It stays in the still and works round after round.
web-lesson-perfumery-marker = The bell: who has it begins the next round and has first choice at the market. Of the other tiles, Essence brings a floral free or, for 5, a synthetic, which stands for any other; Sort moves a recipe. Take the bell.
web-lesson-perfumery-pay = Where more than one essence could pay, you choose. Take it from the Stockyard: what lies there evaporates, what is stored stays.
web-lesson-perfumery-end = Two rounds, two perfumes: you lead. So it goes on until both decks are empty and one round more is played. Then only the seals count. Your turn!
# ---- Perfumery
web-house-phase-develop = Development
web-house-phase-blend = Blending
web-house-nothing = nothing
web-house-amount-floral = { $count } floral
web-house-amount-green = { $count } green
web-house-amount-animal = { $count } animal
web-house-amount-synthetic = { $count } synthetic
web-house-extracts = extracts { $get }
web-house-mixes = turns { $pay } into { $get }
web-house-status = { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} · { $home ->
    [one] { $home } perfumer
   *[other] { $home } perfumers
} at home
web-house-recipe = Recipe { $name }: { $effect }; worth { $value }
web-house-note = { $note } note: { $effect }
web-house-open-valve = Open this valve after all
web-house-shut-valve = Shut this valve after all
web-house-flow = Rising now:
web-house-auto = Blend for me
web-house-actions = Action tiles
web-house-hire = Hire the third perfumer
web-house-marker = Take the Starting Player Marker
web-house-essence = Take an essence
web-house-sort = Sort a recipe
web-house-replenish = Replenish storage
web-house-short-hire = Hire
web-house-short-marker = Go first
web-house-short-essence = Essence
web-house-short-sort = Sort
web-house-short-replenish = Replenish
web-house-explain-hire = Pay { $price } in cards; from the next round on you have a third perfumer. Once for each player.
web-house-explain-marker = You begin the next round. One perfumer of the table can do it each round.
web-house-explain-essence = A floral for nothing, or a synthetic for { $price }, straight onto a Stockyard. Once a round for each player: choose the note.
web-house-explain-sort = Lift an installed recipe and put it back at any place of a note. One perfumer of the table each round: tap the recipe.
web-house-explain-replenish = Fill an empty storage space with its essence. One perfumer of the table each round: tap the storage.
web-house-explain-note = Blending begins here. A perfumer on this tile installs recipes in the note.
web-house-explain-yard = What has risen lies here and pays for perfumes. What is left evaporates at the end of the round.
web-house-explain-get = It lies on the Stockyard until you blend.
web-house-explain-slot = Essences rise from the tile upwards: a recipe uses what those below it have made.
web-house-explain-column-marker = A perfumer here takes every card of the column and the Next Starting Player Marker.
web-house-ask-develop = Where does your perfumer go?
web-house-ask-essence = Which essence, and for which note?
web-house-ask-sort = Which recipe do you lift?
web-house-ask-replenish = Which storage do you fill?
web-house-ask-limit = Discard { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-house-ask-install = Which recipe do you install in the { $note } note?
web-house-ask-install-more = The price is { $owed }: install one more, or pay?
web-house-ask-insert = Where does { $name } go?
web-house-ask-pay = Price { $owed }, paid { $paid }: which card pays?
web-house-ask-paid = Price { $owed }, paid { $paid }
web-house-ask-effect = Use this effect?
web-house-ask-produce = Make a perfume, or finish
web-house-ask-leftover = Store what is left, or finish
web-house-ask-nothing = Nothing can be made: finish
web-house-ask-paying = { $note }, { $essence }: pay with which essence?
web-house-ask-store = Store more, or finish
web-house-ask-full = Storage is full: finish
web-house-ask-nothing-fits = Nothing left that could be stored: finish
web-house-button-use = Use it
web-house-button-skip = Skip it
web-house-button-commit = Finish blending
web-house-button-done = Finish
web-house-button-pay = Pay { $owed }
web-house-button-yard = Stockyard { $kind }
web-house-button-stored = Stored { $kind }
web-house-sure-commit = Finish without making { $perfumes }?
web-house-button-idle = Leave idle
web-house-detail = { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} · { $home ->
    [one] { $home } perfumer
   *[other] { $home } perfumers
} at home
web-house-detail-limit = The next one goes to column { $column }. You keep { $limit }.
web-house-detail-install = A recipe’s value is its price. The other cards of your hand pay it.
web-house-detail-pay = The next card goes to column { $column }. No change is given.
web-house-detail-need = { $name }: { $count ->
    [one] { $count } essence
   *[other] { $count } essences
} still to pay
web-house-columns = Market
web-house-decks = { $perfumes ->
    [one] { $perfumes } perfume
   *[other] { $perfumes } perfumes
} · { $recipes ->
    [one] { $recipes } recipe
   *[other] { $recipes } recipes
} left
web-house-column = Column { $column }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
web-house-take = take { $cards }
web-house-explain-column = A perfumer here takes every card of the column.
web-house-notes = The house: three notes
web-house-yard = Stockyard of the { $note } note: { $holds }
web-house-yard-empty = empty
web-house-get-floral = A floral essence
web-house-get-synthetic = Buy a synthetic essence
web-house-slot = Put it here
web-house-funds = Initial Funds
# Cards of our editions whose short names would read alike, by $word, the name with hyphens; any other is cut to $short.
web-house-narrow = { $word ->
    [Amber-Staircase] Staircase
    [First-Rain] Rain
    [Leather-Sonata] Sonata
    [Modern-Chypre] M. Chypre
    [Musk-Substitute] Musk Sub.
    [Rose-and-Musk-Infusion] Rose Musk
    [Rose-Parade] Parade
    [Velvet-Comet] Comet
   *[other] { $short }
}
web-house-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-house-perfume = Perfume { $name }: top { $top }, middle { $middle }, base { $base }; { $points ->
    [one] { $points } point
   *[other] { $points } points
}; worth { $value }{ $keeps ->
    [none] {""}
   *[other] ; then it can store { $keeps }
}
web-house-stands = There: { $who }
web-house-explain-funds = Money: a card that only pays.
web-house-explain-recipe = Installed in a note, it changes what rises there. As a payment it is worth its coin.
web-house-explain-perfume = Produced from the Stockyards while blending, it brings points and storage. As a payment it is worth its coin.
web-house-starter = Starting Player
web-house-making = in the making
web-house-counted = { $count ->
    [0] No perfume
    [one] { $count } perfume: { $values }
   *[other] { $count } perfumes: { $values }
}
web-house-pays = pays { $value }
web-house-more = { $count } more
web-house-next-start = next start
web-house-shelf = Perfumes made
web-house-vial-full = { $kind } stored
web-house-vial-empty = storage for { $kind } empty
web-house-maison = Maison { $name }
web-house-points-word = { $points ->
    [one] point
   *[other] points
}
web-house-cards-of = { $hand } of { $limit } cards
web-house-with = { $points } with { $name }
web-house-home = { $home } at home
web-house-lacks = { $count ->
   *[other] missing
}
web-house-lacks-in = { $count ->
   *[other] missing in { $note }
}
web-house-missing = { $what } missing in { $note }
web-house-ready = ready to make
web-house-from = { $what } from { $note }
web-house-takes = It takes { $what }.
web-house-left = Left over: { $what }.
web-house-effect-make = Then you have { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
web-house-effect-hire = You pay { $price } in cards, of the { $worth } in your hand; the third perfumer comes next round.
web-house-effect-synthetic = You pay { $price } in cards, of the { $worth } in your hand.
web-house-ask-make = { $name } is ready: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-house-button-make = Make it
web-house-button-coins = { $rest ->
    [one] Pay { $rest } coin
   *[other] Pay { $rest } coins
}
web-house-button-paid = Pay { $paid } for { $owed }
web-house-detail-evaporates = What stays on the Stockyards evaporates. Tap a flask to store in it.
web-house-detail-develop = { $places ->
    [one] One place is open to you: it glows.
   *[other] { $places } places are open to you: they glow.
}
web-house-detail-no-hire = Hire is shut: you have three perfumers.
web-house-mine = Your house
web-house-rank = Perfumes of rank { $rank }
web-house-hand-known = Cards in hand: face down, but who has watched the market knows them
web-house-grade = grade: { $grade }
web-house-end-yours = The house of the year
web-house-legend-floral = Floral essence: five petals.
web-house-legend-green = Green essence: a leaf.
web-house-legend-animal = Animal essence: a paw.
web-house-legend-synthetic = Synthetic essence: a hexagon. It stands for any other.
web-house-legend-extract = Extracts: it gives what is behind the arrow.
web-house-legend-mix = Mixes: it turns what is before the arrow into what is behind it.
web-house-legend-open = An open valve: the effect is used.
web-house-legend-shut = A shut valve: the effect is left out.
web-house-legend-seal = The brand value of a perfume: its points, once it is made.
web-house-legend-coin = What a card is worth when you pay with it; for a recipe also its price.
web-house-legend-vial = An empty vial: it can keep one essence for a later round.
web-house-legend-full = A full vial: what it keeps serves any note.
web-house-legend-figure = A perfumer. Houses are told apart by the hat, then by the colour.
web-house-sure-evaporate = Finish, and let what could be stored evaporate?
web-house-line-acquired = { $who ->
    [you] take column { $column }
   *[other] takes column { $column }
}
web-house-line-installed = { $who ->
    [you] install
   *[other] installs
}
web-house-line-sorted = { $who ->
    [you] sort
   *[other] sorts
}
web-house-line-lifted = { $who ->
    [you] sort
   *[other] sorts
}
web-house-line-hired = { $who ->
    [you] hire
   *[other] hires
}
web-house-line-received = { $who ->
    [you] take
   *[other] takes
}
web-house-line-replenished = { $who ->
    [you] replenish
   *[other] replenishes
}
web-house-line-used = { $who ->
    [you] blend
   *[other] blends
}
web-house-line-produced = { $who ->
    [you] blend
   *[other] blends
}
web-house-line-start-marker = { $who ->
    [you] go first
   *[other] goes first
}
web-house-line-starts = { $who ->
    [you] begin
   *[other] begins
}
web-house-line-placed = { $who ->
    [you] install
   *[other] installs
}
web-house-line-committed = { $who ->
    [you] are done
   *[other] is done
}
web-house-line-idle = { $who ->
    [you] are idle
   *[other] is idle
}
web-house-ask-effect-of = { $note }: use { $whose ->
    [recipe] { $name }
   *[pot] the pot
}?
web-house-detail-essence = A floral for nothing, or a synthetic for { $price }, straight onto a Stockyard.
web-house-detail-sort = Tap the recipe to lift: it may go to any place of a note.
web-house-detail-replenish = Tap the empty storage: its essence comes for nothing.
web-house-detail-effect = A valve can be turned again until you finish.
web-house-ask-which = { $count } perfumes are ready: which first?
web-house-detail-which = What one takes, another lacks. Storing ends the making.
web-house-ready-short = ready
web-house-line-dealt = new at the market
web-house-detail-gone = What stays on the Stockyards evaporates.
# ---- What one did oneself, where one has no name
web-you-perfumery-event-starts = You have the Starting Player Marker.
web-you-perfumery-event-acquired = You acquire column { $column }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
web-you-perfumery-event-took = You take { $card } to hand.
web-you-perfumery-event-next-marker = You take the Next Starting Player Marker.
web-you-perfumery-event-start-marker = You take the Starting Player Marker.
web-you-perfumery-event-discarded = You discard { $card } to column { $column }.
web-you-perfumery-event-placed = You place a perfumer on the { $note } note.
web-you-perfumery-event-installed = You install { $recipe } in the { $note } note at place { $place }.
web-you-perfumery-event-lifted = You lift { $recipe }.
web-you-perfumery-event-sorted = You put { $recipe } into the { $note } note at place { $place }.
web-you-perfumery-event-replenished = You replenish 1 { $essence } essence.
web-you-perfumery-event-received = You put a { $essence } essence on the { $note } Stockyard.
web-you-perfumery-event-hired = You hire the third perfumer.
web-you-perfumery-event-paid = You have paid { $paid }; the price was { $price }.
web-you-perfumery-event-idle = A perfumer of yours is idle.
web-you-perfumery-event-committed = You commit a blending.
web-you-perfumery-event-used = You use { $effect } in the { $note } note.
web-you-perfumery-event-produced = You produce { $perfume } for { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $synthetics } synthetic, { $stored } from storage).
web-you-perfumery-event-stored = You have in storage: { $floral } floral, { $green } green, { $animal } animal, { $synthetic } synthetic.
web-you-perfumery-event-volatilized = You let evaporate: { $floral } floral, { $green } green, { $animal } animal, { $synthetic } synthetic.
web-you-perfumery-event-joined = A perfumer joins you: you now have { $perfumers }.
web-you-perfumery-event-kept = You keep { $perfume } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# Where the pieces of the edition come from, in its own words.
web-source-perfumery-rue-de-grasse-4-numbers = rulebook, set-up and actions 1, 5 and 6
web-source-perfumery-rue-de-grasse-4-funds = ours: no source gives the value; 5 buys one synthetic
web-source-perfumery-rue-de-grasse-4-tiles = ours: the rulebook's example shows a floral top tile; middle and base are guessed alike
web-source-perfumery-rue-de-grasse-4-recipes = ours: 40 cards in three ranks as in the box; effects and values balanced by simulation
web-source-perfumery-rue-de-grasse-4-perfumes = ours: 40 cards as in the box; brand values from a fan's public score counter (2 3 4 7 8 14 15)
web-source-perfumery-rue-de-grasse-4-order = ours: who starts later has less to choose from; balanced by simulation
