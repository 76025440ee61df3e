"""Fairy Perfume: cubes that are placed free of charge, and the Royal fairy's that came out of the bottle (FA-X1)."""

from __future__ import annotations

from sillage.games.fairy_perfume.layout import ABILITIES, CUBE, ROYAL, VISIT
from sillage.games.fairy_perfume.rules.market import why_no_ability
from sillage.games.fairy_perfume.rules.pieces import on_board, seat_of
from sillage.games.fairy_perfume.rules.store import begin_storing
from sillage.games.fairy_perfume.words import ACTIONS, DONE, PLACE, PLACED
from sillage.kernel.codes import arg, code, is_a
from sillage.kernel.compile import rule
from sillage.kernel.log import emit


# ---- placing a cube --------------------------------------------------------------------------------
@rule
def can_place(state, me, ability):
    """FA-X1, FA-X4: on an ability of the side in play without an own cube."""
    return on_board(state, ability) and me.ability[ability] == 0


@rule
def legal_places(state, moves):
    """FA-X1, FA-X4: any such ability."""
    me = state.player[state.actor]
    n = 0
    for ability in range(ABILITIES):
        if can_place(state, me, ability):
            moves[n] = code(PLACE, ability)
            n += 1
    return n


@rule
def place(state, ability, log):
    """FA-X1, FA-X4: free of charge."""
    state.player[state.actor].ability[ability] = 1
    emit(log, PLACED, state.actor, ability)


ACTIONS.refusal(PLACE)(why_no_ability)      # what holds for a cube that is paid for holds for a free one


# ---- the visit -------------------------------------------------------------------------------------
@rule
def begin_visit(state, parts, log):
    """FA-X1: the Royal fairy's cubes are placed after the shaking, before anyone stores."""
    state.phase = VISIT
    state.actor = seat_of(state, ROYAL)
    if state.actor < 0 or not can_visit(state):
        begin_storing(state, parts, log)


@rule
def can_visit(state):
    """FA-X1: a cube is out, and there is an ability for it."""
    me = state.player[state.actor]
    if me.shaken[CUBE] == 0:
        return False
    for ability in range(ABILITIES):
        if can_place(state, me, ability):
            return True
    return False


@rule
def legal_visit(state, moves):
    """FA-X1: a cube may also stay beside the dashboard."""
    n = legal_places(state, moves)
    moves[n] = code(DONE)
    return n + 1


@rule
def visit(state, parts, action, log):
    """FA-X1: cube by cube, then all store."""
    if is_a(action, PLACE):
        state.player[state.actor].shaken[CUBE] -= 1
        place(state, arg(action, PLACE), log)
        if can_visit(state):
            return
    begin_storing(state, parts, log)
