"""Parfum: the set-up."""

from __future__ import annotations

from sillage.games.parfum.layout import AROMAS, BOARD_CLOCKS, STACK_A, WORTHS
from sillage.games.parfum.rules.board import board_side, refill_distillery, refill_street
from sillage.games.parfum.rules.order import tell_markers
from sillage.games.parfum.rules.wake import begin_round
from sillage.games.parfum.rules.water import fetch_token
from sillage.kernel.chance import draw
from sillage.kernel.compile import rule


@rule
def setup(state, parts, options, chance, log):
    """Lays out the table and begins the first round."""
    state.players = options[0]
    state.first_game = options[1]
    choose_board(state, parts)
    fill_bag_and_stack(state, parts)
    for aroma in range(AROMAS):                                     # PA-S6
        state.market[aroma] = parts.dice[aroma]
    refill_distillery(state, chance, log)                           # PA-S5
    refill_street(state, parts, chance, log)
    fill_well(state, parts)
    for seat in range(state.players):                               # PA-S7
        for _ in range(parts.start_tokens):
            fetch_token(state, seat, chance, log)
    stack_markers(state, chance, log)
    begin_round(state, parts, chance, log)


@rule
def choose_board(state, parts):
    """PA-S1: the side of the board says how many clocks, spaces and shops there are."""
    side = board_side(state)
    state.clocks = BOARD_CLOCKS[side]
    state.spaces = parts.spaces[side]
    state.shops = parts.shops[side]


@rule
def fill_bag_and_stack(state, parts):
    """PA-S2, PA-S3. The order of bag and stack is nobody's knowledge, so it is not in the state."""
    for note in range(1, parts.notes + 1):
        state.bag[note] = 1
    state.bag_left = parts.notes
    for customer in range(1, parts.customers + 1):
        state.stack[customer] = 1
        if parts.customer[customer].stack == STACK_A:
            state.a_left += 1
        else:
            state.b_left += 1
    state.closing_in = state.b_left - parts.below_closing


@rule
def fill_well(state, parts):
    """PA-S7."""
    for worth in range(WORTHS):
        state.well[worth] = parts.tokens[worth]
        state.renewed[worth] = parts.tokens[worth]
        state.well_left += parts.tokens[worth]


@rule
def stack_markers(state, chance, log):
    """PA-S8: a random order on space 0, the top marker first."""
    for seat in range(state.players):
        state.track[seat] = seat
    for spot in range(state.players - 1, 0, -1):
        other = draw(chance, spot + 1)
        state.track[spot], state.track[other] = state.track[other], state.track[spot]
    tell_markers(state, log)
