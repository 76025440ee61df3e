"""Bots: they are given a seat's view, never the state."""

from __future__ import annotations

from sillage.bots.search import SearchBot
from sillage.bots.simple import GreedyBot, NoviceBot, RandomBot
from sillage.errors import SetupError
from sillage.table.seat import Pilot

# By strength. Random is for tests; greedy is the apprentice's other name, the policy of playouts.
LEVELS = ("random", "novice", "apprentice", "greedy", "perfumer", "nose")
PERFUMER_SIMS = 150
NOSE_SECONDS = 1.0


def make_bot(name: str, seed: int = 0) -> Pilot:
    """A bot by the name of its level."""
    if name == "random":
        return RandomBot(seed)
    if name == "novice":
        return NoviceBot(seed)
    if name in ("apprentice", "greedy"):
        return GreedyBot(seed, name)
    if name == "perfumer":
        return SearchBot(name, sims=PERFUMER_SIMS, seed=seed)
    if name == "nose":
        return SearchBot(name, seconds=NOSE_SECONDS, seed=seed)
    raise SetupError(f"there is no bot {name!r}; there are: {', '.join(LEVELS)}")
