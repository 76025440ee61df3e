"""Fairy Perfume: the action table and the kinds of events, with their words."""

from __future__ import annotations

from sillage.games.fairy_perfume.layout import (
    ABILITY_NAMES,
    CHOICE_NAMES,
    CURRENCY_NAMES,
    ENDINGS,
    FAIRY_NAMES,
    GOAL_NAMES,
    MOST_FREE,
    OPEN_GOALS,
    PIECE_NAMES,
    STONE_NAMES,
)
from sillage.kernel.words import ActionKind, ActionTable, Argument, EventKind, Name, Number, Scene, Translate


class OpenGoal(Argument):
    """One of the open goals, named by the card that lies there."""

    def __init__(self) -> None:
        super().__init__("goal", OPEN_GOALS)

    def word(self, value: int, scene: Scene) -> str:
        return GOAL_NAMES[int(scene.state["goal"][value])]

    def phrase(self, value: int, scene: Scene, tr: Translate) -> str | int:
        return tr(f"fairy_perfume-goal-{self.word(value, scene)}")


STONE = Name("stone", STONE_NAMES, "fairy_perfume-stone")
ABILITY = Name("ability", ABILITY_NAMES, "fairy_perfume-ability")
FAIRY = Name("fairy", FAIRY_NAMES, "fairy_perfume-companion")
CURRENCY = Name("currency", CURRENCY_NAMES, "fairy_perfume-currency")
BARTER = Name("currency", CURRENCY_NAMES, "fairy_perfume-barter")     # what is given, and what for

# The whole table: 127 actions. Offsets are used by the rules; their order never changes.
ACTIONS = ActionTable(
    ActionKind("fairy", FAIRY),                 # choose a companion (variant)
    ActionKind("gentle"),                       # a beat: shake gently, shake hard, stop, wait
    ActionKind("hard"),
    ActionKind("stop"),
    ActionKind("wait"),
    ActionKind("place", ABILITY),               # a free cube: White at set-up, Royal after shaking
    ActionKind("leave", STONE),                 # don't store one of the shaken stones
    ActionKind("double", STONE),                # the hourglass doubles the reward of one stored stone
    ActionKind("split", Number("coins", MOST_FREE + 1)),    # so many of the open rewards as coins
    ActionKind("buy", STONE),
    ActionKind("ability", ABILITY),
    ActionKind("goal", OpenGoal()),
    ActionKind("dust", STONE),
    ActionKind("dust-none"),
    ActionKind("help"),
    ActionKind("extra"),                        # 3 fairy power for a further action
    ActionKind("done"),
    ActionKind("trade", BARTER),                # give coins (3) or power (2)
    ActionKind("return", ABILITY),              # the Royal fairy's cube goes back to the bottle
)
(FAIRY_IS, SHAKE_GENTLY, SHAKE_HARD, STOP_SHAKING, WAIT_A_BEAT, PLACE, LEAVE, DOUBLE_STONE, SPLIT_COINS, BUY, GAIN,
 CLAIM, DUST, DUST_NONE, HELP, FURTHER, DONE, TRADE, GIVE_BACK) = ACTIONS.offsets()

_AMOUNT = Number("amount", 128)
_PRICE = Number("price", 128)
_GOAL = Name("goal", GOAL_NAMES, "fairy_perfume-goal")
EVENTS = (
    EventKind("opened", "goal {goal} lies open", _GOAL),
    EventKind("companion", "seat {seat} plays the fairy {fairy}", FAIRY),
    EventKind("cube-in", "seat {seat} put a cube into the bottle"),
    EventKind("round", "round {round} begins", Number("round", 128)),
    EventKind("beat", "beat {beat}", Number("beat", 32000)),
    EventKind("chose", "seat {seat} chose {choice}", Name("choice", CHOICE_NAMES, "fairy_perfume-choice")),
    EventKind("fell", "seat {seat} poured {piece}", Name("piece", PIECE_NAMES, "fairy_perfume-piece")),
    EventKind("exploded", "seat {seat} exploded with {amount} stones out", _AMOUNT),
    EventKind("stopped", "seat {seat} stopped with {amount} stones out", _AMOUNT),
    EventKind("charcoal", "seat {seat} took {amount} charcoal", _AMOUNT),
    EventKind("hourglass", "seat {seat} took the hourglass"),
    EventKind("placed", "seat {seat} placed a free cube on {ability}", ABILITY),
    EventKind("stored", "seat {seat} stored {amount} {stone}", _AMOUNT, STONE),
    EventKind("left", "seat {seat} left {amount} {stone} aside", _AMOUNT, STONE),
    EventKind("doubled", "seat {seat} doubled the reward of one {stone}", STONE),
    EventKind("gained", "seat {seat} gained {coins} coins and {power} power", Number("coins", 1000),
              Number("power", 1000)),
    EventKind("bought", "seat {seat} bought {stone} for {price}", STONE, _PRICE),
    EventKind("ability", "seat {seat} gained ability {ability} for {price} {currency}", ABILITY, _PRICE, CURRENCY),
    EventKind("goal", "seat {seat} gained goal {goal} for {price} {currency}", _GOAL, _PRICE, CURRENCY),
    EventKind("dusted", "seat {seat} dusted {stone}", STONE),
    EventKind("dusted-none", "seat {seat} dusted nothing"),
    EventKind("helped", "seat {seat} got fairy help"),
    EventKind("further", "seat {seat} paid {price} power for a further action", _PRICE),
    EventKind("traded", "seat {seat} traded {currency}", BARTER),
    EventKind("returned", "seat {seat} took a cube back from {ability} to the bottle", ABILITY),
    EventKind("ended", "the game ended: {ending}", Name("ending", ENDINGS, "fairy_perfume-ending")),
)
(OPENED, COMPANION, CUBE_IN, ROUND_BEGINS, BEAT, CHOSE, FELL, HAS_EXPLODED, HAS_STOPPED, TOOK_CHARCOAL, HOURGLASS,
 PLACED, STORED, LEFT, DOUBLED, GAINED, BOUGHT, GAINED_ABILITY, GAINED_GOAL, DUSTED, DUSTED_NONE, HELPED, PAID_FURTHER,
 TRADED, RETURNED, ENDED) = range(len(EVENTS))
