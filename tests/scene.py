"""What the prepared positions of every game share: a table, playing at it, and what is read off it."""

from __future__ import annotations

from typing import Any

from sillage.kernel.records import read
from sillage.table.table import Table


class BaseScene:
    """A table at a prepared position; each game's `Scene` adds its own words."""

    table: Table

    @property
    def actions(self) -> Any:
        """What the seat that is asked may do."""
        return self.table.legal_actions

    def check(self) -> None:
        """Asserts that no piece is lost, after every play; games may add to it."""

    def play(self, *actions: str) -> Any:
        for action in actions:
            self.table.play(action)
            self.check()
        return self

    def force(self, action: str, *outcomes: tuple[int, int]) -> Any:
        """Plays an action whose chance is given, as (span, outcome) pairs."""
        self.table.apply(self.actions.code(action), tape=list(outcomes))
        self.check()
        return self

    def may(self, action: str) -> bool:
        return action in self.actions

    def choices(self, *kinds: str) -> set[str]:
        """The legal actions of these kinds (of all kinds, when none is named)."""
        return {str(a) for a in self.actions if not kinds or a.kind in kinds}

    def view(self, seat: int | None = None) -> Any:
        return self.table.view(seat)

    def player(self, seat: int) -> Any:
        """A player as that player sees himself."""
        return self.table.view(seat)["players"][seat]

    def said(self, seat: int | None = None) -> list[str]:
        """What a seat is told of the last decision."""
        return [str(e) for e in self.table.events(seat, since=len(self.table.decisions))]

    @property
    def actor(self) -> int | None:
        return self.table.actor

    @property
    def phase(self) -> str:
        return self.table.phase

    @property
    def state(self) -> Any:
        return read(self.table.position.state, self.table.game.state)

    @property
    def parts(self) -> Any:
        return read(self.table.position.parts, self.table.game.parts)
