"""Parfum, create perfumes: placing notes and finished perfumes (PA-C14 to PA-C18)."""

import pytest

from .scene import Scene, edition


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
