"""Fairy Perfume, phase 3: two actions each, and what abilities add to them (FA-3)."""

from __future__ import annotations

from sillage.games.fairy_perfume.layout import (
    ACT,
    BUY_MORE,
    BUY_SECOND,
    COINS,
    DOUBLE_GOAL,
    DUST_MORE,
    DUST_PLUS,
    EXTRA,
    EXTRA_ACTION,
    GOAL_MORE,
    POWER,
    STONE_NAMES,
    STONES,
)
from sillage.games.fairy_perfume.rules.end import end_round
from sillage.games.fairy_perfume.rules.market import (
    another_goal,
    another_stone,
    buy,
    claim_goal,
    gain_ability,
    legal_abilities,
    legal_buys,
    legal_goals,
)
from sillage.games.fairy_perfume.rules.pieces import clockwise, gain, pay, stones_in
from sillage.games.fairy_perfume.rules.trade import purse
from sillage.games.fairy_perfume.words import (
    ACTIONS,
    BUY,
    CLAIM,
    DONE,
    DUST,
    DUST_NONE,
    DUSTED,
    DUSTED_NONE,
    FURTHER,
    GAIN,
    HELP,
    HELPED,
    PAID_FURTHER,
)
from sillage.kernel.codes import arg, code, is_a
from sillage.kernel.compile import rule
from sillage.kernel.log import emit
from sillage.kernel.words import Reason, Scene, Translate


# ---- the five actions --------------------------------------------------------------------------------
@rule
def legal_act(state, parts, moves):
    """FA-3g: fairy help is always there, so there is no pass."""
    me = state.player[state.actor]
    n = legal_buys(state, parts, me, moves, 0)
    n = legal_abilities(state, parts, me, moves, n)
    n = legal_goals(state, parts, me, moves, n)
    n = legal_dusts(me, moves, n)
    moves[n] = code(DUST_NONE)
    moves[n + 1] = code(HELP)
    return n + 2


@rule
def legal_more(state, parts, moves):
    """FA-B2, FA-B4, FA-3e: what is only offered may be declined."""
    me = state.player[state.actor]
    if state.phase == BUY_MORE:
        n = legal_buys(state, parts, me, moves, 0)
    elif state.phase == GOAL_MORE:
        n = legal_goals(state, parts, me, moves, 0)
    else:
        n = legal_dusts(me, moves, 0)
    moves[n] = code(DONE)
    return n + 1


@rule
def act(state, parts, action, chance, log):
    """FA-3b to FA-3f. An action goes on where an ability, or dusting, offers more of the same."""
    me = state.player[state.actor]
    if is_a(action, BUY):
        buy(state, parts, arg(action, BUY), log)
        if state.phase == ACT and me.ability[BUY_SECOND] == 1 and another_stone(state, parts, me):      # FA-B2
            state.phase = BUY_MORE
            return
    elif is_a(action, GAIN):
        gain_ability(state, parts, arg(action, GAIN), log)
    elif is_a(action, CLAIM):
        claim_goal(state, parts, arg(action, CLAIM), log)
        if state.phase == ACT and me.ability[DOUBLE_GOAL] == 1 and another_goal(state, parts, me):      # FA-B4
            state.phase = GOAL_MORE
            return
    elif is_a(action, DUST):
        if dust(state, parts, arg(action, DUST), log):
            return
    elif is_a(action, DUST_NONE):
        dust_none(state, parts, log)
    elif is_a(action, HELP):
        emit(log, HELPED, state.actor)
        gain(me, state.actor, parts.help.amount[COINS], parts.help.amount[POWER], log)
    end_action(state, parts, chance, log)       # also where more was declined


# ---- dusting -----------------------------------------------------------------------------------------
@rule
def legal_dusts(me, moves, n):
    """FA-3e: stones out of the bottle, stored or beside."""
    for stone in range(STONES):
        if me.stored[stone] + me.aside[stone] > 0:
            moves[n] = code(DUST, stone)
            n += 1
    return n


@rule
def begin_dusting(state, parts, log):
    """FA-3e: up to so many stones. FA-B1: coins, fairy power and more stones."""
    me = state.player[state.actor]
    state.dusting = parts.dust
    if me.ability[DUST_PLUS] == 1:
        state.dusting += parts.dust_more
        given = parts.effect[DUST_PLUS].amount
        gain(me, state.actor, given[COINS], given[POWER], log)


@rule
def dust(state, parts, stone, log):
    """FA-3e: back to its pool; the side goes first, for it makes no difference any more. True while more may follow."""
    if state.phase == ACT:
        begin_dusting(state, parts, log)
    me = state.player[state.actor]
    if me.aside[stone] > 0:
        me.aside[stone] -= 1
    else:
        me.stored[stone] -= 1
    state.market[stone] += 1
    state.dusting -= 1
    emit(log, DUSTED, state.actor, stone)
    state.phase = DUST_MORE
    return state.dusting > 0 and stones_in(me.stored) + stones_in(me.aside) > 0


@rule
def dust_none(state, parts, log):
    """FA-3e, FA-B1: what dusting brings comes even so."""
    begin_dusting(state, parts, log)
    emit(log, DUSTED_NONE, state.actor)


@ACTIONS.refusal(DUST)
def why_not_dust(scene: Scene, tr: Translate, word: str, stone: int) -> Reason:
    return "FA-3e", tr("fairy_perfume-why-dust", stone=tr(f"fairy_perfume-stone-{STONE_NAMES[stone]}"))


# ---- a further action, the next turn -----------------------------------------------------------------
@rule
def end_action(state, parts, chance, log):
    """FA-B10: right after an action a further one may be bought, once a round."""
    state.dusting = 0
    me = state.player[state.actor]
    if me.ability[EXTRA_ACTION] == 1 and me.further == 0 and purse(parts, me, POWER, True) >= parts.further:
        state.phase = EXTRA
    else:
        next_turn(state, parts, chance, log)


@rule
def legal_further(state, parts, moves):
    """FA-B10: where the power is there; it may be declined."""
    n = 0
    if state.player[state.actor].power >= parts.further:
        moves[0] = code(FURTHER)
        n = 1
    moves[n] = code(DONE)
    return n + 1


@rule
def further(state, parts, action, chance, log):
    """FA-B10: it must then be taken."""
    if is_a(action, DONE):
        next_turn(state, parts, chance, log)
        return
    me = state.player[state.actor]
    pay(me, POWER, parts.further)
    me.further = 1
    state.phase = ACT
    emit(log, PAID_FURTHER, state.actor, parts.further)


@ACTIONS.refusal(FURTHER)
def why_not_further(scene: Scene, tr: Translate, word: str) -> Reason:
    return "FA-B10", tr("fairy_perfume-why-purse")


@rule
def next_turn(state, parts, chance, log):
    """FA-3a: from the hourglass player clockwise one action each, twice around."""
    state.turn += 1
    if state.turn < 2 * state.players:
        state.phase = ACT
        state.actor = clockwise(state, state.holder, state.turn)
    else:
        end_round(state, parts, chance, log)
