"""Perfumery: the course of a round: Development in turns, Blending together, the clean-up; and the end."""

from __future__ import annotations

from sillage.games.perfumery.layout import DECKS_EMPTY, DEVELOP, OVER
from sillage.games.perfumery.rules.blend import begin_blending
from sillage.games.perfumery.rules.clean_up import clean_up
from sillage.games.perfumery.rules.reveal import reveal
from sillage.games.perfumery.rules.rival import RIVAL, rival_moves
from sillage.games.perfumery.words import ENDED, ROUND_BEGINS
from sillage.kernel.compile import rule
from sillage.kernel.log import NO_SEAT, emit


@rule
def begin_round(state, parts, log):
    """PE-D1: whoever holds the Starting Player Marker begins."""
    state.rounds += 1
    emit(log, ROUND_BEGINS, NO_SEAT, state.rounds)
    for seat in range(state.seats):
        state.player[seat].home = state.player[seat].perfumers
    state.phase = DEVELOP
    ask_from(state, parts, state.starter, log)


@rule(inline=True)
def clockwise(state, seat):
    """PE-D1: the next seat; a division would take longer than all the rest."""
    return seat + 1 if seat + 1 < state.seats else 0


@rule
def ask_from(state, parts, seat, log):
    """PE-D1: the next seat with a perfumer left, clockwise from this one; with none left all blend."""
    skipped = 0
    while skipped < state.seats:
        if state.player[seat].home == 0:
            skipped += 1
        elif seat == RIVAL and state.players == 1:
            rival_moves(state, parts, log)
            skipped = 0
        else:
            state.actor = seat
            return
        seat = clockwise(state, seat)
    begin_blending(state, parts, log)


@rule
def end_turn(state, parts, log):
    """The next action's discards look for the fewest cards again (PE-D5)."""
    state.run = -1
    state.installing = -1
    ask_from(state, parts, clockwise(state, state.actor), log)


@rule
def end_blending(state, parts, chance, log):
    """PE-E1: the last round ends with its Blending phase, with no clean-up."""
    reveal(state, parts, log)
    if state.last_round == 1:
        state.phase = OVER
        state.actor = -1
        state.ending = DECKS_EMPTY
        emit(log, ENDED, NO_SEAT, state.ending)
        return
    clean_up(state, parts, chance, log)
    begin_round(state, parts, log)
