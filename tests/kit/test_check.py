"""Running the laws by a plain call."""

from __future__ import annotations

import pytest

from sillage.kernel.found import built_in
from sillage.testing import check, check_game
from sillage.testing.cases import cases
from sillage.testing.law import LAWS, Law

GAME = built_in()[0]


def no_game_has_three_players(case):
    assert case.players != 3, "three players"


def test_a_broken_law_is_named_with_its_case(monkeypatch):
    law = Law("no_game_has_three_players", no_game_has_three_players, of_games=False)
    monkeypatch.setattr(check, "LAWS", [law])
    told = []
    with pytest.raises(AssertionError, match="three players") as caught:
        check_game(GAME, told=lambda law, case: told.append(str(case)))
    assert caught.value.__notes__ == [f"the law 'no game has three players' is broken by {told[-1]}"]
    assert told[-1].startswith(f"{GAME}-3")


def test_every_law_is_tried_on_every_case():
    tried = [(str(law), case) for law, case in check.trials(GAME)]
    assert len(tried) == len(set(tried))
    assert {law for law, _ in tried} == {str(law) for law in LAWS}
    assert {case for _, case in tried} == set(cases(GAME))
    assert len(LAWS) > 50, "a law is gone"
    assert all(case.thorough for _, case in check.trials(GAME, thorough=True))
