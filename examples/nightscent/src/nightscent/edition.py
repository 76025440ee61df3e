"""Nightscent: the schema of an edition, and its compilation to the parts of the rules."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, Self

from pydantic import Field, model_validator

from nightscent.layout import FLOWER_NAMES, NIGHTS, PARTS, SEEDLINGS
from sillage.kernel.edition import Edition, Sourced, Strict
from sillage.kernel.records import Bytes, blank, read

Flower = Literal["jasmine", "tuberose", "datura", "moonvine"]
Small = Annotated[int, Field(ge=0, le=9)]


class Moths(Strict):
    """How many come for each flower."""

    jasmine: int = Field(ge=0, le=30)
    tuberose: int = Field(ge=0, le=30)
    datura: int = Field(ge=0, le=30)
    moonvine: int = Field(ge=0, le=30)


class Course(Sourced):
    nights: int = Field(ge=1, le=NIGHTS)
    short_nights: int = Field(ge=1, le=NIGHTS)


class Sack(Sourced):
    moths: Moths
    a_night: Small


class Points(Sourced):
    moth: Small
    one_of_each: Small


class Dew(Sourced):
    start: Small
    lonely: int = Field(ge=0, le=4)
    rest: int = Field(ge=0, le=4)


class Tile(Strict):
    id: str = Field(pattern=r"^[A-Za-z0-9_]{1,12}$")
    flower: Flower
    scent: Small
    nectar: Small


class Seedlings(Sourced):
    start_scent: Small
    tiles: list[Tile] = Field(min_length=1, max_length=SEEDLINGS)

    @model_validator(mode="after")
    def ids_of_their_own(self) -> Self:
        ids = [tile.id.lower() for tile in self.tiles]
        if twice := sorted({id for id in ids if ids.count(id) > 1}):
            raise ValueError(f"every seedling needs an id of its own; there twice: {', '.join(twice)}")
        return self


class NightscentEdition(Edition):
    """The pieces of Nightscent."""

    game_id: ClassVar[str] = "nightscent"

    course: Course
    sack: Sack
    points: Points
    dew: Dew
    seedlings: Seedlings

    def compile(self) -> Bytes:
        buffer = blank(PARTS)
        parts = read(buffer, PARTS)
        parts.nights = self.course.nights, self.course.short_nights
        parts.sack = [getattr(self.sack.moths, flower) for flower in FLOWER_NAMES]
        parts.moths = self.sack.a_night
        parts.moth_points, parts.set_points = self.points.moth, self.points.one_of_each
        parts.start_dew, parts.lonely_dew, parts.rest_dew = self.dew.start, self.dew.lonely, self.dew.rest
        parts.start_scent = self.seedlings.start_scent
        parts.seedlings = len(self.seedlings.tiles)
        for row, tile in zip(parts.seedling[1:], self.seedlings.tiles, strict=False):
            row.flower, row.scent, row.nectar = FLOWER_NAMES.index(tile.flower), tile.scent, tile.nectar
        return buffer
