"""Fairy Perfume: numbers of the edition that records leave out where they are the usual ones, and that are played."""

import re

import pytest

from sillage.errors import EditionError
from sillage.games.fairy_perfume.edition import FairyPerfumeEdition
from sillage.games.fairy_perfume.layout import PARTS
from sillage.games.fairy_perfume.words import ACTIONS
from sillage.kernel.edition import check_edition, load_edition
from sillage.kernel.records import read
from sillage.kernel.words import Scene as Told
from sillage.texts import LANGUAGES, texts
from tests.fairy_perfume.scene import FIRST, Scene, edition

LATER = FairyPerfumeEdition.later


def test_records_leave_out_the_usual_numbers():
    usual = load_edition("fairy_perfume", FairyPerfumeEdition.first)
    assert not set(usual.data()) & set(LATER)
    assert check_edition(usual.data()) == usual


def test_records_carry_other_numbers():
    pieces = edition(explosion={"charcoal": 3})
    assert set(pieces.data()) & set(LATER) == {"explosion", "royal"}
    assert check_edition(pieces.data()) == pieces


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


def other(table, kind, **changes):
    """A table of the first edition with other rewards of this kind, each as coins, fairy power and either."""
    usual = FIRST.model_dump(mode="json")[table][kind]
    return {kind: usual | {name.replace("_", "-"): dict(zip(usual[name.replace("_", "-")], given, strict=True))
                           for name, given in changes.items()}}


@pytest.mark.rule("FA-2b")
def test_stones_give_what_the_edition_says():
    pieces = edition(rewards=other("rewards", "stones", blue=(5, 1), pink=(0, 2)))
    assert Scene(2, edition=pieces).money(0).stored({0: {"blue": 2, "pink": 1}}, holder=1).purse(0) == (10, 4)


@pytest.mark.rule("FA-2e", "FA-B7", "FA-B8")
def test_abilities_give_what_the_edition_says():
    one, pair = other("effects", "one", blue_bonus=(1, 4, 0)), other("effects", "pair", green_white=(5, 0))
    pieces = edition(effects=one | pair)
    scene = Scene(2, edition=pieces).abilities(0, "blue-bonus", "green-white").money(0)
    assert scene.stored({0: {"blue": 1, "green": 1, "white": 1}}, holder=1).purse(0) == (3 + 1 + 5, 1 + 2 + 4)


@pytest.mark.rule("FA-B3")
def test_what_is_open_is_as_much_as_the_edition_says():
    pieces = edition(effects=other("effects", "one", red_income=(2, 0, 1)))
    scene = Scene(2, edition=pieces).abilities(0, "red-income").money(0).stored({0: {"red": 2}}, holder=1)
    assert scene.play("split 1").purse(0) == (4 + 1, 1)


@pytest.mark.rule("FA-B6", "FA-B16")
def test_discounts_are_those_of_the_edition():
    pieces = edition(effects=other("effects", "discount", stone_discount=(3, 0), cube_discount=(0, 2)))
    scene = Scene(2, edition=pieces).abilities(0, "stone-discount").acting().money(0, coins=6)
    assert scene.play("buy blue").purse(0) == (6 - 4 + 3, 0)
    scene = Scene(2, side="B", goals=("many",), edition=pieces).abilities(0, "cube-discount").acting().money(0, power=9)
    assert scene.play("goal many").purse(0) == (0, 9 - 4 + 2)


@pytest.mark.rule("FA-3e", "FA-3f", "FA-B1")
def test_dusting_and_help_are_those_of_the_edition():
    pieces = edition(dusting={"stones": 1, "more": 2, "gives": {"coins": 0, "power": 3}},
                     help={"gives": {"coins": 2, "power": 0}})
    scene = Scene(2, edition=pieces).lay(0, "aside", charcoal=4).acting().money(0)
    assert scene.play("dust charcoal").phase == "act"
    scene = Scene(2, edition=pieces).abilities(0, "dust-plus").lay(0, "aside", charcoal=4).acting().money(0)
    scene.play("dust charcoal", "dust charcoal")
    assert scene.phase == "dust-more"
    assert scene.play("dust charcoal").purse(0) == (0, 3)
    assert Scene(2, edition=pieces).acting().money(0).play("help").purse(0) == (2, 0)


def test_editions_are_told_apart_by_all_that_they_give():
    """What greedy has noted for one edition it doesn't believe in another."""
    keys = [tuple(read(pieces.compile(), PARTS).key) for pieces in (
        FIRST, edition(rewards=other("rewards", "stones", charcoal=(1, 0))),
        edition(effects=other("effects", "one", charcoal_pink=(0, 0, 2))),
        edition(effects=other("effects", "pair", green_pairs=(0, 2))), edition(scoring={"pink": 5}))]
    assert len(set(keys)) == 4
    assert keys[0] == keys[-1]


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_tell_the_numbers_of_the_edition(language):
    pieces = edition(help={"gives": {"coins": 5, "power": 4}}, further_action={"power": 5},
                     traits={"blue": {"coins": 9, "power": 8}})
    tr, scene = texts(language), Told(None, read(pieces.compile(), PARTS), pieces)
    told_of = (("help", (), "5 4"), ("extra", (), "5"), ("trade", (0,), "9 8"), ("trade", (1,), "8 9"))
    for word, values, numbers in told_of:
        kind, told = ACTIONS.phrases(ACTIONS.code(word, *values), scene, tr)
        assert re.findall(r"\d+", tr(f"fairy_perfume-do-{kind}", **told)) == numbers.split()
