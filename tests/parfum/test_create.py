"""Parfum, create perfumes: actions, the roll, claiming (PA-C1 to PA-C5, PA-C7, PA-C12, PA-C13, PA-C19)."""

import pytest

from sillage.errors import EditionError

from .scene import FLASK, FLY, Scene, dice, edition

NO_DICE = dice()


# ---- the turn --------------------------------------------------------------------------------------
@pytest.mark.rule("PA-C1")
@pytest.mark.parametrize("owners", [(2, 0, 1), (3, 1, 0, 2)])
def test_turns_go_in_clock_order(owners):
    scene, asked = Scene(len(owners)).water().clocks(*owners).at_prepare(), []
    while scene.phase == "prepare":
        asked.append(scene.actor)
        scene.play("water")
    assert list(dict.fromkeys(asked)) == list(owners)


@pytest.mark.rule("PA-C1")
def test_a_player_completes_the_phase_before_the_next_begins():
    scene = Scene(3).distillery("HD03").at_prepare(actions=1)
    steps = [("take rose", [FLASK], "distill"), ("claim HD03", [], "distill"), ("done", [], "place")]
    for action, outcomes, phase in steps:
        scene.force(action, *outcomes)
        assert (scene.actor, scene.phase) == (0, phase)
    scene.play("place HD03 new-minor")
    assert (scene.actor, scene.phase) == (1, "prepare")


@pytest.mark.rule("PA-C1")
@pytest.mark.parametrize("owners", [(0, 0, 1, 1), (1, 0, 0, 1)])
def test_with_two_players_each_clock_is_a_turn_with_its_own_actions(owners):
    scene, turns = Scene(2).water().clocks(*owners).at_prepare(), []
    while scene.phase == "prepare":
        turns.append((scene.view()["turn"]["clock"], scene.actor))
        scene.play("water")
    assert turns == [(clock + 1, owner) for clock, owner in enumerate(owners) for _ in range(clock + 3)]


@pytest.mark.rule("PA-C1", "PA-C19")
def test_with_two_players_dice_are_not_kept_for_the_second_clock():
    scene = Scene(2).clocks(0, 0, 1, 1).at_prepare(actions=1).force("take rose", FLASK).play("done")
    turn = scene.view()["turn"]
    assert (turn["clock"], turn["actions_left"], scene.actor) == (2, 4, 0)
    assert turn["taken"] == turn["flasks"] == turn["flies"] == NO_DICE


@pytest.mark.rule("PA-C2")
def test_the_three_actions_mix_freely_and_none_may_be_left_unused():
    scene = Scene(4).distillery("HD01").at_prepare(clock=4)
    for action in ("take rose", "draw 2", "water", "take rose", "water"):
        assert scene.choices("draw", "take", "water") == scene.choices()
        scene.play(action)
        assert (scene.actor, scene.phase) == (3, "prepare")
    assert scene.play("take violet").phase == "distill"


@pytest.mark.rule("PA-C2")
def test_a_turn_goes_on_when_no_action_is_available_any_more():
    few = edition(dice={"count": dice(rose=2)}, water={"tokens": [8, 0, 0, 0]})
    scene = Scene(4, edition=few).water({0: [0] * 8}).at_prepare()
    assert scene.choices() == {"take rose"}
    scene.play("take rose", "take rose")
    assert (scene.actor, scene.phase) == (0, "distill")
    assert sum(scene.view()["turn"]["flasks"].values()) + sum(scene.view()["turn"]["flies"].values()) == 2


@pytest.mark.rule("PA-C2")
def test_an_edition_without_dice_is_refused_so_every_turn_begins_with_an_action():
    """Only without dice could a turn find nothing to do: nothing in the well, no free space, an empty market."""
    with pytest.raises(EditionError, match="at least 1 die"):
        edition(dice={"count": dice()}, water={"tokens": [8, 0, 0, 0]})


# ---- the three actions -----------------------------------------------------------------------------
@pytest.mark.rule("PA-C3")
def test_a_note_is_drawn_to_any_free_space():
    scene = Scene(4).distillery("HD01", None, "HD02", None, "HD03", None).at_prepare()
    assert scene.choices("draw") == {"draw 2", "draw 4", "draw 6"}
    distillery = scene.play("draw 4").view()["distillery"]
    assert [note is not None for note in distillery] == [True, False, True, True, True, False]


@pytest.mark.rule("PA-C3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_note_is_drawn_without_a_free_space(players):
    assert not Scene(players).at_prepare().choices("draw")


@pytest.mark.rule("PA-C3")
def test_no_note_is_drawn_from_an_empty_bag():
    scene = Scene(4).distillery("HD01").bag(1).at_prepare()
    assert scene.play("draw 6").view()["bag"]["left"] == 0
    assert not scene.choices("draw")


@pytest.mark.rule("PA-C4")
def test_any_die_is_taken_from_the_market_while_there_are_some():
    scene = Scene(4).at_prepare(clock=4)
    assert scene.choices("take") == {"take violet", "take bergamot", "take rose", "take vanilla", "take lavender"}
    scene.play("take rose", "take rose", "take rose")
    assert scene.view()["turn"]["taken"] == dice(rose=3)
    assert scene.view()["market"]["rose"] == 0
    assert scene.choices("take") == {"take violet", "take bergamot", "take vanilla", "take lavender"}


@pytest.mark.rule("PA-C5")
def test_a_token_is_taken_from_the_well():
    scene = Scene(4).water({0: [0]}, spent=[3]).at_prepare().force("water", (23, 22))
    assert scene.player(0)["worths"] == [1, 0, 0, 1]
    assert scene.view()["well"] == {"left": 22, "spent": [0, 0, 0, 1]}


# ---- the roll --------------------------------------------------------------------------------------
@pytest.mark.rule("PA-C7")
def test_all_taken_dice_are_rolled_after_the_last_action():
    scene = Scene(4).at_prepare().play("take rose", "take lavender")
    assert scene.view()["turn"]["flasks"] == scene.view()["turn"]["flies"] == NO_DICE
    scene.force("take rose", FLY, FLASK, FLY)      # two rose, then the lavender
    assert scene.view()["turn"]["flasks"] == dice(rose=1)
    assert scene.view()["turn"]["flies"] == dice(rose=1, lavender=1)
    assert scene.view()["turn"]["taken"] == NO_DICE


@pytest.mark.rule("PA-C7")
def test_the_dice_are_rolled_even_if_the_last_action_is_another_one():
    scene = Scene(4).water().at_prepare(actions=2).play("take rose").force("water", (25, 0), FLY)
    assert (scene.phase, scene.view()["turn"]["flies"]) == ("distill", dice(rose=1))


@pytest.mark.rule("PA-C7")
def test_with_no_dice_nothing_is_rolled_and_the_turn_is_over():
    scene = Scene(4).water({0: [0, 0, 0]}).at_prepare(actions=1).play("water")
    assert (scene.actor, scene.phase) == (1, "prepare")
    assert len(scene.tape) == 1     # the token only


# ---- claiming --------------------------------------------------------------------------------------
@pytest.mark.rule("PA-C12")
def test_only_notes_whose_aromas_the_flasks_cover_may_be_claimed():
    scene = Scene(4).distillery("HD03", "HD08", "HT07", "HT08", "BS04", "HT13")
    scene.at_distill({"rose": 2}, {"lavender": 1, "bergamot": 3})
    assert scene.choices("claim") == {"claim HD03", "claim HT07"}


@pytest.mark.rule("PA-C12")
def test_each_die_serves_one_note():
    scene = Scene(4).distillery("HD03", "HT01", "HT07").at_distill({"rose": 3})
    assert scene.play("claim HT07").choices("claim") == {"claim HD03", "claim HT01"}
    assert scene.play("claim HD03").choices("claim") == set()


@pytest.mark.rule("PA-C12")
def test_claiming_is_optional():
    scene = Scene(4).distillery("HD03", "HT01").at_distill({"rose": 2})
    assert (scene.play("done").actor, scene.phase) == (1, "prepare")
    assert scene.view()["distillery"][0]["id"] == "HD03"


@pytest.mark.rule("PA-C12")
def test_claiming_may_stop_after_any_note():
    scene = Scene(4).distillery("HD03", "HT01").at_distill({"rose": 2}).play("claim HD03")
    assert scene.choices("claim", "done") == {"claim HT01", "done"}


@pytest.mark.rule("PA-C12")
def test_no_water_once_claiming_has_begun():
    scene = Scene(4).water({0: [0, 0, 1]}).distillery("HD03").at_distill({"rose": 2}, {"lavender": 1})
    assert scene.choices("reroll", "reroll-all", "turn")
    assert scene.play("claim HD03").choices() == {"done"}


@pytest.mark.rule("PA-C12")
def test_water_is_free_again_in_the_next_turn():
    scene = Scene(4).water({0: [0], 1: [0]}).distillery("HD03").at_distill({"rose": 2})
    scene.play("claim HD03", "done", "place HD03 new-minor")
    scene.play("take rose", "take rose", "take violet", "take violet")
    assert scene.actor == 1
    assert scene.may("reroll-all 0")


@pytest.mark.rule("PA-C13")
def test_a_claimed_note_pays_its_coins_at_once():
    scene = Scene(4).money(7, 0, 0, 0).distillery("HD14").at_distill({"bergamot": 1, "lavender": 2})
    assert scene.play("claim HD14").player(0)["money"] == 11


@pytest.mark.rule("PA-C13")
def test_a_claimed_note_leaves_a_gap_until_the_end_of_the_round():
    scene = Scene(4).distillery("HD03", "HD01", "HD02", "HD04", "HT01", "HT02").at_distill({"rose": 1})
    scene.play("claim HD03", "done", "place HD03 new-minor")
    assert scene.view()["distillery"][0] is None
    scene.at_sell(-1)
    assert scene.view()["distillery"][0] is None
    assert scene.play("pass").view()["distillery"][0] is not None


@pytest.mark.rule("PA-C13")
def test_a_draw_may_fill_the_gap_in_the_same_round():
    scene = Scene(4).distillery("HD03", "HD01", "HD02", "HD04", "HT01", "HT02").at_distill({"rose": 1})
    scene.play("claim HD03", "done", "place HD03 new-minor")
    assert scene.choices("draw") == {"draw 1"}
    assert scene.play("draw 1").view()["distillery"][0] is not None


# ---- the end of the turn ---------------------------------------------------------------------------
@pytest.mark.rule("PA-C19")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_dice_go_back_at_the_end_of_a_turn(players):
    scene = Scene(players).distillery("HD03").at_distill({"rose": 3}, {"lavender": 2, "vanilla": 1})
    scene.play("claim HD03", "done", "place HD03 new-minor")
    assert scene.phase == "prepare"
    assert scene.view()["market"] == dice(violet=3, bergamot=3, rose=3, vanilla=3, lavender=3)
    assert scene.view()["turn"]["flasks"] == scene.view()["turn"]["flies"] == NO_DICE


@pytest.mark.rule("PA-C19")
def test_dice_go_back_also_when_nothing_was_claimed():
    scene = Scene(4).distillery("HD01").at_distill({"rose": 2}, {"lavender": 3}).play("done")
    assert set(scene.view()["market"].values()) == {3}


@pytest.mark.rule("PA-C19")
def test_dice_that_claimed_a_note_are_not_seen_on_the_market_before_the_turns_end():
    scene = Scene(2).distillery("HD03", "HT07").at_distill(flasks={"rose": 3})
    assert scene.view()["market"]["rose"] == 0
    assert scene.play("claim HD03").view()["market"]["rose"] == 0
    assert scene.play("claim HT07").view()["market"]["rose"] == 0
    scene.play("done")
    while scene.phase == "place":
        assert scene.view()["market"]["rose"] == 0
        scene.table.play(scene.actions[0])
    assert scene.view()["market"]["rose"] == 3
