"""Parfum: what may be done, phase by phase."""

from __future__ import annotations

from sillage.games.parfum.layout import AROMAS, HEART, SHOPS, WORTHS
from sillage.games.parfum.rules.amounts import covers, packed
from sillage.games.parfum.rules.create import is_free
from sillage.games.parfum.rules.sell import components
from sillage.games.parfum.words import (
    BARGAIN,
    CLAIM,
    CLOCK,
    DISCARD_TOKEN,
    DONE,
    DRAW,
    N_PAIRS,
    N_TARGETS,
    PASS,
    PLACE_NOTE,
    REROLL,
    REROLL_ALL,
    SELL_TO,
    TAKE,
    TURN,
    WATER,
)
from sillage.kernel.compile import rule


@rule(inline=True)
def legal_clocks(state, moves):
    n = 0
    for clock in range(state.clocks):
        if state.clock_owner[clock] < 0:
            moves[n] = CLOCK + clock
            n += 1
    return n


@rule(inline=True)
def legal_preparations(state, moves):
    n = 0
    if state.bag_left > 0:
        for space in range(state.spaces):
            moves[n] = DRAW + space
            n += state.distillery[space] == 0       # what was written counts only where it is true: no branches
    for aroma in range(AROMAS):
        moves[n] = TAKE + aroma
        n += state.market[aroma] > 0
    if state.well_left > 0:
        moves[n] = WATER
        n += 1
    return n


@rule(inline=True)
def legal_distillations(state, parts, moves):
    n = 0
    if state.claiming == 0 and state.player[state.actor].water > 0:
        n = legal_water(state, moves)
    flasks = packed(state.flasks)
    for space in range(state.spaces):
        note = state.distillery[space]
        if note > 0 and covers(flasks, parts.note[note].needs):     # PA-C12
            moves[n] = CLAIM + space
            n += 1
    moves[n] = DONE
    return n + 1


@rule(inline=True)
def legal_water(state, moves):
    me = state.player[state.actor]
    flies = packed(state.flies) != 0
    n = 0
    for worth in range(WORTHS):
        if me.worths[worth] == 0:
            continue
        if flies:
            n = for_each_fly(state, REROLL + worth, WORTHS, moves, n)
        moves[n] = REROLL_ALL + worth
        n += 1
    if me.water < 2 or not flies:
        return n
    pair = 0
    for low in range(WORTHS):
        for high in range(low, WORTHS):
            if me.worths[low] > (low == high) and me.worths[high] > 0:
                n = for_each_fly(state, TURN + pair, N_PAIRS, moves, n)
            pair += 1
    return n


@rule(inline=True)
def for_each_fly(state, first, step, moves, n):
    """Lists an action for each aroma that shows a fly."""
    for aroma in range(AROMAS):
        moves[n] = first + aroma * step
        n += state.flies[aroma] > 0
    return n


@rule(inline=True)
def legal_places(state, parts, moves):
    me = state.player[state.actor]
    n = 0
    for slot in range(state.claims):
        part = parts.note[state.claimed[slot]].part
        first = PLACE_NOTE + slot * N_TARGETS
        if part != HEART:
            moves[n] = first
            n += 1
        moves[n] = first + 1
        n += 1
        number = 0
        rest = me.unfinished
        while rest != 0:
            if rest & 1 and is_free(me.perfume[number], part):
                moves[n] = first + 2 + number
                n += 1
            rest >>= 1
            number += 1
    return n


@rule(inline=True)
def legal_sales(state, parts, moves):
    me = state.player[state.actor]
    n = 0
    number = 0
    rest = me.for_sale
    while rest != 0:
        if rest & 1:
            n = sales_of(state, parts, number, moves, n)
        rest >>= 1
        number += 1
    moves[n] = PASS
    return n + 1


@rule(inline=True)
def sales_of(state, parts, number, moves, n):
    perfume = state.player[state.actor].perfume[number]
    smell = components(parts, perfume)
    for shop in range(state.shops):
        customer = state.street[shop]
        if customer > 0 and covers(smell, parts.customer[customer].wish):   # PA-V2
            moves[n] = SELL_TO + number * SHOPS + shop
            n += 1
    moves[n] = BARGAIN + number
    return n + 1


@rule
def legal_discards(state, moves):
    n = 0
    for worth in range(WORTHS):
        if state.player[state.actor].worths[worth] > 0:
            moves[n] = DISCARD_TOKEN + worth
            n += 1
    return n
