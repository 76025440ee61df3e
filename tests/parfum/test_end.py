"""Parfum, the end of a round and of the game: PA-E1 to PA-E7."""

import pytest

from .scene import Scene

EVERY_COUNT = pytest.mark.parametrize("players", [2, 3, 4])
SIX = ("HD01", "HD02", "HD03", "HD04", "HT01", "HT02")


def shops(scene):
    return [customer and customer["id"] for customer in scene.view()["street"]]


# ---- a round ends ----------------------------------------------------------------------------------
@pytest.mark.rule("PA-E1")
@EVERY_COUNT
def test_at_the_end_of_a_round_the_clocks_go_back(players):
    scene = Scene(players).at_sell(-1).play("pass")
    assert (scene.phase, scene.view()["round"]) == ("wake", 2)
    assert {clock["seat"] for clock in scene.view()["clocks"]} == {None}
    assert len(scene.choices()) == len(scene.view()["clocks"])


@pytest.mark.rule("PA-E1")
def test_gaps_are_refilled_in_the_distillery_first_then_in_the_street():
    scene = Scene(4).distillery("HD01", None, "HD02", "HD03", None, "HD04").street("A01", None, "A02", "A03", None)
    scene.at_sell(-1).play("pass")
    assert [line.split()[-1] for line in scene.said() if "drew" in line] == ["2", "5"]
    assert [line.split()[-1] for line in scene.said() if "came" in line] == ["2", "5"]
    assert [span for span, _ in scene.tape] == [38, 37, 7, 6]


@pytest.mark.rule("PA-E1")
def test_what_lies_there_stays():
    scene = Scene(4).distillery("HD01", None, "HD02").street("A01", None, "A02").at_sell(-1).play("pass")
    notes = [note["id"] for note in scene.view()["distillery"]]
    assert (notes[0], notes[2], shops(scene)[0], shops(scene)[2]) == ("HD01", "HD02", "A01", "A02")


@pytest.mark.rule("PA-E1")
def test_nothing_is_refilled_before_the_last_chance_to_sell_is_over():
    scene = Scene(4).distillery("HD01").street("A01").at_sell(7).play("pass")
    assert scene.view()["distillery"].count(None) == 5
    assert shops(scene).count(None) == 4


# ---- closing time ----------------------------------------------------------------------------------
@pytest.mark.rule("PA-E2")
def test_closing_time_is_removed_and_the_street_refilled_from_the_five_below():
    scene = Scene(4).street("A01", "A02").stack(a=0, above=1).at_sell(-1).play("pass")
    assert scene.view()["last_round"]
    assert None not in shops(scene)
    assert scene.view()["stack"]["closing_in"] is None
    assert scene.view()["stack"]["B"] == 3
    came = [line for line in scene.said() if "closing" in line or "came" in line]
    assert came[1] == "the closing time token was revealed"


@pytest.mark.rule("PA-E2")
def test_a_refill_that_stops_just_above_closing_time_does_not_reveal_it():
    scene = Scene(4).street("A01", "A02", "A03", "A04").stack(a=0, above=1).at_sell(-1).play("pass")
    assert not scene.view()["last_round"]
    assert scene.view()["stack"]["closing_in"] == 0
    assert not [line for line in scene.said() if "closing" in line]
    scene.at_sell(-1).play("pass")      # nobody was served: nothing to refill
    assert not scene.view()["last_round"]
    scene.serve_street().at_sell(-1).play("pass")
    assert scene.view()["last_round"]


@pytest.mark.rule("PA-E2")
@EVERY_COUNT
def test_one_last_round_is_played_after_closing_time(players):
    scene = Scene(players).street("A01").stack(a=0, above=0).at_sell(-1).play("pass")
    assert (scene.phase, scene.table.over) == ("wake", False)
    scene.at_sell(-1).play("pass")
    assert scene.table.over
    assert scene.table.result.ending == "closing-time"


@pytest.mark.rule("PA-E2")
def test_after_the_last_round_nothing_is_refilled():
    scene = Scene(4).last_round().distillery("HD01").street("A01").at_sell(-1).play("pass")
    assert scene.table.over
    assert scene.view()["distillery"].count(None) == 5
    assert shops(scene).count(None) == 4
    assert scene.tape == []


# ---- the bag is empty ------------------------------------------------------------------------------
@pytest.mark.rule("PA-E3")
@EVERY_COUNT
def test_the_game_ends_at_once_when_the_distillery_cannot_be_refilled(players):
    gaps = 4 if players == 3 else 5
    scene = Scene(players).distillery("HD01").bag(gaps - 1).at_sell(-1).play("pass")
    assert scene.table.over
    assert scene.table.result.ending == "empty-bag"


@pytest.mark.rule("PA-E3")
def test_the_game_goes_on_when_the_bag_is_just_enough():
    scene = Scene(4).distillery(*SIX[:4]).bag(2).at_sell(-1).play("pass")
    assert not scene.table.over
    assert scene.view()["bag"]["left"] == 0


@pytest.mark.rule("PA-E3")
def test_an_empty_bag_with_a_full_distillery_does_not_end_the_game():
    scene = Scene(4).distillery(*SIX).bag(0).at_sell(-1).play("pass")
    assert (scene.table.over, scene.view()["round"]) == (False, 2)


@pytest.mark.rule("PA-E3")
def test_with_both_ends_together_the_game_ends_at_once():
    scene = Scene(4).distillery(*SIX[:4]).bag(1).street("A01").stack(a=0, above=0).at_sell(-1).play("pass")
    assert scene.table.result.ending == "empty-bag"
    assert not scene.view()["last_round"]
    assert scene.tape == []                         # nothing is drawn
    assert shops(scene).count(None) == 4            # and the street is not refilled
    assert scene.view()["bag"]["left"] == 1


# ---- the count -------------------------------------------------------------------------------------
@pytest.mark.rule("PA-E4")
def test_tokens_are_worth_their_coins_at_the_end():
    scene = Scene(3).money(10, 20, 5).water({0: [0, 1, 2, 3], 1: [0, 0], 2: [3, 3, 3, 3]}).last_round()
    assert scene.at_sell(-1).play("pass").table.result.scores == [16, 20, 17]


@pytest.mark.rule("PA-E4")
def test_tokens_are_worth_nothing_before_the_end():
    scene = Scene(3).money(10, 20, 5).water({0: [3, 3]}).at_sell(-1).play("pass")
    assert [player["money"] for player in scene.view()["players"]] == [10, 20, 5]
    assert scene.table.result is None


@pytest.mark.rule("PA-E4")
def test_flacons_unfinished_perfumes_and_served_customers_are_worth_nothing():
    scene = Scene(3).money(10, 10, 10).water().last_round()
    scene.perfume(0, "minor", head="HD01", base="BS01").perfume(1, "major", head="HD02", heart="HT01")
    assert scene.player(2)["served"]
    assert scene.at_sell(-1).play("pass").table.result.scores == [10, 10, 10]


@pytest.mark.rule("PA-E4", "PA-S7")
def test_at_the_end_all_tokens_are_revealed():
    scene = Scene(3).water({0: [0, 3], 1: [1], 2: []}).last_round().at_sell(-1).play("pass")
    for seat in (0, 1, 2, None):
        worths = [player["worths"] for player in scene.view(seat)["players"]]
        assert worths == [[1, 0, 0, 1], [0, 1, 0, 0], [0, 0, 0, 0]]
        assert "seat 0 revealed tokens: 1x0 0x1 0x2 1x3" in scene.said(seat)


@pytest.mark.rule("PA-E5")
@pytest.mark.parametrize(
    ("money", "winners", "ranks"),
    [((3, 9), [1], [2, 1]), ((8, 5, 8), [0, 2], [1, 3, 1]), ((4, 4, 4, 4), [0, 1, 2, 3], [1, 1, 1, 1])],
)
def test_most_money_wins_and_a_tie_is_shared(money, winners, ranks):
    result = Scene(len(money)).money(*money).water().last_round().at_sell(-1).play("pass").table.result
    assert (result.winners, result.ranks) == (winners, ranks)


@pytest.mark.rule("PA-E5")
def test_nothing_breaks_a_tie():
    """Neither tokens, nor the marker on top, nor customers served."""
    scene = Scene(2).money(7, 10).water({0: [3]}).perfume(1, "minor", head="HD01", base="BS01")
    result = scene.last_round().at_sell(-1).play("pass").table.result
    assert (result.scores, result.winners) == ([10, 10], [0, 1])


@pytest.mark.rule("PA-E6")
@pytest.mark.parametrize("money", [49, 99, 126, 254, 998, 9_999])
def test_money_has_no_last_space(money):
    scene = Scene(3).money(money, money + 1, 0).perfume(0, "minor", head="HD01", base="BS01")
    scene.at_sell().play("bargain 1")
    assert scene.player(0)["money"] == money + 2
    assert scene.view()["track"] == [2, 1, 0]


@pytest.mark.rule("PA-E7")
@EVERY_COUNT
def test_a_game_ends_with_round_100(players):
    scene = Scene(players).at_round(99).at_sell(-1).play("pass")
    assert (scene.table.over, scene.view()["round"]) == (False, 100)
    scene.at_sell(-1).play("pass")
    assert scene.table.over
    assert scene.table.result.ending == "hundred-rounds"
    assert scene.tape == []                         # nothing is refilled


@pytest.mark.rule("PA-E7", "PA-E2", "PA-E3")
@EVERY_COUNT
def test_another_end_goes_before_round_100(players):
    closing = Scene(players).last_round().at_round(100).at_sell(-1).play("pass")
    assert closing.table.result.ending == "closing-time"
    empty = Scene(players).distillery("HD01").bag(1).at_round(100).at_sell(-1).play("pass")
    assert empty.table.result.ending == "empty-bag"
    both = Scene(players).last_round().distillery("HD01").bag(1).at_round(100).at_sell(-1).play("pass")
    assert both.table.result.ending == "closing-time"
