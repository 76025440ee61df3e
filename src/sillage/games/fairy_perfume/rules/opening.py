"""Fairy Perfume: the set-up (FA-S1 to FA-S5)."""

from __future__ import annotations

from sillage.games.fairy_perfume.layout import CUBE, CUBES, FAIRIES, GOALS, OPEN_GOALS, PLAIN, ROYAL, STONES
from sillage.games.fairy_perfume.words import COMPANION, CUBE_IN, OPENED
from sillage.kernel.chance import draw
from sillage.kernel.compile import rule
from sillage.kernel.log import NO_SEAT, emit


@rule
def open_goals(state, chance, log):
    """FA-S2: 4 of the 13, at random; the others are out of the game."""
    for slot in range(OPEN_GOALS):
        left = draw(chance, GOALS - slot)
        goal = 0
        while left > 0 or is_open(state, slot, goal):
            if not is_open(state, slot, goal):
                left -= 1
            goal += 1
        state.goal[slot] = goal
        emit(log, OPENED, NO_SEAT, goal)


@rule
def is_open(state, slots, goal):
    for slot in range(slots):
        if state.goal[slot] == goal:
            return True
    return False


@rule
def seat_of(state, fairy):
    """FA-X: no fairy twice at a table; -1 where nobody has it."""
    for seat in range(state.players):
        if state.player[seat].fairy == fairy:
            return seat
    return -1


@rule
def deal_fairy(state, chance):
    free = 0
    for fairy in range(1, FAIRIES):
        if seat_of(state, fairy) < 0:
            free += 1
    left = draw(chance, free)
    fairy = 1
    while left > 0 or seat_of(state, fairy) >= 0:
        if seat_of(state, fairy) < 0:
            left -= 1
        fairy += 1
    return fairy


@rule
def seat_fairy(state, parts, seat, fairy, log):
    """FA-S4, FA-S5: coins, fairy power, stones from market and pool, 8 cubes on the track."""
    me = state.player[seat]
    start = parts.start[fairy]
    me.fairy = fairy
    me.coins = start.coins
    me.power = start.power
    me.track = CUBES
    for stone in range(STONES):
        me.bottle[stone] = start.stones[stone]
        state.market[stone] -= start.stones[stone]
    if fairy != PLAIN:
        emit(log, COMPANION, seat, fairy)
    if fairy == ROYAL:                                              # FA-X1
        me.track -= 1
        me.bottle[CUBE] = 1
        emit(log, CUBE_IN, seat)
