"""Perfumery: the Blending phase. All seats at once, each on its own draft, revealed when all have committed.

What a seat may do here depends on its own draft and hand and on the open table only (PE-B3), so a table
may ask the pending seats in any order. Nothing is told before the reveal (`reveal`). A draft goes through the steps
EFFECT (`effects`), PRODUCE and PAYING (`produce`) and STORE (`store`).
"""

from __future__ import annotations

from sillage.games.perfumery.layout import BLEND, EFFECT, KINDS, NOTES, PAYING, PRODUCE
from sillage.games.perfumery.rules.draft import clear_draft, step_under_way
from sillage.games.perfumery.rules.effects import decide_effect, legal_effect, settle_effects
from sillage.games.perfumery.rules.produce import (
    legal_produce,
    legal_sources,
    next_need,
    pay_from,
    produce,
    settle_payment,
)
from sillage.games.perfumery.rules.store import legal_store, store
from sillage.games.perfumery.words import (
    ACTIONS,
    BLENDING,
    COMMIT,
    COMMITTED,
    PAY_FROM,
    PRODUCE_CARD,
    SKIP,
    STORE_KIND,
    USE,
)
from sillage.kernel.codes import arg, code, is_a
from sillage.kernel.compile import rule
from sillage.kernel.log import NO_SEAT, emit
from sillage.kernel.together import ask, ask_pending, chosen
from sillage.kernel.words import Reason, Scene, Translate


@rule
def begin_blending(state, parts, log):
    """PE-B3: every player has a draft to commit. PE-Z4: the rival has none."""
    state.phase = BLEND
    for seat in range(state.players):
        begin_draft(state, parts, seat)
        ask(state, seat)
    ask_pending(state)
    emit(log, BLENDING, NO_SEAT)


@rule
def begin_draft(state, parts, seat):
    """PE-B3: the seat's table as it stood when the phase began."""
    me = state.player[seat]
    clear_draft(me.draft)
    for kind in range(KINDS):
        me.draft.stored[kind] = me.stored[kind]
        me.draft.spaces[kind] = me.spaces[kind]
        for note in range(NOTES):
            me.draft.yard[note, kind] = me.yard[note, kind]
    settle_effects(parts, me)


@rule
def legal_blend(state, parts, moves):
    """PE-B1, PE-P1, PE-T1: what the draft's step asks. PE-B3: or the commit."""
    me = state.player[state.actor]
    draft = me.draft
    if draft.step == EFFECT:
        return legal_effect(moves)
    if draft.step == PAYING:
        return legal_sources(draft, moves)
    count = 0
    if draft.step == PRODUCE:
        count = legal_produce(parts, me, moves, count)
    count = legal_store(draft, moves, count)
    moves[count] = code(COMMIT)
    return count + 1


@rule
def blend(parts, me, action):
    """PE-B1, PE-P1, PE-T1: one small step of a draft (a commit is none)."""
    if is_a(action, USE) or is_a(action, SKIP):
        decide_effect(parts, me, is_a(action, USE))
    elif is_a(action, PRODUCE_CARD):
        produce(parts, me, arg(action, PRODUCE_CARD) + 1)
    elif is_a(action, PAY_FROM):
        pay_from(me.draft, next_need(me.draft), arg(action, PAY_FROM))
        settle_payment(parts, me.draft)
    else:
        store(me.draft, arg(action, STORE_KIND))


@rule
def commit(state, log):
    """PE-B3: final; returns whether all have committed."""
    emit(log, COMMITTED, state.actor)
    return chosen(state)


@ACTIONS.refusal(COMMIT)
def why_not_commit(scene: Scene, tr: Translate, word: str) -> Reason:
    """PE-B3: a blending is committed when its effects are decided and its perfumes paid."""
    return "PE-B3", step_under_way(scene, tr)
