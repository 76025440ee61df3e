"""Fairy Perfume: the action table and the kinds of events, with their words."""

from __future__ import annotations

from sillage.games.fairy_perfume.layout import (
    ABILITY_NAMES,
    ACT,
    BUY_MORE,
    CHARM,
    CHOICE_NAMES,
    CHOOSE,
    COINS,
    CURRENCY_NAMES,
    DOUBLE,
    DUST_MORE,
    ENDINGS,
    EXTRA,
    FAIRY_NAMES,
    GOAL_MORE,
    GOAL_NAMES,
    LAST_TRADE,
    MOST_FREE,
    OPEN_GOALS,
    PIECE_NAMES,
    POWER,
    RETURN,
    SHAKE,
    SPLIT,
    STONE_NAMES,
    STORE,
    VISIT,
)
from sillage.kernel.words import ActionTable, Argument, EventTable, Name, Number, Scene, Translate


class OpenGoal(Argument):
    """One of the open goals, named by the card that lies there."""

    prefix = "fairy_perfume-goal"

    def __init__(self) -> None:
        super().__init__("goal", OPEN_GOALS)

    def word(self, value: int, scene: Scene) -> str:
        return GOAL_NAMES[int(scene.state["goal"][value])]

    def phrase(self, value: int, scene: Scene, tr: Translate) -> str | int:
        return tr(f"fairy_perfume-goal-{self.word(value, scene)}")


class Barter(Name):
    """FA-X2: what is given, said with how much of it, and what for."""

    def phrase(self, value: int, scene: Scene, tr: Translate) -> str | int:
        coins, power = map(int, scene.parts.trade)
        return tr(f"fairy_perfume-barter-{self.names[value]}", coins=coins, power=power)


STONE = Name("stone", STONE_NAMES, "fairy_perfume-stone")
ABILITY = Name("ability", ABILITY_NAMES, "fairy_perfume-ability")
FAIRY = Name("fairy", FAIRY_NAMES, "fairy_perfume-companion")
CURRENCY = Name("currency", CURRENCY_NAMES, "fairy_perfume-currency")
BARTER = Barter("currency", CURRENCY_NAMES, "fairy_perfume-currency")

# The whole table: 127 actions, in an order that never changes.
ACTIONS = ActionTable("fairy_perfume")
# Choose a companion (variant).
FAIRY_IS = ACTIONS.add("fairy", FAIRY, phases=(CHOOSE,), clause="FA-S5")
# A beat: shake gently, shake hard, stop, wait.
SHAKE_GENTLY = ACTIONS.add("gentle", phases=(SHAKE,), clause="FA-1g")
SHAKE_HARD = ACTIONS.add("hard", phases=(SHAKE,), clause="FA-1g")
STOP_SHAKING = ACTIONS.add("stop", phases=(SHAKE,), clause="FA-1a", ends=True)
WAIT_A_BEAT = ACTIONS.add("wait", phases=(SHAKE,), clause="FA-1i")
# A free cube: White at set-up, Royal after shaking.
PLACE = ACTIONS.add("place", ABILITY, phases=(CHARM, VISIT), clause="FA-X1")
# Don't store one of the shaken stones.
LEAVE = ACTIONS.add("leave", STONE, phases=(STORE,), clause="FA-2a")
# The hourglass doubles the reward of one stored stone.
DOUBLE_STONE = ACTIONS.add("double", STONE, phases=(DOUBLE,), clause="FA-2d")
# So many of the open rewards as coins.
SPLIT_COINS = ACTIONS.add("split", Number("coins", MOST_FREE + 1), phases=(SPLIT,), clause="FA-2e")
BUY = ACTIONS.add("buy", STONE, phases=(ACT, BUY_MORE), clause="FA-3b")
GAIN = ACTIONS.add("ability", ABILITY, phases=(ACT,), clause="FA-3c")
CLAIM = ACTIONS.add("goal", OpenGoal(), phases=(ACT, GOAL_MORE), clause="FA-3d")
DUST = ACTIONS.add("dust", STONE, phases=(ACT, DUST_MORE), clause="FA-3e")
DUST_NONE = ACTIONS.add("dust-none", phases=(ACT,), clause="FA-3e", ends=True)
HELP = ACTIONS.add("help", phases=(ACT,), clause="FA-3f", numbers={
    "coins": lambda scene: int(scene.parts.help.amount[COINS]),
    "power": lambda scene: int(scene.parts.help.amount[POWER]),
})
# Fairy power for a further action.
FURTHER = ACTIONS.add(
    "extra", phases=(EXTRA,), clause="FA-B10", numbers={"price": lambda scene: int(scene.parts.further)})
DONE = ACTIONS.add("done", phases=(VISIT, BUY_MORE, GOAL_MORE, DUST_MORE, EXTRA, LAST_TRADE), clause="FA-3g", ends=True)
# Give coins or power.
TRADE = ACTIONS.add(
    "trade", BARTER, phases=(STORE, DOUBLE, SPLIT, ACT, BUY_MORE, GOAL_MORE, DUST_MORE, EXTRA, LAST_TRADE),
    clause="FA-X2",
)
# The Royal fairy's cube goes back to the bottle.
GIVE_BACK = ACTIONS.add("return", ABILITY, phases=(RETURN,), clause="FA-X1")

_AMOUNT = Number("amount", 128)
_PRICE = Number("price", 128)
_GOAL = Name("goal", GOAL_NAMES, "fairy_perfume-goal")
EVENTS = EventTable()
OPENED = EVENTS.add("opened", "goal {goal} lies open", _GOAL)
COMPANION = EVENTS.add("companion", "seat {seat} plays the fairy {fairy}", FAIRY)
CUBE_IN = EVENTS.add("cube-in", "seat {seat} put a cube into the bottle")
ROUND_BEGINS = EVENTS.add("round", "round {round} begins", Number("round", 128))
BEAT = EVENTS.add("beat", "beat {beat}", Number("beat", 32000))
CHOSE = EVENTS.add("chose", "seat {seat} chose {choice}", Name("choice", CHOICE_NAMES, "fairy_perfume-choice"))
FELL = EVENTS.add("fell", "seat {seat} poured {piece}", Name("piece", PIECE_NAMES, "fairy_perfume-piece"))
HAS_EXPLODED = EVENTS.add("exploded", "seat {seat} exploded with {amount} stones out", _AMOUNT)
HAS_STOPPED = EVENTS.add("stopped", "seat {seat} stopped with {amount} stones out", _AMOUNT)
TOOK_CHARCOAL = EVENTS.add("charcoal", "seat {seat} took {amount} charcoal", _AMOUNT)
HOURGLASS = EVENTS.add("hourglass", "seat {seat} took the hourglass")
PLACED = EVENTS.add("placed", "seat {seat} placed a free cube on {ability}", ABILITY)
STORED = EVENTS.add("stored", "seat {seat} stored {amount} {stone}", _AMOUNT, STONE)
LEFT = EVENTS.add("left", "seat {seat} left {amount} {stone} aside", _AMOUNT, STONE)
DOUBLED = EVENTS.add("doubled", "seat {seat} doubled the reward of one {stone}", STONE)
GAINED = EVENTS.add(
    "gained", "seat {seat} gained {coins} coins and {power} power",
    Number("coins", 1000), Number("power", 1000),
)
BOUGHT = EVENTS.add("bought", "seat {seat} bought {stone} for {price}", STONE, _PRICE)
GAINED_ABILITY = EVENTS.add(
    "ability", "seat {seat} gained ability {ability} for {price} {currency}",
    ABILITY, _PRICE, CURRENCY,
)
GAINED_GOAL = EVENTS.add("goal", "seat {seat} gained goal {goal} for {price} {currency}", _GOAL, _PRICE, CURRENCY)
DUSTED = EVENTS.add("dusted", "seat {seat} dusted {stone}", STONE)
DUSTED_NONE = EVENTS.add("dusted-none", "seat {seat} dusted nothing")
HELPED = EVENTS.add("helped", "seat {seat} got fairy help")
PAID_FURTHER = EVENTS.add("further", "seat {seat} paid {price} power for a further action", _PRICE)
TRADED = EVENTS.add("traded", "seat {seat} traded {currency}", BARTER)
RETURNED = EVENTS.add("returned", "seat {seat} took a cube back from {ability} to the bottle", ABILITY)
EARNED_NOTHING = EVENTS.add("nothing", "seat {seat} gained 0 coins and 0 power", quiet=True, since=2)
SHORT = EVENTS.add("short", "the pool is empty: {amount} charcoal not taken", Number("amount", 1000), since=2)
ENDED = EVENTS.add("ended", "the game ended: {ending}", Name("ending", ENDINGS, "fairy_perfume-ending"))
