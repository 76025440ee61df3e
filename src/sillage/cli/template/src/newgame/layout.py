"""New Game: the layout of the state and of the parts. Each field says who knows it."""

from __future__ import annotations

import numpy as np

from sillage.kernel.records import SEATS, layout, owner, public, turn

CARDS = 15          # of one hand, at most; flowers likewise

CHOOSE, OVER = range(2)
PHASES = ("choose", "over")
UNDER_WAY, NO_FLOWER = range(2)
ENDINGS = ("under-way", "no-flower")

# ---- the state -------------------------------------------------------------------------------------
PLAYER = layout([
    public("points", np.int16),
    public("flowers", np.int8),             # taken so far
    public("hand", np.int8, CARDS + 1),     # 1: this card is still in hand
    owner("card", np.int8),                 # the card chosen this round, 0 before
])
STATE = layout([
    turn("actor", np.int8),                 # the seat to decide, -1 when the game is over
    turn("phase", np.int8),
    public("players", np.int8),
    public("rounds", np.int8),              # the round under way, from 1
    public("ending", np.int8),
    turn("pending", np.int8),               # a bit for each seat that still has to choose
    public("flower", np.int8),              # what the flower on the table is worth
    public("left", np.int8),                # flowers still in the bag
    public("bag", np.int8, CARDS + 1),      # 1: the flower of this worth is among them
    ("player", PLAYER, SEATS),
])

# ---- the parts: an edition, compiled ---------------------------------------------------------------
PARTS = layout([
    ("cards", np.int8),                     # a hand has the cards 1 to this one, the bag flowers of the same worths
])
