"""Bots that don't search: random, the game's greedy policy, and those who follow it but for their whims."""

from __future__ import annotations

import random
from collections.abc import Callable

from sillage.bots.seeds import decision_seed
from sillage.kernel.chance import CHANCE
from sillage.kernel.play import GREEDY, RANDOM
from sillage.kernel.records import read
from sillage.table.position import Position
from sillage.table.seat import SeatView


class PolicyBot:
    """Plays a compiled policy on what its seat knows. The same seed, seat and decision give the same move."""

    policy: int

    def __init__(self, seed: int, name: str) -> None:
        self.seed, self.name = seed, name
        self._desk: Position | None = None

    def choose(self, view: SeatView) -> int:
        return policy_move(self._at(view), self.policy, decision_seed(self.seed, view))

    def _at(self, view: SeatView) -> Position:
        """The view on a desk that is kept from one decision to the next."""
        if self._desk is None or self._desk.game is not view.game or self._desk.parts is not view.parts:
            self._desk = Position(view.game, view.parts)
        self._desk.put(view.state)
        return self._desk


def policy_move(position: Position, policy: int, seed: int) -> int:
    """What a policy plays, its whims drawn from a seed."""
    read(position.whim, CHANCE).seed = seed
    return position.choose(policy)


def expert_move(position: Position, seed: int) -> int:
    """What the game reckons exactly, where it does; else what its policy plays."""
    game = position.game
    if game.expert is not None:
        code = game.expert(read(position.state, game.state), read(position.parts, game.parts), position.moves)
        if code is not None:
            return code
    return policy_move(position, GREEDY, seed)


class RandomBot(PolicyBot):
    policy = RANDOM

    def __init__(self, seed: int = 0, name: str = "random") -> None:
        super().__init__(seed, name)


class GreedyBot(PolicyBot):
    policy = GREEDY

    def __init__(self, seed: int = 0, name: str = "greedy") -> None:
        super().__init__(seed, name)


class ExpertBot(PolicyBot):
    """The policy, with the game's exact help."""

    def choose(self, view: SeatView) -> int:
        return expert_move(self._at(view), decision_seed(self.seed, view))


class WhimsicalBot(PolicyBot):
    """Knows what is sensible, and now and then does something else: how often depends on the game."""

    def __init__(self, seed: int, name: str, whims: Callable[[str], float]) -> None:
        super().__init__(seed, name)
        self.whims = whims

    def choose(self, view: SeatView) -> int:
        roll = random.Random(f"{self.seed}/{view.decision}/{view.seat}").random()
        policy = RANDOM if roll < self.whims(view.game.id) else GREEDY
        return policy_move(self._at(view), policy, decision_seed(self.seed, view))
