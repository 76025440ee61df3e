"""Perfumery: amounts of the four essences in one number, and whether they pay for perfumes.

A code has a lane of 12 bits a kind; the top bit of a lane stays free as a guard, so that one addition
or subtraction works on all kinds at once. It serves the rules (can this perfume be paid?) and the blender.
"""

from __future__ import annotations

from sillage.games.perfumery.layout import SYNTHETIC
from sillage.kernel.compile import rule

LANE = 12
ONE_LANE = (1 << LANE) - 1
GUARD = sum(1 << (LANE * kind + LANE - 1) for kind in range(4))
COLOURS = (1 << (LANE * SYNTHETIC)) - 1         # the lanes of floral, green and animal


@rule
def code_of(amounts):
    """The code of four amounts."""
    return (
        int(amounts[0]) | (int(amounts[1]) << LANE) | (int(amounts[2]) << (2 * LANE)) | (int(amounts[3]) << (3 * LANE))
    )


@rule
def lane(code, kind):
    return (code >> (LANE * kind)) & ONE_LANE


@rule
def has(code, wanted):
    """Whether there is enough of every kind."""
    return ((code | GUARD) - wanted) & GUARD == GUARD


@rule
def beyond(code, other):
    """What `code` has more than `other`, kind by kind; 0 where it has less."""
    difference = (code | GUARD) - other
    more = difference & GUARD
    return difference & (more - (more >> (LANE - 1)))


@rule
def least(code, other):
    return code - beyond(code, other)


@rule
def most(code, other):
    return code + beyond(other, code)


@rule
def total(code):
    return lane(code, 0) + lane(code, 1) + lane(code, 2) + lane(code, 3)


@rule
def covers(need0, need1, need2, yard0, yard1, yard2, stored):
    """PE-P1: whether Stockyards and stored essences pay these needs of the three notes exactly.

    A kind on a note's Stockyard serves that need only, so it goes first. What is then missing is paid by
    the note's synthetics (any kind), by stored essences (any note), by stored synthetics (anywhere). That
    is a flow; it exists if no set of notes misses more than its synthetics and the stored essences hold."""
    short0 = beyond(need0, yard0)
    short1 = beyond(need1, yard1)
    short2 = beyond(need2, yard2)
    missing = short0 + short1 + short2
    if missing == 0:
        return True
    wild = lane(stored, SYNTHETIC) - lane(missing, SYNTHETIC)
    if wild < 0:
        return False
    spare0 = lane(beyond(yard0, need0), SYNTHETIC)
    spare1 = lane(beyond(yard1, need1), SYNTHETIC)
    spare2 = lane(beyond(yard2, need2), SYNTHETIC)
    if total(beyond(missing & COLOURS, stored)) > wild + spare0 + spare1 + spare2:
        return False
    short0 &= COLOURS
    short1 &= COLOURS
    short2 &= COLOURS
    for notes in range(1, 7):
        short = 0
        spare = wild
        if notes & 1:
            short += short0
            spare += spare0
        if notes & 2:
            short += short1
            spare += spare1
        if notes & 4:
            short += short2
            spare += spare2
        if total(beyond(short, stored)) > spare:
            return False
    return True
