"""Fairy Perfume, phase 4: the end of a round and of the game (FA-4)."""

from __future__ import annotations

from sillage.games.fairy_perfume.layout import (
    ABILITIES,
    ALL_CUBES,
    BLUE_FAIRY,
    CUBE,
    CUBES,
    CUBES_AND_PINK,
    HUNDRED_ROUNDS,
    LAST_TRADE,
    NO_PINK,
    OVER,
    PIECES,
    PINK,
    RETURN,
    ROYAL,
    UNDER_WAY,
)
from sillage.games.fairy_perfume.rules.pieces import placed, seat_of
from sillage.games.fairy_perfume.rules.shake import begin_round
from sillage.games.fairy_perfume.rules.trade import can_trade
from sillage.games.fairy_perfume.words import ACTIONS, DONE, ENDED, GIVE_BACK, RETURNED
from sillage.kernel.codes import code
from sillage.kernel.compile import rule
from sillage.kernel.log import NO_SEAT, emit
from sillage.kernel.words import Reason, Scene, Translate

MOST_ROUNDS = 100       # FA-4c


@rule
def end_round(state, parts, chance, log):
    """FA-4a: looked at only here, so a round is always finished."""
    state.turn = 0
    state.ending = reason_to_end(state)
    if state.ending != UNDER_WAY:
        begin_last_trade(state, parts, log)
    else:
        begin_return(state, parts, chance, log)


@rule
def reason_to_end(state):
    """FA-4a: all cubes of somebody placed, or no pink left. FA-4c: or it is enough."""
    cubes = False
    for seat in range(state.players):
        if placed(state.player[seat]) >= CUBES:
            cubes = True
    if state.market[PINK] == 0:
        return CUBES_AND_PINK if cubes else NO_PINK
    if cubes:
        return ALL_CUBES
    return HUNDRED_ROUNDS if state.rounds >= MOST_ROUNDS else UNDER_WAY


# ---- the Royal fairy's cube goes back ----------------------------------------------------------------
@rule
def begin_return(state, parts, chance, log):
    """FA-X1: one own cube goes from an ability to the bottle; which, is asked only where there are several."""
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
def legal_returns(state, moves):
    """FA-X1: any ability with the Royal fairy's own cube."""
    me = state.player[state.actor]
    n = 0
    for ability in range(ABILITIES):
        if me.ability[ability] == 1:
            moves[n] = code(GIVE_BACK, ability)
            n += 1
    return n


@rule
def give_back(state, parts, ability, chance, log):
    """FA-X1: then the next round begins."""
    return_cube(state, ability, log)
    next_round(state, parts, chance, log)


@rule
def return_cube(state, ability, log):
    """FA-X1: to the bottle, not to the track."""
    me = state.player[state.actor]
    me.ability[ability] = 0
    me.bottle[CUBE] += 1
    emit(log, RETURNED, state.actor, ability)


@ACTIONS.refusal(GIVE_BACK)
def why_not_back(scene: Scene, tr: Translate, word: str, ability: int) -> Reason:
    return "FA-X1", tr("fairy_perfume-why-return")


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


# ---- the end -----------------------------------------------------------------------------------------
@rule
def begin_last_trade(state, parts, log):
    """FA-X2: the Blue fairy may trade before scoring."""
    state.actor = seat_of(state, BLUE_FAIRY)
    state.phase = LAST_TRADE
    if state.actor < 0 or not can_trade(parts, state.player[state.actor]):
        end_game(state, log)


@rule
def legal_last(moves):
    """FA-X2: trading may be declined."""
    moves[0] = code(DONE)
    return 1


@rule
def end_game(state, log):
    """FA-4a, FA-4c: the ending was found when the round was over."""
    state.phase = OVER
    state.actor = -1
    emit(log, ENDED, NO_SEAT, state.ending)
