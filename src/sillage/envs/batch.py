"""Thousands of games on the CPU, a decision of each per call: compiled, on all cores, no Python in the loop."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from sillage.envs.refuse import refusal
from sillage.errors import SetupError
from sillage.kernel.batch import CALLER, REWARDS
from sillage.kernel.edition import Edition, load_edition
from sillage.kernel.game import Game, find_game
from sillage.kernel.loops import BEGIN, loop
from sillage.kernel.play import GREEDY, RANDOM
from sillage.kernel.records import SEATS, Bytes, blank

POLICIES = {"random": RANDOM, "greedy": GREEDY}


def pieces(game: str, which: str | Path | Edition | None) -> Edition:
    """An edition by its id or file, or as it is."""
    return which if isinstance(which, Edition) else load_edition(game, which)


class Batch:
    """Games side by side. After `reset` and each `step`: whose turn it is in each (`actors`), what that seat is shown
    (`observations`), what it may do (`masks`), what all seats were given (`rewards`), which games ended (`dones`).

    Game and edition are given by name (None: the game's own edition), or as they are.
    `seats` says who plays: None for the caller's seats, "random" or "greedy" for those of a policy."""

    def __init__(
        self, game: Game | str, edition: Edition | str | Path | None, seats: Sequence[str | None], size: int, *,
        options: Mapping[str, Any] | None = None, reward: str = "win", jobs: int | None = None,
    ) -> None:
        if not 1 <= size <= 1 << 22:
            raise SetupError(f"a batch has 1 to {1 << 22} games, not {size}")
        if reward not in REWARDS:
            raise SetupError(f"there is no reward {reward!r}; expected one of: {', '.join(REWARDS)}")
        if strange := [name for name in seats if name is not None and name not in POLICIES]:
            raise SetupError(f"no compiled policy is called {strange[0]!r}; expected None, random or greedy")
        if None not in seats:
            raise SetupError("no seat is the caller's; expected None for at least one of the seats")
        game = find_game(game) if isinstance(game, str) else game
        self.game, self.edition, self.size, self.players = game, pieces(game.id, edition), size, len(seats)
        self.parts: Bytes = self.edition.compile()
        self.options = game.option_codes(self.players, options)
        self.policies = np.full(SEATS, CALLER, dtype=np.int8)
        self.policies[: self.players] = [CALLER if name is None else POLICIES[name] for name in seats]
        self.sides, self.kind = game.sides(self.players), REWARDS.index(reward)
        self.states: Bytes = np.zeros((size, game.state.itemsize), dtype=np.uint8)
        self.observations = np.zeros((size, game.columns.count), dtype=np.uint8)
        self.masks = np.zeros((size, game.actions.count), dtype=np.uint8)
        self.actors = np.zeros(size, dtype=np.int8)
        self.rewards = np.zeros((size, SEATS), dtype=np.float32)
        self.dones = np.zeros(size, dtype=np.bool_)
        self._chances, self._whims = np.zeros(size, np.uint64), np.zeros(size, np.uint64)
        self._numbers, self._seeds, self._stride = np.arange(size), np.zeros(size, np.uint64), size
        self._points = np.zeros((size, SEATS), dtype=np.int32)
        self._empty = blank(game.state)
        self._go = loop(game)
        self._lots = _lots(size, jobs or os.cpu_count() or 1)
        self._desks = [blank(game.boundary.desk) for _ in self._lots]
        self._pads = [blank(game.notepad) for _ in self._lots]
        self._pool = ThreadPoolExecutor(len(self._lots)) if len(self._lots) > 1 else None

    def reset(self, seed: int | Sequence[int] = 0) -> None:
        """Begins every game. Place i plays the games i, i + size, i + 2 size ... of one seed; where each place has a
        seed of its own, the games 0, 1, 2 ... of that."""
        self._seeds[:] = seeds_of(seed, self.size)
        self._stride = 1 if np.ndim(seed) else self.size
        self._numbers[:] = 0 if np.ndim(seed) else np.arange(self.size)
        self.rewards[:] = 0
        self.dones[:] = False
        self._play(np.full(self.size, BEGIN))

    def step(self, actions: npt.ArrayLike) -> None:
        """One decision of each game. Where one is illegal, nothing is played in any."""
        self._play(self.checked(actions))

    def _play(self, codes: npt.NDArray[np.int64]) -> None:
        self._each(lambda n, lot: self._go(
            self._desks[n], self.states[lot].reshape(-1), self._empty, self.parts, self.options, self.policies,
            self._pads[n], self._chances[lot], self._whims[lot], self._seeds[lot], self._numbers[lot], self._stride,
            codes[lot], self.sides, self.kind, self.observations[lot], self.masks[lot], self.actors[lot],
            self._points[lot], self.rewards[lot], self.dones[lot],
        ))  # fmt: skip

    def checked(self, actions: npt.ArrayLike) -> npt.NDArray[np.int64]:
        """The actions as numbers; an illegal one is named, with the clause that forbids it."""
        codes = np.asarray(actions)
        if codes.shape != (self.size,) or codes.dtype.kind not in "iu":
            raise ValueError(f"expected {self.size} whole numbers, an action for each game")
        codes = codes.astype(np.int64)
        inside = (codes >= 0) & (codes < self.game.actions.count)
        fine = inside & (self.masks[np.arange(self.size), np.where(inside, codes, 0)] == 1)
        if not fine.all():
            self.refuse(int(np.argmin(fine)), codes)
        return codes

    def refuse(self, row: int, codes: npt.NDArray[np.int64], game: int | None = None) -> None:
        """Says why an action may not be taken; `game` is its number where it is not the row's."""
        where = f"game {row if game is None else game}"
        raise refusal(self.game, self.edition, self.parts, self.states[row], int(codes[row]), where)

    def _each(self, work: Any) -> None:
        if self._pool is None:
            work(0, self._lots[0])
            return
        for future in [self._pool.submit(work, n, lot) for n, lot in enumerate(self._lots)]:
            future.result()

    def describe(self) -> list[tuple[str, str]]:
        """A name and a meaning for every column of the observation."""
        return self.game.columns.described()

    def close(self) -> None:
        """Ends its threads."""
        if self._pool is not None:
            self._pool.shutdown()


def seeds_of(seed: int | Sequence[int], size: int) -> npt.NDArray[np.uint64]:
    """One seed for all places, or one for each."""
    seeds = np.asarray(seed)
    if seeds.dtype.kind not in "iu" or seeds.shape not in ((), (size,)):
        raise ValueError(f"expected a whole number as the seed of all games, or {size} of them, one for each")
    return seeds.astype(np.uint64)


def _lots(size: int, jobs: int) -> list[slice]:
    """The games in as many lots as there are threads."""
    jobs = min(jobs, size)
    edges = [size * n // jobs for n in range(jobs + 1)]
    return [slice(a, b) for a, b in pairwise(edges)]


