"""Tests of every game, or of every case of every game. There is no list of games: they are found."""

from __future__ import annotations

import pytest

from sillage.kernel.game import game_ids
from sillage.testing import cases

CASES = [case for game_id in game_ids() for case in cases(game_id)]

each_case = pytest.mark.parametrize("case", CASES, ids=str)
each_game = pytest.mark.parametrize("game_id", game_ids())
