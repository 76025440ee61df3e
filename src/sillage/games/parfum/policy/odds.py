"""Parfum: what greedy looks up of an edition, reckoned when it becomes parts; no compiler is needed here."""

from __future__ import annotations

from typing import Any

from sillage.games.parfum.layout import AROMAS, TOKEN_STEPS

SURE_BITS = 10
SURE = 1 << SURE_BITS   # the chance of what is certain
# The chance of a die with k of six flask faces to end as a flask, by the water at hand (0, 1, 2, more):
# one roll, then a part of a second one.
FLASK_CHANCE = tuple(
    tuple(SURE * k // 6 + SURE * k * (6 - k) * mend // 3600 for mend in (0, 60, 85, 100)) for k in range(7)
)
assert len(FLASK_CHANCE[0]) == TOKEN_STEPS


def note_chance(aromas: Any, flask_chance: Any) -> int:
    """The chance of a note with exactly the dice it needs."""
    chance = SURE
    for aroma in range(AROMAS):
        for _ in range(int(aromas[aroma])):
            chance = chance * int(flask_chance[aroma]) // SURE
    return chance


def in_one_number(row):
    """Amounts of the aromas, a byte each (amounts.py compiles it)."""
    total = 0
    for aroma in range(AROMAS):
        total |= int(row[aroma]) << (8 * aroma)
    return total
