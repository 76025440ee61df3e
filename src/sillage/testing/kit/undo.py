"""Undo is limited by information: it takes back what showed nothing new, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import chain

from sillage.bots import make_bot
from sillage.errors import UndoRefused
from sillage.kernel.game import find_game
from sillage.kernel.records import Bytes
from sillage.table import Table
from sillage.table.decision import Decision
from sillage.testing.cases import Case, cases
from sillage.testing.hidden import put, redeal, together, view
from sillage.testing.law import of_each_case, of_each_game, refuses

DECISIONS = 150


def undone(table: Table) -> Decision | None:
    """What was taken back, None where that was refused."""
    before = table.position.state.copy()
    try:
        return table.undo()
    except UndoRefused:
        assert (table.position.state == before).all(), "a refused undo changed something"
        return None


def play_and_undo(case: Case, seed: int) -> Iterator[tuple[Decision, Bytes]]:
    """Plays at random; yields each decision that could be taken back (it is played again then)."""
    rng = random.Random(seed)
    table = case.table(seed)
    for _ in range(DECISIONS):
        if table.over:
            return
        before, moves = table.position.state.copy(), table.position.moves.tolist()
        action = rng.choice(moves)
        decision = table.apply(action)
        after = table.position.state.copy()
        if undone(table):
            assert not decision.tape, "chance was taken back"
            assert (table.position.state == before).all()
            assert table.position.moves.tolist() == moves
            yield decision, after
            table.apply(action)
            assert (table.position.state == after).all()


@of_each_case
def undo_restores_equal_bytes(case: Case) -> None:
    undoable = sum(1 for _ in play_and_undo(case, seed=1))
    assert undoable or not decides_alone(case), "nothing can be taken back"


def decides_alone(case: Case) -> bool:
    """Whether somebody decides alone and without chance: a choice made at the same time as others is final."""
    rng, table = random.Random(1), case.table(1)
    for _ in range(DECISIONS):
        if table.over:
            return False
        together = table.drafts.together
        if not table.apply(rng.choice(table.position.moves).item()).tape and not together:
            return True
    return False


def same_but_turn(case: Case, before: Bytes, after: Bytes, seat: int | None) -> bool:
    """Whether a seat sees nothing new but whose turn it is."""
    secrecy = case.game.secrecy
    changed = view(case, before ^ after, seat)
    return not secrecy.shows(changed)


@of_each_case
def undo_takes_back_no_knowledge(case: Case) -> None:
    """What was undone showed nobody anything: in every re-deal it could be done and looked the same."""
    fresh = case.table()
    for number, (decision, after) in enumerate(chain(*(play_and_undo(case, seed) for seed in range(case.many(2))))):
        for seat in case.eyes:
            if seat != decision.seat and same_but_turn(case, decision.before, after, seat):
                continue        # a choice that is only written down
            shown = view(case, after, seat)
            other = put(fresh, redeal(case, decision.before, seat, number))
            assert decision.code in other.position.moves, f"{decision.notation} shows what was hidden"
            other.apply(decision.code)
            assert (view(case, other.position.state, seat) == shown).all()


@of_each_game
def undo_is_refused_after_chance(game_id: str) -> None:
    if not find_game(game_id).has_chance:
        return
    refused = 0
    for case in cases(game_id):
        rng, table = random.Random(3), case.table(3)
        for _ in range(DECISIONS):
            if table.over:
                break
            if table.apply(rng.choice(table.position.moves).item()).tape:
                assert not undone(table)
                refused += 1
    assert refused


@of_each_case
def undo_with_bots_goes_back_to_the_person(case: Case) -> None:
    """All that bots and forced moves did since goes back too, or nothing does."""
    rng = random.Random(4)
    pilots = {seat: make_bot("random", seat) for seat in range(1, case.players)}
    table = case.table(4, pilots=pilots, forced=True)
    for _ in range(60):
        if table.over:
            return
        table.play(rng.choice(table.legal_for(0)), 0)
        made = list(table.decisions)
        if (decision := undone(table)) is not None:
            assert decision.seat == 0
            assert not decision.auto
            assert not any(later.tape for later in made if later.number >= decision.number)
            assert len(table.decisions) <= decision.number
            table.play(decision.code, 0)


@of_each_case
def a_draft_can_be_taken_back(case: Case) -> None:
    """Where several choose at once, each step of a choice can be undone until it is committed."""
    rng = random.Random(6)
    fresh = case.table()
    for state in together(case):
        table = put(fresh, state)
        seat = rng.choice(table.asked)
        legal, shown = table.legal_for(seat).codes, table.view(seat)
        action = rng.choice(legal)
        table.play(action, seat)
        if seat in table.asked and not table.decisions:
            assert table.undo(seat).code == action
            assert table.legal_for(seat).codes == legal
            assert table.view(seat) == shown


@of_each_case
def undo_is_for_the_seat_that_decided(case: Case) -> None:
    table = case.table(5)
    actor = table.actor
    refuses(UndoRefused, table.undo)
    table.apply(int(table.position.moves[0]))
    for seat in range(case.players):
        if seat != actor:
            refuses(UndoRefused, table.undo, seat)
