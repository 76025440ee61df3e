"""New Game: laying the table."""

from __future__ import annotations

from newgame.rules.choose import begin_round
from sillage.kernel.compile import rule


@rule
def setup(state, parts, options, chance, log):
    """NG-1. Which flower comes next is nobody's knowledge, so it is not in the state."""
    state.players = options[0]
    state.left = parts.cards
    for worth in range(1, parts.cards + 1):
        state.bag[worth] = 1
        for seat in range(state.players):
            state.player[seat].hand[worth] = 1
    begin_round(state, chance, log)
