"""Parfum, water: the well and its discards (PA-C6), what tokens do (PA-C8 to PA-C11)."""

import pytest

from .scene import FLASK, FLY, Scene, dice

LAST_FLACON = {"head": "HD01", "base": "BS01", "flacons": 1}


# ---- the well --------------------------------------------------------------------------------------
@pytest.mark.rule("PA-C6")
def test_when_the_last_token_leaves_the_well_all_discards_become_the_well():
    scene = Scene(4).water({0: [0]}, well=[1], spent=[0, 2, 3]).at_prepare().play("water")
    assert scene.view()["well"] == {"left": 3, "spent": [0, 0, 0, 0]}
    assert scene.may("water")


@pytest.mark.rule("PA-C6")
def test_the_new_well_holds_exactly_the_discards():
    scene = Scene(4).water({}, well=[1], spent=[0, 3, 3]).at_prepare().play("water")
    drawn = [scene.copy().force("water", (3, k)).player(0)["worths"] for k in range(3)]
    assert sorted(drawn) == [[0, 1, 0, 1], [0, 1, 0, 1], [1, 1, 0, 0]]


@pytest.mark.rule("PA-C6")
def test_discards_stay_where_they_are_while_the_well_holds_a_token():
    scene = Scene(4).water({}, well=[1, 1], spent=[0, 3]).at_prepare().play("water")
    assert scene.view()["well"] == {"left": 1, "spent": [1, 0, 0, 1]}


@pytest.mark.rule("PA-C6", "PA-V5")
def test_the_well_is_renewed_between_the_two_tokens_of_a_reward():
    scene = Scene(4).water({}, well=[1], spent=[3]).perfume(0, "minor", **LAST_FLACON).at_sell().play("bargain 1")
    assert scene.player(0)["worths"] == [0, 1, 0, 1]
    assert scene.view()["well"] == {"left": 0, "spent": [0, 0, 0, 0]}


@pytest.mark.rule("PA-C6", "PA-V5")
@pytest.mark.parametrize("well", [[], [1]])
def test_a_reward_gives_only_what_there_is(well):
    scene = Scene(4).water({}, well=well).perfume(0, "minor", **LAST_FLACON).at_sell().play("bargain 1")
    assert scene.player(0)["water"] == len(well)
    assert scene.actor == 1


@pytest.mark.rule("PA-C6")
def test_with_well_and_discards_both_empty_no_token_can_be_taken():
    assert not Scene(4).water({}, well=[]).at_prepare().may("water")
    assert Scene(4).water({}, well=[0]).at_prepare().may("water")


@pytest.mark.rule("PA-C6")
@pytest.mark.parametrize("action", ["reroll rose 2", "reroll-all 2"])
def test_a_token_discarded_while_the_well_is_empty_becomes_the_well_at_once(action):
    scene = Scene(4).water({0: [2, 0]}, well=[]).at_distill({}, {"rose": 1}).force(action, FLY)
    assert scene.view()["well"] == {"left": 1, "spent": [0, 0, 0, 0]}
    scene.play("done")
    assert scene.may("water")


@pytest.mark.rule("PA-C6", "PA-C10")
def test_two_tokens_discarded_together_become_the_well_together():
    scene = Scene(4).water({0: [2, 0]}, well=[]).at_distill({}, {"rose": 1}).play("turn rose 0+2")
    assert scene.view()["well"] == {"left": 2, "spent": [0, 0, 0, 0]}


@pytest.mark.rule("PA-C6", "PA-V6")
def test_surplus_tokens_become_the_well_together():
    scene = Scene(2).water({0: [0, 0, 1, 1, 2, 2]}, well=[]).clocks(0, 0, 1, 1).at_sell(4).play("pass", "discard 0")
    assert scene.view()["well"] == {"left": 0, "spent": [1, 0, 0, 0]}
    assert scene.play("discard 2").view()["well"] == {"left": 2, "spent": [0, 0, 0, 0]}


@pytest.mark.rule("PA-C6")
def test_a_second_discard_lies_by_the_well_that_the_first_one_made():
    scene = Scene(4).water({0: [2, 0]}, well=[]).at_distill({}, {"rose": 1})
    scene.force("reroll rose 0", FLY).force("reroll rose 2", FLY)
    assert scene.view()["well"] == {"left": 1, "spent": [0, 0, 1, 0]}


# ---- one token: the flies of one aroma -------------------------------------------------------------
@pytest.mark.rule("PA-C8")
def test_one_token_re_rolls_all_flies_of_one_aroma():
    scene = Scene(4).water({0: [0, 3]}).at_distill({"rose": 1, "violet": 1}, {"rose": 2, "lavender": 1})
    scene.force("reroll rose 0", FLASK, FLY)
    assert scene.view()["turn"]["flasks"] == dice(rose=2, violet=1)
    assert scene.view()["turn"]["flies"] == dice(rose=1, lavender=1)
    assert scene.player(0)["worths"] == [0, 0, 0, 1]


@pytest.mark.rule("PA-C8")
def test_only_an_aroma_that_shows_a_fly_is_re_rolled():
    scene = Scene(4).water({0: [0]}).at_distill({"rose": 2}, {"lavender": 1, "violet": 2})
    assert scene.choices("reroll") == {"reroll lavender 0", "reroll violet 0"}


@pytest.mark.rule("PA-C8", "PA-C9", "PA-C10")
def test_water_is_used_as_often_as_wanted():
    scene = Scene(4).water({0: [0, 0, 0, 0, 0]}).at_distill({}, {"rose": 2})
    scene.force("reroll rose 0", FLY, FLY).force("reroll rose 0", FLY, FLY).force("reroll-all 0", FLY, FLASK)
    scene.play("turn rose 0+0")
    assert scene.view()["turn"]["flasks"] == dice(rose=2)
    assert scene.player(0)["water"] == 0


@pytest.mark.rule("PA-C8", "PA-C9", "PA-C10")
def test_without_a_token_nothing_is_re_rolled():
    assert Scene(4).water().distillery("BS04").at_distill({}, {"rose": 2}).choices() == {"done"}


# ---- one token: all dice ---------------------------------------------------------------------------
@pytest.mark.rule("PA-C9")
def test_one_token_re_rolls_all_dice_flasks_too():
    scene = Scene(4).water({0: [0, 0]}).at_distill({"violet": 1, "rose": 1}, {"rose": 1, "lavender": 1})
    scene.force("reroll-all 0", FLY, FLASK, FLASK, FLASK)
    assert scene.view()["turn"]["flasks"] == dice(rose=2, lavender=1)
    assert scene.view()["turn"]["flies"] == dice(violet=1)
    assert scene.player(0)["water"] == 1


@pytest.mark.rule("PA-C9")
def test_all_dice_may_be_re_rolled_when_all_are_flasks():
    scene = Scene(4).water({0: [0]}).at_distill({"violet": 2})
    assert scene.choices("reroll", "turn") == set()
    assert scene.force("reroll-all 0", FLY, FLY).view()["turn"]["flies"] == dice(violet=2)


# ---- two tokens: turn a fly ------------------------------------------------------------------------
@pytest.mark.rule("PA-C10")
def test_two_tokens_turn_one_fly_to_its_flask_without_rolling():
    scene = Scene(4).water({0: [0, 1, 3]}).at_distill({"rose": 1}, {"rose": 2, "lavender": 1}).play("turn rose 0+3")
    assert scene.tape == []
    assert scene.view()["turn"]["flasks"] == dice(rose=2)
    assert scene.view()["turn"]["flies"] == dice(rose=1, lavender=1)
    assert scene.player(0)["worths"] == [0, 1, 0, 0]


@pytest.mark.rule("PA-C10")
def test_one_token_turns_nothing():
    assert not Scene(4).water({0: [0]}).at_distill({}, {"rose": 1}).choices("turn")


@pytest.mark.rule("PA-C10")
def test_only_a_fly_is_turned():
    scene = Scene(4).water({0: [1, 1]}).at_distill({"rose": 1}, {"violet": 1})
    assert scene.choices("turn") == {"turn violet 1+1"}


# ---- which tokens ----------------------------------------------------------------------------------
@pytest.mark.rule("PA-C11")
def test_the_owner_chooses_which_token_to_spend():
    scene = Scene(4).water({0: [0, 0, 2, 3]}).at_distill({}, {"rose": 1})
    assert scene.choices("reroll") == {"reroll rose 0", "reroll rose 2", "reroll rose 3"}
    assert scene.choices("reroll-all") == {"reroll-all 0", "reroll-all 2", "reroll-all 3"}
    assert scene.choices("turn") == {
        "turn rose 0+0", "turn rose 0+2", "turn rose 0+3", "turn rose 2+3",
    }
    assert scene.force("reroll rose 2", FLY).player(0)["worths"] == [2, 0, 0, 1]


@pytest.mark.rule("PA-C11")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_everyone_may_count_the_spent_tokens(seat):
    scene = Scene(4).water({0: [0, 2, 3]}, spent=[3]).at_distill({}, {"rose": 1})
    scene.force("reroll rose 2", FLY).play("turn rose 0+3")
    assert scene.view(seat)["well"]["spent"] == [1, 0, 1, 2]
    assert scene.said(seat)[:2] == ["seat 0 spent a token worth 0", "seat 0 spent a token worth 3"]
