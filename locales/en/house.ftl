# One's account, the privacy page, a new password by a link, and the page of who keeps the server.
house-account = Your account
house-password = Change the password
house-password-old = The password until now
house-password-new = The new one (8 characters or more)
house-password-about = You stay logged in here; everywhere else you are logged out.
house-password-button = Change it
house-password-done = The password is changed.
house-sessions = Log out everywhere else
house-sessions-about = On a device that you left somewhere, or lent to somebody.
house-sessions-done = You are logged out everywhere but here.
house-export = All that is kept of you, as a file
house-privacy = What this server keeps of you
house-delete = Delete your account
house-delete-about = Your name, password, bots, uploads, ratings, results and chat go, and the tables where nobody else sat. Games with others stay for them, without your name. This can’t be taken back.
house-delete-password = Your password
house-delete-button = Delete me for good
house-delete-sure = Delete your account for good?

house-reset = A new password
house-reset-about = This link is good once, and for a day.
house-reset-missing = This address has no link. Open it exactly as you were given it.
house-reset-button = Set it and log in

house-privacy-title = Privacy
house-privacy-kept = What is kept
house-privacy-name = The name you give yourself and, if you keep it with a password, a hash of the password: nobody can read the password itself. No e-mail address, no telephone number.
house-privacy-games = The games you play, move by move with the time, so that they go on after a pause and can be replayed; your results and ratings; what you say in a table’s chat; editions and records that you bring here.
house-privacy-seen = The day on which you were last here.
house-privacy-not = What is not kept
house-privacy-others = No advertising, no counting by others, nothing fetched from elsewhere: all that this page shows comes from this server. Your network address is used while you are connected, to slow down who sends too much, and is not stored with your games.
house-privacy-cookie = One cookie says who you are; it lives for a year. Your language, the look and the bots you chose, and whether tables wait for you, stay in your browser.
house-privacy-long = For how long
house-privacy-guests = { $days ->
    [0] Guests are kept until they delete themselves.
   *[other] Guests who weren’t here for { $days } days are forgotten.
}
house-privacy-members = Who has claimed a name is kept until they delete themselves.
house-privacy-tables = { $days ->
    [0] Tables are kept for good.
   *[other] Tables at which nothing happened for { $days } days are deleted.
}
house-privacy-yours = What you can do
house-privacy-do = On your page you can take all of it with you as a file, change your password, log out everywhere, and delete yourself.
house-privacy-you = To your page
house-privacy-who = Who runs this server
house-privacy-unknown = Whoever runs this server has not written here how to reach them; ask whoever gave you its address.

house-admin = The house
house-admin-not = This page is for who keeps the server.
house-admin-load = How the server is
house-admin-trouble = Nothing can be written: { $why }
house-admin-since = Runs since
house-admin-version = Version
house-admin-memory = Memory
house-admin-rooms = Tables in memory
house-admin-sockets = Connections
house-admin-moves = Moves since the start
house-admin-people = People
house-admin-tables = Tables
house-admin-database = Database
house-admin-disk = Room on the disk
house-admin-mb = { $size } MB
house-admin-gb = { $size } GB
house-admin-find = A part of a name, or an id
house-admin-search = Look
house-admin-nobody = Nobody of that name.
house-admin-no-tables = No such table.
house-admin-kind = { $kind ->
    [guest] guest
    [member] member
   *[bot] bot
}
house-admin-status = { $status ->
    [open] open
    [playing] playing
   *[over] over
}
house-admin-seen = seen { $when }
house-admin-count-guest = { $count ->
    [one] one guest
   *[other] { $count } guests
}
house-admin-count-member = { $count ->
    [one] one member
   *[other] { $count } members
}
house-admin-count-bot = { $count ->
    [one] one bot
   *[other] { $count } bots
}
house-admin-count-open = { $count } open
house-admin-count-playing = { $count } playing
house-admin-count-over = { $count } over
house-admin-sat = { $count ->
    [0] no table
    [one] one table
   *[other] { $count } tables
}
house-admin-banned = shut out
house-admin-muted = silent
house-admin-keeper = keeps the server
house-admin-ban = Shut out
house-admin-unban = Let in
house-admin-mute = Silence
house-admin-unmute = Let speak
house-admin-reset = New password
house-admin-reset-link = Hand this link to { $name } by a way you trust. It is good once, and for a day:
house-admin-delete = Delete
house-admin-delete-person = Delete { $name } for good?
house-admin-delete-table = Delete this table with its game for good?
house-admin-done = Done.
