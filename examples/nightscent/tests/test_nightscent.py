"""Nightscent: every law that any game obeys, and a test for each clause of the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

import sillage
from sillage.errors import IllegalAction
from sillage.testing import laws, uncited

FLOWERS = ("jasmine", "tuberose", "datura", "moonvine")
test_laws = laws("nightscent")


def test_every_clause_is_cited():
    assert not uncited("nightscent", Path(__file__).parent)


def new(players: int = 2, **more):
    return sillage.new("nightscent", ["Ada", "Ben", "Cleo", "Dan"][:players], seed=1, **more)


def put(table, **fields):
    """Lays fields of the state anew: `air=[3, 0, 0, 0]`, `scent=[[2, 1, 1, 1], ...]` for all players."""
    scene, state = table.scene(), table.position.state.copy()
    record = state.view(scene.state.dtype)[0]
    for name, value in fields.items():
        if name in record.dtype.names:
            record[name] = value
        else:
            for me, row in zip(record.player, value, strict=False):
                me[name] = row
    table.put(state)


def both(table, *choices: str) -> list[dict]:
    for seat, choice in enumerate(choices):
        table.play(choice, seat)
    return table.view()["players"]


@pytest.mark.rule("NS-1", "NS-2", "NS-3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_table_is_laid(players):
    view = new(players).view(0)
    assert sum(view["air"].values()) == players + 2
    assert all(view["air"][flower] + view["sack"][flower] == 12 for flower in FLOWERS)
    assert len(view["bench"]) == players + 1
    assert view["shed"] == 32 - (players + 1)
    assert all(set(player["scent"].values()) == {1} and player["dew"] == 2 for player in view["players"])


@pytest.mark.rule("NS-2", "NS-10")
@pytest.mark.parametrize(("short", "nights"), [(False, 7), (True, 5)])
def test_a_game_has_its_nights(short, nights):
    table = sillage.new("nightscent", ["greedy", "random", "greedy"], seed=3, options={"short": short})
    assert table.over
    assert table.view()["round"] == table.view()["nights"] == nights


@pytest.mark.rule("NS-4")
def test_a_choice_is_unseen_and_needs_its_dew():
    table = new()
    before = table.view(1)
    table.play("open datura 2", seat=0)
    assert table.view(1) == {**before, "actor": 1, "asked": [1], "decision": 1}
    with pytest.raises(IllegalAction):
        table.play("open datura 3", seat=1)


@pytest.mark.rule("NS-5", "NS-6", "NS-7")
def test_the_strongest_scent_lures_all_and_the_dew_is_gone():
    table = new()
    put(table, air=[3, 1, 0, 0], sack=[9, 11, 12, 12], sack_left=44)
    ada, ben = both(table, "open jasmine 1", "open jasmine 0")
    assert (ada["moths"]["jasmine"], ben["moths"]["jasmine"]) == (3, 0)
    assert ada["dew"] == 1
    assert ben["dew"] == 2 + 1
    assert table.view()["air"]["tuberose"] == 1


@pytest.mark.rule("NS-6")
def test_equals_share_and_the_rest_stays():
    table = new()
    put(table, air=[3, 0, 0, 0], sack=[9, 12, 12, 12], sack_left=45)
    players = both(table, "open jasmine 0", "open jasmine 0")
    assert [player["moths"]["jasmine"] for player in players] == [1, 1]
    assert table.view()["air"]["jasmine"] == 1


@pytest.mark.rule("NS-8")
def test_the_fewest_moths_plant_first():
    table = new()
    put(table, air=[2, 0, 0, 0], sack=[10, 12, 12, 12], sack_left=46)
    both(table, "open jasmine 2", "open tuberose 0")
    assert table.actor == 1
    seedling = table.view()["bench"][0]
    table.play(f"plant {seedling['id']}")
    ben = table.view()["players"][1]
    assert ben["scent"][seedling["flower"]] == 1 + seedling["scent"]
    assert ben["nectar"] == seedling["nectar"]
    assert table.actor == 0
    assert table.undo().seat == 1


@pytest.mark.rule("NS-8", "NS-9")
def test_a_rest_is_dew_and_the_starter_moves_on():
    table = new()
    starters = [player["starter"] for player in table.view()["players"]]
    both(table, "open jasmine 0", "open tuberose 0")
    before = table.view()["players"][table.actor]["dew"], table.actor
    table.play("rest")
    assert table.view()["players"][before[1]]["dew"] == before[0] + 2
    table.play("rest")
    assert table.view()["round"] == 2
    assert [player["starter"] for player in table.view()["players"]] == starters[::-1]


@pytest.mark.rule("NS-11")
def test_points_are_moths_sets_and_nectar():
    table = new(options={"short": True})
    put(table, rounds=5, air=[0] * 4, moths=[[6, 2, 1, 1], [3, 1, 1, 0]], nectar=[4, 5])
    both(table, "open jasmine 1", "open jasmine 0")
    assert table.result.scores == [10 + 3 + 4, 5 + 0 + 5]
    assert table.result.winners == [0]
