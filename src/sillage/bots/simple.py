"""Two bots that don't search: random, and the game's greedy policy."""

from __future__ import annotations

from sillage.kernel.chance import CHANCE
from sillage.kernel.play import GREEDY, RANDOM
from sillage.kernel.records import read
from sillage.table.position import Position
from sillage.table.seat import SeatView


class PolicyBot:
    """Plays a compiled policy on what its seat knows. The same seed, seat and decision give the same move."""

    name: str
    policy: int

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: SeatView) -> int:
        position = Position(view.game, view.parts)
        position.put(view.state)
        whim = read(position.whim, CHANCE)
        whim.seed = (self.seed * 1_000_003 + view.decision * 8 + view.seat) & 0xFFFF_FFFF_FFFF_FFFF
        return position.choose(self.policy)


class RandomBot(PolicyBot):
    name, policy = "random", RANDOM


class GreedyBot(PolicyBot):
    name, policy = "greedy", GREEDY
