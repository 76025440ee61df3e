"""The play socket: one connection of a person at a table."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from starlette.requests import HTTPConnection

from sillage.server.http.guard import Manners, address_of, check_origin
from sillage.server.http.line import LINE, Line
from sillage.server.http.people import Person, people_of
from sillage.server.http.porter import porter_of
from sillage.server.http.tables import hub_of, room_for
from sillage.server.live.room import Room
from sillage.server.match.commands import MESSAGE, Back, Chat, Message, Play, Pong, Sit, Whole
from sillage.server.match.match import Match
from sillage.server.match.patches import Known
from sillage.server.ops.metrics import MESSAGES, MOVE_SECONDS, REFUSALS, SOCKETS
from sillage.server.ops.settings import Limits
from sillage.server.store.accounts import is_muted
from sillage.server.wire.messages import PlayMessage, written
from sillage.server.wire.refusals import Refused

CLOSE = {"no-person": 4401, "bad-token": 4401, "banned": 4403, "not-found": 4404, "too-many": 4429,
         "busy": 1013}      # the last one: come again
PING_SECONDS = 15.0
FAREWELL_SECONDS = 1.0
router = APIRouter()
log = logging.getLogger("sillage.play")


def manners_of(connection: HTTPConnection) -> Manners:
    manners: Manners = connection.app.state.manners
    return manners


class Seated:
    """A connection that looks at a table, and its messages that wait to be sent."""

    def __init__(
        self, socket: WebSocket, person: Person, table: str, look: int | None, patches: bool, limits: Limits
    ) -> None:
        self.socket, self.person, self.table, self.look, self.limits = socket, person.id, table, look, limits
        self.session = people_of(socket).session(socket) if person.kind != "bot" else None
        self._manners, self._address = manners_of(socket), address_of(socket)
        self.who = person.who
        self.seen, self.patches = 0, patches
        self.known: Known | None = None
        self.sitting: int | None = None         # hot-seat: who said "it is me"
        self.lag = 0.0
        self._pinged: dict[int, float] = {}
        self._line: Line | None = socket.scope.get(LINE)
        self._out: asyncio.Queue[bytes] = asyncio.Queue()
        self._sending = False       # the first of those that wait is on its way
        self._unwanted = asyncio.Event()
        self._farewell = 4429, "too slow"

    def eye(self, match: Match) -> int | None:
        """In whose eyes this connection sees the game."""
        mine = match.terms.seats_of(self.person)
        if not mine:
            shown = self.look is not None and self.look < len(match.terms.seats) and match.terms.seats[self.look].shown
            return self.look if shown else None
        if len(mine) == 1:
            return mine[0]
        if self.sitting not in match.asked:
            self.sitting = None     # the turn is over: the hand is covered until somebody sits down again
        if self.sitting is None and not match.game.has_secrets:
            return next((seat for seat in match.asked if seat in mine), mine[0])
        return self.sitting

    # ---- sending -----------------------------------------------------------------------------------
    def send(self, message: bytes) -> None:
        """At once where nothing waits; else behind what waits. One that reads too slowly is closed, and may come back
        with `since`."""
        first = self._line is not None and not self._sending and self._out.empty()
        if first and self._line is not None and self._line.write(message):
            return
        if self._out.qsize() >= self.limits.backlog:
            self._unwanted.set()
        else:
            self._out.put_nowait(message)

    def tell(self, message: PlayMessage) -> None:
        self.send(written(message))

    async def send_all(self) -> None:
        while True:
            message = await self._out.get()
            self._sending = True
            await self.socket.send_text(message.decode())
            self._sending = False

    def show_out(self, code: int, why: str) -> None:
        """Ends the connection: its session is over, or its table is gone."""
        self._farewell = code, why
        self._unwanted.set()

    async def until_unwanted(self) -> None:
        """Ends a connection that doesn't read what it is sent, or is shown out; also where it reads no farewell."""
        await self._unwanted.wait()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.socket.close(*self._farewell), FAREWELL_SECONDS)

    async def ping(self) -> None:
        """Measures the lag, which the clocks give back."""
        while True:
            number = time.monotonic_ns() // 1_000_000 % 2**31
            self._pinged = {number: time.monotonic()}
            self.tell({"type": "ping", "t": number})
            await asyncio.sleep(PING_SECONDS)

    # ---- receiving ---------------------------------------------------------------------------------
    async def receive_all(self, room: Room) -> None:
        while True:
            text = await self.socket.receive_text()
            started = time.perf_counter()
            key = None
            try:
                self._manners.take("messages", self.person, self._address)
                message = read_message(text, self.limits)
                key = message.key
                MESSAGES.labels(message.type).inc()
                seq = await self._answer(room, message)
                if seq is not None:
                    shown = room.match.shown_seq(room.match.terms.seats_of(self.person), seq)
                    self.tell({"type": "ok", "key": key, "seq": shown})
                if isinstance(message, Play):
                    MOVE_SECONDS.observe(time.perf_counter() - started)
            except Refused as refused:
                REFUSALS.labels(refused.reason).inc()
                self.tell({"type": "error", "key": key, "error": refused.data()})

    async def _answer(self, room: Room, message: Message) -> int | None:
        """Does what was said; returns at which `seq`. What is about the connection is done here."""
        match message:
            case Pong():
                if (sent := self._pinged.pop(message.t, None)) is not None:
                    self.lag = room.lags[self.person] = (time.monotonic() - sent) / 2
                return None
            case Sit():
                async with room.lock:
                    self._sit(room, message.seat)
                return room.match.seq
            case Whole():
                async with room.lock:
                    room.show_state(self, self.seen)
                return room.match.seq
            case Chat():
                await self._may_speak(room, message)
        return await room.hub.command(room.match.id, self.who, message, self.lag)

    async def _may_speak(self, room: Room, chat: Chat) -> None:
        if len(chat.text) > self.limits.chat_length:
            raise Refused("too-large", f"a chat line has at most {self.limits.chat_length} characters")
        self._manners.take("chat lines", self.person, self._address)
        if await room.hub.store.read(lambda c: is_muted(c, self.person)):
            raise Refused("muted", "who keeps this server has taken the chat from you; you may play on")

    def _sit(self, room: Room, seat: int | None) -> None:
        mine = room.match.terms.seats_of(self.person)
        if seat is not None:
            if seat not in mine:
                raise Refused("not-seated", f"seat {seat} is not yours; yours are {mine}")
            if len(mine) > 1 and seat not in room.match.asked:
                raise Refused("not-asked", f"seat {seat} is not asked now; asked are {room.match.asked}")
        self.sitting = seat
        room.show_state(self, 0)


def read_message(text: str, limits: Limits) -> Message:
    if len(text) > limits.message:
        raise Refused("too-large", f"a message has at most {limits.message} bytes")
    try:
        return MESSAGE.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        where = ".".join(str(step) for step in first["loc"]) or "message"
        raise Refused("invalid", f"{where}: {first['msg']}; docs/protocol.md describes the messages") from None


@router.websocket("/api/tables/{table_id}/play")
async def play(
    socket: WebSocket, table_id: str, since: str = "0", code: str | None = None, look: str | None = None,
    patches: str = "0",
) -> None:
    settings, hub = socket.app.state.settings, hub_of(socket)
    await socket.accept()
    try:
        check_origin(socket.headers, settings)
        person = await people_of(socket).of(socket)
        if person is None:
            manners_of(socket).take_from("connections", address_of(socket))
            raise Refused("no-person", "nobody is logged in; expected a cookie from POST /api/me, or a token")
        manners_of(socket).take("connections", person.id, address_of(socket))
        room = await room_for(hub, table_id, person, code)
        if sum(w.person == person.id for w in room.watchers) >= settings.limits.sockets:
            raise Refused("too-many", f"you have {settings.limits.sockets} connections to this table already")
        seen, looked = _number(since, "since") or 0, _number(look, "look")
    except Refused as refused:
        await _close(socket, refused)
        return
    seated = Seated(socket, person, table_id, looked, patches == "1", settings.limits)
    visits = porter_of(socket).visits
    visits.add(seated)
    try:
        await _stay(seated, room, seen)
    except Refused as refused:      # the table could not be read
        await _close(socket, refused)
    finally:
        visits.discard(seated)
        hub.broom.left += 1


async def _close(socket: WebSocket, refused: Refused) -> None:
    """Says why in the farewell, where somebody is still there."""
    REFUSALS.labels(refused.reason).inc()
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(CLOSE.get(refused.reason, 4403), str(refused)[:120])


async def _stay(seated: Seated, room: Room, since: int) -> None:
    """From the first state to the last word. A hot-seat table has one screen: a new one takes over."""
    SOCKETS.labels("play").inc()
    about = {"table": room.match.id, "person": seated.person}
    log.info("socket opened", extra=about)
    tasks = [asyncio.create_task(work) for work in (seated.send_all(), seated.ping(), seated.until_unwanted())]
    try:
        await room.attach(seated, since)
        mine = room.match.terms.seats_of(seated.person)
        if room.match.status == "playing" and any(room.match.terms.seats[s].away for s in mine):
            await room.hub.command(room.match.id, seated.who, Back())
        tasks.append(asyncio.create_task(seated.receive_all(room)))
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            error = task.exception()
            if error is not None and not isinstance(error, WebSocketDisconnect | RuntimeError | KeyError):
                log.error("a socket failed", extra=about, exc_info=error)
                await seated.socket.close(1011, "something went wrong; come back with `since`")
    finally:
        SOCKETS.labels("play").dec()
        log.info("socket closed", extra=about)
        for task in tasks:
            task.cancel()
        await room.detach(seated)


def _number(text: str | None, name: str) -> int | None:
    if text is None or text == "":
        return None
    if not (text.isascii() and text.isdecimal() and len(text) <= 9):
        raise Refused("invalid", f"{name} is not a number")
    return int(text)
