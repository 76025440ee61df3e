# Parfum's board and lesson in the browser.
web-parfum-effect-money = Then you have { $money ->
    [one] one coin
   *[other] { $money } coins
}.
# ---- Parfum
web-parfum-phase-wake = Wake up
web-parfum-phase-create = Create
web-parfum-phase-sell = Sell
web-parfum-amount = { $count } { $aroma }
web-parfum-track = Money track
web-parfum-standing = { $who } { $money }
web-parfum-customer = Customer: wants { $wants }, pays { $price }
web-parfum-gone = served
web-parfum-distillery-note = flasks pay for notes
web-parfum-distillery-claims = { $count ->
    [one] one note is within your flasks
   *[other] { $count } notes are within your flasks
}
web-parfum-note = { $part } note: needs { $aromas }, pays { $coins }
web-say-parfum-note = a { $part } note ({ $aromas })
web-say-parfum-customer = the customer who wants { $wants } and pays { $price }
web-parfum-claimed-note = A claimed note
web-parfum-gap-shop = Shop { $number }, no customer
web-parfum-gap-space = Space { $number }, free
web-parfum-free = free
web-parfum-draw-short = draw
web-parfum-draw-here = draw a note here
web-parfum-stall = { $aroma } dice: { $left } left
web-parfum-stall-title = Dice of { $aroma }
web-parfum-well = Well: { $left ->
    [one] one token
   *[other] { $left } tokens
} left
web-parfum-spent = Discarded water: { $list }
web-parfum-spent-title = Discarded water
web-parfum-spent-short = spent, face up
web-parfum-clock = Clock { $clock }: { $actions } actions, free
web-parfum-clock-of = Clock { $clock }: { $actions } actions. Taken: { $who }
web-parfum-clock-title = Clock { $clock }
web-parfum-mine = { $who }, your perfumery
web-parfum-my-dice = Your dice
web-parfum-my-water = Your water tokens
web-parfum-only-you = only you see their worth
web-parfum-no-water = No water tokens
web-parfum-token = Water token worth { $worth }
web-parfum-die = { $aroma } die
web-parfum-die-face = { $aroma } die: { $face }
web-parfum-status = { $water } water, { $perfumes } unfinished, { $flacons ->
    [one] 1 flacon
   *[other] { $flacons } flacons
}
web-parfum-counted = worth { $coins }, counted in
web-parfum-heap-stack = { $count ->
    [one] 1 customer to come
   *[other] { $count } customers to come
}
web-parfum-heap-stack-short = to come
web-parfum-heap-bag = { $count ->
    [one] 1 note in the bag
   *[other] { $count } notes in the bag
}
web-parfum-heap-bag-short = in bag
web-parfum-heap-flacons = { $count ->
    [one] 1 flacon in the supply
   *[other] { $count } flacons in the supply
}
web-parfum-heap-flacons-short = { $count ->
    [one] flacon
   *[other] flacons
}
web-parfum-you-have-it = You have what is wanted.
web-parfum-acts = act.
web-parfum-you-at = you, { $money }
web-parfum-in-well = in the well
web-parfum-faces = { $faces } of 6 faces show a flask
web-parfum-income-notes = notes claimed
web-parfum-income-sales = sales
web-parfum-income-bargains = bargains
web-parfum-income-water = water
web-parfum-passes = passes
web-parfum-passed = pass:
web-parfum-bargain = bargain
web-parfum-order-wake = Clocks are still picked by, in this order: { $list }
web-parfum-order-wake-short = who picks when
web-parfum-order-sell = Still to sell, in this order: { $list }
web-parfum-order-sell-short = who sells when
web-parfum-customer-short = customer
web-parfum-number = no. { $perfume }
web-parfum-offers-short = what they would bring
web-parfum-offers = What your perfumes would bring
web-parfum-offer = Perfume { $perfume }: { $coins } coins from { $bargain ->
    [true] a bargain
   *[other] a customer
}
web-parfum-standings = Standings
web-parfum-your-shelf = your shelf
web-parfum-to-sell = { $count } to sell
web-parfum-open = open
web-parfum-begin = new
web-parfum-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
web-parfum-explain-rival = Money, perfumes and the number of water tokens are seen by all; what the tokens are worth only by their owner.
web-parfum-percent = { $percent } %
web-parfum-actions-left = { $left ->
    [one] 1 action left
   *[other] { $left } actions left
}
web-parfum-their-dice = Dice of this turn
web-parfum-odds = Chance of each note
web-parfum-odds-short = chance of a note
web-parfum-odds-water = { $count } water
web-parfum-shelf = Perfumes
web-parfum-shelf-empty = No perfume yet.
web-parfum-perfume = Perfume { $number }, { $side }: { $holds }; { $flacons ->
    [one] one flacon
   *[other] { $flacons } flacons
} for sale
web-parfum-perfume-open = Perfume { $number }, { $side }: { $holds }; missing: { $missing }
web-parfum-sold-count = { $count } sold out
web-parfum-ask-wake = When do you wake up?
web-parfum-ask-prepare = { $left ->
    [one] One action left: a die, water or a new note
   *[other] { $left } actions: take dice, fetch water or draw a note
}
web-parfum-ask-distill = Claim notes, or mend the roll first
web-parfum-ask-claim = Claim notes, or keep what you have
web-parfum-ask-mend = Nothing is within your flasks: mend the roll?
web-parfum-ask-nothing = Nothing is within your flasks
web-parfum-ask-place = Where does this note go?
web-parfum-ask-place-many = Which note, and where does it go?
web-parfum-ask-sell = Sell a flacon, or pass
web-parfum-ask-bargain = No customer wants what you have: a bargain, or pass
web-parfum-ask-no-sale = You have no flacon to sell
web-parfum-ask-discard = { $spare ->
    [one] Tap the water token you give up
   *[other] Tap the { $spare } water tokens you give up
}
web-parfum-wait-wake = { $who } picks a clock…
web-parfum-wait-prepare = { $who } prepares…
web-parfum-wait-distill = { $who } distils…
web-parfum-wait-place = { $who } composes…
web-parfum-wait-sell = { $who } sells…
web-parfum-wait-discard = { $who } discards water…
web-parfum-wait-over = The game is over
web-parfum-step-fly = What does the water do to your { $aroma } flies?
web-parfum-step-reroll = Which token do you spend?
web-parfum-step-reroll-all = Which token do you spend?
web-parfum-step-turn = Which two tokens do you spend? The first:
web-parfum-step-turn-second = And the second token:
web-parfum-step-note = Where does this note go?
web-parfum-step-perfume = Who buys perfume { $number }?
web-parfum-step-bargain = No customer wants perfume { $number }: a bargain?
web-parfum-step-customer = Which perfume do you sell?
web-parfum-first-token = Spend a token worth { $worth }
web-parfum-mend-fly = Mend your { $aroma } flies with water
web-parfum-choose-perfume = Choose which perfume you sell
web-parfum-sell-perfume = Sell a flacon of perfume { $number }
web-parfum-choose-target = Choose where it goes
web-parfum-detail-flasks = Flasks to spend: { $flasks }
web-parfum-detail-no-flasks = No flask to spend
web-parfum-detail-dice = Dice taken: { $dice }
web-parfum-detail-prepare = The dice are rolled after your last action.
web-parfum-detail-wake = Early: first choice, few actions. Late: more actions.
web-parfum-detail-sell = A customer pays the price shown, a bargain 2 or 3 coins.
web-parfum-detail-pass = Who passes keeps the flacons for another round.
web-parfum-detail-place = Tap one of the perfumes that glow.
web-parfum-detail-place-many = Tap a note first, then a perfume that glows.
web-parfum-detail-discard = You keep { $limit }.
web-parfum-detail-water = Tap a fly: 1 water re-rolls it, 2 turn it to its flask.
web-parfum-detail-rest = You have { $money ->
    [one] one coin
   *[other] { $money } coins
} and { $water } water.
web-parfum-button-turn = Turn one (2 water)
web-parfum-button-reroll = Re-roll { $count ->
    [one] it
   *[other] all { $count }
} (1 water)
web-parfum-button-reroll-all = Re-roll all (1 water)
web-parfum-button-bargain = { $coins ->
    [0] Sell as a bargain
   *[other] Bargain for { $coins }
}
web-parfum-button-done = Done
web-parfum-button-none = Claim nothing
web-parfum-button-pass = Pass
web-parfum-sure-done = A note is still within your flasks. Leave it?
web-parfum-sure-pass = A customer would buy from you. Pass all the same?
web-parfum-explain-track = Everybody’s money. Who is last picks a clock first; on a shared space, the marker on top.
web-parfum-explain-customer = Buys one flacon of a perfume that holds at least what is wanted.
web-parfum-explain-heap-stack = They fill the street at the end of each round. The closing time token lies above the last five: when it comes, one last round is played.
web-parfum-explain-heap-bag = They fill the distillery at the end of each round. When they can’t, the game ends at once.
web-parfum-explain-heap-flacons = A finished perfume brings flacons from here, and a sold one comes back. They are never short.
web-parfum-explain-gap-shop = The customer has been served. The space is refilled at the end of the round.
web-parfum-explain-gap-space = A claimed note leaves its space free until the end of the round, unless somebody draws a note for it.
web-parfum-explain-note-head = Flasks pay for it, and it pays coins at once. A head goes into a minor or a major perfume.
web-parfum-explain-note-heart = Flasks pay for it, and it pays coins at once. A heart goes into a major perfume only.
web-parfum-explain-note-base = Flasks pay for it, and it pays coins at once. A base goes into a minor or a major perfume.
web-parfum-explain-claimed = You have claimed it. It goes into a perfume now and stays there.
web-parfum-explain-stall = { $left } left on the market. { $faces } of the six faces show a flask, the others a fly.
web-parfum-explain-well = { $left } tokens, worth 0 to 3, face down. An action fetches one; water mends a roll and is worth money at the end.
web-parfum-explain-spent = Spent tokens lie face up. When the well is empty they become the new well.
web-parfum-explain-clock = Plays as number { $clock } in this round, with { $actions } actions.
web-parfum-explain-token = One re-rolls all flies of an aroma, or all dice; two turn a fly to a flask. At the end it is worth what it shows.
web-parfum-explain-die-idle = Taken from the market; rolled after your last action.
web-parfum-explain-die-flask = A success: it pays for one aroma of a note.
web-parfum-explain-die-fly = A failure. Water can re-roll it or turn it.
web-parfum-explain-perfume-done = A flacon goes to a customer who wants what is in it, or to anybody as a bargain.
web-parfum-explain-perfume-open = It is complete when its last part is placed; then it brings flacons to sell.
web-parfum-explain-new-minor = A minor perfume is a head and a base. It brings 2 flacons.
web-parfum-explain-new-major = A major perfume is a head, a heart and a base. It brings 3 flacons.
web-parfum-explain-sold-out = The last flacon of a perfume brought two water tokens.
web-lesson-parfum-start = You run a perfumery in Grasse, and these are two rounds of a real game. You are Mia. Press Start, then tap what glows.
web-lesson-parfum-clock = Every round begins with waking up. An early clock plays first; a late one has more actions. Take this one.
web-lesson-parfum-clock-2 = A new round: the gaps in distillery and street are filled. Who is last on the money track picks a clock first. This one has more actions.
web-lesson-parfum-take = Notes are paid with aromas, and aromas come from dice. Another action takes a die from the market; below each tray are the six faces of its dice.
web-lesson-parfum-take-2 = After every turn all dice go back, so everybody has the full choice. Take one that the notes ask for.
web-lesson-parfum-take-3 = Dice are rolled after your last action, all at once. Take another one.
web-lesson-parfum-take-4 = Beside your dice stands how likely a note is. Violet, bergamot and rose have four flasks on six faces, vanilla and lavender three.
web-lesson-parfum-take-5 = A second die of an aroma makes its flask likelier, and some notes need several.
web-lesson-parfum-water = Your clock gives you actions. One of them: fetch water from the well. Water mends bad rolls, and is worth 0 to 3 coins at the end. Only you see how much.
web-lesson-parfum-water-2 = Another token: one re-rolls flies, two turn a fly for certain. At the end of a round you may keep four.
web-lesson-parfum-draw = An action may also draw a new note from the bag to a free space: more to choose from.
web-lesson-parfum-reroll = The dice are rolled: a flask is a success, a fly a failure. One water re-rolls all flies of an aroma. Tap the fly, then the token.
web-lesson-parfum-reroll-2 = There is still a fly. Another token rolls those of one aroma again.
web-lesson-parfum-turn = Two water turn a fly to its flask, without rolling. Tap the fly, then two tokens.
web-lesson-parfum-reroll-all = One water re-rolls all your dice.
web-lesson-parfum-claim = Your flasks now cover this note. Claim it: it pays its coins at once, and your marker moves on the cobbles.
web-lesson-parfum-claim-2 = This note is within your flasks, too. Each die pays for one note only.
web-lesson-parfum-claim-3 = And this one: whoever claims more sells more.
web-lesson-parfum-done = You need nothing more of the distillery: say that you are done.
web-lesson-parfum-done-2 = Done: now the notes are placed.
web-lesson-parfum-place = A claimed note goes into a perfume and stays there. Head and base make a minor perfume with 2 flacons; head, heart and base a major one with 3.
web-lesson-parfum-place-2 = A note may go on with a perfume or begin a new one. What a bottle lacks is dashed.
web-lesson-parfum-place-3 = A perfume whose last part is placed is complete, and can be sold in the same round.
web-lesson-parfum-sell = Afternoon: this customer wants what is in your perfume. Sell a flacon, and the price is yours.
web-lesson-parfum-sell-2 = Everybody has two chances a round: this customer buys from you, too.
web-lesson-parfum-bargain = A flacon can always be sold as a bargain: 2 coins for a minor perfume, 3 for a major one. The last flacon of a perfume brings two water.
web-lesson-parfum-pass = Afternoon is for selling, with two chances for everybody. Nothing to sell, or better customers to come? Then pass.
web-lesson-parfum-pass-2 = The second chance of this round: pass once more.
web-lesson-parfum-end = Those were two rounds. It ends at closing time, or when the bag can’t fill the distillery. Then the water is counted, and the most money wins. Your turn!
web-parfum-end-of = { $who }, perfumer
web-parfum-end-yours = The finest in Grasse
web-parfum-legend-violet = Violet: five petals.
web-parfum-legend-bergamot = Bergamot: a sliced fruit.
web-parfum-legend-rose = Rose: a spiral.
web-parfum-legend-vanilla = Vanilla: three pods.
web-parfum-legend-lavender = Lavender: a spike.
web-parfum-legend-coin = What a note pays when it is claimed, or a customer for a flacon.
web-parfum-legend-clock = A clock: when you play in this round, and below it how many actions you have.
web-parfum-legend-perfume = A perfume, layer by layer; a dashed one is still missing. A number with × counts its flacons for sale.
web-source-parfum-grasse-board = rulebook, set-up
web-source-parfum-grasse-clocks_four = rulebook (clocks 1 and 2), public reviews of the game (clocks 3 and 4)
web-source-parfum-grasse-clocks_three = ours: keeps the number of turns in a game close to that of the four-clock board
web-source-parfum-grasse-dice = rulebook (faces), a public review (three dice of each aroma)
web-source-parfum-grasse-water = rulebook, components and set-up
web-source-parfum-grasse-perfumes = rulebook, phases 2 and 3
web-source-parfum-grasse-notes = ours: 42 tiles as in the box; kinds, aromas and coins balanced by simulation
web-source-parfum-grasse-customers = ours: 25 tokens as in the box; only 'two lavender pay 8' and the five below closing time are printed
# ---- What one did oneself, where one has no name
web-you-parfum-event-picked = You pick clock { $clock }.
web-you-parfum-event-dealt = You are dealt clock { $clock }.
web-you-parfum-event-turn = You at clock { $clock }: { $actions ->
    [one] one action
   *[other] { $actions } actions
}.
web-you-parfum-event-took = You take a { $aroma } die.
web-you-parfum-event-fetched = You take a token worth { $worth } from the well.
web-you-parfum-event-rolled = You roll { $aroma }: { $face }.
web-you-parfum-event-spent = You spend a token worth { $worth }.
web-you-parfum-event-turned = You turn a { $aroma } fly to its flask.
web-you-parfum-event-claimed = You claim { $note }.
web-you-parfum-event-money = You earn { $amount } and have { $total }.
web-you-parfum-event-placed = You place { $note } as { $part } of { $side } perfume { $perfume }.
web-you-parfum-event-completed = You complete perfume { $perfume } and take { $flacons ->
    [one] one flacon
   *[other] { $flacons } flacons
}.
web-you-parfum-event-sold = You sell perfume { $perfume } to { $customer }.
web-you-parfum-event-bargained = You sell perfume { $perfume } as a bargain for { $price }.
web-you-parfum-event-passed = You pass.
web-you-parfum-event-sold-out = You have sold out perfume { $perfume }.
web-you-parfum-event-discarded = You discard a token worth { $worth }.
web-you-parfum-event-unpaid = You earn nothing: { $total } in all.
web-you-parfum-event-dry = You take no token: the well is empty.
web-you-parfum-event-revealed = You reveal tokens: { $worth0 } worth 0, { $worth1 } worth 1, { $worth2 } worth 2, { $worth3 } worth 3.
