"""All tables of this server: read when they are asked for, owned one by one, dropped when idle."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from dataclasses import asdict
from functools import partial
from typing import Any

from sqlalchemy import text

from sillage.errors import SillageError
from sillage.kernel.found import game_ids
from sillage.server.live.endings import keep_endings
from sillage.server.live.following import follow, news
from sillage.server.live.past import beside
from sillage.server.live.room import Room
from sillage.server.match import hours
from sillage.server.match.commands import Command, Who, command_data, read_command
from sillage.server.match.match import Match
from sillage.server.match.resume import absorb, resumed
from sillage.server.match.views import card
from sillage.server.ops.cluster import HERE, Alone, Cluster
from sillage.server.ops.garbage import YOUNG_SECONDS, Broom
from sillage.server.ops.metrics import RESUMED, ROOMS
from sillage.server.ops.pilots import Pilots
from sillage.server.ops.rules import RULES
from sillage.server.ops.settings import Settings
from sillage.server.store import watch
from sillage.server.store.archive import build_match, outline, read_match, read_since, row_of, take_meta
from sillage.server.store.store import Change, Overtaken, Store
from sillage.server.wire.refusals import Refused
from sillage.server.wire.shapes import TableCard

log = logging.getLogger("sillage.hub")
SWEEP = 1.0             # seconds between looks for tables that wait for the server
WOKEN_AT_ONCE = 50
HEARTBEAT = 2.0
TIDY = 60.0
RELAY_PATIENCE = 0.5    # seconds until the owner of a table is looked for, and told anew
RELAY_TRIES = 24
RELAY_DEAF = 16         # after so many the owner is put out, though it says that it is here
CARRIED = 4096          # answers that are kept for who asks again
KNOWN_OWNER = 5.0       # seconds for which who was heard to own a table is asked at once
FREED = 0.05            # seconds until the locks of one who was put out are free
FAR = 16                # entries by which a copy is behind, and is rather read anew beside the event loop
NOTIFY = text("SELECT pg_notify('sillage', :payload)")
LobbyListener = Callable[[str, TableCard | None], None]


class Hub:
    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings, self.store, self.pilots = settings, store, Pilots(settings.search)
        self.pilots.rules.watch = self._compiling
        url = store.engine.url.render_as_string(hide_password=False)
        self.cluster: Alone | Cluster = Cluster(url, store.name) if store.postgres else Alone()
        self.rooms: dict[str, Room] = {}
        self.lobby: set[LobbyListener] = set()
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._carried: OrderedDict[str, dict[str, Any] | None] = OrderedDict()      # answers to other servers
        self._kept, self.broom = 0, Broom()
        self.started = self._alive_before = 0.0

    async def start(self) -> None:
        alive = await self.store.read(watch.last_heartbeat)
        hours.not_before(alive)
        self.started = hours.now()
        self._alive_before = alive or self.started
        self.cluster.start(self._told, self._lost)
        if self.settings.ahead:
            self.spawn(self._compile_all())
        self.spawn(self.again_and_again(self._beat, HEARTBEAT))
        self.spawn(self.again_and_again(self.cluster.beat, HERE))
        self.spawn(self.again_and_again(self._sweep, SWEEP))
        self.spawn(self.again_and_again(self.broom.dust, YOUNG_SECONDS))
        self.spawn(self.again_and_again(self._tidy, TIDY))

    async def close(self) -> None:
        for room in self.rooms.values():
            room.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.cluster.close()
        await self.pilots.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """A task of the server's own; what goes wrong in it is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, Refused):
            log.error("a task failed", exc_info=error)

    # ---- tables ------------------------------------------------------------------------------------
    async def room(self, table_id: str) -> Room:
        """A table, read from the store where it isn't in memory."""
        if (room := self.rooms.get(table_id)) is not None:
            room.used = time.monotonic()
            if room.adrift:
                await room.refresh()
            return room
        if (loading := self._loading.get(table_id)) is not None:
            return await asyncio.shield(loading)
        future = self._loading[table_id] = asyncio.get_running_loop().create_future()
        try:
            room = await self._load(table_id)
        except BaseException as error:
            future.set_exception(error)
            future.exception()      # seen: whoever else waits gets it too
            raise
        finally:
            del self._loading[table_id]
        future.set_result(room)
        return room

    async def _load(self, table_id: str) -> Room:
        owned = await self.cluster.own(table_id)    # before reading: nobody else may write from here on
        try:
            match = await self.read(table_id)
        except BaseException:
            if owned:
                await self.cluster.disown(table_id)
            raise
        room = self.rooms[table_id] = Room(self, match, owned)
        ROOMS.set(len(self.rooms))
        room.go_on()
        return room

    async def adopt(self, match: Match) -> Room:
        """A table that was just made here."""
        room = self.rooms[match.id] = Room(self, match, await self.cluster.own(match.id))
        ROOMS.set(len(self.rooms))
        self.pilots.prepare(match.terms.game, match.terms.levels())
        room.go_on()
        self.card_changed(match)
        return room

    async def read(self, table_id: str) -> Match:
        stored = await self.store.read(lambda c: read_match(c, table_id))
        await self.pilots.ready(stored.row.game)
        try:
            match = await beside(partial(build_match, stored))
        except SillageError as error:
            log.error("table can't be resumed: %s", error, extra={"table": table_id})
            raise Refused("not-found", f"this table can't be resumed: {error}") from None
        RESUMED.inc()
        self._give_time_back(match, stored.row.changed)
        return match

    def _give_time_back(self, match: Match, changed: float) -> None:
        """Nobody's clock runs while no server does: from the last sign of life to the start of this one."""
        if changed >= self.started or match.status != "playing":
            return
        gone = self.started - max(self._alive_before, changed)
        match.clock.shift(max(gone, 0))
        if match.beat_ends is not None:
            match.beat_ends += max(gone, 0)
            match.beat_opens = None if match.beat_opens is None else match.beat_opens + max(gone, 0)

    async def catch_up(self, match: Match) -> bool:
        """Brings a copy up to what another server has stored; False where that is so much that everybody would wait."""
        row, entries = await self.store.read(lambda c: read_since(c, match.id, match.seq))
        if len(entries) > FAR or (match.skipped and any(entry.kind == "undo" for entry in entries)):
            return False
        take_meta(match, row)
        absorb(match, entries)
        resumed(match)
        return True

    async def keep(self, match: Match, changes: list[Change], quiet: bool) -> None:
        """Stores changes; other servers hear of them with the commit."""
        if self.store.postgres:
            note = {"from": self.cluster.id, "k": "changed", "t": match.id, "card": not quiet}
            changes = [*changes, (NOTIFY, {"payload": news(note, changes)})]
        await self.store.save(changes)
        self._kept += 1

    # ---- commands ----------------------------------------------------------------------------------
    async def command(self, table_id: str, who: Who, command: Command, lag: float = 0) -> int:
        """Has a command carried out by the server that owns the table, this one or another; returns at which `seq`."""
        ticket = secrets.token_hex(8)       # by which its owner knows what it is told anew
        for tries in range(RELAY_TRIES):
            room = await self.room(table_id)
            known = tries == 0 and time.monotonic() - room.owner_heard < KNOWN_OWNER
            if room.owned or (not known and await self._take(room)):
                try:
                    return await room.execute(who, command, lag)
                except Overtaken:       # nothing was stored: once more, on what the other server made of the table
                    continue
            if tries == RELAY_DEAF or await self.cluster.hangs(table_id, unanswered=tries > 0):
                await self.cluster.put_out(table_id)
                await asyncio.sleep(FREED)
                continue
            message = {"k": "do", "t": table_id, "ticket": ticket, "who": asdict(who), "lag": lag,
                       "command": command_data(command)}
            if (answer := await self._relay(ticket, message, room.owner if known else None)) is not None:
                # Where it was refused, or news got lost, the copy here may be behind.
                if room.match.seq < answer.get("seq", room.match.seq + 1):
                    await room.refresh(quiet=True)
                if "error" in answer:
                    raise Refused.of(answer["error"])
                return int(answer["seq"])
        raise Refused("busy", "the table is changing servers; try again", retry=1)

    async def _take(self, room: Room) -> bool:
        """Takes over a table that no server owns (any more)."""
        if not await self.cluster.own(room.match.id):
            return False
        await room.refresh()
        room.owned = True
        room.go_on()
        log.info("took over", extra={"table": room.match.id})
        return True

    async def _relay(self, ticket: str, message: dict[str, Any], owner: str | None) -> dict[str, Any] | None:
        answer = self._answers[ticket] = asyncio.get_running_loop().create_future()
        try:
            await self.cluster.tell(message, to=owner)
            return await asyncio.wait_for(answer, RELAY_PATIENCE)
        except TimeoutError:
            return None
        finally:
            del self._answers[ticket]

    def _told(self, message: dict[str, Any]) -> None:
        """What another server says."""
        kind, room = message["k"], self.rooms.get(message.get("t", ""))
        if kind == "changed":
            if room is not None:
                self._hear_of(room, message)
            if message["card"] and self.lobby:
                self.spawn(self._reread_card(message["t"]))
        elif kind == "do" and room is not None and room.owned:
            self.spawn(self._carry_out(room, message))
        elif kind == "done" and (answer := self._answers.get(message["ticket"])) is not None and not answer.done():
            answer.set_result(message["answer"])
        elif kind == "chat" and room is not None:
            room.show_chat(message["chat"])

    def _hear_of(self, room: Room, message: dict[str, Any]) -> None:
        """Another server has stored something. Where this one owns the table, the other has lost its locks and doesn't
        know it yet (or this one has): what it stored holds all the same, and what is here is behind."""
        if room.owned:
            self.spawn(self.cluster.check())
        else:
            room.owner, room.owner_heard = message["from"], time.monotonic()
            if follow(room, message):
                return
        self.spawn(room.refresh(quiet=not message["card"]))

    async def _carry_out(self, room: Room, message: dict[str, Any]) -> None:
        """Does what another server was asked for, once, however often it is told."""
        ticket = message["ticket"]
        if ticket not in self._carried:
            self._carried[ticket] = None
            if len(self._carried) > CARRIED:
                self._carried.popitem(last=False)
            try:
                seq = await room.execute(Who(**message["who"]), read_command(message["command"]), message["lag"])
                self._carried[ticket] = {"seq": seq}
            except Overtaken:       # who asked asks again
                self._carried.pop(ticket, None)
            except Refused as refused:
                self._carried[ticket] = {"error": refused.data()}
            except BaseException:
                self._carried.pop(ticket, None)
                raise
        if (answer := self._carried.get(ticket)) is not None:
            await self.cluster.tell({"k": "done", "ticket": ticket, "answer": answer}, to=message["from"])

    async def overtaken(self) -> None:
        """Another server wrote what this one owns: are the locks still there?"""
        await self.cluster.check()

    def _lost(self) -> None:
        """The locks are gone, or messages were missed: all tables here are copies until they are owned again."""
        for room in self.rooms.values():
            room.close()
            self.spawn(room.refresh())

    def tell(self, message: dict[str, Any]) -> None:
        if self.store.postgres:
            self.spawn(self.cluster.tell(message))

    # ---- the lobby ---------------------------------------------------------------------------------
    def card_changed(self, match: Match) -> None:
        if not match.public:
            return
        shown = card(match) if match.status != "over" else None
        for listener in list(self.lobby):
            listener(match.id, shown)

    async def _reread_card(self, table_id: str) -> None:
        row = await self.store.read(lambda c: row_of(c, table_id))
        if row is not None:
            self.card_changed(outline(row))

    # ---- by itself ---------------------------------------------------------------------------------
    def _compiling(self, game_id: str) -> None:
        for room in self.rooms.values():
            if room.match.terms.game == game_id:
                room.show_compiling()

    async def _compile_all(self) -> None:
        """One game after the other, those that are played here first; a game that is asked for is compiled at once.
        The search follows where a table plays with it."""
        played = await self.store.read(watch.games_played)
        for game_id in sorted(game_ids(), key=lambda game_id: game_id not in played):
            await self.pilots.ready(game_id)
            await self.pilots.rules.compiled(game_id, RULES)
        for game_id, levels in played.items():
            self.pilots.prepare(game_id, levels)

    async def again_and_again(self, work: Callable[[], Coroutine[Any, Any, None]], seconds: float) -> None:
        """A store that is away for a while must not end what the server does by itself."""
        while True:
            try:
                await work()
            except Refused as refused:
                log.warning("will be tried again: %s", refused)
            except Exception:
                log.warning("will be tried again", exc_info=True)
            await asyncio.sleep(seconds)

    async def _beat(self) -> None:
        """Leaves a sign of life, so that a later server knows how long none was there."""
        await self.store.write(watch.heartbeat)
        await self.cluster.check()

    async def _sweep(self) -> None:
        """Wakes tables where a bot or a clock is due, whoever served them before; drops those nobody uses."""
        due = [t for t in await self.store.read(watch.due) if t not in self.rooms or not self.rooms[t].owned]
        for table_id in due[:WOKEN_AT_ONCE]:
            await self._wake(table_id)
        await self._drop_idle()

    async def _tidy(self) -> None:
        """Memory is tidied while nobody plays, and it is kept how games ended; not while people come back to a server
        that has just begun."""
        self.broom.sweep(self._kept)
        if hours.now() - self.started >= TIDY:
            await keep_endings(self)

    async def _wake(self, table_id: str) -> None:
        try:
            room = await self.room(table_id)
            if not room.owned:
                await self._take(room)
        except Refused:
            log.warning("table can't be woken", extra={"table": table_id})

    async def drop(self, table_id: str) -> None:
        """A table that is no more: its room is closed."""
        if (room := self.rooms.get(table_id)) is not None:
            await self._let_go(table_id, room)
        for listener in list(self.lobby):
            listener(table_id, None)

    async def _let_go(self, table_id: str, room: Room) -> None:
        owned = room.owned
        room.close()
        del self.rooms[table_id]
        if owned:
            await self.cluster.disown(table_id)

    async def _drop_idle(self) -> None:
        """Asks only those whose time has come, and those of finished games."""
        limits, now = self.settings.limits, time.monotonic()
        over = [item for item in self.rooms.items() if item[1].match.status == "over" and not item[1].busy]
        times = sorted(room.used for _, room in over)
        newest = times[-limits.kept_over - 1] if len(times) > limits.kept_over else 0     # this one and older ones go
        gone = [item for item in over if item[1].used <= max(now - limits.idle_over, newest)]
        gone += [item for item in self.rooms.items()
                 if item[1].used <= now - limits.idle and item[1].match.status != "over" and not item[1].busy]
        for table_id, room in gone:
            if self.rooms.get(table_id) is room and not room.busy:      # nobody came meanwhile
                await self._let_go(table_id, room)
        ROOMS.set(len(self.rooms))
