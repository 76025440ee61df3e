"""A table as a server plays it: views read from plain values, bots asked elsewhere, chance as it is stored."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Any

import numpy as np

from sillage.errors import IllegalAction
from sillage.kernel.game import find_game
from sillage.kernel.mirror import Mirror, mirror
from sillage.kernel.records import Bytes
from sillage.kernel.words import Scene
from sillage.server.wire.words import event_data
from sillage.table.seat import SeatView
from sillage.table.table import Decision, Table

Tapes = list[list[list[int]]]
ROWS_TOLD = 32          # decisions whose events are kept as they are told


class ServedTable(Table):
    """A table that is described thousands of times a second."""

    outlined = 0        # decisions up to this one are known in outline only (`resume.stand_at`)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        self._own_parts: Mirror | None = None
        self._forget()
        super().__init__(*args, **kwargs)

    def _forget(self) -> None:
        self._seen: dict[int | None, tuple[bytes, tuple[str, dict[str, Any]]]] = {}
        self._public: dict[bytes, tuple[str, dict[str, Any]]] = {}
        self._told: dict[tuple[int, int | None], tuple[Decision, list[dict[str, Any]]]] = {}

    def _scene(self, state: Bytes | None = None) -> Scene:
        bytes_ = self.position.state if state is None else state
        return Scene(mirror(bytes_, self.game.state), self._parts(), self.edition)

    def _pieces(self) -> Scene:
        return Scene(None, self._parts(), self.edition)

    def _parts(self) -> Mirror:
        if self._own_parts is None:
            self._own_parts = _parts_of(self.game.id, self.position.parts.tobytes())
        return self._own_parts

    def _describe(self, seat: int | None) -> tuple[str, dict[str, Any]]:
        """Described anew only where what the seat may know has changed: another's hidden choice changes nothing.

        A seat sees what everybody sees, but for its own player: that is described apart, from its own view."""
        masked = self._masked(seat)
        key = masked.tobytes()
        seen = self._seen.get(seat)
        if seen is None or seen[0] != key:
            phase, everybody = self._everybody(seat)
            players = list(everybody["players"])
            if seat is not None:
                players[seat] = self.game.module("show.view").player(self._scene(masked), seat, seat)
            seen = self._seen[seat] = key, (phase, everybody | {"players": players})
        return seen[1]

    def _everybody(self, seat: int | None) -> tuple[str, dict[str, Any]]:
        """What a spectator would see on a seat's desk: the table, or the seat's draft."""
        public = self.game.secrecy.view(self._desk_state(seat), None, self.over)
        key = public.tobytes()
        if key not in self._public:
            if len(self._public) > len(self.seats):
                self._public.clear()
            scene = self._scene(public)
            self._public[key] = self.game.phases[int(scene.state.phase)], self.game.describe(scene, None)
        return self._public[key]

    def told(self, row: Decision, seat: int | None) -> list[dict[str, Any]]:
        """The events of a decision as a seat may know them; most are the same for all, and said once."""
        owner = seat if any(e.kind.hidden and e.seat == seat for e in row.events) else None
        known = self._told.get((row.number, owner))
        if known is not None and known[0] is row:
            return known[1]
        if len(self._told) >= ROWS_TOLD:
            self._told.clear()
        events = [event_data(self.game, self._veil(event, seat), row.number, self.seats) for event in row.events]
        self._told[row.number, owner] = row, events
        return events

    def rows(self, first: int, last: int) -> list[Decision]:
        """The decisions `first` to `last`; 0 is the set-up."""
        chosen = self.decisions[max(first - 1, 0) : max(last, 0)]
        return [self.setup, *chosen] if first == 0 else chosen

    def after(self, number: int) -> ServedTable:
        """The table as it stood after a decision (0: the set-up)."""
        other = object.__new__(ServedTable)
        other.__dict__.update(self.copy().__dict__)
        other._forget()
        if number < len(self.decisions):
            del other.decisions[number:]
            other._drafts = {}
            other.position.put(self.decisions[number].before)
        return other

    def codes_for(self, seat: int) -> list[int]:
        """The codes of what a seat may do now."""
        return self._desk_of(seat).moves.tolist() if seat in self.asked else []

    def stand(self, decisions: list[Decision], state: Bytes) -> None:
        """Stands after decisions that are known in outline only."""
        self.decisions, self._drafts, self.outlined = decisions, {}, len(decisions)
        self.position.put(state)

    @property
    def drafted(self) -> bool:
        """Whether something was chosen that is not in the state yet."""
        return any(draft.codes for draft in self._drafts.values())

    # ---- undo --------------------------------------------------------------------------------------
    def undo_among(self, seat: int, bots: list[int]) -> Decision:
        """`undo` steps over what bots did; it knows them by its pilots, who play elsewhere here."""
        with self._bots_in(bots):
            return self.undo(seat)

    def can_undo_among(self, seat: int, bots: list[int]) -> bool:
        with self._bots_in(bots):
            return self.can_undo(seat)

    @contextmanager
    def _bots_in(self, bots: list[int]) -> Iterator[None]:
        self.pilots = dict.fromkeys(bots, _ABSENT)
        try:
            yield
        finally:
            self.pilots = {}

    # ---- chance ------------------------------------------------------------------------------------
    def tapes(self, before: int) -> Tapes:
        """The chance of the decisions since, as it is stored (-1: with the set-up)."""
        return [[list(pair) for pair in row.tape] for row in self.rows(before + 1, len(self.decisions))]


@lru_cache(maxsize=64)
def _parts_of(game_id: str, parts: bytes) -> Mirror:
    """Tables of the same edition share its pieces."""
    return mirror(np.frombuffer(parts, np.uint8), find_game(game_id).parts)


class _Absent:
    """A bot's place at the table: the server asks the bot itself, outside the event loop."""

    name = "absent"

    def choose(self, view: SeatView) -> int:
        raise IllegalAction("bots of a served table are asked by the server")


_ABSENT = _Absent()
