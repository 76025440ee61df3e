"""Perfumery: the score (PE-E2)."""

from __future__ import annotations

from sillage.kernel.compile import rule
from sillage.kernel.records import SEATS


@rule
def scores(state, parts, out):
    """PE-E2: brand values decide, nothing else; a tie is shared."""
    for seat in range(SEATS):
        out[seat, 0] = state.player[seat].points
        out[seat, 1] = 0
