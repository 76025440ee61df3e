"""Perfumery, the Blending phase: PE-B1 to PE-V2."""

import numpy as np
import pytest

from sillage.errors import IllegalAction, UndoRefused

from .scene import Scene, edition


def blending(players=2, **kinds):
    """Seat 0 with recipes in its notes, at the beginning of the phase."""
    scene = Scene(players, edition=kinds.pop("edition", "rue-de-grasse"))
    for note, recipes in kinds.items():
        scene.note(0, note, *recipes)
    return scene


def put_out(scene, *choices):
    """Plays use/skip for the top note; what lies on its Stockyard then."""
    scene.at_blending().play(*choices)
    assert scene.player(0)["draft"]["note"] == "middle", "an effect of the top note is still asked for"
    return scene.yard(0, "top")


# ---- effects ---------------------------------------------------------------------------------------
@pytest.mark.rule("PE-B1")
def test_the_books_example():
    """A floral tile and four recipes: mixing, extraction, mixing (skipped to save the essence), mixing."""
    scene = blending(top=["R1-13", "R1-05", "R1-08", "R1-14"])     # F>FG, +G, F>A, F>GG
    assert put_out(scene, "use", "use", "use", "skip", "use") == "GGGG"
    tiles = ["used top-tile", "used R1-13", "used R1-05", "used R1-14"]
    scene.pass_blending()
    used = [line for line in scene.said() if "used" in line and "top note" in line]
    assert [line.removeprefix("seat 0 ").removesuffix(" in the top note") for line in used][: len(tiles)] == tiles


@pytest.mark.rule("PE-B1")
def test_bottom_to_top_the_order_counts():
    assert put_out(blending(top=["R1-14", "R1-15"]), "use", "use", "use") == "FGA"     # F>GG, then G>FA
    assert put_out(blending(top=["R1-15", "R1-14"]), "use", "use") == "GG"             # no green yet for G>FA


@pytest.mark.rule("PE-B1")
def test_each_effect_at_most_once():
    scene = blending(top=["R2-01", "R1-08"])     # +FF, F>A
    assert put_out(scene, "use", "use", "use") == "FFA"


@pytest.mark.rule("PE-B1")
@pytest.mark.parametrize(
    ("choices", "left"),
    [("use use", "FFF"), ("use skip", "F"), ("skip use", "FF"), ("skip skip", "")],
)
def test_any_effect_may_be_skipped(choices, left):
    assert put_out(blending(top=["R2-01"]), *choices.split()) == left


@pytest.mark.rule("PE-B1")
def test_notes_are_for_themselves_and_end_on_their_stockyards():
    scene = blending(top=["R1-05"], base=["R1-07"]).at_blending().blend_out()
    assert [scene.yard(0, note) for note in ("top", "middle", "base")] == ["FG", "F", "FA"]


@pytest.mark.rule("PE-B2")
def test_a_synthetic_does_not_stand_in_for_another_kind_in_mixing():
    tiles = {"top": {"get": "S"}}
    assert put_out(blending(edition=edition(tiles=tiles), top=["R1-08"]), "use") == "S"


@pytest.mark.rule("PE-B2")
def test_neither_stored_essences_nor_the_stockyard_are_mixed():
    scene = blending(edition=edition(tiles={"top": {"get": "G"}}), top=["R1-08"])
    scene.produced(0, "P1-01", stored="F").on_yard(0, "top", "F")
    assert put_out(scene, "use") == "FG"
    assert scene.stored(0) == "F"


@pytest.mark.rule("PE-B2")
def test_essences_do_not_move_between_notes():
    scene = blending(edition=edition(tiles={"middle": {"get": "G"}}), middle=["R1-08"])
    scene.at_blending().play("use", "use")
    assert scene.player(0)["draft"]["note"] == "base", "the floral of the top note can't be mixed here"


# ---- all at the same time --------------------------------------------------------------------------
@pytest.mark.rule("PE-B3")
def test_nothing_is_shown_before_all_have_committed():
    scene = Scene(3).hand(0, "P1-01", "FUNDS").at_blending()
    before = scene.view(1)["players"][0]
    scene.blend_out().play("produce P1-01")
    assert [scene.said(seat) for seat in (1, 2, None)] == [[], [], []]
    scene.play("commit")
    assert scene.said(1) == ["seat 0 committed its blending"]
    after = scene.view(1)["players"][0]
    assert after == before
    assert (after["hand_size"], after["points"], after["produced"], after["draft"]) == (2, 0, [], None)
    scene.pass_blending()
    assert any(line.startswith("seat 0 produced P1-01 for 2") for line in scene.said(1))
    after = scene.view(1)["players"][0]
    assert (after["hand_size"], after["points"]) == (1, 2)


@pytest.mark.rule("PE-B3")
def test_the_owner_sees_the_own_draft():
    scene = Scene(2).hand(0, "P1-01", "FUNDS").at_blending().blend_out().play("produce P1-01")
    me = scene.player(0)
    assert [c["id"] for c in me["draft"]["made"]] == ["P1-01"]
    assert [c["id"] for c in me["hand"]] == ["FUNDS"]


@pytest.mark.rule("PE-B3")
def test_all_work_at_once_and_choices_are_open_to_change_until_committed():
    table = Scene(3).at_blending().table
    assert table.asked == [0, 1, 2]
    first = table.view(2)
    table.play("use", seat=2)
    table.play("skip", seat=0)
    table.play("skip", seat=2)
    table.undo(2)
    table.undo(2)
    assert table.view(2) == first
    assert table.view(0)["players"][0]["draft"]["note"] == "middle"


@pytest.mark.rule("PE-B3")
def test_a_commit_is_final():
    scene = Scene(2).at_blending()
    for _ in range(3):
        scene.table.play("use", seat=1)
    scene.table.play("commit", seat=1)
    assert scene.table.asked == [0]
    with pytest.raises(UndoRefused):
        scene.table.undo(1)
    with pytest.raises(IllegalAction):
        scene.table.play("use", seat=1)


@pytest.mark.rule("PE-B3")
def test_the_order_of_commits_has_no_effect():
    """The seats are asked in any order, each on its own draft; the record comes out the same."""
    ends = []
    for order in ((0, 1), (1, 0)):
        scene = Scene(2).hand(0, "P1-01").hand(1, "P1-02").at_blending()
        cards = {0: "P1-01", 1: "P1-02"}
        for seat in order:
            scene.turn(seat).blend_out().play(f"produce {cards[seat]}")
        scene.turn(order[0]).play("commit").turn(order[1])
        scene.force("commit", *tape(scene))
        ends.append(scene.table.position.state.copy())
    assert (ends[0] == ends[1]).all()


def tape(scene):
    """Chance for a clean-up: the first card of every deck."""
    left = scene.state.left
    spans = []
    for deck in range(2):
        counts = [int(n) for n in left[deck] if n]
        for _ in range(scene.state.columns):
            spans.append((counts[0], 0))
            counts[0] -= 1
            counts = [n for n in counts if n]
    return spans


@pytest.mark.rule("PE-B3")
def test_what_a_seat_may_do_needs_only_its_own_draft():
    scene = Scene(2).hand(0, "P1-01").hand(1, "P1-02").at_blending()
    alone = scene.turn(1).table.position.moves.tolist()
    scene.turn(0).blend_out().play("produce P1-01").turn(1)
    assert scene.table.position.moves.tolist() == alone


# ---- production ------------------------------------------------------------------------------------
def producing(hand, yards=("", "", ""), stored="", spaces=(), pieces=None):
    """Seat 0 in production: effects are over, these essences lie on its Stockyards."""
    scene = Scene(2, edition=pieces).hand(0, *hand).produced(0, *spaces, stored=stored).at_blending()
    while scene.may("skip"):
        scene.play("skip")
    for note, essences in zip(("top", "middle", "base"), yards, strict=True):
        for letter in essences:
            scene.state.player[0].draft.yard[("top", "middle", "base").index(note), "FGAS".index(letter)] += 1
    return scene._lay()


def yards_of(scene):
    return [scene.yard(0, note) for note in ("top", "middle", "base")]


@pytest.mark.rule("PE-P1")
def test_each_note_is_paid_exactly_from_its_own_stockyard():
    scene = producing(["P1-07"], ["FGG", "FF", "FA"]).play("produce P1-07")     # G / F / F
    assert yards_of(scene) == ["FG", "F", "A"]
    assert not producing(["P1-07"], ["FF", "FFG", "FA"]).may("produce P1-07"), "the green lies on another note"


@pytest.mark.rule("PE-P1")
def test_the_books_example_two_perfumes_in_a_row_one_paid_partly_from_storage():
    """Crystal Veil: nothing / FF / G, the green from storage; then Green Ribbon: GG / F / F."""
    scene = producing(["P1-06", "P1-11"], ["GG", "FFF", "F"], stored="G", spaces=["P1-04"])
    scene.play("produce P1-06")
    assert (yards_of(scene), scene.stored(0)) == (["GG", "F", "F"], "")
    scene.play("produce P1-11")
    assert yards_of(scene) == ["", "", ""]
    scene.play("commit").pass_blending()
    assert scene.player(0)["points"] == 2 + 3 + 4
    assert [line for line in scene.said() if "produced" in line] == [
        "seat 0 produced P1-06 for 3: 0 synthetics, 1 stored", "seat 0 produced P1-11 for 4: 0 synthetics, 0 stored",
    ]


@pytest.mark.rule("PE-P1")
def test_any_number_of_perfumes():
    scene = producing(["P1-01", "P1-02", "P1-03"], ["FF", "FF", "FF"])
    scene.play("produce P1-01", "produce P1-02", "produce P1-03")
    assert scene.choices("produce") == set()
    assert scene.play("commit").pass_blending().player(0)["points"] == 6


@pytest.mark.rule("PE-P1")
@pytest.mark.parametrize("note", [0, 1, 2])
def test_a_stored_essence_serves_any_note(note):
    need = [{"top": "G"}, {"middle": "G"}, {"base": "G"}][note]
    pieces = edition(P1_07={"top": "", "middle": "", "base": "", **need})
    assert producing(["P1-07"], stored="G", spaces=["P1-04"], pieces=pieces).may("produce P1-07")


@pytest.mark.rule("PE-P1")
@pytest.mark.parametrize("kind", "FGA")
def test_a_synthetic_counts_as_floral_green_or_animal(kind):
    pieces = edition(P1_07={"top": kind, "middle": "", "base": ""})
    scene = producing(["P1-07"], ["S", "", ""], pieces=pieces).play("produce P1-07", "commit").pass_blending()
    assert "seat 0 produced P1-07 for 3: 1 synthetics, 0 stored" in scene.said()


@pytest.mark.rule("PE-P1")
def test_a_need_for_a_synthetic_is_met_by_a_synthetic_only():
    pieces = edition(P1_07={"top": "S", "middle": "", "base": ""})
    assert not producing(["P1-07"], ["FGA", "", ""], pieces=pieces).may("produce P1-07")
    assert producing(["P1-07"], ["S", "", ""], pieces=pieces).may("produce P1-07")


@pytest.mark.rule("PE-P1")
def test_which_essence_pays_is_a_choice():
    scene = producing(["P1-01"], ["FS", "F", ""], stored="F", spaces=["P1-02"]).play("produce P1-01")    # F / F / -
    assert scene.choices() == {"pay yard", "pay yard-synthetic", "pay stored"}
    scene.play("pay yard-synthetic")
    assert scene.choices() == {"pay yard", "pay stored"}
    scene.play("pay stored")
    assert (yards_of(scene), scene.stored(0)) == (["F", "F", ""], "")


@pytest.mark.rule("PE-P1")
def test_a_begun_payment_can_always_be_finished():
    """The only synthetic must not pay the floral that storage could pay, or the green would lack."""
    pieces = edition(P1_07={"top": "FG", "middle": "", "base": ""})
    scene = producing(["P1-07"], ["S", "", ""], stored="F", spaces=["P1-01"], pieces=pieces).play("produce P1-07")
    assert (yards_of(scene), scene.stored(0)) == (["", "", ""], ""), "there was no choice"


@pytest.mark.rule("PE-P1")
def test_a_need_for_a_synthetic_has_two_sources():
    pieces = edition(P1_07={"top": "S", "middle": "", "base": ""}, P1_01={"storage": "S"})
    scene = producing(["P1-07"], ["S", "", ""], stored="S", spaces=["P1-01"], pieces=pieces).play("produce P1-07")
    assert scene.choices() == {"pay yard", "pay stored"}


@pytest.mark.rule("PE-P1")
def test_what_cannot_be_paid_cannot_be_produced():
    scene = producing(["P1-07"], ["F", "F", "F"])
    with pytest.raises(IllegalAction) as error:
        scene.play("produce P1-07")
    assert error.value.clause == "PE-P1"


@pytest.mark.rule("PE-P2")
def test_a_produced_perfume_starts_with_an_empty_storage_space_and_can_store_leftovers():
    scene = producing(["P1-01"], ["FF", "F", ""]).play("produce P1-01")
    assert scene.stored(0) == ""
    assert scene.choices() == {"store floral", "commit"}
    scene.play("store floral", "commit").pass_blending()
    me = scene.player(0)
    assert ([c["id"] for c in me["produced"]], me["points"], scene.stored(0)) == (["P1-01"], 2, "F")


@pytest.mark.rule("PE-P2")
def test_a_perfume_without_a_storage_space_stores_nothing():
    scene = producing(["P1-01"], ["FF", "F", ""], pieces=edition(P1_01={"storage": ""})).play("produce P1-01")
    assert scene.choices() == {"commit"}


# ---- storage and volatilization --------------------------------------------------------------------
@pytest.mark.rule("PE-T1")
def test_leftovers_are_stored_by_kind_one_each():
    """The book's example: whatever has an empty space of its kind may stay, from any note."""
    scene = producing([], ["FF", "G", "AS"], spaces=["P1-01", "P1-04", "P1-09"])     # spaces F, G, A
    assert scene.choices() == {"store floral", "store green", "store animal", "commit"}
    scene.play("store floral")
    assert not scene.may("store floral"), "one essence each"
    scene.play("store animal", "commit").pass_blending()
    assert scene.stored(0) == "FA", "what is stored is the owner's choice"


@pytest.mark.rule("PE-T1")
def test_a_synthetic_is_stored_only_where_a_synthetic_is_shown():
    assert not producing([], ["S", "", ""], spaces=["P1-01"]).may("store floral")
    pieces = edition(P1_01={"storage": "S"})
    scene = producing([], ["FS", "", ""], spaces=["P1-01"], pieces=pieces)
    assert scene.choices() == {"store synthetic", "commit"}


@pytest.mark.rule("PE-T1")
def test_what_is_stored_serves_from_the_next_round_on():
    scene = producing(["P1-03"], ["F", "F", ""], spaces=["P1-01"])      # needs - / F / F
    assert not scene.may("produce P1-03")
    scene.play("store floral")
    assert not scene.choices("produce")
    scene.play("commit").pass_blending()
    scene.hand(0, "P1-03").at_blending().blend_out()
    assert scene.may("produce P1-03")
    assert scene.stored(0) == "F"


@pytest.mark.rule("PE-T1")
def test_a_stored_essence_is_never_moved_or_dropped():
    scene = producing([], ["F", "", ""], stored="F", spaces=["P1-01"])
    assert scene.choices() == {"commit"}
    assert scene.play("commit").pass_blending().stored(0) == "F"


@pytest.mark.rule("PE-V1")
def test_what_is_left_on_the_stockyards_goes():
    scene = producing([], ["FF", "G", "A"], spaces=["P1-01"]).play("store floral", "commit").pass_blending()
    assert [scene.yard(0, note) for note in ("top", "middle", "base")] == ["", "", ""]
    assert "seat 0 returned 1F 1G 1A 0S" in scene.said()


@pytest.mark.rule("PE-V1")
def test_an_essence_taken_in_the_development_phase_goes_too():
    scene = Scene(2).play("floral top").at_blending()
    assert scene.yard(0, "top") == "F"
    assert scene.pass_blending().yard(0, "top") == ""


@pytest.mark.rule("PE-V2")
def test_the_supply_never_runs_short():
    recipes = [c for c in Scene(4).deck_ids() if c in {f"R1-0{n}" for n in range(1, 8)} | {"R2-01", "R2-02", "R3-02"}]
    pieces = edition(**{card.replace("-", "_"): {"pay": "", "get": "FFFFFF"} for card in recipes})
    scene = Scene(4, edition=pieces).note(0, "top", *recipes).at_blending().blend_out()
    assert scene.yard(0, "top") == "F" * (1 + 6 * len(recipes))
    assert 6 * len(recipes) > 24, "more than the box holds"


@pytest.mark.rule("PE-B3")
def test_a_draft_leaves_no_trace():
    scene = Scene(2).hand(0, "P1-01").at_blending().blend_out().play("produce P1-01", "commit").pass_blending()
    for me in scene.state.player:
        assert not any(np.any(me.draft[name]) for name in me.draft.dtype.names)


@pytest.mark.rule("PE-T1")
def test_the_view_counts_every_space_full_or_empty():
    scene = producing([], ["FF", "", ""], stored="F", spaces=["P1-01", "P1-02"])
    before = scene.player(0)["draft"]
    after = scene.play("store floral").player(0)["draft"]
    assert [(draft["stored"]["floral"], draft["spaces"]["floral"]) for draft in (before, after)] == [(1, 2), (2, 2)]
    assert scene.choices() == {"commit"}, "no space is left"
