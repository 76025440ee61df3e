"""Perfumery: decks, columns, hands and markers. What every action of the central area is made of."""

from __future__ import annotations

from sillage.games.perfumery.layout import (
    AS_DEALT,
    FUNDS,
    IN_DECK,
    PERFUME_DECK,
    PERFUMES,
    RANKS,
    RECIPE_DECK,
)
from sillage.games.perfumery.words import (
    DEALT,
    DISCARDED,
    MARKER_PLACED,
    NEXT_MARKER,
    START_MARKER,
    TOOK,
)
from sillage.kernel.chance import draw
from sillage.kernel.compile import rule
from sillage.kernel.log import NO_SEAT, emit


# ==== decks =========================================================================================
@rule
def stack_decks(state, parts):
    """PE-S1: the cards marked for at most this many players; the order inside a rank is nobody's knowledge."""
    for number in range(1, parts.perfumes + 1):
        stack_card(state, parts, PERFUME_DECK, number)
    for number in range(1, parts.recipes + 1):
        stack_card(state, parts, RECIPE_DECK, PERFUMES + number)


@rule
def stack_card(state, parts, deck, card):
    if parts.fewest[card] <= state.seats:
        state.deck[card] = IN_DECK
        state.left[deck, parts.rank[card]] += 1


@rule
def decks_empty(state):
    for rank in range(RANKS):
        if state.left[PERFUME_DECK, rank] + state.left[RECIPE_DECK, rank] > 0:
            return False
    return True


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
def deal_row(state, parts, chance, log):
    """PE-S2, PE-C1: to each column a perfume above and a recipe below; all perfumes first, from the right."""
    for deck in range(2):
        for column in range(state.columns - 1, -1, -1):
            card = draw_card(state, parts, deck, chance)
            if card == 0:
                break
            state.deck[card] = AS_DEALT
            put_in_column(state, column, card)
            emit(log, DEALT, NO_SEAT, card, column)


# ==== columns =======================================================================================
@rule
def put_in_column(state, column, card):
    heap = state.column[column]
    heap.card[heap.count] = card
    heap.count += 1


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


@rule
def lift_from_column(state, column, place):
    """The card that was placed there; it no longer lies as dealt."""
    card = state.column[column].card[place]
    state.column[column].card[place] = 0
    if card != FUNDS:
        state.deck[card] = 0
    return card


# ==== hands =========================================================================================
@rule
def gain_card(me, card):
    """A hand is a set: it is kept sorted, so that equal hands are equal bytes."""
    place = me.held
    while place > 0 and me.hand[place - 1] > card:
        me.hand[place] = me.hand[place - 1]
        place -= 1
    me.hand[place] = card
    me.held += 1


@rule
def lose_card(me, card):
    place = 0
    while me.hand[place] != card:
        place += 1
    me.held -= 1
    while place < me.held:
        me.hand[place] = me.hand[place + 1]
        place += 1
    me.hand[place] = 0


@rule
def take_column(state, seat, column, log):
    """PE-A1: all cards of a column come to hand. PE-A2: and its marker."""
    heap = state.column[column]
    for place in range(heap.count):
        card = lift_from_column(state, column, place)
        gain_card(state.player[seat], card)
        emit(log, TOOK, seat, card)
    heap.count = 0
    take_next_marker(state, seat, column, log)


@rule
def hand_value(parts, me):
    """PE-D6: every card pays with its value."""
    value = 0
    for place in range(me.held):
        value += int(parts.value[me.hand[place]])
    return value


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
    if state.starter != seat:
        emit(log, START_MARKER, seat, state.starter)
        state.starter = seat


@rule
def can_take_marker(state, seat):
    """PE-M1: one space for all (PE-D3), not for the holder."""
    return state.marker_taken == 0 and state.starter != seat


@rule
def take_marker(state, seat, log):
    """PE-M1: from its holder; the Next marker too, if a player has it."""
    state.marker_taken = seat + 1
    take_start_marker(state, seat, log)
    if state.next_owner >= 0:
        state.next_owner = seat
        emit(log, NEXT_MARKER, seat)


@rule
def return_next_marker(state, log):
    """PE-C1: after the refill to the lightest column, if a player has it."""
    if state.next_owner < 0:
        return
    state.next_owner = -1
    state.next_column = lightest(state)
    emit(log, MARKER_PLACED, NO_SEAT, state.next_column)
