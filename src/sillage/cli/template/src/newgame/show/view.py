"""New Game: a seat's view as plain data, enough to draw the whole table."""

from __future__ import annotations

from typing import Any

from sillage.kernel.words import Scene


def describe(scene: Scene, seat: int | None) -> dict[str, Any]:
    state = scene.state
    return {
        "round": int(state.rounds),
        "ending": int(state.ending),
        "flower": int(state.flower),
        "bag": [worth for worth, there in enumerate(state.bag) if there],
        "players": [player(scene, number, seat) for number in range(state.players)],
    }


def player(scene: Scene, number: int, seat: int | None) -> dict[str, Any]:
    """One player as a seat sees it; the rest of the table looks the same to everybody."""
    me = scene.state.player[number]
    return {
        "seat": number,
        "points": int(me.points),
        "flowers": int(me.flowers),
        "hand": [card for card, there in enumerate(me.hand) if there],
        "card": int(me.card) or None if number == seat else None,
    }
