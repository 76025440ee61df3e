"""Parfum, create perfumes: the turn and its actions, claiming, placing (PA-C1 to PA-C5, PA-C7, PA-C12 to PA-C19)."""

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


# ---- placing ---------------------------------------------------------------------------------------
@pytest.mark.rule("PA-C14")
def test_every_claimed_note_is_placed_before_the_turn_ends():
    scene = Scene(4).distillery("HD03", "HT01").at_distill({"rose": 2}).play("claim HD03", "claim HT01", "done")
    assert scene.phase == "place"
    assert scene.choices() == scene.choices("place")
    scene.play("place HT01 new-major")
    assert (scene.actor, scene.phase) == (0, "place")
    scene.play("place HD03 new-minor")
    assert (scene.actor, scene.phase) == (1, "prepare")


@pytest.mark.rule("PA-C14")
def test_notes_are_placed_only_when_claiming_is_over():
    scene = Scene(4).distillery("HD03", "HT01").at_distill({"rose": 2}).play("claim HD03")
    assert not scene.choices("place")


@pytest.mark.rule("PA-C14")
def test_the_owner_chooses_the_order_of_placing():
    scene = Scene(4).at_place("HD01", "HT01", "BS01")
    assert {choice.split()[1] for choice in scene.choices()} == {"HD01", "HT01", "BS01"}
    scene.play("place HT01 new-major")
    assert {choice.split()[1] for choice in scene.choices()} == {"HD01", "BS01"}


@pytest.mark.rule("PA-C14")
@pytest.mark.parametrize(
    ("note", "sides"),
    [("HD01", ["new-minor", "new-major"]), ("HT01", ["new-major"]), ("BS01", ["new-minor", "new-major"])],
)
def test_sides_of_a_new_perfume(note, sides):
    assert Scene(4).at_place(note).choices() == {f"place {note} {side}" for side in sides}


@pytest.mark.rule("PA-C14", "PA-C15")
def test_a_heart_note_never_joins_a_minor_perfume():
    scene = Scene(4).perfume(0, "minor", head="HD01").perfume(0, "major", head="HD02").at_place("HT01")
    assert scene.choices() == {"place HT01 new-major", "place HT01 2"}


@pytest.mark.rule("PA-C15")
def test_a_note_joins_any_unfinished_perfume_whose_part_is_free():
    scene = Scene(4)
    scene.perfume(0, "minor", head="HD01").perfume(0, "minor", base="BS01").perfume(0, "major", heart="HT01")
    scene.perfume(0, "major", head="HD02", base="BS02").perfume(0, "minor", head="HD03", base="BS03")
    scene.perfume(1, "minor", head="HD04")
    assert scene.copy().at_place("BS04").choices() == {
        "place BS04 new-minor", "place BS04 new-major", "place BS04 1", "place BS04 3",
    }
    assert scene.copy().at_place("HD05").choices() == {
        "place HD05 new-minor", "place HD05 new-major", "place HD05 2", "place HD05 3",
    }
    assert scene.copy().at_place("HT02").choices() == {"place HT02 new-major", "place HT02 4"}


@pytest.mark.rule("PA-C15")
def test_a_new_perfume_may_be_started_though_the_note_would_fit_an_old_one():
    scene = Scene(4).perfume(0, "minor", head="HD01").at_place("BS01").play("place BS01 new-minor")
    assert [(p["head"], p["base"], p["complete"]) for p in scene.player(0)["perfumes"]] == [
        ("HD01", None, False), (None, "BS01", False),
    ]


@pytest.mark.rule("PA-C15")
def test_a_note_extends_a_major_perfume():
    scene = Scene(4).perfume(0, "major", base="BS01").at_place("HT01").play("place HT01 1")
    perfume = scene.player(0)["perfumes"][0]
    assert (perfume["head"], perfume["heart"], perfume["base"], perfume["complete"]) == (None, "HT01", "BS01", False)


@pytest.mark.rule("PA-C15")
def test_there_is_no_limit_on_perfumes_under_way():
    scene = Scene(2).clocks(1, 1, 0, 0).distillery("HD01").bag(0).at_distill({"violet": 1})
    assert len(scene.player(1)["perfumes"]) == 41
    scene.play("claim HD01", "done", "place HD01 new-minor")
    assert [p["side"] for p in scene.player(1)["perfumes"]] == ["major"] * 41 + ["minor"]


@pytest.mark.rule("PA-C16")
@pytest.mark.parametrize(
    ("part", "old", "new"), [("head", "HD01", "HD02"), ("heart", "HT01", "HT02"), ("base", "BS01", "BS02")]
)
def test_a_placed_note_is_never_moved_or_covered(part, old, new):
    scene = Scene(4).perfume(0, "major", **{part: old}).at_place(new)
    assert not scene.may(f"place {new} 1")
    scene.play(f"place {new} new-major")
    assert [perfume[part] for perfume in scene.player(0)["perfumes"]] == [old, new]


@pytest.mark.rule("PA-C16")
def test_the_notes_of_a_sold_out_perfume_stay_with_their_owner():
    scene = Scene(4).perfume(0, "minor", head="HD01", base="BS01", flacons=1).at_sell().play("bargain 1")
    scene.at_sell(-1).play("pass")
    perfume = scene.player(0)["perfumes"][0]
    assert (perfume["head"], perfume["base"], perfume["flacons"]) == ("HD01", "BS01", 0)
    assert not {"HD01", "BS01"} & set(scene.view()["bag"]["notes"])


@pytest.mark.rule("PA-C16", "PA-C15")
def test_nothing_joins_a_sold_out_perfume():
    scene = Scene(4).perfume(0, "minor", head="HD01", base="BS01", flacons=0).at_place("HD02")
    assert scene.choices() == {"place HD02 new-minor", "place HD02 new-major"}


# ---- finished perfumes -----------------------------------------------------------------------------
@pytest.mark.rule("PA-C17")
@pytest.mark.parametrize("last", ["head", "base"])
def test_a_minor_perfume_is_complete_at_once_with_2_flacons(last):
    notes = {"head": "HD01", "base": "BS01"}
    note = notes.pop(last)
    scene = Scene(4).perfume(0, "minor", **notes).at_place(note).play(f"place {note} 1")
    perfume = scene.player(0)["perfumes"][0]
    assert (perfume["complete"], perfume["flacons"], scene.view()["flacons"]) == (True, 2, 23)


@pytest.mark.rule("PA-C17")
@pytest.mark.parametrize("last", ["head", "heart", "base"])
def test_a_major_perfume_is_complete_at_once_with_3_flacons(last):
    notes = {"head": "HD01", "heart": "HT01", "base": "BS01"}
    note = notes.pop(last)
    scene = Scene(4).perfume(0, "major", **notes).at_place(note).play(f"place {note} 1")
    perfume = scene.player(0)["perfumes"][0]
    assert (perfume["complete"], perfume["flacons"], scene.view()["flacons"]) == (True, 3, 22)


@pytest.mark.rule("PA-C17")
def test_head_and_base_do_not_complete_a_major_perfume():
    scene = Scene(4).perfume(0, "major", head="HD01").at_place("BS01").play("place BS01 1")
    perfume = scene.player(0)["perfumes"][0]
    assert (perfume["complete"], perfume["flacons"], scene.view()["flacons"]) == (False, 0, 25)


@pytest.mark.rule("PA-C17")
def test_the_components_are_the_sum_of_the_notes():
    scene = Scene(4).perfume(0, "major", head="HD14", heart="HT08", base="BS14")
    assert scene.player(0)["perfumes"][0]["components"] == {"bergamot": 1, "rose": 2, "vanilla": 1, "lavender": 4}


@pytest.mark.rule("PA-C17", "PA-V2")
def test_customers_count_the_components_of_all_three_notes():
    scene = Scene(4).perfume(0, "major", head="HD03", heart="HT01", base="BS05").street("B09").at_sell()
    assert scene.may("sell 1 B09")      # three parts rose, one of each note


@pytest.mark.rule("PA-C17", "PA-V2")
def test_an_edition_may_give_components_other_than_the_aromas():
    pieces = edition(notes={"HD01": {"components": {"lavender": 2}}})
    scene = Scene(4, edition=pieces).distillery("HD01").street("A01", "A10").perfume(0, "minor", base="BS02")
    scene.at_distill({"violet": 1}).play("claim HD01", "done", "place HD01 1")
    assert scene.player(0)["perfumes"][0]["components"] == {"bergamot": 1, "lavender": 2}
    assert scene.at_sell().choices("sell") == {"sell 1 A10"}


@pytest.mark.rule("PA-C17")
def test_a_perfume_may_be_sold_in_the_round_it_was_completed_in():
    scene = Scene(3).perfume(0, "minor", head="HD01").clocks(1, 2, 0).at_place("BS01", clock=3)
    scene.play("place BS01 1", "pass", "pass")
    assert (scene.actor, scene.phase) == (0, "sell")
    assert scene.may("bargain 1")


@pytest.mark.rule("PA-C18")
def test_flacons_are_never_short():
    scene = Scene(4)
    for n in range(1, 9):
        scene.perfume(1, "major", head=f"HD{n:02}", heart=f"HT{n:02}", base=f"BS{n:02}")
    scene.perfume(0, "major", head="HD09", heart="HT09").at_place("BS09")
    assert scene.view()["flacons"] == 1
    assert scene.play("place BS09 1").player(0)["perfumes"][0]["flacons"] == 3
    assert scene.view()["flacons"] == 0


@pytest.mark.rule("PA-C18")
def test_flacons_beyond_the_supply_are_not_counted_twice_when_they_come_back():
    scene = Scene(4)
    for n in range(1, 10):
        scene.perfume(0, "major", head=f"HD{n:02}", heart=f"HT{n:02}", base=f"BS{n:02}")
    scene.at_sell().play("bargain 1")       # 26 of 25 are still out
    assert scene.view()["flacons"] == 0


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
