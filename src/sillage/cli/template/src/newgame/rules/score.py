"""New Game: who wins."""

from __future__ import annotations

from sillage.kernel.compile import rule
from sillage.kernel.records import SEATS


@rule
def scores(state, parts, out):
    """NG-4: most points; of those, who took more flowers."""
    for seat in range(SEATS):
        out[seat, 0] = state.player[seat].points
        out[seat, 1] = state.player[seat].flowers
