"""*Non-interference*: what a seat can't know changes nothing that the seat is told.

A seat's view is re-dealt. The seat must not be able to tell the re-dealt state from the real one by its view, its legal
actions or the events.
"""

from __future__ import annotations

import random
from collections import defaultdict

from sillage.kernel.records import Bytes, read
from sillage.table import Position, Table
from sillage.table.decision import Decision
from sillage.testing.cases import Case
from sillage.testing.hidden import FEW, positions, put, redeal, redeals, share, together, told, view
from sillage.testing.law import of_each_case


@of_each_case
def legal_actions_need_nothing_hidden(case: Case) -> None:
    real, dealt, seen = (Position(case.game, case.parts) for _ in range(3))
    for number, state in enumerate(positions(case)):
        real.put(state)
        dealt.put(redeal(case, state, real.actor, number))
        seen.put(view(case, state, real.actor))
        assert real.moves.tolist() == dealt.moves.tolist() == seen.moves.tolist()


@of_each_case
def views_need_nothing_hidden(case: Case) -> None:
    fresh = case.table()
    for seat, state, dealt in redeals(case, positions(case, FEW)):
        assert put(fresh, dealt).view(seat) == put(fresh, state).view(seat)


@of_each_case
def events_need_nothing_hidden(case: Case) -> None:
    """The same action with the same tape tells a seat the same, unless it shows the seat something."""
    rng = random.Random(7)
    fresh, compared = case.table(), 0
    for seat, state, dealt in redeals(case, positions(case, FEW // 2)):
        real, other = put(fresh, state), put(fresh, dealt)
        tried = rng.sample(moves := real.position.moves.tolist(), len(moves))
        action = next((one for one in tried if one in other.position.moves
                       and not shows(case, real, one, seat) and not shows(case, other, one, seat)), None)
        if action is None:
            continue
        other.apply(action, real.apply(action).tape)
        compared += 1
        assert told(real, seat) == told(other, seat)
        assert (view(case, real.position.state, seat) == view(case, other.position.state, seat)).all()
    assert compared, "nothing could be compared: every action shows the seat something"


def shows(case: Case, table: Table, action: int, seat: int | None) -> bool:
    """Whether an action shows a seat what it couldn't know: a draw of its own, hidden choices, secrets, the end."""
    after = table.copy()
    decision = after.apply(action)
    changed = decision.before ^ after.position.state
    if after.over or uncovers(case, decision, after.position.state):
        return True
    drawn = bool(decision.tape) and seat == decision.seat and bool((changed & share(case, seat)).any())
    return drawn or any((changed & share(case, s)).any() for s in range(case.players) if s != decision.seat)


def uncovers(case: Case, decision: Decision, after: Bytes) -> bool:
    """Whether the last of those who choose at once has chosen, so that all choices come to light."""
    if not case.game.simultaneous:
        return False
    before, pending = (int(read(state, case.game.state).pending) for state in (decision.before, after))
    return before == 1 << decision.seat != pending


@of_each_case
def hidden_choices_are_not_told(case: Case) -> None:
    """Where several choose at once, two choices that look the same to a seat are told to it in the same words."""
    rng = random.Random(8)
    fresh = case.table()
    for state in together(case):
        table = put(fresh, state)
        moves, actor = table.position.moves.tolist(), table.actor
        told_by_view = defaultdict(set)
        for action in rng.sample(moves, min(len(moves), 6)):
            table = put(fresh, state)
            if table.apply(action).tape or table.over:
                continue
            for seat in case.eyes:
                if seat != actor:
                    seen = view(case, table.position.state, seat).tobytes()
                    told_by_view[seat, seen].add(str(told(table, seat)))
        assert all(len(words) == 1 for words in told_by_view.values())


@of_each_case
def drafts_are_seen_by_nobody(case: Case) -> None:
    """Where several choose at once, the others learn of a choice only that it was made."""
    rng = random.Random(9)
    fresh, seen = case.table(), 0
    for state in together(case):
        table = put(fresh, state)
        seat = rng.choice(table.asked)
        shown = [table.view(s) for s in case.eyes if s != seat]
        while seat in table.asked and not table.decisions:
            assert [table.view(s) for s in case.eyes if s != seat] == shown
            table.play(rng.choice(table.legal_for(seat)), seat)
            seen += 1
        if not table.decisions:
            assert [{**table.view(s), "asked": shown[0]["asked"]} for s in case.eyes if s != seat] == shown
    assert (seen > 0) == (case.game.simultaneous and case.players > 1)
