"""Fairy Perfume: the schema of an edition, and its compilation to the parts of the rules."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal, Self

from pydantic import Field, model_validator

from sillage.games.fairy_perfume.layout import (
    ABILITY_NAMES,
    BOTH_SIDES,
    CHARCOAL,
    COINS,
    CUBE_DISCOUNT,
    CUBES,
    DUST_PLUS,
    FAIRY_NAMES,
    FOR_ONE,
    FOR_PAIRS,
    GENTLY,
    GOAL_NAMES,
    KEY_WORDS,
    MOST_EITHER,
    MOST_GLASS,
    MOST_VALUE,
    PARTS,
    PLAIN,
    POINTS_IN_100,
    POUR,
    POWER,
    STONE_DISCOUNT,
    STONE_NAMES,
    STRONGLY,
    TIERS,
)
from sillage.kernel.edition import Edition, Sourced, Strict
from sillage.kernel.records import SEATS, Bytes, blank, read

Count = Annotated[int, Field(ge=0, le=60)]
Amount = Annotated[int, Field(ge=0, le=30)]
Points = Annotated[int, Field(ge=-20, le=60)]
Chance = Annotated[int, Field(ge=0, le=POINTS_IN_100)]
Tier = Annotated[int, Field(ge=0, le=500)]
Few = Annotated[int, Field(ge=0, le=5)]         # so that nobody hoards more than a purse can count
KEY_BITS = 3                                    # that such a number needs
DISCOUNTS = (STONE_DISCOUNT, CUBE_DISCOUNT)
AT_MOST = ("clean", "few", "little-yellow-green")      # goals of which less is better
NO_LIMIT = 1000         # more than there are pieces
Fairy = Literal["plain", "royal", "blue", "yellow", "white", "red"]


class Coloured(Strict):
    """Something for each colour that is for sale."""

    yellow: Count
    green: Count
    white: Count
    blue: Count
    red: Count


class ByPlayers(Strict):
    two: int = Field(ge=1, le=60)
    three: int = Field(ge=1, le=60)
    four: int = Field(ge=1, le=60)


class Supply(Sourced):
    market: Coloured
    pink: ByPlayers
    charcoal: Count


class Start(Strict):
    coins: Amount
    power: Amount
    yellow: Amount
    green: Amount
    charcoal: Amount


class Starts(Sourced):
    fairies: dict[Fairy, Start]

    @model_validator(mode="after")
    def all_fairies(self) -> Self:
        _complete(self.fairies, FAIRY_NAMES, "fairy")
        return self


class Track(Sourced):
    start_value: int = Field(ge=1, le=MOST_VALUE - CUBES)


class Royal(Sourced):
    cube: Literal["left", "right"]


class Shake(Sourced):
    gentle: list[Chance] = Field(min_length=POUR, max_length=POUR)
    hard: list[Chance] = Field(min_length=POUR, max_length=POUR)
    glass_beats: int = Field(ge=1, le=MOST_GLASS)
    patience_beats: int = Field(ge=1, le=60)

    @model_validator(mode="after")
    def in_a_hundred(self) -> Self:
        for name, chances in (("gentle", self.gentle), ("hard", self.hard)):
            if sum(chances) != POINTS_IN_100:
                raise ValueError(f"the chances of {name} add up to {sum(chances)}; expected {POINTS_IN_100}")
            if chances[0] == POINTS_IN_100:
                raise ValueError(f"a {name} shake never pours; expected some chance of at least 1 piece")
        return self


class StonePrices(Sourced):
    coins: Coloured
    pink: Count


class Price(Strict):
    """A price in one currency (FA-3c)."""

    coins: Amount | None = None
    power: Amount | None = None

    @model_validator(mode="after")
    def one_currency(self) -> Self:
        if (self.coins is None) == (self.power is None):
            raise ValueError("expected a price in one currency: { coins = N } or { power = N }")
        return self


class Prices(Sourced):
    what: ClassVar[str]
    names: ClassVar[tuple[str, ...]]

    prices: dict[str, Price]

    @model_validator(mode="after")
    def all_priced(self) -> Self:
        _complete(self.prices, self.names, self.what)
        return self


class AbilityPrices(Prices):
    what, names = "ability", ABILITY_NAMES


class GoalPrices(Prices):
    what, names = "goal", GOAL_NAMES


class SideB(Sourced):
    """FA-S1: the prices that stones and the abilities of both sides have on side B, where they are others than on A."""

    stones: dict[str, Count]
    abilities: dict[str, Price]

    @model_validator(mode="after")
    def known(self) -> Self:
        _known(self.stones, STONE_NAMES[:CHARCOAL], "stone for sale")
        _known(self.abilities, ABILITY_NAMES[:BOTH_SIDES], "ability of both sides")
        return self


class GoalPoints(Sourced):
    points: dict[str, list[Points]]

    @model_validator(mode="after")
    def all_goals(self) -> Self:
        _complete(self.points, GOAL_NAMES, "goal")
        for name, points in self.points.items():
            wanted = _tiers(name)
            if len(points) != wanted:
                raise ValueError(f"goal {name} has {len(points)} numbers; expected {wanted}, the lowest tier first")
        return self


class GoalTiers(Sourced):
    tiers: dict[str, list[list[Tier]]]

    @model_validator(mode="after")
    def all_tiered_goals(self) -> Self:
        _complete(self.tiers, tuple(name for name in GOAL_NAMES if _tiers(name) == TIERS), "goal with tiers")
        for name, things in self.tiers.items():
            wanted = 2 if name.endswith("-set") else 1
            if len(things) != wanted:
                raise ValueError(f"goal {name} has {len(things)} rows of tiers; expected {wanted}")
            for row in things:
                if name in AT_MOST and (len(row) != TIERS - 1 or row != sorted(row, reverse=True)):
                    raise ValueError(f"goal {name}: expected 2 falling numbers, at most so many")
                if name not in AT_MOST and (len(row) != TIERS or row != sorted(row)):
                    raise ValueError(f"goal {name}: expected 3 rising numbers, at least so many")
        return self


class Scoring(Sourced):
    pink: Points
    charcoal: Points
    resources: int = Field(ge=1, le=100)


class Explosion(Sourced):
    charcoal: int = Field(ge=0, le=8)
    emptied: int = Field(ge=0, le=8)


class Trade(Strict):
    coins: int = Field(ge=1, le=30)
    power: int = Field(ge=1, le=30)


class Traits(Sourced):
    blue: Trade
    yellow: Points


class FurtherAction(Sourced):
    power: Amount


class Reward(Strict):
    """What something gives, or takes off a price."""

    coins: Few
    power: Few


class OneStone(Reward):
    """What an ability adds for a single stone; `either` is coins or fairy power, as its owner likes."""

    either: int = Field(ge=0, le=MOST_EITHER)


class Rewards(Sourced):
    """FA-2b."""

    stones: dict[str, Reward]

    @model_validator(mode="after")
    def all_stones(self) -> Self:
        _complete(self.stones, STONE_NAMES, "stone")
        return self


class Effects(Sourced):
    """What abilities give or take off, those that are not another step of a turn."""

    one: dict[str, OneStone]
    pair: dict[str, Reward]
    discount: dict[str, Reward]

    @model_validator(mode="after")
    def all_effects(self) -> Self:
        for table, abilities in ((self.one, FOR_ONE), (self.pair, FOR_PAIRS), (self.discount, DISCOUNTS)):
            _complete(table, tuple(ABILITY_NAMES[a] for a in dict.fromkeys(abilities)), "ability of this kind")
        return self


class Dusting(Sourced):
    """FA-3e; FA-B1: and what the ability for it adds."""

    stones: int = Field(ge=1, le=5)
    more: Few
    gives: Reward


class FairyHelp(Sourced):
    gives: Reward


def _tiers(goal: str) -> int:
    """Three tiers; a majority has its others and its best; colours count one by one."""
    if goal == "colours":
        return 1
    return 2 if goal.startswith(("most", "fewest")) else TIERS


def _complete(table: dict[Any, Any], names: tuple[str, ...], what: str) -> None:
    missing = [name for name in names if name not in table]
    _known(table, names, what)
    if missing:
        raise ValueError(f"every {what} needs an entry; missing: {', '.join(missing)}")


def _known(table: dict[Any, Any], names: tuple[str, ...], what: str) -> None:
    unknown = [name for name in table if name not in names]
    if unknown:
        raise ValueError(f"no {what} is called {', '.join(unknown)}; expected: {', '.join(names)}")


class FairyPerfumeEdition(Edition):
    """The pieces of Fairy Perfume."""

    game_id: ClassVar[str] = "fairy_perfume"
    later: ClassVar[tuple[str, ...]] = ("goal_tiers", "scoring", "explosion", "traits", "further_action", "royal",
                                        "rewards", "effects", "dusting", "help", "side_b")
    first: ClassVar[str | None] = "contest"

    supply: Supply
    start: Starts
    track: Track
    shake: Shake
    stone_prices: StonePrices
    ability_prices: AbilityPrices
    goal_prices: GoalPrices
    goal_points: GoalPoints
    goal_tiers: GoalTiers
    scoring: Scoring
    explosion: Explosion
    traits: Traits
    further_action: FurtherAction
    royal: Royal
    rewards: Rewards
    effects: Effects
    dusting: Dusting
    help: FairyHelp
    side_b: SideB

    @model_validator(mode="after")
    def enough_to_start(self) -> Self:
        """FA-S4, FA-S5: four players, with any four fairies, fill their bottles from market and pool."""
        market = self.supply.market
        for stone, there in (("yellow", market.yellow), ("green", market.green), ("charcoal", self.supply.charcoal)):
            fairies = sorted(getattr(s, stone) for name, s in self.start.fairies.items() if name != "plain")
            need = max(SEATS * getattr(self.start.fairies["plain"], stone), sum(fairies[-SEATS:]))
            if there < need:
                raise ValueError(f"four bottles start with up to {need} {stone}; the supply has {there}")
        return self

    def compile(self) -> Bytes:
        buffer = blank(PARTS)
        parts = read(buffer, PARTS)
        self._compile_pieces(parts)
        parts.start_value = self.track.start_value
        parts.royal_right = self.royal.cube == "right"
        parts.pour[GENTLY], parts.pour[STRONGLY] = self.shake.gentle, self.shake.hard
        parts.glass, parts.patience = self.shake.glass_beats, self.shake.patience_beats
        parts.explosion, parts.emptied = self.explosion.charcoal, self.explosion.emptied
        self._compile_prices(parts)
        parts.further = self.further_action.power
        parts.trade[COINS], parts.trade[POWER] = self.traits.blue.coins, self.traits.blue.power
        self._compile_points(parts)
        self._compile_rewards(parts)
        return buffer

    def _compile_prices(self, parts: Any) -> None:
        """FA-S1: side B has the prices of side A where it names no others."""
        stones = {**self.stone_prices.coins.model_dump(), "pink": self.stone_prices.pink}
        abilities = self.ability_prices.prices
        sides = (stones, abilities), (stones | self.side_b.stones, abilities | self.side_b.abilities)
        for side, (coins, prices) in enumerate(sides):
            parts.stone[side, :CHARCOAL] = [coins[name] for name in STONE_NAMES[:CHARCOAL]]
            for row, name in zip(parts.ability[side], ABILITY_NAMES, strict=True):
                _fill_price(row, prices[name])

    def _compile_rewards(self, parts: Any) -> None:
        effects = {**self.effects.one, **self.effects.pair, **self.effects.discount}
        effects[ABILITY_NAMES[DUST_PLUS]] = self.dusting.gives
        told: list[int] = []
        for row, name in zip(parts.reward, STONE_NAMES, strict=True):
            told += _fill_reward(row, self.rewards.stones[name])
        for row, name in zip(parts.effect, ABILITY_NAMES, strict=True):
            told += _fill_reward(row, effects.get(name, Reward(coins=0, power=0)))
        _fill_reward(parts.help, self.help.gives)
        parts.dust, parts.dust_more = self.dusting.stones, self.dusting.more
        size = -(-len(told) // KEY_WORDS)
        for word in range(KEY_WORDS):
            parts.key[word] = sum(n << KEY_BITS * i for i, n in enumerate(told[word * size : (word + 1) * size]))

    def _compile_points(self, parts: Any) -> None:
        for goal, name in enumerate(GOAL_NAMES):
            _fill_price(parts.goal[goal], self.goal_prices.prices[name])
            points = self.goal_points.points[name]
            parts.points[goal, : len(points)] = points
            for thing, row in enumerate(self.goal_tiers.tiers.get(name, ())):
                parts.tier[goal, thing] = [NO_LIMIT, *row] if name in AT_MOST else row
        parts.pink_points, parts.charcoal_points = self.scoring.pink, self.scoring.charcoal
        parts.resources_a_point, parts.yellow_points = self.scoring.resources, self.traits.yellow

    def _compile_pieces(self, parts: Any) -> None:
        for stone, count in self.supply.market.model_dump().items():
            parts.supply[STONE_NAMES.index(stone)] = count
        parts.supply[CHARCOAL] = self.supply.charcoal
        parts.pink[2:] = self.supply.pink.two, self.supply.pink.three, self.supply.pink.four
        for fairy, name in enumerate(FAIRY_NAMES, start=PLAIN):
            row, start = parts.start[fairy], self.start.fairies[name]  # type: ignore[index]
            row.coins, row.power = start.coins, start.power
            for i, stone in enumerate(STONE_NAMES):
                row.stones[i] = getattr(start, stone, 0)


def _fill_reward(row: Any, reward: Reward) -> list[int]:
    """Writes what is given; returns it as numbers."""
    row.amount[COINS], row.amount[POWER], row.either = told = reward.coins, reward.power, getattr(reward, "either", 0)
    return list(told)


def _fill_price(row: Any, price: Price) -> None:
    row.currency, row.amount = (COINS, price.coins) if price.power is None else (POWER, price.power)
