"""Nightscent: a seat's view as plain data, enough to draw the whole table."""

from __future__ import annotations

from typing import Any

from nightscent.layout import FLOWER_NAMES
from sillage.kernel.words import Scene


def describe(scene: Scene) -> dict[str, Any]:
    """All that everybody sees."""
    state = scene.state
    return {
        "round": int(state.rounds),
        "nights": int(state.nights),
        "ending": int(state.ending),
        "air": _by_flower(state.air),
        "bench": [_seedling(scene, int(number)) for number in state.bench[: state.players + 1]],
        "sack": _by_flower(state.sack),
        "shed": int(state.shed_left),
        "players": [player(scene, number) for number in range(state.players)],
    }


def player(scene: Scene, number: int) -> dict[str, Any]:
    me = scene.state.player[number]
    return {
        "seat": number,
        "starter": number == int(scene.state.starter),
        "dew": int(me.dew),
        "scent": _by_flower(me.scent),
        "moths": _by_flower(me.moths),
        "nectar": int(me.nectar),
        "lured": int(me.lured),
        "opens": None,
        "drops": None,
    }


def own(scene: Scene, seat: int) -> dict[str, Any]:
    """The flower that a seat has chosen for tonight, in place of what everybody sees."""
    me = scene.state.player[seat]
    if not me.flower:
        return {}
    return {"opens": FLOWER_NAMES[me.flower - 1], "drops": int(me.drops)}


def _by_flower(counts: Any) -> dict[str, int]:
    return {name: int(n) for name, n in zip(FLOWER_NAMES, counts, strict=True)}


def _seedling(scene: Scene, number: int) -> dict[str, Any] | None:
    return scene.edition.seedlings.tiles[number - 1].model_dump() if number else None
