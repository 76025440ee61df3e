"""How much a server carries: live tables on loopback, every client answering as soon as it may.

    python benchmarks/load.py --tables 500 --seconds 30 --rate 500

A real server process, real sockets; the clients live in processes of their own. A move's time is from the
moment it is sent to the moment the last of the seats has been informed. Prints one JSON object.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sqlite3
import statistics
import sys
import tempfile
import time
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import connect

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tests.server.served import Server

SEATS = 4


class Play:
    """One table and its four clients."""

    def __init__(self, url: str, table: str, cookies: list[str], rng: random.Random, pace: float) -> None:
        self.url, self.table, self.cookies, self.rng, self.pace = url, table, cookies, rng, pace
        self.informed: dict[int, int] = {}
        self.sent: dict[int, float] = {}
        self.times: list[float] = []
        self.acknowledged = 0
        self.errors = 0
        self.over = False
        self.ready = 0

    async def run(self, start: asyncio.Event, until: list[float]) -> None:
        await asyncio.gather(*(self._client(cookie, start, until) for cookie in self.cookies))

    async def _client(self, cookie: str, start: asyncio.Event, until: list[float]) -> None:
        address = f"{self.url.replace('http', 'ws')}/api/tables/{self.table}/play"
        headers = {"Cookie": cookie}
        async with connect(address, additional_headers=headers, max_size=None, compression=None) as socket:
            pending = None
            while True:
                try:
                    text = await asyncio.wait_for(socket.recv(), 1.0)
                except TimeoutError:
                    if until and time.perf_counter() > until[0]:
                        return
                    continue
                now = time.perf_counter()
                message = orjson.loads(text)
                kind = message["type"]
                if kind == "state":
                    self._count(message["seq"], now)
                    if message["result"] is not None:
                        self.over = True
                        return
                    if message["legal"]:
                        if not start.is_set():
                            self.ready += 1
                            await start.wait()
                        if until and time.perf_counter() > until[0]:
                            return
                        pending = message
                        await self._play(socket, message)
                elif kind == "ok":
                    self.acknowledged += 1
                elif kind == "error" and pending is not None:
                    self.errors += 1
                elif kind == "ping":
                    await socket.send(orjson.dumps({"type": "pong", "t": message["t"]}).decode())

    async def _play(self, socket: Any, state: dict[str, Any]) -> None:
        if self.pace:
            await asyncio.sleep(self.rng.expovariate(1 / self.pace))
        action = self.rng.choice(state["legal"])["code"]
        seq = state["seq"]
        self.sent[seq + 1] = time.perf_counter()
        message = {"type": "play", "seq": seq, "action": action, "key": f"m{seq}"}
        await socket.send(orjson.dumps(message).decode())

    def _count(self, seq: int, now: float) -> None:
        self.informed[seq] = self.informed.get(seq, 0) + 1
        if self.informed[seq] == SEATS and seq in self.sent:
            self.times.append(now - self.sent[seq])


def clients(url: str, plans: list[tuple[str, list[str]]], seconds: float, pace: float, seed: int, out: Any) -> None:
    """A process full of clients."""

    async def main() -> dict[str, Any]:
        rng = random.Random(seed)
        plays = [Play(url, table, cookies, rng, pace) for table, cookies in plans]
        start, until = asyncio.Event(), []
        tasks = []
        for play in plays:      # not all at once: opening sockets is not what is measured
            tasks.append(asyncio.create_task(play.run(start, until)))
            await asyncio.sleep(0.005)
        while sum(play.ready for play in plays) < len(plays):
            await asyncio.sleep(0.1)
        began = time.perf_counter()
        until.append(began + seconds)
        start.set()
        await asyncio.wait(tasks, timeout=seconds + 30)
        times = [t for play in plays for t in play.times]
        return {
            "times": times, "acknowledged": {p.table: p.acknowledged for p in plays},
            "errors": sum(p.errors for p in plays), "over": sum(p.over for p in plays),
        }

    out.put(asyncio.run(main()))


def set_up(server: Server, tables: int) -> list[tuple[str, list[str]]]:
    people = []
    with httpx.Client(base_url=server.url, timeout=300) as http:
        for i in range(SEATS):
            http.cookies.clear()
            http.post("/api/me", json={"name": f"Load {i}"})
            people.append(f"sillage={http.cookies['sillage']}")
        http.cookies.clear()
        plans = []
        terms = {"game": "parfum", "pace": "instant", "takeover": None, "public": False,
                 "seats": [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]}
        for _ in range(tables):
            table = http.post("/api/tables", json=terms, headers={"Cookie": people[0]}).json()
            for person in people[1:]:
                body = {"code": table["code"]}
                http.post(f"/api/tables/{table['id']}/join", json=body, headers={"Cookie": person}).raise_for_status()
            plans.append((table["id"], people))
    return plans


def memory(pid: int) -> float:
    """Resident megabytes of a process."""
    text = Path(f"/proc/{pid}/status").read_text()
    return int(next(line.split()[1] for line in text.splitlines() if line.startswith("VmRSS"))) / 1024


def cpu(pid: int) -> float:
    """Processor seconds of a process: unlike the times, they don't depend on what else the machine does."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--rate", type=float, default=0, help="moves a second, about; 0: as fast as it goes")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--resume", action="store_true", help="kill the server afterwards, and time the return")
    args = parser.parse_args()
    pace = args.tables / args.rate if args.rate else 0.0
    os.environ |= {"SILLAGE_LIMIT_SOCKETS": "100000", "SILLAGE_LIMIT_IDLE": "100000"}
    with tempfile.TemporaryDirectory() as folder:
        db = Path(folder) / "tables.db"
        server = Server(f"sqlite:///{db}", Path(folder) / "log").start()
        assert server.process is not None
        try:
            plans = set_up(server, 1)       # has the rules compiled
            empty = memory(server.process.pid)
            plans = set_up(server, args.tables)
            full = memory(server.process.pid)
            before = cpu(server.process.pid)
            context = get_context("spawn")
            out = context.Queue()
            shares = [plans[i :: args.processes] for i in range(args.processes)]
            workers = [context.Process(target=clients, args=(server.url, share, args.seconds, pace, i, out))
                       for i, share in enumerate(shares)]
            for worker in workers:
                worker.start()
            found = [out.get(timeout=args.seconds + 300) for _ in workers]
            for worker in workers:
                worker.join()
            peak = memory(server.process.pid)
            result = report(db, found, args, empty, full, peak)
            moves = max(result["moves_a_second"] * args.seconds, 1)
            result["server_cpu_ms_a_move"] = round((cpu(server.process.pid) - before) / moves * 1000, 2)
            result["load_average"] = os.getloadavg()[0]
            if args.resume:
                result |= resume(server, plans)
            print(json.dumps(result, indent=2))
        finally:
            server.stop()


def report(db: Path, found: list[dict[str, Any]], args: Any, empty: float, full: float, peak: float) -> dict[str, Any]:
    times = sorted(t * 1000 for share in found for t in share["times"])
    acknowledged = {t: n for share in found for t, n in share["acknowledged"].items()}
    with sqlite3.connect(db) as connection:
        query = "SELECT table_id, count(*) FROM entries WHERE kind = 'play' GROUP BY table_id"
        stored = dict(connection.execute(query).fetchall())
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        moves = sum(stored.values())
    lost = sum(max(n - stored.get(table, 0), 0) for table, n in acknowledged.items())
    return {
        "tables": args.tables, "seconds": args.seconds, "wanted_rate": args.rate or "as fast as it goes",
        "moves_a_second": round(sum(acknowledged.values()) / args.seconds, 1),
        "p50_ms": round(statistics.median(times), 1), "p99_ms": round(times[int(len(times) * 0.99)], 1),
        "max_ms": round(times[-1], 1), "errors": sum(s["errors"] for s in found), "lost": lost,
        "games_over": sum(s["over"] for s in found),
        "stored_bytes_a_move": round(db.stat().st_size / max(moves, 1)),
        "memory_kb_a_table": round((full - empty) * 1024 / args.tables, 1),
        "memory_growth_mb": round(peak - full, 1),      # sockets and moves
        "server_mb": round(peak, 1),
    }


def resume(server: Server, plans: list[tuple[str, list[str]]]) -> dict[str, Any]:
    """The server is killed; how long until it answers again, and until a table that is asked for is there."""
    server.kill()
    began = time.perf_counter()
    server.start()
    up = time.perf_counter() - began
    times = []
    with httpx.Client(base_url=server.url, timeout=300) as http:
        for table, people in plans[:50]:
            began = time.perf_counter()
            http.get(f"/api/tables/{table}", headers={"Cookie": people[0]}).raise_for_status()
            times.append((time.perf_counter() - began) * 1000)
    return {"restart_seconds": round(up, 2), "first_table_ms": round(times[0], 1),
            "resume_p50_ms": round(statistics.median(times), 1), "resume_max_ms": round(max(times[1:]), 1)}


if __name__ == "__main__":
    main()
