"""Perfumery: the reveal. All have committed; their drafts become the table."""

from __future__ import annotations

from sillage.games.perfumery.layout import BASE, KINDS, MIDDLE, NOTES, TOP
from sillage.games.perfumery.rules.draft import clear_draft
from sillage.games.perfumery.rules.effects import effect_at
from sillage.games.perfumery.rules.hands import lose_card
from sillage.games.perfumery.words import PRODUCED, STORED_SOME, USED, VOLATILIZED
from sillage.kernel.compile import rule
from sillage.kernel.log import emit


@rule
def reveal(state, parts, log):
    """All drafts become the table, and are told; PE-V1: what is left on the Stockyards goes."""
    for seat in range(state.players):
        me = state.player[seat]
        tell_effects(me, seat, log)
        show_perfumes(parts, me, seat, log)
        show_storage(me, seat, log)
        clear_draft(me.draft)


@rule
def tell_effects(me, seat, log):
    """PE-B1: which effects were used."""
    for note in range(NOTES):
        for place in range(me.note[note].count + 1):
            if (me.draft.used[note] >> place) & 1:
                emit(log, USED, seat, note, effect_at(me, note, place))


@rule
def show_perfumes(parts, me, seat, log):
    """PE-P2: face up, with its brand value."""
    draft = me.draft
    for i in range(draft.made):
        card = draft.make[i]
        lose_card(me, card)
        me.produced[me.perfumes] = card
        me.perfumes += 1
        me.points += parts.perfume[card].brand
        emit(log, PRODUCED, seat, card - 1, parts.perfume[card].brand, draft.synthetics[i], draft.from_store[i])


@rule
def show_storage(me, seat, log):
    """PE-T1, PE-V1, PE-V2: stored essences stay, the others go back to the supply."""
    draft = me.draft
    used = 0
    for i in range(draft.made):
        used += draft.from_store[i]
    gone = 0
    kept = 0
    for kind in range(KINDS):
        me.stored[kind] = draft.stored[kind]
        me.spaces[kind] = draft.spaces[kind]
        kept += me.stored[kind]
        for note in range(NOTES):
            gone += draft.yard[note, kind]
            me.yard[note, kind] = 0
    if kept > 0 or used > 0:
        emit(log, STORED_SOME, seat, me.stored[0], me.stored[1], me.stored[2], me.stored[3])
    if gone > 0:
        emit(
            log, VOLATILIZED, seat, left_over(draft, 0), left_over(draft, 1), left_over(draft, 2), left_over(draft, 3)
        )


@rule
def left_over(draft, kind):
    """PE-V1: what is left of a kind on all Stockyards."""
    return draft.yard[TOP, kind] + draft.yard[MIDDLE, kind] + draft.yard[BASE, kind]
