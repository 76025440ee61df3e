"""A table on this server: one command after the other, each key's once (*idempotency key*), stored, then shown."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict, deque
from collections.abc import Callable

from sillage.server.live.alarm import Alarm
from sillage.server.live.house import House, Watcher
from sillage.server.live.past import remember, remember_since
from sillage.server.match import hours
from sillage.server.match.commands import Away, By, Chat, Command, Doing, Play, Undo, Who
from sillage.server.match.log import Entry
from sillage.server.match.match import Match
from sillage.server.match.patches import Shown
from sillage.server.match.views import Moment, first_told, table_data, told_data
from sillage.server.ops.fair import Whose
from sillage.server.ops.metrics import BOT_SECONDS, MOVES
from sillage.server.ops.pilots import Choice
from sillage.server.store import chat
from sillage.server.store.archive import changes_of
from sillage.server.store.store import Overtaken, Unavailable
from sillage.server.wire.messages import ChatMessage, CompilingMessage, NoteMessage, written
from sillage.server.wire.refusals import Refused
from sillage.server.wire.shapes import ChatLine

log = logging.getLogger("sillage.table")
ABOUT_AN_ACTION = {"stale", "not-asked", "illegal", "no-notation"}
REFUSALS_KEPT = 256
CHAT_SHOWN = 50
PRESENCE_SECONDS = 0.5      # so often at most everybody is told who came and went
BAD_BOT_PAUSE = 1.0
OF_A_BEAT = 0.75            # so much of what is left of a beat a bot may think; then a quicker one still is in time


class Room:
    def __init__(self, hub: House, match: Match, owned: bool) -> None:
        self.hub, self.match, self.owned = hub, match, owned
        self.watchers: set[Watcher] = set()
        self.lags: dict[str, float] = {}
        self.used, self.owner, self.owner_heard = time.monotonic(), "", 0.0   # another server, and when it was heard
        self.lock = asyncio.Lock()
        self.adrift = False         # the copy in memory may be another than what is stored, until it is read
        self._refused: OrderedDict[tuple[str, str], tuple[str, Refused]] = OrderedDict()
        self._bots: asyncio.Task[None] | None = None
        self.alarm = Alarm(self)
        self._absent: dict[str, asyncio.TimerHandle] = {}
        self._gone: dict[str, float] = {}       # when those are taken over
        self._telling: asyncio.TimerHandle | None = None
        self._shown: tuple[frozenset[str], int] = (frozenset(), 0)
        self._made: dict[tuple[int | None, int, int], Shown] = {}   # states of this moment: by eye, seq, first event
        self._lines: deque[ChatLine] | None = None              # the last of the chat, once somebody wanted them
        self._published = match.seq                             # what watchers have been told of
        self._hurried: set[int] = set()                         # bots that were late, and play as a quicker level

    # ---- commands ----------------------------------------------------------------------------------
    async def execute(self, who: Who, command: Command, lag: float = 0) -> int:
        """Carries out a command, stores it, shows it; returns the sequence number at which it was done. What was begun
        is finished, also where who asked for it is gone meanwhile: else nobody knew what is stored."""
        return await asyncio.shield(self.hub.spawn(self._execute(who, command, lag)))

    async def _execute(self, who: Who, command: Command, lag: float) -> int:
        async with self.lock:
            await self.steady(who.id, command.seq if isinstance(command, Play) else 0)
            self.used = time.monotonic()
            if isinstance(command, Undo):
                await remember(self.match)
            match command:
                case Play():
                    return await self._play(who, command, lag)
                case Chat():
                    await self._chat(who, command)
                case _:
                    await self._do(who, command, lag)
            return self.match.seq

    async def _do(self, who: Who, command: Doing, lag: float) -> None:
        await self.change(lambda match, now: command.carry_out(match, By(who, now, lag)))

    async def _play(self, who: Who, play: Play, lag: float) -> int:
        """The same key again is answered as the first time, and nothing happens twice."""
        key = who.id, play.key
        if key in self.match.keys:      # refuses where it says something else, else changes nothing
            play.carry_out(self.match, By(who, hours.now(), lag))
            return self.match.keys[key][0]
        if key in self._refused and self._refused[key][0] == play.said:
            raise self._refused[key][1]
        try:
            await self._do(who, play, lag)
        except Refused as refused:
            if refused.reason in ABOUT_AN_ACTION:
                self._refused[key] = (play.said, refused)
                if len(self._refused) > REFUSALS_KEPT:
                    self._refused.popitem(last=False)
            raise
        return self.match.keys[key][0]

    async def change(self, command: Callable[[Match, float], list[Entry]]) -> None:
        """Changes the match, stores the change, and only then shows it."""
        await self.steady()
        before = self.match.status
        now = hours.now()
        try:
            entries = command(self.match, now)
        except Refused:
            raise
        except Exception:
            await self.reload()
            raise
        quiet = bool(entries) and all(e.kind in ("play", "undo") for e in entries) and self.match.status == before
        ended = self.match.status == "over" and before != "over"
        changes = changes_of(self.match, entries, now, seated=not quiet, ended=ended)
        try:
            await self.hub.keep(self.match, changes, quiet)
        except Overtaken:
            log.warning("overtaken by another server", extra={"table": self.match.id})
            await self.hub.overtaken()
            await self.reload()
            self.publish(quiet=False)
            self.go_on()
            raise
        except Unavailable:
            await self.reload()
            raise
        except Exception:
            log.warning("change not stored", extra={"table": self.match.id}, exc_info=True)
            await self.reload()
            raise Refused("busy", "the change could not be stored; try again", retry=1) from None
        self.match.kept = self.match.seq, now
        MOVES.inc(sum(e.kind == "play" for e in entries))
        self.publish(quiet)
        if not quiet:
            self.hub.card_changed(self.match)
        self.go_on()

    async def _chat(self, who: Who, said: Chat) -> None:
        line = await chat.say(self.hub.store, self.match, who, said.text)
        self.show_chat(line)
        self.hub.tell({"k": "chat", "t": self.match.id, "chat": line})

    async def reload(self) -> None:
        """Forgets what is in memory and reads the store. Where it can't be read, nothing is done until it can."""
        self.adrift = True
        self.match = await self.hub.read(self.match.id)
        for watcher in list(self.watchers):
            await remember_since(self.match, watcher.seen, self._mine(watcher))
        self.adrift = False

    async def steady(self, person: str = "", seq: int = 0) -> None:
        """What is in memory is what is stored, else it is read (or refused where that can't be): also where somebody
        has seen more than is known here, by another server's word. With the lock held."""
        if self.adrift:
            await self.reload()
        elif seq > self.match.shown_seq(self.match.terms.seats_of(person)) and self.hub.store.postgres:
            await self._read(quiet=True)

    async def refresh(self, quiet: bool = False) -> None:
        """Reads what another server has stored."""
        async with self.lock:
            await self._read(quiet)

    async def _read(self, quiet: bool) -> None:
        if self.adrift or not await self.hub.catch_up(self.match):
            await self.reload()
        self._lines = None
        self.publish(quiet)

    @property
    def busy(self) -> bool:
        """Whether somebody looks, or something is being done."""
        return bool(self.watchers) or self.lock.locked() or (self.owned and bool(self.match.bots_asked()))

    # ---- showing -----------------------------------------------------------------------------------
    @property
    def online(self) -> set[str]:
        return {watcher.person for watcher in self.watchers}

    @property
    def spectators(self) -> int:
        return len(self.online - self.match.terms.people())

    def publish(self, quiet: bool) -> None:
        """Sends everybody the game as they may see it, and the table where more than the game has changed."""
        self.forget_messages()
        if not quiet:
            self._show_table()
        if self.match.table is not None and self.watchers:
            stirred = {seat for at, seat in self.match.hidden if at > self._published}
            moment = Moment(self.match)
            for watcher in list(self.watchers):
                mine = self._mine(watcher)
                if not quiet or self._sees_change(watcher, mine, stirred):
                    self._send_state(watcher, watcher.seen, mine, moment)
        self._published = self.match.seq

    def _sees_change(self, watcher: Watcher, mine: tuple[int, ...], stirred: set[int]) -> bool:
        """Others' hidden choices are no news: who gets no message can't count them."""
        return watcher.seen != self.match.shown_seq(mine) or watcher.eye(self.match) in stirred

    def _mine(self, watcher: Watcher) -> tuple[int, ...]:
        return tuple(self.match.terms.seats_of(watcher.person))

    def _show_table(self) -> None:
        """Sends everybody the table, made once for all whom it shows the same."""
        online, spectators, made = self.online, self.spectators, dict[tuple[bool, ...], bytes]()
        self._shown = self._presence()
        for watcher in list(self.watchers):
            whose = watcher.person == self.match.host, *(s.person == watcher.person for s in self.match.terms.seats)
            if whose not in made:
                table = table_data(self.match, watcher.person, online, spectators, self.gone)
                made[whose] = written({"type": "table", "table": table})
            watcher.send(made[whose])

    def forget_messages(self) -> None:
        """What was made for many is made anew: the game has changed."""
        self._made.clear()

    def show_table(self, watcher: Watcher) -> None:
        """The table for one watcher, who has just come: with what was said there."""
        table = table_data(self.match, watcher.person, self.online, self.spectators, self.gone)
        watcher.send(written({"type": "table", "table": table, "chat": list(self._lines or ())}))

    def state_for(self, watcher: Watcher, since: int, mine: tuple[int, ...], moment: Moment | None = None) -> Shown:
        """The state in a watcher's eyes, made once for all who see and have seen the same."""
        key = eye, seq, first = watcher.eye(self.match), self.match.shown_seq(mine), first_told(self.match, since, mine)
        if (shown := self._made.get(key)) is None:
            moment = moment or Moment(self.match)
            told = told_data(moment, eye, seq, first)
            shown = Shown(told, self.match.told.sight(eye, moment.desks))
            if not self.match.clock.runs and self.match.beat_ends is None:      # else it tells the time
                self._made[key] = shown
        return shown

    def show_state(self, watcher: Watcher, since: int) -> None:
        """The whole state for one watcher, who has seen `since`."""
        watcher.known = None
        if self.match.table is not None:
            mine = self._mine(watcher)
            self._send_state(watcher, since if 0 <= since <= self.match.shown_seq(mine) else 0, mine)
        elif self.match.keepsake is not None:
            watcher.send(written(self.match.keepsake.state))

    def _send_state(self, watcher: Watcher, since: int, mine: tuple[int, ...], moment: Moment | None = None) -> None:
        shown = self.state_for(watcher, since, mine, moment)
        watcher.send(shown.message(watcher.known))
        watcher.seen = shown.known[0]
        watcher.known = shown.known if watcher.patches else None

    # ---- presence ----------------------------------------------------------------------------------
    def _presence(self) -> tuple[frozenset[str], int]:
        """What is told of who is there: which players, and how many others."""
        return frozenset(self.online & self.match.terms.people()), self.spectators

    def _came_or_went(self) -> None:
        """Comings and goings are gathered, and told where they made a difference: many of them are one message."""
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self._tell_presence)

    def _tell_presence(self) -> None:
        self._telling = None
        if self._presence() != self._shown:
            self._show_table()

    def show_chat(self, line: ChatLine) -> None:
        if self._lines is not None:
            self._lines.append(line)
        self._tell_all({"type": "chat", "chat": line})

    def _tell_all(self, told: ChatMessage | NoteMessage | CompilingMessage, *watchers: Watcher) -> None:
        message = written(told)
        for watcher in watchers or list(self.watchers):
            watcher.send(message)

    def show_compiling(self, *watchers: Watcher) -> None:
        """How far the rules are compiled: to these, or to everybody."""
        done, total = self.hub.pilots.rules.progress.get(self.match.terms.game, (0, 0))
        self._tell_all({"type": "compiling", "done": done, "total": total}, *watchers)

    # ---- people who look ---------------------------------------------------------------------------
    async def attach(self, watcher: Watcher, since: int) -> None:
        async with self.lock:
            await self.steady(watcher.person, since)
            if self._lines is None:
                lines = await chat.last_lines(self.hub.store, self.match.id, CHAT_SHOWN)
                self._lines = deque(lines, CHAT_SHOWN)
            await remember_since(self.match, since, self._mine(watcher))
            self.watchers.add(watcher)
            self.show_table(watcher)
            self.show_state(watcher, since)
            if self.match.terms.game in self.hub.pilots.rules.progress:
                self.show_compiling(watcher)
        self._came_or_went()
        if (timer := self._absent.pop(watcher.person, None)) is not None:
            timer.cancel()
        self._watch_absent()

    async def detach(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self.used = time.monotonic()
        if watcher.person not in self.online:
            self.lags.pop(watcher.person, None)
            self._watch_absent()
        self._came_or_went()

    def _watch_absent(self) -> None:
        """Who is gone from a live table for too long is taken over by a bot, where others wait: a game with one
        person waits for that person, and a table that everybody has left waits for all of them."""
        terms = self.match.terms
        if self.match.status != "playing" or terms.mode != "live" or terms.takeover is None:
            return
        for person in terms.people() - self.online - self._absent.keys():
            if self._waited_for(person) and any(not terms.seats[s].by_bot for s in terms.seats_of(person)):
                loop, grace = asyncio.get_running_loop(), self.hub.settings.limits.grace
                self._absent[person] = loop.call_later(grace, self._take_over, person)
                self._gone[person] = hours.now() + grace

    def _waited_for(self, person: str) -> bool:
        """Whether somebody else who plays here is there."""
        return bool((self.match.terms.people() & self.online) - {person})

    @property
    def gone(self) -> dict[str, float]:
        """Who will be taken over, and when: it is announced to those who wait."""
        return {person: at for person, at in self._gone.items() if person in self._absent and self._waited_for(person)}

    def _take_over(self, person: str) -> None:
        self._absent.pop(person, None)
        if person not in self.online and self._waited_for(person):
            self.hub.spawn(self.hub.command(self.match.id, Who(person, ""), Away()))

    # ---- what the server does by itself ------------------------------------------------------------
    def go_on(self) -> None:
        """Lets bots play and clocks run, where this server owns the table."""
        if not self.owned:
            return
        self._watch_absent()
        self.alarm.set()
        if self.match.bots_asked() and self._bots is None:
            self._bots = self.hub.spawn(self._play_bots())
            self._bots.add_done_callback(self._bots_done)

    def _bots_done(self, _task: asyncio.Task[None]) -> None:
        self._bots = None
        if self.owned and self.match.bots_asked():      # a change since the last look
            self.go_on()

    async def _play_bots(self) -> None:
        """Bots choose at once and side by side where nothing is seen; elsewhere one by one, at the table's pace."""
        while self.owned and (seats := self.match.bots_asked()):
            if self.match.unseen:
                await asyncio.gather(*(self._play_bot(seat) for seat in seats))
            else:
                await self.hub.pilots.wait(self.match.terms.pace, self.match.beat_left(hours.now()))
                await self._play_bot(seats[0])

    async def _play_bot(self, seat: int) -> None:
        """Asks a bot, and plays what it chose unless it was asked something else meanwhile."""
        if seat not in self.match.bots_asked():
            return
        level = self.match.level(seat)
        put_at = self.match.asked_at.get(seat)
        with BOT_SECONDS.time():
            chosen = await self.ask(seat, level)
        await asyncio.shield(self.hub.spawn(self._play_for(seat, chosen, put_at)))      # once begun, it is finished

    async def _play_for(self, seat: int, chosen: Choice, put_at: int | None) -> None:
        async with self.lock:
            if seat not in self.match.bots_asked() or self.match.asked_at.get(seat) != put_at:
                return
            self._tell_hurry(seat, chosen.level != self.match.level(seat))
            try:
                await self.change(lambda match, now: match.decide(seat, chosen.code, now))
            except Refused:
                await asyncio.sleep(BAD_BOT_PAUSE)

    async def ask(self, seat: int, level: str) -> Choice:
        """What a level would play in a seat's place. Nobody may hold the table meanwhile."""
        match, limits, most = self.match, self.hub.settings.limits, self.match.beat_left(hours.now()) * OF_A_BEAT
        patience = min(limits.thinking if match.terms.mode == "live" else limits.thinking_turns, most)
        whose = Whose(match.host, match.id)
        return await self.hub.pilots.choose(level, match.seat_view(seat), match.secret, whose, patience)

    def _tell_hurry(self, seat: int, hurried: bool) -> None:
        """Says it once where a bot was late, until it was in time again."""
        if hurried and seat not in self._hurried:
            name = self.match.terms.seats[seat].name
            self._tell_all({"type": "note", "text": {"id": "server-bot-hurried", "args": {"who": name}}})
        (self._hurried.add if hurried else self._hurried.discard)(seat)

    def close(self) -> None:
        self.alarm.stop()
        for timer in self._absent.values():
            timer.cancel()
        self._absent = {}
        self.owned = False
        if self._bots is not None:
            self._bots.cancel()
