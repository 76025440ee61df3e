"""Games that live on the GPU, one thread each, a decision of each per call.

A step is three kernels, each of games that do alike: `act` plays, in the order of the actions (`sillage.gpu.order`);
`restart` begins those that are over, which are few; `see` writes the observations, in the order of the games.
Observations and masks lie column by column in memory, so that neighbouring threads write neighbouring bytes; what a
caller is given is a view with the games as rows. Every array is CuPy's: torch, JAX and CuPy take it by DLPack, without
a copy. For the same seed and actions everything equals `sillage.envs.batch.Batch`, bit for bit.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from sillage.envs.batch import Batch, seeds_of
from sillage.gpu.device import MUTE, SEED, arrays, kernel, numba_arrays, numba_cuda, ready, recorded, stream_of_numba
from sillage.gpu.order import Order
from sillage.kernel.batch import CALLER, begin, step
from sillage.kernel.chance import DRAW
from sillage.kernel.edition import Edition
from sillage.kernel.game import Game
from sillage.kernel.play import legal, observe
from sillage.kernel.records import SEATS

THREADS = 64            # a block


@cache
def _kernels(game: Game, alone: bool) -> tuple[Any, Any, Any]:
    """The kernels of a game. `alone`: every seat is the caller's, so no policy is compiled."""
    cuda = numba_cuda()
    game.load()
    ALONE = alone

    def restart(
        states, blank, parts, options, policies, pads, chances, whims, seeds, numbers, strides, ended, over, masks,
        actors, points, lists,
    ):
        """Begins the next game where one is over, a stride further."""
        chance, whim, log = cuda.local.array(1, SEED), cuda.local.array(1, SEED), cuda.local.array(1, MUTE)
        out = cuda.local.array((SEATS, 2), np.int32)
        stride = strides[0]
        for n in range(cuda.grid(1), over[0], cuda.gridsize(1)):
            i, moves = ended[n], lists[:, n]
            log[0].on = 0
            chance[0].mode = DRAW
            whim[0].mode = DRAW
            c, w, g, p, had, number = chance[0], whim[0], log[0], parts[0], points[:, i], numbers[i] + stride
            if ALONE:
                number = begin(
                    states, i, blank, p, options, seeds[i], number, stride, c, w, g, moves, out, None, None, had
                )
            else:
                number = begin(
                    states, i, blank, p, options, seeds[i], number, stride, c, w, g, moves, out, policies, pads[i], had
                )
            numbers[i] = number
            chances[i] = c.seed
            whims[i] = w.seed
            actors[i] = states[i].actor
            for k in range(legal(states[i], p, moves)):
                masks[moves[k], i] = 1

    def act(
        order, states, parts, policies, pads, chances, whims, actions, sides, kind, ended, over, masks, actors, points,
        rewards, dones, lists,
    ):
        """Plays an action of each game, and what follows up to the caller's next decision."""
        n = cuda.grid(1)
        if n >= states.shape[0]:
            return
        i = order[n]
        chance, whim, log = cuda.local.array(1, SEED), cuda.local.array(1, SEED), cuda.local.array(1, MUTE)
        moves, out = lists[:, n], cuda.local.array((SEATS, 2), np.int32)
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
        chances[i] = c.seed
        whims[i] = w.seed
        dones[i] = count == 0
        if count == 0:
            ended[cuda.atomic.add(over, 0, 1)] = i
        else:
            actors[i] = states[i].actor
            for k in range(count):
                masks[moves[k], i] = 1

    def see(states, parts, seen):
        """Writes what each actor is shown."""
        i = cuda.grid(1)
        if i < states.shape[0]:
            observe(states[i], parts[0], states[i].actor, seen[:, i])

    policy = not alone
    return kernel(restart, policy=policy), kernel(act, policy=policy), kernel(see, policy=False)


class VectorEnv:
    """Games side by side on the GPU. After `reset` and each `step`: `observations`, `masks`, `actors`, `rewards`,
    `dones`, as CuPy arrays with the games as rows.

    Game and edition are given by name (None: the game's own edition), or as they are.
    `seats` says who plays: None for the caller's seats, "random" or "greedy" for those of a policy. With `check`, an
    illegal action is refused before anything is played, which waits for the GPU; without, actions must be legal."""

    def __init__(
        self, game: Game | str, edition: Edition | str | Path | None, seats: Sequence[str | None], size: int, *,
        options: Mapping[str, Any] | None = None, reward: str = "win", check: bool = True,
    ) -> None:
        cuda, cp = numba_cuda(), arrays()
        one = self._one = Batch(game, edition, seats, 1, options=options, reward=reward, jobs=1)    # checks it all
        game = one.game
        self.game, self.size, self.check = game, size, check
        alone = bool((one.policies[: one.players] == CALLER).all())
        self._seen, self._masks = (cp.zeros((n, size), np.uint8) for n in (game.columns.count, game.actions.count))
        self._rewards = cp.zeros((SEATS, size), np.float32)
        self.actors, self.dones = cp.zeros(size, np.int8), cp.zeros(size, np.bool_)
        self._codes, self._ended, self._over = cp.zeros(size, np.int16), cp.arange(size), cp.zeros(1, np.int64)
        self._numbers, self._rows, self._seeds = cp.zeros(size, np.int64), cp.arange(size), cp.zeros(size, np.uint64)
        self._strides = cp.zeros(1, np.int64)
        self._order = Order(self._codes, game.actions.count)
        self._states = cuda.device_array(size, dtype=game.state)
        self._blocks = (size + THREADS - 1) // THREADS
        self._few = self._blocks // 8 + 1       # blocks for the games that are over
        self._graph: Any = None
        self._restart, self._act, self._see = _kernels(game, alone)
        self._to_restart, self._to_act, self._to_see = self._given(alone)

    def _given(self, alone: bool) -> tuple[Any, Any, Any]:
        """What the kernels are given, as Numba's own arrays: it takes others, too, but slowly."""
        cuda, cp, one, game, size = numba_cuda(), arrays(), self._one, self.game, self.size
        held = numba_arrays(
            numbers=self._numbers, seeds=self._seeds, strides=self._strides, ended=self._ended, over=self._over,
            masks=self._masks, seen=self._seen, actors=self.actors, dones=self.dones, rewards=self._rewards,
            codes=self._codes,
            order=self._order.order, chances=cp.zeros(size, np.uint64), whims=cp.zeros(size, np.uint64),
            points=cp.zeros((SEATS, size), np.int32), lists=cp.zeros((game.most_moves, size), np.int16),
        )  # fmt: skip
        states, parts = self._states, cuda.to_device(one.parts.view(game.parts))
        blank, options = cuda.to_device(np.zeros(1, dtype=game.state)), cuda.to_device(one.options)
        policies = cuda.to_device(one.policies)
        pads = cuda.device_array(1 if alone else size, dtype=game.notepad)
        to_restart = (
            states, blank, parts, options, policies, pads, held.chances, held.whims, held.seeds, held.numbers,
            held.strides, held.ended, held.over, held.masks, held.actors, held.points, held.lists,
        )  # fmt: skip
        to_act = (
            held.order, states, parts, policies, pads, held.chances, held.whims, held.codes, one.sides, one.kind,
            held.ended, held.over, held.masks, held.actors, held.points, held.rewards, held.dones, held.lists,
        )  # fmt: skip
        return to_restart, to_act, (states, parts, held.seen)

    @property
    def observations(self) -> Any:
        return self._seen.T

    @property
    def masks(self) -> Any:
        return self._masks.T

    @property
    def rewards(self) -> Any:
        return self._rewards.T

    def describe(self) -> list[tuple[str, str]]:
        """A name and a meaning for every column of the observation."""
        return self._one.describe()

    def reset(self, seed: int | Sequence[int] = 0) -> None:
        """Begins every game. Place i plays the games i, i + size, i + 2 size ... of one seed; where each place has a
        seed of its own, the games 0, 1, 2 ... of that."""
        own = np.ndim(seed) > 0
        self._seeds[:], self._over[:] = arrays().asarray(seeds_of(seed, self.size)), self.size
        self._ended[:] = self._rows
        self._strides[:] = 1 if own else self.size
        self._numbers[:] = -1 if own else self._rows - self.size
        for array in (self._rewards, self.dones, self._masks, self._seen):
            array[:] = 0
        self._begin()

    def step(self, actions: Any) -> None:
        """One decision of each game; `actions` is any array of whole numbers; one on the GPU is not copied."""
        cp = arrays()
        there = hasattr(actions, "__dlpack__") and not isinstance(actions, np.ndarray)
        codes = cp.from_dlpack(actions) if there else cp.asarray(actions)
        if self.check:
            self._refuse(codes)
        self._codes[:] = codes
        if self._graph is None:
            ready(self._act, self._to_act)
            self._graph = recorded(self._play)
        self._graph.launch(cp.cuda.get_current_stream())

    def _play(self) -> None:
        """What a step is, on CuPy's current stream."""
        stream = stream_of_numba()
        self._order.sort()
        for array in (self._masks, self._seen, self._over):
            array.data.memset_async(0, array.nbytes)
        self._act[self._blocks, THREADS, stream](*self._to_act)
        self._begin()

    def _begin(self) -> None:
        """Begins the games that are over, and shows all."""
        stream = stream_of_numba()
        self._restart[self._few, THREADS, stream](*self._to_restart)
        self._see[self._blocks, THREADS, stream](*self._to_see)

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
