"""Win chances: how often each side wins when a position is played on to the end again and again.

Fresh chance is drawn for every game, and everybody plays on by the game's greedy policy, in its quick form. A position
is judged as it really stands, or in the eyes of a seat: then what that seat can't know is dealt anew for every game.
Game number n has the same dice wherever it begins, so that two positions are compared under the same luck as far as
they go together, and the same seed gives the same chances.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from sillage.kernel.chance import mix
from sillage.kernel.compile import JIT, rule
from sillage.kernel.game import Game
from sillage.kernel.play import GREEDY, apply, lay, playout, redeal, scores
from sillage.kernel.records import Bytes, blank, interpreted

Chances = tuple[float, ...]             # of each side to win; a shared victory counts in parts, so they add up to 1
Wins = npt.NDArray[np.float64]          # a row for each game: each side's part of its win
NOTHING = -1                            # no seat, no action
_SEED = 0xFFFF_FFFF_FFFF_FFFF


@rule
def share_win(out, sides, row):
    """Gives the win to the best side, or a part of it to each of the best."""
    best = 0
    for side in range(1, sides):
        if out[side, 0] > out[best, 0] or (out[side, 0] == out[best, 0] and out[side, 1] > out[best, 1]):
            best = side
    winners = 0
    for side in range(sides):
        if out[side, 0] == out[best, 0] and out[side, 1] == out[best, 1]:
            winners += 1
    for side in range(sides):
        if out[side, 0] == out[best, 0] and out[side, 1] == out[best, 1]:
            row[side] = 1.0 / winners


@cache
def finisher(game: Game) -> Any:
    """The compiled loop of a game. The closure captures layouts only, which Numba can cache."""
    boundary = game.boundary
    DESK = boundary.desk if JIT else interpreted(boundary.desk)
    PARTS = game.parts if JIT else interpreted(game.parts)

    @rule(nogil=True)
    def finish(desk, parts, state, seat, action, seed, policies, sides, wins):
        """Plays a game for each row of `wins`, from a state or a seat's view, after an action if one is given."""
        d = desk.view(DESK)[0]
        p = parts.view(PARTS)[0]
        for number in range(len(wins)):
            lay(desk, state)
            d.whim.seed = mix(np.uint64(seed) + np.uint64(2 * number))
            d.chance.seed = mix(np.uint64(seed) + np.uint64(2 * number + 1))
            if seat >= 0:
                redeal(d.state, p, seat, d.whim)
            if action >= 0:
                apply(d.state, p, np.int16(action), d.chance, d.log)
            playout(d.state, p, d.chance, d.whim, d.log, d.moves, policies, None)
            scores(d.state, p, d.out)
            share_win(d.out, sides, wins[number])

    return finish


class Judge:
    """Tells win chances at one table's game, players and edition."""

    def __init__(self, game: Game, parts: Bytes, players: int, sims: int, seed: int = 0) -> None:
        if sims < 1:
            raise ValueError(f"win chances need at least one game, not {sims}")
        self.game, self.parts, self.sims, self.seed = game, parts, sims, seed
        self.sides = game.sides(players)
        self._desk = blank(game.boundary.desk)
        self._policies = np.full(4, GREEDY, dtype=np.int8)

    def wins(self, state: Bytes, action: int = NOTHING, seat: int = NOTHING) -> Wins:
        """Who wins each game from a state; with an action, after it and before its chance.

        With a seat, the state is that seat's view."""
        wins = np.zeros((self.sims, self.sides), dtype=np.float64)
        seed = np.uint64((self.seed * 2 + 1) * 0x9E3779B97F4A7C15 & _SEED)
        finisher(self.game)(self._desk, self.parts, state, seat, action, seed, self._policies, self.sides, wins)
        return wins


def chances(wins: Wins) -> Chances:
    """Each side's chance, of who won game by game."""
    return tuple(float(share) for share in wins.mean(axis=0))
