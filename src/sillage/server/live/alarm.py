"""The clock of a table on this server: who is late is decided for."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from sillage.server.match import hours
from sillage.server.match.seating import resign
from sillage.server.wire.refusals import Refused

if TYPE_CHECKING:
    from sillage.server.live.room import Room

PAUSE = 1.0     # seconds until it is looked again, where what was decided could not be stored


class Alarm:
    def __init__(self, room: Room) -> None:
        self.room = room
        self._timer: asyncio.TimerHandle | None = None

    def set(self) -> None:
        """Waits for the next deadline."""
        self.stop()
        if (deadline := self.room.match.next_deadline()) is not None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(deadline - hours.now(), 0) + self._slack(), self._time_is_up)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _slack(self) -> float:
        """A beat is held open for those with a slow line who haven't answered, and for bots on a busy machine."""
        match = self.room.match
        if match.beat_ends is None or match.tempo is None:
            return 0
        if match.bots_asked():
            return match.tempo.lag
        waiting = {match.terms.seats[seat].person for seat in match.asked}
        return min(max((self.room.lags.get(p, 0) for p in waiting if p), default=0), match.tempo.lag)

    def _time_is_up(self) -> None:
        self._timer = None
        self.room.hub.spawn(self._decide_for_the_late())

    async def _decide_for_the_late(self) -> None:
        """What a bot decides for the late, it thinks of before the table is held."""
        match = self.room.match
        if not self.room.owned or match.status != "playing":
            return
        put_at = dict(match.asked_at)
        late = [seat for seat, what in match.time_is_up(hours.now()) if what == "move"]
        found = {seat: (await self.room.ask(seat, "greedy")).code for seat in late}
        async with self.room.lock:
            if not self.room.owned or self.room.match.status != "playing":
                return
            if self.room.match.open_beat(hours.now()):
                self.room.publish(quiet=False)
            asked_at = self.room.match.asked_at
            still = {seat: code for seat, code in found.items() if asked_at.get(seat) == put_at.get(seat)}
            try:
                for seat, what in self.room.match.time_is_up(hours.now()):
                    await self._decide(seat, what, still)
            except Refused:     # it could not be stored: the clock is looked at again
                await asyncio.sleep(PAUSE)
            self.set()

    async def _decide(self, seat: int, what: str, found: dict[int, int]) -> None:
        """By the beat, by a bot, or by losing; who is late only now is looked at again."""
        match = self.room.match
        if what == "game":
            person = match.terms.seats[seat].person or ""
            await self.room.change(lambda match, now: resign(match, person, now, seat, "time"))
            return
        codes = match.waiters() if what == "beat" else found        # another's waiting may have ended the beat
        if seat in codes and seat in match.asked:
            await self.room.change(lambda match, now: match.decide(seat, codes[seat], now))
