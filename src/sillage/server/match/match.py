"""One table in memory: what people may do at it, with no store, no sockets and no waiting.

A command changes the match and returns the entries that must be stored before anybody sees the change.
If storing fails, the match is thrown away and read anew; so commands need not be undone. What a match is stands in
`standing.py`, who sits where in `seating.py`, how it comes back from its log in `resume.py`.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import cast

from sillage.errors import IllegalAction, NotationError, UndoRefused
from sillage.server.match.clocks import Clock
from sillage.server.match.log import Entry
from sillage.server.match.resume import tapes_since, whole
from sillage.server.match.standing import Standing
from sillage.server.wire.asks import CLOCK_TERMS
from sillage.server.wire.refusals import Refused
from sillage.server.wire.views import ResultData
from sillage.server.wire.words import error_text
from sillage.table.undo import last_by_people


@dataclass
class Match(Standing):
    """What may be done at a table."""

    # ---- the game ----------------------------------------------------------------------------------
    def begin(self, now: float) -> list[Entry]:
        self.terms.name_bots(int(self.commitment[:2], 16))
        names = self.terms.names()
        for seat, name in zip(self.terms.seats, names, strict=True):
            seat.name = name
        self.table = self.new_table()
        self.status = "playing"
        for seat in self.terms.seats:
            seat.ready = seat.kind == "bot" or self.tempo is None
        self.clock = Clock.new(CLOCK_TERMS.validate_python(self.terms.clock), len(names))
        told = {"tapes": tapes_since(self.table, -1), "format": self.table.format, "discreet": True}
        entry = self.entry("start", now, data=told)
        self._after_change(now, None)
        return [entry]

    def play(
        self, person: str, seat: int | None, seq: int, action: str | int, key: str, now: float, lag: float = 0
    ) -> list[Entry]:
        """A person's action; none at all where it is the same again (`keys`)."""
        words = said(seq, action)
        if (known := self.keys.get((person, key))) is not None:
            if known[1] != words:
                raise Refused("key-reused", "this key was used for another action; expected a new key for a new action")
            return []
        table = self.playing()
        chosen = self.own_seat(person, seat)
        if self.terms.seats[chosen].by_bot:
            raise Refused("not-asked", "a bot plays for you; send 'back' to take your seat again")
        if chosen not in table.asked:
            names = ", ".join(table.seats[s] for s in table.asked)
            raise Refused("not-asked", f"{names} decides now; wait until you are asked")
        if self.held(now) and chosen in self.waiters():
            raise Refused("not-asked", "the beats have not begun; say that you are ready, and wait for the count")
        mine = self.terms.seats_of(person)
        put_at, last = (self.shown_seq(mine, at) for at in (self.asked_at.get(chosen, 0), self.seq))
        if not put_at <= seq <= last:
            raise Refused("stale", f"the table has changed since {seq}; look at {last} and choose again")
        entries = self._play(chosen, action, now, lag)
        entries[0].person, entries[0].key = person, key
        entries[0].data["said"] = words
        self.keys[person, key] = (self.seq, words)
        return entries

    def decide(self, seat: int, code: int, now: float) -> list[Entry]:
        """What a bot, or the end of a beat, decides for a seat."""
        return self._play(seat, code, now, 0)

    def _play(self, seat: int, action: str | int, now: float, lag: float) -> list[Entry]:
        table = self.playing()
        before, face = len(table.decisions), self.face
        try:
            played = table.play(action, seat)
        except NotationError as error:
            raise Refused("no-notation", str(error), text=error_text(error)) from None
        except IllegalAction as error:
            if error.clause is None:    # not the rules, but something of ours has failed
                raise
            raise Refused("illegal", str(error), clause=error.clause, text=error_text(error)) from None
        entry = self.entry("play", now, seat, played.code, {"tapes": tapes_since(table, before)})
        if self._hides(entry, face):
            self.put_questions(seat)    # the clock goes on: it would tell how often somebody chose
            return [entry]
        self.clock.answered(seat, now, lag)
        self._after_change(now, seat)
        return [entry]

    def _hides(self, entry: Entry, face: tuple[int, list[int]]) -> bool:
        """Whether an entry is its seat's own: a choice on a draft, or one that is taken back from it."""
        if entry.seat is None or self.face != face:
            return False
        entry.data["hidden"] = True
        self.hidden.append((entry.seq, entry.seat))
        return True

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
        bots, face = self.bots(), self.face
        try:
            table.undo(chosen, bots)
        except UndoRefused as error:
            raise Refused("no-undo", str(error), text=error_text(error)) from None
        entry = self.entry("undo", now, chosen, data={"bots": bots, "to": len(table.decisions)})
        if self._hides(entry, face):
            self.put_questions(chosen)
            return [entry]
        self.clock.took_back(chosen)
        self._after_change(now, chosen)
        return [entry]

    def _undo_seat(self, person: str, seat: int | None) -> int:
        """Who plays several seats takes back the last decision among them."""
        mine = self.terms.seats_of(person)
        if seat is None and len(mine) > 1:
            return next((d.seat for d in reversed(self.playing().decisions) if d.seat in mine and not d.auto), mine[0])
        return self.own_seat(person, seat)

    def can_undo(self, seat: int) -> bool:
        return seat in self.undoers() and self.takes_back(seat)

    def undoers(self) -> list[int]:
        """Who may have something to take back: the person who decided last, or all where choices are hidden."""
        if not self.terms.undo or self.table is None or self.status != "playing":
            return []
        bots = self.bots()
        last = last_by_people(self.table.decisions, bots, self.outlined)
        if last is not None and not self.unseen:
            return [last.seat]
        if last is None and self.outlined:
            self.whole()
        return [seat for seat in range(len(self.terms.seats)) if seat not in bots]

    def takes_back(self, seat: int) -> bool:
        """Whether one of those can."""
        return self.playing().can_undo(seat, self.bots())

    def whole(self) -> None:
        """Makes the decisions before the snapshot known."""
        whole(self)

    # ---- time --------------------------------------------------------------------------------------
    def next_deadline(self) -> float | None:
        """When the server must decide for somebody."""
        if self.status != "playing":
            return None
        times = [t for t in (self.clock.next_deadline(), self.beat_opens or self.beat_ends) if t is not None]
        return min(times, default=None)

    def open_beat(self, now: float) -> bool:
        """Whether the count is over now: everybody is to be told."""
        if self.beat_opens is None or now < self.beat_opens:
            return False
        self.beat_opens = None
        return True

    def beat_left(self, now: float) -> float:
        """Seconds until the beat ends; without beats there is no end."""
        return math.inf if self.beat_ends is None else max(self.beat_ends - now, 0)

    def time_is_up(self, now: float) -> list[tuple[int, str]]:
        """The seats whose time is up, and what follows: `beat` (it passes), `move` (a bot decides once), `game`."""
        if self.beat_ends is not None and now >= self.beat_ends:
            return [(seat, "beat") for seat in self.waiters()]
        late = [s for s in self.clock.since if (self.clock.deadline(s) or 0) <= now and s in self.asked]
        return [(seat, self.clock.kind) for seat in late if not self.terms.seats[seat].by_bot]

    # ---- after each change -------------------------------------------------------------------------
    def _after_change(self, now: float, mover: int | None) -> None:
        table = self.playing()
        had_beat = set(self.beat_seats) if self.beat_ends is not None else set()
        self.put_questions(mover)
        if table.over:
            result = table.result
            self._over(cast(ResultData, vars(result)) if result else {"ending": "over"})
            return
        self.clock.ask([s for s in table.asked if self.clock.runs], now)
        waiters = self.mark_beat()
        if not waiters or self.tempo is None:
            self.beat_ends = self.beat_opens = None
        elif self.beat_ends is None:
            self.count(now)
        elif not waiters < had_beat:
            self.beat_ends, self.beat_opens = max(now, self.beat_opens or 0) + self.tempo.seconds, None

    def finish(self, result: ResultData, now: float) -> Entry:
        entry = self.entry("end", now, data={"result": result})
        self._over(result)
        return entry

    def _over(self, result: ResultData) -> None:
        self.status, self.result = "over", result
        self.clock.stop()
        self.beat_ends, self.beat_opens, self.asked_at = None, None, {}


def said(seq: int, action: str | int) -> str:
    """What a key stands for: an action, and the state one looked at."""
    return f"{seq}:{action}"
