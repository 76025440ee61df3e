"""Parfum: phase 3, the chances to sell, and the discarding after them."""

from __future__ import annotations

import numpy as np

from sillage.games.parfum.layout import DISCARD, SELL
from sillage.games.parfum.rules.order import ask_seller, earn, was_last_chance
from sillage.games.parfum.rules.rounds import end_round
from sillage.games.parfum.rules.water import fetch_token, put_down, renew_well
from sillage.games.parfum.words import BARGAINED, DISCARDED, SOLD, SOLD_OUT
from sillage.kernel.compile import rule
from sillage.kernel.log import emit

ONE = np.int64(1)


@rule(inline=True)
def components(parts, perfume):
    """PA-C17: the components of a perfume are the sum of its notes'; packed (amounts.py)."""
    notes = parts.note
    return notes[perfume.head_note].adds + notes[perfume.heart_note].adds + notes[perfume.base_note].adds


@rule
def sell_to_customer(state, parts, number, shop, chance, log):
    """PA-V2: the customer pays and leaves; the gap stays."""
    customer = state.street[shop]
    state.street[shop] = 0
    state.served[customer] = state.actor + 1
    price = parts.customer[customer].price
    emit(log, SOLD, state.actor, number, customer, price)
    hand_over(state, parts, number, price, chance, log)


@rule
def sell_as_bargain(state, parts, number, chance, log):
    """PA-V3."""
    price = parts.bargain[state.player[state.actor].perfume[number].side]
    emit(log, BARGAINED, state.actor, number, price)
    hand_over(state, parts, number, price, chance, log)


@rule
def hand_over(state, parts, number, price, chance, log):
    """PA-V4: the flacon goes back to the supply. PA-V5: the last one brings two tokens."""
    me = state.player[state.actor]
    me.perfume[number].flacons -= 1
    state.flacons_out -= 1
    earn(state, state.actor, price, log)
    if me.perfume[number].flacons == 0:
        me.for_sale ^= ONE << number
        emit(log, SOLD_OUT, state.actor, number)
        for _ in range(parts.sold_out_tokens):
            fetch_token(state, state.actor, chance, log)
    end_chance(state, parts, chance, log)


@rule
def end_chance(state, parts, chance, log):
    """PA-V6: after the player's last chance of the round, before anybody else goes on."""
    if state.player[state.actor].water > parts.token_limit and was_last_chance(state):
        state.phase = DISCARD
    else:
        next_chance(state, parts, chance, log)


@rule
def next_chance(state, parts, chance, log):
    state.chances += 1
    if state.chances < 2 * state.clocks:
        state.phase = SELL
        ask_seller(state)
    else:
        state.chances = 0
        end_round(state, parts, chance, log)


@rule
def discard(state, parts, worth, chance, log):
    """PA-V6: down to the limit, face up and together (PA-C6), the owner choosing."""
    put_down(state, worth)
    emit(log, DISCARDED, state.actor, worth)
    if state.player[state.actor].water <= parts.token_limit:
        renew_well(state, log)
        next_chance(state, parts, chance, log)
