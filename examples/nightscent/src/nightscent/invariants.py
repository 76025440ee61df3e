"""Nightscent: what holds in every position. Whatever is counted is compared with the pieces of the box."""

from __future__ import annotations

from nightscent.layout import FLOWERS, OPENING, OVER


def check(state, parts):
    moths(state, parts)
    seedlings(state, parts)
    choices(state)


def moths(state, parts):
    """A moth is in the sack, in the air or has come to stay (NS-1, NS-3, NS-6)."""
    stayed = sum(me.moths.astype(int) for me in state.player)
    assert (state.sack + state.air + stayed == parts.sack).all(), "a moth is lost"
    assert state.sack_left == state.sack.sum()
    for heap in (state.sack, state.air, stayed):
        assert (heap >= 0).all()


def seedlings(state, parts):
    """A seedling is in the shed, on the bench or in a garden, where it made its flower stronger (NS-8)."""
    assert state.shed_left == state.shed.sum()
    bench = [int(number) for number in state.bench if number]
    assert len(set(bench)) == len(bench)
    assert not any(state.shed[number] for number in bench)
    assert not state.bench[state.players + 1 :].any()
    gone = [n for n in range(1, parts.seedlings + 1) if not state.shed[n] and n not in bench]
    grown = [0] * FLOWERS
    for number in gone:
        grown[parts.seedling[number].flower] += int(parts.seedling[number].scent)
    players = state.player[: state.players]
    for flower in range(FLOWERS):
        start = int(parts.start_scent) * int(state.players)
        assert sum(int(me.scent[flower]) for me in players) == start + grown[flower]
    assert sum(int(me.nectar) for me in players) == sum(int(parts.seedling[number].nectar) for number in gone)


def choices(state):
    """Hidden choices exist only while all choose (NS-4); nobody puts on more dew than there is."""
    for seat, me in enumerate(state.player[: state.players]):
        waits = bool(state.pending >> seat & 1)
        assert (me.flower > 0) == (state.phase == OPENING and not waits)
        assert 0 <= me.drops <= me.dew
        assert me.flower > 0 or me.drops == 0
    assert (state.pending > 0) == (state.phase == OPENING)
    assert (state.actor < 0) == (state.phase == OVER)
    assert 1 <= state.rounds <= state.nights
