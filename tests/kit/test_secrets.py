"""Non-interference: what a seat can't know changes nothing that the seat is told.

A seat's view is re-dealt: all it can't know is dealt anew. The seat must not be able to tell the
re-dealt state from the real one by its view, its legal actions, the events, or what bots do in its name.
"""

from __future__ import annotations

import random
from collections import defaultdict

import numpy as np

from sillage.bots import LEVELS, make_bot, searches
from sillage.kernel.chance import CHANCE
from sillage.kernel.play import GREEDY, RANDOM
from sillage.kernel.records import read
from sillage.table import Position
from tests.kit.cases import CASES, each_case, each_game
from tests.kit.invariants import invariants
from tests.kit.walk import walk

FEW = 10        # every so many of the positions go through the slower tests


def view(case, state, seat):
    return case.game.secrecy.view(state, seat, over=False)


def redeal(case, state, seat, whim):
    """A state that the seat can't tell from this one."""
    position = Position(case.game, case.parts)
    position.state[:] = view(case, state, seat)
    read(position.whim, CHANCE).seed = whim
    case.game.boundary.deal(position.desk, case.parts, -1 if seat is None else seat)
    return position.state.copy()


def redeals(case, states):
    """Each of the states, for everybody who looks on, with a re-dealt one."""
    for number, state in enumerate(states):
        for seat in case.eyes:
            yield seat, state, redeal(case, state, seat, number)


def positions(case, step=1):
    return walk(case, 1).states[::step]


def put(fresh, state):
    """A copy of a fresh table, with a state on it."""
    table = fresh.copy()
    table.position.put(state)
    return table


def share(case, seat):
    """The bytes that only this seat knows (None: nobody's)."""
    everything = np.full(case.game.state.itemsize, 0xFF, np.uint8)
    return view(case, everything, seat) & ~view(case, everything, None)


# ---- the re-deal -----------------------------------------------------------------------------------
@each_case
def test_a_redeal_keeps_the_view(case):
    for seat, state, dealt in redeals(case, positions(case)):
        assert (view(case, dealt, seat) == view(case, state, seat)).all()


@each_case
def test_a_redeal_keeps_what_is_known(case):
    """No piece is lost: the re-dealt state could have come about."""
    check, parts = invariants(case.game_id), read(case.parts, case.game.parts)
    for _, _, dealt in redeals(case, positions(case, FEW)):
        check(read(dealt, case.game.state), parts)


@each_game
def test_a_redeal_varies(game_id):
    """Where something is hidden, re-deals differ from the truth and from each other; else nothing changes."""
    cases = [case for case in CASES if case.game_id == game_id]
    changed = {seat: 0 for case in cases for seat in case.eyes}
    for case in cases:
        for seat, state, dealt in redeals(case, positions(case, FEW)):
            if not (dealt == state).all():
                changed[seat] += 1
                assert not (view(case, state, seat) == state).all(), "nothing was hidden"
    assert all(changed.values()) == cases[0].game.has_secrets


@each_case
def test_a_redeal_depends_on_the_view_only(case):
    for seat, state, dealt in redeals(case, positions(case, FEW)):
        assert (redeal(case, dealt, seat, 5) == redeal(case, state, seat, 5)).all()


@each_case
def test_a_redealt_game_can_be_played_on(case):
    for number, state in enumerate(positions(case, 5 * FEW)):
        position = Position(case.game, case.parts)
        position.put(redeal(case, state, case.eyes[number % len(case.eyes)], number))
        for _ in range(case.game.longest):
            if position.over:
                break
            position.play(position.choose(GREEDY))
        assert position.over


# ---- what a seat is told ---------------------------------------------------------------------------
@each_case
def test_legal_actions_need_nothing_hidden(case):
    real, dealt, seen = (Position(case.game, case.parts) for _ in range(3))
    for number, state in enumerate(positions(case)):
        real.put(state)
        dealt.put(redeal(case, state, real.actor, number))
        seen.put(view(case, state, real.actor))
        assert real.moves.tolist() == dealt.moves.tolist() == seen.moves.tolist()


@each_case
def test_views_need_nothing_hidden(case):
    fresh = case.table()
    for seat, state, dealt in redeals(case, positions(case, FEW)):
        assert put(fresh, dealt).view(seat) == put(fresh, state).view(seat)


@each_case
def test_events_need_nothing_hidden(case):
    """The same action with the same tape tells a seat the same, unless it shows the seat something."""
    rng = random.Random(7)
    fresh, compared = case.table(), 0
    for seat, state, dealt in redeals(case, positions(case, FEW // 2)):
        real, other = put(fresh, state), put(fresh, dealt)
        action = rng.choice(real.position.moves).item()
        if action not in other.position.moves or shows(case, real, action, seat) or shows(case, other, action, seat):
            continue
        other.apply(action, real.apply(action).tape)
        compared += 1
        assert told(real, seat) == told(other, seat)
        assert (view(case, real.position.state, seat) == view(case, other.position.state, seat)).all()
    assert compared > len(positions(case, FEW // 2))


def shows(case, table, action, seat):
    """Whether an action shows a seat what it couldn't know: a draw of its own, hidden choices, secrets, the end."""
    after = table.copy()
    decision = after.apply(action)
    changed = decision.before ^ after.position.state
    if after.over or uncovers(case, decision, after.position.state):
        return True
    drawn = bool(decision.tape) and seat == decision.seat and (changed & share(case, seat)).any()
    return drawn or any((changed & share(case, s)).any() for s in range(case.players) if s != decision.seat)


def uncovers(case, decision, after):
    """Whether the last of those who choose at once has chosen, so that all choices come to light."""
    if not case.game.simultaneous:
        return False
    before, pending = (int(read(state, case.game.state).pending) for state in (decision.before, after))
    return before == 1 << decision.seat != pending


def told(table, seat):
    """The events of the last decision, as a seat is sent them."""
    events = table.events(seat, since=len(table.decisions))
    return [(str(event), event.data()) for event in events]


@each_case
def test_hidden_choices_are_not_told(case):
    """Where several choose at once, two choices that look the same to a seat are told to it in the same words."""
    rng = random.Random(8)
    fresh = case.table()
    for state in positions(case, 2 * FEW):
        table = put(fresh, state)
        if len(table.asked) < 2:
            continue
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


@each_case
def test_drafts_are_seen_by_nobody(case):
    """Where several choose at once, the others learn of a choice only that it was made."""
    rng = random.Random(9)
    fresh, seen = case.table(), 0
    for state in positions(case, FEW):
        table = put(fresh, state)
        if len(table.asked) < 2:
            continue
        seat = rng.choice(table.asked)
        shown = [table.view(s) for s in case.eyes if s != seat]
        while seat in table.asked and not table.decisions:
            assert [table.view(s) for s in case.eyes if s != seat] == shown
            table.play(rng.choice(table.legal_for(seat)), seat)
            seen += 1
        if not table.decisions:
            assert [{**table.view(s), "asked": shown[0]["asked"]} for s in case.eyes if s != seat] == shown
    assert (seen > 0) == (case.game.simultaneous and case.players > 1)


# ---- bots ------------------------------------------------------------------------------------------
@each_case
def test_policies_need_nothing_hidden(case):
    """Playouts run on the state itself: the policies in them look at nothing their seat can't see."""
    real, dealt, seen = (Position(case.game, case.parts) for _ in range(3))
    for number, state in enumerate(positions(case)):
        real.put(state)
        dealt.put(redeal(case, state, real.actor, number))
        seen.put(view(case, state, real.actor))
        for policy in (RANDOM, GREEDY):
            for position in (real, dealt, seen):
                read(position.whim, CHANCE).seed = number
            assert real.choose(policy) == dealt.choose(policy) == seen.choose(policy)


@each_case
def test_bots_need_nothing_hidden(case):
    fresh = case.table()
    bots = [make_bot(level, seed=3) for level in LEVELS if not searches(level)]    # those who search: tests/bots
    for number, state in enumerate(positions(case, FEW)):
        table = put(fresh, state)
        actor = table.actor
        chosen = [bot.choose(table.seat_view(actor)) for bot in bots]
        assert all(code in table.position.moves for code in chosen)
        table = put(fresh, redeal(case, state, actor, number))
        assert [bot.choose(table.seat_view(actor)) for bot in bots] == chosen


@each_case
def test_a_bot_is_given_no_secret(case):
    fresh = case.table()
    for state in positions(case, FEW):
        table = put(fresh, state)
        for seat in range(case.players):
            given = table.seat_view(seat).state
            assert not any((given & share(case, other)).any() for other in range(case.players) if other != seat)
