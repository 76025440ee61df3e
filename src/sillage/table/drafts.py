"""Choices made at the same time (*serialized moves*): each seat works on a draft that nobody else sees, until it
commits.

A draft is a position of its own. On it somebody else is always waited for, so it never resolves anything; the table
takes the drafts seat by seat, as the rules ask for them. A discreet table takes none before all have committed: others
could count what somebody has chosen.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sillage.errors import UndoRefused
from sillage.kernel.chance import load_tape
from sillage.kernel.log import LOG
from sillage.kernel.records import SEATS, Bytes, read
from sillage.table.position import Position


@dataclass
class Draft:
    """What a seat has chosen, unseen by the others."""

    position: Position
    codes: list[tuple[int, bool]] = field(default_factory=list)     # with whether it went by itself


class Drafts:
    """The drafts at a table; `of` holds them by seat."""

    def __init__(self, position: Position, of: dict[int, Draft] | None = None, discreet: bool = False) -> None:
        self.table, self.game = position, position.game
        self.of = {} if of is None else of
        self.discreet = discreet

    def copy(self, position: Position) -> Drafts:
        """An independent copy, beside a copy of the table's position."""
        of = {seat: Draft(draft.position.copy(), list(draft.codes)) for seat, draft in self.of.items()}
        return Drafts(position, of, self.discreet)

    # ---- asking ------------------------------------------------------------------------------------
    @property
    def together(self) -> bool:
        """Whether several choose at the same time now."""
        return self.game.simultaneous and not self.table.over and self._pending(self.table) != 0

    @property
    def made(self) -> bool:
        """Whether something was chosen that the table doesn't hold yet."""
        return any(draft.codes for draft in self.of.values())

    def were_made(self, state: Bytes) -> bool:
        """Whether several chose at the same time in this state."""
        return bool(self._field(state)[0])

    def waits_for(self, seat: int) -> bool:
        """Whether the table still waits for a seat's choice."""
        return self._asks(self.table, seat) and not self.committed(seat)

    def committed(self, seat: int) -> bool:
        return seat in self.of and not self._asks(self.of[seat].position, seat)

    def chosen(self, seat: int) -> bool:
        """Whether a person has put something together on a draft: then the person commits it."""
        return seat in self.of and not all(auto for _, auto in self.of[seat].codes)

    def desk(self, seat: int | None) -> Position:
        """Where a seat's game stands in its own eyes: on its draft, or on the table."""
        if seat is None or not self.together or not self._asks(self.table, seat):
            return self.table
        if seat not in self.of:
            self.of[seat] = self._new(seat)
        return self.of[seat].position

    def state(self, seat: int | None) -> Bytes:
        """The state on a seat's desk. A draft waits for others for good; who is waited for is said by the table."""
        desk = self.desk(seat)
        if not self.together or (desk is self.table and not self.discreet):
            return desk.state
        state, pending = desk.state.copy(), self._pending(self.table)
        if self.discreet:
            pending = sum(1 << other for other in range(SEATS) if self.waits_for(other))
        elif seat is not None:
            pending = pending & ~(1 << seat) | self._pending(desk) & 1 << seat
        self._field(state)[0] = pending
        return state

    def suggest(self, seat: int) -> list[tuple[int, Bytes]]:
        """Choices that carry a seat's draft to where it can be committed, as the game's greedy player makes them
        from what the seat knows, each with the view that it is made in."""
        position = self.desk(seat).copy()
        position.put(self.game.secrecy.view(position.state, seat, over=False))      # a draft: it resolves nothing
        choices: list[tuple[int, Bytes]] = []
        while True:
            code, view = position.choose(), position.state.copy()
            position.play(code)
            if not self._asks(position, seat):
                return choices
            choices.append((code, view))

    # ---- choosing ----------------------------------------------------------------------------------
    def choose(self, seat: int, code: int, auto: bool = False) -> None:
        """Plays an action on a seat's draft."""
        self.desk(seat).play(code)
        self.of[seat].codes.append((code, auto))

    def take(self) -> list[tuple[int, bool]]:
        """The choices that the rules take next, where that seat has committed; its draft is done with then."""
        if self.discreet and any(self.waits_for(seat) for seat in range(SEATS)):
            return []
        actor = self.table.actor
        return self.of.pop(actor).codes if self.together and self.committed(actor) else []

    def check_undo(self, seat: int) -> Draft:
        """The draft of a seat, where something can be taken back on it."""
        draft = self.of.get(seat)
        if draft is None or not draft.codes or self.committed(seat):
            raise UndoRefused("there is no choice to take back; one that is committed is final", ("undo-committed", {}))
        return draft

    def undo(self, seat: int) -> int:
        """Takes the last choice back from a draft; returns its code."""
        *kept, (code, _) = self.check_undo(seat).codes
        self.of[seat] = self._new(seat)
        for earlier, auto in kept:
            self.choose(seat, earlier, auto)
        return code

    # ---- inside ------------------------------------------------------------------------------------
    def _new(self, seat: int) -> Draft:
        position = self.table.copy()
        read(position.log, LOG).on = 0
        load_tape(position.chance, [])      # a choice that is not revealed yet can draw nothing
        state = position.state.copy()
        record = read(state, self.game.state)
        record.actor = seat
        record.pending |= 1 << (0 if seat else 1)       # somebody else is always waited for
        position.put(state)
        return Draft(position)

    def _asks(self, position: Position, seat: int) -> bool:
        return bool(self._pending(position) >> seat & 1)

    def _pending(self, position: Position) -> int:
        return int(self._field(position.state)[0])

    def _field(self, state: Bytes) -> Any:
        fields: Any = self.game.state.fields
        dtype, offset = fields["pending"][:2]
        return state[offset : offset + dtype.itemsize].view(dtype)
