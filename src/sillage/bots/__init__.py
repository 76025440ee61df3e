"""Bots: they are given a seat's view, never the state."""

from __future__ import annotations

from sillage.bots.simple import GreedyBot, RandomBot
from sillage.errors import SetupError
from sillage.table.seat import Pilot

LEVELS = ("random", "greedy")


def make_bot(name: str, seed: int = 0) -> Pilot:
    """A bot by the name of its level."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    raise SetupError(f"there is no bot {name!r}; there are: {', '.join(LEVELS)}")
