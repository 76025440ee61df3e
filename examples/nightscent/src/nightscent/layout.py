"""Nightscent: the layout of the state and of the parts.

What nobody knows (the order of the sack and of the shed) is not in the state: those are sets of what remains.
Seedlings are numbered from 1; 0 is an empty place.
"""

from __future__ import annotations

import numpy as np

from sillage.kernel.records import SEATS, layout, owner, public, turn

FLOWERS = 4
FLOWER_NAMES = ("jasmine", "tuberose", "datura", "moonvine")
DROPS = 3           # of dew on one flower, at most
PLACES = SEATS + 1  # on the bench, at most
SEEDLINGS = 60      # an edition may have, at most
NIGHTS = 12

OPENING, PLANTING, OVER = range(3)
PHASES = ("opening", "planting", "over")
UNDER_WAY, LAST_NIGHT = range(2)
ENDINGS = ("under-way", "last-night")

# ---- the state -------------------------------------------------------------------------------------
PLAYER = layout([
    public("dew", np.int8),
    public("nectar", np.int16),             # points of the seedlings planted
    public("lured", np.int8),               # moths of the last night
    public("scent", np.int8, FLOWERS),      # how strong each flower of the garden is
    public("moths", np.int8, FLOWERS),      # that have come to stay, by the flower that lured them
    owner("flower", np.int8),               # the flower that opens tonight, plus 1; 0 before it is chosen
    owner("drops", np.int8),                # of dew on it
])
STATE = layout([
    turn("actor", np.int8),                 # the seat to decide, -1 when the game is over
    turn("phase", np.int8),
    public("players", np.int8),
    public("rounds", np.int8),              # the night under way, from 1
    public("ending", np.int8),
    turn("pending", np.int8),               # a bit for each seat that has to choose its flower
    public("nights", np.int8),              # of this game
    public("starter", np.int8),             # breaks ties of the planting order
    public("planted", np.int8),             # a bit for each seat that has been at the bench tonight
    public("air", np.int8, FLOWERS),        # moths around each flower
    public("sack", np.int8, FLOWERS),       # moths still to come
    public("sack_left", np.int16),
    public("bench", np.int8, PLACES),       # seedlings on offer
    public("shed_left", np.int8),
    public("shed", np.int8, SEEDLINGS + 1), # 1: this seedling is still in the shed
    ("player", PLAYER, SEATS),
])

# ---- the parts: an edition, compiled ---------------------------------------------------------------
SEEDLING = layout([
    ("flower", np.int8),
    ("scent", np.int8),
    ("nectar", np.int8),
])
PARTS = layout([
    ("nights", np.int8, 2),                 # of a whole game, of a short one
    ("sack", np.int8, FLOWERS),
    ("moths", np.int8),                     # that come each night, besides one a player
    ("moth_points", np.int8),
    ("set_points", np.int8),                # for a moth of each flower
    ("start_dew", np.int8),
    ("start_scent", np.int8),
    ("lonely_dew", np.int8),                # for who lured nothing
    ("rest_dew", np.int8),                  # for who plants nothing
    ("seedlings", np.int8),
    ("seedling", SEEDLING, SEEDLINGS + 1),
])
