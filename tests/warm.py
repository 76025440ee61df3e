"""Compiles what the tests of a game need, so that no two processes compile the same: `python -m tests.warm GAME`."""

from __future__ import annotations

import sys

from sillage.kernel.game import find_game
from sillage.server.ops.pilots import CHANCES, RULES, SEARCH, load
from sillage.testing.cases import Case
from sillage.testing.walk import walk


def warm(game_id: str) -> None:
    for what in (RULES, SEARCH, CHANCES):
        load(game_id, what)
    walk(Case(game_id, find_game(game_id).players.start), games=1)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        warm(name)
