"""Parfum: the rules. One rule a function, each citing its clause (texts/rules.en.md).

A round: wake up (pick clocks), create (prepare, distill, place; a turn per clock), sell (chances in
clock order, discard). `legal` lists what the actor may do, `apply` does it and goes on to the next decision.
The phases are in `create.py` and `sell.py`, the turn of the rounds in `rounds.py`.
"""

from __future__ import annotations

import sillage.games.parfum.rules.why  # noqa: F401 (the reasons register themselves)
from sillage.games.parfum.layout import (
    AROMAS,
    DISTILL,
    FOUR_CLOCKS,
    PLACE,
    PREPARE,
    SELL,
    SHOPS,
    STACK_A,
    THREE_CLOCKS,
    WAKE,
    WORTHS,
)
from sillage.games.parfum.rules.board import refill_distillery, refill_street
from sillage.games.parfum.rules.create import begin_turn, distill, place, prepare
from sillage.games.parfum.rules.moves import (
    legal_clocks,
    legal_discards,
    legal_distillations,
    legal_places,
    legal_preparations,
    legal_sales,
)
from sillage.games.parfum.rules.order import ask_picker, tell_markers
from sillage.games.parfum.rules.rounds import begin_round
from sillage.games.parfum.rules.sell import discard, end_chance, sell_as_bargain, sell_to_customer
from sillage.games.parfum.rules.water import fetch_token
from sillage.games.parfum.words import (
    BARGAIN,
    CLOCK,
    DISCARD_TOKEN,
    DRAW,
    N_TARGETS,
    PASS,
    PASSED,
    PICKED,
    PLACE_NOTE,
    REROLL,
    SELL_TO,
)
from sillage.kernel.chance import draw
from sillage.kernel.compile import rule
from sillage.kernel.log import emit


@rule
def setup(state, parts, options, chance, log):
    state.players = options[0]
    state.first_game = options[1]
    board = THREE_CLOCKS if state.players == 3 else FOUR_CLOCKS     # PA-S1
    state.clocks = 3 if state.players == 3 else 4
    state.spaces = parts.spaces[board]
    state.shops = parts.shops[board]
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


@rule
def pick_clock(state, parts, clock, log):
    state.clock_owner[clock] = state.actor
    state.picks += 1
    emit(log, PICKED, state.actor, clock)
    if state.picks < state.clocks:
        ask_picker(state)
    else:
        begin_turn(state, parts, 0, log)


@rule
def scores(state, parts, out):
    """PA-E5: most money wins, a tie is shared, so nothing breaks it."""
    for seat in range(4):
        out[seat, 0] = state.player[seat].money
        out[seat, 1] = 0


@rule
def legal(state, parts, moves):
    if state.phase == WAKE:
        return legal_clocks(state, moves)
    if state.phase == PREPARE:
        return legal_preparations(state, moves)
    if state.phase == DISTILL:
        return legal_distillations(state, parts, moves)
    if state.phase == PLACE:
        return legal_places(state, parts, moves)
    if state.phase == SELL:
        return legal_sales(state, parts, moves)
    return legal_discards(state, moves)


@rule
def apply(state, parts, action, chance, log):
    if action < DRAW:
        pick_clock(state, parts, action - CLOCK, log)
    elif action < REROLL:
        prepare(state, parts, action, chance, log)
    elif action < PLACE_NOTE:
        distill(state, parts, action, chance, log)
    elif action < SELL_TO:
        place(state, parts, (action - PLACE_NOTE) // N_TARGETS, (action - PLACE_NOTE) % N_TARGETS, log)
    elif action < BARGAIN:
        number = (action - SELL_TO) // SHOPS
        sell_to_customer(state, parts, number, (action - SELL_TO) % SHOPS, chance, log)
    elif action < PASS:
        sell_as_bargain(state, parts, action - BARGAIN, chance, log)
    elif action == PASS:
        emit(log, PASSED, state.actor)
        end_chance(state, parts, chance, log)
    else:
        discard(state, parts, action - DISCARD_TOKEN, chance, log)
