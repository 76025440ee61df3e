"""Fairy Perfume: the layout of the state and of the parts.

Everything on the table is in the state and open (FA-S6), except the choices of a beat or of storing
that are not revealed yet. A bottle is a set: which piece falls out is drawn when it falls.
"""

from __future__ import annotations

import numpy as np

from sillage.kernel.records import SEATS, layout, owner, public, turn

CUBES = 8
STONES = 7
PIECES = 8          # what can lie in a bottle: the stones, and the Royal fairy's cubes
ABILITIES = 16
GOALS = 13
OPEN_GOALS = 4
TIERS = 3
FAIRIES = 6         # the plain companion, then the five of the variant
POUR = 4            # a shake pours 0 to 3 pieces
MOST_VALUE = 14     # bottle value, at most
MOST_GLASS = 8      # beats of the hourglass, at most
STANDING = MOST_GLASS + 1       # in place of beats left: the hourglass still stands
MOST_FALLEN = 512   # ways a bottle can pour that the notepad has room for
MOST_EITHER = 2     # rewards of one stone that leave coin or power open, at most
MOST_FREE = MOST_EITHER * (MOST_VALUE + 1)  # likewise of all that is stored, one of them doubled

YELLOW, GREEN, WHITE, BLUE, RED, PINK, CHARCOAL, CUBE = range(PIECES)
STONE_NAMES = ("yellow", "green", "white", "blue", "red", "pink", "charcoal")
PIECE_NAMES = (*STONE_NAMES, "cube")

# Abilities FA-B1 to FA-B16: four on both sides, six on A, six on B (FA-S1).
(DUST_PLUS, BUY_SECOND, RED_INCOME, DOUBLE_GOAL,
 YELLOW_PAIRS, STONE_DISCOUNT, GREEN_WHITE, BLUE_BONUS, GREEN_BONUS, EXTRA_ACTION,
 YELLOW_BONUS, CHARCOAL_PINK, WHITE_BONUS, BLUE_YELLOW, GREEN_PAIRS, CUBE_DISCOUNT) = range(ABILITIES)
ABILITY_NAMES = (
    "dust-plus", "buy-second", "red-income", "double-goal",
    "yellow-pairs", "stone-discount", "green-white", "blue-bonus", "green-bonus", "extra-action",
    "yellow-bonus", "charcoal-pink", "white-bonus", "blue-yellow", "green-pairs", "cube-discount",
)
BOTH_SIDES, A_ONLY = 4, 6
# The ability for a single stone of each kind: FA-B11, FA-B9, FA-B13, FA-B8, FA-B3; FA-B12 for pink and for charcoal.
FOR_ONE = (YELLOW_BONUS, GREEN_BONUS, WHITE_BONUS, BLUE_BONUS, RED_INCOME, CHARCOAL_PINK, CHARCOAL_PINK)
# The abilities for pairs: FA-B5, FA-B7, FA-B14, FA-B15.
FOR_PAIRS = (YELLOW_PAIRS, GREEN_WHITE, BLUE_YELLOW, GREEN_PAIRS)
PAIR_KINDS = len(FOR_PAIRS)

# Goals FA-G1 to FA-G13.
(MANY, CLEAN, BLUE_YELLOW_SET, FEW, WHITE_GREEN_SET, PRECIOUS, PLACED_CUBES, MOST_STONES, FEWEST_STONES,
 LITTLE_YELLOW_GREEN, MOST_POWER, MOST_COINS, COLOURS) = range(GOALS)
GOAL_NAMES = (
    "many", "clean", "blue-yellow-set", "few", "white-green-set", "precious", "cubes", "most-stones",
    "fewest-stones", "little-yellow-green", "most-power", "most-coins", "colours",
)

PLAIN, ROYAL, BLUE_FAIRY, YELLOW_FAIRY, WHITE_FAIRY, RED_FAIRY = range(FAIRIES)
FAIRY_NAMES = ("plain", "royal", "blue", "yellow", "white", "red")

SIDE_A, SIDE_B = range(2)
BOARDS = 2
COINS, POWER = range(2)
CURRENCY_NAMES = ("coins", "power")
NO_CHOICE, GENTLE, HARD, STOP, WAIT = range(5)      # the hidden choice of a beat
CHOICE_NAMES = ("none", "gentle", "hard", "stop", "wait")
GENTLY, STRONGLY = range(2)                 # how a bottle is shaken
STRENGTHS = 2
STILL, SHAKING, EXPLODED, STOPPING, EXPLODING = range(5)    # the last two only while a beat resolves
STATUS_NAMES = ("still", "shaking", "exploded", "stopping", "exploding")

(CHOOSE, CHARM, SHAKE, VISIT, STORE, DOUBLE, SPLIT, ACT, BUY_MORE, GOAL_MORE, DUST_MORE, EXTRA, RETURN, LAST_TRADE,
 OVER) = range(15)
PHASES = ("choose", "charm", "shake", "visit", "store", "double", "split", "act", "buy-more", "goal-more", "dust-more",
          "extra", "return", "last-trade", "over")
UNDER_WAY, ALL_CUBES, NO_PINK, CUBES_AND_PINK, HUNDRED_ROUNDS = range(5)
ENDINGS = ("under-way", "all-cubes", "no-pink", "cubes-and-pink", "hundred-rounds")

# ---- the state -------------------------------------------------------------------------------------
PLAYER = layout([
    public("coins", np.int16),
    public("power", np.int16),
    public("fairy", np.int8),
    public("track", np.int8),               # cubes on the Bottle Value track
    public("status", np.int8),              # STILL, SHAKING or EXPLODED
    public("waited", np.int8),              # beats waited in a row (FA-1i)
    public("traded", np.int8),              # way of the trades since the last other decision, plus 1 (FA-X2)
    public("further", np.int8),             # the further action of this round is used (FA-B10)
    owner("choice", np.int8),               # of this beat; known to the owner only until all have chosen
    turn("left", np.int8),                  # how many stones not to be stored are chosen
    owner("leaving", np.int8, STONES),      # which ones; known to the owner only likewise
    public("bottle", np.int8, PIECES),
    public("shaken", np.int8, PIECES),      # out of the bottle, not stored yet
    public("stored", np.int8, PIECES),
    public("aside", np.int8, PIECES),       # beside the dashboard
    public("ability", np.int8, ABILITIES),  # 1: an own cube lies there
    public("goal", np.int8, OPEN_GOALS),    # own cubes on each open goal
])
STATE = layout([
    turn("actor", np.int8),                 # the seat to decide, -1 when the game is over
    turn("phase", np.int8),
    public("players", np.int8),
    public("rounds", np.int8),              # the round under way, from 1
    public("ending", np.int8),
    public("board", np.int8),               # SIDE_A or SIDE_B
    public("variant", np.int8),
    public("live", np.int8),                # a beat may be waited through (FA-1i)
    turn("pending", np.int8),               # seats that still have to choose in this simultaneous step, as bits
    public("holder", np.int8),              # who has the hourglass this round, -1: it stands on the table
    public("last_holder", np.int8),         # who had it in the round before, -1 in round 1
    public("glass", np.int8),               # beats left once it is turned, -1 before
    public("beat", np.int16),               # the beat of this round, from 1
    public("turn", np.int8),                # seats rewarded, then actions taken, from the hourglass on
    public("doubled", np.int8),             # the stone whose reward is doubled, plus 1 (FA-2d)
    public("dusting", np.int8),             # stones that may still be dusted in this action
    public("market", np.int8, STONES),      # stones to be had; under CHARCOAL the pool
    public("goal", np.int8, OPEN_GOALS),    # the open goals
    ("player", PLAYER, SEATS),
])

# ---- the parts: an edition, compiled ---------------------------------------------------------------
PRICE = layout([
    ("amount", np.int8),
    ("currency", np.int8),                  # COINS or POWER
])
START = layout([
    ("coins", np.int8),
    ("power", np.int8),
    ("stones", np.int8, STONES),
])
REWARD = layout([                           # what something gives, or takes off a price
    ("amount", np.int8, len(CURRENCY_NAMES)),   # coins; fairy power
    ("either", np.int8),                    # coins or fairy power, as its owner likes
])
KEY_WORDS = 4       # that hold all rewards and effects, packed
PARTS = layout([
    ("supply", np.int8, STONES),            # pink apart
    ("pink", np.int8, SEATS + 1),           # by the number of players
    ("start", START, FAIRIES),
    ("start_value", np.int8),
    ("royal_right", np.int8),               # the Royal fairy's cube came from the right end of the track (FA-X1)
    ("pour", np.int16, (STRENGTHS, POUR)),  # chances in 100 of 0 to 3 pieces
    ("glass", np.int8),                     # beats of the hourglass
    ("patience", np.int8),                  # beats waited in a row that count as a stop
    ("stone", np.int8, (BOARDS, STONES)),   # prices in coins, by the side in play; charcoal is not for sale
    ("ability", PRICE, (BOARDS, ABILITIES)),
    ("goal", PRICE, GOALS),
    ("points", np.int8, (GOALS, TIERS)),    # of each goal by tier, the lowest tier first
    ("tier", np.int16, (GOALS, 2, TIERS)),  # what each tier asks for, of one thing or of two
    ("pink_points", np.int8),
    ("charcoal_points", np.int8),
    ("resources_a_point", np.int8),
    ("explosion", np.int8),                 # charcoal for an explosion
    ("emptied", np.int8),                   # likewise, when it left the bottle empty
    ("trade", np.int8, len(CURRENCY_NAMES)),    # the Blue fairy's: so many of one for so many of the other
    ("yellow_points", np.int8),             # of the Yellow fairy, at the end
    ("further", np.int8),                   # fairy power for a further action
    ("reward", REWARD, STONES),             # of a stored stone (FA-2b)
    ("effect", REWARD, ABILITIES),          # what an ability gives each time, or takes off
    ("dust", np.int8),                      # stones that may be dusted with an action
    ("dust_more", np.int8),                 # and with the ability for it
    ("help", REWARD),                       # of the fairies
    ("key", np.int64, KEY_WORDS),           # rewards and effects again, to tell editions apart
])
POINTS_IN_100 = 100

# ---- the notepad of greedy: the exact stopping advice ----------------------------------------------
PAGES = 251         # bottles that are remembered
PAGE_WAYS = 96      # ways that one of them can pour, at most
SHEET = layout([                            # a future
    ("left", np.int32, PIECES),             # what is left in the bottle
    ("out", np.int32, PIECES),              # what lies out
    ("single", np.int32, STONES),           # what a stone brings by itself
    ("pair", np.int32, PAIR_KINDS),         # what a pair brings, for each ability that counts pairs
    ("weight", np.int32, PIECES + 1),       # of each kind that may fall next, how many there are; 0 ends them
    ("step", np.int32, PIECES),             # the way to the future in which one of it has fallen
])
PAGE = layout([
    ("key", np.int64, 4 + KEY_WORDS),       # all that its plan depends on
    ("bottle", np.int8, PIECES),            # what was in the bottle when it was reckoned
    ("plan", np.int32, PAGE_WAYS),          # the best choices, by what has fallen since
])
NOTEPAD = layout([
    ("sheet", SHEET),
    ("table", np.int32, (MOST_FALLEN, STANDING + 1, POUR)),
    ("page", PAGE, PAGES),
])
