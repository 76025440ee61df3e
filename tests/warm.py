"""Compiles what the tests of a game need, so that no two processes compile the same: `python -m tests.warm GAME`."""

from __future__ import annotations

import sys

from sillage.arena.simulate import Series, play_series
from sillage.envs.batch import Batch
from sillage.kernel.game import find_game
from sillage.server.ops.rules import CHANCES, RULES, SEARCH, compile_apart, load
from sillage.testing.cases import Case
from sillage.testing.walk import walk_with


def warm(game_id: str) -> None:
    """Everything that Python calls: what servers borrow, tables, bots, chances, re-deals, series of games, batches,
    the walk of the laws."""
    compile_apart(game_id, RULES, lambda done, total: None)
    for what in (RULES, SEARCH, CHANCES):
        load(game_id, what)
    case = Case(game_id, find_game(game_id).players.start)
    walk_with(case, case.parts, seed=1, games=1)
    case.game.boundary.deal(case.start(1).desk, case.parts, 0)
    batch = Batch(case.game, case.edition, [None] * case.players, 1, jobs=1)
    batch.reset()
    batch.step(batch.masks.argmax(axis=1))
    list(play_series(Series(case.game, case.edition, case.players, {}, ("greedy",) * case.players, 1), 1))


if __name__ == "__main__":
    for name in sys.argv[1:]:
        warm(name)
