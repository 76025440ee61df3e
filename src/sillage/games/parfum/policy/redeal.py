"""Parfum: dealing anew what a seat can't know (*determinization*).

The worth of the others' tokens and the content of the well are hidden. What can be known of them: the
discards lie face up, and when the well was last renewed everybody saw what went in (`renewed`). So the
well holds tokens of that filling which the seat hasn't drawn itself, and what is left is in the others' hands.
"""

from __future__ import annotations

from sillage.games.parfum.layout import WORTHS
from sillage.kernel.chance import draw, pick
from sillage.kernel.compile import rule


@rule
def redeal(state, parts, seat, chance):
    """Completes a seat's view (all it can't know is zero) to a state it can't tell from the real one."""
    last = state.players - 1 if seat != state.players - 1 else state.players - 2
    heap = state.player[last]               # holds what is not dealt yet; in the end, the last seat's own
    for worth in range(WORTHS):
        heap.worths[worth] = parts.tokens[worth] - state.spent[worth]
        heap.drawn[worth] = state.renewed[worth]
        if seat >= 0:
            heap.worths[worth] -= state.player[seat].worths[worth]
            heap.drawn[worth] -= state.player[seat].drawn[worth]
    fill_well(state, heap, chance)
    for other in range(last):
        if other != seat:
            them = state.player[other]
            deal(heap.worths, them.worths, heap_total(heap.worths), them.water, chance)
            deal(heap.drawn, them.drawn, heap_total(heap.drawn), them.fetched, chance)


@rule
def fill_well(state, heap, chance):
    """Only a token that was in the last filling, and that the seat can't place elsewhere, can be there."""
    for _ in range(state.well_left):
        possible = 0
        for worth in range(WORTHS):
            possible += min(heap.worths[worth], heap.drawn[worth])
        left = draw(chance, possible)
        worth = 0
        while left >= min(heap.worths[worth], heap.drawn[worth]):
            left -= min(heap.worths[worth], heap.drawn[worth])
            worth += 1
        heap.worths[worth] -= 1
        heap.drawn[worth] -= 1
        state.well[worth] += 1


@rule
def deal(heap, hand, total, count, chance):
    for dealt in range(count):
        worth = pick(chance, heap, total - dealt)
        heap[worth] -= 1
        hand[worth] += 1


@rule
def heap_total(heap):
    total = 0
    for worth in range(WORTHS):
        total += heap[worth]
    return total
