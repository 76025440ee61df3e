"""What people agree on before a game, and who sits where."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sillage.server.wire.asks import Beginning, Mode, Pace
from sillage.server.wire.shapes import SeatKind

BOT_NAMES = ("Élise", "Basile", "Iris", "Anselme", "Rosa", "Jasper", "Viola", "Cyprien")    # in every language


@dataclass
class Seat:
    kind: SeatKind
    name: str = ""
    person: str | None = None       # who sits here; of an open seat, for whom it is reserved
    level: str | None = None
    away: bool = False
    resigned: bool = False
    shown: bool = False
    seed: str = ""
    ready: bool = True              # for beats: who sits down at a live table says so
    away_from: int | None = None    # the decisions made when a bot took over, to tell who comes back what happened

    @property
    def by_bot(self) -> bool:
        """Whether a bot decides here now."""
        return self.kind == "bot" or self.away or self.resigned


@dataclass
class Terms:
    """What was agreed, as it is stored."""

    game: str
    options: dict[str, Any]
    edition: str                    # the key of its stored copy
    edition_id: str
    rules: int                      # the version of the rules
    mode: Mode
    start: Beginning
    clock: dict[str, Any]
    takeover: str | None
    pace: Pace
    hints: bool
    undo: bool
    code: str                       # of invitations
    host_name: str
    seats: list[Seat] = field(default_factory=list)
    rated: bool = False
    origin: dict[str, Any] | None = None    # the record that it goes on from (its key), and from which decision

    @classmethod
    def restore(cls, data: dict[str, Any]) -> Terms:
        return cls(**{**data, "seats": [Seat(**seat) for seat in data["seats"]]})

    def seats_of(self, person: str | None) -> list[int]:
        return [i for i, s in enumerate(self.seats) if s.person == person and person and s.kind == "person"]

    def people(self) -> set[str]:
        return {s.person for s in self.seats if s.kind == "person" and s.person}

    def levels(self) -> set[str]:
        """The bots that play here, or may take over."""
        bots = {seat.level for seat in self.seats if seat.kind == "bot"}
        return {level for level in bots | {self.takeover} if level}

    def name_bots(self, first: int) -> None:
        """Gives bots names that people like to sit with; `first` says with whom of the list to begin."""
        taken = {seat.name for seat in self.seats}
        free = [name for name in (*BOT_NAMES[first % len(BOT_NAMES) :], *BOT_NAMES) if name not in taken]
        for seat in self.seats:
            if seat.kind == "bot" and not seat.name:
                seat.name = free[0]
                free = [name for name in free if name != seat.name]

    def names(self) -> list[str]:
        """The seats' names, told apart where they are alike."""
        names: list[str] = []
        for seat in self.seats:
            base = seat.name or seat.level or "?"
            name, number = base, 1
            while name in names:
                number += 1
                name = f"{base} {number}"
            names.append(name)
        return names
