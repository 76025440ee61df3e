"""Fairy Perfume: what the actor may do."""

from __future__ import annotations

from sillage.games.fairy_perfume.layout import (
    ABILITIES,
    ACT,
    BUY_MORE,
    CHARM,
    CHOOSE,
    DOUBLE,
    DUST_MORE,
    EXTRA,
    FAIRIES,
    GOAL_MORE,
    RETURN,
    SHAKE,
    SPLIT,
    STONES,
    STORE,
    VISIT,
)
from sillage.games.fairy_perfume.rules.market import (
    FURTHER_PRICE,
    legal_dusts,
    legal_offers,
    legal_trades,
)
from sillage.games.fairy_perfume.rules.opening import seat_of
from sillage.games.fairy_perfume.rules.pieces import on_board
from sillage.games.fairy_perfume.rules.shake import legal_beat
from sillage.games.fairy_perfume.rules.store import open_rewards
from sillage.games.fairy_perfume.words import (
    BUY,
    CLAIM,
    DONE,
    DOUBLE_STONE,
    DUST,
    DUST_NONE,
    FAIRY_IS,
    FURTHER,
    GAIN,
    GIVE_BACK,
    HELP,
    LEAVE,
    PLACE,
    SPLIT_COINS,
)
from sillage.kernel.compile import rule


@rule
def legal(state, parts, moves):
    me = state.player[state.actor]
    if state.phase == SHAKE:
        return legal_beat(state, moves)
    if state.phase == CHOOSE:
        return legal_fairies(state, moves)
    if state.phase == CHARM or state.phase == VISIT or state.phase == RETURN:
        return legal_cubes(state, moves)
    if state.phase == STORE or state.phase == DOUBLE or state.phase == SPLIT:
        n = legal_storing(state, moves)
    else:
        n = legal_actions(state, parts, moves)
    return legal_trades(me, moves, n)


@rule
def legal_fairies(state, moves):
    n = 0
    for fairy in range(1, FAIRIES):
        if seat_of(state, fairy) < 0:
            moves[n] = FAIRY_IS + fairy
            n += 1
    return n


@rule
def legal_cubes(state, moves):
    """FA-X1, FA-X4: a free cube goes on an ability without an own cube; a cube returns from one with."""
    me = state.player[state.actor]
    n = 0
    for ability in range(ABILITIES):
        if state.phase == RETURN:
            if me.ability[ability] == 1:
                moves[n] = GIVE_BACK + ability
                n += 1
        elif on_board(state, ability) and me.ability[ability] == 0:
            moves[n] = PLACE + ability
            n += 1
    if state.phase == VISIT:
        moves[n] = DONE
        n += 1
    return n


@rule
def legal_storing(state, moves):
    me = state.player[state.actor]
    if state.phase == SPLIT:
        total = open_rewards(state)
        for coins in range(total + 1):
            moves[coins] = SPLIT_COINS + coins
        return total + 1
    n = 0
    for stone in range(STONES):
        if state.phase == STORE:
            if me.shaken[stone] > me.leaving[stone]:
                moves[n] = LEAVE + stone
                n += 1
        elif me.stored[stone] > 0:
            moves[n] = DOUBLE_STONE + stone
            n += 1
    return n


@rule
def legal_actions(state, parts, moves):
    """FA-3g: fairy help is always there, so there is no pass; what is only offered may be declined."""
    me = state.player[state.actor]
    n = 0
    if state.phase == ACT or state.phase == BUY_MORE:
        n = legal_offers(state, parts, me, BUY, GAIN, moves, n)
    if state.phase == ACT:
        n = legal_offers(state, parts, me, GAIN, CLAIM, moves, n)
    if state.phase == ACT or state.phase == GOAL_MORE:
        n = legal_offers(state, parts, me, CLAIM, DUST, moves, n)
    if state.phase == ACT or state.phase == DUST_MORE:
        n = legal_dusts(me, moves, n)
    if state.phase == ACT:
        moves[n] = DUST_NONE
        moves[n + 1] = HELP
        return n + 2
    if state.phase == EXTRA and me.power >= FURTHER_PRICE:
        moves[n] = FURTHER
        n += 1
    moves[n] = DONE
    return n + 1
