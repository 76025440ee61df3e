"""Parfum: compose, the last part of a turn. Claimed notes are placed and become perfumes."""

from __future__ import annotations

import numpy as np

from sillage.games.parfum.layout import HEAD, HEART, MAJOR, MINOR
from sillage.games.parfum.rules.create import end_turn
from sillage.games.parfum.words import ACTIONS, COMPLETED, NEW_MAJOR, NEW_MINOR, NUMBERED, PLACE_NOTE, PLACED
from sillage.kernel.codes import arg, arg2, code
from sillage.kernel.compile import rule
from sillage.kernel.log import emit
from sillage.kernel.words import Reason, Scene, Translate

ONE = np.int64(1)


@rule(inline=True)
def legal_places(state, parts, moves):
    """PA-C14, PA-C15: each claimed note begins a perfume of a side, or joins one under way whose part is free."""
    me = state.player[state.actor]
    n = 0
    for slot in range(state.claims):
        part = parts.note[state.claimed[slot]].part
        if part != HEART:
            moves[n] = code(PLACE_NOTE, slot, NEW_MINOR)
            n += 1
        moves[n] = code(PLACE_NOTE, slot, NEW_MAJOR)
        n += 1
        number = 0
        rest = me.unfinished
        while rest != 0:
            if rest & 1 and is_free(me.perfume[number], part):
                moves[n] = code(PLACE_NOTE, slot, NUMBERED + number)
                n += 1
            rest >>= 1
            number += 1
    return n


@rule
def is_free(perfume, part):
    """PA-C14, PA-C15: hearts are for major perfumes."""
    if part == HEAD:
        return perfume.head_note == 0
    if part == HEART:
        return perfume.side == MAJOR and perfume.heart_note == 0
    return perfume.base_note == 0


@rule
def place(state, parts, action, log):
    """PA-C14, PA-C15: to a new perfume of a side or to one under way; PA-C16: for good."""
    slot, target = arg(action, PLACE_NOTE), arg2(action, PLACE_NOTE)
    me = state.player[state.actor]
    note = state.claimed[slot]
    for later in range(slot, state.claims - 1):
        state.claimed[later] = state.claimed[later + 1]
    state.claims -= 1
    state.claimed[state.claims] = note      # behind those that wait, until the turn ends and its dice go back
    number = target - NUMBERED
    if target < NUMBERED:
        number = int(me.perfumes)
        me.perfumes += 1
        me.perfume[number].side = MINOR if target == NEW_MINOR else MAJOR
        me.unfinished |= ONE << number
    perfume = me.perfume[number]
    part = parts.note[note].part
    if part == HEAD:
        perfume.head_note = note
    elif part == HEART:
        perfume.heart_note = note
    else:
        perfume.base_note = note
    emit(log, PLACED, state.actor, note, number, part, perfume.side)
    complete(state, parts, number, log)
    if state.claims == 0:
        end_turn(state, parts, log)


@ACTIONS.refusal(PLACE_NOTE)
def why_not_place(scene: Scene, tr: Translate, word: str, slot: int, target: int) -> Reason:
    state = scene.state
    if slot >= state.claims:
        return "PA-C14", tr("parfum-why-place-none")
    if target == NEW_MINOR and scene.parts.note[state.claimed[slot]].part == HEART:
        return "PA-C14", tr("parfum-why-place-heart")
    return "PA-C15", tr("parfum-why-place-target")


@rule
def complete(state, parts, number, log):
    """PA-C17: complete at once; PA-C18: flacons are never short."""
    me = state.player[state.actor]
    perfume = me.perfume[number]
    if perfume.head_note == 0 or perfume.base_note == 0 or (perfume.side == MAJOR and perfume.heart_note == 0):
        return
    me.unfinished ^= ONE << number
    me.for_sale |= ONE << number
    perfume.flacons = parts.flacons[perfume.side]
    state.flacons_out += perfume.flacons
    emit(log, COMPLETED, state.actor, number, perfume.flacons)


@rule(inline=True)
def components(parts, perfume):
    """PA-C17: the components of a perfume are the sum of its notes'; packed (`sillage.kernel.amounts`)."""
    notes = parts.note
    return notes[perfume.head_note].adds + notes[perfume.heart_note].adds + notes[perfume.base_note].adds
