"""Which rounds make Parfum's lesson (web/scripts/lesson.py looks for them): two, in which everything is done once."""

from __future__ import annotations

from typing import Any

PLAYERS, FIRST, ROUNDS, MOST = 3, 2, 2, 26
# What the lesson has to say something new of, and how often.
OFTEN = {"clock": 2, "take": 5, "water": 2, "draw": 1, "reroll": 2, "turn": 1, "claim": 3, "done": 2, "place": 3,
         "sell": 3, "bargain": 1, "pass": 2}
WANTED = set(OFTEN) - {"done", "pass"}


def choose(view: dict[str, Any], actions: list[Any], code: int) -> int:
    """The first round early and with water, the second later, with a draw, a turned fly and a bargain."""
    greedy = next(action.kind for action in actions if action.code == code)
    second = (view["round"] - FIRST) % ROUNDS == 1
    for kind, number in _wishes(view, second, greedy):
        for action in actions:
            if action.kind == kind and (number is None or str(action).endswith(str(number))):
                return int(action.code)
    return code


def _wishes(view: dict[str, Any], second: bool, greedy: str) -> list[tuple[str, int | None]]:
    phase, left = view["phase"], view["turn"]["actions_left"]
    if phase == "wake":
        return [("clock", 2 if second else 1)]
    if phase == "prepare":
        begun = left < view["clocks"][view["turn"]["clock"] - 1]["actions"]
        return [] if begun else [("draw" if second else "water", None)]
    if phase == "distill" and greedy in ("reroll", "turn", "done"):
        return [("turn" if second else "reroll", None)]
    return [("bargain", None)] if phase == "sell" and second and greedy == "pass" else []


def nice(kinds: list[str], steps: list[dict[str, Any]]) -> bool:
    """A perfume is completed, both flacons and notes are paid for, and nothing is done too often."""
    done = any(event["kind"] == "completed" and event["seat"] == 0 for step in steps for event in step["events"])
    return done and all(kinds.count(kind) <= OFTEN.get(kind, 0) for kind in kinds) and _told(steps)


def _told(steps: list[dict[str, Any]]) -> bool:
    """What is said of the dice one takes is true: before the third there is one, the fourth makes notes likely that
    lie there, the fifth is not the first of its aroma."""
    takes = [step for step in steps if step["legal"]["kind"] == "take"]
    _, _, third, fourth, fifth = (step["view"]["turn"]["taken"] for step in takes)
    notes = [note["aromas"] for note in takes[3]["view"]["distillery"] if note]
    likely = any(all(fourth[aroma] >= count for aroma, count in note.items()) for note in notes)
    return any(third.values()) and likely and fifth[takes[4]["legal"]["words"]["aroma"]] > 0


def slim(view: dict[str, Any]) -> None:
    view["bag"]["notes"] = []
    view["stack"]["customers"] = []
