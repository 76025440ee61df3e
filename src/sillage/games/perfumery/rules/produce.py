"""Perfumery: a draft's second step, perfumes played from the hand and paid with essences (PE-P1)."""

from __future__ import annotations

from sillage.games.perfumery.layout import (
    ANIMAL,
    BASE,
    KINDS,
    MIDDLE,
    NOTES,
    PAYING,
    PERFUMES,
    PRODUCE,
    SOURCES,
    STORED,
    STORED_SYNTHETIC,
    SYNTHETIC,
    TOP,
    YARD,
    YARD_SYNTHETIC,
)
from sillage.games.perfumery.rules.draft import step_under_way
from sillage.games.perfumery.rules.essences import can_pay
from sillage.games.perfumery.rules.hands import place_of
from sillage.games.perfumery.words import ACTIONS, PAY_FROM, PRODUCE_CARD
from sillage.kernel.amounts import pack
from sillage.kernel.codes import code
from sillage.kernel.compile import plain, rule
from sillage.kernel.words import Reason, Scene, Translate


# ==== the perfume ===================================================================================
@rule(inline=True)
def production_of(card):
    """PE-P1: the action that produces a perfume."""
    return code(PRODUCE_CARD, int(card) - 1)


@rule
def legal_produce(parts, me, moves, count):
    """PE-P1: the perfume cards in hand that Stockyards and storage can pay."""
    place = next_payable(parts, me, 0)
    while place >= 0:
        moves[count] = production_of(me.hand[place])
        count += 1
        place = next_payable(parts, me, place + 1)
    return count


@rule
def can_produce(parts, me):
    """PE-P1: whether any perfume of the hand can be paid."""
    return next_payable(parts, me, 0) >= 0


@rule
def next_payable(parts, me, place):
    """PE-P1: the next perfume of the hand that can be played and paid, -1 where there is none."""
    draft = me.draft
    top = pack(draft.yard[TOP])
    middle = pack(draft.yard[MIDDLE])
    base = pack(draft.yard[BASE])
    stored = pack(draft.stored)
    while place < me.held and me.hand[place] <= PERFUMES:           # a hand is sorted, perfumes come first
        if (draft.played >> place) & 1 == 0:
            need = parts.perfume[me.hand[place]].need_code
            if can_pay(need[TOP], need[MIDDLE], need[BASE], top, middle, base, stored):
                return place
        place += 1
    return -1


@rule
def produce(parts, me, card):
    """PE-P1: a perfume card is played from the hand; the others learn it at the reveal."""
    draft = me.draft
    draft.played |= 1 << place_of(me, card)
    draft.make[draft.made] = card
    draft.made += 1
    for note in range(NOTES):
        for kind in range(KINDS):
            draft.need[note, kind] = parts.perfume[card].need[note, kind]
    draft.step = PAYING
    settle_payment(parts, draft)


@ACTIONS.refusal(PRODUCE_CARD)
def why_not_produce(scene: Scene, tr: Translate, word: str, number: int) -> Reason:
    """PE-P1: a perfume of the hand, not played yet, that can be paid."""
    me, card = scene.state.player[scene.state.actor], number + 1
    if me.draft.step != PRODUCE:
        return "PE-P1", step_under_way(scene, tr)
    if card not in me.hand[: me.held] or int(me.draft.played) >> plain(place_of)(me, card) & 1:
        return "PE-P1", tr("perfumery-why-hand")
    return "PE-P1", tr("perfumery-why-produce")


# ==== its payment ===================================================================================
@rule
def need_covered(draft):
    """PE-P1: whether what is left to pay can still be paid."""
    return can_pay(
        pack(draft.need[TOP]), pack(draft.need[MIDDLE]), pack(draft.need[BASE]),
        pack(draft.yard[TOP]), pack(draft.yard[MIDDLE]), pack(draft.yard[BASE]), pack(draft.stored),
    )  # fmt: skip


@rule
def next_need(draft):
    """PE-P1: the essence to be paid next, as note * KINDS + kind; -1 when all is paid."""
    for note in range(NOTES):
        for kind in range(KINDS):
            if draft.need[note, kind] > 0:
                return note * KINDS + kind
    return -1


@rule
def take_source(draft, need, source, amount):
    """PE-P1: pays `amount` (or takes it back, where negative) of a need from a source."""
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
    """PE-P1: a source is open only if the rest can still be paid afterwards."""
    if not has_source(draft, need, source):
        return False
    take_source(draft, need, source, 1)
    fine = need_covered(draft)
    take_source(draft, need, source, -1)
    return fine


@rule
def legal_sources(draft, moves):
    """PE-P1: for the essence to be paid next."""
    need = next_need(draft)
    count = 0
    for source in range(SOURCES):
        if can_pay_from(draft, need, source):
            moves[count] = code(PAY_FROM, source)
            count += 1
    return count


@rule
def pay_from(draft, need, source):
    """PE-P1: the draft remembers where it came from."""
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
        for source in range(SOURCES):
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


@ACTIONS.refusal(PAY_FROM)
def why_not_pay(scene: Scene, tr: Translate, word: str, source: int) -> Reason:
    """PE-P1: a source that has what is needed and leaves enough for the rest."""
    if scene.state.player[scene.state.actor].draft.step != PAYING:
        return "PE-P1", step_under_way(scene, tr)
    return "PE-P1", tr("perfumery-why-source")
