"""Bots that don't search: random, the game's greedy policy, and a novice between the two."""

from __future__ import annotations

import random

from sillage.kernel.chance import CHANCE
from sillage.kernel.play import GREEDY, RANDOM
from sillage.kernel.records import read
from sillage.table.position import Position
from sillage.table.seat import SeatView

WHIMS = 0.3     # how often a novice follows a whim


class PolicyBot:
    """Plays a compiled policy on what its seat knows. The same seed, seat and decision give the same move."""

    policy: int

    def __init__(self, seed: int, name: str) -> None:
        self.seed, self.name = seed, name

    def choose(self, view: SeatView) -> int:
        position = Position(view.game, view.parts)
        position.put(view.state)
        whim = read(position.whim, CHANCE)
        whim.seed = (self.seed * 1_000_003 + view.decision * 8 + view.seat) & 0xFFFF_FFFF_FFFF_FFFF
        return position.choose(self.policy)


class RandomBot(PolicyBot):
    policy = RANDOM

    def __init__(self, seed: int = 0, name: str = "random") -> None:
        super().__init__(seed, name)


class GreedyBot(PolicyBot):
    policy = GREEDY

    def __init__(self, seed: int = 0, name: str = "greedy") -> None:
        super().__init__(seed, name)


class NoviceBot:
    """Knows what is sensible, and now and then does something else."""

    name = "novice"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.sense, self.whim = GreedyBot(seed), RandomBot(seed)

    def choose(self, view: SeatView) -> int:
        roll = random.Random(f"{self.seed}/{view.decision}/{view.seat}").random()
        return (self.whim if roll < WHIMS else self.sense).choose(view)
