"""Tests of every game, or of every case of every game. There is no list of games: they are found."""

from __future__ import annotations

import pytest

from sillage.kernel.found import game_ids
from sillage.kernel.game import find_game
from sillage.testing import cases

SHORTEST = min(game_ids(), key=lambda game_id: find_game(game_id).longest)      # where any game will do
CASES = [case for game_id in game_ids() for case in cases(game_id)]

each_case = pytest.mark.parametrize("case", CASES, ids=str)
each_game = pytest.mark.parametrize("game_id", game_ids())
