"""Perfumery, clean-up and end: PE-C1, PE-E1, PE-E2."""

import pytest

from .scene import Scene


def dealt(scene):
    words = [line.split() for line in scene.said() if line.startswith("dealt")]
    return [(w[1], int(w[4])) for w in words]


# ---- clean-up --------------------------------------------------------------------------------------
@pytest.mark.rule("PE-C1")
def test_perfumers_come_home_and_all_spaces_are_free_again():
    scene = Scene(2, starter=1).turn(0).home(3, 3).note(0, "top", "R1-01").produced(1, "P1-01")
    scene.play("sort R1-01", "insert top 0", "replenish floral", "marker", "acquire 1", "floral top", "floral top")
    scene.pass_blending()
    view = scene.view()
    assert [p["home"] for p in view["players"]] == [3, 3]
    assert not any(p["essence_used"] or p["hired"] for p in view["players"])
    assert set(view["taken"].values()) == {None}
    assert {c["taken"] for c in view["columns"]} == {None}


@pytest.mark.rule("PE-C1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_column_gets_a_perfume_and_a_recipe_from_the_right(players):
    scene = Scene(players).at_blending()
    before = scene.columns()
    scene.pass_blending()
    columns = list(range(players + 1, 0, -1))
    assert [column for _, column in dealt(scene)] == columns * 2
    assert [card[0] for card, _ in dealt(scene)] == ["P"] * len(columns) + ["R"] * len(columns)
    fresh = [[card for card, column in dealt(scene) if column == n] for n in reversed(columns)]
    assert scene.columns() == [old + new for old, new in zip(before, fresh, strict=True)]


@pytest.mark.rule("PE-C1")
def test_a_short_deck_serves_from_the_right_as_far_as_it_goes():
    scene = Scene(2)
    ids = scene.deck_ids()
    scene.gone(*[c for c in ids if c.startswith("P")][:-2], *[c for c in ids if c.startswith("R")][:-1])
    scene.at_blending().pass_blending()
    assert [column for _, column in dealt(scene)] == [3, 2, 3]


@pytest.mark.rule("PE-C1")
@pytest.mark.parametrize(("weights", "column"), [((3, 2, 2), 3), ((0, 2, 2), 1), ((1, 1, 4), 2)])
def test_the_next_marker_goes_to_the_fewest_after_the_refill(weights, column):
    scene = Scene(2).weights(*weights).marker(seat=1).at_blending().pass_blending()
    assert scene.view()["next_marker"] == {"column": column, "seat": None}


@pytest.mark.rule("PE-C1")
def test_the_fewest_are_counted_after_a_short_refill():
    """One perfume and one recipe are left: both go to the right, which had the fewest before."""
    scene = Scene(2).weights(3, 2, 1).marker(seat=0)
    ids = scene.deck_ids()
    scene.gone(*[c for c in ids if c.startswith("P")][1:], *[c for c in ids if c.startswith("R")][1:])
    scene.at_blending().pass_blending()
    assert scene.view()["next_marker"]["column"] == 2


@pytest.mark.rule("PE-C1")
def test_if_nobody_took_it_the_marker_stays():
    scene = Scene(2).weights(0, 5, 5).marker(2).at_blending().pass_blending()
    assert scene.view()["next_marker"] == {"column": 2, "seat": None}


@pytest.mark.rule("PE-C1", "PE-D1")
def test_the_holder_of_the_starting_marker_begins_the_next_round():
    scene = Scene(3, starter=0).turn(2).play("marker").at_blending().pass_blending()
    assert scene.view()["round"] == 2
    assert scene.actor == 2


# ---- the end ---------------------------------------------------------------------------------------
@pytest.mark.rule("PE-E1")
def test_empty_decks_make_the_next_round_the_last():
    scene = Scene(2)
    ids = scene.deck_ids()
    scene.gone(*[c for c in ids if c.startswith("P")][:-3], *[c for c in ids if c.startswith("R")][:-3])
    scene.at_blending()
    assert not scene.view()["last_round"]
    scene.pass_blending()
    assert scene.view()["last_round"]
    assert not scene.table.over
    scene.at_blending().pass_blending()
    assert scene.table.over


@pytest.mark.rule("PE-E1")
def test_one_deck_alone_does_not_end_the_game():
    scene = Scene(2)
    scene.gone(*[c for c in scene.deck_ids() if c.startswith("P")]).at_blending().pass_blending()
    assert not scene.view()["last_round"]


@pytest.mark.rule("PE-E1")
def test_the_last_round_ends_with_its_blending_and_no_clean_up():
    scene = Scene(2).last_round().marker(seat=0).hand(0, "P3-01", "P3-02", "FUNDS")
    scene.play("hire", "discard P3-01", "discard P3-02", "done").at_blending().pass_blending()
    assert scene.table.over
    assert scene.player(0)["perfumers"] == 2, "the hired one never joins"
    assert scene.view()["next_marker"]["seat"] == 0
    assert scene.table.result.ending == "decks-empty"


@pytest.mark.rule("PE-E1")
def test_all_actions_stay_legal_in_the_last_round():
    scene = Scene(2, starter=1).turn(0).last_round().hand(0, "R1-01", "FUNDS", "FUNDS").produced(0, "P1-01")
    scene.note(0, "top", "R1-02")
    kinds = {a.kind for a in scene.table.next_actions}
    assert kinds == {"acquire", "note", "sort", "replenish", "floral", "synthetic", "hire", "marker"}


@pytest.mark.rule("PE-E1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_has_eight_rounds(players):
    scene = Scene(players, seed=9)
    while not scene.table.over:
        scene.table.apply(int(scene.table.position.moves[0]))
    assert scene.view()["round"] == 8


@pytest.mark.rule("PE-E2")
@pytest.mark.parametrize(
    ("made", "winners"),
    [((["P1-01"], ["P1-06"], []), [1]), ((["P1-01", "P1-02"], ["P1-11"], ["P1-03"]), [0, 1])],
)
def test_the_highest_sum_of_brand_values_wins_a_tie_is_shared(made, winners):
    scene = Scene(3).last_round()
    for seat, perfumes in enumerate(made):
        scene.produced(seat, *perfumes, stored="")
    scene.hand(2, "P3-01", "P3-02", "FUNDS").at_blending().pass_blending()
    result = scene.table.result
    points = {"P1-01": 2, "P1-02": 2, "P1-03": 2, "P1-06": 3, "P1-11": 4}
    assert result.scores == [sum(points[card] for card in perfumes) for perfumes in made]
    assert result.winners == winners
    shown = [[card["brand"] for card in player["produced"]] for player in scene.view()["players"]]
    assert [sum(values) for values in shown] == result.scores, "the view says where the points come from"
