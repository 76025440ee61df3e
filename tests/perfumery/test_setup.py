"""Perfumery, set-up: PE-S1 to PE-S6."""

from collections import Counter
from pathlib import Path

import pytest

from sillage.cli.rules import clause_text
from sillage.games.perfumery import GAME
from sillage.kernel.chance import tape_of
from sillage.kernel.edition import load_edition

from .scene import Scene, edition


def dealt(scene):
    """The first row in the order it was drawn, as (card, column)."""
    words = [str(e).split() for e in scene.table.events(None)]
    return [(w[1], int(w[4])) for w in words if w[0] == "dealt"]


@pytest.mark.rule("PE-S1")
@pytest.mark.parametrize(("players", "columns", "cards"), [(2, 3, 24), (3, 4, 32), (4, 5, 40)])
def test_columns_and_cards_by_players(players, columns, cards):
    view = Scene(players).view()
    assert len(view["columns"]) == columns
    for deck in ("perfumes", "recipes"):
        assert sum(view["decks"][deck]["left"]) == cards - columns
        assert len(view["decks"][deck]["cards"]) == cards - columns


@pytest.mark.rule("PE-S1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_cards_for_so_many_players_are_used(players):
    scene = Scene(players)
    pieces = load_edition("perfumery")
    used = {c.id for c in (*pieces.perfumes.cards, *pieces.recipes.cards) if c.min_players <= players}
    assert set(scene.deck_ids()) | {card for card, _ in dealt(scene)} == used


@pytest.mark.rule("PE-S1")
def test_rank_one_comes_first_then_two_then_three():
    scene = Scene(2, seed=4)
    ranks = {card["id"]: card["id"][1] for c in scene.view()["columns"] for card in c["above"] + c["below"]}
    assert set(ranks.values()) == {"1"}
    seen = []
    while not scene.table.over:
        scene.table.apply(scene.table.position.choose())
        seen += [word.split()[1] for word in scene.said() if word.startswith("dealt")]
    for kind in "PR":
        order = [card[1] for card in seen if card[0] == kind]
        assert order == sorted(order)
        assert Counter(order) == {"1": 6, "2": 9, "3": 6}


@pytest.mark.rule("PE-S1")
def test_every_card_of_the_rank_is_equally_likely():
    """The tape names the cards of the rank that are left, in order."""
    scene = Scene(2)
    spans = tape_of(scene.table.position.chance)
    assert [span for span, _ in spans] == [9, 8, 7, 9, 8, 7, 2]
    first = Scene(2).with_setup([(9, 0), (8, 0), (7, 6), (9, 8), (8, 0), (7, 1), (2, 1)])
    assert dealt(first) == [("P1-01", 3), ("P1-02", 2), ("P1-13", 1), ("R1-15", 3), ("R1-01", 2), ("R1-05", 1)]


@pytest.mark.rule("PE-S2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_perfume_above_and_one_recipe_below_from_the_right(players):
    scene = Scene(players)
    columns = list(range(players + 1, 0, -1))
    assert [column for _, column in dealt(scene)] == columns * 2
    assert [card[0] for card, _ in dealt(scene)] == ["P"] * len(columns) + ["R"] * len(columns)
    for column in scene.view()["columns"]:
        assert [c["kind"] for c in column["above"]] == ["perfume"]
        assert [c["kind"] for c in column["below"]] == ["recipe"]


@pytest.mark.rule("PE-S3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_next_marker_lies_in_the_rightmost_column_and_counts(players):
    view = Scene(players).view()
    assert view["next_marker"] == {"column": players + 1, "seat": None}
    assert [c["weight"] for c in view["columns"]] == [2] * players + [3]


@pytest.mark.rule("PE-S4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_starts_with_two_perfumers_three_notes_and_funds(players):
    scene = Scene(players)
    for seat in range(players):
        me = scene.player(seat)
        assert (me["perfumers"], me["home"], me["hired"]) == (2, 2, False)
        assert [n["note"] for n in me["notes"]] == ["top", "middle", "base"]
        assert not any(n["recipes"] or any(n["yard"].values()) for n in me["notes"])
        assert [c["id"] for c in me["hand"]] == ["FUNDS"]
        assert (me["points"], me["produced"]) == (0, [])


@pytest.mark.rule("PE-S4")
def test_hands_are_not_shown_but_their_size_is():
    scene = Scene(3).hand(1, "P1-01", "R1-05", "FUNDS")
    for seat in (0, 2, None):
        them = scene.view(seat)["players"][1]
        assert them["hand"] is None
        assert them["hand_size"] == 3
    assert scene.hand_of(1) == ["P1-01", "R1-05", "FUNDS"]


@pytest.mark.rule("PE-S4")
def test_what_moved_in_the_open_is_known():
    scene = Scene(2).column(1, "P1-01", "R1-05").play("acquire 1")
    assert scene.view(1)["players"][0]["known"] == ["P1-01", "R1-05", "FUNDS"]


@pytest.mark.rule("PE-S4")
@pytest.mark.parametrize(("language", "words"), [
    ("en", ("What you hold in hand is secret", "can deduce what a rival holds", "(`known`)")),
    ("fr", ("Le contenu des mains est secret", "peut en déduire la main d’un rival", "(`known`)")),
])
def test_the_page_calls_a_hand_secret_and_says_that_it_can_be_deduced(language, words):
    clause = clause_text("perfumery", "PE-S4", language)
    assert not [said for said in words if said not in clause]


@pytest.mark.rule("PE-S5")
def test_the_start_player_is_drawn_by_lot():
    drawn = Counter()
    for lot in range(4):
        scene = Scene(4)
        tape = tape_of(scene.table.position.chance)
        assert tape[-1][0] == 4
        scene.with_setup([*tape[:-1], (4, lot)])
        assert scene.actor == scene.view()["starter"] == lot
        drawn[scene.actor] += 1
    assert set(drawn) == {0, 1, 2, 3}


@pytest.mark.rule("PE-S6")
def test_a_hand_may_exceed_the_limit_before_the_discards():
    scene = Scene(2).hand(0, *[f"P1-0{n}" for n in (1, 2, 3, 6, 7, 8)], "FUNDS")
    scene.column(1, *[f"R1-0{n}" for n in (1, 2, 5, 7, 8)], "P2-01", "P2-02", "P2-03").play("acquire 1")
    assert scene.player(0)["hand_size"] == 15
    assert scene.phase == "limit"


@pytest.mark.rule("PE-S6")
def test_a_note_holds_any_number_of_recipes():
    recipes = [c for c in Scene(4).deck_ids() if c.startswith("R")][:30]
    scene = Scene(4).note(0, "top", *recipes[:29]).hand(0, recipes[29], *["FUNDS"] * 3)
    scene.play("note top", f"install {recipes[29]}", "insert top 29", "discard FUNDS", "discard FUNDS")
    assert scene.recipes(0, "top") == recipes


@pytest.mark.rule("PE-S1")
def test_an_edition_decides_the_pieces():
    scene = Scene(2, edition=edition(P1_01={"min_players": 4}, funds={"value": 9}))
    assert "P1-01" not in scene.deck_ids()
    assert sum(scene.view()["decks"]["perfumes"]["left"]) == 24 - 1 - 3
    assert scene.player(0)["hand"][0]["value"] == 9


def test_the_action_table_is_as_small_as_the_page_says():
    page = (Path(__file__).parents[2] / "docs" / "perfumery.md").read_text(encoding="utf-8")
    assert f"has {GAME.actions.count} actions; no position has more than {GAME.most_moves} legal ones" in page
