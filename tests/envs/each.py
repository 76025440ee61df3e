"""Every game with every number of players. There is no list of games: they are found."""

from __future__ import annotations

import numpy as np
import pytest

from sillage.kernel.found import game_ids
from sillage.kernel.game import find_game
from tests.kit.cases import SHORTEST

TABLES = [(game_id, players) for game_id in game_ids() for players in find_game(game_id).players]

each_table = pytest.mark.parametrize(("game_id", "players"), TABLES)
each_game = pytest.mark.parametrize("game_id", game_ids())
some_game = pytest.mark.parametrize("game_id", [        # the shortest, the others in the slow set
    pytest.param(game_id, marks=[pytest.mark.slow] * (game_id != SHORTEST)) for game_id in game_ids()])


def illegal(mask: np.ndarray) -> int:
    """An action of the table that may not be taken."""
    return int(np.flatnonzero(mask == 0)[0])
