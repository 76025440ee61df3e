"""Fairy Perfume, phase 2: storing, doubling, rewards (FA-2)."""

from __future__ import annotations

from sillage.games.fairy_perfume.layout import ACT, COINS, CUBE, DOUBLE, POWER, RED, SPLIT, STONE_NAMES, STONES, STORE
from sillage.games.fairy_perfume.rules.pieces import (
    bottle_value,
    clockwise,
    gain,
    kinds_in,
    stones_in,
    take_charcoal,
    tell_short,
)
from sillage.games.fairy_perfume.rules.rewards import free_for, reward_for, times
from sillage.games.fairy_perfume.words import (
    ACTIONS,
    DOUBLE_STONE,
    DOUBLED,
    EARNED_NOTHING,
    LEAVE,
    LEFT,
    SPLIT_COINS,
    STORED,
)
from sillage.kernel.codes import code
from sillage.kernel.compile import rule
from sillage.kernel.log import emit
from sillage.kernel.together import ask, ask_pending, chosen
from sillage.kernel.words import Reason, Scene, Translate


# ---- storing -----------------------------------------------------------------------------------------
@rule
def begin_storing(state, parts, log):
    """FA-2a: who has shaken out more than the bottle value chooses, unseen; the others have no choice."""
    state.phase = STORE
    for seat in range(state.players):
        me = state.player[seat]
        over = stones_in(me.shaken) - bottle_value(parts, me)
        if over > 0 and kinds_in(me.shaken) > 1:
            ask(state, seat)
        elif over > 0:
            leave_only_kind(me, over)
    if state.pending != 0:
        ask_pending(state)
    else:
        store_all(state, parts, log)


@rule
def leave_only_kind(me, over):
    """FA-2a: among equal stones there is nothing to choose."""
    for stone in range(STONES):
        if me.shaken[stone] > 0:
            me.leaving[stone] = over
            me.left = over


@rule
def legal_leaves(state, moves):
    """FA-2a: of the stones shaken out, those not left aside yet."""
    me = state.player[state.actor]
    n = 0
    for stone in range(STONES):
        if me.shaken[stone] > me.leaving[stone]:
            moves[n] = code(LEAVE, stone)
            n += 1
    return n


@rule
def leave(state, parts, stone, log):
    """FA-2a: one stone fewer to store, unseen by the others."""
    me = state.player[state.actor]
    me.leaving[stone] += 1
    me.left += 1
    if stones_in(me.shaken) - me.left <= bottle_value(parts, me) and chosen(state):
        store_all(state, parts, log)


@ACTIONS.refusal(LEAVE)
def why_not_leave(scene: Scene, tr: Translate, word: str, stone: int) -> Reason:
    return "FA-2a", tr("fairy_perfume-why-leave", stone=tr(f"fairy_perfume-stone-{STONE_NAMES[stone]}"))


@rule
def store_all(state, parts, log):
    """FA-2a: up to the bottle value on the dashboard, the rest (and unplaced cubes) to the side."""
    for seat in range(state.players):
        me = state.player[seat]
        for stone in range(STONES):
            kept = me.shaken[stone] - me.leaving[stone]
            me.stored[stone] = kept
            me.aside[stone] += me.leaving[stone]
            if kept > 0:
                emit(log, STORED, seat, kept, stone)
            if me.leaving[stone] > 0:
                emit(log, LEFT, seat, me.leaving[stone], stone)
            me.shaken[stone] = 0
            me.leaving[stone] = 0
        me.left = 0
        me.aside[CUBE] += me.shaken[CUBE]
        me.shaken[CUBE] = 0
    begin_doubling(state, parts, log)


# ---- doubling ----------------------------------------------------------------------------------------
@rule
def begin_doubling(state, parts, log):
    """FA-2d: the hourglass player chooses a stored stone, before any reward is taken."""
    state.actor = state.holder
    state.phase = DOUBLE
    stored = state.player[state.holder].stored
    if kinds_in(stored) > 1:
        return
    for stone in range(STONES):
        if stored[stone] > 0:
            mark_doubled(state, stone, log)
    begin_rewards(state, parts, log)


@rule
def legal_doubles(state, moves):
    """FA-2d: any stone that the hourglass player has stored."""
    me = state.player[state.actor]
    n = 0
    for stone in range(STONES):
        if me.stored[stone] > 0:
            moves[n] = code(DOUBLE_STONE, stone)
            n += 1
    return n


@rule
def double(state, parts, stone, log):
    """FA-2d: then the rewards are taken."""
    mark_doubled(state, stone, log)
    begin_rewards(state, parts, log)


@rule
def mark_doubled(state, stone, log):
    """FA-2d."""
    state.doubled = stone + 1
    emit(log, DOUBLED, state.holder, stone)


@ACTIONS.refusal(DOUBLE_STONE)
def why_not_double(scene: Scene, tr: Translate, word: str, stone: int) -> Reason:
    return "FA-2d", tr("fairy_perfume-why-double", stone=tr(f"fairy_perfume-stone-{STONE_NAMES[stone]}"))


# ---- rewards -----------------------------------------------------------------------------------------
@rule
def begin_rewards(state, parts, log):
    """FA-2c: the hourglass player first."""
    state.turn = 0
    next_rewards(state, parts, log)


@rule
def next_rewards(state, parts, log):
    """FA-2c: from the hourglass player clockwise; stops where a player has coin or power to choose."""
    while state.turn < state.players:
        state.actor = clockwise(state, state.holder, state.turn)
        reward(state, parts, log)
        if open_rewards(state, parts) > 0:
            state.phase = SPLIT
            return
        state.turn += 1
    begin_actions(state)


@rule
def doubled_of(state, seat):
    """FA-2d: only the hourglass player doubles; a stone plus 1, or 0."""
    return state.doubled if seat == state.holder else 0


@rule
def reward(state, parts, log):
    """FA-2b, FA-2e. FA-1f: each red is one lap of charcoal, from the giver's left."""
    seat = state.actor
    me = state.player[seat]
    doubled = doubled_of(state, seat)
    coins = reward_for(parts, me.ability, me.stored, doubled, COINS)
    power = reward_for(parts, me.ability, me.stored, doubled, POWER)
    gain(me, seat, coins, power, log)
    if coins + power == 0:
        emit(log, EARNED_NOTHING, seat)
    missing = 0
    for _ in range(times(me.stored, RED, doubled)):
        for step in range(1, state.players):
            missing += take_charcoal(state, clockwise(state, seat, step), log)
    tell_short(missing, log)


@rule
def open_rewards(state, parts):
    """FA-B3, FA-B12: what the actor may take as coins or as fairy power."""
    me = state.player[state.actor]
    return free_for(parts, me.ability, me.stored, doubled_of(state, state.actor))


@rule
def legal_splits(state, parts, moves):
    """FA-2e: so many of them as coins, the rest as fairy power."""
    total = open_rewards(state, parts)
    for coins in range(total + 1):
        moves[coins] = code(SPLIT_COINS, coins)
    return total + 1


@rule
def split(state, parts, coins, log):
    """FA-2e: then the next player's rewards."""
    gain(state.player[state.actor], state.actor, coins, open_rewards(state, parts) - coins, log)
    state.turn += 1
    next_rewards(state, parts, log)


@ACTIONS.refusal(SPLIT_COINS)
def why_not_split(scene: Scene, tr: Translate, word: str, coins: int) -> Reason:
    return "FA-2e", tr("fairy_perfume-why-split")


@rule
def begin_actions(state):
    """FA-3a: the hourglass player begins."""
    state.turn = 0
    state.doubled = 0
    state.phase = ACT
    state.actor = state.holder
