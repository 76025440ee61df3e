"""The examples of Parfum's rulebook. Max and Mia are its players; notes and customers are those of our edition."""

import pytest

from .scene import FLASK, FLY, Scene, dice

MAX, MIA = 0, 1


def rolled():
    """Max has rolled 2 rose and 1 lavender dice: one rose flask."""
    scene = Scene(4).distillery("HT07", "BS04").water({MAX: [0, 1, 2]})
    return scene.at_distill({"rose": 1}, {"rose": 1, "lavender": 1})


@pytest.mark.rule("PA-W1", "PA-W3")
def test_max_picks_the_first_clock_and_mia_the_second():
    scene = Scene(4).money(0, 1, 2, 3).at_wake()
    assert scene.actor == MAX
    scene.play("clock 1")
    assert scene.actor == MIA
    scene.play("clock 2")
    first, second = scene.view()["clocks"][:2]
    assert first == {"clock": 1, "actions": 3, "seat": MAX}
    assert second == {"clock": 2, "actions": 4, "seat": MIA}


@pytest.mark.rule("PA-W2")
def test_blue_on_top_picks_first_then_red_yellow_and_green():
    green, blue, yellow, red = range(4)
    scene = Scene(4).money(0, 0, 0, 0, track=(blue, red, yellow, green)).at_wake()
    for number, seat in enumerate((blue, red, yellow, green), start=1):
        assert scene.actor == seat
        scene.play(f"clock {number}")


@pytest.mark.rule("PA-C4", "PA-C7")
def test_max_takes_two_rose_dice_and_one_lavender_die_and_rolls_one_flask():
    scene = Scene(4).at_prepare().play("take rose", "take rose").force("take lavender", FLASK, FLY, FLY)
    assert (scene.actor, scene.phase) == (MAX, "distill")
    assert scene.view()["turn"]["flasks"] == dice(rose=1)
    assert scene.view()["turn"]["flies"] == dice(rose=1, lavender=1)


@pytest.mark.rule("PA-C8", "PA-C9")
def test_max_re_rolls_the_rose_fly_for_one_token_or_could_re_roll_all_three_dice():
    scene = rolled()
    assert scene.may("reroll-all 0")
    scene.force("reroll rose 0", FLASK)
    assert scene.view()["turn"]["flasks"] == dice(rose=2)
    assert scene.player(MAX)["water"] == 2


@pytest.mark.rule("PA-C10")
def test_max_turns_the_lavender_die_for_two_tokens():
    scene = rolled().force("reroll rose 0", FLASK).play("turn lavender 1+2")
    assert scene.view()["turn"]["flasks"] == dice(rose=2, lavender=1)
    assert scene.view()["turn"]["flies"] == dice()
    assert scene.player(MAX)["water"] == 0


@pytest.mark.rule("PA-C12", "PA-C13")
def test_max_claims_a_heart_and_a_base_note_for_three_coins_with_the_three_flasks():
    scene = rolled().force("reroll rose 0", FLASK).play("turn lavender 1+2", "claim HT07", "claim BS04")
    assert scene.player(MAX)["money"] == 3
    assert scene.view()["turn"]["flasks"] == dice()
    assert [note["part"] for note in scene.view()["turn"]["claimed"]] == ["heart", "base"]


@pytest.mark.rule("PA-C14", "PA-C17")
def test_max_finishes_a_minor_perfume_with_the_base_note_and_takes_two_flacons():
    scene = Scene(4).perfume(MAX, "minor", head="HD01").at_place("HT07", "BS04")
    scene.play("place HT07 new-major", "place BS04 1")
    minor, major = scene.player(MAX)["perfumes"]
    assert (minor["base"], minor["complete"], minor["flacons"]) == ("BS04", True, 2)
    assert (major["heart"], major["complete"], major["flacons"]) == ("HT07", False, 0)


@pytest.mark.rule("PA-V2", "PA-V4")
def test_max_sells_three_parts_lavender_to_a_customer_who_wants_two_and_pays_8():
    scene = Scene(4).perfume(MAX, "minor", head="HD14", base="BS04").street("A10").at_sell()
    assert scene.player(MAX)["perfumes"][0]["components"]["lavender"] == 3
    scene.play("sell 1 A10")
    max_ = scene.player(MAX)
    assert (max_["money"], max_["served"], max_["perfumes"][0]["flacons"]) == (8, ["A10"], 1)
    assert scene.view()["street"][0] is None
    assert scene.view()["flacons"] == 24


@pytest.mark.rule("PA-V1", "PA-V3", "PA-V5")
def test_max_sells_the_last_flacon_of_a_minor_perfume_as_a_bargain_and_takes_two_tokens():
    scene = Scene(4).water().perfume(MAX, "minor", head="HD14", base="BS04", flacons=1).at_sell(5)
    assert scene.actor == MAX       # first again in the second cycle
    scene.play("bargain 1")
    max_ = scene.player(MAX)
    assert (max_["money"], max_["water"], max_["perfumes"][0]["flacons"]) == (2, 2, 0)


@pytest.mark.rule("PA-V6")
def test_mia_discards_two_of_her_six_tokens_after_her_second_cycle():
    scene = Scene(4).water({MIA: [0, 0, 1, 2, 3, 3]}).at_sell(6).play("pass")
    assert (scene.actor, scene.phase) == (MIA, "discard")
    scene.play("discard 0", "discard 0")
    assert scene.player(MIA)["worths"] == [0, 1, 1, 2]
    assert scene.view()["well"]["spent"] == [2, 0, 0, 0]


@pytest.mark.rule("PA-W5")
def test_two_players_max_picks_clock_3_mia_1_max_4_and_mia_2():
    scene = Scene(2).money(3, 5).at_wake()
    for seat, clock in [(MAX, 3), (MIA, 1), (MAX, 4), (MIA, 2)]:
        assert scene.actor == seat
        scene.play(f"clock {clock}")
    assert [clock["seat"] for clock in scene.view()["clocks"]] == [MIA, MIA, MAX, MAX]


@pytest.mark.rule("PA-V7")
def test_two_players_mia_sells_four_flacons_in_a_row_then_max_up_to_four():
    scene = Scene(2).money(0, 0).perfume(MIA, "major", head="HD03", heart="HT01", base="BS08")
    scene.perfume(MIA, "minor", head="HD01", base="BS01").perfume(MAX, "minor", head="HD02", base="BS02")
    scene.street("A05", "A06", "A01").clocks(MIA, MIA, MAX, MAX).at_sell()
    for sale in ("sell 1 A05", "sell 1 A06", "sell 2 A01", "bargain 1"):
        assert scene.actor == MIA
        scene.play(sale)
    assert scene.player(MIA)["money"] == 4 + 6 + 4 + 3
    for sale in ("bargain 1", "pass", "bargain 1", "pass"):
        assert scene.actor == MAX
        scene.play(sale)
    assert (scene.phase, scene.view()["round"]) == ("wake", 2)
