"""Parfum: phase 3, sell. Chances in clock order, and the discarding of water after a player's last one."""

from __future__ import annotations

import numpy as np

from sillage.games.parfum.layout import DISCARD, SELL, WORTHS
from sillage.games.parfum.rules.order import ask_seller, chances_of_round, earn, was_last_chance
from sillage.games.parfum.rules.place import components
from sillage.games.parfum.rules.score import end_round
from sillage.games.parfum.rules.water import fetch_token, put_down, renew_well
from sillage.games.parfum.words import (
    ACTIONS,
    BARGAIN,
    BARGAINED,
    DISCARD_TOKEN,
    DISCARDED,
    PASS,
    PASSED,
    SELL_TO,
    SOLD,
    SOLD_OUT,
)
from sillage.kernel.amounts import covers
from sillage.kernel.codes import arg, arg2, code, is_a
from sillage.kernel.compile import rule
from sillage.kernel.log import emit
from sillage.kernel.words import Reason, Scene, Translate

ONE = np.int64(1)


@rule(inline=True)
def legal_sales(state, parts, moves):
    """PA-V1: a flacon to a customer or as a bargain, or nothing."""
    me = state.player[state.actor]
    n = 0
    number = 0
    rest = me.for_sale
    while rest != 0:
        if rest & 1:
            n = sales_of(state, parts, number, moves, n)
        rest >>= 1
        number += 1
    moves[n] = code(PASS)
    return n + 1


@rule(inline=True)
def sales_of(state, parts, number, moves, n):
    """PA-V2: to whoever wants no more than it holds. PA-V3: always as a bargain."""
    smell = components(parts, state.player[state.actor].perfume[number])
    for shop in range(state.shops):
        customer = state.street[shop]
        if customer > 0 and covers(smell, parts.customer[customer].wish):
            moves[n] = code(SELL_TO, number, shop)
            n += 1
    moves[n] = code(BARGAIN, number)
    return n + 1


@rule(inline=True)
def sell(state, parts, action, chance, log):
    """PA-V1: a sale, a bargain or a pass."""
    if is_a(action, SELL_TO):
        sell_to_customer(state, parts, arg(action, SELL_TO), arg2(action, SELL_TO), chance, log)
    elif is_a(action, BARGAIN):
        sell_as_bargain(state, parts, arg(action, BARGAIN), chance, log)
    else:
        emit(log, PASSED, state.actor)
        end_chance(state, parts, chance, log)


# ---- a sale ----------------------------------------------------------------------------------------
@rule
def sell_to_customer(state, parts, number, shop, chance, log):
    """PA-V2: the customer pays and leaves; the gap stays."""
    customer = state.street[shop]
    state.street[shop] = 0
    state.served[customer] = state.actor + 1
    price = parts.customer[customer].price
    emit(log, SOLD, state.actor, number, customer, price)
    hand_over(state, parts, number, price, chance, log)


@ACTIONS.refusal(SELL_TO)
def why_not_sell(scene: Scene, tr: Translate, word: str, number: int, shop: int) -> Reason:
    if not has_flacon(scene, number):
        return "PA-V2", tr("parfum-why-sell-none")
    return "PA-V2", tr("parfum-why-sell") if scene.state.street[shop] else tr("parfum-why-sell-gone")


@rule
def sell_as_bargain(state, parts, number, chance, log):
    """PA-V3."""
    price = parts.bargain[state.player[state.actor].perfume[number].side]
    emit(log, BARGAINED, state.actor, number, price)
    hand_over(state, parts, number, price, chance, log)


@ACTIONS.refusal(BARGAIN)
def why_no_bargain(scene: Scene, tr: Translate, word: str, number: int) -> Reason:
    return "PA-V3", tr("parfum-why-sell-none")


def has_flacon(scene: Scene, number: int) -> bool:
    """PA-V1: whether the actor has a flacon of this perfume."""
    state = scene.state
    return bool(int(state.player[state.actor].for_sale) >> number & 1)


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


# ---- chances ---------------------------------------------------------------------------------------
@rule
def end_chance(state, parts, chance, log):
    """PA-V6: after the player's last chance of the round, before anybody else goes on."""
    if state.player[state.actor].water > parts.token_limit and was_last_chance(state):
        state.phase = DISCARD
    else:
        next_chance(state, parts, chance, log)


@rule
def next_chance(state, parts, chance, log):
    """PA-V1, PA-V7: the next chance to sell, or the round is over."""
    state.chances += 1
    if state.chances < chances_of_round(state):
        state.phase = SELL
        ask_seller(state)
    else:
        state.chances = 0
        end_round(state, parts, chance, log)


# ---- discard ---------------------------------------------------------------------------------------
@rule
def legal_discards(state, moves):
    """PA-V6: the owner chooses which."""
    n = 0
    for worth in range(WORTHS):
        if state.player[state.actor].worths[worth] > 0:
            moves[n] = code(DISCARD_TOKEN, worth)
            n += 1
    return n


@rule
def discard(state, parts, action, chance, log):
    """PA-V6: down to the limit, face up and together (PA-C6)."""
    worth = arg(action, DISCARD_TOKEN)
    put_down(state, worth)
    emit(log, DISCARDED, state.actor, worth)
    if state.player[state.actor].water <= parts.token_limit:
        renew_well(state, log)
        next_chance(state, parts, chance, log)


@ACTIONS.refusal(DISCARD_TOKEN)
def why_not_discard(scene: Scene, tr: Translate, word: str, worth: int) -> Reason:
    return "PA-V6", tr("parfum-why-token")
