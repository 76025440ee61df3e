"""Fairy Perfume: counting and moving pieces, what every phase needs."""

from __future__ import annotations

from sillage.games.fairy_perfume.layout import (
    A_ONLY,
    ABILITIES,
    BOTH_SIDES,
    CHARCOAL,
    COINS,
    CUBES,
    OPEN_GOALS,
    ROYAL,
    SIDE_A,
    STONES,
)
from sillage.games.fairy_perfume.words import GAINED, SHORT, TOOK_CHARCOAL
from sillage.kernel.compile import rule
from sillage.kernel.log import NO_SEAT, emit


# ---- counting --------------------------------------------------------------------------------------
@rule
def stones_in(pieces):
    """Cubes are not stones (FA-X)."""
    total = 0
    for stone in range(STONES):
        total += int(pieces[stone])
    return total


@rule
def kinds_in(pieces):
    """How many colours there are; charcoal is one (FA-G0)."""
    kinds = 0
    for stone in range(STONES):
        if pieces[stone] > 0:
            kinds += 1
    return kinds


@rule
def owned(me, stone):
    """FA-E1: in the bottle or out of it."""
    return int(me.bottle[stone]) + int(me.shaken[stone]) + int(me.stored[stone]) + int(me.aside[stone])


@rule
def stones_of(me):
    """FA-E1: all stones of a player."""
    total = 0
    for stone in range(STONES):
        total += owned(me, stone)
    return total


@rule
def bottle_value(parts, me):
    """FA-1b: the start value plus the cubes gone from the left of the track; with none left, from all of it.

    FA-X1: the Royal fairy's cube went from the right: its slot opens with the last one."""
    value = int(parts.start_value) + CUBES - int(me.track)
    if parts.royal_right and me.fairy == ROYAL and me.track > 0:
        value -= 1
    return value


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
    return ability < BOTH_SIDES or (ability < BOTH_SIDES + A_ONLY) == (state.board == SIDE_A)


@rule(inline=True)
def clockwise(state, seat, steps):
    """FA-2c: the seat so many steps further; a division would take as long as all the rest of a beat."""
    seat += steps
    while seat >= state.players:
        seat -= state.players
    return seat


@rule
def seat_of(state, fairy):
    """FA-X: no fairy twice at a table; -1 where nobody has it."""
    for seat in range(state.players):
        if state.player[seat].fairy == fairy:
            return seat
    return -1


# ---- moving ----------------------------------------------------------------------------------------
@rule
def gain(me, seat, coins, power, log):
    """FA-S3: coins and fairy power never run out."""
    me.coins += coins
    me.power += power
    if coins > 0 or power > 0:
        emit(log, GAINED, seat, coins, power)


@rule
def pay(me, currency, amount):
    """FA-3c: in one currency."""
    if currency == COINS:
        me.coins -= amount
    else:
        me.power -= amount


@rule
def take_charcoal(state, seat, log):
    """FA-1f: to the side of the dashboard; what the pool doesn't hold is not gained. Returns what is missing."""
    if state.market[CHARCOAL] == 0:
        return 1
    state.market[CHARCOAL] -= 1
    state.player[seat].aside[CHARCOAL] += 1
    emit(log, TOOK_CHARCOAL, seat, 1)
    return 0


@rule
def tell_short(missing, log):
    """FA-1f: charcoal that the pool didn't hold."""
    if missing > 0:
        emit(log, SHORT, NO_SEAT, missing)
