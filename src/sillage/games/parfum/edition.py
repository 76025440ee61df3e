"""Parfum: the schema of an edition, and its compilation to the parts of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal, Self

from pydantic import Field, model_validator

from sillage.games.parfum.layout import (
    AROMA_NAMES,
    AROMAS,
    BOARD_CLOCKS,
    CLOCKS,
    CUSTOMERS,
    DIE_FACES,
    FOUR_CLOCKS,
    MAJOR,
    MINOR,
    NOTES,
    PART_NAMES,
    PARTS,
    SHOPS,
    SPACES,
    STACK_A,
    STACK_B,
    SURE,
    THREE_CLOCKS,
    TOKEN_STEPS,
    WORTHS,
)
from sillage.kernel.edition import Edition, Sourced, Strict
from sillage.kernel.lanes import pack
from sillage.kernel.records import SEATS, Bytes, blank, read

Aroma = Literal["violet", "bergamot", "rose", "vanilla", "lavender"]
Id = Annotated[str, Field(pattern=r"^[A-Za-z0-9_]{1,12}$")]
Aromas = Annotated[dict[Aroma, Annotated[int, Field(ge=1, le=9)]], Field(min_length=1)]


class BySide(Strict):
    minor: int = Field(ge=0, le=20)
    major: int = Field(ge=0, le=20)


class ByAroma(Strict):
    violet: int = Field(ge=0, le=6)
    bergamot: int = Field(ge=0, le=6)
    rose: int = Field(ge=0, le=6)
    vanilla: int = Field(ge=0, le=6)
    lavender: int = Field(ge=0, le=6)


class Distillery(Strict):
    four_clocks: int = Field(ge=1, le=SPACES)
    three_clocks: int = Field(ge=1, le=SPACES)


class Street(Strict):
    four_clocks: int = Field(ge=1, le=SHOPS)
    three_clocks: int = Field(ge=1, le=SHOPS)


class Board(Sourced):
    distillery: Distillery
    street: Street


Actions = Annotated[int, Field(ge=1, le=15)]


class ClocksFour(Sourced):
    actions: list[Actions] = Field(min_length=CLOCKS, max_length=CLOCKS)


class ClocksThree(Sourced):
    actions: list[Actions] = Field(min_length=3, max_length=3)


class Dice(Sourced):
    count: ByAroma
    flask_faces: ByAroma

    @model_validator(mode="after")
    def some(self) -> Self:
        if not any(getattr(self.count, aroma) for aroma in AROMA_NAMES):
            raise ValueError("expected at least 1 die: a turn must always have an action (PA-C2)")
        return self


class Water(Sourced):
    tokens: list[Annotated[int, Field(ge=0, le=30)]] = Field(min_length=WORTHS, max_length=WORTHS)
    start: int = Field(ge=0, le=6)
    limit: int = Field(ge=0, le=30)

    @model_validator(mode="after")
    def enough_to_start(self) -> Self:
        if sum(self.tokens) < SEATS * self.start:
            least = SEATS * self.start
            raise ValueError(f"expected at least {least} tokens: four players start with {self.start} each")
        return self


class Perfumes(Sourced):
    flacon_supply: int = Field(ge=0, le=120)
    flacons: BySide
    bargain: BySide
    sold_out_tokens: int = Field(ge=0, le=6)

    @model_validator(mode="after")
    def something_to_sell(self) -> Self:
        if not (self.flacons.minor and self.flacons.major):
            raise ValueError("a finished perfume has at least 1 flacon")
        return self


class NoteTile(Strict):
    id: Id
    part: Literal["head", "heart", "base"]
    aromas: Aromas
    components: dict[Aroma, Annotated[int, Field(ge=1, le=9)]] | None = None
    coins: int = Field(ge=0, le=20)


class CustomerToken(Strict):
    id: Id
    stack: Literal["A", "B"]
    wants: Aromas
    price: int = Field(ge=0, le=60)


class Notes(Sourced):
    tiles: list[NoteTile] = Field(min_length=SPACES, max_length=NOTES)

    @model_validator(mode="after")
    def ids_once(self) -> Self:
        _unique([tile.id for tile in self.tiles], "note")
        return self


class Customers(Sourced):
    below_closing: int = Field(ge=0, le=20)
    tokens: list[CustomerToken] = Field(max_length=CUSTOMERS)

    @model_validator(mode="after")
    def consistent(self) -> Self:
        _unique([token.id for token in self.tokens], "customer")
        b = sum(token.stack == "B" for token in self.tokens)
        if b < self.below_closing:
            raise ValueError(f"expected at least {self.below_closing} B customers, to lie below closing time, not {b}")
        if len(self.tokens) - self.below_closing < SHOPS:
            raise ValueError(f"expected at least {SHOPS} customers above closing time, to fill the street at the start")
        return self


def _unique(ids: list[str], what: str) -> None:
    twice = {i for i in ids if sum(i.lower() == other.lower() for other in ids) > 1}
    if twice:
        raise ValueError(f"every {what} needs an id of its own; used twice: {', '.join(sorted(twice))}")


# ---- what greedy looks up --------------------------------------------------------------------------
# The chance of a die with k flask faces to end as a flask, by the water at hand (0, 1, 2, more): one roll, then a
# part (in hundredths) of a second one.
MENDED = (0, 60, 85, 100)
FLASK_CHANCE = tuple(
    tuple(SURE * k // DIE_FACES + SURE * k * (DIE_FACES - k) * mend // (100 * DIE_FACES**2) for mend in MENDED)
    for k in range(DIE_FACES + 1)
)
assert len(MENDED) == TOKEN_STEPS


def note_chance(aromas: Any, flask_chance: Any) -> int:
    """The chance of a note with exactly the dice it needs."""
    chance = SURE
    for aroma in range(AROMAS):
        for _ in range(int(aromas[aroma])):
            chance = chance * int(flask_chance[aroma]) // SURE
    return chance


# ---- the edition -----------------------------------------------------------------------------------
class ParfumEdition(Edition):
    """The pieces of Parfum."""

    game_id: ClassVar[str] = "parfum"

    board: Board
    clocks_four: ClocksFour
    clocks_three: ClocksThree
    dice: Dice
    water: Water
    perfumes: Perfumes
    notes: Notes
    customers: Customers

    def compile(self) -> Bytes:
        buffer = blank(PARTS)
        parts = read(buffer, PARTS)
        for row, number in ((FOUR_CLOCKS, "four_clocks"), (THREE_CLOCKS, "three_clocks")):
            parts.spaces[row] = getattr(self.board.distillery, number)
            parts.shops[row] = getattr(self.board.street, number)
        parts.clock_actions[FOUR_CLOCKS] = self.clocks_four.actions
        parts.clock_actions[THREE_CLOCKS, : BOARD_CLOCKS[THREE_CLOCKS]] = self.clocks_three.actions
        for i, aroma in enumerate(AROMA_NAMES):
            parts.dice[i] = getattr(self.dice.count, aroma)
            parts.flask_faces[i] = getattr(self.dice.flask_faces, aroma)
            parts.flask_chance[i] = FLASK_CHANCE[parts.flask_faces[i]]
        parts.tokens[:] = self.water.tokens
        parts.start_tokens, parts.token_limit = self.water.start, self.water.limit
        parts.flacon_supply = self.perfumes.flacon_supply
        parts.sold_out_tokens = self.perfumes.sold_out_tokens
        for side, name in ((MINOR, "minor"), (MAJOR, "major")):
            parts.flacons[side] = getattr(self.perfumes.flacons, name)
            parts.bargain[side] = getattr(self.perfumes.bargain, name)
        parts.below_closing = self.customers.below_closing
        parts.notes, parts.customers = len(self.notes.tiles), len(self.customers.tokens)
        for tile, note in zip(self.notes.tiles, parts.note[1:], strict=False):
            note.part, note.coins = PART_NAMES.index(tile.part), tile.coins
            note.aromas[:] = _by_aroma(tile.aromas)
            note.components[:] = _by_aroma(tile.aromas if tile.components is None else tile.components)
            note.needs, note.adds = pack(note.aromas), pack(note.components)
            note.chance[:] = [note_chance(note.aromas, parts.flask_chance[:, tokens]) for tokens in range(TOKEN_STEPS)]
        for token, customer in zip(self.customers.tokens, parts.customer[1:], strict=False):
            customer.stack, customer.price = (STACK_A, STACK_B)["AB".index(token.stack)], token.price
            customer.wish = pack(_by_aroma(token.wants))
        return buffer


def _by_aroma(amounts: Mapping[Any, int]) -> list[int]:
    return [amounts.get(aroma, 0) for aroma in AROMA_NAMES]
