"""Perfumery, the Development phase: PE-D1 to PE-D6, and the actions PE-A1 to PE-M1."""

import pytest

from sillage.errors import IllegalAction

from .scene import Scene, edition


def order(scene, turns):
    """Who is asked, when everybody takes florals and idles as long as it goes."""
    seats = []
    for _ in range(turns):
        seats.append(scene.actor)
        scene.play(scene.table.next_actions[0])
        while scene.phase in ("limit", "install", "insert", "pay"):
            scene.play(scene.table.next_actions[-1])
        if scene.phase == "blend":
            break
    return seats


# ---- the course ------------------------------------------------------------------------------------
@pytest.mark.rule("PE-D1")
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_clockwise_from_the_starting_player_round_and_round(starter):
    seats = [(starter + turn) % 3 for turn in range(6)]
    assert order(Scene(3, starter=starter), 6) == seats


@pytest.mark.rule("PE-D1")
def test_who_has_no_perfumer_left_is_skipped():
    assert order(Scene(3).home(1, 3, 2), 6) == [0, 1, 2, 1, 2, 1]


@pytest.mark.rule("PE-D1")
def test_the_phase_ends_when_nobody_has_a_perfumer_left():
    scene = Scene(2)
    order(scene, 4)
    assert scene.phase == "blend"
    assert [scene.player(s)["home"] for s in (0, 1)] == [0, 0]


@pytest.mark.rule("PE-D2")
def test_a_perfumer_must_be_placed_while_any_action_can_be_performed():
    scene = Scene(2)
    assert not scene.may("idle")
    with pytest.raises(IllegalAction) as error:
        scene.play("idle")
    assert error.value.clause == "PE-D2"


def nowhere_to_go(scene):
    """Seat 0 has used its essence space, holds the marker and nothing else; all columns are taken."""
    for heap in scene.state.column:
        heap.taken = 2
    scene.state.player[0].essence_used = 1
    return scene.hand(0)


@pytest.mark.rule("PE-D2")
def test_with_no_legal_space_one_perfumer_is_idle():
    scene = nowhere_to_go(Scene(2))
    assert scene.choices() == {"idle"}
    scene.play("idle")
    assert scene.player(0)["home"] == 1
    assert scene.said() == ["a perfumer of seat 0 is idle"]
    assert scene.actor == 1


@pytest.mark.rule("PE-D2")
def test_an_action_that_harms_must_be_performed_too():
    scene = nowhere_to_go(Scene(2)).hand(0, "P3-01", "FUNDS")
    assert scene.choices() == {"hire"}


@pytest.mark.rule("PE-D3")
def test_one_perfumer_on_an_acquire_tile():
    scene = Scene(2).play("acquire 1").column(1, "P1-01")
    assert not scene.may("acquire 1")
    with pytest.raises(IllegalAction) as error:
        scene.play("acquire 1")
    assert error.value.clause == "PE-D3"


@pytest.mark.rule("PE-D3")
def test_sort_replenish_and_marker_have_one_space_for_all():
    scene = Scene(2, starter=1).turn(0).home(3, 3)
    for seat in (0, 1):
        scene.note(seat, "top", "R1-01" if seat == 0 else "R1-02").produced(seat, "P1-01" if seat == 0 else "P1-02")
    scene.play("sort R1-01", "insert top 0")
    assert not scene.choices("sort")
    scene.play("replenish floral")
    assert not scene.choices("replenish")
    scene.play("marker")
    assert not scene.may("marker")


@pytest.mark.rule("PE-D3")
def test_floral_or_synthetic_once_each_for_everybody():
    scene = Scene(2).play("floral top")
    assert scene.choices("floral") == {"floral top", "floral middle", "floral base"}
    scene.play("synthetic base", "discard FUNDS", "done")
    assert not scene.choices("floral", "synthetic")


@pytest.mark.rule("PE-D3")
def test_everybody_may_hire_in_the_same_round():
    scene = Scene(2).hand(0, "P3-01", "FUNDS").hand(1, "P3-02", "FUNDS")
    scene.play("hire", "discard P3-01", "discard FUNDS", "done")
    assert scene.may("hire")


@pytest.mark.rule("PE-D3")
def test_each_own_note_tile_once_a_round():
    scene = Scene(2).hand(0, "R1-01", "R1-02", "FUNDS", "FUNDS").hand(1, "R1-05", "FUNDS")
    scene.play("note top", "install R1-01", "discard FUNDS", "done")
    assert scene.may("note top"), "the other seat's own tile is free"
    scene.play("floral top")
    assert scene.choices("note") == {"note middle", "note base"}


@pytest.mark.rule("PE-D4")
def test_the_third_perfumer_works_from_the_next_round_on():
    scene = Scene(2).hand(0, "P3-01", "FUNDS").play("hire", "discard P3-01", "discard FUNDS", "done")
    assert (scene.player(0)["perfumers"], scene.player(0)["home"], scene.player(0)["hired"]) == (2, 1, True)
    scene.play("floral top", "floral top", "acquire 1").pass_blending()
    assert (scene.player(0)["perfumers"], scene.player(0)["home"], scene.player(0)["hired"]) == (3, 3, False)
    assert scene.player(1)["perfumers"] == 2


@pytest.mark.rule("PE-D4")
def test_three_perfumers_are_the_most():
    scene = Scene(2).home(3, 2).hand(0, "P3-01", "FUNDS")
    assert not scene.may("hire")
    with pytest.raises(IllegalAction) as error:
        scene.play("hire")
    assert error.value.clause == "PE-H1"


# ---- payments --------------------------------------------------------------------------------------
@pytest.mark.rule("PE-D6")
def test_every_kind_of_card_pays_with_its_value():
    scene = Scene(2).hand(0, "P1-01", "R1-05", "FUNDS")      # 3, 4 and 5
    scene.play("hire", "discard P1-01")
    assert not scene.may("done")
    scene.play("discard R1-05")
    assert scene.may("done")
    scene.play("done")
    assert scene.hand_of(0) == ["FUNDS"]
    assert scene.said()[0] == "seat 0 paid 7 for a price of 7"


@pytest.mark.rule("PE-D6")
def test_discarded_funds_can_be_acquired_again():
    scene = Scene(2).weights(2, 2, 1).marker(seat=1).play("synthetic top", "discard FUNDS", "done")
    assert scene.columns()[2][-1] == "FUNDS"
    scene.play("acquire 3")
    assert scene.hand_of(1).count("FUNDS") == 2


@pytest.mark.rule("PE-D6")
def test_superfluous_cards_are_allowed_and_no_change_is_given():
    scene = Scene(2).hand(0, "P1-01", "P3-01", "FUNDS")
    scene.play("synthetic top", "discard P3-01", "discard FUNDS", "discard P1-01")
    assert scene.choices() == {"done"}
    scene.play("done")
    assert scene.said()[0] == "seat 0 paid 13 for a price of 5"
    assert scene.hand_of(0) == []


@pytest.mark.rule("PE-D6")
@pytest.mark.parametrize(("cards", "enough"), [(["R1-05"], False), (["P1-06", "P1-07"], False), (["FUNDS"], True)])
def test_the_total_must_reach_the_price(cards, enough):
    assert bool(Scene(2).hand(0, *cards).choices("synthetic")) == enough


# ---- acquire ---------------------------------------------------------------------------------------
@pytest.mark.rule("PE-A1")
def test_all_cards_of_the_column_come_to_hand():
    scene = Scene(2).column(2, "P1-01", "R1-05", "P2-03").play("acquire 2")
    assert scene.hand_of(0) == ["P1-01", "P2-03", "R1-05", "FUNDS"]
    assert scene.columns()[1] == []
    assert scene.actor == 1


@pytest.mark.rule("PE-A1")
def test_down_to_exactly_seven_new_cards_among_them():
    hand = ["P1-01", "P1-02", "P1-03", "P1-06", "P1-07", "FUNDS"]
    scene = Scene(2).hand(0, *hand).weights(0, 2, 2).column(1, "P3-01", "R3-01", "R3-02").play("acquire 1")
    assert scene.phase == "limit"
    assert scene.choices() == {f"discard {card}" for card in [*hand, "P3-01", "R3-01", "R3-02"]}
    scene.play("discard R3-01", "discard P1-01")
    assert scene.player(0)["hand_size"] == 7
    assert scene.actor == 1


@pytest.mark.rule("PE-A1")
def test_seven_cards_are_no_reason_to_discard():
    scene = Scene(2).hand(0, "P1-01", "P1-02", "P1-03", "P1-06", "FUNDS").column(1, "R3-01", "R3-02")
    assert scene.play("acquire 1").actor == 1


@pytest.mark.rule("PE-A1")
def test_an_empty_column_cannot_be_chosen_one_with_the_marker_alone_can():
    scene = Scene(2).column(1).column(3).marker(3)
    assert scene.choices("acquire") == {"acquire 2", "acquire 3"}
    with pytest.raises(IllegalAction) as error:
        scene.play("acquire 1")
    assert error.value.clause == "PE-A1"
    scene.play("acquire 3")
    assert scene.view()["next_marker"]["seat"] == 0


@pytest.mark.rule("PE-A2")
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_the_marker_of_the_column_brings_the_starting_marker(starter):
    scene = Scene(3, starter=starter).turn(1).marker(2).play("acquire 2")
    assert scene.view()["starter"] == 1
    assert scene.view()["next_marker"] == {"column": None, "seat": 1}
    assert scene.player(1)["hand_size"] == 3, "markers are no cards of the hand"


# ---- notes -----------------------------------------------------------------------------------------
@pytest.mark.rule("PE-N1")
def test_a_recipe_is_installed_and_paid_from_the_rest_of_the_hand():
    scene = Scene(2).hand(0, "R1-05", "P1-01", "FUNDS").play("note middle", "install R1-05")
    assert scene.choices() == {"discard P1-01", "discard FUNDS"}, "it can't pay for itself"
    scene.play("discard FUNDS", "done")
    assert scene.recipes(0, "middle") == ["R1-05"]
    assert scene.hand_of(0) == ["P1-01"]


@pytest.mark.rule("PE-N1")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_any_place_older_ones_keep_their_order(place):
    scene = Scene(2).note(0, "top", "R1-01", "R1-02").hand(0, "R1-05", "FUNDS").play("note top", "install R1-05")
    assert scene.choices() == {f"insert top {n}" for n in range(3)}
    wanted = ["R1-01", "R1-02"]
    wanted.insert(place, "R1-05")
    assert scene.play(f"insert top {place}").recipes(0, "top") == wanted


@pytest.mark.rule("PE-N1")
def test_several_recipes_one_after_the_other():
    scene = Scene(2).hand(0, "R1-01", "R1-02", "R1-05", "FUNDS", "P3-01").play("note base", "install R1-01")
    assert "install R1-02" in scene.choices()
    scene.play("install R1-02", "insert base 0", "discard FUNDS")
    assert not scene.choices("install"), "the first card paid ends the installing"
    scene.play("discard R1-05", "done")
    assert scene.recipes(0, "base") == ["R1-02", "R1-01"]


@pytest.mark.rule("PE-N1")
def test_what_cannot_be_paid_cannot_be_installed():
    scene = Scene(2).hand(0, "R3-01", "R1-05", "FUNDS")      # 8, 4 and 5
    scene.play("note top")
    assert scene.choices() == {"install R3-01", "install R1-05"}
    scene.play("install R1-05")
    assert scene.choices("install") == set(), "8 + 4 can't be paid with 5"
    assert not Scene(2).hand(0, "R3-01", "FUNDS").choices("note")


@pytest.mark.rule("PE-N1")
def test_a_placed_perfumer_installs_at_least_one():
    scene = Scene(2).hand(0, "R1-01", "FUNDS").play("note top")
    assert scene.choices() == {"install R1-01"}


# ---- the other actions -----------------------------------------------------------------------------
@pytest.mark.rule("PE-O1")
def test_sort_moves_one_recipe_to_any_place_of_any_own_note():
    scene = Scene(2).note(0, "top", "R1-01", "R1-02").note(0, "base", "R1-05").note(1, "top", "R1-07")
    assert scene.choices("sort") == {"sort R1-01", "sort R1-02", "sort R1-05"}
    scene.play("sort R1-01")
    places = {"insert top 0", "insert top 1", "insert middle 0", "insert base 0", "insert base 1"}
    assert scene.choices() == places
    scene.play("insert base 1")
    assert [scene.recipes(0, note) for note in ("top", "middle", "base")] == [["R1-02"], [], ["R1-05", "R1-01"]]
    assert scene.actor == 1


@pytest.mark.rule("PE-O1")
def test_sort_needs_a_recipe_and_may_leave_it_where_it_was():
    assert not Scene(2).choices("sort")
    scene = Scene(2).note(0, "top", "R1-01", "R1-02").play("sort R1-02", "insert top 1")
    assert scene.recipes(0, "top") == ["R1-01", "R1-02"]


@pytest.mark.rule("PE-R1")
def test_replenish_fills_one_empty_space_with_its_kind():
    scene = Scene(2).produced(0, "P1-01", "P1-04", "P1-06", stored="F")      # spaces F, G, F
    assert scene.choices("replenish") == {"replenish floral", "replenish green"}
    scene.play("replenish green")
    assert scene.stored(0) == "FG"
    assert scene.actor == 1


@pytest.mark.rule("PE-R1")
def test_replenish_needs_an_empty_space():
    assert not Scene(2).choices("replenish")
    assert not Scene(2).produced(0, "P1-01", stored="F").choices("replenish")


@pytest.mark.rule("PE-R1")
def test_what_was_replenished_pays_in_this_rounds_production():
    scene = Scene(2).produced(0, "P1-01").hand(0, "P1-08").play("replenish floral")     # needs FF/F/F
    scene.at_blending().blend_out()
    assert scene.may("produce P1-08")


@pytest.mark.rule("PE-F1")
@pytest.mark.parametrize("note", ["top", "middle", "base"])
def test_a_floral_is_free(note):
    scene = Scene(2).play(f"floral {note}")
    assert scene.yard(0, note) == "F"
    assert scene.hand_of(0) == ["FUNDS"]
    assert scene.actor == 1, "no card may be discarded"


@pytest.mark.rule("PE-F1")
def test_a_synthetic_costs_five():
    scene = Scene(2).play("synthetic middle")
    assert scene.choices() == {"discard FUNDS"}
    scene.play("discard FUNDS", "done")
    assert scene.yard(0, "middle") == "S"


@pytest.mark.rule("PE-F1")
def test_what_lies_on_the_stockyard_is_not_mixed():
    scene = Scene(2, edition=edition(tiles={"top": {"get": "G"}})).note(0, "top", "R1-08").play("floral top")
    scene.at_blending().play("use")
    assert scene.player(0)["draft"]["note"] == "middle", "F to A could not be used: the note itself made green only"


@pytest.mark.rule("PE-H1")
def test_hiring_costs_seven():
    assert not Scene(2).hand(0, "P1-01", "P1-02").may("hire")
    assert Scene(2).hand(0, "P1-01", "R1-05").may("hire")
    with pytest.raises(IllegalAction) as error:
        Scene(2).play("hire")
    assert error.value.clause == "PE-H1"


@pytest.mark.rule("PE-H1")
def test_nobody_hires_twice_and_the_last_round_allows_it():
    scene = Scene(2).last_round().hand(0, "P3-01", "P3-02", "R1-05", "FUNDS")
    scene.play("hire", "discard P3-01", "discard P3-02", "done", "floral top")
    assert scene.player(0)["hired"]
    assert not scene.may("hire")


@pytest.mark.rule("PE-M1")
def test_the_marker_is_taken_from_its_holder():
    scene = Scene(3, starter=2).turn(0).play("marker")
    assert scene.view()["starter"] == 0
    assert scene.view()["next_marker"]["column"] == 4, "the Next marker stays in its column"
    assert scene.actor == 1, "the order of the present round doesn't change"


@pytest.mark.rule("PE-M1")
def test_the_holder_cannot_take_it():
    scene = Scene(2)
    assert not scene.may("marker")
    with pytest.raises(IllegalAction) as error:
        scene.play("marker")
    assert error.value.clause == "PE-M1"


@pytest.mark.rule("PE-M1", "PE-A2")
def test_the_column_after_the_action_takes_the_starting_marker():
    scene = Scene(2, starter=1).turn(0).marker(1).play("marker", "acquire 1")
    assert scene.view()["starter"] == 1
    assert scene.view()["next_marker"]["seat"] == 1


@pytest.mark.rule("PE-M1", "PE-A2")
def test_the_action_after_the_column_takes_both():
    scene = Scene(2, starter=1).turn(0).marker(1).play("acquire 1", "marker")
    assert scene.view()["starter"] == 1
    assert scene.view()["next_marker"]["seat"] == 1
