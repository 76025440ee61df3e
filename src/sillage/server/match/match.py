"""One table in memory: what people may do at it, with no store, no sockets and no waiting.

A command changes the match and returns the entries that must be stored before anybody sees the change.
If storing fails, the match is thrown away and read anew; so commands need not be undone. Who sits where is
in `seating.py`, how a match comes back from its log in `resume.py`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sillage.errors import IllegalAction, NotationError, UndoRefused
from sillage.kernel.edition import Edition
from sillage.kernel.game import Game, find_game
from sillage.kernel.mirror import mirror
from sillage.server.match.clocks import CLOCK_TERMS, Clock
from sillage.server.match.dice import commitment, table_dice
from sillage.server.match.prologue import Prologue
from sillage.server.match.resume import Entry, tapes_since, whole
from sillage.server.match.terms import Terms
from sillage.server.match.told import Told
from sillage.server.wire.refusals import Refused
from sillage.server.wire.words import Script, error_text
from sillage.table.seat import SeatView
from sillage.table.table import Table

BEAT = 2.0              # seconds (FA-1i)
BEAT_LAG = 0.5          # a beat is held open so long, at most, for who has a slow line
WAIT = "wait"           # the action that means: let the beat pass


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
    table: Table | None = None
    counts: list[int] = field(default_factory=list)             # decisions made, by seq
    asked_at: dict[int, int] = field(default_factory=dict)      # the seq at which a seat's question was put
    keys: dict[tuple[str, str], tuple[int, str]] = field(default_factory=dict)     # what was done under a key
    prologue: Prologue | None = None                            # a game that this one goes on from
    snapped: int = 0                                            # decisions made at the last snapshot
    skipped: list[Entry] = field(default_factory=list)
    outlined: int = 0                                           # decisions known in outline only (`resume.stand_at`)
    _told: Told | None = None
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

    def _bots(self) -> list[int]:
        return [i for i, seat in enumerate(self.terms.seats) if seat.by_bot]

    def bots_asked(self) -> list[int]:
        return [seat for seat in self.asked if self.terms.seats[seat].by_bot]

    def level(self, seat: int) -> str:
        """The level of the bot that decides for a seat."""
        place = self.terms.seats[seat]
        return (place.level if place.kind == "bot" else self.terms.takeover) or "greedy"

    # ---- the game ----------------------------------------------------------------------------------
    def begin(self, now: float) -> list[Entry]:
        self.terms.name_bots(int(self.commitment[:2], 16))
        names = self.terms.names()
        for seat, name in zip(self.terms.seats, names, strict=True):
            seat.name = name
        self.table = self.new_table()
        self.status = "playing"
        self.clock = Clock.new(CLOCK_TERMS.validate_python(self.terms.clock), len(names))
        entry = self.entry("start", now, data={"tapes": tapes_since(self.table, -1)})
        self._after_change(now, None)
        return [entry]

    def new_table(self) -> Table:
        dice, names = table_dice(self.secret, self.seeds), self.terms.names()
        if self.prologue is not None:
            return self.prologue.begin(names, dice, mirror)
        return Table(
            self.game, self.edition, names, options=self.terms.options, dice=dice, forced=True, reader=mirror
        )

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
        entries = self._play(chosen, action, now, lag)
        entries[0].person, entries[0].key = person, key
        entries[0].data["said"] = said
        self.keys[person, key] = (self.seq, said)
        return entries

    def decide(self, seat: int, code: int, now: float) -> list[Entry]:
        """What a bot, or the end of a beat, decides for a seat."""
        return self._play(seat, code, now, 0)

    def _play(self, seat: int, action: str | int, now: float, lag: float) -> list[Entry]:
        table = self.playing()
        before = len(table.decisions)
        try:
            played = table.play(action, seat)
        except NotationError as error:
            raise Refused("no-notation", str(error), text=error_text(error)) from None
        except IllegalAction as error:
            if error.clause is None:    # not the rules, but something of ours has failed
                raise
            script = Script()
            raise Refused("illegal", str(error), clause=error.clause, text=script.open(error.say(script))) from None
        self.clock.answered(seat, now, lag)
        entry = self.entry("play", now, seat, played.code, {"tapes": tapes_since(table, before)})
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
        bots = self._bots()
        try:
            table.undo(chosen, bots)
        except UndoRefused as error:
            raise Refused("no-undo", str(error), text=error_text(error)) from None
        entry = self.entry("undo", now, chosen, data={"bots": bots, "to": len(table.decisions)})
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
        bots = self._bots()
        known = self.table.decisions[self.outlined :]
        if self.outlined and all(d.auto or d.seat in bots for d in known):
            self.whole()
        return self.table.can_undo(seat, bots)

    def whole(self) -> None:
        """Makes the decisions before the snapshot known."""
        whole(self)

    def seat_view(self, seat: int) -> SeatView:
        return self.playing().seat_view(seat)

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
        return [seat for seat in self.asked if code in self.table.codes_for(seat)]

    # ---- after each change -------------------------------------------------------------------------
    def entry(
        self, kind: str, now: float, seat: int | None = None, code: int | None = None,
        data: dict[str, Any] | None = None,
    ) -> Entry:
        self.seq += 1
        self.counts.append(self.decision)
        return Entry(self.seq, kind, seat, code, data=data or {}, at=now)

    def _after_change(self, now: float, mover: int | None) -> None:
        table = self.playing()
        had_beat = set(self._beat_seats) if self.beat_ends is not None else set()
        self.put_questions(mover)
        if table.over:
            result = table.result
            self._over(vars(result) if result else {"ending": "over"})
            return
        self.clock.ask([s for s in table.asked if self.clock.runs], now)
        waiters = self.mark_beat()
        if not waiters:
            self.beat_ends = None
        elif self.beat_ends is None or not waiters < had_beat:
            self.beat_ends = now + BEAT

    def mark_beat(self) -> set[int]:
        """Keeps who is asked in this beat."""
        waiters = set(self._waiters())
        self._beat_seats = tuple(waiters)
        return waiters

    def put_questions(self, mover: int | None) -> None:
        """Where several choose at once, another's hidden choice leaves a question as it was."""
        asked, before = self.asked, self._questions
        self._questions = {seat: self._question(seat) for seat in asked} if self.game.simultaneous else {}
        kept = {seat for seat in asked if seat != mover and seat in before and before[seat] == self._questions[seat]}
        self.asked_at = {seat: self.asked_at[seat] if seat in kept else self.seq for seat in asked}

    def _question(self, seat: int) -> tuple[int, ...]:
        return (self.decision, *self.playing().codes_for(seat))

    def finish(self, result: dict[str, Any], now: float) -> Entry:
        entry = self.entry("end", now, data={"result": result})
        self._over(result)
        return entry

    def _over(self, result: dict[str, Any]) -> None:
        self.status, self.result = "over", result
        self.clock.stop()
        self.beat_ends, self.asked_at = None, {}
