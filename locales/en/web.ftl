# The browser client: pages, table, and the words of Parfum's board.
web-sillage = Sillage
web-list = { $most } and { $last }
web-skip = Skip to the content
web-nav = Pages
web-nav-play = Play
web-nav-tables = Tables
web-nav-me = You
web-home = Home
web-language = Language
web-language-en = English
web-language-fr = Français
web-theme = Colours
web-theme-auto = Auto
web-theme-light = Light
web-theme-dark = Dark
web-nothing-here = There is nothing here
web-error = Something went wrong. Try again.
web-offline = The server can’t be reached. Try again in a moment.

web-home-title = Board games about scent
web-home-about = Sit down and play at once, against bots or with friends. Nothing to install, no account needed.
web-players = Players
web-against = Against
web-play-now = Play now
web-play-live = Live: shake for real, while the hourglass runs
web-with-others = With others
web-start = Start
web-cancel = Cancel
web-back = Back
web-close = Close
web-save = Save
web-saved = Saved.
web-rules = Rules
web-lesson = Two-minute lesson
web-owners = Parfum, Perfumery and Fairy Perfume belong to their publishers; Sillage is not affiliated with them.
web-my-tables = My tables
web-no-tables = You sit at no table.
web-open-tables = Open tables
web-no-open-tables = No public table is waiting just now.
web-new-table = New table
web-new-table-of = A new table: { $game }
web-table-open = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
web-table-playing = { $who } to move
web-table-over = won by { $who }
web-your-turn = Your turn
web-your-turn-to = Your turn: { $phase }
web-sit-down = Sit down
web-go-on = Go on
web-look = Look
web-replay = Replay

web-mode = How you play
web-mode-live = Live
web-mode-live-about = Everybody is here now.
web-mode-turns = Turn by turn
web-mode-turns-about = Hours and days; come back when it is your turn.
web-mode-hot-seat = On one screen
web-mode-hot-seat-about = Pass the device around; hands stay hidden.
web-seats = Seats
web-seat = Seat { $number }
web-seat-kind = Who sits on seat { $number }
web-seat-level = Level of the bot on seat { $number }
web-seat-name = Name of seat { $number }
web-you = you
web-kind-me = a person here
web-kind-open = free seat
web-kind-bot = bot
web-terms = Terms
web-clock = Clock
web-clock-none = No clock
web-clock-move-60 = One minute a move
web-clock-game-900 = 15 minutes a game, 10 seconds more a move
web-clock-move-86400 = One day a move
web-hints-allowed = Hints are allowed
web-public = Anybody may join
web-create = Lay the table
web-is-public = open to all
web-is-private = by invitation
web-full = all seats are taken
web-free-seat = free seat
web-reserved = kept for { $who }
web-sit-here = Sit here
web-put-bot = a bot…
web-make-free = Make free
web-close-table = Close the table
web-stand-up = Stand up
web-waiting-for = { $count ->
    [one] The game begins when the last seat is taken.
   *[other] The game begins when all { $count } free seats are taken.
}
web-invite = Invite
web-invite-about = Whoever opens this link can sit down or watch.
web-invite-watch = Invite somebody to watch
web-link = Link
web-copy = Copy the link
web-copied = Copied
web-qr = QR code of the invitation link
web-commitment = Seal of the dice:
web-record = Record

web-chat = Chat
web-chat-empty = Nothing has been said yet.
web-say = Say something
web-send = Send
web-log = What happened
web-log-empty = What everybody does is told here.
web-watching = { $count ->
    [one] one is watching
   *[other] { $count } are watching
}
web-menu = Menu
web-sound = A soft bell when it is my turn
web-notify = A notification when it is my turn
web-motion = Animations
web-show-hand = Spectators may look into my hand
web-abort = Propose to break off
web-abort-no = Take the proposal back
web-resign = Resign
web-resign-sure = A bot plays on in your place, for good. Resign?
web-resigned = resigned
web-away = a bot plays for them
web-gone = away
web-bar = Your turn and choices
web-round = Round { $number }
web-phases = Phases of the round
web-last-round = last round
web-undo = Undo
web-hint = Hint
web-rule = Rule { $clause }
web-others = The others
web-wait = One moment…
web-over = The game is over
web-result = Result
web-wins = { $who } wins!
web-shared = { $who } share the victory!
web-broken-off = The table was closed.
web-rematch = Rematch
web-connecting = Laying the table…
web-lost = The connection is lost. It comes back by itself; nothing is lost.
web-closed-4401 = The server does not know you any more. Reload the page.
web-closed-4403 = You may not look at this table.
web-closed-4404 = There is no such table, or the link lacks its invitation.
web-closed-4409 = This table was opened on another screen.
web-closed-4429 = Too many connections. Close other tabs and reload the page.
web-hand-over = Hand the screen to { $who }
web-hand-over-about = Nothing secret is shown until then.
web-i-am = I am { $who }
web-days = { $count ->
    [one] one day
   *[other] { $count } days
}

web-search = Search the rules
web-found = { $count ->
    [0] Nothing found
    [one] One section
   *[other] { $count } sections
}
web-contents = Contents
web-replay-at = Decision { $at } of { $last }
web-replay-action = { $who }: { $text }
web-replay-slider = Decision
web-replay-eyes = In whose eyes
web-replay-back = Back
web-replay-next = Next
web-replay-play = Play
web-replay-stop = Stop
web-spectator = Spectator
web-to-table = To the table

web-name = Your name
web-name-label = The name others see
web-claim = Keep this name with a password
web-claim-about = Nobody else can then use it, and you can log in from another device.
web-claim-button = Keep it
web-password = Password (8 characters or more)
web-login = Log in
web-logout = Log out
web-stats = Your results
web-no-stats = Finish a game, and it is counted here.
web-people = people
web-stat-game = Game
web-stat-against = Against
web-stat-played = Played
web-stat-won = Won
web-stat-share = Share won
web-stat-mean = Mean points
web-stat-best = Best
web-history = Finished games
web-no-history = None yet.

web-plain-ask = Choose what you do
web-plain-wait = { $count ->
    [one] { $who } decides…
   *[other] { $who } decide…
}
web-plain-choices = You can
web-plain-table = The table
web-reconstructed-short = our reconstruction
web-reconstructed-prices = prices: our reconstruction
web-reconstructed = (Our reconstruction: the printed piece is not known to us.)
web-effect-money = Then you have { $money ->
    [one] one coin
   *[other] { $money } coins
}.
web-effect-left = It leaves you { $left }.
web-fairy-effect-limit = Your limit becomes { $value }.
web-house-effect-hand = Then you hold { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} of at most { $limit }.
web-house-effect-price = Then the price is { $price }.
web-house-effect-paid = Then { $paid } of { $owed } are paid.
web-house-effect-store = Then no more perfumes are made.

# ---- Parfum
web-parfum-phase-wake = Wake up
web-parfum-phase-create = Create
web-parfum-phase-sell = Sell
web-parfum-amount = { $count } { $aroma }
web-parfum-track = Money track
web-parfum-standing = { $who } { $money }
web-parfum-street-note = customers pay for what they love
web-parfum-street-buyers = { $count ->
    [one] one customer would buy from you
   *[other] { $count } customers would buy from you
}
web-parfum-customer = Customer: wants { $wants }, pays { $price }
web-parfum-gone = served
web-parfum-distillery-note = flasks pay for notes
web-parfum-distillery-claims = { $count ->
    [one] one note is within your flasks
   *[other] { $count } notes are within your flasks
}
web-parfum-note = { $part } note: needs { $aromas }, pays { $coins }
web-say-perfumery-card = { $name } ({ $value })
web-say-parfum-note = a { $part } note ({ $aromas })
web-say-parfum-customer = the customer who wants { $wants } and pays { $price }
web-parfum-claimed-note = A claimed note
web-parfum-gap-shop = Shop { $number }, no customer
web-parfum-gap-space = Space { $number }, free
web-parfum-free = free
web-parfum-draw-here = draw a note here
web-parfum-market-note = dice, three of each
web-parfum-stall = { $aroma } dice: { $left } left
web-parfum-stall-title = Dice of { $aroma }
web-parfum-well = Well: { $left ->
    [one] one token
   *[other] { $left } tokens
} left
web-parfum-well-left = left
web-parfum-spent = Discarded water: { $list }
web-parfum-spent-title = Discarded water
web-parfum-spent-short = discarded:
web-parfum-clock = Clock { $clock }: { $actions } actions, free
web-parfum-clock-of = Clock { $clock }: { $actions } actions, taken by { $who }
web-parfum-clock-title = Clock { $clock }
web-parfum-clock-note = order of play, actions
web-parfum-actions = actions
web-parfum-mine = { $who }, your perfumery
web-parfum-my-dice = Your dice
web-parfum-my-water = Your water tokens
web-parfum-only-you = only you see their worth
web-parfum-no-water = No water tokens
web-parfum-token = Water token worth { $worth }
web-parfum-die = { $aroma } die
web-parfum-die-face = { $aroma } die: { $face }
web-parfum-dice-of = Dice: flasks { $flasks }; flies { $flies }; not rolled { $dice }
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
web-parfum-heap-bag-short = in the bag
web-parfum-heap-flacons = { $count ->
    [one] 1 flacon in the supply
   *[other] { $count } flacons in the supply
}
web-parfum-heap-flacons-short = { $count ->
    [one] flacon
   *[other] flacons
}
web-parfum-shelf = Perfumes
web-parfum-shelf-empty = No perfume yet.
web-parfum-perfume = Perfume { $number }, { $side }: { $holds }; { $flacons ->
    [one] one flacon
   *[other] { $flacons } flacons
} for sale
web-parfum-perfume-open = Perfume { $number }, { $side }: { $holds }; missing: { $missing }
web-parfum-new = new { $side }
web-parfum-sold-out = sold out
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
web-parfum-ask-no-sale = You have no flacon to sell
web-parfum-ask-discard = { $spare ->
    [one] Discard one water token
   *[other] Discard { $spare } water tokens
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
web-parfum-detail-sell = A customer pays the price shown; a bargain brings 2 coins for a minor perfume, 3 for a major one.
web-parfum-detail-pass = Who passes keeps the flacons for another round.
web-parfum-detail-place = Tap one of the perfumes that glow.
web-parfum-detail-place-many = Tap a note first, then a perfume that glows.
web-parfum-detail-discard = You may keep { $limit }. Tap those you give up.
web-parfum-detail-water = tap a fly: 1 water re-rolls, 2 turn it
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
web-parfum-button-water = Fetch water
web-parfum-button-bargain = Sell as a bargain
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

web-lesson-again = And once more: do what is marked.
web-lesson-parfum-start = You run a perfumery in Grasse and this is one round of a real game. You are Mia. Press Start, then tap what glows.
web-lesson-parfum-clock = Every round begins with waking up. An early clock plays first; a late one has more actions. Take this one.
web-lesson-parfum-take = Notes are paid with aromas, and aromas come from dice. An action takes a die from the market.
web-lesson-parfum-water = Another action fetches water from the well. Water mends bad rolls, and is worth money at the end.
web-lesson-parfum-draw = Another action draws a new note from the bag to a free space.
web-lesson-parfum-reroll = The dice are rolled: a flask is a success, a fly a failure. One water re-rolls all flies of an aroma. Tap the fly.
web-lesson-parfum-turn = Two water turn a fly to its flask, without rolling. Tap the fly.
web-lesson-parfum-reroll-all = One water re-rolls all your dice.
web-lesson-parfum-claim = Your flasks now cover this note. Claim it: it pays its coins at once.
web-lesson-parfum-done = Nothing more to claim: say that you are done.
web-lesson-parfum-place = A claimed note goes into a perfume. Head and base make a minor perfume, head, heart and base a major one. This one completes a perfume, and you get flacons.
web-lesson-parfum-sell = Afternoon: this customer wants what is in your perfume. Sell a flacon, and the price is yours.
web-lesson-parfum-bargain = No customer wants this one: sell it as a bargain.
web-lesson-parfum-pass = You may also keep your flacons for better customers: pass.
web-lesson-parfum-end = That was a round. The game goes on until closing time, or until the bag runs out; then the most money wins, water included. Your turn!
web-lesson-fairy_perfume-start = You are Mia, a perfumer with a bottle of stones. This is one round of a real game against Max. Press Start, then do what is marked.
web-lesson-fairy_perfume-hard = All shake at the same time. A hard shake pours up to three stones; while your dashboard is empty there is no danger. Shake hard.
web-lesson-fairy_perfume-gentle = The red line comes near: beyond it the bottle explodes. A gentle shake mostly pours one stone or none. Shake gently.
web-lesson-fairy_perfume-stop = Enough is out. Who stops first without exploding turns the hourglass, and the others have little time left. Stop.
web-lesson-fairy_perfume-double = You have the hourglass: one of your stored stones counts twice. Tap the one that is marked; then all of them give coins and fairy power.
web-lesson-fairy_perfume-goal = A goal is worth points at the end, and the cube you place there raises your limit by one. Pay for the one that is marked.
web-lesson-fairy_perfume-ability = You have two actions to spend what you gained. An ability serves you as long as your cube stands there, and the cube raises your limit by one. Take the one that is marked.
web-lesson-fairy_perfume-end = So it goes on, with better stones and a higher limit, until somebody has placed all cubes or the pink stones are gone. Pink stones, goals and savings are points. Your turn!
web-lesson-perfumery-start = You run a house of perfume. This is one round of a real game against Max; you are Mia. Press Start, then tap what glows.
web-lesson-perfumery-acquire = A perfumer sent to a column takes all its cards: perfumes to make, recipes to install, and any card is money. Take this one.
web-lesson-perfumery-note = Your three notes are stills. A perfumer sent to one of them installs recipes there.
web-lesson-perfumery-install = Choose the recipe in your hand: it will work in this note, round after round.
web-lesson-perfumery-discard = It has its price, and you pay with cards: tap one. What you pay goes back to the columns.
web-lesson-perfumery-done = That is enough: press Finish.
web-lesson-perfumery-marker = Other tiles hire, sort, fetch an essence, or let you go first next time. Take the marker.
web-lesson-perfumery-use = Now all blend at once. In each note essences rise from the tile through the recipes. Every effect is a valve: open this one.
web-lesson-perfumery-produce = What has risen lies on the Stockyards, and it pays for this perfume. Produce it.
web-lesson-perfumery-pay = Where several essences could pay, you choose which. Take this one.
web-lesson-perfumery-store = A perfume you made can keep an essence for later. Store this one; the rest evaporates.
web-lesson-perfumery-commit = Until you commit, everything can be changed. Commit the blending.
web-lesson-perfumery-end = That was a round. When both decks are empty, one round more is played; then the values of your perfumes decide. Your turn!

# ---- Fairy Perfume
web-fairy-phase-shake = Shake
web-fairy-phase-store = Store
web-fairy-phase-act = Act
web-fairy-ask-choose = Which fairy do you play?
web-fairy-ask-charm = Which ability do you take for free?
web-fairy-ask-shake = Shake on, or stop?
web-fairy-ask-visit = { $cubes ->
    [one] A cube came out: which ability gets it, free?
   *[other] { $cubes } cubes came out: which abilities get them, free?
}
web-fairy-ask-store = { $left ->
    [one] Leave { $left } stone aside: which one?
   *[other] Leave { $left } stones aside: which ones?
}
web-fairy-ask-double = Which stored stone counts twice?
web-fairy-ask-split = { $ability } gives { $total }: coins or fairy power?
web-fairy-ask-act = Action { $action } of { $actions }: buy, gain, dust or get help
web-fairy-ask-buy-more = One more stone?
web-fairy-ask-goal-more = One more goal?
web-fairy-ask-dust-more = { $left ->
    [one] Dust { $left } more stone?
   *[other] Dust up to { $left } more stones?
}
web-fairy-ask-extra = A further action for 3 fairy power?
web-fairy-ask-return = Which cube goes back to the bottle?
web-fairy-ask-last-trade = Trade before the scoring?
web-fairy-done-visit = { $cubes ->
    [one] Put it back
   *[other] Put them back
}
web-fairy-done-buy-more = No more stones
web-fairy-done-goal-more = No more goals
web-fairy-done-dust-more = No more dusting
web-fairy-done-extra = No further action
web-fairy-done-last-trade = On to the scoring
web-fairy-button-gentle = Shake gently
web-fairy-button-hard = Shake hard
web-fairy-button-stop = Stop
web-fairy-button-help = Get fairy help
web-fairy-button-extra = Pay 3 fairy power
web-fairy-detail-shake = { $out } out, the limit is { $value }.
web-fairy-detail-purse = You have { $coins } and { $power }.
web-fairy-detail-charm = It costs nothing, and its cube raises your limit to { $next }.
web-fairy-detail-visit = The ability works at once. A cube that is not placed goes back to the bottle.
web-fairy-detail-store = { $out } out, the limit is { $value }. What lies aside gives nothing this round.
web-fairy-detail-return = Its ability rests until a cube lies there again.
web-fairy-amount-coins = { $number ->
    [one] { $number } coin
   *[other] { $number } coins
}
web-fairy-amount-power = { $number } fairy power
web-fairy-tap-dust = Tap a stone to dust it
web-fairy-trade = Trade
web-fairy-cubes-out = { $cubes ->
    [one] Came out, to place:
   *[other] Came out, { $cubes } to place:
}
web-fairy-count-yellow = { $n } yellow
web-fairy-count-green = { $n } green
web-fairy-count-white = { $n } white
web-fairy-count-blue = { $n } blue
web-fairy-count-red = { $n } red
web-fairy-count-pink = { $n } pink
web-fairy-count-charcoal = { $n } charcoal
web-fairy-count-cube = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
web-fairy-bottle = Bottle: { $stones }
web-fairy-bottle-of = The bottle of { $who }
web-fairy-dashboard = Dashboard
web-fairy-glass = hourglass: { $left } left
web-fairy-out = { $out ->
    [one] { $out } stone
   *[other] { $out } stones
} out, the limit is { $value }
web-fairy-limit = The limit is { $value }: { $left ->
    [0] 1 more stone, and the bottle explodes.
    [one] { $left } more stone fits.
   *[other] { $left } more stones fit.
}
web-fairy-limit-is = The limit is { $value }.
web-fairy-fairies = The fairies
web-fairy-fairies-note = each begins in her own way
web-fairy-no-fairy = no fairy yet
web-fairy-begins = Begins with { $coins }, { $power } and these stones: { $stones }.
web-fairy-trait-royal = A cube of yours travels in the bottle. Poured, it may go on an ability for free.
web-fairy-trait-blue = Trades 3 coins for 2 fairy power, or back, whenever she decides something.
web-fairy-trait-yellow = A bottle without charcoal, but 4 points less at the end.
web-fairy-trait-white = Poor, but her first cube lies on an ability from the start.
web-fairy-trait-red = A full purse, and no trait.
web-fairy-pours = { $pieces ->
    [0] nothing
    [one] { $pieces } piece
   *[other] { $pieces } pieces
} { $percent }%
web-fairy-risk = Risk of exploding:
web-fairy-risk-gentle = gently { $percent }%
web-fairy-risk-hard = hard { $percent }%
web-fairy-hold = Hold a button or the space bar to shake (with Shift: hard). Let go, and the beat passes.
web-fairy-motion-ask = Shake the phone instead
web-fairy-motion-on = The phone listens: shake it.
web-fairy-motion-refused = The phone may not tell how it moves. The buttons shake as well.
web-fairy-explain-glass = Who stops first without exploding turns it. The others then have { $beats } beats; after that everybody stops.
web-fairy-explain-bottle = Shaken gently it pours: { $gentle }. Hard: { $hard }. More out than your limit, and it explodes.
web-fairy-explain-track = Each cube you place on an ability or a goal leaves this track, and your limit rises by one. All placed: the game ends.
web-fairy-explain-aside = Beside the dashboard: it goes back into the bottle at the end of the round, unless you dust it.
web-fairy-explain-stone-yellow = Stored, it gives 1 coin.
web-fairy-explain-stone-green = Stored, it gives 1 fairy power.
web-fairy-explain-stone-white = Stored, it gives 2 fairy power.
web-fairy-explain-stone-blue = Stored, it gives 3 coins.
web-fairy-explain-stone-red = Stored, it hands 1 charcoal to every other player.
web-fairy-explain-stone-pink = Worth 6 points at the end. The game ends when the market has none left.
web-fairy-explain-stone-charcoal = Gives nothing, takes a place, and costs 2 points at the end. Dust it.
web-fairy-explain-stone-cube = A cube of yours that travels in the bottle. Poured, it may be placed on an ability for free.
web-fairy-goals-note = points at the end
web-fairy-tier-best = best
web-fairy-tier-others = others
web-fairy-tier-each = each
web-fairy-abilities-note = yours while your cube stands there
web-fairy-about-many = At the end: 10 stones or fewer { $low } points, 11 to 15 { $mid }, 16 or more { $high }.
web-fairy-about-clean = At the end: 2 charcoal or more { $low } points, 1 { $mid }, none { $high }.
web-fairy-about-blue-yellow-set = At the end: 1 blue and 2 yellow { $low } points, 2 and 4 { $mid }, 3 and 7 { $high }.
web-fairy-about-few = At the end: 15 stones or more { $low } points, 11 to 14 { $mid }, 10 or fewer { $high }.
web-fairy-about-white-green-set = At the end: 1 white and 2 green { $low } points, 2 and 3 { $mid }, 3 and 5 { $high }.
web-fairy-about-precious = At the end, red, white, blue and pink together: 3 stones { $low } points, 5 { $mid }, 7 { $high }.
web-fairy-about-cubes = At the end: 4 cubes placed { $low } points, 6 { $mid }, all 8 { $high }.
web-fairy-about-most-stones = Most stones among those with a cube here: { $mid } points; the others { $low }.
web-fairy-about-fewest-stones = Fewest stones among those with a cube here: { $mid } points; the others { $low }.
web-fairy-about-little-yellow-green = At the end, yellow and green together: 8 or more { $low } points, 5 to 7 { $mid }, 4 or fewer { $high }.
web-fairy-about-most-power = Most fairy power among those with a cube here: { $mid } points; the others { $low }.
web-fairy-about-most-coins = Most coins among those with a cube here: { $mid } points; the others { $low }.
web-fairy-about-colours = { $low ->
    [one] { $low } point
   *[other] { $low } points
} for each colour of stone you own, charcoal included.
web-fairy-charcoal = { $count } charcoal in the pool
web-fairy-pile = { $stone }: { $left } left, { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} each
web-fairy-goal = Goal { $goal }: costs { $price }; points { $points }
web-fairy-ability = { $ability }, costs { $price }: { $effect }
web-fairy-status = { $out } out, limit { $value }
web-fairy-is-still = stopped
web-fairy-is-shaking = shaking
web-fairy-is-exploded = exploded
web-fairy-is-stopping = stopping
web-fairy-is-exploding = exploding
web-fairy-track = Bottle value { $value }, { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} left
web-fairy-score = The points
web-fairy-score-pink = Pink, 6 each
web-fairy-score-resources = Coins and power, 1 for 5
web-fairy-score-charcoal = Charcoal, −2 each
web-fairy-score-total = Together
web-fairy-end-cubes = { $count ->
    [one] { $who } has placed all cubes
   *[other] { $who } have placed all cubes
}
web-fairy-end-pink = no pink stone is left

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
web-house-recipes = { $count ->
    [one] { $count } recipe
   *[other] { $count } recipes
}
web-house-note-of = { $note }: { $holds }
web-house-recipe = Recipe { $name }: { $effect }; worth { $value }
web-house-note = { $note } note: { $effect }
web-house-notes-valves = each effect is a valve: open or shut it until you commit
web-house-open-valve = Open this valve after all
web-house-shut-valve = Shut this valve after all
web-house-flow = Rising now:
web-house-flow-empty = nothing rises yet
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
web-house-explain-storage = Spaces on perfumes you made. A stored essence pays for any note, in later rounds.
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
web-house-ask-produce = Make a perfume, or commit
web-house-ask-leftover = Store what is left, or commit
web-house-ask-nothing = Nothing can be made: commit
web-house-ask-paying = { $note }, { $essence }: pay with which essence?
web-house-ask-store = Store more, or commit
web-house-ask-full = Storage is full: commit
web-house-ask-nothing-fits = Nothing left that could be stored: commit
web-house-button-use = Use it
web-house-button-skip = Skip it
web-house-button-commit = Commit the blending
web-house-button-done = Finish
web-house-button-pay = Pay { $owed }
web-house-button-yard = Stockyard { $kind }
web-house-button-stored = Stored { $kind }
web-house-sure-commit = Commit without making { $perfumes }?
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
web-house-detail-limit = The next one goes to column { $column }. You keep { $limit }.
web-house-detail-install = A recipe’s value is its price. The other cards of your hand pay it.
web-house-detail-pay = The next card goes to column { $column }. No change is given.
web-house-detail-need = { $name }: { $count ->
    [one] { $count } essence
   *[other] { $count } essences
} still to pay
web-house-columns = Columns
web-house-decks = in the decks: { $perfumes } perfumes, { $recipes } recipes
web-house-column = Column { $column }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
web-house-take = take all
web-house-explain-column = A perfumer here takes every card of the column.
web-house-notes = The three notes
web-house-notes-about = essences rise from the tile through the recipes
web-house-yard = Stockyard of the { $note } note: { $holds }
web-house-yard-empty = empty
web-house-get-floral = A floral essence
web-house-get-synthetic = Buy a synthetic essence
web-house-slot = Put it here
web-house-funds = Initial Funds
web-house-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-house-perfume = Perfume { $name }: top { $top }, middle { $middle }, base { $base }; { $points ->
    [one] { $points } point
   *[other] { $points } points
}; worth { $value }
web-house-explain-funds = Money: a card that only pays.
web-house-explain-recipe = Installed in a note, it changes what rises there. As a payment it is worth its coin.
web-house-explain-perfume = Produced from the Stockyards while blending, it brings points and storage. As a payment it is worth its coin.
web-house-stored = { $kind }: { $has } stored, { $free ->
    [one] { $free } space
   *[other] { $free } spaces
} free
web-house-starter = Starting Player
web-house-making = in the making
web-house-counted = { $count ->
    [0] No perfume
    [one] { $count } perfume: { $values }
   *[other] { $count } perfumes: { $values }
}
