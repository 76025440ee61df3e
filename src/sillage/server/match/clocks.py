"""Clocks: none, so many seconds a move, or so many a game with an increment.

Lag is given back to the player within a quota that fills up with every move, as scalachess does: a slow
line costs nothing, and pretending to have one gains little. A clock is plain data, so it is stored with
each move; a server that was down gives the time of its absence back.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sillage.server.wire.asks import ClockTerms, GameClock, NoClock
from sillage.server.wire.views import ClocksData, ClockSeat

QUOTA_GAIN, QUOTA_MOST = 0.5, 2.0     # seconds a move, seconds saved up


@dataclass
class Clock:
    """The time of each seat, and since when the seats that are asked think."""

    kind: str = "none"
    seconds: float = 0
    increment: float = 0
    left: list[float] = field(default_factory=list)
    quota: list[float] = field(default_factory=list)
    since: dict[int, float] = field(default_factory=dict)

    @classmethod
    def new(cls, terms: ClockTerms, seats: int) -> Clock:
        if isinstance(terms, NoClock):
            return cls()
        increment = terms.increment if isinstance(terms, GameClock) else 0
        return cls(terms.kind, terms.seconds, increment, [float(terms.seconds)] * seats, [QUOTA_MOST] * seats)

    @classmethod
    def restore(cls, data: dict[str, Any]) -> Clock:
        """From JSON, whose keys are strings."""
        return cls(**{**data, "since": {int(seat): at for seat, at in data["since"].items()}})

    @property
    def runs(self) -> bool:
        return self.kind != "none"

    def ask(self, seats: list[int], now: float) -> None:
        """These seats are to decide now: who wasn't asked before begins to think."""
        if not self.runs:
            return
        self.since = {seat: self.since.get(seat, now) for seat in seats}

    def answered(self, seat: int, now: float, lag: float = 0) -> None:
        """A seat has decided; its lag is given back as far as its quota goes."""
        if not self.runs or seat not in self.since:
            return
        spent = max(now - self.since.pop(seat), 0)
        back = min(max(lag, 0), self.quota[seat], spent)
        self.quota[seat] = min(self.quota[seat] - back + QUOTA_GAIN, QUOTA_MOST)
        if self.kind == "game":
            self.left[seat] = max(self.left[seat] - (spent - back), 0) + self.increment

    def took_back(self, seat: int) -> None:
        """A decision was taken back, and with it the increment that it brought: else playing and taking back would
        make time."""
        if self.kind == "game":
            self.left[seat] = max(self.left[seat] - self.increment, 0)

    def remaining(self, seat: int, now: float) -> float:
        if seat not in self.since:
            return self.left[seat]
        return max(self.left[seat] - max(now - self.since[seat], 0), 0)

    def deadline(self, seat: int) -> float | None:
        """When a seat's time is up, with the lag that may be given back."""
        if not self.runs or seat not in self.since:
            return None
        return self.since[seat] + self.left[seat] + self.quota[seat]

    def next_deadline(self) -> float | None:
        return min((self.deadline(seat) or 0 for seat in self.since), default=None)

    def stop(self) -> None:
        self.since = {}

    def shift(self, seconds: float) -> None:
        """The time of a server's absence is nobody's."""
        self.since = {seat: at + seconds for seat, at in self.since.items()}

    def shown(self, now: float) -> ClocksData | None:
        if not self.runs:
            return None
        seats: list[ClockSeat] = [
            {"seconds": round(self.remaining(seat, now), 2), "running": seat in self.since}
            for seat in range(len(self.left))
        ]
        until = min((self.since[s] + self.left[s] for s in self.since), default=None)
        return {"now": now, "seats": seats, "until": until}
