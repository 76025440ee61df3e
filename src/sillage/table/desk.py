"""What lies on a position's desk beside the state: the pieces, the chance of the next decision, the log of the last."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import numpy as np

from sillage.errors import IllegalAction
from sillage.kernel.chance import FAULTS, FINE, WRITE, head_of
from sillage.kernel.game import Game
from sillage.kernel.log import overflowed, written_in
from sillage.kernel.records import Bytes
from sillage.kernel.words import Event, Scene
from sillage.table.position import Position

Reader = Callable[[Bytes, np.dtype[Any]], Any]      # bytes as a record: NumPy's own, or plain values


@lru_cache(maxsize=64)
def pieces(game: Game, parts: bytes, reader: Reader) -> Any:
    """Tables of the same edition share its pieces."""
    return reader(np.frombuffer(parts, np.uint8), game.parts)


def check_faults(position: Position) -> None:
    """Refuses what didn't go as it should: a tape that doesn't fit, a log that overflowed."""
    _, mode, fault, drawn, at = head_of(position.chance)
    if fault != FINE:
        raise IllegalAction(FAULTS[fault])
    if mode != WRITE and at != drawn:
        raise IllegalAction(f"the tape holds {drawn} outcomes, the decision drew {at}")
    if overflowed(position.log):
        raise IllegalAction("one decision wrote more events than the log holds")


def events_of(position: Position, scene: Scene) -> tuple[Event, ...]:
    """What happened in the last decision. Events name pieces, not places, so no state is needed to say them."""
    kinds = position.game.events
    return tuple(
        Event(kinds[number], seat, tuple(args[: len(kinds[number].args)]), scene)
        for number, seat, *args in written_in(position.log)
    )
