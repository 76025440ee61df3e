"""Fairy Perfume: numbers of the edition that records leave out where they are the usual ones, and that are played."""

import pytest

from sillage.errors import EditionError
from sillage.games.fairy_perfume.edition import FairyPerfumeEdition
from sillage.kernel.edition import check_edition, load_edition
from tests.fairy_perfume.scene import Scene, edition

LATER = FairyPerfumeEdition.later


def test_records_leave_out_the_usual_numbers():
    usual = load_edition("fairy_perfume", FairyPerfumeEdition.first)
    assert not set(usual.data()) & set(LATER)
    assert check_edition(usual.data()) == usual


def test_records_carry_other_numbers():
    other = edition(explosion={"charcoal": 3})
    assert set(other.data()) & set(LATER) == {"explosion", "royal"}
    assert check_edition(other.data()) == other


@pytest.mark.rule("FA-1d")
def test_an_explosion_costs_what_the_edition_says():
    scene = Scene(2, edition=edition(explosion={"charcoal": 3})).lay(0, "shaken", green=4).all_shake(holder=1, glass=3)
    scene.beat("gentle", "stop", falls={0: ["yellow"]})
    assert scene.has(0, "charcoal")["aside"] == 3


@pytest.mark.rule("FA-E1", "FA-X3")
def test_points_are_those_of_the_edition():
    pieces = edition(scoring={"pink": 9, "charcoal": -1, "resources": 4}, traits={"yellow": -7})
    scene = Scene(2, fairies=("yellow", "red"), edition=pieces)
    scene.own(0, pink=1, charcoal=2).money(0, coins=8).own(1, yellow=1).money(1)
    assert scene.points() == [9 - 2 + 2 - 7, 0]


@pytest.mark.rule("FA-G4", "FA-G5")
def test_tiers_are_those_of_the_edition():
    tiers = load_edition("fairy_perfume").goal_tiers.tiers
    pieces = edition(goal_tiers={"tiers": tiers | {"few": [[6, 5]], "white-green-set": [[1, 1, 1], [1, 2, 3]]}})
    scene = Scene(2, goals=("few", "white-green-set"), edition=pieces).own(0, white=1, green=5).money(0)
    assert scene.goal(0, "few").points()[0] == 9
    assert scene.goal(0, "white-green-set").points()[0] == 9 + 12


@pytest.mark.rule("FA-X2")
def test_the_blue_fairy_trades_at_the_rate_of_the_edition():
    pieces = edition(traits={"blue": {"coins": 5, "power": 4}})
    scene = Scene(2, fairies=("blue", "red"), edition=pieces).acting().money(0, coins=9)
    assert scene.play("trade coins").purse(0) == (4, 4)
    assert not scene.may("trade coins")


@pytest.mark.rule("FA-B10")
def test_a_further_action_costs_what_the_edition_says():
    pieces = edition(further_action={"power": 5})
    scene = Scene(2, edition=pieces).abilities(0, "extra-action").acting().money(0, power=6)
    assert scene.play("help", "extra").purse(0) == (1, 2)


@pytest.mark.parametrize(("goal", "rows", "expected"), [
    ("few", [[10, 14]], "2 falling numbers"),
    ("many", [[0, 16, 11]], "3 rising numbers"),
    ("many", [[0, 11]], "3 rising numbers"),
    ("blue-yellow-set", [[1, 2, 3]], "1 rows of tiers; expected 2"),
    ("colours", [[1, 2, 3]], "no goal with tiers is called colours"),
])
def test_tiers_that_make_no_sense_are_refused(goal, rows, expected):
    tiers = load_edition("fairy_perfume").goal_tiers.tiers
    with pytest.raises(EditionError, match=expected):
        edition(goal_tiers={"tiers": tiers | {goal: rows}})
