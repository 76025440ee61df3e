"""Perfumery, alone against the rival house: PE-Z1 to PE-Z5."""

import pytest

from sillage.errors import EditionError
from sillage.kernel.edition import check_edition, load_edition
from sillage.texts import LANGUAGES, texts

from .scene import Scene

RIVAL = 1


def rival(scene):
    return scene.view(0)["players"][RIVAL]


@pytest.mark.rule("PE-Z1")
def test_a_two_player_set_up_with_a_rival():
    scene = Scene(1)
    view = scene.view(0)
    assert len(view["columns"]) == 3
    assert sum(view["decks"]["perfumes"]["left"]) == sum(view["decks"]["recipes"]["left"]) == 21
    assert [p["rival"] for p in view["players"]] == [False, True]
    assert (rival(scene)["perfumers"], rival(scene)["home"], rival(scene)["hand_size"]) == (2, 2, 0)


@pytest.mark.rule("PE-Z1")
@pytest.mark.parametrize("seed", range(6))
def test_the_human_starts(seed):
    scene = Scene(1, seed=seed)
    assert scene.table.actor == 0
    assert scene.view()["starter"] == 0


@pytest.mark.rule("PE-Z1")
def test_the_rival_may_start_later_rounds():
    scene = Scene(1).weights(1, 1, 1).marker(3)
    scene.play("floral top", "acquire 1")       # the rival takes the marker with column 3
    assert scene.view()["starter"] == RIVAL
    scene.pass_blending()
    assert (rival(scene)["home"], scene.player(0)["home"]) == (1, 2), "the rival has moved first"


@pytest.mark.rule("PE-Z1")
def test_the_rival_never_grows():
    scene = Scene(1, seed=3)
    while not scene.table.over:
        scene.table.apply(scene.table.position.choose())
        assert rival(scene)["perfumers"] == 2


@pytest.mark.rule("PE-Z2")
@pytest.mark.parametrize(
    ("weights", "marker", "column"),
    [((1, 3, 2), None, 2), ((2, 2, 2), None, 3), ((2, 2, 1), None, 2), ((2, 2, 2), 1, 1), ((2, 1, 1), 2, 2)],
)
def test_the_first_perfumer_takes_the_open_column_with_the_most_cards(weights, marker, column):
    scene = Scene(1).weights(*weights).marker(column=marker, seat=None if marker else 0).play("floral top")
    assert scene.view()["columns"][column - 1]["taken"] == RIVAL


@pytest.mark.rule("PE-Z2")
def test_not_a_column_that_is_taken():
    scene = Scene(1).weights(1, 2, 5).marker(seat=0).play("acquire 3")
    assert scene.view()["columns"][1]["taken"] == RIVAL


@pytest.mark.rule("PE-Z2", "PE-A2")
def test_markers_come_with_the_column():
    scene = Scene(1).weights(1, 1, 3).marker(3).play("floral top")
    assert scene.view()["next_marker"]["seat"] == RIVAL
    assert scene.view()["starter"] == RIVAL


@pytest.mark.rule("PE-Z2")
def test_it_keeps_the_best_perfume_and_discards_the_rest_in_the_order_placed():
    scene = Scene(1).weights(2, 2, 0).marker(seat=0).column(3, "P1-01", "R1-05", "P2-01", "R1-07", "FUNDS")
    scene.play("floral top")
    assert ([c["id"] for c in rival(scene)["produced"]], rival(scene)["points"]) == (["P2-01"], 7)
    assert [line for line in scene.said() if "seat 1 discarded" in line] == [
        "seat 1 discarded P1-01 to column 3", "seat 1 discarded R1-05 to column 2",
        "seat 1 discarded R1-07 to column 1", "seat 1 discarded FUNDS to column 3",
    ]
    assert scene.columns()[2] == ["P1-01", "FUNDS"]
    assert rival(scene)["hand_size"] == 0


@pytest.mark.rule("PE-Z2")
def test_of_equals_the_one_placed_first():
    scene = Scene(1).weights(0, 0, 0).marker(seat=0).column(2, "R1-05", "P1-03", "P1-01").play("floral top")
    assert [c["id"] for c in rival(scene)["produced"]] == ["P1-03"]


@pytest.mark.rule("PE-Z2")
def test_with_no_perfume_there_none_is_kept():
    scene = Scene(1).weights(0, 0, 0).marker(seat=0).column(1, "R1-05", "R1-07").play("floral top")
    assert rival(scene)["produced"] == []
    assert [len(c) for c in scene.columns()] == [0, 1, 1]


@pytest.mark.rule("PE-Z2")
def test_its_next_run_of_discards_begins_anew():
    scene = Scene(1).weights(0, 0, 0).marker(seat=0).column(1, "R1-05").play("floral top")
    assert scene.view()["action"]["run"] is None


@pytest.mark.rule("PE-Z2")
def test_with_no_open_column_it_is_idle():
    scene = Scene(1).weights(0, 0, 0).marker(seat=0).play("floral top")
    assert "a perfumer of seat 1 is idle" in scene.said()
    assert rival(scene)["home"] == 1


@pytest.mark.rule("PE-Z3")
def test_its_second_perfumer_takes_the_marker_if_that_is_legal():
    scene = Scene(1).weights(1, 1, 1).marker(seat=0).play("floral top", "acquire 1")
    assert scene.view()["taken"]["marker"] == RIVAL
    assert scene.view()["starter"] == RIVAL
    assert scene.view()["next_marker"]["seat"] == RIVAL


@pytest.mark.rule("PE-Z3")
def test_else_it_is_idle():
    scene = Scene(1).weights(1, 1, 1).marker(3).play("floral top", "acquire 1")      # it holds the marker already
    assert scene.view()["taken"]["marker"] is None
    assert "a perfumer of seat 1 is idle" in scene.said()


@pytest.mark.rule("PE-Z4")
def test_the_rival_has_no_blending():
    scene = Scene(1).at_blending()
    assert scene.view()["pending"] == [0]
    scene.pass_blending()
    assert scene.view()["round"] == 2


@pytest.mark.rule("PE-Z4")
def test_the_game_ends_by_empty_decks_and_totals_are_compared():
    scene = Scene(1, seed=5)
    while not scene.table.over:
        scene.table.apply(scene.table.position.choose())
    view = scene.view(0)
    assert view["round"] == 8
    points = scene.table.position.scores()[:, 0].tolist()
    assert points == [view["players"][0]["points"], rival(scene)["points"], 0, 0]
    assert points[RIVAL] > 0


@pytest.mark.rule("PE-Z5")
@pytest.mark.parametrize(
    ("points", "name"),
    [(0, "apprentice"), (54, "apprentice"), (55, "perfumer"), (64, "perfumer"), (65, "nose"), (74, "nose"),
     (75, "maison"), (84, "maison"), (85, "legend"), (120, "legend")],
)  # fmt: skip
def test_the_grade(points, name):
    assert load_edition("perfumery").grades.of(points) == name
    for language in LANGUAGES:
        assert texts(language)(f"perfumery-grade-{name}")


@pytest.mark.rule("PE-Z5")
def test_an_edition_may_ask_more_for_a_grade_and_records_hold_what_is_not_usual():
    usual = load_edition("perfumery")
    assert "grades" not in usual.data(), "records of before say nothing of it"
    grades = usual.grades.model_dump()
    harder = check_edition({**usual.data(), "grades": {**grades, "nose": 70}})
    assert [harder.grades.of(points) for points in (69, 70)] == ["perfumer", "nose"]
    assert check_edition(harder.data()) == harder
    with pytest.raises(EditionError, match="grades: expected each grade to need at least"):
        check_edition({**usual.data(), "grades": {**grades, "nose": 50}})


@pytest.mark.rule("PE-Z5")
def test_the_grade_is_shown_at_the_end_of_a_solo_game():
    scene = Scene(1).last_round().produced(0, "P3-01", "P3-02", "P3-03", "P3-06")
    assert scene.view(0)["grade"] is None
    scene.at_blending().pass_blending()
    assert scene.view(0)["grade"] == "perfumer"
    assert "perfumer" in str(scene.table)
    assert Scene(2).view()["grade"] is None


# ---- levels ----------------------------------------------------------------------------------------
@pytest.mark.rule("PE-Z2", "PE-Z3")
@pytest.mark.parametrize(("level", "columns"), [("usual", 1), ("calm", 0), ("keen", 2)])
@pytest.mark.parametrize("round_", [1, 2, 3, 6])
def test_in_every_third_round_a_calm_rival_takes_no_column_and_a_keen_one_two(level, columns, round_):
    scene = Scene(1, rival=level).weights(2, 2, 2)
    scene.state.rounds = round_
    scene._lay().play("floral top", "acquire 1")
    taken = sum(column["taken"] == RIVAL for column in scene.view()["columns"])
    assert taken == (columns if round_ % 3 == 0 else 1)
    assert len(rival(scene)["produced"]) <= taken


@pytest.mark.rule("PE-Z3")
@pytest.mark.parametrize("level", ["usual", "calm"])
def test_the_second_perfumer_still_goes_for_the_marker(level):
    scene = Scene(1, rival=level).weights(2, 2, 2)
    scene.state.rounds = 3
    scene._lay().play("floral top", "acquire 1")
    assert scene.view()["starter"] == RIVAL


def test_the_rival_has_its_article_at_the_head_of_a_sentence():
    table = Scene(1).table
    assert [table.first_name_of(side, texts("fr")) for side in (0, RIVAL)] == [table.seats[0], "La maison rivale"]
