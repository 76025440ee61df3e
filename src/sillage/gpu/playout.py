"""Whole games under `numba.cuda`. The kernel calls the very functions the CPU runs; Numba compiles them
for the device when it meets them. For the same seed both give the same games, bit for bit."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from sillage.gpu.device import numba_cuda
from sillage.kernel.chance import CHANCE, DRAW
from sillage.kernel.game import Game
from sillage.kernel.log import LOG
from sillage.kernel.play import RANDOM, RESULT, play_one, seed_game
from sillage.kernel.records import SEATS, Bytes

THREADS = 64        # a block: small ones, since a block lasts as long as its longest game
NOTES = 1 << 31     # bytes of all notepads: each game under way has its own


@cache
def _kernel(game: Game, all_random: bool) -> Any:
    cuda = numba_cuda()
    game.load()
    STATE, MOVES, ALL_RANDOM = game.state, game.most_moves, all_random

    @cuda.jit
    def kernel(blank, parts, options, policies, pads, seed, first, results):
        state = cuda.local.array(1, STATE)
        chance = cuda.local.array(1, CHANCE)
        whim = cuda.local.array(1, CHANCE)
        log = cuda.local.array(1, LOG)
        moves = cuda.local.array(MOVES, np.int16)
        out = cuda.local.array((SEATS, 2), np.int32)
        number = cuda.grid(1)
        if number >= results.shape[0]:
            return
        log[0].on = 0
        log[0].written = 0
        chance[0].mode = DRAW
        whim[0].mode = DRAW
        state[0] = blank[0]
        seed_game(chance[0], whim[0], seed, first + number)
        row = results[number]
        if ALL_RANDOM:
            play_one(state[0], parts[0], options, chance[0], whim[0], log[0], moves, None, None, out, row)
        else:
            play_one(state[0], parts[0], options, chance[0], whim[0], log[0], moves, policies, pads[number], out, row)

    return kernel


def play_games(
    game: Game, parts: Bytes, options: npt.NDArray[np.int8], policies: npt.NDArray[np.int8], seed: int, first: int,
    games: int,
) -> npt.NDArray[np.int32]:
    """Plays games numbered from `first` on the GPU; a row of results each, as on the CPU."""
    cuda = numba_cuda()
    all_random = bool((policies == RANDOM).all())
    kernel = _kernel(game, all_random)
    at_once = games if all_random else min(games, NOTES // game.notepad.itemsize)
    pads = cuda.device_array(1 if all_random else at_once, dtype=game.notepad)
    given = [np.zeros(1, dtype=game.state), parts.view(game.parts), options, policies]
    given = [cuda.to_device(array) for array in given]
    results = cuda.device_array((games, RESULT), dtype=np.int32)
    for start in range(0, games, at_once):
        part = results[start : start + at_once]
        blocks = (part.shape[0] + THREADS - 1) // THREADS
        kernel[blocks, THREADS](*given, pads, np.uint64(seed), np.int64(first + start), part)
    cuda.synchronize()
    rows: npt.NDArray[np.int32] = results.copy_to_host()
    return rows
