"""Nightscent: who wins."""

from __future__ import annotations

from nightscent.layout import FLOWERS
from nightscent.rules.planting import all_moths
from sillage.kernel.compile import rule
from sillage.kernel.records import SEATS


@rule
def scores(state, parts, out):
    """NS-11: moths, sets of one moth of each flower, nectar; in a tie, more dew."""
    for seat in range(SEATS):
        me = state.player[seat]
        sets = me.moths[0]
        for flower in range(1, FLOWERS):
            sets = min(sets, me.moths[flower])
        out[seat, 0] = all_moths(me) * int(parts.moth_points) + int(sets) * int(parts.set_points) + int(me.nectar)
        out[seat, 1] = me.dew
