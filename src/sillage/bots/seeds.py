"""How a bot's seed and the decision it is asked for make one number."""

from __future__ import annotations

from sillage.table.seat import SeatView

_WORD = 0xFFFF_FFFF_FFFF_FFFF


def decision_seed(seed: int, view: SeatView) -> int:
    """The same seed, seat and decision give the same number; neighbours lie far apart."""
    return (seed * 1_000_003 + view.decision * 8 + view.seat) * 0x9E3779B97F4A7C15 & _WORD
