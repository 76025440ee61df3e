"""Parfum: amounts of the five aromas in one whole number, a byte each: compared all at once.

No amount reaches 128, so the top bit of each byte is free: subtracting with these bits set shows at once in which
bytes the result would be negative.
"""

from __future__ import annotations

from sillage.games.parfum.layout import AROMAS
from sillage.games.parfum.policy.odds import in_one_number
from sillage.kernel.compile import rule

GUARD = 0x80_80_80_80_80
ONES = 0x01_01_01_01_01
LAST = 8 * (AROMAS - 1)     # the place of the last aroma's byte

packed = rule(in_one_number, inline=True)


@rule(inline=True)
def covers(have, need):
    """Whether there is enough of every aroma."""
    return ((have | GUARD) - need) & GUARD == GUARD


@rule(inline=True)
def missing(have, need):
    """How much is missing, all aromas together."""
    short = (need | GUARD) - have
    short &= ((short & GUARD) >> 7) * 0x7F      # only bytes in which more is needed than there is
    return (short * ONES) >> LAST & 0xFF
