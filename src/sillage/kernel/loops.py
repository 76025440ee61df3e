"""What environments call of a game, compiled: loops over many games, and the eyes and the judge of one.

The closures capture layouts only, which Numba can cache."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from sillage.kernel.batch import begin, reward, show, step
from sillage.kernel.compile import JIT, rule
from sillage.kernel.game import Game
from sillage.kernel.play import legal, observe
from sillage.kernel.records import interpreted

BEGIN = -1          # in the place of an action: a game begins there


@cache
def loop(game: Game) -> Any:
    """The loop of a game: a step of each game, or its beginning. One loop for both: each takes in all rules, and takes
    its seconds to compile."""
    desk = game.boundary.desk
    DESK, PARTS = (desk, game.parts) if JIT else (interpreted(desk), interpreted(game.parts))
    STATE, PAD = (game.state, game.notepad) if JIT else (interpreted(game.state), interpreted(game.notepad))

    @rule(nogil=True)
    def go(
        desk, states, empty, parts, options, policies, pad, chances, whims, seeds, numbers, stride, actions, sides,
        kind, seen, masks, actors, points, rewards, dones,
    ):
        d, p, n = desk.view(DESK)[0], parts.view(PARTS)[0], pad.view(PAD)[0]
        rows, zero = states.view(STATE), empty.view(STATE)
        for i in range(len(actors)):
            count, further = 0, 0
            if actions[i] != BEGIN:
                d.chance.seed, d.whim.seed = chances[i], whims[i]
                count = step(
                    rows[i], p, np.int16(actions[i]), d.chance, d.whim, d.log, d.moves, d.out, policies, n, sides,
                    kind, points[i], rewards[i],
                )
                dones[i] = count == 0
                further = stride
            if count == 0:
                numbers[i] = begin(
                    rows, i, zero, p, options, seeds[i], numbers[i] + further, stride, d.chance, d.whim, d.log,
                    d.moves, d.out, policies, n, points[i],
                )
                count = legal(rows[i], p, d.moves)
            chances[i], whims[i], actors[i] = d.chance.seed, d.whim.seed, rows[i].actor
            show(rows[i], p, d.moves, count, seen[i], masks[i])

    return go


@cache
def eyes(game: Game) -> Any:
    """Writes what a seat is shown of a state."""
    game.load()
    STATE, PARTS = (game.state, game.parts) if JIT else (interpreted(game.state), interpreted(game.parts))

    @rule
    def see(state, parts, seat, seen):
        for column in range(len(seen)):
            seen[column] = 0
        observe(state.view(STATE)[0], parts.view(PARTS)[0], seat, seen)

    return see


@cache
def judge(game: Game) -> Any:
    """Writes what the seats are given for a step."""
    game.load()
    STATE, PARTS = (game.state, game.parts) if JIT else (interpreted(game.state), interpreted(game.parts))

    @rule
    def give(state, parts, out, sides, kind, over, points, rewards):
        reward(state.view(STATE)[0], parts.view(PARTS)[0], out, sides, kind, over, points, rewards)

    return give
