"""Fairy Perfume: what holds in every position. Whatever is counted is compared with the pieces of the box."""

from __future__ import annotations

from sillage.games.fairy_perfume.layout import (
    ACT,
    CHOOSE,
    CUBE,
    CUBES,
    DOUBLE,
    DUST_MORE,
    EXPLODED,
    OVER,
    PINK,
    ROYAL,
    SHAKE,
    SHAKING,
    SPLIT,
    STILL,
    STONES,
    STORE,
    UNDER_WAY,
    VISIT,
)
from sillage.games.fairy_perfume.rules.pieces import bottle_value
from sillage.kernel.compile import plain


def check(state, parts):
    stones(state, parts)
    cubes(state)
    shaking(state, parts)
    course(state)


def stones(state, parts):
    """Every stone is on the market, in the pool or with a player (FA-S3)."""
    supply = parts.supply.astype(int)
    supply[PINK] = parts.pink[state.players]
    there = state.market.astype(int)
    for me in state.player[: state.players]:
        for place in (me.bottle, me.shaken, me.stored, me.aside):
            assert (place >= 0).all()
            there = there + place[:STONES]
    assert (there == supply).all(), "a stone is lost or there twice"
    assert (state.market >= 0).all()


def cubes(state):
    """Each player's 8 cubes are on the track, on abilities and goals, or (Royal) in and beside the bottle."""
    for seat, me in enumerate(state.player):
        if seat >= state.players or (state.phase == CHOOSE and me.track == 0):
            assert not me.tobytes().strip(b"\0"), "an unused seat is not blank"
            continue
        loose = int(me.bottle[CUBE]) + int(me.shaken[CUBE]) + int(me.aside[CUBE])
        assert int(me.track) + int(me.ability.sum()) + int(me.goal.sum()) + loose == CUBES, "a cube is lost"
        assert loose == 0 or me.fairy == ROYAL
        assert me.stored[CUBE] == 0
        assert (me.ability <= 1).all()
        assert (me.goal <= 2).all()
        assert me.coins >= 0
        assert me.power >= 0


def shaking(state, parts):
    """Hidden choices exist only while a simultaneous step is under way (FA-S6)."""
    for me in state.player[: state.players]:
        value = plain(bottle_value)(parts, me)
        out = int(me.shaken[:STONES].sum())
        assert state.phase == SHAKE or me.choice == 0
        assert state.phase == STORE or not me.leaving.any()
        assert me.left == me.leaving.sum()
        assert (me.leaving <= me.shaken[:STONES]).all()
        assert me.stored.sum() <= value or me.track < CUBES         # FA-2a (cubes may be placed since)
        assert state.phase in (SHAKE, VISIT, STORE) or not me.shaken.any()
        assert state.phase != SHAKE or me.status in (STILL, SHAKING, EXPLODED)
        if state.phase == SHAKE:
            assert (me.status == EXPLODED) == (out > value)         # FA-1d
        assert state.variant or me.fairy == 0
    assert state.pending == 0 or state.phase in (SHAKE, STORE)
    if state.pending:
        assert state.pending >> state.actor & 1
        assert state.pending >> state.players == 0


def course(state):
    assert (state.ending == UNDER_WAY) or state.phase >= ACT
    assert (state.actor < 0) == (state.phase == OVER)
    assert state.doubled == 0 or state.phase == SPLIT
    assert (state.dusting > 0) == (state.phase == DUST_MORE)
    assert state.phase < DOUBLE or state.holder >= 0
    assert len(set(state.goal.tolist())) == 4
    if state.variant and state.phase != CHOOSE:
        fairies = [int(me.fairy) for me in state.player[: state.players]]
        assert len(set(fairies)) == state.players
        assert min(fairies) > 0
