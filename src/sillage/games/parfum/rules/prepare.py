"""Parfum: prepare, the first part of a turn. The actions of a clock are notes, dice and water."""

from __future__ import annotations

from sillage.games.parfum.layout import AROMA_NAMES, AROMAS, DISTILL
from sillage.games.parfum.rules.board import draw_note
from sillage.games.parfum.rules.create import end_turn
from sillage.games.parfum.rules.distill import roll_taken
from sillage.games.parfum.rules.water import fetch_token
from sillage.games.parfum.words import ACTIONS, DRAW, TAKE, TOOK, WATER
from sillage.kernel.codes import arg, code, is_a
from sillage.kernel.compile import rule
from sillage.kernel.log import emit
from sillage.kernel.words import Reason, Scene, Translate


@rule(inline=True)
def legal_preparations(state, moves):
    n = 0
    if state.bag_left > 0:                                          # PA-C3
        for space in range(state.spaces):
            moves[n] = code(DRAW, space)
            n += state.distillery[space] == 0       # what was written counts only where it is true: no branches
    for aroma in range(AROMAS):                                     # PA-C4
        moves[n] = code(TAKE, aroma)
        n += state.market[aroma] > 0
    if state.well_left > 0:                                         # PA-C5
        moves[n] = code(WATER)
        n += 1
    return n


@rule(inline=True)
def prepare(state, parts, action, chance, log):
    """PA-C2: one of the three actions."""
    if is_a(action, DRAW):
        draw_note(state, arg(action, DRAW), chance, log)
    elif is_a(action, TAKE):
        take_die(state, arg(action, TAKE), log)
    else:
        fetch_token(state, state.actor, chance, log)
    count_action(state, parts, chance, log)


@rule(inline=True)
def count_action(state, parts, chance, log):
    """PA-C2: all actions are used while any is available; then the dice are rolled."""
    state.actions_left -= 1
    if state.actions_left > 0 and can_act(state):
        return
    state.actions_left = 0
    if roll_taken(state, parts, chance, log) == 0:                  # PA-C7: no dice, nothing rolled
        end_turn(state, parts, log)
    else:
        state.phase = DISTILL


@rule(inline=True)
def can_act(state):
    """PA-C2: whether one of the three is available."""
    if state.well_left > 0:
        return True
    for aroma in range(AROMAS):
        if state.market[aroma] > 0:
            return True
    return can_draw(state)


# ---- draw a note -----------------------------------------------------------------------------------
@rule(inline=True)
def can_draw(state):
    """PA-C3: needs a note in the bag and a free space."""
    if state.bag_left == 0:
        return False
    for space in range(state.spaces):
        if state.distillery[space] == 0:
            return True
    return False


@ACTIONS.refusal(DRAW)
def why_not_draw(scene: Scene, tr: Translate, word: str, space: int) -> Reason:
    return "PA-C3", tr("parfum-why-draw-bag") if scene.state.bag_left == 0 else tr("parfum-why-draw-space")


# ---- take a die ------------------------------------------------------------------------------------
@rule(inline=True)
def take_die(state, aroma, log):
    """PA-C4."""
    state.market[aroma] -= 1
    state.taken[aroma] += 1
    emit(log, TOOK, state.actor, aroma)


@ACTIONS.refusal(TAKE)
def why_not_take(scene: Scene, tr: Translate, word: str, aroma: int) -> Reason:
    return "PA-C4", tr("parfum-why-take", aroma=tr(f"parfum-aroma-{AROMA_NAMES[aroma]}"))


# ---- fetch water -----------------------------------------------------------------------------------
@ACTIONS.refusal(WATER)
def why_not_fetch(scene: Scene, tr: Translate, word: str) -> Reason:
    return "PA-C6", tr("parfum-why-water")
