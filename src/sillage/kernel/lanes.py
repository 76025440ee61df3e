"""How amounts of several kinds lie in one whole number, a lane each (`sillage.kernel.amounts` compiles it)."""

from __future__ import annotations

LANES = 5
LANE = 12


def pack(amounts):
    """The amounts of a row, in one number."""
    packed = 0
    for kind in range(len(amounts)):
        packed |= int(amounts[kind]) << (LANE * kind)
    return packed
