"""Parfum, wake up: PA-W1 to PA-W5."""

from collections import Counter
from itertools import permutations, product

import pytest

from .scene import Scene, edition, with_setup


def pickers(scene):
    """The seats in the order in which they are asked for a clock."""
    seats = []
    while scene.phase == "wake":
        seats.append(scene.actor)
        scene.play(scene.table.legal_actions[0])
    return seats


@pytest.mark.rule("PA-W1")
@pytest.mark.parametrize(("money", "order"), [((9, 4, 7), [1, 2, 0]), ((3, 9, 0, 5), [2, 0, 3, 1])])
def test_the_last_on_the_money_track_picks_first(money, order):
    assert pickers(Scene(len(money)).money(*money).at_wake()) == order


@pytest.mark.rule("PA-W1")
def test_a_picked_clock_is_gone_and_any_other_may_be_picked():
    scene = Scene(4).at_wake().play("clock 3")
    assert scene.choices() == {"clock 1", "clock 2", "clock 4"}


@pytest.mark.rule("PA-W2")
@pytest.mark.parametrize("track", list(permutations(range(3))))
def test_on_a_shared_space_the_top_marker_picks_first(track):
    assert pickers(Scene(3).money(4, 4, 4, track=track).at_wake()) == list(track)


@pytest.mark.rule("PA-W2")
def test_at_the_start_the_top_of_the_random_stack_picks_first():
    scene = Scene(4, seed=3)
    stacked = scene.view()["track"]
    assert pickers(scene) == stacked


def earning(scene, seat, coins):
    """A seat sells to the customer who pays so much, and the track after it."""
    price = {4: "A03", 6: "A04"}[coins]
    owners = (seat, *(s for s in range(scene.players) if s != seat))
    scene.perfume(seat, "minor", head="HD07", base="BS02").street(price)
    return scene.clocks(*owners).at_sell().play(f"sell 1 {price}").view()["track"]


@pytest.mark.rule("PA-W2")
def test_a_marker_that_ends_on_an_occupied_space_goes_on_top():
    assert earning(Scene(4).money(0, 4, 4, 9, track=(0, 2, 1, 3)), seat=0, coins=4) == [0, 2, 1, 3]


@pytest.mark.rule("PA-W2")
def test_passing_over_other_markers_changes_nothing():
    assert earning(Scene(4).money(0, 4, 4, 9, track=(0, 2, 1, 3)), seat=0, coins=6) == [2, 1, 0, 3]


@pytest.mark.rule("PA-W2")
@pytest.mark.parametrize(
    ("seat", "rest"), [(1, [3, 2, 0, 1]), (3, [1, 2, 0, 3]), (2, [1, 3, 0, 2]), (0, [1, 3, 2, 0])]
)
def test_a_marker_that_leaves_a_stack_leaves_the_rest_in_order(seat, rest):
    assert earning(Scene(4).money(5, 5, 5, 5, track=(1, 3, 2, 0)), seat, coins=4) == rest


@pytest.mark.rule("PA-W2")
def test_an_income_of_nothing_moves_nothing():
    pieces = edition(notes={"HD01": {"coins": 0}})
    scene = Scene(3, edition=pieces).money(5, 5, 5, track=(1, 0, 2)).distillery("HD01").at_distill({"violet": 1})
    scene.play("claim HD01")
    assert scene.view()["track"] == [1, 0, 2]
    assert scene.player(0)["money"] == 5


@pytest.mark.rule("PA-W2", "PA-C13")
def test_the_coins_of_a_note_put_the_marker_on_top_too():
    scene = Scene(3).money(4, 5, 5, track=(0, 2, 1)).distillery("HD01").at_distill({"violet": 1})
    assert scene.play("claim HD01").view()["track"] == [0, 2, 1]


@pytest.mark.rule("PA-W3")
@pytest.mark.parametrize(("players", "actions"), [(2, [3, 4, 5, 6]), (3, [3, 5, 6]), (4, [3, 4, 5, 6])])
def test_actions_of_the_clocks(players, actions):
    scene, used = Scene(players).water().at_prepare(), Counter()
    assert [clock["actions"] for clock in scene.view()["clocks"]] == actions
    while scene.phase == "prepare":
        used[scene.view()["turn"]["clock"]] += 1
        scene.play("water")
    assert used == dict(enumerate(actions, start=1))


@pytest.mark.rule("PA-W3", "PA-C1")
@pytest.mark.parametrize("players", [3, 4])
def test_the_clock_gives_the_place_in_the_order_of_play(players):
    scene = Scene(players).money(*range(players)).at_wake()
    for number in range(players, 0, -1):        # the last on the track takes the latest clock, and so on
        scene.play(f"clock {number}")
    assert scene.actor == players - 1
    assert [clock["seat"] for clock in scene.view()["clocks"]] == list(range(players))[::-1]


@pytest.mark.rule("PA-W4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_clocks_are_picked_unless_it_is_a_first_game(players):
    assert Scene(players).phase == "wake"
    assert Scene(players, first_game=True).phase == "prepare"


@pytest.mark.rule("PA-W4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_first_game_deals_the_clocks_with_equal_chance(players):
    table = Scene(players, first_game=True).table
    clocks = 3 if players == 3 else 4
    head, tail = table.setup.tape[: 1 - clocks], table.setup.tape[1 - clocks:]
    spans = [span for span, _ in tail]
    deals = Counter()
    for row in product(*map(range, spans)):
        view = with_setup(table, [*head, *zip(spans, row, strict=True)]).view()
        deals[tuple(clock["seat"] for clock in view["clocks"])] += 1
    each = [0, 0, 1, 1] if players == 2 else range(players)
    assert set(deals) == set(permutations(each))
    assert len(set(deals.values())) == 1


@pytest.mark.rule("PA-W4")
def test_a_first_game_begins_with_the_owner_of_clock_1():
    scene = Scene(4, first_game=True)
    assert scene.actor == scene.view()["clocks"][0]["seat"]
    assert scene.view()["turn"]["actions_left"] == 3


@pytest.mark.rule("PA-W4")
def test_from_the_second_round_on_a_first_game_is_like_any_other():
    scene = Scene(3, first_game=True).money(5, 0, 3).at_sell(-1).play("pass")
    assert scene.view()["round"] == 2
    assert pickers(scene) == [1, 2, 0]


@pytest.mark.rule("PA-W5")
@pytest.mark.parametrize(("money", "order"), [((0, 3), [0, 1, 0, 1]), ((3, 0), [1, 0, 1, 0])])
def test_two_players_pick_in_turn_until_each_has_two(money, order):
    scene = Scene(2).money(*money).at_wake()
    assert pickers(scene) == order
    assert Counter(clock["seat"] for clock in scene.view()["clocks"]) == {0: 2, 1: 2}
