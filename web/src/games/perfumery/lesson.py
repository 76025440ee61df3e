"""Which rounds make Perfumery's lesson (web/scripts/lesson.py looks for them): the first two, with a hire in the first
(hiring at once follows from the printed price: two rounds pay it back), a recipe and a second perfume in the other."""

from __future__ import annotations

from typing import Any

PLAYERS, FIRST, ROUNDS, MOST = 2, 1, 2, 26
WANTED = {"acquire", "hire", "note", "install", "discard", "done", "marker", "use", "produce", "pay", "store", "commit"}
# What is done more often would need more words than there are.
OFTEN = {"use": 7, "discard": 3, "produce": 2, "pay": 1, "store": 2}


def nice(kinds: list[str], steps: list[dict[str, Any]]) -> bool:
    often = all(kinds.count(kind) <= most for kind, most in OFTEN.items())
    return steps[0]["view"]["round"] == FIRST and often and kinds.count("produce") == 2 and "skip" not in kinds


def slim(view: dict[str, Any]) -> None:
    view["decks"] = {deck: {"left": cards["left"]} for deck, cards in view["decks"].items()}
    for player in view["players"]:
        player.pop("known", None)
