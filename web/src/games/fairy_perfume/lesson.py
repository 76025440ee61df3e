"""Which round makes Fairy Perfume's lesson (web/scripts/lesson.py looks for it)."""

from __future__ import annotations

from typing import Any

PLAYERS, FIRST, MOST = 2, 2, 11
WANTED = {"hard", "gentle", "stop", "double", "ability"}


def nice(kinds: list[str], steps: list[dict[str, Any]]) -> bool:
    return "buy" in kinds or "goal" in kinds


def slim(view: dict[str, Any]) -> None:
    """All of it is drawn."""
