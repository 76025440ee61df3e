"""What lies on a position's desk beside the state: the pieces, the chance of the next decision, the log of the last."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import numpy as np

from sillage.errors import IllegalAction
from sillage.kernel.chance import CHANCE, FAULTS, FINE, WRITE
from sillage.kernel.game import Game
from sillage.kernel.log import LOG
from sillage.kernel.records import Bytes, read
from sillage.kernel.words import Event, Scene
from sillage.table.position import Position

Reader = Callable[[Bytes, np.dtype[Any]], Any]      # bytes as a record: NumPy's own, or plain values


@lru_cache(maxsize=64)
def pieces(game: Game, parts: bytes, reader: Reader) -> Any:
    """Tables of the same edition share its pieces."""
    return reader(np.frombuffer(parts, np.uint8), game.parts)


def draw_fresh(position: Position, seed: int) -> None:
    """The next decision draws from this seed, and writes its tape."""
    chance = read(position.chance, CHANCE)
    chance.mode, chance.fault, chance.drawn = WRITE, FINE, 0
    chance.seed = seed


def check_faults(position: Position) -> None:
    """Refuses what didn't go as it should: a tape that doesn't fit, a log that overflowed."""
    chance, log = read(position.chance, CHANCE), read(position.log, LOG)
    if chance.fault != FINE:
        raise IllegalAction(FAULTS[int(chance.fault)])
    if chance.mode != WRITE and chance.at != chance.drawn:
        raise IllegalAction(f"the tape holds {chance.drawn} outcomes, the decision drew {chance.at}")
    if log.full:
        raise IllegalAction("one decision wrote more events than the log holds")


def events_of(position: Position, scene: Scene) -> tuple[Event, ...]:
    """What happened in the last decision. Events name pieces, not places, so no state is needed to say them."""
    log = position.log.view(LOG)[0]
    rows = log["event"][: log["written"]]
    numbers, seats, values = (rows[name].tolist() for name in ("kind", "seat", "arg"))
    kinds = [position.game.events[number] for number in numbers]
    return tuple(
        Event(kind, seat, tuple(args[: len(kind.args)]), scene)
        for kind, seat, args in zip(kinds, seats, values, strict=True)
    )
