"""New Game: every law that any game obeys, and a test for each clause of the rules."""

from pathlib import Path

import newgame.rules  # noqa: F401 (the game is installed)
import pytest

import sillage
from sillage.testing import laws, uncited

test_laws = laws("newgame")


def test_every_clause_is_cited():
    assert not uncited("newgame", Path(__file__).parent)


@pytest.fixture
def table():
    return sillage.new("newgame", ["Ada", "Ben"], seed=1)


@pytest.mark.rule("NG-1", "NG-2")
def test_everyone_has_all_cards_and_a_flower_lies_open(table):
    view = table.view(0)
    assert [player["hand"] for player in view["players"]] == [list(range(1, 10))] * 2
    assert sorted([view["flower"], *view["bag"]]) == list(range(1, 10))
    assert table.asked == [0, 1]


@pytest.mark.rule("NG-2")
def test_a_choice_is_unseen_until_all_have_chosen(table):
    before = table.view(1)
    table.play("play 7", seat=0)
    assert table.view(1) == {**before, "actor": 1, "asked": [1], "decision": 1}


@pytest.mark.rule("NG-3")
def test_the_highest_takes_the_flower_and_a_tie_nobody(table):
    flower = table.view()["flower"]
    table.play("play 7", seat=0)
    table.play("play 3", seat=1)
    assert [player["points"] for player in table.view()["players"]] == [flower, 0]
    for seat in (0, 1):
        table.play("play 9", seat)
    assert [player["flowers"] for player in table.view()["players"]] == [1, 0]


@pytest.mark.rule("NG-4")
def test_most_points_win():
    table = sillage.new("newgame", ["greedy", "random"], seed=3)
    assert table.over
    points = [player["points"] for player in table.view()["players"]]
    assert table.result.scores == points
    assert table.result.winners[0] == points.index(max(points))
