"""Which rounds make Fairy Perfume's lesson (web/scripts/lesson.py looks for them): a good one, one with a bang."""

from __future__ import annotations

from typing import Any

PLAYERS, FIRST, ROUNDS, MOST = 2, 2, 2, 19
WANTED = {"hard", "gentle", "stop", "double", "buy", "ability", "leave", "dust", "help"}
# As often as the lesson has something new to say of them.
OFTEN = {"hard": 4, "dust": 2}
# What the sentences speak of.
COAL = ("charcoal",)
STONES = {"double": ("green", "yellow"), "buy": ("white", "blue", "green"), "leave": COAL, "dust": COAL}
LEARN: list[tuple[str, str | None]] = [("ability", "buy-second"), ("ability", None)]


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
        return [("buy", "white"), ("buy", "blue"), ("buy", "green")] if view["turn"] < PLAYERS else LEARN
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
    events = {(event["kind"], event["seat"]) for step in steps for event in step["events"]}
    seen = ("exploded", 0) in events and ("goal", 1) in events
    ordered = kinds.index("stop") < kinds.index("leave") and kinds.index("gentle") == 1
    often = set(kinds) == WANTED and all(kinds.count(kind) == OFTEN.get(kind, 1) for kind in kinds)
    return seen and ordered and often and all(_told(step) for step in steps)


def _told(step: dict[str, Any]) -> bool:
    """What is said of a step is true: there are stones to speak of, and those that are named."""
    me, legal = step["view"]["players"][0], step["legal"]
    out = sum(me["shaken"].values())
    if legal["kind"] in STONES:
        return bool(legal["words"]["stone"] in STONES[legal["kind"]])
    return bool({"gentle": out > 1, "stop": out == me["value"] - 1}.get(legal["kind"], True))


def slim(view: dict[str, Any]) -> None:
    """All of it is drawn."""
