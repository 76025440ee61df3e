"""Fairy Perfume: what the market offers for an action, and its prices (FA-3b to FA-3d)."""

from __future__ import annotations

from sillage.games.fairy_perfume.layout import (
    ABILITIES,
    CHARCOAL,
    COINS,
    CUBE_DISCOUNT,
    DOUBLE_GOAL,
    OPEN_GOALS,
    POWER,
    STONE_DISCOUNT,
    STONE_NAMES,
    STONES,
)
from sillage.games.fairy_perfume.rules.pieces import on_board, pay
from sillage.games.fairy_perfume.rules.trade import purse
from sillage.games.fairy_perfume.words import (
    ACTIONS,
    BOUGHT,
    BUY,
    CLAIM,
    GAIN,
    GAINED_ABILITY,
    GAINED_GOAL,
)
from sillage.kernel.codes import code
from sillage.kernel.compile import plain, rule
from sillage.kernel.log import emit
from sillage.kernel.words import Reason, Scene, Translate


# ---- a stone -----------------------------------------------------------------------------------------
@rule
def stone_price(state, parts, me, stone):
    """FA-S1: that of the side in play; FA-B6: some coins less; FA-B17: never below 0."""
    less = me.ability[STONE_DISCOUNT] * parts.effect[STONE_DISCOUNT].amount[COINS]
    return max(0, int(parts.stone[state.board, stone]) - less)


@rule
def can_buy(state, parts, me, stone, with_trades):
    """FA-3b: a colour with none left can't be bought; charcoal is not for sale."""
    if stone == CHARCOAL or state.market[stone] == 0:
        return False
    return stone_price(state, parts, me, stone) <= purse(parts, me, COINS, with_trades)


@rule
def legal_buys(state, parts, me, moves, n):
    """FA-3b."""
    for stone in range(STONES):
        if can_buy(state, parts, me, stone, False):
            moves[n] = code(BUY, stone)
            n += 1
    return n


@rule
def another_stone(state, parts, me):
    """FA-B2, FA-X2: a further one is offered when it could be paid."""
    for stone in range(STONES):
        if can_buy(state, parts, me, stone, True):
            return True
    return False


@rule
def buy(state, parts, stone, log):
    """FA-3b: it goes to the side, not stored."""
    me = state.player[state.actor]
    price = stone_price(state, parts, me, stone)
    pay(me, COINS, price)
    state.market[stone] -= 1
    me.aside[stone] += 1
    emit(log, BOUGHT, state.actor, stone, price)


@ACTIONS.refusal(BUY)
def why_not_buy(scene: Scene, tr: Translate, word: str, stone: int) -> Reason:
    if stone == CHARCOAL:
        return "FA-3b", tr("fairy_perfume-why-charcoal")
    if scene.state.market[stone] == 0:
        return "FA-3b", tr("fairy_perfume-why-sold", stone=tr(f"fairy_perfume-stone-{STONE_NAMES[stone]}"))
    return "FA-3b", tr("fairy_perfume-why-purse")


# ---- an ability --------------------------------------------------------------------------------------
@rule
def cube_price(parts, me, price):
    """FA-B16: a price in fairy power is less; FA-B17: never below 0."""
    if price.currency == POWER:
        return max(0, int(price.amount) - me.ability[CUBE_DISCOUNT] * parts.effect[CUBE_DISCOUNT].amount[POWER])
    return int(price.amount)


@rule
def can_gain(state, parts, me, ability):
    """FA-3c: on the side in play, with a cube on the track, one own cube per ability."""
    if me.track == 0 or me.ability[ability] > 0 or not on_board(state, ability):
        return False
    price = parts.ability[state.board, ability]
    return cube_price(parts, me, price) <= purse(parts, me, price.currency, False)


@rule
def legal_abilities(state, parts, me, moves, n):
    """FA-3c."""
    if me.track == 0:
        return n
    for ability in range(ABILITIES):
        if can_gain(state, parts, me, ability):
            moves[n] = code(GAIN, ability)
            n += 1
    return n


@rule
def gain_ability(state, parts, ability, log):
    """FA-3c."""
    me = state.player[state.actor]
    price = parts.ability[state.board, ability]
    cost = cube_price(parts, me, price)
    pay(me, price.currency, cost)
    me.track -= 1
    me.ability[ability] = 1
    emit(log, GAINED_ABILITY, state.actor, ability, cost, price.currency)


@ACTIONS.refusal(GAIN)
def why_no_ability(scene: Scene, tr: Translate, word: str, ability: int) -> Reason:
    me = scene.state.player[scene.state.actor]
    if not plain(on_board)(scene.state, ability):
        return "FA-S1", tr("fairy_perfume-why-side")
    if me.ability[ability]:
        return "FA-3c", tr("fairy_perfume-why-have")
    return "FA-3c", tr("fairy_perfume-why-purse" if me.track else "fairy_perfume-why-cube")


# ---- a goal ------------------------------------------------------------------------------------------
@rule
def can_claim(state, parts, me, slot, with_trades):
    """FA-3d: one own cube per goal, two with FA-B4."""
    if me.track == 0 or me.goal[slot] > me.ability[DOUBLE_GOAL]:
        return False
    price = parts.goal[state.goal[slot]]
    return cube_price(parts, me, price) <= purse(parts, me, price.currency, with_trades)


@rule
def legal_goals(state, parts, me, moves, n):
    """FA-3d."""
    if me.track == 0:
        return n
    for slot in range(OPEN_GOALS):
        if can_claim(state, parts, me, slot, False):
            moves[n] = code(CLAIM, slot)
            n += 1
    return n


@rule
def another_goal(state, parts, me):
    """FA-B4, FA-X2: a further one is offered when it could be paid."""
    for slot in range(OPEN_GOALS):
        if can_claim(state, parts, me, slot, True):
            return True
    return False


@rule
def claim_goal(state, parts, slot, log):
    """FA-3d."""
    me = state.player[state.actor]
    price = parts.goal[state.goal[slot]]
    cost = cube_price(parts, me, price)
    pay(me, price.currency, cost)
    me.track -= 1
    me.goal[slot] += 1
    emit(log, GAINED_GOAL, state.actor, state.goal[slot], cost, price.currency)


@ACTIONS.refusal(CLAIM)
def why_no_goal(scene: Scene, tr: Translate, word: str, slot: int) -> Reason:
    me = scene.state.player[scene.state.actor]
    if me.goal[slot] > me.ability[DOUBLE_GOAL]:
        return "FA-3d", tr("fairy_perfume-why-have")
    return "FA-3d", tr("fairy_perfume-why-purse" if me.track else "fairy_perfume-why-cube")
