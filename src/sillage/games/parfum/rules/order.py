"""Parfum: the money track, and whose turn it is.

Clocks are picked from the last on the track on; then everything goes in clock order."""

from __future__ import annotations

from sillage.games.parfum.words import MARKERS, MONEY, UNPAID
from sillage.kernel.compile import rule
from sillage.kernel.log import NO_SEAT, emit


@rule
def earn(state, seat, amount, log):
    """PA-W2: the marker moves; on an occupied space it goes on top, so it stands before its equals."""
    if amount == 0:
        emit(log, UNPAID, seat, state.player[seat].money)
        return
    money = state.player[seat].money + amount
    state.player[seat].money = money
    place = 0
    while state.track[place] != seat:
        place += 1
    while place + 1 < state.players and state.player[state.track[place + 1]].money < money:
        state.track[place] = state.track[place + 1]
        place += 1
    state.track[place] = seat
    emit(log, MONEY, seat, amount, money)
    tell_markers(state, log)


@rule
def tell_markers(state, log):
    """PA-W2: who stands where on the money track."""
    fourth = state.track[3] + 1 if state.players > 3 else 0
    third = state.track[2] + 1 if state.players > 2 else 0
    emit(log, MARKERS, NO_SEAT, state.track[0] + 1, state.track[1] + 1, third, fourth)


@rule
def ask_picker(state):
    """PA-W1, PA-W5: from the last on the money track on; with 2 players in turn until each has two."""
    state.actor = state.track[state.picks % state.players]


@rule
def clock_of_chance(state, number):
    """PA-V1: two cycles in clock order. PA-V7: with 2 players two chances a clock, gone through once."""
    if state.players == 2:
        return number // 2
    return number % state.clocks


@rule
def chances_of_round(state):
    """PA-V1, PA-V7: two a clock, whatever the order."""
    return 2 * state.clocks


@rule
def ask_seller(state):
    """PA-V1, PA-V7: the owner of the clock whose chance it is."""
    state.actor = state.clock_owner[clock_of_chance(state, state.chances)]


@rule
def was_last_chance(state):
    """PA-V6: the actor has no other this round."""
    for later in range(state.chances + 1, chances_of_round(state)):
        if state.clock_owner[clock_of_chance(state, later)] == state.actor:
            return False
    return True
