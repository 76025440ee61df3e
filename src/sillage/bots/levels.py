"""The levels of strength, by name. What they mean in a game, its header may say.

How strong they are against each other is measured: docs/bots.md.
"""

from __future__ import annotations

from collections.abc import Mapping

from sillage.bots.search import SearchBot
from sillage.bots.simple import ExpertBot, GreedyBot, RandomBot, WhimsicalBot
from sillage.errors import SetupError
from sillage.kernel.game import find_game
from sillage.table.seat import Pilot

# By strength. Random and greedy (the plain policy of playouts) are for tests and research.
LEVELS = ("random", "novice", "apprentice", "greedy", "perfumer", "nose")

# What a level is, where a game's header doesn't say otherwise. `whim`: how often it does something else than what it
# thinks best. `sims`: simulations a move, about a second on one core where a game begins, less later on.
DEFAULTS: dict[str, Mapping[str, float]] = {
    "novice": {"whim": 0.4},
    "apprentice": {"whim": 0.2},
    "nose": {"sims": 2000},
}


def setting(level: str, what: str, game_id: str) -> float:
    """What a level means in a game."""
    own = find_game(game_id).levels.get(level, {})
    return own.get(what, DEFAULTS[level][what])


def searches(level: str) -> bool:
    """Whether a level thinks by search."""
    return "sims" in DEFAULTS.get(level, {})


def sims_of(level: str, game_id: str) -> int:
    """The simulations of a level that searches."""
    return int(setting(level, "sims", game_id))


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
    if searches(name):
        return searcher(name, seed, sims=sims, seconds=seconds)
    if name in DEFAULTS:
        return WhimsicalBot(seed, name, lambda game_id: setting(name, "whim", game_id))
    raise SetupError(f"there is no bot {name!r}; there are: {', '.join(LEVELS)}")
