"""Which round makes Perfumery's lesson (web/scripts/lesson.py looks for it)."""

from __future__ import annotations

from typing import Any

PLAYERS, FIRST, MOST = 2, 2, 22
WANTED = {"acquire", "note", "install", "discard", "use", "produce", "commit"}


def nice(kinds: list[str], steps: list[dict[str, Any]]) -> bool:
    return kinds.count("use") >= 3 and kinds.count("discard") <= 3 and steps[-1]["legal"]["kind"] == "commit"


def slim(view: dict[str, Any]) -> None:
    view["decks"] = {deck: {"left": cards["left"]} for deck, cards in view["decks"].items()}
    for player in view["players"]:
        player.pop("known", None)
