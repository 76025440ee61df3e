"""Parfum: a round begins and ends, and so does the game."""

from __future__ import annotations

from sillage.games.parfum.layout import CLOCKS, CLOSING_TIME, EMPTY_BAG, HUNDRED_ROUNDS, OVER, WAKE
from sillage.games.parfum.rules.board import gaps, refill_distillery, refill_street
from sillage.games.parfum.rules.create import begin_turn
from sillage.games.parfum.rules.order import ask_picker, earn
from sillage.games.parfum.words import DEALT, ENDED, REVEALED, ROUND_BEGINS
from sillage.kernel.chance import draw
from sillage.kernel.compile import rule
from sillage.kernel.log import NO_SEAT, emit

MOST_ROUNDS = 100


@rule
def begin_round(state, parts, chance, log):
    state.rounds += 1
    emit(log, ROUND_BEGINS, NO_SEAT, state.rounds)
    state.picks = 0
    for clock in range(CLOCKS):
        state.clock_owner[clock] = -1
    if state.first_game == 1 and state.rounds == 1:
        deal_clocks(state, chance, log)
        begin_turn(state, parts, 0, log)
    else:
        state.phase = WAKE
        ask_picker(state)


@rule
def deal_clocks(state, chance, log):
    """PA-W4: at random in the first round of a first game; two each with 2 players."""
    for clock in range(state.clocks):
        state.clock_owner[clock] = clock % state.players
    for clock in range(state.clocks - 1, 0, -1):
        other = draw(chance, clock + 1)
        state.clock_owner[clock], state.clock_owner[other] = state.clock_owner[other], state.clock_owner[clock]
    for clock in range(state.clocks):
        emit(log, DEALT, state.clock_owner[clock], clock)
    state.picks = state.clocks


@rule
def end_round(state, parts, chance, log):
    """PA-E1 to PA-E3, PA-E7."""
    for clock in range(CLOCKS):
        state.clock_owner[clock] = -1
    state.picks = 0
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
        earn(state, seat, int(worths[1]) + 2 * int(worths[2]) + 3 * int(worths[3]), log)
