"""Whole games under `numba.cuda`. The kernel calls the very functions the CPU runs; Numba compiles them
for the device when it meets them. For the same seed both give the same games, bit for bit.

Many games are under way at a time, each in a place of its own. A wave plays some decisions of each, while its phase
lasts, in the order of what is to be played (`sillage.gpu.order`): so games of one warp do the same, and a place whose
game is over begins the next one, beside the others that do. Long games keep no short ones waiting.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from sillage.gpu.device import MUTE, SEED, arrays, kernel, numba_arrays, numba_cuda, ready, recorded, stream_of_numba
from sillage.gpu.order import Order
from sillage.kernel.chance import DRAW, draw
from sillage.kernel.game import Game
from sillage.kernel.play import (
    DECISIONS,
    ENDING,
    RANDOM,
    RESULT,
    ROUNDS,
    apply,
    greedy,
    legal,
    scores,
    seed_game,
    setup,
)
from sillage.kernel.records import SEATS, Bytes

THREADS = 64            # a block
PLACES = 1 << 20        # games under way, at most
TURNS = 16              # decisions of a wave, at most, while the phase lasts
NOTES = 1 << 31         # bytes of all notepads: each game under way has its own
WAVES = 32              # between two looks at how many games are left


@cache
def _kernel(game: Game, all_random: bool) -> Any:
    cuda = numba_cuda()
    game.load()
    ALL_RANDOM, BEGIN, IDLE = all_random, game.actions.count, game.actions.count + 1

    def wave(
        order, states, blank, parts, options, policies, pads, chances, whims, seed, first, numbers, begun, left, keys,
        results, lists,
    ):
        """Plays what each place has to play, and chooses what it plays next."""
        n = cuda.grid(1)
        if n >= states.shape[0]:
            return
        i = order[n]
        key = keys[i]
        if key == IDLE:
            return
        chance, whim, log = cuda.local.array(1, SEED), cuda.local.array(1, SEED), cuda.local.array(1, MUTE)
        moves, out = lists[:, n], cuda.local.array((SEATS, 2), np.int32)
        log[0].on = 0
        chance[0].mode = DRAW
        whim[0].mode = DRAW
        p = parts[0]
        if key == BEGIN:
            number = cuda.atomic.add(begun, 0, 1)
            if number >= results.shape[0]:
                keys[i] = IDLE
                return
            numbers[i] = number
            results[number, DECISIONS] = 0
            seed_game(chance[0], whim[0], seed, first + number)
            states[i] = blank[0]
            setup(states[i], p, options, chance[0], log[0])
        else:
            chance[0].seed = chances[i]
            whim[0].seed = whims[i]
        number, phase, played = numbers[i], states[i].phase, 0
        for _ in range(TURNS):
            if key != BEGIN:
                apply(states[i], p, key, chance[0], log[0])
                played += 1
            if states[i].actor < 0:
                break
            count = legal(states[i], p, moves)
            if ALL_RANDOM:      # noqa: SIM114 (a branch of its own, so that Numba can leave out the others)
                key = moves[draw(whim[0], count)]
            elif policies[states[i].actor] == RANDOM:
                key = moves[draw(whim[0], count)]
            else:
                key = greedy(states[i], p, moves, count, whim[0], pads[i])
            if states[i].phase != phase:
                break
        results[number, DECISIONS] += played
        if states[i].actor < 0:
            row = results[number]
            scores(states[i], p, out)
            for seat in range(SEATS):
                row[seat] = out[seat, 0]
                row[SEATS + seat] = out[seat, 1]
            row[ROUNDS] = states[i].rounds
            row[ENDING] = states[i].ending
            keys[i] = BEGIN
            cuda.atomic.sub(left, 0, 1)
            return
        keys[i] = key
        chances[i] = chance[0].seed
        whims[i] = whim[0].seed

    return kernel(wave, policy=not all_random)


def play_games(
    game: Game, parts: Bytes, options: npt.NDArray[np.int8], policies: npt.NDArray[np.int8], seed: int, first: int,
    games: int,
) -> npt.NDArray[np.int32]:
    """Plays games numbered from `first` on the GPU; a row of results each, as on the CPU."""
    cuda, cp = numba_cuda(), arrays()
    all_random = bool((policies == RANDOM).all())
    places = min(games, PLACES if all_random else min(PLACES, NOTES // game.notepad.itemsize))
    held = {
        "keys": cp.full(places, game.actions.count, np.int16), "results": cp.zeros((games, RESULT), np.int32),
        "left": cp.full(1, games, np.int64), "begun": cp.zeros(1, np.int64), "numbers": cp.zeros(places, np.int64),
        "chances": cp.zeros(places, np.uint64), "whims": cp.zeros(places, np.uint64),
        "lists": cp.zeros((game.most_moves, places), np.int16),
    }  # fmt: skip
    order = Order(held["keys"], game.actions.count + 2)
    a = numba_arrays(order=order.order, **held)
    blank, parts_there, options_there, policies_there = map(
        cuda.to_device, (np.zeros(1, dtype=game.state), parts.view(game.parts), options, policies)
    )
    states = cuda.device_array(places, dtype=game.state)
    pads = cuda.device_array(1 if all_random else places, dtype=game.notepad)
    graph = _waves(_kernel(game, all_random), order, (
        a.order, states, blank, parts_there, options_there, policies_there, pads, a.chances, a.whims, np.uint64(seed),
        np.int64(first), a.numbers, a.begun, a.left, a.keys, a.results, a.lists,
    ))  # fmt: skip
    while int(held["left"][0]) > 0:
        graph.launch(cp.cuda.get_current_stream())
    rows: npt.NDArray[np.int32] = cp.asnumpy(held["results"])
    return rows


def _waves(wave: Any, order: Order, given: Sequence[Any]) -> Any:
    """Some waves as one graph."""
    places = len(order.order)

    def work() -> None:
        for _ in range(WAVES):
            order.sort()
            wave[(places + THREADS - 1) // THREADS, THREADS, stream_of_numba()](*given)

    ready(wave, given)
    return recorded(work)
