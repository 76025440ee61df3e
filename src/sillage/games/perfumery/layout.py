"""Perfumery: the layout of the state and of the parts.

Cards are numbered across kinds: perfumes from 1, recipes from 41, and one number for all Initial Funds
cards, which are alike; 0 is an empty place. A card lies in exactly one place: a deck, a column, a hand,
a note, before its producer. The order of the decks is nobody's knowledge, so it is not in the state.

Hands are not shown (PE-S4), but every card comes to a hand in the open and leaves it in the open: a hand is
known to whoever kept track. What only its owner knows is the draft of a blending until the reveal (PE-B3).

Essences of one kind are alike and so are storage spaces of one kind: they are counted, by kind.
"""

from __future__ import annotations

import numpy as np

from sillage.kernel.records import SEATS, layout, owner, public, turn

COLUMNS = 5
RANKS = 3
PERFUMES = 40           # cards of a kind an edition may have, at most
RECIPES = 40
FUNDS = PERFUMES + RECIPES + 1
CARDS = PERFUMES + RECIPES + SEATS      # cards on the table, at most
HAND = 7                # the hand limit an edition may set, at most
NOTES = 3
KINDS = 4
EFFECTS = RECIPES + 1 + NOTES           # effects by number: recipes from 1, then the tiles
TILE = RECIPES + 1

TOP, MIDDLE, BASE = range(NOTES)
NOTE_NAMES = ("top", "middle", "base")
FLORAL, GREEN, ANIMAL, SYNTHETIC = range(KINDS)
KIND_NAMES = ("floral", "green", "animal", "synthetic")
KIND_LETTERS = "FGAS"

DEVELOP, LIMIT, INSTALL, INSERT, PAY, BLEND, OVER = range(7)
PHASES = ("develop", "limit", "install", "insert", "pay", "blend", "over")
UNDER_WAY, DECKS_EMPTY = range(2)
ENDINGS = ("under-way", "decks-empty")

USUAL, CALM, KEEN = range(3)            # the rival of the solo game
RIVALS = ("usual", "calm", "keen")
IN_DECK, AS_DEALT = 1, 2                # where a card of a deck is; 0: elsewhere
PERFUME_DECK, RECIPE_DECK = range(2)
DECKS = 2
EFFECT, PRODUCE, PAYING, STORE = range(4)               # the steps of a seat's blending
STEP_NAMES = ("effect", "produce", "paying", "store")
SOURCE_NAMES = ("yard", "yard-synthetic", "stored", "stored-synthetic")
SOURCES = len(SOURCE_NAMES)
YARD, YARD_SYNTHETIC, STORED, STORED_SYNTHETIC = range(SOURCES)     # what pays one essence of a perfume

# ---- the state -------------------------------------------------------------------------------------
COLUMN = layout([
    ("count", np.int8),
    ("taken", np.int8),                 # the seat whose perfumer is on the tile, plus 1
    ("card", np.int8, CARDS),           # in the order they were placed
])
NOTE = layout([
    ("count", np.int8),
    ("used", np.int8),                  # the owner's perfumer is on the tile
    ("recipe", np.int8, RECIPES),       # from the tile to the Stockyard
])
DRAFT = layout([                        # a seat's blending until it is revealed (PE-B3)
    ("used", np.int64, NOTES),          # bit 0: the tile's effect was used; bit 1 + i: that of recipe i
    ("step", np.int8),
    ("note", np.int8),                  # the effect to be decided on
    ("effect", np.int8),                # 0: the tile's; 1 + i: that of recipe i
    ("played", np.int8),                # bit i: card i of the hand was played
    ("made", np.int8),                  # perfumes played so far
    ("make", np.int8, HAND),
    ("synthetics", np.int8, HAND),      # what went into each: synthetics in place of another kind,
    ("from_store", np.int8, HAND),      # and stored essences
    ("flow", np.int16, KINDS),          # what the note has produced so far
    ("yard", np.int16, (NOTES, KINDS)),
    ("stored", np.int16, KINDS),
    ("spaces", np.int16, KINDS),
    ("need", np.int16, (NOTES, KINDS)),     # what the last perfume still has to be paid
])
PLAYER = layout([
    public("perfumers", np.int8),
    public("home", np.int8),            # perfumers not placed yet
    public("hired", np.int8),           # a third one comes at the clean-up
    public("essence_used", np.int8),    # has a perfumer on the floral/synthetic space
    public("held", np.int8),            # cards in hand
    public("perfumes", np.int8),        # perfumes produced
    public("points", np.int16),
    public("hand", np.int8, CARDS),     # sorted; what is played in a draft stays here until the reveal
    public("note", NOTE, NOTES),
    public("yard", np.int16, (NOTES, KINDS)),  # essences on the Stockyards
    public("stored", np.int16, KINDS),
    public("spaces", np.int16, KINDS),  # storage spaces of produced perfumes, by kind
    public("produced", np.int8, PERFUMES),
    public("coins", np.int8),           # by the order of the start, spent where cards don't reach a price (PE-S4)
    owner("draft", DRAFT),              # known to the owner only
])
STATE = layout([
    turn("actor", np.int8),             # the seat to decide, -1 when the game is over
    turn("phase", np.int8),
    public("players", np.int8),
    public("rounds", np.int8),          # the round under way, from 1
    public("ending", np.int8),
    public("seats", np.int8),           # players, and the rival of the solo game
    public("last_round", np.int8),
    turn("pending", np.int8),           # one bit a seat: has its blending to commit
    public("starter", np.int8),         # holder of the Starting Player Marker
    public("next_owner", np.int8),      # holder of the Next Starting Player Marker, -1 while it lies
    public("next_column", np.int8),     # in this column, -1 while a player has it
    public("sort_taken", np.int8),      # the seat whose perfumer is there, plus 1
    public("replenish_taken", np.int8),
    public("marker_taken", np.int8),
    # the present action
    public("run", np.int8),             # the next column of a run of discards, -1: none begun (PE-D5)
    public("installing", np.int8),      # the note of a note action, -1
    public("lifted", np.int8),          # a recipe that looks for its place
    public("owed", np.int16),
    public("paid", np.int16),
    # the central area
    public("columns", np.int8),         # column 0 is the leftmost
    public("left", np.int8, (DECKS, RANKS)),  # cards in the decks, by rank: perfumes, recipes
    public("deck", np.int8, FUNDS),     # IN_DECK, AS_DEALT or 0, by card
    public("column", COLUMN, COLUMNS),
    public("rival", np.int8),           # USUAL, CALM or KEEN (PE-Z2, PE-Z3)
    ("player", PLAYER, SEATS),
])

# ---- the parts: an edition, compiled ---------------------------------------------------------------
# A code holds amounts of all four kinds in one number (`sillage.kernel.amounts`).
EFFECT_PART = layout([
    ("pay_code", np.int64),
    ("get_code", np.int64),
    ("pay", np.int8, KINDS),            # all zero: an extraction
    ("get", np.int8, KINDS),
])
PERFUME_PART = layout([
    ("need_code", np.int64, NOTES),
    ("need", np.int8, (NOTES, KINDS)),
    ("storage", np.int8),               # the kind of its storage space, -1: none
    ("brand", np.int8),
])
PARTS = layout([
    ("perfumes", np.int8),
    ("recipes", np.int8),
    ("hand_limit", np.int8),
    ("start_perfumers", np.int8),
    ("most_perfumers", np.int8),
    ("hire_price", np.int8),
    ("synthetic_price", np.int8),
    ("coins", np.int8, (SEATS + 1, SEATS)),     # by the number of players, then from the start player on
    ("rank", np.int8, FUNDS + 1),       # by card, from 0
    ("value", np.int8, FUNDS + 1),
    ("fewest", np.int8, FUNDS + 1),     # players from whom on the card is used
    ("effect", EFFECT_PART, EFFECTS),
    ("perfume", PERFUME_PART, PERFUMES + 1),
])

# ---- the notepad of greedy: what notes put out, and what recipes bring to them ----------------------
LONGEST_CHAIN = 10      # recipes of a note that there is room for
OUTPUTS = 1021
MOST_OUTPUTS = 12       # that a note can put out, none of them less than another
ENTRIES = 2039
OUTPUT = layout([
    ("era", np.int64),                  # of the notepad, when it was written
    ("chain", np.int64),                # the recipes of the note,
    ("note", np.int8),                  # which note it is,
    ("count", np.int8),                 # and how many outputs it has, -1: too many
    ("worth", np.int32),                # the most that one is worth
    ("code", np.int64, MOST_OUTPUTS),   # in the order in which they are found
])
ENTRY = layout([
    ("era", np.int64),
    ("chain", np.int64),
    ("note", np.int8),
    ("card", np.int8),                  # a recipe to be put in,
    ("place", np.int8),                 # its best place,
    ("worth", np.int32),                # and the strength of the note then
])
NOTEPAD = layout([
    ("era", np.int64),                  # changes with the effects
    ("pay_code", np.int64, EFFECTS),    # the effects of the edition that all this is about
    ("get_code", np.int64, EFFECTS),
    ("output", OUTPUT, OUTPUTS),
    ("entry", ENTRY, ENTRIES),
])
