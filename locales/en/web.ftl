# The browser client: its pages and what all tables share.
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
web-look-and-language = Language and colours
web-nothing-here = There is nothing here
web-nothing-about = The address may be mistyped, or what stood here is gone.
web-unloaded = This page can’t be fetched
web-unloaded-about = The line may be down, or the server was renewed meanwhile. Nothing that was played is lost.
web-no-game = This server has no such game.
web-no-lesson = This game has no lesson.
web-error = Something went wrong. Try again.
web-offline = The server can’t be reached. Try again in a moment.
web-home-title = Board games about scent
web-home-about = Sit down and play at once, against bots or with friends. Nothing to install, no account needed.
web-players = Players
web-against = Against
web-play-now = Play now
web-play-against = { $count ->
    [0] on your own
    [one] against one { $level }
   *[other] against { $count } { $id ->
        [random] random bots
        [novice] novices
        [apprentice] apprentices
        [perfumer] perfumers
        [nose] noses
       *[greedy] greedy bots
    }
}
web-play-change = Change
web-with-others = With friends
web-start = Start
web-cancel = Cancel
web-back = Back
web-close = Close
web-save = Save
web-privacy = Privacy
web-saved = Saved.
web-rules = Rules
web-lesson = Two-minute lesson
web-owners = Every game belongs to its publisher; Sillage is not affiliated with any of them.
web-my-tables = My tables
web-no-tables = You sit at no table.
web-open-tables = Open tables
web-no-open-tables = No public table is waiting just now.
web-all-tables = All { $count } tables
web-join = Join friends
web-join-link = The link you were sent
web-join-go = Join
web-join-wrong = This is no link to a table. It looks like …/t/… : copy it whole.
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
web-watch = Watch
web-replay = Replay
web-mode = How you play
web-mode-live = Now
web-mode-live-about = Everybody is here. Who leaves while others wait is played for by a bot.
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
web-ledger = Journal
web-log = What happened
web-you-name = You
web-guest = Guest
web-since = Since your last turn
web-since-at = Since your last turn: { $at } of { $of }
web-since-away = While you were away: { $at } of { $of }
web-since-end = To the table
web-bot-level = { $id ->
    [random] { $level }
    [greedy] { $level }
   *[other] bot, { $level }
}
web-bot = bot
web-bot-named = { $name } (bot)
web-log-empty = What everybody does is told here.
web-watching = { $count ->
    [one] one is watching
   *[other] { $count } are watching
}
web-pace = How bots move
web-pace-calm = calm
web-pace-human = brisk
web-pace-instant = at once
web-ready = Ready
web-ready-ask = Are you ready?
web-ready-said = You are ready
web-ready-about = Then it is counted in: three, two, one.
web-ready-wait = Waiting for { $who }. Then it is counted in: three, two, one.
web-ready-count = It begins in
web-live-about = Everybody says ready, then three, two, one. From then on the beats run for all at once.
web-takeover-in = { $who } is gone. A bot plays on in { $seconds } s, until they come back.
web-stuck = The table can’t be reached, and it was tried several times. What was played is kept.
web-keep = Save what is known
web-reload = Reload the page
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
web-replay-shut = There is no such game, or no longer; or it is private and still played: then whoever sits there can send you the link with its invitation. A finished game opens for everybody who has its link.
web-replay-none = This replay can’t be opened
web-for-good = It can’t be taken back.
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
web-end-points = points
web-you-win = You win!
web-end-ahead = { $more ->
    [0] { $points } points, as many as { $you ->
        [yes] you
        [me] me
       *[no] { $who }
    }: the tie-break decides
   *[other] { $points } points, { $more } ahead of { $you ->
        [yes] you
        [me] me
       *[no] { $who }
    }
}
web-end-i-win = I won!
web-end-me = me
web-end-alone = { $points } points
web-end-players = { $count ->
    [one] one player
   *[other] { $count } players
}
web-end-rounds = { $count ->
    [one] one round
   *[other] { $count } rounds
}
web-end-sources = Where the points came from
web-end-moment = The moment that decided it
web-end-when = Round { $round }, by { $cause }
web-end-cause = By { $cause }
web-end-chance = { $who }, chance to win
web-end-chance-you = your chance to win
web-end-graph = chances to win
web-end-graph-rounds = chances by round
web-end-looking = It is being looked for: the game is played on from every position…
web-end-see = See it in the replay
web-end-no-moment = This game can’t be looked through now.
web-end-look-again = Try again
web-end-own = { $count ->
    [one] Your games alone
   *[other] Your games with { $count } at the table
}
web-end-first = Your first one.
web-end-best = Your best: { $more } more than ever before.
web-end-not-best = Your best so far: { $best }.
web-end-share = Share
web-end-copied = The picture is saved, the link to the replay copied.
web-end-look = The table
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
web-plain-step = Choose how
web-plain-empty = Empty
web-plain-many = Show all { $count }
web-plain-choices = You can
web-plain-table = The table
web-legend = What the signs mean
web-legend-common = At every table
web-legend-choice = You can choose this: tap it.
web-legend-chosen = You have chosen this, or it is being played now.
web-legend-hinted = What the hint advises.
web-legend-marker = A player: each seat has its own stopper and colour.
web-legend-grade = A bot, and how strong it is.
web-legend-tap = Anything on the table explains itself: tap what doesn’t glow, hold what does, or press the question mark.
web-seal = What is printed, and what is ours
web-seal-about = Not all printed pieces of this game are known to us. What we don’t know we have made up with care, so that the game plays as it should. Here is what is what; whoever owns the box can type in the printed pieces as an edition.
web-seal-printed = printed
web-seal-reconstructed = our reconstruction
web-lesson-again = And once more: do what is marked.
