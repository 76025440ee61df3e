"""Perfumery: paying a price with cards of the hand (PE-D6)."""

from __future__ import annotations

from sillage.games.perfumery.layout import DEVELOP, INSTALL, PAY
from sillage.games.perfumery.rules.central import discard_card
from sillage.games.perfumery.rules.hands import discarded, legal_discards, lose_card
from sillage.games.perfumery.words import ACTIONS, DONE, PAID
from sillage.kernel.codes import code, is_a
from sillage.kernel.compile import rule
from sillage.kernel.log import emit
from sillage.kernel.words import Reason, Scene, Translate


@rule
def begin_payment(state, price):
    """PE-D6: so much is owed."""
    state.owed = price
    state.phase = PAY


@rule
def legal_pay(state, moves):
    """PE-D6: superfluous cards are allowed; an explicit step ends the payment (PE-D5)."""
    count = legal_discards(state.player[state.actor], moves, 0)
    if is_paid(state):
        moves[count] = code(DONE)
        count += 1
    return count


@rule
def is_paid(state):
    """PE-D6: cards and coins reach the price."""
    return state.paid + state.player[state.actor].coins >= state.owed


@rule
def pay(state, parts, action, log):
    """PE-D6: a card more, or enough is paid."""
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
    """PE-D6: no change is given. PE-S4: coins pay what the cards don't."""
    coins = max(0, int(state.owed) - int(state.paid))
    state.player[state.actor].coins -= coins
    emit(log, PAID, state.actor, state.paid + coins, state.owed)
    state.owed = 0
    state.paid = 0
    state.phase = DEVELOP


@ACTIONS.refusal(DONE)
def why_not_done(scene: Scene, tr: Translate, word: str) -> Reason:
    """PE-D6: the price must be reached. PE-N1: a recipe must have been installed."""
    if scene.state.phase == INSTALL and scene.state.owed == 0:
        return "PE-N1", tr("perfumery-why-install-first")
    return "PE-D6", tr("perfumery-why-unpaid", paid=int(scene.state.paid), owed=int(scene.state.owed))
