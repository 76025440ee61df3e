"""Which rounds make Fairy Perfume's lesson (web/scripts/lesson.py looks for them): a good one, one with a bang."""

from __future__ import annotations

from typing import Any

PLAYERS, FIRST, ROUNDS, MOST = 2, 2, 2, 19
WANTED = {"hard", "gentle", "stop", "double", "buy", "ability", "leave", "dust", "help"}
# As often as the lesson has something new to say of them.
OFTEN = {"hard": 4, "gentle": 1, "leave": 1, "dust": 2}


def choose(view: dict[str, Any], actions: list[Any], code: int) -> int:
    """The first round as a careful player does, the second until it explodes; everything is tried once."""
    wish = _careful(view) if (view["round"] - FIRST) % ROUNDS == 0 else _bold(view)
    stop = any(action.code == code and action.kind == "stop" for action in actions)
    for kind, stone in [("stop", None)] if stop and "gentle" in {kind for kind, _ in wish} else wish:
        for action in actions:
            if action.kind == kind and (stone is None or stone in str(action)):
                return int(action.code)
    return code


def _careful(view: dict[str, Any]) -> list[tuple[str, str | None]]:
    if view["phase"] == "shake":
        return [("gentle" if view["players"][0]["shaken"] else "hard", None)]
    if view["phase"] == "act":
        return [("buy", "white"), ("buy", "blue"), ("buy", "green")] if view["turn"] < PLAYERS else [("ability", None)]
    return []


def _bold(view: dict[str, Any]) -> list[tuple[str, str | None]]:
    if view["phase"] == "shake":
        return [("hard", None)]
    if view["phase"] == "store":
        return [("leave", "charcoal")]
    if view["phase"] == "dust-more":
        return [("dust", "charcoal"), ("done", None)]
    return [("dust", "charcoal")] if view["phase"] == "act" and view["turn"] < PLAYERS else [("help", None)]


def nice(kinds: list[str], steps: list[dict[str, Any]]) -> bool:
    told = WANTED
    bang = any(event["kind"] == "exploded" and event["seat"] == 0 for step in steps for event in step["events"])
    ordered = kinds.index("stop") < kinds.index("leave")
    return bang and ordered and set(kinds) <= told and all(kinds.count(kind) <= OFTEN.get(kind, 1) for kind in kinds)


def slim(view: dict[str, Any]) -> None:
    """All of it is drawn."""
