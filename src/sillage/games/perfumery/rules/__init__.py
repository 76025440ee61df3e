"""Perfumery: the rules. One rule a function, each citing its clause (texts/rules.en.md).

A round: Development (`develop`), Blending (`blend`), clean-up. This file holds the set-up, the course of
a round and the end; `market` holds decks, columns, hands and markers; `rival` the solo game.
"""

from __future__ import annotations

import sillage.games.perfumery.rules.why  # noqa: F401 (the reasons register themselves)
from sillage.games.perfumery.layout import (
    BLEND,
    DECKS_EMPTY,
    DEVELOP,
    FUNDS,
    INSERT,
    INSTALL,
    LIMIT,
    NOTES,
    OVER,
    PAY,
)
from sillage.games.perfumery.rules.blend import begin_blending, blend, commit, list_blending, reveal
from sillage.games.perfumery.rules.develop import (
    develop,
    list_hand,
    list_payment,
    list_placements,
    list_places,
    list_recipes,
)
from sillage.games.perfumery.rules.market import deal_row, decks_empty, gain_card, return_next_marker, stack_decks
from sillage.games.perfumery.rules.rival import RIVAL, rival_moves
from sillage.games.perfumery.words import COMMIT, ENDED, JOINED, LAST_ROUND, ROUND_BEGINS, STARTS
from sillage.kernel.chance import draw
from sillage.kernel.compile import rule
from sillage.kernel.log import NO_SEAT, emit


# ==== set-up ========================================================================================
@rule
def setup(state, parts, options, chance, log):
    state.players = options[0]
    state.seats = 2 if state.players == 1 else state.players        # PE-Z1: a two-player set-up
    state.columns = state.seats + 1                                 # PE-S1
    state.run = -1
    state.installing = -1
    stack_decks(state, parts)
    state.next_column = -1
    deal_row(state, parts, chance, log)                             # PE-S2
    state.next_column = state.columns - 1                           # PE-S3
    state.next_owner = -1
    for seat in range(state.seats):                                 # PE-S4
        state.player[seat].perfumers = parts.start_perfumers
    for seat in range(state.players):                               # PE-Z1: the rival has no Funds
        gain_card(state.player[seat], FUNDS)
    if state.players > 1:                                           # PE-S5; PE-Z1: alone, the human starts
        state.starter = draw(chance, state.players)
    emit(log, STARTS, state.starter)
    begin_round(state, parts, log)


# ==== a round =======================================================================================
@rule
def begin_round(state, parts, log):
    """PE-D1: whoever holds the Starting Player Marker begins."""
    state.rounds += 1
    emit(log, ROUND_BEGINS, NO_SEAT, state.rounds)
    for seat in range(state.seats):
        state.player[seat].home = state.player[seat].perfumers
    state.phase = DEVELOP
    ask_from(state, parts, state.starter, log)


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
        seat = (seat + 1) % state.seats
    begin_blending(state, parts, log)


@rule
def end_turn(state, parts, log):
    """The next action's discards look for the fewest cards again (PE-D5)."""
    state.run = -1
    state.installing = -1
    ask_from(state, parts, (state.actor + 1) % state.seats, log)


@rule
def clean_up(state, parts, chance, log):
    """PE-C1."""
    state.sort_taken = 0
    state.replenish_taken = 0
    state.marker_taken = 0
    for column in range(state.columns):
        state.column[column].taken = 0
    for seat in range(state.seats):
        come_home(state, seat, log)
    deal_row(state, parts, chance, log)
    return_next_marker(state, log)
    if decks_empty(state):                                          # PE-E1
        state.last_round = 1
        emit(log, LAST_ROUND, NO_SEAT)


@rule
def come_home(state, seat, log):
    """PE-C1, PE-D4: the hired perfumer works from the next round on."""
    me = state.player[seat]
    me.essence_used = 0
    for note in range(NOTES):
        me.note[note].used = 0
    if me.hired == 1:
        me.hired = 0
        me.perfumers += 1
        emit(log, JOINED, seat, me.perfumers)


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


# ==== the kernel's doors ============================================================================
@rule
def legal(state, parts, moves):
    if state.phase == BLEND:
        return list_blending(state, parts, moves)
    if state.phase == DEVELOP:
        return list_placements(state, parts, moves)
    if state.phase == LIMIT:
        return list_hand(state.player[state.actor], moves, 0)
    if state.phase == INSTALL:
        return list_recipes(state, parts, moves)
    if state.phase == INSERT:
        return list_places(state, moves)
    if state.phase == PAY:
        return list_payment(state, moves)
    return 0


@rule
def apply(state, parts, action, chance, log):
    if state.phase != BLEND:
        develop(state, parts, action, log)
        if state.phase == DEVELOP:
            end_turn(state, parts, log)
    elif action != COMMIT:
        blend(parts, state.player[state.actor], action)
    elif commit(state, log):
        end_blending(state, parts, chance, log)


@rule
def scores(state, parts, out):
    """PE-E2: brand values decide, nothing else; a tie is shared."""
    for seat in range(4):
        out[seat, 0] = state.player[seat].points
        out[seat, 1] = 0
