"""Every game that comes with Sillage obeys every law; one from outside brings a test of its own (see examples/)."""

from __future__ import annotations

import pytest

from sillage.kernel.found import built_in
from sillage.testing import laws
from sillage.testing.kit.interpreted import interpreted_equals_compiled

test_laws = laws(*built_in())


@pytest.mark.slow
@pytest.mark.parametrize("game_id", built_in())
def test_greedy_games_are_the_same_for_longer(game_id):
    interpreted_equals_compiled(game_id, greedy=60)


test_laws_thoroughly = pytest.mark.slow(laws(*built_in(), thorough=True))
