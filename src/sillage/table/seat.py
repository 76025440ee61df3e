"""What a player who is not a person is given: a seat's view, never the state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from sillage.kernel.game import Game
from sillage.kernel.records import Bytes


@dataclass(frozen=True, eq=False)
class SeatView:
    """All that a seat may know when it is asked: what it can't know is zero in `state`."""

    game: Game
    parts: Bytes
    seat: int
    state: Bytes
    moves: tuple[int, ...]
    decision: int


class Pilot(Protocol):
    """Somebody who plays a seat: a bot."""

    name: str

    def choose(self, view: SeatView) -> int:
        """One of `view.moves`."""
        ...
