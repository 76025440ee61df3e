"""How compiled rules write an observation: numbers cut off at 255, one column of several set to 1."""

from __future__ import annotations

from sillage.kernel.compile import rule


@rule(inline=True)
def put(out, at, value):
    """A number, cut off at what a column holds."""
    out[at] = min(max(value, 0), 255)


@rule(inline=True)
def mark(out, at, which):
    """One of several columns is 1 (one-hot)."""
    out[at + int(which)] = 1


@rule(inline=True)
def put_row(out, at, row):
    """A row of numbers."""
    for i in range(len(row)):
        put(out, at + i, row[i])


@rule(inline=True)
def from_seat(me, seat, players):
    """A seat as another counts it: 0 nobody, 1 oneself, 2 the next one clockwise ..."""
    if seat < 0:
        return 0
    return 1 + (int(seat) - me + players) % players
