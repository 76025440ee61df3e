"""Perfumery: the Blending phase. All seats at once, each on its own draft, revealed when all have committed.

What a seat may do here depends on its own draft and hand and on the open table only (PE-B3), so a table
may ask the pending seats in any order. Nothing is told before the reveal.
"""

from __future__ import annotations

from sillage.games.perfumery.layout import (
    ANIMAL,
    BASE,
    BLEND,
    EFFECT,
    HAND,
    KINDS,
    MIDDLE,
    NOTES,
    PAYING,
    PERFUMES,
    PRODUCE,
    STORE,
    STORED,
    STORED_SYNTHETIC,
    SYNTHETIC,
    TILE,
    TOP,
    YARD,
    YARD_SYNTHETIC,
)
from sillage.games.perfumery.rules.essences import code_of, covers
from sillage.games.perfumery.rules.market import lose_card
from sillage.games.perfumery.words import (
    BLENDING,
    COMMIT,
    COMMITTED,
    PAY_FROM,
    PRODUCE_CARD,
    PRODUCED,
    SKIP,
    STORE_KIND,
    STORED_SOME,
    USE,
    USED,
    VOLATILIZED,
)
from sillage.kernel.compile import rule
from sillage.kernel.log import NO_SEAT, emit

N_SOURCES = 4


# ==== beginning =====================================================================================
@rule
def begin_blending(state, parts, log):
    """PE-B3: every player has a draft to commit. PE-Z4: the rival has none."""
    state.phase = BLEND
    state.pending = (1 << state.players) - 1
    for seat in range(state.players):
        begin_draft(state, parts, seat)
    state.actor = 0
    emit(log, BLENDING, NO_SEAT)


@rule
def begin_draft(state, parts, seat):
    """The seat's table as it stood when the phase began."""
    me = state.player[seat]
    clear_draft(me.draft)
    for kind in range(KINDS):
        me.draft.stored[kind] = me.stored[kind]
        me.draft.spaces[kind] = me.spaces[kind]
        for note in range(NOTES):
            me.draft.yard[note, kind] = me.yard[note, kind]
    settle_effects(parts, me)


@rule
def clear_draft(draft):
    """Unused places are zero."""
    draft.step = EFFECT
    draft.note = 0
    draft.effect = 0
    draft.played = 0
    draft.made = 0
    for i in range(HAND):
        draft.make[i] = 0
        draft.synthetics[i] = 0
        draft.from_store[i] = 0
    for note in range(NOTES):
        draft.used[note] = 0
    for kind in range(KINDS):
        draft.flow[kind] = 0
        draft.stored[kind] = 0
        draft.spaces[kind] = 0
        for note in range(NOTES):
            draft.yard[note, kind] = 0
            draft.need[note, kind] = 0


# ==== effects =======================================================================================
@rule
def effect_at(me, note, place):
    """The number of an effect: place 0 is the tile's, then the recipes' from bottom to top (PE-B1)."""
    return TILE + note if place == 0 else me.note[note].recipe[place - 1] - PERFUMES


@rule
def can_use(parts, flow, effect):
    """PE-B1, PE-B2: the left side is paid kind by kind from what this note has produced so far."""
    for kind in range(KINDS):
        if flow[kind] < parts.effect[effect].pay[kind]:
            return False
    return True


@rule
def settle_effects(parts, me):
    """On to the next effect that can be used; behind the last one of a note its essences reach the Stockyard."""
    draft = me.draft
    while draft.note < NOTES:
        if draft.effect > me.note[draft.note].count:
            for kind in range(KINDS):
                draft.yard[draft.note, kind] += draft.flow[kind]
                draft.flow[kind] = 0
            draft.note += 1
            draft.effect = 0
        elif can_use(parts, draft.flow, effect_at(me, draft.note, draft.effect)):
            return
        else:
            draft.effect += 1
    draft.step = PRODUCE


@rule
def decide_effect(parts, me, use):
    """PE-B1: each effect at most once, any may be skipped."""
    draft = me.draft
    if use:
        effect = effect_at(me, draft.note, draft.effect)
        for kind in range(KINDS):
            draft.flow[kind] += parts.effect[effect].get[kind] - parts.effect[effect].pay[kind]
        draft.used[draft.note] |= 1 << int(draft.effect)
    draft.effect += 1
    settle_effects(parts, me)


# ==== production ====================================================================================
@rule
def list_producible(parts, me, moves, count):
    """PE-P1: the perfume cards in hand that Stockyards and storage can pay."""
    draft = me.draft
    top = code_of(draft.yard[TOP])
    middle = code_of(draft.yard[MIDDLE])
    base = code_of(draft.yard[BASE])
    stored = code_of(draft.stored)
    for place in range(me.held):
        card = me.hand[place]
        if card > PERFUMES:
            break                                                   # a hand is sorted, perfumes come first
        if (draft.played >> place) & 1 == 0:
            need = parts.perfume[card].need_code
            if covers(need[TOP], need[MIDDLE], need[BASE], top, middle, base, stored):
                moves[count] = PRODUCE_CARD + int(card) - 1
                count += 1
    return count


@rule
def need_covered(draft):
    """Whether what is left to pay can still be paid."""
    return covers(
        code_of(draft.need[TOP]), code_of(draft.need[MIDDLE]), code_of(draft.need[BASE]),
        code_of(draft.yard[TOP]), code_of(draft.yard[MIDDLE]), code_of(draft.yard[BASE]), code_of(draft.stored),
    )  # fmt: skip


@rule
def next_need(draft):
    """The essence to be paid next, as note * KINDS + kind; -1 when all is paid."""
    for note in range(NOTES):
        for kind in range(KINDS):
            if draft.need[note, kind] > 0:
                return note * KINDS + kind
    return -1


@rule
def take_source(draft, need, source, amount):
    """Pays `amount` (or takes it back, where negative) of a need from a source."""
    note = need // KINDS
    kind = need % KINDS
    draft.need[note, kind] -= amount
    if source == YARD:
        draft.yard[note, kind] -= amount
    elif source == YARD_SYNTHETIC:
        draft.yard[note, SYNTHETIC] -= amount
    elif source == STORED:
        draft.stored[kind] -= amount
    else:
        draft.stored[SYNTHETIC] -= amount


@rule
def has_source(draft, need, source):
    """PE-P1: a synthetic stands for floral, green or animal; a need for a synthetic takes nothing else."""
    note = need // KINDS
    kind = need % KINDS
    if source == YARD:
        return draft.yard[note, kind] > 0
    if source == STORED:
        return draft.stored[kind] > 0
    if kind > ANIMAL:
        return False
    if source == YARD_SYNTHETIC:
        return draft.yard[note, SYNTHETIC] > 0
    return draft.stored[SYNTHETIC] > 0


@rule
def can_pay_from(draft, need, source):
    """A source is open only if the rest can still be paid afterwards."""
    if not has_source(draft, need, source):
        return False
    take_source(draft, need, source, 1)
    fine = need_covered(draft)
    take_source(draft, need, source, -1)
    return fine


@rule
def pay_from(draft, need, source):
    take_source(draft, need, source, 1)
    last = draft.made - 1
    if source in (STORED, STORED_SYNTHETIC):
        draft.from_store[last] += 1
    if source in (YARD_SYNTHETIC, STORED_SYNTHETIC):
        draft.synthetics[last] += 1


@rule
def settle_payment(parts, draft):
    """Pays what leaves no choice; when all is paid the perfume stands, its storage empty (PE-P2)."""
    need = next_need(draft)
    while need >= 0:
        open_sources = 0
        only = 0
        for source in range(N_SOURCES):
            if can_pay_from(draft, need, source):
                open_sources += 1
                only = source
        if open_sources > 1:
            return
        pay_from(draft, need, only)
        need = next_need(draft)
    storage = parts.perfume[draft.make[draft.made - 1]].storage
    if storage >= 0:
        draft.spaces[storage] += 1
    draft.step = PRODUCE


@rule
def produce(parts, me, card):
    """PE-P1: a perfume card is played from the hand; the others learn it at the reveal."""
    draft = me.draft
    place = 0
    while me.hand[place] != card:
        place += 1
    draft.played |= 1 << place
    draft.make[draft.made] = card
    draft.made += 1
    for note in range(NOTES):
        for kind in range(KINDS):
            draft.need[note, kind] = parts.perfume[card].need[note, kind]
    draft.step = PAYING
    settle_payment(parts, draft)


# ==== storage =======================================================================================
@rule
def note_with(draft, kind):
    """The first note with a leftover of a kind, -1: none. Equal essences are alike wherever they come from."""
    for note in range(NOTES):
        if draft.yard[note, kind] > 0:
            return note
    return -1


@rule
def can_store(draft, kind):
    """PE-T1: an empty storage space of the very kind."""
    return draft.stored[kind] < draft.spaces[kind] and note_with(draft, kind) >= 0


@rule
def store(draft, kind):
    """PE-T1: production is over; what is stored serves from the next round on."""
    draft.step = STORE
    draft.yard[note_with(draft, kind), kind] -= 1
    draft.stored[kind] += 1


# ==== choices =======================================================================================
@rule
def list_blending(state, parts, moves):
    me = state.player[state.actor]
    draft = me.draft
    if draft.step == EFFECT:
        moves[0] = USE
        moves[1] = SKIP
        return 2
    if draft.step == PAYING:
        return list_sources(draft, moves)
    count = 0
    if draft.step == PRODUCE:
        count = list_producible(parts, me, moves, count)
    for kind in range(KINDS):
        if can_store(draft, kind):
            moves[count] = STORE_KIND + kind
            count += 1
    moves[count] = COMMIT
    return count + 1


@rule
def list_sources(draft, moves):
    need = next_need(draft)
    count = 0
    for source in range(N_SOURCES):
        if can_pay_from(draft, need, source):
            moves[count] = PAY_FROM + source
            count += 1
    return count


@rule
def blend(parts, me, action):
    """One small step of a draft (a commit is none)."""
    if action in (USE, SKIP):
        decide_effect(parts, me, action == USE)
    elif action < PAY_FROM:
        produce(parts, me, action - PRODUCE_CARD + 1)
    elif action < STORE_KIND:
        pay_from(me.draft, next_need(me.draft), action - PAY_FROM)
        settle_payment(parts, me.draft)
    else:
        store(me.draft, action - STORE_KIND)


@rule
def commit(state, log):
    """PE-B3: final; returns whether all have committed."""
    emit(log, COMMITTED, state.actor)
    state.pending &= ~(1 << state.actor)
    if state.pending == 0:
        return True
    state.actor = 0
    while (state.pending >> state.actor) & 1 == 0:
        state.actor += 1
    return False


# ==== the reveal ====================================================================================
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
    return draft.yard[TOP, kind] + draft.yard[MIDDLE, kind] + draft.yard[BASE, kind]
