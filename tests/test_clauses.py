"""Every clause of the rules of our games is cited by a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from sillage.kernel.game import built_in
from sillage.testing.clauses import uncited, unknown

TESTS = Path(__file__).parent


@pytest.mark.parametrize("game_id", built_in())
def test_every_clause_is_cited_by_a_test(game_id):
    missing = uncited(game_id, TESTS)
    assert not missing, f"no test cites {', '.join(missing)}; mark one with @pytest.mark.rule(...)"


@pytest.mark.parametrize("game_id", built_in())
def test_tests_cite_clauses_that_exist(game_id):
    assert not unknown(game_id, TESTS)
