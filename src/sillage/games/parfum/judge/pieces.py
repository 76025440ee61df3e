"""Parfum's judge: what an edition in a record holds."""

from __future__ import annotations

from sillage.games.parfum.judge.books import AROMAS, PARTS
from sillage.judge import HEAD, Maybe, each, sourced

SIDES = each(("four_clocks", "three_clocks"), int)
KINDS = each(("minor", "major"), int)
AMOUNTS = each(AROMAS, Maybe(int))

PIECES = {
    **HEAD,
    "board": sourced(distillery=SIDES, street=SIDES),
    "clocks_four": sourced(actions=[int]),
    "clocks_three": sourced(actions=[int]),
    "dice": sourced(count=each(AROMAS, int), flask_faces=each(AROMAS, int)),
    "water": sourced(tokens=[int], start=int, limit=int),
    "perfumes": sourced(flacon_supply=int, flacons=KINDS, bargain=KINDS, sold_out_tokens=int),
    "notes": sourced(tiles=[
        {"id": str, "part": set(PARTS), "aromas": AMOUNTS, "components": (AMOUNTS, None), "coins": int},
    ]),
    "customers": sourced(below_closing=int, tokens=[
        {"id": str, "stack": {"A", "B"}, "wants": AMOUNTS, "price": int},
    ]),
}
