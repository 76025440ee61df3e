"""Fairy Perfume: the Blue fairy's trades, at almost any decision of hers (FA-X2)."""

from __future__ import annotations

from sillage.games.fairy_perfume.layout import BLUE_FAIRY, COINS, POWER
from sillage.games.fairy_perfume.words import ACTIONS, TRADE, TRADED
from sillage.kernel.codes import code
from sillage.kernel.compile import rule
from sillage.kernel.log import emit
from sillage.kernel.words import Reason, Scene, Translate


@rule
def purse(parts, me, currency, with_trades):
    """FA-X2: what a player can pay; `with_trades`, what the Blue fairy could after trading."""
    own = int(me.coins) if currency == COINS else int(me.power)
    if not with_trades or me.fairy != BLUE_FAIRY:
        return own
    if currency == COINS:
        return own + int(me.power) // int(parts.trade[POWER]) * int(parts.trade[COINS])
    return own + int(me.coins) // int(parts.trade[COINS]) * int(parts.trade[POWER])


@rule
def can_trade(parts, me):
    """FA-X2: in either direction."""
    return me.coins >= parts.trade[COINS] or me.power >= parts.trade[POWER]


@rule
def legal_trades(parts, me, moves, n):
    """FA-X2: in one direction only between two other decisions."""
    if me.fairy != BLUE_FAIRY:
        return n
    if me.coins >= parts.trade[COINS] and me.traded != POWER + 1:
        moves[n] = code(TRADE, COINS)
        n += 1
    if me.power >= parts.trade[POWER] and me.traded != COINS + 1:
        moves[n] = code(TRADE, POWER)
        n += 1
    return n


@rule
def trade(state, parts, currency, log):
    """FA-X2: so many coins for so much fairy power, or back."""
    me = state.player[state.actor]
    swap(parts, me, currency, 1)
    me.traded = currency + 1
    emit(log, TRADED, state.actor, currency)


@rule
def swap(parts, me, currency, way):
    """FA-X2: so many of a currency become the other; way -1 takes it back."""
    sign = way if currency == COINS else -way
    me.coins -= sign * parts.trade[COINS]
    me.power += sign * parts.trade[POWER]


@ACTIONS.refusal(TRADE)
def why_not_trade(scene: Scene, tr: Translate, word: str, currency: int) -> Reason:
    me = scene.state.player[scene.state.actor]
    if me.fairy != BLUE_FAIRY:
        return "FA-X2", tr("fairy_perfume-why-trade")
    if me.traded not in (0, currency + 1):
        return "FA-X2", tr("fairy_perfume-why-direction")
    return "FA-X2", tr("fairy_perfume-why-purse")
