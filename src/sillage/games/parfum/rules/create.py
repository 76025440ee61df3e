"""Parfum: phase 2, a turn per clock. Prepare (dice, water, notes), distil (roll, mend, claim), compose (place)."""

from __future__ import annotations

import numpy as np

from sillage.games.parfum.layout import (
    AROMAS,
    DISTILL,
    FOUR_CLOCKS,
    HEAD,
    HEART,
    MAJOR,
    MINOR,
    PLACE,
    PREPARE,
    SELL,
    THREE_CLOCKS,
    WORTHS,
)
from sillage.games.parfum.rules.board import draw_note
from sillage.games.parfum.rules.order import ask_seller, earn
from sillage.games.parfum.rules.water import fetch_token, renew_well, spend
from sillage.games.parfum.words import (
    CLAIM,
    CLAIMED,
    COMPLETED,
    DONE,
    DRAW,
    N_PAIRS,
    PAIR_HIGH,
    PAIR_LOW,
    PLACED,
    REROLL,
    REROLL_ALL,
    ROLLED,
    TAKE,
    TOOK,
    TURN,
    TURN_BEGINS,
    TURNED,
    WATER,
)
from sillage.kernel.chance import draw
from sillage.kernel.compile import rule
from sillage.kernel.log import emit

ONE = np.int64(1)
DIE_FACES = 6


@rule(inline=True)
def begin_turn(state, parts, clock, log):
    """PA-C1: clock by clock, each a turn of its own."""
    state.turn = clock
    state.actor = state.clock_owner[clock]
    state.phase = PREPARE
    board = THREE_CLOCKS if state.clocks == 3 else FOUR_CLOCKS
    state.actions_left = parts.clock_actions[board, clock]          # PA-W3
    emit(log, TURN_BEGINS, state.actor, clock, state.actions_left)


@rule(inline=True)
def can_draw(state):
    """PA-C3: needs a note in the bag and a free space."""
    if state.bag_left == 0:
        return False
    for space in range(state.spaces):
        if state.distillery[space] == 0:
            return True
    return False


@rule(inline=True)
def can_act(state):
    if state.well_left > 0:
        return True
    for aroma in range(AROMAS):
        if state.market[aroma] > 0:
            return True
    return can_draw(state)


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
def take_die(state, aroma, log):
    """PA-C4."""
    state.market[aroma] -= 1
    state.taken[aroma] += 1
    emit(log, TOOK, state.actor, aroma)


@rule(inline=True)
def prepare(state, parts, action, chance, log):
    if action < TAKE:
        draw_note(state, action - DRAW, chance, log)
    elif action < WATER:
        take_die(state, action - TAKE, log)
    else:
        fetch_token(state, state.actor, chance, log)
    count_action(state, parts, chance, log)


@rule(inline=True)
def roll(state, parts, aroma, dice, chance, log):
    flasks = 0
    for _ in range(dice):
        flask = draw(chance, DIE_FACES) < parts.flask_faces[aroma]
        flasks += flask
        emit(log, ROLLED, state.actor, aroma, flask)
    state.flasks[aroma] += flasks
    state.flies[aroma] += dice - flasks


@rule(inline=True)
def roll_taken(state, parts, chance, log):
    """PA-C7: all taken dice are rolled; returns how many."""
    rolled = 0
    for aroma in range(AROMAS):
        dice = state.taken[aroma]
        state.taken[aroma] = 0
        rolled += dice
        roll(state, parts, aroma, dice, chance, log)
    return rolled


@rule
def reroll_flies(state, parts, aroma, worth, chance, log):
    """PA-C8: one token re-rolls all flies of one aroma."""
    spend(state, worth, log)
    renew_well(state, log)
    dice = state.flies[aroma]
    state.flies[aroma] = 0
    roll(state, parts, aroma, dice, chance, log)


@rule
def reroll_all(state, parts, worth, chance, log):
    """PA-C9: one token re-rolls all dice, flasks too."""
    spend(state, worth, log)
    renew_well(state, log)
    for aroma in range(AROMAS):
        dice = state.flasks[aroma] + state.flies[aroma]
        state.flasks[aroma] = 0
        state.flies[aroma] = 0
        roll(state, parts, aroma, dice, chance, log)


@rule
def turn_fly(state, aroma, pair, log):
    """PA-C10: two tokens turn one fly to its flask. They are discarded together (PA-C6)."""
    spend(state, PAIR_LOW[pair], log)
    spend(state, PAIR_HIGH[pair], log)
    renew_well(state, log)
    state.flies[aroma] -= 1
    state.flasks[aroma] += 1
    emit(log, TURNED, state.actor, aroma)


@rule
def claim(state, parts, space, log):
    """PA-C12: each die serves one note. PA-C13: the note pays at once and leaves a gap."""
    note = state.distillery[space]
    state.distillery[space] = 0
    state.claiming = 1
    for aroma in range(AROMAS):
        state.flasks[aroma] -= parts.note[note].aromas[aroma]
        state.market[aroma] += parts.note[note].aromas[aroma]
    state.claimed[state.claims] = note
    state.claims += 1
    emit(log, CLAIMED, state.actor, note, space)
    earn(state, state.actor, parts.note[note].coins, log)


@rule
def end_claiming(state, parts, log):
    """PA-C14: every claimed note is placed before the turn ends."""
    if state.claims > 0:
        state.phase = PLACE
    else:
        end_turn(state, parts, log)


@rule(inline=True)
def distill(state, parts, action, chance, log):
    if action < REROLL_ALL:
        worth = (action - REROLL) % WORTHS
        reroll_flies(state, parts, (action - REROLL) // WORTHS, worth, chance, log)
    elif action < TURN:
        reroll_all(state, parts, action - REROLL_ALL, chance, log)
    elif action < CLAIM:
        turn_fly(state, (action - TURN) // N_PAIRS, (action - TURN) % N_PAIRS, log)
    elif action < DONE:
        claim(state, parts, action - CLAIM, log)
    else:
        end_claiming(state, parts, log)


@rule
def is_free(perfume, part):
    if part == HEAD:
        return perfume.head_note == 0
    if part == HEART:
        return perfume.side == MAJOR and perfume.heart_note == 0
    return perfume.base_note == 0


@rule
def place(state, parts, slot, target, log):
    """PA-C14, PA-C15: to a new perfume of a side or to one under way; PA-C16: for good."""
    me = state.player[state.actor]
    note = state.claimed[slot]
    for later in range(slot, state.claims - 1):
        state.claimed[later] = state.claimed[later + 1]
    state.claims -= 1
    state.claimed[state.claims] = 0
    number = target - 2
    if target < 2:
        number = int(me.perfumes)
        me.perfumes += 1
        me.perfume[number].side = MINOR if target == 0 else MAJOR
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


@rule
def end_turn(state, parts, log):
    """PA-C19: all dice go back. Then the next clock, or the selling."""
    state.claiming = 0
    for aroma in range(AROMAS):
        state.market[aroma] = parts.dice[aroma]
        state.flasks[aroma] = 0
        state.flies[aroma] = 0
    if state.turn + 1 < state.clocks:
        begin_turn(state, parts, state.turn + 1, log)
    else:
        state.phase = SELL
        state.chances = 0
        ask_seller(state)
