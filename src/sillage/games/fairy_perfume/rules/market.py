"""Fairy Perfume, phase 3: prices, purchases, cubes, dusting, trades (FA-3)."""

from __future__ import annotations

from sillage.games.fairy_perfume.layout import (
    BLUE_FAIRY,
    CHARCOAL,
    COINS,
    CUBE_DISCOUNT,
    DOUBLE_GOAL,
    DUST_PLUS,
    POWER,
    STONE_DISCOUNT,
    STONES,
)
from sillage.games.fairy_perfume.rules.pieces import on_board
from sillage.games.fairy_perfume.words import (
    BOUGHT,
    BUY,
    CLAIM,
    DUST,
    DUSTED,
    GAIN,
    GAINED,
    GAINED_ABILITY,
    GAINED_GOAL,
    TRADE,
    TRADED,
)
from sillage.kernel.compile import rule
from sillage.kernel.log import emit

TRADE_COINS, TRADE_POWER = 3, 2     # FA-X2
FURTHER_PRICE = 3                   # FA-B10
DUST_STONES = 2                     # FA-3e


# ---- prices ----------------------------------------------------------------------------------------
@rule
def stone_price(parts, me, stone):
    """FA-B6: 1 coin less; FA-B17: never below 0."""
    return max(0, int(parts.stone[stone]) - me.ability[STONE_DISCOUNT])


@rule
def cube_price(me, price):
    """FA-B16: a price in fairy power is 1 less; FA-B17: never below 0."""
    if price.currency == POWER:
        return max(0, int(price.amount) - me.ability[CUBE_DISCOUNT])
    return int(price.amount)


@rule
def purse(me, currency, with_trades):
    """What a player can pay; `with_trades`, what the Blue fairy could after trading (FA-X2)."""
    own = int(me.coins) if currency == COINS else int(me.power)
    if not with_trades or me.fairy != BLUE_FAIRY:
        return own
    if currency == COINS:
        return own + me.power // TRADE_POWER * TRADE_COINS
    return own + me.coins // TRADE_COINS * TRADE_POWER


@rule
def pay(me, currency, amount):
    if currency == COINS:
        me.coins -= amount
    else:
        me.power -= amount


@rule
def gain(me, seat, coins, power, log):
    me.coins += coins
    me.power += power
    if coins > 0 or power > 0:
        emit(log, GAINED, seat, coins, power)


# ---- what may be had -------------------------------------------------------------------------------
@rule
def can_buy(state, parts, me, stone, with_trades):
    """FA-3b: a colour with none left can't be bought; charcoal is not for sale."""
    if stone == CHARCOAL or state.market[stone] == 0:
        return False
    return stone_price(parts, me, stone) <= purse(me, COINS, with_trades)


@rule
def can_gain(state, parts, me, ability, with_trades):
    """FA-3c: on the side in play, with a cube on the track, one own cube per ability."""
    if me.track == 0 or me.ability[ability] > 0 or not on_board(state, ability):
        return False
    price = parts.ability[ability]
    return cube_price(me, price) <= purse(me, price.currency, with_trades)


@rule
def can_claim(state, parts, me, slot, with_trades):
    """FA-3d: one own cube per goal, two with FA-B4."""
    if me.track == 0 or me.goal[slot] > me.ability[DOUBLE_GOAL]:
        return False
    price = parts.goal[state.goal[slot]]
    return cube_price(me, price) <= purse(me, price.currency, with_trades)


@rule
def can_take(state, parts, me, action, with_trades):
    """A purchase, an ability or a goal."""
    if action < GAIN:
        return can_buy(state, parts, me, action - BUY, with_trades)
    if action < CLAIM:
        return can_gain(state, parts, me, action - GAIN, with_trades)
    return can_claim(state, parts, me, action - CLAIM, with_trades)


@rule
def legal_offers(state, parts, me, first, end, moves, n):
    """What can be paid of the market's offers from `first` to before `end`."""
    for action in range(first, end):
        if can_take(state, parts, me, action, False):
            moves[n] = action
            n += 1
    return n


@rule
def another_offer(state, parts, me, first, end):
    """FA-B2, FA-B4, FA-X2: a further one is offered when it could be paid."""
    for action in range(first, end):
        if can_take(state, parts, me, action, True):
            return True
    return False


@rule
def legal_dusts(me, moves, n):
    """FA-3e: stones out of the bottle, stored or beside."""
    for stone in range(STONES):
        if me.stored[stone] + me.aside[stone] > 0:
            moves[n] = DUST + stone
            n += 1
    return n


@rule
def legal_trades(me, moves, n):
    """FA-X2: in one direction only between two other decisions."""
    if me.fairy != BLUE_FAIRY:
        return n
    if me.coins >= TRADE_COINS and me.traded != POWER + 1:
        moves[n] = TRADE + COINS
        n += 1
    if me.power >= TRADE_POWER and me.traded != COINS + 1:
        moves[n] = TRADE + POWER
        n += 1
    return n


# ---- the actions -----------------------------------------------------------------------------------
@rule
def buy(state, parts, stone, log):
    """FA-3b: it goes to the side, not stored."""
    me = state.player[state.actor]
    price = stone_price(parts, me, stone)
    pay(me, COINS, price)
    state.market[stone] -= 1
    me.aside[stone] += 1
    emit(log, BOUGHT, state.actor, stone, price)


@rule
def gain_ability(state, parts, ability, log):
    """FA-3c."""
    me = state.player[state.actor]
    price = parts.ability[ability]
    cost = cube_price(me, price)
    pay(me, price.currency, cost)
    me.track -= 1
    me.ability[ability] = 1
    emit(log, GAINED_ABILITY, state.actor, ability, cost, price.currency)


@rule
def claim_goal(state, parts, slot, log):
    """FA-3d."""
    me = state.player[state.actor]
    price = parts.goal[state.goal[slot]]
    cost = cube_price(me, price)
    pay(me, price.currency, cost)
    me.track -= 1
    me.goal[slot] += 1
    emit(log, GAINED_GOAL, state.actor, state.goal[slot], cost, price.currency)


@rule
def begin_dusting(state, log):
    """FA-3e: up to 2 stones. FA-B1: 1 coin, 1 fairy power and one stone more."""
    me = state.player[state.actor]
    plus = int(me.ability[DUST_PLUS])
    state.dusting = DUST_STONES + plus
    gain(me, state.actor, plus, plus, log)


@rule
def dust(state, stone, log):
    """Back to its pool. Stored or beside makes no difference any more; the side goes first."""
    me = state.player[state.actor]
    if me.aside[stone] > 0:
        me.aside[stone] -= 1
    else:
        me.stored[stone] -= 1
    state.market[stone] += 1
    state.dusting -= 1
    emit(log, DUSTED, state.actor, stone)


@rule
def trade(state, currency, log):
    """FA-X2: 3 coins for 2 fairy power, or 2 fairy power for 3 coins."""
    me = state.player[state.actor]
    if currency == COINS:
        me.coins -= TRADE_COINS
        me.power += TRADE_POWER
    else:
        me.power -= TRADE_POWER
        me.coins += TRADE_COINS
    me.traded = currency + 1
    emit(log, TRADED, state.actor, currency)
