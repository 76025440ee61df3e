"""Parfum: the end of a round and of the game, and the points."""

from __future__ import annotations

from sillage.games.parfum.layout import CLOSING_TIME, EMPTY_BAG, HUNDRED_ROUNDS, MOST_ROUNDS, OVER, WAKE, WORTHS
from sillage.games.parfum.rules.board import gaps, refill_distillery, refill_street
from sillage.games.parfum.rules.order import earn
from sillage.games.parfum.rules.wake import begin_round, return_clocks
from sillage.games.parfum.words import ENDED, REVEALED
from sillage.kernel.compile import rule
from sillage.kernel.log import NO_SEAT, emit
from sillage.kernel.records import SEATS


@rule
def end_round(state, parts, chance, log):
    """PA-E1: refill and go on, unless the shops close (PA-E2), notes are too few (PA-E3) or it is enough (PA-E7)."""
    return_clocks(state)
    state.turn = 0
    state.phase = WAKE
    if state.last_round == 1:
        end_game(state, CLOSING_TIME, log)
    elif gaps(state) > state.bag_left:
        end_game(state, EMPTY_BAG, log)
    elif state.rounds >= MOST_ROUNDS:
        end_game(state, HUNDRED_ROUNDS, log)
    else:
        refill_distillery(state, chance, log)
        refill_street(state, parts, chance, log)
        begin_round(state, parts, chance, log)


@rule
def end_game(state, ending, log):
    """PA-E4: each player adds the worth of his tokens."""
    state.ending = ending
    state.phase = OVER
    state.actor = -1
    emit(log, ENDED, NO_SEAT, ending)
    for seat in range(state.players):
        worths = state.player[seat].worths
        emit(log, REVEALED, seat, worths[0], worths[1], worths[2], worths[3])
        earn(state, seat, water_worth(worths), log)


@rule
def water_worth(worths):
    """PA-E4: the worth of all tokens."""
    total = 0
    for worth in range(WORTHS):
        total += worth * int(worths[worth])
    return total


@rule
def scores(state, parts, out):
    """PA-E5: most money wins, a tie is shared, so nothing breaks it."""
    for seat in range(SEATS):
        out[seat, 0] = state.player[seat].money
        out[seat, 1] = 0
