"""Parfum: the sides of the board, the bag and the distillery, the stack and the street."""

from __future__ import annotations

from sillage.games.parfum.layout import FOUR_CLOCKS, PREPARE, STACK_A, STACK_B, THREE_CLOCKS
from sillage.games.parfum.words import ARRIVED, CLOSING, DREW
from sillage.kernel.chance import draw
from sillage.kernel.compile import rule
from sillage.kernel.log import NO_SEAT, emit


@rule(inline=True)
def board_side(state):
    """PA-S1: with three players the other side, a row of its own in the parts."""
    return THREE_CLOCKS if state.players == 3 else FOUR_CLOCKS


@rule
def draw_note(state, space, chance, log):
    """PA-S2: every draw is uniform among what the bag still holds."""
    left = draw(chance, state.bag_left)
    note = 0
    while left >= 0:
        note += 1
        left -= state.bag[note]
    state.bag[note] = 0
    state.bag_left -= 1
    state.distillery[space] = note
    emit(log, DREW, state.actor if state.phase == PREPARE else NO_SEAT, note, space)


@rule
def gaps(state):
    """PA-E3: how many spaces of the distillery are free."""
    free = 0
    for space in range(state.spaces):
        if state.distillery[space] == 0:
            free += 1
    return free


@rule
def refill_distillery(state, chance, log):
    """PA-S5, PA-E1."""
    for space in range(state.spaces):
        if state.distillery[space] == 0 and state.bag_left > 0:
            draw_note(state, space, chance, log)


@rule
def refill_street(state, parts, chance, log):
    """PA-S3: A customers first, then B. PA-E2: the closing time token is removed when it comes up."""
    for shop in range(state.shops):
        if state.street[shop] != 0:
            continue
        if state.a_left == 0 and state.closing_in == 0:
            state.closing_in = -1
            state.last_round = 1
            emit(log, CLOSING, NO_SEAT)
        if state.a_left + state.b_left > 0:
            state.street[shop] = draw_customer(state, parts, chance)
            emit(log, ARRIVED, NO_SEAT, state.street[shop], shop)


@rule
def draw_customer(state, parts, chance):
    """PA-S3: uniform among the stack's remaining A customers, then among the B: they were shuffled together."""
    stack = STACK_A if state.a_left > 0 else STACK_B
    left = draw(chance, state.a_left if stack == STACK_A else state.b_left)
    customer = 0
    while left >= 0:
        customer += 1
        if state.stack[customer] == 1 and parts.customer[customer].stack == stack:
            left -= 1
    state.stack[customer] = 0
    if stack == STACK_A:
        state.a_left -= 1
    else:
        state.b_left -= 1
        if state.closing_in > 0:
            state.closing_in -= 1
    return customer
