"""One guest against the rest: a server on loopback is attacked, and two people play meanwhile.

    python benchmarks/attack.py                 # each attack for five seconds
    python benchmarks/attack.py --seconds 30 presence uploads

The attackers are a process of their own and share machine and network address with the players: the worst place to
play from. A move's time is from when it was sent to its answer. Attacks are bounded in time, connections and bytes,
and go to the server that this program has started, nowhere else. `--write` keeps the table in benchmarks/results.md.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import platform
import random
import socket
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
from rich.console import Console
from rich.table import Table
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from benchmarks.load import memory
from benchmarks.sections import keep_section
from tests.server.play import full_table, step
from tests.server.served import Person, Server

GUESTS = 6              # attackers
SOCKETS = 60            # connections that each attack may hold open
PACE = 0.05             # seconds between moves: nobody is over a limit
WAIT = 30.0             # seconds that an attacker waits for anything
GONE = (OSError, EOFError, WebSocketException, httpx.HTTPError, TimeoutError)
Tell = Callable[[bool], None]


@dataclass(frozen=True)
class Target:
    url: str
    table: str
    cookies: tuple[str, ...]


# ---- attacks: each does one thing, again and again, and tells whether it was let in -----------------
def uploads(target: Target, cookie: str, tell: Tell) -> None:
    """Editions whose keys are deep, or many."""
    bodies = ["a." * 60_000 + "a = 1\n", "".join(f"unknown_{i} = {i}\n" for i in range(4_000)), "x = [" * 50_000]
    with httpx.Client(base_url=target.url, headers={"Cookie": cookie}, timeout=WAIT) as http:
        for body in bodies:
            answer = http.post("/api/editions", content=body, headers={"Content-Type": "application/toml"})
            tell(answer.status_code != 429)


def imports(target: Target, cookie: str, tell: Tell) -> None:
    """Records that are long, wide or deep."""
    bodies = [json.dumps({"sillage": 1, "x": "y" * 1_900_000}), '{"a":' * 100_000, '{"n": 1}\n' * 200_000]
    with httpx.Client(base_url=target.url, headers={"Cookie": cookie}, timeout=WAIT) as http:
        for body in bodies:
            tell(http.post("/api/records", content=body).status_code != 429)


def presence(target: Target, cookie: str, tell: Tell) -> None:
    """Comes to the players' table and goes again."""
    _visit(target, cookie, tell)


def reconnects(target: Target, cookie: str, tell: Tell) -> None:
    """Comes back for every line of chat: limits are not the socket's."""
    _visit(target, cookie, tell, *('{"type": "chat", "text": "hey"}' for _ in range(5)))


def _visit(target: Target, cookie: str, tell: Tell, *lines: str) -> None:
    address = f"{target.url.replace('http', 'ws')}/api/tables/{target.table}/play"
    with connect(address, additional_headers={"Cookie": cookie}, open_timeout=WAIT, close_timeout=0.2) as visit:
        first = visit.recv(timeout=WAIT)
        tell(bool(first))
        for line in lines:
            visit.send(line)


def slow_readers(target: Target, cookie: str, tell: Tell) -> None:
    """Sockets that look at the table and never read; each asks for more all the time."""
    place = urlsplit(target.url)
    held = []
    for _ in range(SOCKETS // GUESTS):
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(WAIT)
        line.connect((place.hostname, place.port))
        line.sendall((f"GET /api/tables/{target.table}/play HTTP/1.1\r\nHost: {place.netloc}\r\nCookie: {cookie}\r\n"
                      "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n").encode())
        held.append(line)
    ask = b'{"type":"sit","seat":null}'
    frame = bytes([0x81, 0x80 | len(ask), 0, 0, 0, 0]) + ask
    for line in held:
        with contextlib.suppress(*GONE):
            for _ in range(200):
                line.sendall(frame)
            tell(True)
    time.sleep(0.5)
    for line in held:
        line.close()


def half_requests(target: Target, cookie: str, tell: Tell) -> None:
    """Requests that are begun and not finished: half a head, half a body."""
    place = urlsplit(target.url)
    held = []
    for number in range(SOCKETS // GUESTS):
        line = socket.create_connection((place.hostname, place.port), timeout=WAIT)
        head = f"POST /api/tables HTTP/1.1\r\nHost: {place.netloc}\r\nCookie: {cookie}\r\nContent-Length: 60000\r\n"
        line.sendall((head + "\r\n{" if number % 2 else head).encode())
        held.append(line)
        tell(True)
    time.sleep(1.0)
    for line in held:
        line.close()


ATTACKS = {attack.__name__: attack for attack in (uploads, imports, presence, reconnects, slow_readers, half_requests)}


def attackers(door: Connection) -> None:
    """A process of attackers. It is told of an attack, says when it has begun, and what came of it when it is over."""
    while (order := door.recv()) is not None:
        name, target = order
        counts, over = [0, 0], threading.Event()

        def attack(cookie: str, name: str = name, target: Target = target, counts: list[int] = counts,
                   over: threading.Event = over) -> None:
            def tell(let_in: bool) -> None:
                counts[not let_in] += 1

            while not over.is_set():
                try:
                    ATTACKS[name](target, cookie, tell)
                except GONE:
                    counts[1] += 1
                    time.sleep(0.01)

        threads = [threading.Thread(target=attack, args=(cookie,)) for cookie in target.cookies]
        for thread in threads:
            thread.start()
        door.send("begun")
        door.recv()
        over.set()
        for thread in threads:
            thread.join()
        door.send(counts)


# ---- the players -----------------------------------------------------------------------------------
@dataclass
class Players:
    """Two people who play one table; the time of each move."""

    people: list[Person]
    times: list[float] = field(default_factory=list)
    lost: int = 0

    def sit(self) -> str:
        self.table = full_table(self.people, takeover=None, public=True)["id"]
        self.chairs = [person.sit(self.table) for person in self.people]
        self.rng = random.Random(1)
        return self.table

    def play(self, seconds: float) -> None:
        self.times, self.lost = [], 0
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                self._move()
            except GONE:
                self.lost += 1
                self.chairs = [person.sit(self.table) for person in self.people]

    def _move(self) -> None:
        for chair in self.chairs:
            if chair.state:
                chair.heard.clear()
        asked = [chair for chair in self.chairs if chair.state.get("legal")]
        if not asked:
            if step(self.chairs, self.rng) is None:
                raise RuntimeError("the game is over: play shorter")
            return
        newest = max(chair.state["seq"] for chair in self.chairs)
        for chair in self.chairs:
            chair.until_seq(newest)
        chair = self.rng.choice([chair for chair in self.chairs if chair.state["legal"]])
        began = time.perf_counter()
        answer = chair.play(self.rng.choice(chair.state["legal"])["code"])
        self.times.append(time.perf_counter() - began)
        time.sleep(PACE)
        if answer["type"] == "ok":
            chair.until_seq(answer["seq"])


def phase(server: Server, players: Players, name: str, door: Connection, seconds: float) -> dict[str, Any]:
    """One attack, or none, while the two play."""
    target = Target(server.url, players.sit(), tuple(Person(server, f"Guest {i}").cookie() for i in range(GUESTS)))
    assert server.process is not None
    most, done = [0.0], threading.Event()

    def watch() -> None:
        while not done.wait(0.1):
            most[0] = max(most[0], memory(server.process.pid))     # type: ignore[union-attr]

    watching = threading.Thread(target=watch)
    watching.start()
    if name in ATTACKS:
        door.send((name, target))
        door.recv()
    players.play(seconds)
    counts = [0, 0]
    if name in ATTACKS:
        door.send("enough")
        counts = door.recv()
    done.set()
    watching.join()
    for chair in players.chairs:
        chair.close()
    times = sorted(players.times)
    return {
        "attack": name, "let in": counts[0], "refused": counts[1], "moves": len(times),
        "median": statistics.median(times) * 1000, "p99": times[int(0.99 * (len(times) - 1))] * 1000,
        "worst": times[-1] * 1000, "thrown out": players.lost, "memory": most[0] / 1000,
    }


COLUMNS = ("attack", "let in", "refused", "moves", "median", "p99", "worst", "thrown out", "memory")


def cells(row: dict[str, Any]) -> list[str]:
    units = {"median": " ms", "p99": " ms", "worst": " ms", "memory": " MB"}
    return [f"{row[name]:.0f}{units[name]}" if name in units else str(row[name]) for name in COLUMNS]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("attacks", nargs="*", help=f"some of {', '.join(ATTACKS)}; all unless told")
    parser.add_argument("--seconds", type=float, default=5.0, help="of each attack")
    parser.add_argument("--write", action="store_true", help="keep the table in benchmarks/results.md")
    args = parser.parse_args()
    names = ["nobody", *(args.attacks or ATTACKS), "nobody"]
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        limits = {"GUESTS_A_MINUTE": "1000", "HOSTED": "1000"}      # all else as it is for everybody
        server = Server(f"sqlite:///{folder}/tables.db", Path(folder) / "log", limits, light=True).start()
        door, theirs = get_context("spawn").Pipe()
        get_context("spawn").Process(target=attackers, args=(theirs,), daemon=True).start()
        try:
            for name in names:
                players = Players([Person(server, "Mia"), Person(server, "Max")])
                rows.append(phase(server, players, name, door, args.seconds))
                print(*cells(rows[-1]), file=sys.stderr, flush=True)
        finally:
            server.stop()
            door.send(None)
    table = Table(*COLUMNS)
    for row in rows:
        table.add_row(*cells(row))
    Console().print(table)
    if args.write:
        head = [f"`benchmarks/attack.py --seconds {args.seconds:.0f}`: {GUESTS} attackers beside the players, on "
                f"{platform.machine()} with {os.cpu_count()} cores that others used meanwhile; rules interpreted.", "",
                f"| {' | '.join(COLUMNS)} |", f"|{'---|' * len(COLUMNS)}"]
        keep_section("Attacks", [*head, *(f"| {' | '.join(cells(row))} |" for row in rows)])


if __name__ == "__main__":
    main()
