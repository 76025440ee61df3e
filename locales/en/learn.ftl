# Learning from a game: replay, analysis, hints, records, dice, ratings.
learn-title = What turned the game
learn-offer = See everybody’s chance to win through the game, the moments that turned it, what the nose would have played, and how much was luck.
learn-start-it = Find out
learn-working = The game is being played on from every position…
learn-progress = { $done } of { $total } decisions
learn-first = The first time on a server this takes a minute or two to begin.
learn-failed = That went wrong. Try again.
learn-chances = Chance to win
learn-chance-of = { $who } { $chance }
learn-graph = Each player’s chance to win through the game. The slider moves along it; the table below tells the same in numbers.
learn-moments = The moments that turned it
learn-moment = { $who }: { $before } → { $after }, by { $cause }
learn-no-moment = No single moment turned this game.
learn-luck = luck
learn-choice = choice
learn-nose = The nose would have played: { $text }.
learn-instead = { $best } instead of { $played }
learn-nose-agrees = The nose would have played much the same.
learn-shares = Choices and luck
learn-player = Player
learn-start = Start
learn-own = Own choices
learn-others = Others’
learn-luck-of = Luck
learn-give-or-take = ± { $error }
learn-end = End
learn-about = Start, choices and luck add up to the end. Measured with all pieces open, by { $sims } games played on from each position; ± is the standard error of luck. What the nose would have played is judged by what the player could know.
learn-table = All chances in a table
learn-go-on = Play on from here
learn-go-on-about = A new table that begins after decision { $at }, with new dice from there on.
learn-go-on-button = Play on
learn-as = You are
learn-open = All open
learn-files = The record
learn-export = Download the record
learn-verify = Verify the dice
learn-import = Bring a game here
learn-import-about = A record (.jsonl) from another server or from the terminal. Every line is checked against the rules; then you can replay it, have it analysed and play on from it.
learn-import-file = Record of a finished game
learn-import-busy = The game is being replayed…
learn-hint-about = Chance to win, by a quick search from what you can see.
learn-hint-close = Chance to win, by a quick search; the others are within its noise, the first is the sound plan.
learn-hint-quick = A first thought; ask again in a minute for chances.
learn-rated = Rated: counts for your rating. People only, no hints, nothing is taken back.
learn-is-rated = rated
learn-imported = from a record
learn-continued = goes on from another game

learn-verify-about = Nobody can choose the dice here, neither the server nor a player. This page checks it, in your browser and without trusting the server.
learn-verify-1 = Before the first move the server shows a seal: the SHA-256 of a secret that it can’t change any more.
learn-verify-2 = The chance of each decision is computed from the secret, the players’ own words and the number of the decision (HMAC-SHA256).
learn-verify-3 = When the game is over the secret is shown. Whoever has the record can compute everything again; so do we now.
learn-verify-file = Record of a game (.jsonl)
learn-verify-busy = Computing…
learn-verify-yes = The dice were honest.
learn-verify-no = Something doesn’t fit.
learn-verify-seal = The secret fits the seal that was shown before the first move.
learn-verify-lines = { $count ->
    [one] One line of the record is unchanged since it was written.
   *[other] All { $count } lines of the record are unchanged since they were written.
}
learn-verify-outcomes = { $count ->
    [0] There were no chance outcomes.
    [one] One chance outcome is exactly what the secret gives.
   *[other] All { $count } chance outcomes are exactly what the secret gives.
}
learn-verify-unknown = { $count ->
    [one] One outcome is of an earlier game whose dice are not known.
   *[other] { $count } outcomes are of an earlier game whose dice are not known.
}
learn-verify-bad-line = Line { $line } was changed after it was written.
learn-verify-bad-promise = The secret is not the one whose seal was shown before the first move.
learn-verify-bad-outcome = Line { $line }: the record says { $found } of { $span }, the secret gives { $right }.
learn-verify-bad-no-dice = The record has no secret. Only games that were played on a server have one.
learn-verify-unsafe = Your browser computes seals only on secure pages (https or localhost). Use the command below instead.
learn-verify-command = The same in a terminal: sillage verify game.jsonl
learn-verify-words = Compare this seal with the one that the table showed (in its menu):

learn-ratings = Your ratings
learn-no-ratings = Play at a rated table, and you are rated.
learn-rating = { $rating } ± { $error }
learn-rating-games = { $count ->
    [one] one game
   *[other] { $count } games
}
learn-hall = Records and ratings
learn-hall-about = The best of everybody who plays here.
learn-strongest = The strongest
learn-nobody = Nobody yet.
learn-most-points = Most points
learn-widest = Widest victories
learn-narrowest = Narrowest victories
learn-played = { $count ->
    [0] No game has been finished here yet.
    [one] One game has been finished here.
   *[other] { $count } games have been finished here.
}
learn-name = Name
learn-points = Points
learn-ahead = Ahead by
learn-when = When
learn-rating-head = Rating
learn-games-head = Games
learn-watch = Replay of { $who }’s game
