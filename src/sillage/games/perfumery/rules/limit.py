"""Perfumery: the hand limit, after a column came to hand."""

from __future__ import annotations

from sillage.games.perfumery.layout import DEVELOP
from sillage.games.perfumery.rules.central import discard_card
from sillage.games.perfumery.rules.hands import discarded, legal_discards, lose_card
from sillage.kernel.compile import rule


@rule
def legal_limit(state, moves):
    """PE-A1: any card."""
    return legal_discards(state.player[state.actor], moves, 0)


@rule
def limit(state, parts, action, log):
    """PE-A1: down to exactly the hand limit."""
    me = state.player[state.actor]
    card = discarded(action)
    lose_card(me, card)
    discard_card(state, state.actor, card, log)
    if me.held <= parts.hand_limit:
        state.phase = DEVELOP
