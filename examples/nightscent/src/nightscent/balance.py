"""Nightscent: how its pieces are taken, which compare, and which of its numbers may be turned."""

from __future__ import annotations

from collections.abc import Iterator

from nightscent.edition import NightscentEdition
from sillage.kernel.balance import Balance, Face, Kind, Knob


def faces(edition: NightscentEdition) -> Iterator[Face]:
    """Seedlings of one flower compare by scent and nectar."""
    for tile in edition.seedlings.tiles:
        yield Face(tile.id, tile.flower, (tile.scent, tile.nectar))


BALANCE = Balance(
    kinds=(Kind("seedling", taken=(("planted", "seedling"),), shown=(("stands", "seedling"),)),),
    knobs=(
        Knob("seedlings.tiles.*.scent", 0, 4, kind="seedling", price=False),
        Knob("seedlings.tiles.*.nectar", 0, 4, kind="seedling", price=False),
        Knob("points.one_of_each", 1, 6),
    ),
    faces=faces,
)
