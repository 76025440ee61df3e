"""New Game: a seat's view as plain data, enough to draw the whole table."""

from __future__ import annotations

from typing import Any

from sillage.kernel.words import Scene


def describe(scene: Scene) -> dict[str, Any]:
    """All that everybody sees."""
    state = scene.state
    return {
        "round": int(state.rounds),
        "ending": int(state.ending),
        "flower": int(state.flower),
        "bag": [worth for worth, there in enumerate(state.bag) if there],
        "players": [player(scene, number) for number in range(state.players)],
    }


def player(scene: Scene, number: int) -> dict[str, Any]:
    me = scene.state.player[number]
    return {
        "seat": number,
        "points": int(me.points),
        "flowers": int(me.flowers),
        "hand": [card for card, there in enumerate(me.hand) if there],
        "card": None,
    }


def own(scene: Scene, seat: int) -> dict[str, Any]:
    """What a seat sees of its own player, in place of what everybody sees."""
    return {"card": int(scene.state.player[seat].card) or None}
