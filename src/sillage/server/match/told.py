"""What a table looks like and what happened at it, as it is sent: said anew only where it has changed.

A busy server describes a table thousands of times a second, mostly as it was.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field, replace
from typing import Any

from sillage.kernel.mirror import Memory, Spans
from sillage.server.match.sight import Everybody, Sight
from sillage.server.wire.views import EventData, ViewData
from sillage.server.wire.words import event_data
from sillage.table.actions import LegalActions
from sillage.table.decision import Decision
from sillage.table.table import Description, Table

ROWS_TOLD = 32          # decisions whose events are kept as they are told
Desks = dict[int | None, tuple[bytes, Everybody]]       # by seat, None: the table's own


@dataclass(eq=False)
class Recent:
    """The events that were told last: from which decision to which, and who owns some of their secrets."""

    first: int
    last: Decision
    owners: set[int]
    told: dict[int | None, list[EventData]] = field(default_factory=dict)


class Told:
    """What was said of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._sights: dict[int | None, Sight] = {}
        self._public: dict[bytes, Description] = {}
        self._everyones: dict[Hashable, Everybody] = {}
        self._memory = Memory()
        self._recent: Recent | None = None
        self._told: dict[tuple[int, int | None], tuple[Decision, list[EventData]]] = {}

    def look(self, seat: int | None) -> ViewData:
        """The table as a seat sees it."""
        return self.sight(seat).view

    def legal(self, seat: int) -> LegalActions:
        """What a seat may do now, in its own eyes."""
        return self.table.legal_for(seat)

    def sight(self, seat: int | None, desks: Desks | None = None) -> Sight:
        """Described anew only where the seat's desk has changed: another's hidden choice changes nothing.

        A seat sees what everybody sees, and something of its own player, which is described from its own view. `desks`
        are those that were looked at since the last change: most share one."""
        whose = seat if self.table.drafts.together else None
        if desks is None or whose not in desks:
            bytes_ = self.table.drafts.state(seat).tobytes()
            desks = {} if desks is None else desks
            desks[whose] = bytes_, self._on_desk(seat, bytes_)
        desk, everybody = desks[whose]
        known = self._sights.get(seat)
        if known is None or known.desk != desk or known.everybody is not everybody:
            known = self._sights[seat] = Sight(seat, desk, everybody, self._own(seat, desk))
        return known

    def _own(self, seat: int | None, desk: bytes) -> dict[str, Any]:
        """What a seat sees of its own player. What it can't see of the desk is not read."""
        if seat is None:
            return {}
        table = self.table

        def describe(spans: Spans) -> dict[str, Any]:
            scene = table.scene(table.seen_by(seat))
            return table.game.shown_own(replace(scene, state=scene.state.traced(spans)), seat)

        own: dict[str, Any] = self._memory.part((seat, table.over), desk, describe)
        return own

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
            scene, game = self.table.scene(self.table.seen_by(None, on_desk_of=seat)), self.table.game
            scene.state.memory = self._memory
            self._public[desk] = game.phases[int(scene.state.phase)], game.describe(scene, None)
        return self._public[desk]

    def events(self, seat: int | None, first: int, last: int) -> list[EventData]:
        """The events of decisions `first` to `last`, as a seat may know them: most are the same for all."""
        rows = self.table.rows(first, last)
        if not rows:
            return []
        known = self._recent
        if known is None or known.first != first or known.last is not rows[-1]:
            owners = {event.seat for row in rows for event in row.events if event.kind.hidden}
            known = self._recent = Recent(first, rows[-1], owners)
        owner = seat if seat in known.owners else None
        if owner not in known.told:
            known.told[owner] = [event for row in rows for event in self._row(row, owner)]
        return known.told[owner]

    def _row(self, row: Decision, owner: int | None) -> list[EventData]:
        """The events of a decision; to who owns none of their secrets they are told as to everybody."""
        known = self._told.get((row.number, owner))
        if known is not None and known[0] is row:
            return known[1]
        if len(self._told) >= ROWS_TOLD:
            self._told.clear()
        events = [event_data(self.table, event, row.number) for event in row.seen_by(owner)]
        self._told[row.number, owner] = row, events
        return events
