"""Games that live on the GPU, one thread each, a decision of each per call.

Observations and masks lie column by column in memory, so that neighbouring threads write neighbouring bytes; what a
caller is given is a view with the games as rows. Every array is CuPy's: torch, JAX and CuPy take it by DLPack, without
a copy. For the same seed and actions everything equals `sillage.envs.batch.Batch`, bit for bit.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np

from sillage.envs.batch import Batch
from sillage.gpu.device import arrays, numba_cuda
from sillage.kernel.batch import CALLER, begin, show, step
from sillage.kernel.chance import CHANCE, DRAW
from sillage.kernel.edition import Edition
from sillage.kernel.game import Game
from sillage.kernel.log import LOG
from sillage.kernel.play import legal
from sillage.kernel.records import SEATS

THREADS = 64
REGISTERS = 64          # a thread: more threads at a time beat fewer spills


@cache
def _kernels(game: Game, alone: bool) -> tuple[Any, Any]:
    """The kernels of a game: begin, and step. `alone`: every seat is the caller's, so no policy is compiled."""
    cuda = numba_cuda()
    game.load()
    MOVES, ALONE = game.most_moves, alone

    @cuda.jit
    def start(
        states, blank, parts, options, policies, pads, chances, whims, seed, numbers, seen, masks, actors, points
    ):
        i, stride = cuda.grid(1), states.shape[0]
        if i >= stride:
            return
        chance, whim, log = cuda.local.array(1, CHANCE), cuda.local.array(1, CHANCE), cuda.local.array(1, LOG)
        moves, out = cuda.local.array(MOVES, np.int16), cuda.local.array((SEATS, 2), np.int32)
        log[0].on = 0
        chance[0].mode = DRAW
        whim[0].mode = DRAW
        c, w, g, p, had = chance[0], whim[0], log[0], parts[0], points[:, i]
        if ALONE:
            numbers[i] = begin(states, i, blank, p, options, seed, i, stride, c, w, g, moves, out, None, None, had)
        else:
            numbers[i] = begin(
                states, i, blank, p, options, seed, i, stride, c, w, g, moves, out, policies, pads[i], had
            )
        chances[i] = c.seed
        whims[i] = w.seed
        actors[i] = states[i].actor
        show(states[i], p, moves, legal(states[i], p, moves), seen[:, i], masks[:, i])

    @cuda.jit(max_registers=REGISTERS)
    def go(
        states, blank, parts, options, policies, pads, chances, whims, seed, numbers, actions, sides, kind, seen, masks,
        actors, points, rewards, dones,
    ):
        i, stride = cuda.grid(1), states.shape[0]
        if i >= stride:
            return
        chance, whim, log = cuda.local.array(1, CHANCE), cuda.local.array(1, CHANCE), cuda.local.array(1, LOG)
        moves, out = cuda.local.array(MOVES, np.int16), cuda.local.array((SEATS, 2), np.int32)
        log[0].on = 0
        chance[0].mode = DRAW
        whim[0].mode = DRAW
        chance[0].seed = chances[i]
        whim[0].seed = whims[i]
        c, w, g, p, had = chance[0], whim[0], log[0], parts[0], points[:, i]
        if ALONE:
            count = step(states[i], p, actions[i], c, w, g, moves, out, None, None, sides, kind, had, rewards[:, i])
        else:
            count = step(
                states[i], p, actions[i], c, w, g, moves, out, policies, pads[i], sides, kind, had, rewards[:, i]
            )
        dones[i] = count == 0
        if count == 0:
            number = numbers[i] + stride
            if ALONE:
                number = begin(
                    states, i, blank, p, options, seed, number, stride, c, w, g, moves, out, None, None, had
                )
            else:
                number = begin(
                    states, i, blank, p, options, seed, number, stride, c, w, g, moves, out, policies, pads[i], had
                )
            numbers[i] = number
            count = legal(states[i], p, moves)
        chances[i] = c.seed
        whims[i] = w.seed
        actors[i] = states[i].actor
        show(states[i], p, moves, count, seen[:, i], masks[:, i])

    return start, go


class VectorEnv:
    """Games side by side on the GPU. After `reset` and each `step`: `observations`, `masks`, `actors`, `rewards`,
    `dones`, as CuPy arrays with the games as rows.

    `seats` says who plays: None for the caller's seats, "random" or "greedy" for those of a policy. With `check`, an
    illegal action is refused before anything is played, which waits for the GPU; without, actions must be legal."""

    def __init__(
        self, game: Game, edition: Edition, seats: Sequence[str | None], size: int, *,
        options: Mapping[str, Any] | None = None, reward: str = "win", check: bool = True,
    ) -> None:
        cuda, cp = numba_cuda(), arrays()
        one = self._one = Batch(game, edition, seats, 1, options=options, reward=reward, jobs=1)    # checks it all
        self.game, self.size, self.check = game, size, check
        alone = bool((one.policies[: one.players] == CALLER).all())
        self._start, self._go = _kernels(game, alone)
        self._states = cuda.device_array(size, dtype=game.state)
        self._blank = cuda.to_device(np.zeros(1, dtype=game.state))
        self._parts = cuda.to_device(one.parts.view(game.parts))
        self._options, self._policies = cuda.to_device(one.options), cuda.to_device(one.policies)
        self._pads = cuda.device_array(1 if alone else size, dtype=game.notepad)
        self._chances, self._whims = cp.zeros(size, np.uint64), cp.zeros(size, np.uint64)
        self._points = cp.zeros((SEATS, size), np.int32)
        self._seen, self._masks = (cp.zeros((n, size), np.uint8) for n in (game.columns.count, game.actions.count))
        self._rewards = cp.zeros((SEATS, size), np.float32)
        self.actors, self.dones = cp.zeros(size, np.int8), cp.zeros(size, np.bool_)
        self._numbers, self._rows, self._seed = cp.zeros(size, np.int64), cp.arange(size), np.uint64(0)
        self._blocks = (size + THREADS - 1) // THREADS

    @property
    def observations(self) -> Any:
        return self._seen.T

    @property
    def masks(self) -> Any:
        return self._masks.T

    @property
    def rewards(self) -> Any:
        return self._rewards.T

    def reset(self, seed: int = 0) -> None:
        """Begins every game. Place i plays the games i, i + size, i + 2 size ... of a seed."""
        self._seed = np.uint64(seed)
        self._rewards[:] = 0
        self.dones[:] = False
        self._start[self._blocks, THREADS](
            self._states, self._blank, self._parts, self._options, self._policies, self._pads, self._chances,
            self._whims, self._seed, self._numbers, self._seen, self._masks, self.actors, self._points,
        )  # fmt: skip

    def step(self, actions: Any) -> None:
        """One decision of each game; `actions` is any array on the GPU, whole numbers."""
        codes = arrays().from_dlpack(actions) if hasattr(actions, "__dlpack__") else arrays().asarray(actions)
        if self.check:
            self._refuse(codes)
        self._go[self._blocks, THREADS](
            self._states, self._blank, self._parts, self._options, self._policies, self._pads, self._chances,
            self._whims, self._seed, self._numbers, codes, self._one.sides, self._one.kind, self._seen, self._masks,
            self.actors, self._points, self._rewards, self.dones,
        )  # fmt: skip

    def _refuse(self, codes: Any) -> None:
        """Names an illegal action with its clause, before anything is played."""
        cp = arrays()
        if codes.shape != (self.size,) or codes.dtype.kind not in "iu":
            raise ValueError(f"expected {self.size} whole numbers, an action for each game")
        inside = (codes >= 0) & (codes < self.game.actions.count)
        fine = inside & (self._masks[cp.where(inside, codes, 0), self._rows] == 1)
        if bool(fine.all()):
            return
        row = int(cp.argmin(fine))
        self._one.states[0] = self._states[row : row + 1].copy_to_host().view(np.uint8)
        self._one.refuse(0, np.array([int(codes[row])]), row)
