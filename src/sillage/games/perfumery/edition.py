"""Perfumery: the schema of an edition, and its compilation to the parts of the rules."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Any, ClassVar, Literal, Self

from pydantic import Field, model_validator

from sillage.games.perfumery.layout import (
    FUNDS,
    HAND,
    KIND_LETTERS,
    NOTE_NAMES,
    PARTS,
    PERFUMES,
    RECIPES,
    TILE,
)
from sillage.kernel.edition import Edition, Sourced, Strict
from sillage.kernel.lanes import pack
from sillage.kernel.records import SEATS, Bytes, blank, read

RANK_NAMES = ("I", "II", "III")

Id = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,12}$")]
CardName = Annotated[str, Field(min_length=1, max_length=60)]
Rank = Literal["I", "II", "III"]
Essences = Annotated[str, Field(pattern=r"^[FGAS]{0,6}$")]
Value = Annotated[int, Field(ge=1, le=20)]
Points = Annotated[int, Field(ge=0, le=1000)]
Coins = Annotated[int, Field(ge=0, le=20)]
MinPlayers = Annotated[int, Field(ge=2, le=SEATS)]


class Numbers(Sourced):
    hand_limit: int = Field(ge=1, le=HAND)
    perfumers: int = Field(ge=1, le=3)
    most_perfumers: int = Field(ge=1, le=3)
    hire: int = Field(ge=0, le=60)
    synthetic: int = Field(ge=0, le=60)


class Funds(Sourced):
    card: Id
    value: Value


class Order(Sourced):
    """PE-S4: coins at the start, from the start player on."""

    two: list[Coins] = Field(min_length=2, max_length=2)
    three: list[Coins] = Field(min_length=3, max_length=3)
    four: list[Coins] = Field(min_length=SEATS, max_length=SEATS)


class TileEffect(Strict):
    pay: Essences = ""
    get: Essences


class Tiles(Sourced):
    top: TileEffect
    middle: TileEffect
    base: TileEffect


class RecipeCard(Strict):
    id: Id
    rank: Rank
    min_players: MinPlayers
    value: Value
    pay: Essences = ""
    get: Essences
    name: CardName


class PerfumeCard(Strict):
    id: Id
    rank: Rank
    min_players: MinPlayers
    value: Value
    top: Essences = ""
    middle: Essences = ""
    base: Essences = ""
    storage: Literal["F", "G", "A", "S", ""] = ""
    brand: int = Field(ge=0, le=60)
    name: CardName

    @model_validator(mode="after")
    def needs_something(self) -> Self:
        if not self.top + self.middle + self.base:
            raise ValueError("expected at least one essence in top, middle or base")
        return self


class Recipes(Sourced):
    cards: list[RecipeCard] = Field(min_length=1, max_length=RECIPES)


class Perfumes(Sourced):
    cards: list[PerfumeCard] = Field(min_length=1, max_length=PERFUMES)


class Grades(Strict):
    """PE-Z5: the points from which on the human of a solo game has a grade. A ruling, no piece of the box."""

    apprentice: Literal[0]
    perfumer: Points
    nose: Points
    maison: Points
    legend: Points

    @model_validator(mode="after")
    def rising(self) -> Self:
        least = list(self.model_dump().values())
        if least != sorted(least):
            raise ValueError("expected each grade to need at least the points of the one before")
        return self

    def of(self, points: int) -> str:
        """The highest grade that so many points earn."""
        return [name for name, least in self.model_dump().items() if points >= least][-1]


class PerfumeryEdition(Edition):
    """The pieces of Perfumery."""

    game_id: ClassVar[str] = "perfumery"
    later: ClassVar[tuple[str, ...]] = ("grades", "order")
    first: ClassVar[str | None] = "rue-de-grasse"

    numbers: Numbers
    funds: Funds
    tiles: Tiles
    recipes: Recipes
    perfumes: Perfumes
    grades: Grades
    order: Order

    @model_validator(mode="after")
    def consistent(self) -> Self:
        ids = [self.funds.card, *(c.id for c in self.recipes.cards), *(c.id for c in self.perfumes.cards)]
        twice = {i for i in ids if sum(i.lower() == other.lower() for other in ids) > 1}
        if twice:
            raise ValueError(f"every card needs an id of its own; used twice: {', '.join(sorted(twice))}")
        if self.numbers.most_perfumers < self.numbers.perfumers:
            raise ValueError("most_perfumers is less than the perfumers at the start")
        return self

    @cached_property
    def faces(self) -> dict[int, dict[str, Any]]:
        """What is printed on each card, by its number in the rules."""
        faces: dict[int, dict[str, Any]] = {FUNDS: {"id": self.funds.card, "kind": "funds", "value": self.funds.value}}
        for number, perfume in enumerate(self.perfumes.cards, start=1):
            faces[number] = {"kind": "perfume", **perfume.model_dump(exclude={"min_players"})}
        for number, recipe in enumerate(self.recipes.cards, start=PERFUMES + 1):
            faces[number] = {"kind": "recipe", **recipe.model_dump(exclude={"min_players"})}
        return faces

    @cached_property
    def tile_faces(self) -> dict[str, dict[str, Any]]:
        """What is printed on each note's tile."""
        return {name: getattr(self.tiles, name).model_dump() for name in NOTE_NAMES}

    def compile(self) -> Bytes:
        buffer = blank(PARTS)
        parts = read(buffer, PARTS)
        numbers = self.numbers
        parts.perfumes, parts.recipes = len(self.perfumes.cards), len(self.recipes.cards)
        parts.hand_limit = numbers.hand_limit
        parts.start_perfumers, parts.most_perfumers = numbers.perfumers, numbers.most_perfumers
        parts.hire_price, parts.synthetic_price = numbers.hire, numbers.synthetic
        parts.value[FUNDS] = self.funds.value
        for players, coins in enumerate((self.order.two, self.order.three, self.order.four), start=2):
            parts.coins[players, :players] = coins
        for note, name in enumerate(NOTE_NAMES):
            _fill_effect(parts.effect[TILE + note], getattr(self.tiles, name))
        for number, recipe in enumerate(self.recipes.cards, start=1):
            _fill_card(parts, PERFUMES + number, recipe)
            _fill_effect(parts.effect[number], recipe)
        for number, perfume in enumerate(self.perfumes.cards, start=1):
            _fill_card(parts, number, perfume)
            _fill_perfume(parts.perfume[number], perfume)
        return buffer


def amounts(letters: str) -> list[int]:
    """Essences by kind, from letters as on the cards."""
    return [letters.count(letter) for letter in KIND_LETTERS]


def _fill_card(parts: Any, number: int, card: RecipeCard | PerfumeCard) -> None:
    parts.rank[number] = RANK_NAMES.index(card.rank)
    parts.value[number] = card.value
    parts.fewest[number] = card.min_players


def _fill_effect(part: Any, effect: RecipeCard | TileEffect) -> None:
    part.pay[:], part.get[:] = amounts(effect.pay), amounts(effect.get)
    part.pay_code, part.get_code = pack(part.pay), pack(part.get)


def _fill_perfume(part: Any, card: PerfumeCard) -> None:
    for note, name in enumerate(NOTE_NAMES):
        part.need[note] = amounts(getattr(card, name))
        part.need_code[note] = pack(part.need[note])
    part.storage = KIND_LETTERS.index(card.storage) if card.storage else -1
    part.brand = card.brand
