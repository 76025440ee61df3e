"""What a table looks like and what happened at it, as it is sent: said anew only where it has changed.

A busy server describes a table thousands of times a second, mostly as it was.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from sillage.kernel.words import Scene
from sillage.server.wire.views import EventData, ViewData
from sillage.server.wire.words import event_data
from sillage.table.actions import LegalActions
from sillage.table.decision import Decision
from sillage.table.table import Description, Table

ROWS_TOLD = 32          # decisions whose events are kept as they are told


@dataclass
class Seen:
    """What a seat saw when its desk looked so."""

    desk: bytes
    scene: Scene
    description: Description


class Told:
    """What was said of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._seen: dict[int | None, Seen] = {}
        self._public: dict[bytes, Description] = {}
        self._told: dict[tuple[int, int | None], tuple[Decision, list[EventData]]] = {}

    def look(self, seat: int | None) -> ViewData:
        """The table as a seat sees it."""
        return cast(ViewData, self.table.look(seat, self._see(seat).description))

    def legal(self, seat: int) -> LegalActions:
        """What a seat may do now, in its own eyes."""
        return LegalActions(self.table.game, self._see(seat).scene, self.table.codes_for(seat))

    def _see(self, seat: int | None) -> Seen:
        """Described anew only where the seat's desk has changed: another's hidden choice changes nothing.

        A seat sees what everybody sees, and something of its own player, which is described from its own view."""
        desk = self.table.drafts.state(seat).tobytes()
        seen = self._seen.get(seat)
        if seen is None or seen.desk != desk:
            scene = self.table.scene(self.table.seen_by(seat))
            phase, everybody = self._everybody(seat, desk)
            if seat is not None:
                players = list(everybody["players"])
                players[seat] = players[seat] | self.table.game.shown_own(scene, seat)
                everybody = everybody | {"players": players}
            seen = self._seen[seat] = Seen(desk, scene, (phase, everybody))
        return seen

    def _everybody(self, seat: int | None, desk: bytes) -> Description:
        """What a spectator would see on a seat's desk: the table, or the seat's draft."""
        if desk not in self._public:
            if len(self._public) > len(self.table.seats):
                self._public.clear()
            self._public[desk] = self.table.describe(None, on_desk_of=seat)
        return self._public[desk]

    def events(self, seat: int | None, first: int, last: int) -> list[EventData]:
        """The events of decisions `first` to `last`, as a seat may know them."""
        return [event for row in self.table.rows(first, last) for event in self._row(row, seat)]

    def _row(self, row: Decision, seat: int | None) -> list[EventData]:
        """The events of a decision; most are the same for all, and said once."""
        owner = seat if any(e.kind.hidden and e.seat == seat for e in row.events) else None
        known = self._told.get((row.number, owner))
        if known is not None and known[0] is row:
            return known[1]
        if len(self._told) >= ROWS_TOLD:
            self._told.clear()
        events = [event_data(self.table, event, row.number) for event in row.seen_by(seat)]
        self._told[row.number, owner] = row, events
        return events
