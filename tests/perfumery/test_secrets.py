"""Perfumery: what a seat can't know is what the others do on their drafts, and nothing else."""

import random

import pytest

import sillage as library
from sillage.games.perfumery import GAME
from sillage.games.perfumery.invariants import check
from sillage.kernel.compile import JIT
from sillage.kernel.edition import load_edition
from sillage.kernel.play import GREEDY, RANDOM
from sillage.kernel.records import read
from sillage.table import Position

from .scene import Scene

GAMES = 6 if JIT else 1


def redeal(position, seat):
    """The position as a seat knows it, the rest dealt anew."""
    other = position.copy()
    other.state[:] = GAME.secrecy.view(position.state, seat, over=False)
    GAME.boundary.deal(other.desk, other.parts, seat)
    other.put(other.state.copy())
    return other


def positions(players, step):
    """Positions of a game in which greedy and random seats sit together."""
    rng = random.Random(players)
    for seed in range(GAMES):
        position = Position.start(GAME, load_edition("perfumery").compile(), players, seed=seed)
        while not position.over:
            if rng.randrange(step) == 0:
                yield position
            position.play(position.choose(GREEDY if position.actor % 2 else RANDOM))


@pytest.mark.rule("PE-B3", "PE-S4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_redeal_looks_the_same_and_leaves_the_same_choices(players):
    blending = 0
    for position in positions(players, 20):
        parts = read(position.parts, GAME.parts)
        for seat in range(players):
            dealt = redeal(position, seat)
            seen = [GAME.secrecy.view(p.state, seat, over=False) for p in (position, dealt)]
            assert (seen[0] == seen[1]).all()
            check(read(dealt.state, GAME.state), parts)
            if seat == position.actor:
                assert dealt.moves.tolist() == position.moves.tolist()
        blending += GAME.phases[read(position.state, GAME.state).phase] == "blend"
    assert blending


@pytest.mark.rule("PE-S4")
def test_outside_of_blending_nothing_is_hidden_from_who_kept_track():
    for position in positions(3, 20):
        if GAME.phases[read(position.state, GAME.state).phase] != "blend":
            assert (redeal(position, 0).state == position.state).all()


@pytest.mark.rule("PE-B3")
def test_a_redeal_puts_open_drafts_back_and_gives_committed_ones_a_blending():
    scene = Scene(3).hand(0, "P1-01").hand(2, "P1-03").at_blending()
    scene.blend_out().play("commit")            # seat 0 committed without producing
    scene.play("skip")                          # seat 1 is at work
    dealt = read(redeal(scene.table.position, 2).state, GAME.state)
    assert dealt.player[0].draft.make[:1].tolist() == [scene.number("P1-01")], "a sensible blending, not the real one"
    assert (dealt.player[1].draft.note, dealt.player[1].draft.effect) == (0, 0)


def test_every_field_is_declared():
    assert GAME.secrecy.undeclared() == []


@pytest.mark.rule("PE-D2")
def test_the_rounds_last_placement_can_be_taken_back_until_somebody_commits():
    table = library.new("perfumery", ["Mia", "Max"], seed=5)
    placements = ("acquire 1", "acquire 2", "floral top", "floral top")
    for action in placements:
        last, before = table.actor, table.position.state.copy()
        table.play(action)
    assert table.phase == "blend"
    assert not table.can_undo(1 - last)         # it is not theirs
    assert table.can_undo(last)
    assert table.undo(last).notation == "floral top"
    assert (table.position.state == before).all()
    table.play("floral top")
    blender = table.asked[-1]
    table.play(table.legal_for(blender)[0], blender)        # now somebody has chosen in secret:
    assert table.can_undo(last)                             # that they have is theirs to know
    table.undo(blender)                                     # takes back the choice, not the placement
    assert table.phase == "blend"
    other = 1 - last
    table.play(table.legal_for(other)[0], other)
    assert table.undo(last).notation == "floral top"


@pytest.mark.rule("PE-B3")
@pytest.mark.parametrize("next_in_turn", [True, False], ids=["taken at once", "kept as a draft"])
def test_once_a_blending_is_committed_nothing_before_it_can_be_taken_back(next_in_turn):
    table = library.new("perfumery", ["Mia", "Max"], seed=5)
    for action in ("acquire 1", "acquire 2", "floral top", "floral top"):
        table.play(action)
    first = table.actor if next_in_turn else 1 - table.actor
    table.fill(first)
    table.play("commit", first)
    assert not any(table.can_undo(seat) for seat in (0, 1))
