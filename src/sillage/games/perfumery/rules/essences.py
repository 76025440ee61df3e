"""Perfumery: whether essences pay for perfumes. Amounts of all kinds lie in one number (`sillage.kernel.amounts`)."""

from __future__ import annotations

from sillage.games.perfumery.layout import SYNTHETIC
from sillage.kernel.amounts import beyond, lane, of_kind, total
from sillage.kernel.compile import rule
from sillage.kernel.lanes import LANE

COLOURS = (1 << (LANE * SYNTHETIC)) - 1         # the lanes of floral, green and animal


@rule(inline=True)
def one_of(kind):
    """PE-P1: one essence of a kind, packed."""
    return of_kind(int(kind), 1)


@rule
def can_pay(need0, need1, need2, yard0, yard1, yard2, stored):
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
