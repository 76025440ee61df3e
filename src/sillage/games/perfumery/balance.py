"""Perfumery: how its pieces are taken, which cards compare, and which of its numbers may be turned.

A recipe compares with another by what it needs, what it leaves more than it found, its price and its rank: a card of a
later rank comes later, so it may be better. A perfume, by what it needs, what it brings, and what it pays as a card."""

from __future__ import annotations

from collections.abc import Iterator

from sillage.games.perfumery.edition import RANK_NAMES, PerfumeryEdition, amounts
from sillage.games.perfumery.layout import KIND_LETTERS
from sillage.kernel.balance import Balance, Face, Kind, Knob


def faces(edition: PerfumeryEdition) -> Iterator[Face]:
    for recipe in edition.recipes.cards:
        pay, get = amounts(recipe.pay), amounts(recipe.get)
        more = [g - p for p, g in zip(pay, get, strict=True)]
        rank = RANK_NAMES.index(recipe.rank)
        yield Face(recipe.id, "recipe", (*(-p for p in pay), *more, -recipe.value, -rank))
    for perfume in edition.perfumes.cards:
        needs = [-n for note in (perfume.top, perfume.middle, perfume.base) for n in amounts(note)]
        space = [int(perfume.storage == letter) for letter in KIND_LETTERS]
        rank = RANK_NAMES.index(perfume.rank)
        yield Face(perfume.id, "perfume", (*needs, *space, perfume.brand, perfume.value, -rank))


BALANCE = Balance(
    kinds=(
        Kind("recipe", taken=(("installed", "recipe"),), shown=(("dealt", "card"),)),
        Kind("perfume", taken=(("produced", "perfume"),), shown=(("dealt", "card"),)),
    ),
    knobs=(
        Knob("recipes.cards.*.value", 2, 10, kind="recipe"),
        Knob("perfumes.cards.*.value", 1, 6),
        Knob("order.three.*", 0, 9),
        Knob("order.four.*", 0, 9),
    ),
    faces=faces,
    starts="starts",
)
