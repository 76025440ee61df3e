"""Parfum: what holds in every position. Whatever is counted is compared with the pieces of the box."""

from __future__ import annotations

from sillage.games.parfum.layout import DISTILL, MAJOR, OVER, PLACE, PREPARE, THREE_CLOCKS, WAKE


def check(state, parts):
    notes(state, parts)
    customers(state, parts)
    dice(state, parts)
    tokens(state, parts)
    perfumes(state, parts)
    track(state)
    clocks(state, parts)


def notes(state, parts):
    """Each note is in exactly one place (PA-S2, PA-C13, PA-C16)."""
    where = [int(n) for n in state.distillery[: state.spaces] if n]
    where += [int(n) for n in state.claimed[: state.claims]]
    where += [note for note in range(len(state.bag)) if state.bag[note]]
    for me in state.player[: state.players]:
        for perfume in me.perfume[: me.perfumes]:
            where += [int(n) for n in (perfume.head_note, perfume.heart_note, perfume.base_note) if n]
    assert sorted(where) == list(range(1, parts.notes + 1)), "a note is lost or there twice"
    assert state.bag_left == state.bag.sum()
    assert not state.distillery[state.spaces :].any()
    assert (state.claimed[: state.claims] > 0).all()
    assert state.phase == PLACE or not state.claimed[state.claims :].any()
    assert state.claims == 0 or state.phase in (DISTILL, PLACE)


def customers(state, parts):
    """Each customer waits in the stack, in the street, or was served (PA-S3, PA-V2)."""
    where = [int(c) for c in state.street if c]
    where += [c for c in range(len(state.stack)) if state.stack[c]]
    where += [c for c in range(len(state.served)) if state.served[c]]
    assert sorted(where) == list(range(1, parts.customers + 1)), "a customer is lost or there twice"
    assert not state.street[state.shops :].any()
    assert (state.served <= state.players).all()
    a, b = (sum(parts.customer[c].stack == stack for c in range(1, parts.customers + 1) if state.stack[c])
            for stack in (0, 1))
    assert (state.a_left, state.b_left) == (a, b)
    if state.closing_in >= 0:
        assert state.closing_in == b - parts.below_closing
        assert not state.last_round
    else:
        assert state.last_round
        assert b <= parts.below_closing


def dice(state, parts):
    """No die is lost (PA-C4, PA-C12, PA-C19)."""
    assert (state.market + state.taken + state.flasks + state.flies == parts.dice).all()
    assert (state.market >= 0).all()
    assert (state.taken >= 0).all()
    assert (state.flasks >= 0).all()
    assert (state.flies >= 0).all()
    assert state.phase == PREPARE or not state.taken.any()
    assert state.phase in (DISTILL, PLACE) or not (state.flasks.any() or state.flies.any())


def tokens(state, parts):
    """Of each worth, the tokens of the box are in the well, in hands or face up (PA-C5, PA-C6, PA-C11)."""
    players = state.player[: state.players]
    held = sum(me.worths.astype(int) for me in players)
    drawn = sum(me.drawn.astype(int) for me in players)
    assert (state.well + state.spent + held == parts.tokens).all(), "a token is lost"
    assert (state.renewed == state.well + drawn).all(), "the last filling of the well went elsewhere"
    assert state.well_left == state.well.sum()
    for heap in (state.well, state.spent, state.renewed, *(me.worths for me in players), *(me.drawn for me in players)):
        assert (heap >= 0).all()
    for me in players:
        assert me.water == me.worths.sum()
        assert me.fetched == me.drawn.sum()
    if state.phase == WAKE:
        assert all(me.water <= parts.token_limit for me in players) or state.rounds == 1      # PA-V6


def perfumes(state, parts):
    """Flacons stand on complete perfumes only, and come back when sold (PA-C17, PA-C18, PA-V4)."""
    standing = 0
    for me in state.player[: state.players]:
        assert (me.unfinished | me.for_sale) >> me.perfumes == 0
        for number, perfume in enumerate(me.perfume):
            if number >= me.perfumes:
                assert not perfume.tobytes().strip(b"\0"), "an unused perfume is not blank"
                continue
            parts_there = [int(n) for n in (perfume.head_note, perfume.heart_note, perfume.base_note)]
            assert any(parts_there)
            assert all(parts.note[n].part == part for part, n in enumerate(parts_there) if n)
            whole = bool(parts_there[0] and parts_there[2] and (parts_there[1] or perfume.side != MAJOR))
            assert int(me.unfinished) >> number & 1 == (not whole)
            assert int(me.for_sale) >> number & 1 == (perfume.flacons > 0)
            assert perfume.side == MAJOR or not parts_there[1]
            assert 0 <= perfume.flacons <= (parts.flacons[perfume.side] if whole else 0)
            standing += int(perfume.flacons)
    assert state.flacons_out == standing


def track(state):
    """The track is an order of the seats by money, the poorest first (PA-W2)."""
    order = state.track[: state.players].tolist()
    assert sorted(order) == list(range(state.players))
    money = [int(state.player[seat].money) for seat in order]
    assert money == sorted(money)
    assert min(money) >= 0
    assert not state.track[state.players :].any()


def clocks(state, parts):
    owners = state.clock_owner[: state.clocks].tolist()
    assert (state.clock_owner[state.clocks :] == -1).all()
    assert sum(owner >= 0 for owner in owners) == state.picks
    assert all(-1 <= owner < state.players for owner in owners)
    share = 2 if state.players == 2 else 1
    assert all(owners.count(seat) <= share for seat in range(state.players))
    assert state.ending == 0 or state.phase == OVER
    board = THREE_CLOCKS if state.clocks == 3 else 1 - THREE_CLOCKS
    assert 0 <= state.actions_left <= parts.clock_actions[board, state.turn]
    assert (state.actions_left > 0) == (state.phase == PREPARE)
    if state.phase not in (WAKE, OVER):
        assert state.picks == state.clocks
