"""The levels of strength, by name, and what each of them is in each game.

How strong they are against each other is measured: docs/bots.md. A game that is not in a table gets its default.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from sillage.bots.search import SearchBot
from sillage.bots.simple import ExpertBot, GreedyBot, RandomBot, WhimsicalBot
from sillage.errors import SetupError
from sillage.table.seat import Pilot

# By strength. Random and greedy (the plain policy of playouts) are for tests and research.
LEVELS = ("random", "novice", "apprentice", "greedy", "perfumer", "nose")

Number = TypeVar("Number", int, float)
DEFAULT = "any other game"
# How often a level does something else than what it thinks best: what it takes to tell the levels apart.
WHIMS: dict[str, Mapping[str, float]] = {
    "novice": {"parfum": 0.4, "fairy_perfume": 0.45, "perfumery": 0.25, DEFAULT: 0.4},
    "apprentice": {"parfum": 0.2, "fairy_perfume": 0.2, "perfumery": 0.1, DEFAULT: 0.2},
}
# Simulations a move: about a second on one core where a game begins, less later on and where a move is obvious.
SIMS: dict[str, Mapping[str, int]] = {
    "nose": {"parfum": 5000, "fairy_perfume": 5000, "perfumery": 1000, DEFAULT: 2000},
}


def setting(table: Mapping[str, Number], game_id: str) -> Number:
    return table.get(game_id, table[DEFAULT])


def sims_of(level: str, game_id: str) -> int:
    """The simulations of a level that searches."""
    return setting(SIMS[level], game_id)


def searcher(level: str, seed: int = 0, *, sims: int | None = None, seconds: float | None = None) -> SearchBot:
    """A level that searches, with its own budget or another."""
    if seconds is not None:
        return SearchBot(level, seconds=seconds, seed=seed)
    return SearchBot(level, sims=sims or (lambda game_id: sims_of(level, game_id)), seed=seed)


def make_bot(name: str, seed: int = 0, *, sims: int | None = None, seconds: float | None = None) -> Pilot:
    """A bot by the name of its level; one that searches may be given a budget of its own."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    if name == "perfumer":
        return ExpertBot(seed, name)
    if name in WHIMS:
        return WhimsicalBot(seed, name, lambda game_id: setting(WHIMS[name], game_id))
    if name in SIMS:
        return searcher(name, seed, sims=sims, seconds=seconds)
    raise SetupError(f"there is no bot {name!r}; there are: {', '.join(LEVELS)}")
