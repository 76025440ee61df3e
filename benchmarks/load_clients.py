"""Clients of the load benchmark: a process full of sockets that read no more of a message than they need.

They share the machine with the server they measure, so they must be cheap: frames are cut by hand, and of a
state only its number and the codes of its legal actions are read.
"""

from __future__ import annotations

import asyncio
import base64
import os
import random
import re
import resource
import time
from collections import deque
from dataclasses import dataclass, field
from typing import Any

import uvloop

SEATS = 4
PATIENCE = 60.0             # seconds until sockets that don't answer are a failure
SEQ = re.compile(rb'"seq":(\d+)')
CODE = re.compile(rb'\{"code":(\d+),')
Plan = tuple[str, list[str]]        # a table, and the cookies of those who sit at it


@dataclass
class Stage:
    """A while of play at one rate (moves a second of this process; 0: every client answers at once)."""

    rate: float
    seconds: float
    times: list[float] = field(default_factory=list)
    sent: int = 0
    late: int = 0               # moves that were due when no table waited for one


class Play:
    """One table and its clients."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.informed: dict[int, int] = {}
        self.sent: dict[int, tuple[float, Stage]] = {}
        self.acknowledged: list[int] = []
        self.errors: list[str] = []
        self.over = False
        self.question: tuple[Seat, int, list[bytes]] | None = None      # who is asked, at which seq, the codes

    def inform(self, seq: int, now: float) -> None:
        count = self.informed[seq] = self.informed.get(seq, 0) + 1
        if count == SEATS:
            del self.informed[seq]
            if (sent := self.sent.pop(seq, None)) is not None:
                sent[1].times.append(now - sent[0])


class Crowd:
    """All clients of a process, and the pace at which they move."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.plays: list[Play] = []
        self.waiting: deque[Play] = deque()
        self.stage: Stage | None = None
        self.connected = 0

    def asked(self, play: Play) -> None:
        if self.stage is not None and self.stage.rate == 0:
            self.move(play, time.perf_counter())
        else:
            self.waiting.append(play)

    def move(self, play: Play, due: float) -> None:
        assert play.question is not None
        assert self.stage is not None
        seat, seq, codes = play.question
        play.question = None
        play.sent[seq + 1] = due, self.stage
        self.stage.sent += 1
        seat.say(b'{"type":"play","seq":%d,"action":%s,"key":"m%d"}' % (seq, self.rng.choice(codes), seq + 1))

    async def run(self, stage: Stage) -> None:
        """Moves are due at the stage's rate whatever the server does; a move's time counts from when it was due."""
        self.stage = stage
        began = time.perf_counter()
        if stage.rate == 0:
            ready, self.waiting = self.waiting, deque()
            for play in ready:
                self.move(play, time.perf_counter())
            await asyncio.sleep(stage.seconds)
        else:
            await self._pace(stage, began)
        self.stage = None
        await asyncio.sleep(1.0)        # what was sent comes home

    async def _pace(self, stage: Stage, began: float) -> None:
        number = 0
        while (now := time.perf_counter()) < began + stage.seconds:
            while (due := began + number / stage.rate) <= now and self.waiting:
                self.move(self.waiting.popleft(), due)
                number += 1
            if due <= now:
                stage.late += 1
            await asyncio.sleep(max(due - time.perf_counter(), 0.001))


class Seat(asyncio.Protocol):
    """One client's socket."""

    def __init__(self, crowd: Crowd, play: Play, host: str, cookie: str) -> None:
        self.crowd, self.play, self.host, self.cookie = crowd, play, host, cookie
        self.buffer, self.open = b"", False

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write((
            f"GET /api/tables/{self.play.table}/play?patches=1 HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nCookie: {self.cookie}\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n"
        ).encode())

    def data_received(self, data: bytes) -> None:
        data = self.buffer + data if self.buffer else data
        at = 0
        if not self.open:
            if (end := data.find(b"\r\n\r\n")) < 0:
                self.buffer = data
                return
            assert data.startswith(b"HTTP/1.1 101"), data[:200]
            self.open, at = True, end + 4
        while (frame := cut(data, at)) is not None:
            kind, begin, at = frame
            if kind == 1:
                self.hear(data[begin:at])
            elif kind == 8 and not self.play.over:
                self.play.errors.append(f"closed: {data[begin:at]!r}")
            elif kind == 9:
                self.transport.write(frame_of(data[begin:at], 0x8A))
        self.buffer = data[at:]

    def hear(self, message: bytes) -> None:
        kind = message[9:13]
        if kind in (b"stat", b"patc"):
            found = SEQ.search(message)
            assert found is not None
            seq = int(found[1])
            self.play.inform(seq, time.perf_counter())
            if (legal := message.rfind(b'"legal":[{')) > 0:
                self.play.question = self, seq, CODE.findall(message, legal)
                self.crowd.asked(self.play)
            elif message.endswith(b'"}}') and b'"result":{' in message[-400:]:
                self.play.over = True
        elif kind == b'ok",':
            self.play.acknowledged.append(int(message[message.rindex(b":") + 1 : -1]))
        elif kind == b"erro":
            self.play.errors.append(message.decode())
        elif kind == b"ping":
            self.say(message.replace(b'"ping"', b'"pong"'))
        elif kind == b"tabl" and not hasattr(self, "there"):
            self.there = True
            self.crowd.connected += 1

    def say(self, message: bytes) -> None:
        self.transport.write(frame_of(message))


def cut(data: bytes, at: int) -> tuple[int, int, int] | None:
    """The next frame of the server: its kind, where its payload begins and ends; None where it isn't whole."""
    if len(data) < at + 2:
        return None
    kind, size, begin = data[at] & 15, data[at + 1], at + 2
    if size == 126:
        size, begin = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
    elif size == 127:
        size, begin = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
    return (kind, begin, begin + size) if len(data) >= begin + size else None


def frame_of(payload: bytes, head: int = 0x81) -> bytes:
    """A short frame of a client; its mask is zero, which leaves the payload as it is."""
    size = len(payload)
    return bytes([head, 0x80 | size] if size < 126 else [head, 0xFE, size >> 8, size & 255]) + bytes(4) + payload


async def _clients(host: str, port: int, plans: list[Plan], stages: list[Stage], seed: int, door: Any) -> Any:
    crowd, loop = Crowd(seed), asyncio.get_running_loop()
    for number, (table, cookies) in enumerate(plans):
        play = Play(table)
        crowd.plays.append(play)
        for cookie in cookies:
            seat = Seat(crowd, play, f"{host}:{port}", cookie)
            await loop.create_connection(lambda seat=seat: seat, host, port)        # type: ignore[misc]
        if number % 25 == 24:           # opening sockets is not what is measured
            await asyncio.sleep(0.1)
    end = time.monotonic() + PATIENCE
    while crowd.connected < SEATS * len(plans) and time.monotonic() < end:
        await asyncio.sleep(0.1)
    door.put(("there", crowd.connected))
    for stage in stages:
        await loop.run_in_executor(None, door.begin.wait)
        used = resource.getrusage(resource.RUSAGE_SELF)
        await crowd.run(stage)
        now = resource.getrusage(resource.RUSAGE_SELF)
        cpu = now.ru_utime + now.ru_stime - used.ru_utime - used.ru_stime
        door.put(("stage", {"times": stage.times, "sent": stage.sent, "late": stage.late, "cpu": cpu}))
    return {
        "acknowledged": {p.table: p.acknowledged for p in crowd.plays},
        "errors": [error for p in crowd.plays for error in p.errors],
        "over": sum(p.over for p in crowd.plays),
    }


class Door:
    """How a process of clients and the benchmark speak with each other."""

    def __init__(self, context: Any, processes: int) -> None:
        self.begin, self.queue = context.Barrier(processes + 1), context.Queue()

    def put(self, item: Any) -> None:
        self.queue.put(item)


def run_clients(host: str, port: int, plans: list[Plan], stages: list[Stage], seed: int, door: Door) -> None:
    """A process full of clients: says when they are there, plays the stages, tells what came of them."""
    uvloop.install()
    door.put(("end", asyncio.run(_clients(host, port, plans, stages, seed, door))))
