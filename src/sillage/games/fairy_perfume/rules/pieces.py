"""Fairy Perfume: counting and moving pieces, what every phase needs."""

from __future__ import annotations

from sillage.games.fairy_perfume.layout import ABILITIES, CHARCOAL, CUBES, OPEN_GOALS, STONES
from sillage.games.fairy_perfume.words import TOOK_CHARCOAL
from sillage.kernel.compile import rule
from sillage.kernel.log import emit


@rule
def stones_in(pieces):
    """Cubes are not stones (FA-X)."""
    total = 0
    for stone in range(STONES):
        total += int(pieces[stone])
    return total


@rule
def owned(me, stone):
    """FA-E1: in the bottle or out of it."""
    return int(me.bottle[stone]) + int(me.shaken[stone]) + int(me.stored[stone]) + int(me.aside[stone])


@rule
def stones_of(me):
    total = 0
    for stone in range(STONES):
        total += owned(me, stone)
    return total


@rule
def bottle_value(parts, me):
    """FA-1b: the start value plus the cubes gone from the track."""
    return int(parts.start_value) + CUBES - int(me.track)


@rule
def placed(me):
    """FA-4a: cubes that lie on abilities and goals."""
    total = 0
    for ability in range(ABILITIES):
        total += int(me.ability[ability])
    for slot in range(OPEN_GOALS):
        total += int(me.goal[slot])
    return total


@rule
def on_board(state, ability):
    """FA-S1: four abilities on both sides, six on A only, six on B only."""
    return ability < 4 or (ability < 10) == (state.board == 0)


@rule
def take_charcoal(state, seat, log):
    """FA-1f: what the pool doesn't hold is not gained. It goes to the side of the dashboard."""
    if state.market[CHARCOAL] == 0:
        return
    state.market[CHARCOAL] -= 1
    state.player[seat].aside[CHARCOAL] += 1
    emit(log, TOOK_CHARCOAL, seat, 1)


@rule
def ask_pending(state):
    """In a simultaneous step the seats are asked one after another; none sees another's choice."""
    seat = 0
    while (state.pending >> seat) & 1 == 0:
        seat += 1
    state.actor = seat
