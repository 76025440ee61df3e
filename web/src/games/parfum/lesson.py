"""Which round makes Parfum's lesson (web/scripts/lesson.py looks for it)."""

from __future__ import annotations

from typing import Any

PLAYERS, FIRST, MOST = 3, 2, 12
WANTED = {"clock", "take", "claim", "place", "sell"}


def nice(kinds: list[str], steps: list[dict[str, Any]]) -> bool:
    water = sum(kind in ("reroll", "turn") for kind in kinds)
    done = any(event["kind"] == "completed" for step in steps for event in step["events"])
    return kinds[0] == "clock" and ("water" in kinds or "draw" in kinds) and 1 <= water <= 2 and done


def slim(view: dict[str, Any]) -> None:
    view["bag"]["notes"] = []
    view["stack"]["customers"] = []
