"""Fairy Perfume: the rules. One rule a function, each citing its clause (texts/rules.en.md).

This file holds the course of a game; what happens within a phase stands in `opening`, `shake`, `store`,
`market` and `score`. `legal` (in `moves`) lists what the actor may do, `apply` does it and goes on to the
next decision. A step with a single possible outcome is not asked.
"""

from __future__ import annotations

import sillage.games.fairy_perfume.rules.why  # noqa: F401 (the reasons register themselves)
from sillage.games.fairy_perfume.layout import (
    ABILITIES,
    ACT,
    ALL_CUBES,
    BLUE_FAIRY,
    BUY_MORE,
    BUY_SECOND,
    CHARM,
    CHOOSE,
    CUBE,
    CUBES,
    CUBES_AND_PINK,
    DOUBLE_GOAL,
    DUST_MORE,
    EXTRA,
    EXTRA_ACTION,
    GOAL_MORE,
    HUNDRED_ROUNDS,
    LAST_TRADE,
    NO_PINK,
    OVER,
    PIECES,
    PINK,
    PLAIN,
    POWER,
    RETURN,
    ROYAL,
    STONES,
    UNDER_WAY,
    VISIT,
    WHITE_FAIRY,
)
from sillage.games.fairy_perfume.rules.market import (
    FURTHER_PRICE,
    TRADE_COINS,
    TRADE_POWER,
    another_offer,
    begin_dusting,
    buy,
    claim_goal,
    dust,
    gain,
    gain_ability,
    pay,
    purse,
    trade,
)
from sillage.games.fairy_perfume.rules.moves import legal as legal
from sillage.games.fairy_perfume.rules.opening import deal_fairy, open_goals, seat_fairy, seat_of
from sillage.games.fairy_perfume.rules.pieces import on_board, placed, stones_in
from sillage.games.fairy_perfume.rules.score import scores as scores
from sillage.games.fairy_perfume.rules.shake import begin_beat, begin_shaking, choose, resolve_beat
from sillage.games.fairy_perfume.rules.store import begin_rewards, begin_storing, double, leave, split
from sillage.games.fairy_perfume.words import (
    BUY,
    CLAIM,
    DONE,
    DOUBLE_STONE,
    DUST,
    DUST_NONE,
    DUSTED_NONE,
    ENDED,
    FAIRY_IS,
    FURTHER,
    GAIN,
    GIVE_BACK,
    HELP,
    HELPED,
    LEAVE,
    PAID_FURTHER,
    PLACE,
    PLACED,
    RETURNED,
    SHAKE_GENTLY,
    SPLIT_COINS,
    TRADE,
)
from sillage.kernel.compile import rule
from sillage.kernel.log import NO_SEAT, emit

MOST_ROUNDS = 100


# ==== set-up ========================================================================================
@rule
def setup(state, parts, options, chance, log):
    """Options: players, side, variant, choose_fairies, live."""
    state.players = options[0]
    state.board = options[1]
    state.variant = options[2]
    state.live = options[4]
    state.holder = -1
    state.last_holder = -1
    state.glass = -1
    for stone in range(STONES):                                     # FA-S3
        state.market[stone] = parts.supply[stone]
    state.market[PINK] = parts.pink[state.players]
    open_goals(state, chance, log)
    if state.variant == 1 and options[3] == 1:
        state.phase = CHOOSE
        state.actor = 0
        return
    for seat in range(state.players):
        fairy = deal_fairy(state, chance) if state.variant == 1 else PLAIN
        seat_fairy(state, parts, seat, fairy, log)
    end_setup(state, parts, chance, log)


@rule
def choose_fairy(state, parts, fairy, chance, log):
    seat_fairy(state, parts, state.actor, fairy, log)
    state.actor += 1
    if state.actor == state.players:
        end_setup(state, parts, chance, log)


@rule
def end_setup(state, parts, chance, log):
    """FA-X4: the White fairy places a cube, with the goals in sight; then the first round."""
    state.actor = seat_of(state, WHITE_FAIRY)
    state.phase = CHARM
    if state.actor < 0:
        begin_round(state, parts, chance, log)


@rule
def place_free(state, ability, log):
    me = state.player[state.actor]
    me.ability[ability] = 1
    if state.phase == CHARM:
        me.track -= 1
    else:
        me.shaken[CUBE] -= 1
    emit(log, PLACED, state.actor, ability)


# ==== phase 1 =======================================================================================
@rule
def begin_round(state, parts, chance, log):
    begin_shaking(state, log)
    if state.pending == 0:                                          # FA-1h: no bottle has a stone in it
        resolve_beat(state, parts, chance, log)
        end_shaking(state, parts, log)


@rule
def choose_beat(state, parts, action, chance, log):
    if not choose(state, action):
        return
    if resolve_beat(state, parts, chance, log):
        end_shaking(state, parts, log)
    else:
        begin_beat(state, log)


@rule
def end_shaking(state, parts, log):
    """FA-X1: the Royal fairy's cubes are placed after the shaking, before anyone stores."""
    state.phase = VISIT
    state.actor = seat_of(state, ROYAL)
    if state.actor < 0 or not can_visit(state):
        begin_storing(state, parts, log)


@rule
def can_visit(state):
    """A shaken cube needs an ability of the side in play without an own cube."""
    me = state.player[state.actor]
    if me.shaken[CUBE] == 0:
        return False
    for ability in range(ABILITIES):
        if on_board(state, ability) and me.ability[ability] == 0:
            return True
    return False


# ==== phase 3 =======================================================================================
@rule
def act(state, parts, action, chance, log):
    """FA-3b to FA-3f: the five actions, and what an ability adds to them."""
    me = state.player[state.actor]
    if action < GAIN:
        buy(state, parts, action - BUY, log)
        if state.phase == ACT and me.ability[BUY_SECOND] == 1 and another_offer(state, parts, me, BUY, GAIN):
            state.phase = BUY_MORE
            return
    elif action < CLAIM:
        gain_ability(state, parts, action - GAIN, log)
    elif action < DUST:
        claim_goal(state, parts, action - CLAIM, log)
        if state.phase == ACT and me.ability[DOUBLE_GOAL] == 1 and another_offer(state, parts, me, CLAIM, DUST):
            state.phase = GOAL_MORE
            return
    elif action <= DUST_NONE:
        if dust_one(state, action, log):
            return
    elif action == HELP:
        emit(log, HELPED, state.actor)
        gain(me, state.actor, 1, 1, log)
    end_action(state, parts, chance, log)


@rule
def dust_one(state, action, log):
    """FA-3e: True while further stones may be dusted."""
    if state.phase == ACT:
        begin_dusting(state, log)
    if action == DUST_NONE:
        emit(log, DUSTED_NONE, state.actor)
        return False
    dust(state, action - DUST, log)
    me = state.player[state.actor]
    state.phase = DUST_MORE
    return state.dusting > 0 and stones_in(me.stored) + stones_in(me.aside) > 0


@rule
def end_action(state, parts, chance, log):
    """FA-B10: right after an action a further one may be bought, once a round."""
    state.dusting = 0
    me = state.player[state.actor]
    if me.ability[EXTRA_ACTION] == 1 and me.further == 0 and purse(me, POWER, True) >= FURTHER_PRICE:
        state.phase = EXTRA
    else:
        next_turn(state, parts, chance, log)


@rule
def take_further(state, log):
    me = state.player[state.actor]
    pay(me, POWER, FURTHER_PRICE)
    me.further = 1
    state.phase = ACT
    emit(log, PAID_FURTHER, state.actor, FURTHER_PRICE)


@rule
def next_turn(state, parts, chance, log):
    """FA-3a: from the hourglass player clockwise one action each, twice around."""
    state.turn += 1
    if state.turn < 2 * state.players:
        state.phase = ACT
        state.actor = (state.holder + state.turn) % state.players
    else:
        end_round(state, parts, chance, log)


@rule
def done(state, parts, chance, log):
    """What was offered is declined or finished."""
    if state.phase == VISIT:
        begin_storing(state, parts, log)
    elif state.phase == EXTRA:
        next_turn(state, parts, chance, log)
    elif state.phase == LAST_TRADE:
        end_game(state, log)
    else:
        end_action(state, parts, chance, log)


# ==== phase 4 =======================================================================================
@rule
def end_round(state, parts, chance, log):
    """FA-4a: looked at only here, so a round is always finished. FA-4c."""
    state.turn = 0
    state.ending = reason_to_end(state)
    if state.ending != UNDER_WAY:
        offer_last_trade(state, log)
        return
    state.phase = RETURN
    state.actor = seat_of(state, ROYAL)
    if state.actor >= 0:
        abilities = state.player[state.actor].ability
        lying = 0
        for ability in range(ABILITIES):
            lying += abilities[ability]
        if lying > 1:
            return
        for ability in range(ABILITIES):
            if abilities[ability] == 1:
                return_cube(state, ability, log)
    next_round(state, parts, chance, log)


@rule
def reason_to_end(state):
    cubes = False
    for seat in range(state.players):
        if placed(state.player[seat]) >= CUBES:
            cubes = True
    if state.market[PINK] == 0:
        return CUBES_AND_PINK if cubes else NO_PINK
    if cubes:
        return ALL_CUBES
    return HUNDRED_ROUNDS if state.rounds >= MOST_ROUNDS else UNDER_WAY


@rule
def return_cube(state, ability, log):
    """FA-X1: one own cube goes from an ability to the bottle, after the end check."""
    me = state.player[state.actor]
    me.ability[ability] = 0
    me.bottle[CUBE] += 1
    emit(log, RETURNED, state.actor, ability)


@rule
def next_round(state, parts, chance, log):
    """FA-4b: all that lies outside goes back into the bottle."""
    state.last_holder = state.holder
    for seat in range(state.players):
        me = state.player[seat]
        me.further = 0
        for piece in range(PIECES):
            me.bottle[piece] += me.stored[piece] + me.aside[piece]
            me.stored[piece] = 0
            me.aside[piece] = 0
    begin_round(state, parts, chance, log)


@rule
def offer_last_trade(state, log):
    """FA-X2: the Blue fairy may trade before scoring."""
    state.actor = seat_of(state, BLUE_FAIRY)
    state.phase = LAST_TRADE
    if state.actor >= 0:
        me = state.player[state.actor]
        if me.coins >= TRADE_COINS or me.power >= TRADE_POWER:
            return
    end_game(state, log)


@rule
def end_game(state, log):
    state.phase = OVER
    state.actor = -1
    emit(log, ENDED, NO_SEAT, state.ending)


# ==== doing it ======================================================================================
@rule
def apply(state, parts, action, chance, log):
    if action >= TRADE and action < GIVE_BACK:
        trade(state, action - TRADE, log)
        return
    state.player[state.actor].traded = 0
    if action < SHAKE_GENTLY:
        choose_fairy(state, parts, action - FAIRY_IS, chance, log)
    elif action < PLACE:
        choose_beat(state, parts, action, chance, log)
    elif action < LEAVE:
        put_cube(state, parts, action - PLACE, chance, log)
    elif action < BUY:
        store_and_gain(state, parts, action, log)
    elif action <= HELP:
        act(state, parts, action, chance, log)
    elif action == FURTHER:
        take_further(state, log)
    elif action == DONE:
        done(state, parts, chance, log)
    else:
        return_cube(state, action - GIVE_BACK, log)
        next_round(state, parts, chance, log)


@rule
def put_cube(state, parts, ability, chance, log):
    place_free(state, ability, log)
    if state.phase == CHARM:
        begin_round(state, parts, chance, log)
    elif not can_visit(state):
        begin_storing(state, parts, log)


@rule
def store_and_gain(state, parts, action, log):
    if action < DOUBLE_STONE:
        leave(state, parts, action - LEAVE, log)
    elif action < SPLIT_COINS:
        double(state, action - DOUBLE_STONE, log)
        begin_rewards(state, parts, log)
    else:
        split(state, parts, action - SPLIT_COINS, log)
