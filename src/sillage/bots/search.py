"""Bots that search: they think on what their seat knows, by time or by a number of simulations.

A search is a race of the seat's actions: *sequential halving* with *common random numbers*.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from sillage.bots.seeds import decision_seed
from sillage.bots.simple import expert_move
from sillage.bots.tree import NODE, TREE, racer
from sillage.kernel.play import GREEDY
from sillage.kernel.records import blank, read
from sillage.table.position import Position
from sillage.table.seat import SeatView

CHUNK = 64              # simulations between two looks at the clock and at who is left behind
ENOUGH = 16             # deals before an action may be left behind
FEWEST = 8              # deals that prove anything at all
BEHIND = 2.5            # standard errors behind the best: left behind
PROOF = 1.5             # standard errors by which an action must beat the policy's, or the policy's is played
MOST = 1_000_000        # simulations of a search by time
DEALS = 1 << 15         # deals whose results are remembered

Sims = int | Callable[[str], int]


@dataclass(frozen=True)
class Thought:
    """What a search thinks of one action."""

    action: int
    visits: int
    result: float       # expected result for the seat, 0 to 1: its share of the victory, and the margin
    wins: float         # chance to win (a shared victory counts its share)


class SearchBot:
    """Plays what does best in simulations. The same seed and simulations give the same move."""

    def __init__(self, name: str, sims: Sims | None = None, seconds: float | None = None, seed: int = 0) -> None:
        if (sims is None) == (seconds is None):
            raise ValueError("a search needs a number of simulations or a time, not both")
        self.name, self.sims, self.seconds, self.seed = name, sims, seconds, seed

    def choose(self, view: SeatView) -> int:
        if len(view.moves) == 1:
            return view.moves[0]
        return self.think(view)[0].action

    def think(self, view: SeatView) -> list[Thought]:
        """Every action it tried; the one it would play comes first, then the most tried."""
        sims = self.sims(view.game.id) if callable(self.sims) else self.sims
        race = Race(view, decision_seed(self.seed, view), sims, self.seconds)
        race.run()
        return race.thoughts()


class Race:
    """One search: all actions run on the same deals, and half of those in the race leave it in every heat.

    Every heat has the same share of the budget, so that the last two are compared best. An action that is clearly
    behind leaves at once, and when one is left alone the race is over: obvious moves cost little. The policy's move
    stays in while it is not clearly behind, and wins unless another is better beyond doubt: what luck alone makes look
    better is no reason to leave a sensible policy."""

    def __init__(
        self, view: SeatView, seed: int, sims: int | None, seconds: float | None, policy: int = GREEDY
    ) -> None:
        self.view, self.seed, self.sims, self.seconds = view, seed, sims, seconds
        self.actions = np.array(view.moves, dtype=np.int16)
        count = len(view.moves)
        most = MOST if sims is None else sims
        self.heats = max(1, math.ceil(math.log2(count)))
        self.nodes = np.zeros(1 + count + min(most, 400_000), dtype=NODE)
        self.nodes["action"][1 : 1 + count] = self.actions
        self.tree, self.desk = blank(TREE), blank(view.game.boundary.desk)
        record = read(self.tree, TREE)
        record.nodes, record.policy = 1 + count, policy
        record.sides = view.game.sides(int(read(view.state, view.game.state).players))
        self.results: npt.NDArray[np.float32] = np.zeros((count, min(most, DEALS)), dtype=np.float32)
        self.wins = np.zeros(count)
        self.tried = np.zeros(count, dtype=np.int64)        # deals each action was tried on
        self.alive: npt.NDArray[np.int64] = np.arange(count)
        self.deals = self.done = 0
        self.policy = view.moves.index(self._policy_move())
        self.start = time.perf_counter()

    def run(self) -> None:
        for heat in range(self.heats):
            self._heat(heat)
            if len(self.alive) == 1 or self._spent():
                return
            if heat < self.heats - 1:
                self._halve()

    def thoughts(self) -> list[Thought]:
        best = self._best()
        order = sorted(range(len(self.actions)), key=lambda i: (i != best, -self.tried[i], -self._mean(i), i))
        return [self._thought(i) for i in order if self.tried[i] or i == best]

    def _thought(self, i: int) -> Thought:
        tried = int(self.tried[i])
        return Thought(int(self.actions[i]), tried, self._mean(i), float(self.wins[i]) / max(tried, 1))

    # ---- running -----------------------------------------------------------------------------------
    def _heat(self, heat: int) -> None:
        """Deal after deal until this heat's share of the budget is spent or only one action is left."""
        first = self.deals
        while len(self.alive) > 1:
            left = self._budget() * (heat + 1) / self.heats - self.done
            deals = min(int(left // len(self.alive)), max(1, CHUNK // len(self.alive)))
            deals = min(max(deals, 1 if self.deals == first else 0), self.results.shape[1] - self.deals)
            if deals < 1 or (self.done and self._spent()):
                return
            self._deal(deals)
            self._leave_behind()

    def _deal(self, deals: int) -> None:
        view = self.view
        racer(view.game)(
            self.tree, self.nodes.view(np.uint8), self.desk, view.parts, view.state, view.seat, np.uint64(self.seed),
            self.actions, self.alive, self.deals, deals, self.results, self.wins,
        )
        self.deals += deals
        self.done += deals * len(self.alive)
        self.tried[self.alive] += deals

    def _budget(self) -> float:
        """The simulations of the whole search; by time, as many as there will be at the present speed."""
        if self.sims is not None:
            return self.sims
        assert self.seconds is not None
        passed = time.perf_counter() - self.start
        return self.done * self.seconds / passed if self.done else CHUNK

    def _spent(self) -> bool:
        if self.sims is not None:
            return self.done >= self.sims
        return time.perf_counter() - self.start >= (self.seconds or 0)

    def _leave_behind(self) -> None:
        if self.deals >= ENOUGH:
            leader = self._leader()
            lead = [self._lead(leader, other) for other in self.alive]
            self.alive = self.alive[[other == leader or z <= BEHIND for other, z in zip(self.alive, lead, strict=True)]]

    def _halve(self) -> None:
        """The better half goes on, the policy's move with it."""
        order = sorted(self.alive, key=lambda i: (-self._mean(i), i != self.policy, i))
        stay = set(order[: max(2, (len(order) + 1) // 2)])
        if self.policy in order and self.policy not in stay:
            stay.add(self.policy)
        self.alive = np.array(sorted(stay))

    # ---- judging -----------------------------------------------------------------------------------
    def _policy_move(self) -> int:
        position = Position(self.view.game, self.view.parts)
        position.put(self.view.state)
        return expert_move(position, self.seed)

    def _mean(self, action: int) -> float:
        tried = int(self.tried[action])
        return float(self.results[action, :tried].mean()) if tried else 0.0

    def _leader(self) -> int:
        return int(max(self.alive, key=lambda i: (self._mean(i), i == self.policy, -i)))

    def _lead(self, one: int, other: int) -> float:
        """How far one action is ahead of another, in standard errors of their difference deal by deal."""
        if self.deals < FEWEST:
            return 0.0
        difference = self.results[one, : self.deals] - self.results[other, : self.deals]
        error = float(difference.std()) / math.sqrt(self.deals)
        lead = float(difference.mean())
        return lead / error if error > 0 else (math.inf if lead > 0 else 0.0)

    def _best(self) -> int:
        if self.deals == 0:
            return self.policy
        leader = self._leader()
        return self.policy if self.policy in self.alive and self._lead(leader, self.policy) <= PROOF else leader
