"""How a match stands: its terms, its table, whose turn it is. What people may do with it is in `match.py`."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

from sillage.kernel.edition import Edition
from sillage.kernel.game import Game, Tempo, find_game
from sillage.kernel.mirror import mirror
from sillage.server.match.clocks import Clock
from sillage.server.match.dice import commitment, table_dice
from sillage.server.match.keepsake import Keepsake
from sillage.server.match.log import Entry
from sillage.server.match.prologue import Prologue
from sillage.server.match.terms import Terms
from sillage.server.match.told import Told
from sillage.server.wire.refusals import Refused
from sillage.server.wire.shapes import Status
from sillage.server.wire.views import ResultData
from sillage.table.seat import SeatView
from sillage.table.table import Table

COUNT = 3.0     # seconds: three, two, one


@dataclass
class Standing:
    id: str
    status: Status
    public: bool
    host: str
    secret: bytes
    created: float
    terms: Terms
    edition: Edition
    seq: int = 0
    clock: Clock = field(default_factory=Clock)
    votes: list[int] = field(default_factory=list)
    result: ResultData | None = None
    rematch: str | None = None
    beat_ends: float | None = None
    beat_opens: float | None = None                             # the first beat of several is counted in
    table: Table | None = None
    counts: list[int] = field(default_factory=list)             # decisions made, by seq
    asked_at: dict[int, int] = field(default_factory=dict)      # the seq at which a seat's question was put
    keys: dict[tuple[str, str], tuple[int, str]] = field(default_factory=dict)     # what was done under a key
    hidden: list[tuple[int, int]] = field(default_factory=list)     # entries that only a seat may count: seq and seat
    prologue: Prologue | None = None                            # a game that this one goes on from
    kept: tuple[int, float] = (0, 0.0)                          # seq and time of the row in the store, as last known
    snapped: int = 0                                            # decisions made at the last snapshot
    skipped: list[Entry] = field(default_factory=list)
    outlined: int = 0                                           # decisions known in outline only (`resume.stand_at`)
    last_face: tuple[int, list[int]] = (0, [])                  # `face`, as the store's row tells it
    keepsake: Keepsake | None = None                            # how it ended, where its rules are no longer known
    _told: Told | None = None
    beat_seats: tuple[int, ...] = ()
    _questions: dict[int, tuple[int, ...]] = field(default_factory=dict)

    # ---- what is known -----------------------------------------------------------------------------
    @property
    def game(self) -> Game:
        return find_game(self.terms.game)

    @property
    def seeds(self) -> list[str]:
        return [seat.seed for seat in self.terms.seats]

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    @property
    def asked(self) -> list[int]:
        return self.table.asked if self.table is not None and self.status == "playing" else []

    @property
    def outdated(self) -> bool:
        """Whether the game was played to its end by other rules than are known here."""
        return self.status == "over" and self.terms.rules != self.game.rules_version

    @property
    def decision(self) -> int:
        return len(self.table.decisions) if self.table is not None else 0

    @property
    def told(self) -> Told:
        """What is said of the table."""
        assert self.table is not None
        if self._told is None or self._told.table is not self.table:
            self._told = Told(self.table)
        return self._told

    def playing(self) -> Table:
        """The table, where a game is under way."""
        if self.status == "over":
            raise Refused("over", "the game is over; no action is expected")
        if self.table is None or self.status != "playing":
            raise Refused("not-playing", "the game has not begun; wait until the table is full and started")
        return self.table

    def own_seat(self, person: str, seat: int | None = None) -> int:
        """The seat that a person means; one needn't be named where a person has one only."""
        mine = self.terms.seats_of(person)
        if not mine:
            raise Refused("not-seated", "only who sits at this table may do that")
        if seat is None:
            if len(mine) == 1:
                return mine[0]
            now = [s for s in mine if s in self.asked]
            if len(now) == 1:
                return now[0]
            raise Refused("invalid", f"you play seats {mine}; expected 'seat' to say which one")
        if seat not in mine:
            raise Refused("not-seated", f"seat {seat} is not yours; yours are {mine}")
        return seat

    @property
    def unseen(self) -> bool:
        """Whether what is chosen now stays hidden until all have chosen."""
        return self.table is not None and self.table.drafts.together

    def bots(self) -> list[int]:
        return [i for i, seat in enumerate(self.terms.seats) if seat.by_bot]

    def bots_asked(self) -> list[int]:
        return [seat for seat in self.asked if self.terms.seats[seat].by_bot]

    def level(self, seat: int) -> str:
        """The level of the bot that decides for a seat."""
        place = self.terms.seats[seat]
        return (place.level if place.kind == "bot" else self.terms.takeover) or "greedy"

    # ---- what may be counted -----------------------------------------------------------------------
    @property
    def face(self) -> tuple[int, list[int]]:
        """What everybody can count of the game: a choice that changes nothing of it is its seat's own."""
        return (self.decision, self.asked) if self.table is not None else self.last_face

    def shown_seq(self, mine: Collection[int], seq: int | None = None) -> int:
        """A sequence number in the eyes of who plays some seats: others' hidden choices are not counted."""
        last = self.seq if seq is None else seq
        if not self.hidden:
            return last
        return last - sum(at <= last and seat not in mine for at, seat in self.hidden)

    def real_seq(self, mine: Collection[int], shown: int) -> int:
        """The first sequence number that is shown as this one."""
        seq = shown
        for at, seat in self.hidden:
            seq += at <= seq and seat not in mine
        return seq

    # ---- the table ---------------------------------------------------------------------------------
    def new_table(self, discreet: bool = True) -> Table:
        dice, names = table_dice(self.secret, self.seeds), self.terms.names()
        if self.prologue is not None:
            return self.prologue.begin(names, dice, mirror, discreet)
        return Table(
            self.game, self.edition, names, options=self.terms.options, dice=dice, forced=True, reader=mirror,
            discreet=discreet,
        )

    def seat_view(self, seat: int) -> SeatView:
        return self.playing().seat_view(seat)

    def entry(
        self, kind: str, now: float, seat: int | None = None, code: int | None = None,
        data: dict[str, Any] | None = None,
    ) -> Entry:
        self.seq += 1
        self.counts.append(self.decision)
        return Entry(self.seq, kind, seat, code, data=data or {}, at=now)

    # ---- whose turn it is ---------------------------------------------------------------------------
    def mark_beat(self) -> set[int]:
        """Keeps who is asked in this beat."""
        waiters = set(self.waiters())
        self.beat_seats = tuple(waiters)
        return waiters

    def put_questions(self, mover: int | None) -> None:
        """Where several choose at once, another's hidden choice leaves a question as it was."""
        asked, before = self.asked, self._questions
        self._questions = {seat: self._question(seat) for seat in asked} if self.game.simultaneous else {}
        kept = {seat for seat in asked if seat != mover and seat in before and before[seat] == self._questions[seat]}
        self.asked_at = {seat: self.asked_at[seat] if seat in kept else self.seq for seat in asked}

    def _question(self, seat: int) -> tuple[int, ...]:
        return (self.decision, *self.playing().codes_for(seat))

    @property
    def tempo(self) -> Tempo | None:
        """The beats of this table, where it is a live one."""
        tempo = self.game.tempo
        return tempo if tempo is not None and self.terms.options.get(tempo.option) else None

    @property
    def unready(self) -> list[int]:
        """Who must still say that the beats may begin."""
        if self.tempo is None:
            return []
        return [i for i, seat in enumerate(self.terms.seats) if not seat.ready and not seat.by_bot]

    def count(self, now: float) -> None:
        """Beats that are due begin with a count, once everybody is ready."""
        if self.beat_ends is None and self.tempo is not None and self.waiters() and not self.unready:
            self.beat_opens = now + COUNT
            self.beat_ends = self.beat_opens + self.tempo.seconds

    def held(self, now: float) -> bool:
        """Whether the beat that is due has not begun."""
        if not self.waiters():
            return False
        return self.beat_ends is None or (self.beat_opens is not None and now < self.beat_opens)

    def waiters(self) -> dict[int, int]:
        """The seats that may let the beat pass, each with the action that does it."""
        if self.table is None or self.tempo is None:
            return {}
        code = self.game.actions.code(self.tempo.wait)
        return {seat: code for seat in self.asked if code in self.table.codes_for(seat)}
