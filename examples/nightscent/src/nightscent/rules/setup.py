"""Nightscent: laying the table."""

from __future__ import annotations

from nightscent.layout import FLOWERS
from nightscent.rules.nightfall import fall
from sillage.kernel.chance import draw
from sillage.kernel.compile import rule


@rule
def setup(state, parts, options, chance, log):
    """NS-1, NS-2. The order of sack and shed is nobody's knowledge, so it is not in the state."""
    state.players = options[0]
    state.nights = parts.nights[options[1]]
    for flower in range(FLOWERS):
        state.sack[flower] = parts.sack[flower]
        state.sack_left += parts.sack[flower]
    for number in range(1, parts.seedlings + 1):
        state.shed[number] = 1
    state.shed_left = parts.seedlings
    for seat in range(state.players):
        me = state.player[seat]
        me.dew = parts.start_dew
        for flower in range(FLOWERS):
            me.scent[flower] = parts.start_scent
    state.starter = draw(chance, state.players)
    fall(state, parts, chance, log)
