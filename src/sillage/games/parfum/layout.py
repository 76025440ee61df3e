"""Parfum: the layout of the state and of the parts.

Everything on the table is in the state; what nobody knows (the order of the bag, of the customers, of
the well) is not: those are sets of what remains. Notes and customers are numbered from 1; 0 is an
empty place.
"""

from __future__ import annotations

import numpy as np

from sillage.kernel.records import SEATS, layout, nobody, owner, public, turn

AROMAS = 5
SPACES = 6          # distillery, at most
SHOPS = 5           # street, at most
CLOCKS = 4
WORTHS = 4          # water tokens are worth 0, 1, 2 or 3
DIE_FACES = 6
MOST_ROUNDS = 100   # PA-E7
TOKEN_STEPS = 4     # 0, 1, 2, 3 or more tokens at hand: how greedy tells chances apart
SURE_BITS = 10      # greedy's chances are in 1024ths
SURE = 1 << SURE_BITS
NOTES = 48          # tiles an edition may have, at most
CUSTOMERS = 32
PERFUMES = NOTES    # perfumes a player may start: there is no limit but the tiles (PA-C15)

VIOLET, BERGAMOT, ROSE, VANILLA, LAVENDER = range(AROMAS)
AROMA_NAMES = ("violet", "bergamot", "rose", "vanilla", "lavender")
HEAD, HEART, BASE = range(3)
PART_NAMES = ("head", "heart", "base")
UNUSED, MINOR, MAJOR = range(3)
SIDE_NAMES = ("unused", "minor", "major")
STACK_A, STACK_B = range(2)

WAKE, PREPARE, DISTILL, PLACE, SELL, DISCARD, OVER = range(7)
PHASES = ("wake", "prepare", "distill", "place", "sell", "discard", "over")
UNDER_WAY, CLOSING_TIME, EMPTY_BAG, HUNDRED_ROUNDS = range(4)
ENDINGS = ("under-way", "closing-time", "empty-bag", "hundred-rounds")

# ---- the state -------------------------------------------------------------------------------------
PERFUME = layout([
    ("side", np.int8),              # UNUSED, MINOR or MAJOR
    ("head_note", np.int8),         # a note, 0 where the part is free
    ("heart_note", np.int8),
    ("base_note", np.int8),
    ("flacons", np.int8),           # flacons for sale
])
PLAYER = layout([
    public("money", np.int16),
    public("water", np.int8),       # water tokens
    public("perfumes", np.int8),    # perfumes started
    public("fetched", np.int8),     # tokens taken since the well was last renewed
    owner("worths", np.int8, WORTHS, open_at_end=True),  # the tokens by worth; known to the owner only
    owner("drawn", np.int8, WORTHS),  # tokens taken since the well was last renewed; known to the owner only
    public("unfinished", np.int64), # a bit for each perfume under way ...
    public("for_sale", np.int64),   # ... and for each with flacons: short loops where it counts
    public("perfume", PERFUME, PERFUMES),
])
STATE = layout([
    turn("actor", np.int8),         # the seat to decide, -1 when the game is over
    turn("phase", np.int8),
    public("players", np.int8),
    public("rounds", np.int8),      # the round under way, from 1
    public("ending", np.int8),
    public("first_game", np.int8),  # PA-W4
    public("last_round", np.int8),  # the closing time token has been revealed
    # the clock
    public("clocks", np.int8),
    public("picks", np.int8),       # clocks picked this round
    public("clock_owner", np.int8, CLOCKS),  # the seat that picked it, -1
    public("turn", np.int8),        # the clock whose turn it is (create)
    public("chances", np.int8),     # chances to sell that are over this round
    public("track", np.int8, SEATS),  # seats by money marker, last on the track (of a stack the top) first
    # the present turn
    public("actions_left", np.int8),
    public("claiming", np.int8),    # claiming has begun: no more water (PA-C12)
    public("market", np.int8, AROMAS),  # dice on the market
    public("taken", np.int8, AROMAS),  # dice taken, not rolled yet
    public("flasks", np.int8, AROMAS),
    public("flies", np.int8, AROMAS),
    public("claims", np.int8),      # notes claimed and not placed yet
    public("claimed", np.int8, SPACES),     # those, then what was placed in this turn
    # the board
    public("spaces", np.int8),
    public("shops", np.int8),
    public("distillery", np.int8, SPACES),
    public("street", np.int8, SHOPS),
    public("bag_left", np.int8),
    public("bag", np.int8, NOTES + 1),  # 1: this note is still in the bag
    public("a_left", np.int8),      # customers still in the stack
    public("b_left", np.int8),
    public("closing_in", np.int8),  # B customers above the closing time token, -1 once it is out
    public("stack", np.int8, CUSTOMERS + 1),  # 1: this customer is still in the stack
    public("served", np.int8, CUSTOMERS + 1),  # the seat that served this customer, plus 1
    public("well_left", np.int8),
    nobody("well", np.int8, WORTHS),  # tokens in the well by worth; known to nobody
    public("spent", np.int8, WORTHS),  # discarded tokens, face up (PA-C11)
    public("renewed", np.int8, WORTHS),  # what the well held when it was last filled; everybody saw it
    public("flacons_out", np.int16),  # flacons that stand on perfumes
    ("player", PLAYER, SEATS),
])

# ---- the parts: an edition, compiled ---------------------------------------------------------------
NOTE = layout([
    ("part", np.int8),              # HEAD, HEART or BASE
    ("coins", np.int8),
    ("aromas", np.int8, AROMAS),        # flasks needed to claim it
    ("components", np.int8, AROMAS),    # what it adds to a perfume
    ("needs", np.int64),            # both again, packed (kernel.amounts)
    ("adds", np.int64),
    ("chance", np.int16, TOKEN_STEPS),      # greedy's chance of it with just the dice it needs, by tokens at hand
])
CUSTOMER = layout([
    ("stack", np.int8),             # STACK_A or STACK_B
    ("price", np.int8),
    ("wish", np.int64),             # what it wants of each aroma, packed (kernel.amounts)
])
PARTS = layout([
    ("notes", np.int8),
    ("customers", np.int8),
    ("note", NOTE, NOTES + 1),
    ("customer", CUSTOMER, CUSTOMERS + 1),
    ("below_closing", np.int8),     # B customers below the closing time token
    ("clock_actions", np.int8, (2, CLOCKS)),    # with four clocks; with three
    ("spaces", np.int8, 2),
    ("shops", np.int8, 2),
    ("dice", np.int8, AROMAS),
    ("flask_faces", np.int8, AROMAS),
    ("flask_chance", np.int16, (AROMAS, TOKEN_STEPS)),  # greedy's chance of a flask, by tokens at hand
    ("tokens", np.int8, WORTHS),
    ("start_tokens", np.int8),
    ("token_limit", np.int8),
    ("flacon_supply", np.int8),
    ("flacons", np.int8, 3),        # by side
    ("bargain", np.int8, 3),        # by side
    ("sold_out_tokens", np.int8),
])
FOUR_CLOCKS, THREE_CLOCKS = range(2)    # the sides of the board (PA-S1)
BOARD_CLOCKS = (4, 3)
