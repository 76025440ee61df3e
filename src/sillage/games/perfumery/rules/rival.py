"""Perfumery: the rival house of the solo game. It sits as second seat and has nothing to decide (PE-Z)."""

from __future__ import annotations

from sillage.games.perfumery.layout import KEEN, PERFUMES, USUAL
from sillage.games.perfumery.rules.central import discard_card, lift_from_column, take_next_marker, weight
from sillage.games.perfumery.rules.develop import can_acquire, can_take_marker, take_marker
from sillage.games.perfumery.words import ACQUIRED, IDLED, KEPT
from sillage.kernel.compile import rule
from sillage.kernel.log import emit

RIVAL = 1
THIRD = 3


@rule
def rival_moves(state, parts, log):
    """PE-Z2, PE-Z3: the first perfumer goes for a column, the second for the marker."""
    me = state.player[RIVAL]
    first = me.home == me.perfumers
    me.home -= 1
    if wants_column(state, first):
        column = heaviest_open(state)
        if column >= 0:
            raid(state, parts, column, log)
            return
    elif not first and can_take_marker(state, RIVAL):
        take_marker(state, RIVAL, log)
        return
    emit(log, IDLED, RIVAL)


@rule
def wants_column(state, first):
    """PE-Z2: in every third round a calm rival goes for none. PE-Z3: and a keen one for two."""
    if state.rounds % THIRD == 0:
        return state.rival == KEEN or (first and state.rival == USUAL)
    return first


@rule
def heaviest_open(state):
    """PE-Z2: the open column with the most cards, of equals the rightmost; -1: none."""
    best = -1
    for column in range(state.columns - 1, -1, -1):
        if can_acquire(state, column) and (best < 0 or weight(state, column) > weight(state, best)):
            best = column
    return best


@rule
def raid(state, parts, column, log):
    """PE-Z2: the best perfume is kept, the other cards are discarded in the order they were placed.

    The discards may come back to this very column, so they are lifted one by one before they are put down;
    its first `cards` places are those of the old cards, and new ones are only written to places lifted before."""
    heap = state.column[column]
    cards = int(heap.count)
    heap.taken = RIVAL + 1
    emit(log, ACQUIRED, RIVAL, column, cards)
    take_next_marker(state, RIVAL, column, log)
    best = best_perfume(parts, heap)
    heap.count = 0
    for place in range(cards):
        card = lift_from_column(state, column, place)
        if place == best:
            keep(state, parts, card, log)
        else:
            discard_card(state, RIVAL, card, log)
    state.run = -1


@rule
def best_perfume(parts, heap):
    """PE-Z2: the place of the highest brand value, of equals the one placed first; -1: no perfume there."""
    best = -1
    for place in range(heap.count):
        card = heap.card[place]
        if card <= PERFUMES and (best < 0 or parts.perfume[card].brand > parts.perfume[heap.card[best]].brand):
            best = place
    return best


@rule
def keep(state, parts, card, log):
    """PE-Z2: a perfume kept is a score."""
    me = state.player[RIVAL]
    me.produced[me.perfumes] = card
    me.perfumes += 1
    me.points += parts.perfume[card].brand
    emit(log, KEPT, RIVAL, card - 1, parts.perfume[card].brand)
