"""One table in memory: what people may do at it, with no store, no sockets and no waiting.

A command changes the match and returns the entries that must be stored before anybody sees the change.
If storing fails, the match is thrown away and read anew; so commands need not be undone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from sillage.errors import IllegalAction, NotationError, RecordError, SillageError, UndoRefused
from sillage.kernel.edition import Edition
from sillage.kernel.game import Game, find_game
from sillage.kernel.words import Scene
from sillage.server.clocks import CLOCK_TERMS, Clock
from sillage.server.dice import commitment, table_dice
from sillage.server.mirror import Mirror, mirror
from sillage.server.refusals import Refused
from sillage.server.terms import Seat, Terms
from sillage.server.words import Script, Text
from sillage.table.seat import SeatView
from sillage.table.table import Decision, Table

BEAT = 2.0              # seconds (FA-1i)
BEAT_LAG = 0.5          # a beat is held open so long, at most, for who has a slow line
WAIT = "wait"           # the action that means: let the beat pass


class ServedTable(Table):
    """A table whose views are read from plain values: the server describes thousands a second."""

    _pieces: Mirror | None = None
    outlined = 0        # decisions up to this one are known in outline only (`Match.outline_to`)

    def _scene(self, state: Any = None) -> Scene:
        if self._pieces is None:
            self._pieces = mirror(self.position.parts, self.game.parts)
        bytes_ = self.position.state if state is None else state
        return Scene(mirror(bytes_, self.game.state), self._pieces, self.edition)

    def after(self, number: int) -> ServedTable:
        """The table as it stood after a decision (0: the set-up)."""
        other = object.__new__(ServedTable)
        other.__dict__.update(self.copy().__dict__)
        if number < len(self.decisions):
            del other.decisions[number:]
            other._drafts = {}
            other.position.put(self.decisions[number].before)
        return other


@dataclass
class Entry:
    """One line of the log."""

    seq: int
    kind: str
    seat: int | None = None
    code: int | None = None
    person: str | None = None
    key: str | None = None
    data: dict[str, Any] = field(default_factory=dict)
    at: float = 0


@dataclass
class Snapshot:
    """Where a table stood, so that a server that starts need not play the whole log again."""

    seq: int
    decision: int
    state: bytes


@dataclass
class Match:
    id: str
    status: str             # open, playing, over
    public: bool
    host: str
    secret: bytes
    created: float
    terms: Terms
    edition: Edition
    seq: int = 0
    clock: Clock = field(default_factory=Clock)
    votes: list[int] = field(default_factory=list)
    result: dict[str, Any] | None = None
    rematch: str | None = None
    beat_ends: float | None = None
    table: ServedTable | None = None
    counts: list[int] = field(default_factory=list)             # decisions made, by seq
    asked_at: dict[int, int] = field(default_factory=dict)      # the seq at which a seat's question was put
    keys: dict[tuple[str, str], tuple[int, str]] = field(default_factory=dict)     # what was done under a key
    snapped: int = 0                                            # decisions made at the last snapshot
    _skipped: list[Entry] = field(default_factory=list)
    _beat_seats: tuple[int, ...] = ()
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
    def decision(self) -> int:
        return len(self.table.decisions) if self.table is not None else 0

    def playing(self) -> ServedTable:
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

    def bots_asked(self) -> list[int]:
        return [seat for seat in self.asked if self.terms.seats[seat].by_bot]

    def level(self, seat: int) -> str:
        """The level of the bot that decides for a seat."""
        place = self.terms.seats[seat]
        return (place.level if place.kind == "bot" else self.terms.takeover) or "greedy"

    # ---- before the game ---------------------------------------------------------------------------
    def _open(self) -> None:
        if self.status != "open":
            raise Refused("not-open", "the game has begun; seats can be changed only before the start")

    def _hosted_by(self, person: str) -> None:
        if person != self.host:
            raise Refused("not-host", f"only {self.terms.host_name}, who opened the table, may do that")

    def join(self, person: str, name: str, seat: int | None, code: str | None, seed: str, now: float) -> list[Entry]:
        if self.terms.seats_of(person):
            raise Refused("seated", "you already sit at this table")
        self._open()
        seats = self.terms.seats
        reserved = [i for i, s in enumerate(seats) if s.kind == "open" and s.person == person]
        if not self.public and not reserved and code != self.terms.code:
            raise Refused("not-found", "there is no such table, or the invitation code is wrong")
        free = reserved + [i for i, s in enumerate(seats) if s.kind == "open" and s.person is None]
        if seat is None and not free:
            raise Refused("taken", "no seat is free")
        chosen = free[0] if seat is None else seat
        if chosen not in free:
            raise Refused("taken", f"seat {chosen} is not free; free are {free}")
        seats[chosen] = Seat("person", name, person, seed=seed)
        if self.terms.start == "auto" and all(s.kind != "open" for s in seats):
            return self.begin(now)
        return []

    def set_seat(self, person: str, seat: int, kind: str, level: str | None) -> list[Entry]:
        self._open()
        self._hosted_by(person)
        if not 0 <= seat < len(self.terms.seats):
            raise Refused("invalid", f"there is no seat {seat}; expected 0 to {len(self.terms.seats) - 1}")
        if self.terms.seats[seat].person == person and self.terms.seats[seat].kind == "person":
            raise Refused("seated", "that is your own seat; leave the table to give it up")
        self.terms.seats[seat] = Seat("open") if kind == "open" else Seat("bot", level=level or "greedy")
        return []

    def set_seed(self, person: str, seed: str) -> list[Entry]:
        self._open()
        for seat in self.terms.seats_of(person) or [self.own_seat(person)]:
            self.terms.seats[seat].seed = seed
        return []

    def stand_up(self, person: str) -> list[Entry]:
        """Leaves before the game; the host's leaving closes the table."""
        self._open()
        for seat in self.terms.seats_of(person) or [self.own_seat(person)]:
            self.terms.seats[seat] = Seat("open")
        if person == self.host:
            self.status, self.result = "over", {"ending": "closed"}
        return []

    def start(self, person: str, now: float) -> list[Entry]:
        self._open()
        self._hosted_by(person)
        free = [i for i, s in enumerate(self.terms.seats) if s.kind == "open"]
        if free:
            raise Refused("not-full", f"seats {free} are open; wait for people or give them to bots")
        return self.begin(now)

    def begin(self, now: float) -> list[Entry]:
        names = self.terms.names()
        for seat, name in zip(self.terms.seats, names, strict=True):
            seat.name = name
        self.table = self._new_table()
        self.status = "playing"
        self.clock = Clock.new(CLOCK_TERMS.validate_python(self.terms.clock), len(names))
        entry = self._entry("start", now, data={"tapes": _tapes(self.table, -1)})
        self._after_change(now, None)
        return [entry]

    def _new_table(self) -> ServedTable:
        dice = table_dice(self.secret, self.seeds)
        return ServedTable(
            self.game, self.edition, self.terms.names(), options=self.terms.options, dice=dice, forced=True
        )

    # ---- the game ----------------------------------------------------------------------------------
    def play(
        self, person: str, seat: int | None, seq: int, action: str | int, key: str, now: float, lag: float = 0
    ) -> list[Entry]:
        """A person's action; none at all where it is the same again (`keys`)."""
        said = f"{seq}:{action}"
        if (known := self.keys.get((person, key))) is not None:
            if known[1] != said:
                raise Refused("key-reused", "this key was used for another action; expected a new key for a new action")
            return []
        table = self.playing()
        chosen = self.own_seat(person, seat)
        if self.terms.seats[chosen].by_bot:
            raise Refused("not-asked", "a bot plays for you; send 'back' to take your seat again")
        if chosen not in table.asked:
            names = ", ".join(table.seats[s] for s in table.asked)
            raise Refused("not-asked", f"{names} decides now; wait until you are asked")
        if not self.asked_at.get(chosen, 0) <= seq <= self.seq:
            raise Refused("stale", f"the table has changed since {seq}; look at {self.seq} and choose again")
        entries = self._play(chosen, self._legal_code(table, chosen, action), now, lag)
        entries[0].person, entries[0].key = person, key
        entries[0].data["said"] = said
        self.keys[person, key] = (self.seq, said)
        return entries

    def _legal_code(self, table: ServedTable, seat: int, action: str | int) -> int:
        legal = table.legal_for(seat)
        try:
            code = legal.code(action)
        except NotationError as error:
            raise Refused("no-notation", str(error), text=_said(error)) from None
        if code not in legal.codes:
            script = Script()
            try:
                table.copy().play(code, seat)
            except IllegalAction as error:
                clause, reason = self.game.why(legal.scene, code, script)
                raise Refused("illegal", str(error), clause=clause, text=script.open(reason)) from None
        return code

    def decide(self, seat: int, code: int, now: float) -> list[Entry]:
        """What a bot, or the end of a beat, decides for a seat."""
        return self._play(seat, code, now, 0)

    def _play(self, seat: int, code: int, now: float, lag: float) -> list[Entry]:
        table = self.playing()
        before = len(table.decisions)
        table.play(code, seat)
        self.clock.answered(seat, now, lag)
        entry = self._entry("play", now, seat, code, {"tapes": _tapes(table, before)})
        self._after_change(now, seat)
        return [entry]

    def fill(self, person: str, seat: int | None, now: float) -> list[Entry]:
        """Makes choices on the person's draft, up to the commit, for the person to look over."""
        table = self.playing()
        if not self.terms.hints:
            raise Refused("no-hint", "this table plays without hints")
        chosen = self.own_seat(person, seat)
        actions = [] if self.terms.seats[chosen].by_bot else table.suggest(chosen)
        if not actions:
            raise Refused("no-hint", "there is nothing to fill in now; expected a draft that is not complete")
        return [entry for action in actions for entry in self._play(chosen, action.code, now, 0)]

    def undo(self, person: str, seat: int | None, now: float) -> list[Entry]:
        table = self.playing()
        if not self.terms.undo:
            raise Refused("no-undo", "this table plays without taking back")
        self.whole()
        chosen = self._undo_seat(person, seat)
        bots = [i for i, s in enumerate(self.terms.seats) if s.by_bot]
        try:
            _undo(table, chosen, bots)
        except UndoRefused as error:
            raise Refused("no-undo", str(error), text=_said(error)) from None
        entry = self._entry("undo", now, chosen, data={"bots": bots, "to": len(table.decisions)})
        self._after_change(now, chosen)
        return [entry]

    def _undo_seat(self, person: str, seat: int | None) -> int:
        """Who plays several seats takes back the last decision among them."""
        mine = self.terms.seats_of(person)
        if seat is None and len(mine) > 1:
            return next((d.seat for d in reversed(self.playing().decisions) if d.seat in mine and not d.auto), mine[0])
        return self.own_seat(person, seat)

    def can_undo(self, seat: int) -> bool:
        if not self.terms.undo or self.table is None or self.status != "playing" or self.terms.seats[seat].by_bot:
            return False
        bots = [i for i, s in enumerate(self.terms.seats) if s.by_bot]
        known = self.table.decisions[self.table.outlined :]
        if self.table.outlined and all(d.auto or d.seat in bots for d in known):
            self.whole()
        try:
            _undo(self.table.copy(), seat, bots)
        except UndoRefused:
            return False
        return True

    def seat_view(self, seat: int) -> SeatView:
        return self.playing().seat_view(seat)

    # ---- people come and go ------------------------------------------------------------------------
    def set_away(self, person: str, away: bool, now: float) -> list[Entry]:
        self.playing()
        if away and self.terms.takeover is None:
            raise Refused("forbidden", "this table has no bot for who leaves; it waits for you")
        changed = [s for s in self.terms.seats_of(person) or [self.own_seat(person)] if self._places(s, away)]
        for seat in changed:
            self.terms.seats[seat].away = away
        return [self._seat_entry(seat, "away" if away else "back", now) for seat in changed]

    def _places(self, seat: int, away: bool) -> bool:
        place = self.terms.seats[seat]
        return not place.resigned and place.away != away

    def resign(self, person: str, now: float, seat: int | None = None, why: str = "resigned") -> list[Entry]:
        self.playing()
        chosen = self.own_seat(person, seat)
        if self.terms.seats[chosen].resigned:
            raise Refused("not-asked", "you have resigned already; a bot plays on for you")
        self.terms.seats[chosen].resigned = True
        entries = [self._seat_entry(chosen, why, now)]
        seats = self.terms.seats
        standing = [i for i, s in enumerate(seats) if not s.resigned]
        if len(standing) == 1 or not any(seats[i].kind == "person" for i in standing):
            entries.append(self._finish(self._resigned_result(standing), now))
        return entries

    def _resigned_result(self, standing: list[int]) -> dict[str, Any]:
        """Who still stands has won; the points are those of the moment."""
        table = self.playing()
        points = [int(p) for p, _ in table.position.scores()[: len(table.seats)]]
        ranks = [1 if seat in standing else 1 + max(len(standing), 1) for seat in range(len(points))]
        return {"scores": points, "ranks": ranks, "winners": standing, "ending": "resigned"}

    def vote(self, person: str, wants: bool, now: float) -> list[Entry]:
        self.playing()
        mine = self.terms.seats_of(person) or [self.own_seat(person)]
        self.votes = sorted((set(self.votes) - set(mine)) | (set(mine) if wants else set()))
        needed = {i for i, s in enumerate(self.terms.seats) if s.kind == "person" and not s.by_bot}
        if wants and needed <= set(self.votes):
            return [self._finish({"ending": "aborted"}, now)]
        return []

    def show(self, person: str, on: bool) -> list[Entry]:
        for seat in self.terms.seats_of(person) or [self.own_seat(person)]:
            self.terms.seats[seat].shown = on
        return []

    # ---- time --------------------------------------------------------------------------------------
    def next_deadline(self) -> float | None:
        """When the server must decide for somebody."""
        if self.status != "playing":
            return None
        times = [t for t in (self.clock.next_deadline(), self.beat_ends) if t is not None]
        return min(times, default=None)

    def time_is_up(self, now: float) -> list[tuple[int, str]]:
        """The seats whose time is up, and what follows: `wait` (a beat), `move` (a bot decides once), `game`."""
        if self.beat_ends is not None and now >= self.beat_ends:
            return [(seat, WAIT) for seat in self._waiters()]
        late = [s for s in self.clock.since if (self.clock.deadline(s) or 0) <= now and s in self.asked]
        return [(seat, self.clock.kind) for seat in late if not self.terms.seats[seat].by_bot]

    def wait_code(self) -> int:
        return self.game.actions.code(WAIT)

    def _waiters(self) -> list[int]:
        """The seats that may let the beat pass (a live table of Fairy Perfume)."""
        if self.table is None or not self.terms.options.get("live") or WAIT not in self.game.actions.by_word:
            return []
        code = self.wait_code()
        return [seat for seat in self.asked if code in self.table.legal_for(seat).codes]

    # ---- after each change -------------------------------------------------------------------------
    def _entry(
        self, kind: str, now: float, seat: int | None = None, code: int | None = None,
        data: dict[str, Any] | None = None,
    ) -> Entry:
        self.seq += 1
        self.counts.append(self.decision)
        return Entry(self.seq, kind, seat, code, data=data or {}, at=now)

    def _seat_entry(self, seat: int, what: str, now: float) -> Entry:
        entry = self._entry("seat", now, seat, data={"what": what})
        self._put_questions(None)
        return entry

    def _after_change(self, now: float, mover: int | None) -> None:
        table = self.playing()
        had_beat = set(self._beat_seats) if self.beat_ends is not None else set()
        self._put_questions(mover)
        if table.over:
            result = table.result
            self._over(vars(result) if result else {"ending": "over"})
            return
        self.clock.ask([s for s in table.asked if self.clock.runs], now)
        waiters = set(self._waiters())
        if not waiters:
            self.beat_ends = None
        elif self.beat_ends is None or not waiters < had_beat:
            self.beat_ends = now + BEAT
        self._beat_seats = tuple(waiters)

    def _put_questions(self, mover: int | None) -> None:
        """Where several choose at once, another's hidden choice leaves a question as it was."""
        together = self.game.simultaneous and len(self.asked) > 0
        self.asked_at = {
            seat: self.asked_at[seat] if together and seat in self.asked_at and seat != mover
            and self._same_question(seat) else self.seq
            for seat in self.asked
        }
        self._questions = {seat: self._question(seat) for seat in self.asked} if together else {}

    def _question(self, seat: int) -> tuple[int, ...]:
        table = self.playing()
        return (table.setup.number if not table.decisions else table.decisions[-1].number, *table.legal_for(seat).codes)

    def _same_question(self, seat: int) -> bool:
        return self._questions.get(seat) == self._question(seat)

    def _finish(self, result: dict[str, Any], now: float) -> Entry:
        entry = self._entry("end", now, data={"result": result})
        self._over(result)
        return entry

    def _over(self, result: dict[str, Any]) -> None:
        self.status, self.result = "over", result
        self.clock.stop()
        self.beat_ends, self.asked_at = None, {}

    # ---- from the store ----------------------------------------------------------------------------
    def absorb(self, entries: Sequence[Entry]) -> None:
        """Plays what the log says after `seq`; the chance must come out as it was stored."""
        for entry in entries:
            if entry.seq != self.seq + 1:
                raise RecordError(f"table {self.id}: entry {entry.seq} follows {self.seq}")
            self._absorb(entry)
            self.seq = entry.seq
            self.counts.append(self.decision)
            if entry.person and entry.key:
                self.keys[entry.person, entry.key] = (entry.seq, str(entry.data.get("said")))

    def outline_to(self, snapshot: Snapshot, entries: Sequence[Entry]) -> None:
        """Stands where the snapshot says. Of the decisions before it, only that they were made is known; `whole`
        plays them again when somebody wants to know more."""
        self.table = self._new_table()
        decisions = list(self.table.decisions)
        for entry in entries:
            if entry.kind == "play":
                for i, tape in enumerate(entry.data["tapes"]):
                    row = Decision(len(decisions) + 1, entry.seat or 0, entry.code or 0, "", tape, (), _NOTHING, i > 0)
                    decisions.append(row)
            elif entry.kind == "undo":
                del decisions[entry.data["to"] :]
            self.counts.append(len(decisions))
            if entry.person and entry.key:
                self.keys[entry.person, entry.key] = (entry.seq, str(entry.data.get("said")))
        if len(decisions) != snapshot.decision:
            raise RecordError(f"table {self.id}: the snapshot is at {snapshot.decision}, the log at {len(decisions)}")
        self.table.decisions = decisions
        self.table.position.put(np.frombuffer(snapshot.state, np.uint8))
        self.table.outlined = self.snapped = snapshot.decision
        self.seq, self._skipped = snapshot.seq, list(entries)

    def whole(self) -> None:
        """Makes the decisions before the snapshot known, and checks that they lead to it."""
        if self.table is None or not self._skipped:
            return
        copy = replace(self, table=None, seq=0, counts=[], keys={}, _skipped=[])
        copy.absorb(self._skipped)
        assert copy.table is not None
        made = self.table.outlined
        after = self.table.decisions[made].before if made < self.decision else self.table.position.state
        if len(copy.table.decisions) != made or not (copy.table.position.state == after).all():
            raise RecordError(f"table {self.id}: the log doesn't lead to the snapshot")
        self.table.decisions[:made] = copy.table.decisions
        self.table.outlined, self._skipped = 0, []

    def _absorb(self, entry: Entry) -> None:
        if entry.kind == "start":
            self.table = self._new_table()
            _compare(self.table, -1, entry)
        elif self.table is None:
            raise RecordError(f"table {self.id}: entry {entry.seq} before the start")
        elif entry.kind == "play":
            before = len(self.table.decisions)
            self.table.play(int(entry.code if entry.code is not None else -1), entry.seat)
            _compare(self.table, before, entry)
        elif entry.kind == "undo":
            self.whole()
            _undo(self.table, int(entry.seat or 0), list(entry.data["bots"]))

    def resumed(self) -> None:
        """After the log was read: whose turn it is."""
        if self.status == "playing":
            self._put_questions(None)
            self._beat_seats = tuple(self._waiters())


def _undo(table: Table, seat: int, bots: list[int]) -> None:
    """`Table.undo` steps over what bots did; it knows them by its pilots, who play elsewhere here."""
    table.pilots = dict.fromkeys(bots, _ABSENT)
    try:
        table.undo(seat)
    finally:
        table.pilots = {}


def _said(error: SillageError) -> Text | None:
    """The message for players, where an error has one."""
    return None if error.say is None else {"id": error.say[0], "args": error.say[1]}


class _Absent:
    """A bot's place at the table: the server asks the bot itself, outside the event loop."""

    name = "absent"

    def choose(self, view: SeatView) -> int:
        raise IllegalAction("bots of a served table are asked by the server")


_ABSENT = _Absent()
_NOTHING = np.zeros(0, np.uint8)


def _tapes(table: Table, before: int) -> list[list[list[int]]]:
    """The chance of the decisions since (-1: with the set-up)."""
    rows = [table.setup, *table.decisions][before + 1 :]
    return [[[int(v) for v in pair] for pair in row.tape] for row in rows]


def _compare(table: Table, before: int, entry: Entry) -> None:
    if _tapes(table, before) != entry.data.get("tapes"):
        raise RecordError(f"entry {entry.seq}: its chance doesn't come out as it was stored")
