"""What a seat can't know, dealt anew: the means of all laws about secrets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import compress
from typing import Any

import numpy as np
import numpy.typing as npt

from sillage.kernel.chance import CHANCE
from sillage.kernel.records import Bytes, read
from sillage.table import Position, Table
from sillage.testing.cases import Case
from sillage.testing.walk import walk

FEW = 20        # one of so many positions goes through the slower laws


def view(case: Case, state: Bytes, seat: int | None) -> Bytes:
    return case.game.secrecy.view(state, seat, over=False)


def redeal(case: Case, state: Bytes, seat: int | None, whim: int) -> Bytes:
    """A state that the seat can't tell from this one."""
    position = Position(case.game, case.parts)
    position.state[:] = view(case, state, seat)
    read(position.whim, CHANCE).seed = whim
    case.game.boundary.deal(position.desk, case.parts, -1 if seat is None else seat)
    return position.state.copy()


def redeals(case: Case, states: Iterable[Bytes]) -> Iterator[tuple[int | None, Bytes, Bytes]]:
    """Each of the states, for everybody who looks on, with a re-dealt one."""
    for number, state in enumerate(states):
        for seat in case.eyes:
            yield seat, state, redeal(case, state, seat, number)


def positions(case: Case, step: int = 1) -> npt.NDArray[np.uint8]:
    """Positions of random games."""
    return walk(case, 1).states[::step]


def together(case: Case) -> list[Bytes]:
    """Some positions in which several choose at once; none where the game has no such thing."""
    if not case.game.simultaneous:
        return []
    several = (int(read(state, case.game.state).pending).bit_count() > 1 for state in positions(case))
    return list(compress(positions(case), several))[: case.many(20)]


def put(fresh: Table, state: Bytes) -> Table:
    """A copy of a fresh table, with a state on it."""
    table = fresh.copy()
    table.put(state)
    return table


def share(case: Case, seat: int | None) -> Bytes:
    """The bytes that only this seat knows (None: nobody's)."""
    everything = np.full(case.game.state.itemsize, 0xFF, np.uint8)
    shared: Bytes = view(case, everything, seat) & ~view(case, everything, None)
    return shared


def told(table: Table, seat: int | None) -> list[Any]:
    """The events of the last decision, as a seat is sent them."""
    events = table.events(seat, since=len(table.decisions))
    return [(str(event), event.data()) for event in events]
