"""New Game: a sensible player in whole numbers, so that every machine comes to the same move."""

from __future__ import annotations

from newgame.words import PLAY
from sillage.kernel.codes import arg
from sillage.kernel.compile import rule


@rule
def greedy(state, parts, moves, count, chance, pad):
    """The lowest card that is worth more than the flower; the lowest of all where there is none."""
    for i in range(count):
        if 1 + arg(moves[i], PLAY) > state.flower:
            return moves[i]
    return moves[0]
