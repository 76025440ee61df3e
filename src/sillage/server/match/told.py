"""What a table looks like and what happened at it, as it is sent: said anew only where it has changed.

A busy server describes a table thousands of times a second, mostly as it was.
"""

from __future__ import annotations

from collections.abc import Hashable

from sillage.server.match.sight import Everybody, Sight
from sillage.server.wire.views import EventData, ViewData
from sillage.server.wire.words import event_data
from sillage.table.actions import LegalActions
from sillage.table.decision import Decision
from sillage.table.table import Description, Table

ROWS_TOLD = 32          # decisions whose events are kept as they are told


class Told:
    """What was said of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._sights: dict[int | None, Sight] = {}
        self._public: dict[bytes, Description] = {}
        self._everyones: dict[Hashable, Everybody] = {}
        self._told: dict[tuple[int, int | None], tuple[Decision, list[EventData]]] = {}

    def look(self, seat: int | None) -> ViewData:
        """The table as a seat sees it."""
        return self.sight(seat).view

    def legal(self, seat: int) -> LegalActions:
        """What a seat may do now, in its own eyes."""
        return LegalActions(self.table.game, self.sight(seat).scene, self.table.codes_for(seat))

    def sight(self, seat: int | None) -> Sight:
        """Described anew only where the seat's desk has changed: another's hidden choice changes nothing.

        A seat sees what everybody sees, and something of its own player, which is described from its own view."""
        desk = self.table.drafts.state(seat).tobytes()
        everybody = self._on_desk(seat, desk)
        known = self._sights.get(seat)
        if known is None or known.desk != desk or known.everybody is not everybody:
            scene = self.table.scene(self.table.seen_by(seat))
            own = {} if seat is None else self.table.game.shown_own(scene, seat)
            known = self._sights[seat] = Sight(seat, desk, everybody, own, scene)
        return known

    def _on_desk(self, seat: int | None, desk: bytes) -> Everybody:
        """What everybody sees there, made once for all whose desk looks so at this moment."""
        table = self.table
        moment = desk, len(table.decisions), tuple(table.asked)
        known = self._everyones.get(moment)
        if known is None:
            if len(self._everyones) > len(table.seats):
                self._everyones.clear()
            known = self._everyones[moment] = Everybody(table.look(None, self._everybody(seat, desk)))
        return known

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
