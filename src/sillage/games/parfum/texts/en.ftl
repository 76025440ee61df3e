# Parfum. Names of pieces, actions (do), events, reasons (why), and the words of the picture.
parfum-name = Parfum
parfum-about = Distil aromas with dice, compose perfumes, sell them on the street. 2 to 4 players, about 45 minutes.

parfum-phase-wake = Wake up
parfum-phase-prepare = Create: prepare
parfum-phase-distill = Create: distil
parfum-phase-place = Create: compose
parfum-phase-sell = Sell
parfum-phase-discard = Discard water
parfum-phase-over = The game is over

parfum-option-first_game = First game: the clocks of the first round are dealt at random

parfum-aroma-violet = violet
parfum-aroma-bergamot = bergamot
parfum-aroma-rose = rose
parfum-aroma-vanilla = vanilla
parfum-aroma-lavender = lavender
parfum-part-head = head
parfum-part-heart = heart
parfum-part-base = base
parfum-side-unused = unused
parfum-side-minor = minor
parfum-side-major = major
parfum-face-fly = fly
parfum-face-flask = flask
parfum-ending-under-way = under way
parfum-ending-closing-time = closing time
parfum-ending-empty-bag = the bag can’t fill the distillery any more
parfum-ending-hundred-rounds = a hundred rounds

parfum-amount = { $aroma } ×{ $count }
parfum-note = { $id } ({ $part }: { $aromas }; +{ $coins })
parfum-customer = { $id } (wants { $wants }; pays { $price })
parfum-target-new-minor = a new minor perfume
parfum-target-new-major = a new major perfume
parfum-target-perfume = perfume { $number }

parfum-do-clock = Pick clock { $clock }
parfum-do-draw = Draw a note from the bag to space { $space }
parfum-do-take = Take a { $aroma } die
parfum-do-water = Take a token from the well
parfum-do-reroll = Re-roll all { $aroma } flies for a token worth { $worth }
parfum-do-reroll-all = Re-roll all dice for a token worth { $worth }
parfum-do-turn = Turn a { $aroma } fly to its flask for tokens worth { $tokens }
parfum-do-claim = Claim { $note }
parfum-do-done = Done: keep the roll, claim nothing more
parfum-do-place = Place { $note } on { $target }
parfum-do-sell = Sell a flacon of perfume { $perfume } to { $customer }
parfum-do-bargain = Sell a flacon of perfume { $perfume } as a bargain
parfum-do-pass = Pass: sell nothing now
parfum-do-discard = Discard a token worth { $worth }

parfum-event-round = Round { $round } begins.
parfum-event-picked = { $who } picks clock { $clock }.
parfum-event-dealt = { $who } is dealt clock { $clock }.
parfum-event-turn = { $who } at clock { $clock }: { $actions ->
    [one] one action
   *[other] { $actions } actions
}.
parfum-event-drew = { $note } comes to space { $space } of the distillery.
parfum-event-took = { $who } takes a { $aroma } die.
parfum-event-fetched = { $who } takes a token worth { $worth } from the well.
parfum-event-fetched-hidden = { $who } takes a token from the well.
parfum-event-renewed = The discards become the new well: { $worth0 } worth 0, { $worth1 } worth 1, { $worth2 } worth 2, { $worth3 } worth 3.
parfum-event-rolled = { $who } rolls { $aroma }: { $face }.
parfum-event-spent = { $who } spends a token worth { $worth }.
parfum-event-turned = { $who } turns a { $aroma } fly to its flask.
parfum-event-claimed = { $who } claims { $note }.
parfum-event-money = { $who } earns { $amount } and has { $total }.
parfum-event-markers = The money markers stand in a new order.
parfum-event-placed = { $who } places { $note } as { $part } of { $side } perfume { $perfume }.
parfum-event-completed = { $who } completes perfume { $perfume } and takes { $flacons ->
    [one] one flacon
   *[other] { $flacons } flacons
}.
parfum-event-sold = { $who } sells perfume { $perfume } to { $customer }.
parfum-event-bargained = { $who } sells perfume { $perfume } as a bargain for { $price }.
parfum-event-passed = { $who } passes.
parfum-event-sold-out = { $who } has sold out perfume { $perfume }.
parfum-event-discarded = { $who } discards a token worth { $worth }.
parfum-event-arrived = { $customer } comes to shop { $shop }.
parfum-event-closing = Closing time! One last round is played.
parfum-event-unpaid = { $who } earns nothing: { $total } in all.
parfum-event-dry = { $who } takes no token: the well is empty.
parfum-event-ended = The game ends: { $ending }.
parfum-event-revealed = { $who } reveals tokens: { $worth0 } worth 0, { $worth1 } worth 1, { $worth2 } worth 2, { $worth3 } worth 3.

parfum-why-phase = that belongs to another phase; now: { $phase }
parfum-why-clock-taken = this clock has been picked already
parfum-why-clock-none = there is no such clock on this board
parfum-why-draw-bag = the bag is empty
parfum-why-draw-space = the space is not free
parfum-why-take = no { $aroma } die is left on the market
parfum-why-water = the well is empty, and so are the discards
parfum-why-claiming = no water once claiming has begun
parfum-why-token = you have no such token to spend
parfum-why-fly = no { $aroma } die shows a fly
parfum-why-claim-empty = there is no note on that space
parfum-why-claim = your flasks don’t cover that note
parfum-why-place-none = that note is not among those you claimed
parfum-why-place-heart = a heart note goes on the major side only
parfum-why-place-target = that perfume is not under way, or the part is taken
parfum-why-sell-none = you have no flacon of that perfume
parfum-why-sell-gone = no customer waits there
parfum-why-sell = that perfume doesn’t hold what the customer wants

parfum-ask-wake = { $who }, when do you wake up? Pick a clock.
parfum-ask-prepare = { $who }, { $left ->
    [one] one action is left
   *[other] { $left } actions are left
}: dice, water or a new note?
parfum-ask-distill = { $who }, mend the roll with water, claim notes, or say done.
parfum-ask-place = { $who }, where does the note go?
parfum-ask-sell = { $who }, sell a flacon, or pass?
parfum-ask-discard = { $who }, discard down to { $limit } tokens.

parfum-street = Street
parfum-distillery = Distillery
parfum-market = Market
parfum-well = Well
parfum-clock = Clock
parfum-roll = Dice
parfum-claimed = Claimed
parfum-pays = pays { $price }
parfum-gap = empty
parfum-left = bag { $bag } · customers { $customers } · flacons { $flacons }
parfum-last = last round
parfum-end = End
parfum-closing-in = { $customers ->
    [0] the next customer is closing time
    [one] closing time after 1 more customer
   *[other] closing time after { $customers } more customers
}
parfum-markers = Markers
parfum-markers-order = { $markers } (so clocks are picked)
parfum-flasks = flasks
parfum-flies = flies
parfum-taken = taken
parfum-well-left = { $left ->
    [one] one token
   *[other] { $left } tokens
}; discarded: { $spent }
parfum-money = money
parfum-water = water
parfum-flacons = { $count ->
    [one] one flacon
   *[other] { $count } flacons
}
parfum-sold-out = { $count } sold out
parfum-worth = { $count }×{ $worth }
parfum-clocks = place: actions  { $clocks }
parfum-unfinished = unfinished
parfum-hint-claim = Water would cost more than it brings on average: claim what the flasks cover.
parfum-hint-water = { $action }: worth { $gain } coins on average over the dice, the water paid.

# What players type: the first word is shown, all are understood, and so is the notation.
parfum-word-clock = clock
parfum-word-draw = draw
parfum-word-take = take
parfum-word-water = water
parfum-word-reroll = reroll
parfum-word-reroll-all = reroll-all
parfum-word-turn = turn
parfum-word-claim = claim
parfum-word-done = done
parfum-word-place = place
parfum-word-sell = sell
parfum-word-bargain = bargain
parfum-word-pass = pass
parfum-word-discard = discard
parfum-word-new-minor = new-minor
parfum-word-new-major = new-major

# The tables of an edition.
parfum-table-board = The board
parfum-table-clocks_four = Clocks for four
parfum-table-clocks_three = Clocks for three
parfum-table-dice = Dice
parfum-table-water = Water
parfum-table-perfumes = Perfumes
parfum-table-notes = Notes
parfum-table-customers = Customers

parfum-legend =
    Vi Be Ro Va La: the aromas violet, bergamot, rose, vanilla, lavender; Ro×3: three of them
    (4/6): so many of a die’s six faces are flasks; +3: the coins that a note brings
    HD, HT, BS: notes of head, heart, base; A, B: customers
    2×3 after water: two tokens of worth 3; Vi4: four parts of violet in a perfume
    >: whose turn it is; –: none; …: a part still missing; ·: stands between facts
    1: 3 beside Clock: clock 1 gives 3 actions
