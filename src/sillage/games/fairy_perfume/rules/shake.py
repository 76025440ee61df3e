"""Fairy Perfume, phase 1: shaking, in beats (FA-1g).

On each beat all who shake choose unseen; the last choice resolves the beat: all pour, explode or stop.
"""

from __future__ import annotations

from sillage.games.fairy_perfume.layout import (
    CUBE,
    EXPLODED,
    EXPLODING,
    GENTLE,
    GENTLY,
    HARD,
    NO_CHOICE,
    POINTS_IN_100,
    SHAKE,
    SHAKING,
    STILL,
    STOP,
    STOPPING,
    STRONGLY,
    WAIT,
)
from sillage.games.fairy_perfume.rules.pieces import bottle_value, clockwise, stones_in, take_charcoal, tell_short
from sillage.games.fairy_perfume.rules.visit import begin_visit
from sillage.games.fairy_perfume.words import (
    ACTIONS,
    BEAT,
    CHOSE,
    FELL,
    HAS_EXPLODED,
    HAS_STOPPED,
    HOURGLASS,
    ROUND_BEGINS,
    SHAKE_GENTLY,
    SHAKE_HARD,
    STOP_SHAKING,
    WAIT_A_BEAT,
)
from sillage.kernel.chance import draw, pick
from sillage.kernel.codes import code, is_a
from sillage.kernel.compile import rule
from sillage.kernel.log import NO_SEAT, emit
from sillage.kernel.together import ask, ask_pending, chosen
from sillage.kernel.words import Reason, Scene, Translate


@rule
def begin_round(state, parts, chance, log):
    """All shake at once. Bottles without a stone have no choice: they stop on the first beat (FA-1h)."""
    state.rounds += 1
    emit(log, ROUND_BEGINS, NO_SEAT, state.rounds)
    state.phase = SHAKE
    state.holder = -1
    state.glass = -1
    state.beat = 0
    for seat in range(state.players):
        state.player[seat].status = SHAKING
        state.player[seat].waited = 0
    begin_beat(state, log)
    if state.pending == 0:                                          # FA-1h: no bottle has a stone in it
        resolve_beat(state, parts, chance, log)
        begin_visit(state, parts, log)


# ---- choosing ----------------------------------------------------------------------------------------
@rule
def begin_beat(state, log):
    """FA-1g: asks everyone who still shakes."""
    state.beat += 1
    emit(log, BEAT, NO_SEAT, state.beat)
    for seat in range(state.players):
        if state.player[seat].status == SHAKING and stones_in(state.player[seat].bottle) > 0:
            ask(state, seat)
    if state.pending != 0:
        ask_pending(state)


@rule
def legal_beat(state, moves):
    """FA-1a: anyone may stop at any time, even with nothing out. FA-1i: waiting is for live tables."""
    moves[0] = code(SHAKE_GENTLY)
    moves[1] = code(SHAKE_HARD)
    moves[2] = code(STOP_SHAKING)
    if state.live == 0:
        return 3
    moves[3] = code(WAIT_A_BEAT)
    return 4


@rule
def choose_beat(state, parts, action, chance, log):
    """FA-1g: written down unseen; the last choice resolves the beat."""
    state.player[state.actor].choice = choice_of(action)
    if not chosen(state):
        return
    if resolve_beat(state, parts, chance, log):
        begin_visit(state, parts, log)
    else:
        begin_beat(state, log)


@rule
def choice_of(action):
    """FA-1g: an action as it is written down."""
    if is_a(action, SHAKE_GENTLY):
        return GENTLE
    if is_a(action, SHAKE_HARD):
        return HARD
    return STOP if is_a(action, STOP_SHAKING) else WAIT


@ACTIONS.refusal(WAIT_A_BEAT)
def why_not_wait(scene: Scene, tr: Translate, word: str) -> Reason:
    return "FA-1i", tr("fairy_perfume-why-wait")


# ---- the beat ----------------------------------------------------------------------------------------
@rule
def resolve_beat(state, parts, chance, log):
    """FA-1g: all is shown: pours, explosions, stops, the hourglass. True when the phase is over."""
    for seat in range(state.players):
        if state.player[seat].status == SHAKING:
            carry_out(state, parts, seat, chance, log)
    pay_explosions(state, parts, log)
    everyone = run_glass(state)
    for seat in range(state.players):
        if state.player[seat].status == STOPPING:
            emit(log, HAS_STOPPED, seat, stones_in(state.player[seat].shaken))
    if state.holder < 0:
        award_glass(state, parts, chance, log)
    over = everyone
    if not everyone:
        over = True
        for seat in range(state.players):
            if state.player[seat].status == SHAKING:
                over = False
    for seat in range(state.players):
        settle(state.player[seat])
    return over


@rule
def carry_out(state, parts, seat, chance, log):
    """FA-1d: the limit is looked at after the whole pour. FA-1h: an empty bottle stops its player."""
    me = state.player[seat]
    choice = me.choice
    me.choice = NO_CHOICE
    if choice != NO_CHOICE:
        emit(log, CHOSE, seat, choice)
    if choice == WAIT:
        me.waited += 1
        if me.waited >= parts.patience:             # FA-1i
            me.status = STOPPING
        return
    me.waited = 0
    if choice in (STOP, NO_CHOICE):
        me.status = STOPPING
        return
    pour(parts, me, GENTLY if choice == GENTLE else STRONGLY, seat, chance, log)
    if stones_in(me.shaken) > bottle_value(parts, me):
        me.status = EXPLODING
        emit(log, HAS_EXPLODED, seat, stones_in(me.shaken))
    elif stones_in(me.bottle) == 0:
        me.status = STOPPING


@rule
def pour(parts, me, strength, seat, chance, log):
    """FA-1g: none to three pieces, never more than are left, each drawn without replacement."""
    left = stones_in(me.bottle) + me.bottle[CUBE]
    count = min(pick(chance, parts.pour[strength], POINTS_IN_100), left)
    for poured in range(count):
        piece = pick(chance, me.bottle, left - poured)
        me.bottle[piece] -= 1
        me.shaken[piece] += 1
        emit(log, FELL, seat, piece)


@rule
def any_exploding(state):
    """FA-1d: mostly nobody does."""
    for seat in range(state.players):
        if state.player[seat].status == EXPLODING:
            return True
    return False


@rule
def pay_explosions(state, parts, log):
    """FA-1d, FA-1f: one stone at a time, clockwise from the left of the last hourglass holder."""
    if not any_exploding(state):
        return
    missing = 0
    for lap in range(max(parts.explosion, parts.emptied)):
        for step in range(1, state.players + 1):
            seat = clockwise(state, state.last_holder, step)
            me = state.player[seat]
            if me.status != EXPLODING:
                continue
            due = parts.emptied if stones_in(me.bottle) == 0 else parts.explosion
            if lap < due:
                missing += take_charcoal(state, seat, log)
    tell_short(missing, log)


@rule
def run_glass(state):
    """FA-1c: a beat of the turned glass passes; at its end everybody stops (True)."""
    if state.glass < 0:
        return False
    state.glass -= 1
    if state.glass > 0:
        return False
    for seat in range(state.players):
        if state.player[seat].status == SHAKING:
            state.player[seat].status = STOPPING
    return True


@rule
def award_glass(state, parts, chance, log):
    """FA-1c: to the first who stops. FA-1e: if everyone has exploded, to the last who did."""
    status = STOPPING
    if takers(state, parts, STOPPING) == 0:
        if takers(state, parts, SHAKING) > 0:
            return
        status = last_resort(state, parts)
    state.holder = first_in_order(state, parts, status, chance)
    state.glass = parts.glass
    emit(log, HOURGLASS, state.holder)


@rule
def last_resort(state, parts):
    """FA-1e, FA-1i: nobody chose to stop. Who exploded goes before who did nothing."""
    if takers(state, parts, EXPLODING) > 0:
        return EXPLODING
    return EXPLODED if takers(state, parts, EXPLODED) > 0 else STOPPING


@rule
def idle(parts, me):
    """FA-1i: stopped by doing nothing."""
    return me.waited >= parts.patience


@rule
def takers(state, parts, status):
    """How many of a status may take the hourglass; who did nothing may not (FA-1i)."""
    total = 0
    for seat in range(state.players):
        me = state.player[seat]
        if me.status == status and not idle(parts, me):
            total += 1
    return total


@rule
def first_in_order(state, parts, status, chance):
    """FA-1g: fewer stones out, then the first clockwise after the last holder; in round 1 by lot."""
    sleepy = takers(state, parts, status) == 0          # FA-1i: all of them did nothing
    fewest = 1000
    tied = 0
    best = 0
    for step in range(1, state.players + 1):
        seat = clockwise(state, state.last_holder, step)
        me = state.player[seat]
        if me.status != status or idle(parts, me) != sleepy:
            continue
        out = stones_in(me.shaken)
        if out < fewest:
            fewest = out
            tied = 0
            best = seat
        if out == fewest:
            tied += 1
    if state.last_holder >= 0 or tied == 1:
        return best
    lot = draw(chance, tied)
    for seat in range(state.players):
        me = state.player[seat]
        if me.status == status and idle(parts, me) == sleepy and stones_in(me.shaken) == fewest:
            if lot == 0:
                best = seat
            lot -= 1
    return best


@rule
def settle(me):
    """FA-1d, FA-1h: who has stopped or exploded is out of the shaking."""
    if me.status == STOPPING:
        me.status = STILL
    elif me.status == EXPLODING:
        me.status = EXPLODED
