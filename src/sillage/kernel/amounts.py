"""Amounts of up to five kinds in one whole number, a lane of 12 bits each: compared and added all at once
(*SIMD within a register*).

No amount reaches 2048, so the top bit of each lane is free as a guard: subtracting with the guards set shows at once
in which lanes the result would be negative.
"""

from __future__ import annotations

from sillage.kernel import lanes
from sillage.kernel.compile import rule
from sillage.kernel.lanes import LANE, LANES

ONE_LANE = (1 << LANE) - 1
GUARD = sum(1 << (LANE * kind + LANE - 1) for kind in range(LANES))
ONES = sum(1 << (LANE * kind) for kind in range(LANES))
LAST = LANE * (LANES - 1)       # the place of the last lane

pack = rule(lanes.pack, inline=True)


@rule(inline=True)
def lane(packed, kind):
    """The amount of one kind."""
    return (packed >> (LANE * kind)) & ONE_LANE


@rule(inline=True)
def of_kind(kind, amount):
    """So much of one kind, and nothing of the others."""
    return amount << (LANE * kind)


@rule(inline=True)
def covers(have, need):
    """Whether there is enough of every kind."""
    return ((have | GUARD) - need) & GUARD == GUARD


@rule(inline=True)
def beyond(packed, other):
    """What `packed` has more than `other`, kind by kind; 0 where it has less."""
    difference = (packed | GUARD) - other
    more = difference & GUARD
    return difference & (more - (more >> (LANE - 1)))


@rule(inline=True)
def least(packed, other):
    """The smaller amount of each kind."""
    return packed - beyond(packed, other)


@rule(inline=True)
def most(packed, other):
    """The larger amount of each kind."""
    return packed + beyond(other, packed)


@rule(inline=True)
def total(packed):
    """All kinds together."""
    return ((packed * ONES) >> LAST) & ONE_LANE


@rule(inline=True)
def missing(have, need):
    """How much is missing, all kinds together."""
    return total(beyond(need, have))
