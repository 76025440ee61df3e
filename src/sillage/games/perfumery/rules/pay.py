"""Perfumery: paying a price with cards of the hand (PE-D6)."""

from __future__ import annotations

from sillage.games.perfumery.layout import DEVELOP, PAY
from sillage.games.perfumery.rules.central import discard_card
from sillage.games.perfumery.rules.hands import discarded, legal_discards, lose_card
from sillage.games.perfumery.words import ACTIONS, DONE, PAID
from sillage.kernel.codes import code, is_a
from sillage.kernel.compile import rule
from sillage.kernel.log import emit
from sillage.kernel.words import Scene, Translate


@rule
def begin_payment(state, price):
    state.owed = price
    state.phase = PAY


@rule
def legal_pay(state, moves):
    """PE-D6: superfluous cards are allowed; an explicit step ends the payment (PE-D5)."""
    count = legal_discards(state.player[state.actor], moves, 0)
    if state.paid >= state.owed:
        moves[count] = code(DONE)
        count += 1
    return count


@rule
def pay(state, parts, action, log):
    if is_a(action, DONE):
        end_payment(state, log)
    else:
        pay_card(state, parts, discarded(action), log)


@rule
def pay_card(state, parts, card, log):
    """PE-D6: the card's value counts, and it goes to the central area."""
    lose_card(state.player[state.actor], card)
    state.paid += parts.value[card]
    discard_card(state, state.actor, card, log)
    state.phase = PAY


@rule
def end_payment(state, log):
    """PE-D6: no change is given."""
    emit(log, PAID, state.actor, state.paid, state.owed)
    state.owed = 0
    state.paid = 0
    state.phase = DEVELOP


@ACTIONS.refusal(DONE)
def why_not_done(scene: Scene, tr: Translate, word: str) -> tuple[str, str]:
    """PE-D6: the price must be reached."""
    return "PE-D6", tr("perfumery-why-unpaid", paid=int(scene.state.paid), owed=int(scene.state.owed))
