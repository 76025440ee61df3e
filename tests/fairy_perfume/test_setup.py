"""Fairy Perfume, set-up: FA-S1 to FA-S6."""

import json

import pytest

import sillage
from sillage.errors import SetupError
from tests.fairy_perfume.scene import Scene

BOTH = {"dust-plus", "buy-second", "red-income", "double-goal"}
A_ONLY = {"yellow-pairs", "stone-discount", "green-white", "blue-bonus", "green-bonus", "extra-action"}
B_ONLY = {"yellow-bonus", "charcoal-pink", "white-bonus", "blue-yellow", "green-pairs", "cube-discount"}


@pytest.mark.rule("FA-S1")
@pytest.mark.parametrize(("side", "only"), [("A", A_ONLY), ("B", B_ONLY)])
def test_each_side_has_four_common_and_six_own_abilities(side, only):
    scene = Scene(side=side).money(0, 30, 30).acting()
    assert scene.choices("ability") == {f"ability {name}" for name in BOTH | only}
    assert {a["id"] for a in scene.table.view(None)["abilities"]} == BOTH | only


@pytest.mark.rule("FA-S1")
def test_side_a_is_the_default():
    assert Scene().table.game.option_values(2, {})["side"] == "A"
    with pytest.raises(SetupError):
        Scene(side="C")


@pytest.mark.rule("FA-S2")
def test_four_different_goals_lie_open_and_any_of_the_thirteen_may():
    seen = set()
    for seed in range(60):
        goals = [g["id"] for g in Scene(2, seed=seed).table.view(None)["goals"]]
        assert len(set(goals)) == 4
        seen |= set(goals)
    assert len(seen) == 13


@pytest.mark.rule("FA-S2")
def test_goals_are_drawn_evenly():
    """The four draws of the set-up: of 13, 12, 11 and 10 cards, the last card of each can be drawn."""
    table = Scene(2).table
    assert [span for span, _ in table.setup.tape][:4] == [13, 12, 11, 10]


@pytest.mark.rule("FA-S3", "FA-S4")
@pytest.mark.parametrize(
    ("players", "yellow", "green", "pink", "pool"), [(2, 20, 14, 5, 31), (3, 15, 11, 7, 29), (4, 10, 8, 9, 27)]
)
def test_market_and_pool_after_the_bottles_are_filled(players, yellow, green, pink, pool):
    market = Scene(players).market
    assert market == {"yellow": yellow, "green": green, "white": 8, "blue": 8, "red": 6, "pink": pink, "charcoal": pool}


@pytest.mark.rule("FA-S3")
def test_coins_and_power_never_run_out():
    scene = Scene(2).money(0, 500, 500).acting()
    scene.play("help")
    assert scene.purse(0) == (501, 501)


@pytest.mark.rule("FA-S4", "FA-1b")
def test_each_player_starts_with_the_same():
    scene = Scene(4)
    for seat in range(4):
        me = scene.player(seat)
        assert me["bottle"] == {"yellow": 5, "green": 3, "charcoal": 2}
        assert (me["coins"], me["power"], me["track"], me["value"]) == (3, 2, 8, 4)


@pytest.mark.rule("FA-S5")
def test_with_the_variant_everyone_has_a_fairy_and_its_stones_leave_the_market():
    scene = Scene(4, fairies=("red", "royal", "yellow", "blue"))
    assert [p["fairy"] for p in scene.table.view(None)["players"]] == ["red", "royal", "yellow", "blue"]
    assert scene.market["yellow"] == 30 - 5 - 5 - 7 - 5
    assert scene.market["charcoal"] == 35 - 4 - 4 - 0 - 2


@pytest.mark.rule("FA-S5")
def test_dealt_fairies_differ_and_any_may_come():
    seen = set()
    for seed in range(40):
        table = sillage.new("fairy_perfume", seats=["Ana", "Ben"], seed=seed, options={"variant": True})
        fairies = [p["fairy"] for p in table.view(None)["players"]]
        assert len(set(fairies)) == 2
        seen |= set(fairies)
    assert seen == {"royal", "blue", "yellow", "white", "red"}


@pytest.mark.rule("FA-S6")
def test_everything_is_open_but_choices_not_yet_revealed():
    scene = Scene(3).play("hard")
    mine, theirs = (scene.table.view(seat)["players"][0] for seat in (0, 1))
    assert mine["choice"] == "hard"
    assert theirs["choice"] is None
    assert {k: v for k, v in mine.items() if k not in ("choice", "leaving")} == {
        k: v for k, v in theirs.items() if k not in ("choice", "leaving")
    }
    assert json.dumps(scene.table.view(1))


@pytest.mark.rule("FA-S6")
def test_a_later_chooser_learns_nothing_of_the_earlier_choice():
    views = []
    for choice in ("gentle", "hard", "stop"):
        scene = Scene(3).play(choice)
        assert scene.said() == []
        views.append((json.dumps(scene.table.view(1)), scene.table.seat_view(1).state.tobytes()))
    assert len(set(views)) == 1


@pytest.mark.rule("FA-S5")
def test_who_has_no_fairy_yet_shows_the_start_value_and_a_full_track():
    table = sillage.new("fairy_perfume", ["Mia", "Max"], seed=1, options={"variant": True, "choose_fairies": True})
    assert [(p["value"], p["track"]) for p in table.view(0)["players"]] == [(4, 8), (4, 8)]
    table.play(table.legal_actions[0])
    assert table.view(0)["players"][1]["value"] == 4
