"""Parfum: phase 2, create. Clock by clock a turn: prepare, distil, place."""

from __future__ import annotations

from sillage.games.parfum.layout import AROMAS, PREPARE, SELL, SPACES
from sillage.games.parfum.rules.board import board_side
from sillage.games.parfum.rules.order import ask_seller
from sillage.games.parfum.words import TURN_BEGINS
from sillage.kernel.compile import rule
from sillage.kernel.log import emit


@rule(inline=True)
def begin_turn(state, parts, clock, log):
    """PA-C1: clock by clock, each a turn of its own."""
    state.turn = clock
    state.actor = state.clock_owner[clock]
    state.phase = PREPARE
    state.actions_left = parts.clock_actions[board_side(state), clock]  # PA-W3
    emit(log, TURN_BEGINS, state.actor, clock, state.actions_left)


@rule
def end_turn(state, parts, log):
    """PA-C19: all dice go back. Then the next clock, or the selling."""
    state.claiming = 0
    for slot in range(SPACES):
        state.claimed[slot] = 0
    for aroma in range(AROMAS):
        state.market[aroma] = parts.dice[aroma]
        state.flasks[aroma] = 0
        state.flies[aroma] = 0
    if state.turn + 1 < state.clocks:
        begin_turn(state, parts, state.turn + 1, log)
    else:
        state.phase = SELL
        state.chances = 0
        ask_seller(state)
