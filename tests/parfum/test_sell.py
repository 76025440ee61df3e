"""Parfum, selling: PA-V1 to PA-V7."""

import pytest

from sillage.errors import IllegalAction

from .scene import Scene, edition

ROSES = {"head": "HD03", "base": "BS08"}        # three parts rose
VIOLETS = {"head": "HD01", "base": "BS01"}      # two parts violet


def sellers(scene):
    """The seats in the order in which they are asked to sell, everybody passing."""
    seats = []
    while scene.phase == "sell":
        seats.append(scene.actor)
        scene.play("pass")
    return seats


# ---- two cycles ------------------------------------------------------------------------------------
@pytest.mark.rule("PA-V1")
@pytest.mark.parametrize("owners", [(1, 2, 0), (2, 0, 3, 1)])
def test_two_cycles_in_clock_order(owners):
    assert sellers(Scene(len(owners)).clocks(*owners).at_sell()) == [*owners, *owners]


@pytest.mark.rule("PA-V1")
def test_exactly_one_flacon_a_chance():
    scene = Scene(3).perfume(0, "minor", **ROSES).street("A05", "A06").at_sell().play("sell 1 A05")
    assert (scene.actor, scene.phase) == (1, "sell")
    assert scene.player(0)["perfumes"][0]["flacons"] == 1


@pytest.mark.rule("PA-V1")
def test_a_pass_in_the_first_cycle_does_not_bind_in_the_second():
    scene = Scene(3).perfume(0, "minor", **ROSES).street("A05").at_sell().play("pass", "pass", "pass")
    assert scene.actor == 0
    assert scene.choices() == {"sell 1 A05", "bargain 1", "pass"}


@pytest.mark.rule("PA-V1")
def test_passing_is_always_allowed_and_all_there_is_without_a_flacon():
    scene = Scene(3).perfume(0, "minor", head="HD01").perfume(1, "minor", **ROSES).street("A05").at_sell()
    assert scene.choices() == {"pass"}
    assert scene.play("pass").may("pass")


# ---- to a customer ---------------------------------------------------------------------------------
@pytest.mark.rule("PA-V2")
def test_a_customer_pays_and_leaves_and_goes_to_the_sellers_side():
    scene = Scene(3).money(5, 0, 0).perfume(0, "minor", **ROSES).street("A05", "A06").at_sell().play("sell 1 A06")
    assert scene.player(0)["money"] == 11
    assert scene.player(0)["served"] == ["A06"]
    assert [customer and customer["id"] for customer in scene.view()["street"]] == ["A05", None, None, None]


@pytest.mark.rule("PA-V2")
def test_a_customer_wants_at_least_the_number():
    scene = Scene(3).perfume(0, "minor", **VIOLETS).street("A01", "A02", "B03", "A05").at_sell()
    assert scene.choices("sell") == {"sell 1 A01", "sell 1 A02"}     # 1 and 2 violet, not 3, nor rose


@pytest.mark.rule("PA-V2")
def test_an_edition_may_want_several_aromas():
    pieces = edition(customers={"A01": {"wants": {"violet": 2, "rose": 1}}, "A02": {"wants": {"violet": 2, "rose": 2}}})
    scene = Scene(3, edition=pieces).street("A01", "A02").at_sell()
    scene.perfume(0, "minor", head="HD01", base="BS05").perfume(0, "minor", head="HD03", base="BS08")
    assert scene.choices("sell") == {"sell 1 A01"}      # violet 2 and rose 1; the other has no violet


@pytest.mark.rule("PA-V2")
def test_an_unfinished_or_sold_out_perfume_is_not_sold():
    scene = Scene(3).perfume(0, "major", head="HD01", base="BS01")
    scene.perfume(0, "minor", head="HD05", base="BS05", flacons=0)
    assert scene.street("A01").at_sell().choices() == {"pass"}


@pytest.mark.rule("PA-V2")
def test_the_gap_in_the_street_stays_until_the_end_of_the_round():
    scene = Scene(3).perfume(0, "minor", **ROSES).perfume(1, "minor", **VIOLETS).street("A05", "A01", "A02", "A03")
    scene.at_sell().play("sell 1 A05", "sell 1 A01", "pass", "pass", "pass")
    assert [customer is None for customer in scene.view()["street"]] == [True, True, False, False]
    scene.play("pass")
    assert [customer is None for customer in scene.view()["street"]] == [False, False, False, False]


# ---- as a bargain ----------------------------------------------------------------------------------
@pytest.mark.rule("PA-V3")
@pytest.mark.parametrize("notes", [VIOLETS, {"head": "HD13", "base": "BS14"}])
def test_a_minor_perfume_is_a_bargain_for_2(notes):
    scene = Scene(3).money(5, 0, 0).perfume(0, "minor", **notes).at_sell().play("bargain 1")
    assert scene.player(0)["money"] == 7


@pytest.mark.rule("PA-V3")
@pytest.mark.parametrize("heart", ["HT01", "HT14"])
def test_a_major_perfume_is_a_bargain_for_3(heart):
    scene = Scene(3).money(5, 0, 0).perfume(0, "major", heart=heart, **VIOLETS).at_sell().play("bargain 1")
    assert scene.player(0)["money"] == 8


@pytest.mark.rule("PA-V3")
def test_a_bargain_is_allowed_though_a_customer_matches():
    scene = Scene(3).money(0, 0, 0).perfume(0, "minor", **ROSES).street("A06").at_sell()
    assert scene.choices() == {"sell 1 A06", "bargain 1", "pass"}
    scene.play("bargain 1")
    assert scene.player(0)["money"] == 2
    assert scene.view()["street"][0]["id"] == "A06"


# ---- the flacon ------------------------------------------------------------------------------------
@pytest.mark.rule("PA-V4")
@pytest.mark.parametrize("sale", ["sell 2 A05", "bargain 2"])
def test_only_the_flacon_just_sold_goes_back_to_the_supply(sale):
    scene = Scene(3).perfume(0, "minor", **VIOLETS).perfume(0, "minor", **ROSES)
    scene.perfume(1, "minor", head="HD05", base="BS05")
    assert scene.street("A05").at_sell().view()["flacons"] == 19
    scene.play(sale)
    assert scene.view()["flacons"] == 20
    assert [p["flacons"] for seat in (0, 1) for p in scene.player(seat)["perfumes"]] == [2, 1, 2]


@pytest.mark.rule("PA-V4")
def test_passing_gives_no_flacon_back():
    scene = Scene(3).perfume(0, "minor", **VIOLETS).at_sell().play("pass")
    assert scene.player(0)["perfumes"][0]["flacons"] == 2
    assert scene.view()["flacons"] == 23


# ---- sold out --------------------------------------------------------------------------------------
@pytest.mark.rule("PA-V5")
@pytest.mark.parametrize("sale", ["sell 1 A05", "bargain 1"])
def test_the_last_flacon_brings_two_tokens_at_once(sale):
    scene = Scene(3).water({0: [0]}).perfume(0, "minor", flacons=1, **ROSES).street("A05").at_sell()
    scene.force(sale, (24, 23), (23, 22))
    assert scene.player(0)["worths"] == [1, 0, 0, 2]
    assert scene.view()["well"]["left"] == 22


@pytest.mark.rule("PA-V5")
def test_a_flacon_that_is_not_the_last_brings_no_token():
    scene = Scene(3).water({0: [0]}).perfume(0, "minor", **ROSES).at_sell().play("bargain 1")
    assert scene.player(0)["water"] == 1


@pytest.mark.rule("PA-V5")
def test_the_tokens_are_for_each_perfume_not_for_the_last_of_all():
    scene = Scene(3).water().perfume(0, "minor", flacons=1, **ROSES).perfume(0, "minor", **VIOLETS).at_sell()
    assert scene.play("bargain 1").player(0)["water"] == 2


# ---- more than four tokens -------------------------------------------------------------------------
@pytest.mark.rule("PA-V6")
def test_more_than_four_tokens_are_discarded_down_to_four_before_anybody_goes_on():
    scene = Scene(3).water({0: [0, 0, 1, 2, 3, 3]}).at_sell(4).play("pass")
    assert (scene.actor, scene.phase) == (0, "discard")
    assert scene.choices() == {"discard 0", "discard 1", "discard 2", "discard 3"}
    scene.play("discard 3")
    assert (scene.actor, scene.phase) == (0, "discard")
    scene.play("discard 0")
    assert (scene.actor, scene.phase) == (1, "sell")
    assert scene.player(0)["worths"] == [1, 1, 1, 1]
    assert scene.view(2)["well"]["spent"] == [1, 0, 0, 1]


@pytest.mark.rule("PA-V6")
def test_only_worths_in_hand_can_be_discarded():
    scene = Scene(3).water({0: [0, 0, 0, 0, 3]}).at_sell(4).play("pass")
    assert scene.choices() == {"discard 0", "discard 3"}


@pytest.mark.rule("PA-V6")
def test_a_discard_without_a_choice_waits_for_its_player():
    """If it went by itself, everybody would know that the tokens are alike."""
    scene = Scene(3).water({0: [0, 0, 0, 0, 0]}).at_sell(4)
    scene.table.forced = scene.table.drafts.discreet = True
    scene.play("pass")
    assert (scene.actor, scene.phase) == (0, "discard")
    assert scene.choices() == {"discard 0"}
    scene.play("discard 0")
    assert scene.phase != "discard"


@pytest.mark.rule("PA-V6")
def test_four_tokens_may_be_kept():
    assert Scene(3).water({0: [0, 0, 0, 3]}).at_sell(4).play("pass").actor == 1


@pytest.mark.rule("PA-V6")
def test_nothing_is_discarded_after_the_first_cycle():
    scene = Scene(3).water({0: [0, 0, 0, 0, 3]}).at_sell(1).play("pass")
    assert (scene.actor, scene.phase) == (1, "sell")


@pytest.mark.rule("PA-V6", "PA-V5")
def test_tokens_of_a_reward_count_too():
    scene = Scene(3).water({0: [3, 3, 3]}).perfume(0, "minor", flacons=1, **ROSES).at_sell(4).play("bargain 1")
    assert (scene.actor, scene.phase) == (0, "discard")
    assert scene.player(0)["water"] == 5


@pytest.mark.rule("PA-V6")
def test_the_last_seller_discards_before_the_round_ends():
    scene = Scene(3).water({2: [0, 0, 0, 0, 3]}).street().at_sell(6).play("pass")
    assert (scene.actor, scene.phase, scene.view()["street"][0]) == (2, "discard", None)
    scene.play("discard 0")
    assert (scene.phase, scene.view()["round"]) == ("wake", 2)


@pytest.mark.rule("PA-V6")
def test_tokens_are_discarded_in_the_last_round_too():
    scene = Scene(3).water({2: [3, 3, 3, 3, 3]}).money(0, 0, 0).last_round().at_sell(6).play("pass")
    assert (scene.actor, scene.phase) == (2, "discard")
    assert scene.play("discard 3").table.result.scores == [0, 0, 12]


# ---- two players -----------------------------------------------------------------------------------
@pytest.mark.rule("PA-V7")
@pytest.mark.parametrize("owners", [(0, 0, 1, 1), (1, 0, 0, 1), (0, 1, 0, 1)])
def test_with_two_players_each_clock_gives_two_chances_one_after_the_other(owners):
    assert sellers(Scene(2).clocks(*owners).at_sell()) == [owner for owner in owners for _ in range(2)]


@pytest.mark.rule("PA-V7")
def test_passing_the_first_chance_of_a_clock_does_not_lose_the_second():
    scene = Scene(2).perfume(0, "minor", **ROSES).clocks(0, 1, 0, 1).at_sell().play("pass")
    assert scene.actor == 0
    assert scene.play("bargain 1").actor == 1


@pytest.mark.rule("PA-V7")
def test_the_same_perfume_may_be_sold_again_not_to_the_same_customer():
    scene = Scene(2).perfume(0, "minor", **ROSES).street("A05", "A06").clocks(0, 1, 0, 1).at_sell().play("sell 1 A05")
    assert scene.choices() == {"sell 1 A06", "bargain 1", "pass"}
    assert scene.play("sell 1 A06").player(0)["served"] == ["A05", "A06"]


@pytest.mark.rule("PA-V7", "PA-V6")
def test_with_two_players_tokens_are_discarded_after_the_fourth_chance():
    scene = Scene(2).water({0: [0, 0, 0, 0, 0]}).clocks(0, 1, 0, 1).at_sell()
    scene.play("pass", "pass", "pass", "pass", "pass")
    assert (scene.actor, scene.phase) == (0, "sell")
    scene.play("pass")
    assert (scene.actor, scene.phase) == (0, "discard")
    assert scene.play("discard 0").actor == 1


# ---- what `why` cites ------------------------------------------------------------------------------
@pytest.mark.rule("PA-V7")
@pytest.mark.rule("PA-V1")
@pytest.mark.parametrize(("players", "clause"), [(2, "PA-V7"), (3, "PA-V1"), (4, "PA-V1")])
@pytest.mark.parametrize("action", ["pass", "bargain 1"])
def test_why_cites_the_clause_that_decides_at_this_number_of_players(players, clause, action):
    with pytest.raises(IllegalAction) as refused:
        Scene(players).play(action)     # people still wake up
    assert refused.value.clause == clause
