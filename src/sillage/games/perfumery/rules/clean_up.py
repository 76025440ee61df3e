"""Perfumery: the clean-up after a round (PE-C1), and dealing a row of cards from the decks."""

from __future__ import annotations

from sillage.games.perfumery.layout import AS_DEALT, DECKS, IN_DECK, NOTES, PERFUMES, RANKS
from sillage.games.perfumery.rules.central import lightest, put_in_column
from sillage.games.perfumery.words import DEALT, JOINED, LAST_ROUND, MARKER_PLACED
from sillage.kernel.chance import draw
from sillage.kernel.compile import rule
from sillage.kernel.log import NO_SEAT, emit


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
def return_next_marker(state, log):
    """PE-C1: after the refill to the lightest column, if a player has it."""
    if state.next_owner < 0:
        return
    state.next_owner = -1
    state.next_column = lightest(state)
    emit(log, MARKER_PLACED, NO_SEAT, state.next_column)


# ==== decks =========================================================================================
@rule
def deal_row(state, parts, chance, log):
    """PE-S2, PE-C1: to each column a perfume above and a recipe below; all perfumes first, from the right."""
    for deck in range(DECKS):
        for column in range(state.columns - 1, -1, -1):
            card = draw_card(state, parts, deck, chance)
            if card == 0:
                break
            state.deck[card] = AS_DEALT
            put_in_column(state, column, card)
            emit(log, DEALT, NO_SEAT, card, column)


@rule
def draw_card(state, parts, deck, chance):
    """PE-S1: rank I lies on top, then II, then III; 0 from an empty deck."""
    rank = 0
    while rank < RANKS and state.left[deck, rank] == 0:
        rank += 1
    if rank == RANKS:
        return 0
    left = draw(chance, state.left[deck, rank])
    card = deck * PERFUMES
    while left >= 0:
        card += 1
        if state.deck[card] == IN_DECK and parts.rank[card] == rank:
            left -= 1
    state.left[deck, rank] -= 1
    return card


@rule
def decks_empty(state):
    """PE-E1: both of them."""
    for deck in range(DECKS):
        for rank in range(RANKS):
            if state.left[deck, rank] > 0:
                return False
    return True
