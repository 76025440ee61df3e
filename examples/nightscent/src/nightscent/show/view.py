"""Nightscent: a seat's view as plain data, enough to draw the whole table."""

from __future__ import annotations

from typing import Any

from nightscent.layout import FLOWER_NAMES
from sillage.kernel.words import Scene


def describe(scene: Scene, seat: int | None) -> dict[str, Any]:
    state = scene.state
    return {
        "round": int(state.rounds),
        "nights": int(state.nights),
        "ending": int(state.ending),
        "air": _by_flower(state.air),
        "bench": [_seedling(scene, int(number)) for number in state.bench[: state.players + 1]],
        "sack": _by_flower(state.sack),
        "shed": int(state.shed_left),
        "players": [player(scene, number, seat) for number in range(state.players)],
    }


def player(scene: Scene, number: int, seat: int | None) -> dict[str, Any]:
    """One player as a seat sees it; the rest of the table looks the same to everybody."""
    me = scene.state.player[number]
    known = number == seat and me.flower > 0
    return {
        "seat": number,
        "starter": number == int(scene.state.starter),
        "dew": int(me.dew),
        "scent": _by_flower(me.scent),
        "moths": _by_flower(me.moths),
        "nectar": int(me.nectar),
        "lured": int(me.lured),
        "opens": FLOWER_NAMES[me.flower - 1] if known else None,
        "drops": int(me.drops) if known else None,
    }


def _by_flower(counts: Any) -> dict[str, int]:
    return {name: int(n) for name, n in zip(FLOWER_NAMES, counts, strict=True)}


def _seedling(scene: Scene, number: int) -> dict[str, Any] | None:
    return scene.edition.seedlings.tiles[number - 1].model_dump() if number else None
