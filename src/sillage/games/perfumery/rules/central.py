"""Perfumery: the central area. Columns, the discards that come to them, and the markers."""

from __future__ import annotations

from sillage.games.perfumery.layout import FUNDS
from sillage.games.perfumery.words import DISCARDED, NEXT_MARKER, START_MARKER
from sillage.kernel.compile import rule
from sillage.kernel.log import emit


# ==== columns =======================================================================================
@rule
def put_in_column(state, column, card):
    """PE-D5: at the bottom."""
    heap = state.column[column]
    heap.card[heap.count] = card
    heap.count += 1


@rule
def lift_from_column(state, column, place):
    """PE-A1: the card that was placed there; it no longer lies as dealt."""
    card = state.column[column].card[place]
    state.column[column].card[place] = 0
    if card != FUNDS:
        state.deck[card] = 0
    return card


@rule
def weight(state, column):
    """PE-S3: the cards of a column; the marker counts as one."""
    return state.column[column].count + (1 if state.next_column == column else 0)


@rule
def lightest(state):
    """PE-D5, PE-C1: the column with the fewest cards, of equals the rightmost."""
    best = state.columns - 1
    for column in range(state.columns - 2, -1, -1):
        if weight(state, column) < weight(state, best):
            best = column
    return best


@rule
def discard_card(state, seat, card, log):
    """PE-D5: the first card of a run to the lightest column, each further one to the next on the left."""
    column = lightest(state) if state.run < 0 else int(state.run)
    put_in_column(state, column, card)
    state.run = column - 1 if column > 0 else state.columns - 1
    emit(log, DISCARDED, seat, card, column)


# ==== markers =======================================================================================
@rule
def take_next_marker(state, seat, column, log):
    """PE-A2: with the Next marker comes the Starting Player Marker."""
    if state.next_column != column:
        return
    state.next_column = -1
    state.next_owner = seat
    emit(log, NEXT_MARKER, seat)
    take_start_marker(state, seat, log)


@rule
def take_start_marker(state, seat, log):
    """PE-A2, PE-M1: from its holder."""
    if state.starter != seat:
        emit(log, START_MARKER, seat, state.starter)
        state.starter = seat
