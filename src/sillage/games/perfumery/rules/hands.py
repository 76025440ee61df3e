"""Perfumery: the cards of a hand, and giving one away: above the limit (PE-A1) or as payment (PE-D6)."""

from __future__ import annotations

from sillage.games.perfumery.layout import INSTALL
from sillage.games.perfumery.words import ACTIONS, DISCARD
from sillage.kernel.codes import arg, code
from sillage.kernel.compile import rule
from sillage.kernel.words import Reason, Scene, Translate


@rule
def gain_card(me, card):
    """PE-S4: a hand is a set: it is kept sorted, so that equal hands are equal bytes."""
    place = me.held
    while place > 0 and me.hand[place - 1] > card:
        me.hand[place] = me.hand[place - 1]
        place -= 1
    me.hand[place] = card
    me.held += 1


@rule
def lose_card(me, card):
    """PE-S4: the others keep their order."""
    place = place_of(me, card)
    me.held -= 1
    while place < me.held:
        me.hand[place] = me.hand[place + 1]
        place += 1
    me.hand[place] = 0


@rule
def place_of(me, card):
    """PE-S4: where a card is in the hand that holds it."""
    place = 0
    while me.hand[place] != card:
        place += 1
    return place


@rule
def hand_value(parts, me):
    """PE-D6: every card pays with its value, and coins help (PE-S4)."""
    value = int(me.coins)
    for place in range(me.held):
        value += int(parts.value[me.hand[place]])
    return value


# ==== discards ======================================================================================
@rule(inline=True)
def discard_of(card):
    """PE-D5: the action that discards a card."""
    return code(DISCARD, int(card) - 1)


@rule(inline=True)
def discarded(action):
    """PE-D5: the card that an action discards."""
    return arg(action, DISCARD) + 1


@rule
def legal_discards(me, moves, count):
    """PE-D5, PE-D6: any card; equal Funds are one choice."""
    last = 0
    for place in range(me.held):
        card = me.hand[place]
        if card != last:
            moves[count] = discard_of(card)
            count += 1
            last = card
    return count


@ACTIONS.refusal(DISCARD)
def why_not_discard(scene: Scene, tr: Translate, word: str, number: int) -> Reason:
    """PE-N1: a card that is paid ends the installing, so one recipe must have been installed."""
    if scene.state.phase == INSTALL and scene.state.owed == 0:
        return "PE-N1", tr("perfumery-why-install-first")
    return "PE-D6", tr("perfumery-why-hand")
