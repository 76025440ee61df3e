"""What is stored. A change here needs a migration in `migrations/versions`."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()

people = Table(
    "people", metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("name_key", String(128), unique=True),       # a claimed name, folded; NULL for guests
    Column("kind", String(8), nullable=False),          # guest, member, bot
    Column("password", String(200)),                    # argon2
    Column("owner", String(24), index=True),            # of a bot
    Column("token", String(64), unique=True),           # SHA-256 of a bot's token
    Column("created", Float, nullable=False),
    Column("seen", Float),                              # about: it is written once a day
    Column("banned", Float),                            # since when
    Column("muted", Float),
    Column("keeper", Boolean, nullable=False, server_default=false()),      # may do what `/admin` offers
    Column("reset", String(64)),                        # SHA-256 of a link that sets the password anew, once
    Column("reset_until", Float),
    Index("people_seen", "kind", "seen"),
)

ended = Table(                                          # what is over: who is there because of it is shown out
    "ended", metadata,
    # A session; all-PERSON: those that began before; out-PERSON: all connections; table-TABLE: it was deleted;
    # copy-TABLE: what servers hold of it in memory.
    Column("id", String(80), primary_key=True),
    Column("at", Float, nullable=False),
    Index("ended_at", "at"),
)

# One row a table: how it stands. `meta` is what was agreed and who sits where (terms.py), as JSON.
tables = Table(
    "tables", metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(8), nullable=False),        # open, playing, over
    Column("public", Boolean, nullable=False),
    Column("host", String(24), nullable=False),
    Column("seq", Integer, nullable=False),             # of the last entry
    Column("wake", Float),                              # when the server itself must act (a bot, a clock)
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("secret", LargeBinary(32), nullable=False),  # of the dice
    Column("meta", Text, nullable=False),
    Index("tables_lobby", "public", "status", "created"),
    Index("tables_host", "host", "status"),
    Index("tables_wake", "status", "wake"),
)

# The log: all that changed a game, in order. `data` holds the chance outcomes.
entries = Table(
    "entries", metadata,
    Column("table_id", String(24), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("kind", String(8), nullable=False),          # start, play, undo, seat, end
    Column("seat", Integer),
    Column("code", Integer),
    Column("person", String(24)),
    Column("key", String(64)),                          # idempotency
    Column("data", Text, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),            # also the fence: two servers can't both write one
)

snapshots = Table(
    "snapshots", metadata,
    Column("table_id", String(24), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("decision", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
)

sitting = Table(                                        # who sits at which table: "my tables"
    "sitting", metadata,
    Column("person", String(24), nullable=False),
    Column("table_id", String(24), nullable=False),
    Column("over", Boolean, nullable=False),
    PrimaryKeyConstraint("person", "table_id"),
)

results = Table(
    "results", metadata,
    Column("table_id", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(24), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("opponents", String(24), nullable=False),
    Column("points", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("winners", Integer, nullable=False),
    Column("margin", Integer, nullable=False),          # points more than the best of the others
    Column("rated", Boolean, nullable=False),
    Column("whole", Boolean, nullable=False),           # played to the end that the rules know; else resigned
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("results_records", "game", "points"),
    Index("results_rated", "rated", "at"),
)

ratings = Table(                                        # how strong a person is at a game (OpenSkill)
    "ratings", metadata,
    Column("person", String(24), nullable=False),
    Column("game", String(40), nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    PrimaryKeyConstraint("person", "game"),
)

rated = Table(                                          # tables whose results the ratings hold
    "rated", metadata,
    Column("table_id", String(24), primary_key=True),
)

records = Table(                                        # records that a table goes on from, or shows
    "records", metadata,
    Column("id", String(64), primary_key=True),         # SHA-256 of the text
    Column("data", Text, nullable=False),
    Column("created", Float, nullable=False),
)

keepsakes = Table(                                      # how a game ended, readable when its rules have changed
    "keepsakes", metadata,
    Column("table_id", String(24), primary_key=True),
    Column("data", LargeBinary, nullable=False),        # `match/keepsake.py`; empty: there was nothing to keep
)

analyses = Table(
    "analyses", metadata,
    Column("table_id", String(24), primary_key=True),
    Column("data", Text, nullable=False),
    Column("created", Float, nullable=False),
)

chat = Table(
    "chat", metadata,
    Column("table_id", String(24), nullable=False),
    Column("n", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("seat", Integer),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "n"),
)

editions = Table(                                       # uploads, and a copy of each edition that was played
    "editions", metadata,
    Column("id", String(64), primary_key=True),         # SHA-256 of the data, or the id of an upload
    Column("owner", String(24), index=True),
    Column("game", String(40), nullable=False),
    Column("data", Text, nullable=False),
    Column("created", Float, nullable=False),
)

facts = Table(                                          # the cookie key, the last sign of life
    "facts", metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
