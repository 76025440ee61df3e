"""Perfumery, discarding to the central area: each corner of PE-D5."""

import pytest

from sillage.games.perfumery.show.picture import next_column

from .scene import Scene


def run(scene):
    """The columns that the last discards went to, in order."""
    words = [str(e).split() for e in scene.table.events(None) if "discarded" in str(e)]
    return [int(w[-1]) for w in words]


def buyer(players, hand=("R1-01", "R1-02", "R1-05", "R1-07", "FUNDS")):
    """Seat 0 holds cards to pay with; the Next marker is out of the way."""
    scene = Scene(players).marker(seat=players - 1)
    return scene.hand(0, *hand)


@pytest.mark.rule("PE-D5")
def test_the_books_example():
    """3, 2, 4, 2, 5 from the left: the 4th, the 3rd, the 2nd; then the 1st and the 5th."""
    scene = buyer(4, ["R3-01", "R3-02", "R3-03", "R3-04", "R3-05"]).weights(3, 2, 4, 2, 5)
    scene.play("hire", *[f"discard R3-0{n}" for n in range(1, 6)], "done")
    assert run(scene) == [4, 3, 2, 1, 5]
    assert [c[-1] for c in scene.columns()] == ["R3-04", "R3-03", "R3-02", "R3-01", "R3-05"]


@pytest.mark.rule("PE-D5")
@pytest.mark.parametrize(
    ("weights", "first"),
    [((2, 2, 2), 3), ((1, 1, 2), 2), ((1, 2, 1), 3), ((1, 2, 2), 1), ((0, 0, 0), 3), ((3, 0, 0), 3)],
)
def test_of_equals_the_rightmost(weights, first):
    scene = buyer(2).weights(*weights).play("synthetic top", "discard FUNDS", "done")
    assert run(scene) == [first]


@pytest.mark.rule("PE-D5")
def test_from_the_left_end_on_to_the_right_end():
    scene = buyer(2).weights(0, 3, 3).play("hire", *[f"discard R1-0{n}" for n in (1, 2, 5, 7)], "discard FUNDS")
    assert run(scene) == [1, 3, 2, 1, 3]


@pytest.mark.rule("PE-D5")
def test_no_column_is_skipped_however_full():
    scene = buyer(3).weights(0, 1, 9, 0).play("hire", *[f"discard R1-0{n}" for n in (1, 2, 5, 7)])
    assert run(scene) == [4, 3, 2, 1]


@pytest.mark.rule("PE-D5", "PE-S3")
def test_the_marker_counts_as_a_card():
    scene = buyer(2).weights(1, 2, 1).marker(3).play("synthetic top", "discard FUNDS", "done")
    assert run(scene) == [1]


@pytest.mark.rule("PE-D5", "PE-A1")
def test_the_column_just_emptied_counts_as_nothing():
    scene = buyer(2, ["P1-01", "P1-02", "P1-03", "P1-06", "P1-07", "P1-08", "FUNDS"]).weights(1, 0, 1)
    scene.column(2, "R2-01", "R2-03", "R2-05").play("acquire 2", "discard P1-01", "discard P1-02", "discard R2-01")
    assert run(scene) == [2, 1, 3]
    assert scene.actor == 1


@pytest.mark.rule("PE-D5", "PE-A1")
def test_an_emptied_column_is_not_first_among_empty_ones():
    scene = buyer(2, ["P1-01", "P1-02", "P1-03", "P1-06", "P1-07", "P1-08", "FUNDS"]).weights(1, 0, 0)
    scene.column(2, "R2-01").play("acquire 2", "discard P1-01")
    assert run(scene) == [3]


@pytest.mark.rule("PE-D5")
def test_the_next_action_looks_for_the_fewest_again():
    scene = buyer(2).hand(1, "P3-01", "FUNDS").weights(2, 2, 2)
    scene.play("synthetic top", "discard FUNDS", "done")                    # the 3rd; the run would go on at the 2nd
    scene.weights(0, 2, 2).play("synthetic top", "discard FUNDS", "done")
    assert run(scene) == [3, 1]


@pytest.mark.rule("PE-D5")
def test_the_next_action_of_the_same_player_too():
    scene = buyer(2).weights(2, 2, 2).play("synthetic top", "discard R1-01", "discard R1-02", "done")
    scene.play("floral top").play("hire", "discard FUNDS", "discard R1-05", "done")
    assert run(scene) == [3, 2, 1, 3]


@pytest.mark.rule("PE-D5")
def test_a_column_already_used_this_round_receives_cards_too():
    scene = Scene(2).marker(seat=1).weights(2, 2, 2).play("acquire 1")
    scene.play("synthetic top", "discard FUNDS", "done")
    assert run(scene) == [1]
    assert not scene.may("acquire 1")


@pytest.mark.rule("PE-D5")
def test_the_owner_chooses_the_order():
    first = buyer(2).weights(1, 1, 1).play("hire", "discard R1-01", "discard FUNDS", "done").columns()
    other = buyer(2).weights(1, 1, 1).play("hire", "discard FUNDS", "discard R1-01", "done").columns()
    assert [c[1:] for c in first] == [[], ["FUNDS"], ["R1-01"]]
    assert [c[1:] for c in other] == [[], ["R1-01"], ["FUNDS"]]


@pytest.mark.rule("PE-D5")
def test_the_runs_next_column_is_part_of_the_state():
    scene = buyer(2).weights(1, 1, 1).play("hire", "discard R1-01")
    assert scene.view()["action"]["run"] == 2
    scene.play("discard FUNDS", "done")
    assert scene.view()["action"]["run"] is None


@pytest.mark.rule("PE-D5")
def test_a_payment_ends_by_an_explicit_step():
    scene = buyer(2, ["FUNDS"]).play("synthetic top", "discard FUNDS")
    assert scene.choices() == {"done"}
    assert scene.play("done").actor == 1


@pytest.mark.rule("PE-D5")
def test_discards_lie_at_the_bottom():
    scene = buyer(2).weights(3, 3, 0).column(3, "P1-01", dealt=("P1-01",))
    scene.play("synthetic top", "discard FUNDS", "done")
    column = scene.view()["columns"][2]
    assert [c["id"] for c in column["above"]] == ["P1-01"]
    assert [c["id"] for c in column["below"]] == ["FUNDS"]


@pytest.mark.rule("PE-D5")
def test_the_picture_tells_where_the_next_discard_goes():
    scene = buyer(4, ["R3-01", "R3-02", "R3-03", "R3-04", "R3-05"]).weights(3, 2, 4, 2, 5).play("hire")
    for card, column in zip(range(1, 6), (4, 3, 2, 1, 5), strict=True):
        assert next_column(scene.table.view(0)) == column
        scene.play(f"discard R3-0{card}")
