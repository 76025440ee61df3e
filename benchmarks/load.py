"""How much a server carries: live tables on loopback with four clients each.

    python benchmarks/load.py                                   # 500 moves a second, then every client at once
    python benchmarks/load.py --rates 100,250,500,750,1000,0    # where it breaks
    python benchmarks/load.py --tables 50 --resume 10000        # the return of a server with many stored tables

A real server process, real sockets; the clients are in a process of their own and share the machine with
the server. At a rate, moves are due at fixed moments whatever the server does; at rate 0 every client answers
as soon as it may. A move's time is from the moment it was due to the moment the last of the four seats was
informed. Prints one JSON object; `--write` also writes the section of benchmarks/results.md.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sqlite3
import subprocess
import sys
import tempfile
import time
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import httpx

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from benchmarks.load_clients import SEATS, Door, Plan, Stage, run_clients
from benchmarks.load_resume import resume
from benchmarks.sections import keep_section
from tests.server.served import Server


def set_up(server: Server, tables: int, game: str) -> list[Plan]:
    people = []
    plans: list[Plan] = []
    terms = {"game": game, "pace": "instant", "takeover": None, "public": False,
             "seats": [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]}
    with httpx.Client(base_url=server.url, timeout=300) as http:
        for i in range(SEATS):
            http.cookies.clear()
            http.post("/api/me", json={"name": f"Load {i}"})
            people.append(f"sillage={http.cookies['sillage']}")
        http.cookies.clear()
        for _ in range(tables):
            answer = http.post("/api/tables", json=terms, headers={"Cookie": people[0]}).raise_for_status()
            table = answer.json()
            for person in people[1:]:
                body = {"code": table["code"]}
                http.post(f"/api/tables/{table['id']}/join", json=body, headers={"Cookie": person}).raise_for_status()
            plans.append((table["id"], people))
    return plans


COMPILE = """
from sillage.kernel.native import native_file
from sillage.server.ops.rules import RULES, compile_apart
native_file({game!r}) or compile_apart({game!r}, RULES, lambda done, total: None)
"""


def compile_first(game: str) -> None:
    """A server would interpret the rules until they are compiled."""
    environment = os.environ | {"SILLAGE_JIT": "1"}
    subprocess.run([sys.executable, "-c", COMPILE.format(game=game)], env=environment, check=True)


def memory(pid: int) -> float:
    """Resident kilobytes of a process."""
    text = Path(f"/proc/{pid}/status").read_text()
    return int(next(line.split()[1] for line in text.splitlines() if line.startswith("VmRSS")))


def cpu(pid: int) -> float:
    """Processor seconds of a process and its workers: unlike the times, they hardly depend on what else runs."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return own + sum(cpu(int(child)) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split())


def stored(db: Path) -> int:
    """Bytes of the database, with its log written back."""
    with sqlite3.connect(db) as connection:
        while connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]:
            time.sleep(0.05)        # somebody writes
    return db.stat().st_size


def play(server: Server, plans: list[Plan], rates: list[float], args: Any) -> tuple[list[dict[str, Any]], list[Any]]:
    """All stages; what was seen of each, and what each process of clients knows in the end."""
    assert server.process is not None
    context = get_context("spawn")
    door = Door(context, args.processes)
    workers = []
    for i in range(args.processes):
        stages = [Stage(rate / args.processes, args.seconds) for rate in rates]
        share = ("127.0.0.1", server.port, plans[i :: args.processes], stages, i, door)
        workers.append(context.Process(target=run_clients, args=share))
        workers[-1].start()
    there = sum(door.queue.get(timeout=300)[1] for _ in workers)
    if there < SEATS * len(plans):
        raise RuntimeError(f"only {there} of {SEATS * len(plans)} sockets are there")
    rows = []
    for rate in rates:
        before = cpu(server.process.pid)
        door.begin.wait()
        found = [door.queue.get(timeout=args.seconds + 120)[1] for _ in workers]
        rows.append(row(rate, args.seconds, found, cpu(server.process.pid) - before))
        print(json.dumps(rows[-1]), file=sys.stderr, flush=True)
    ends = [door.queue.get(timeout=120)[1] for _ in workers]
    for worker in workers:
        worker.join()
    return rows, ends


def row(rate: float, seconds: float, found: list[dict[str, Any]], server_cpu: float) -> dict[str, Any]:
    times = sorted(t * 1000 for share in found for t in share["times"])
    moves = max(len(times), 1)
    quantile = {q: round(times[min(int(moves * q), moves - 1)], 1) if times else None for q in (0.5, 0.9, 0.99, 1.0)}
    return {
        "rate": rate or "at once", "moves_a_second": round(len(times) / seconds, 1), "p50_ms": quantile[0.5],
        "p90_ms": quantile[0.9], "p99_ms": quantile[0.99], "max_ms": quantile[1.0],
        "not_home": sum(share["sent"] for share in found) - len(times),
        "due_while_none_waited": sum(share["late"] for share in found),
        "server_cpu_ms_a_move": round(server_cpu / moves * 1000, 2),
        "clients_cpu_ms_a_move": round(sum(share["cpu"] for share in found) / moves * 1000, 2),
        "load_average": round(os.getloadavg()[0], 1),
    }


def lost(db: Path, ends: list[Any]) -> dict[str, int]:
    """Every acknowledged move must be in the log once, at the number that was acknowledged."""
    with sqlite3.connect(db) as connection:
        rows = connection.execute("SELECT table_id, seq, key FROM entries WHERE kind = 'play'").fetchall()
    found = {(table, seq): key for table, seq, key in rows}
    acknowledged = [(table, seq) for end in ends for table, seqs in end["acknowledged"].items() for seq in seqs]
    return {
        "acknowledged": len(acknowledged),
        "lost": sum(found.get(move) != f"m{move[1]}" for move in acknowledged),
        "twice": len(rows) - len({(table, key) for table, _, key in rows}),
        "errors": sum(len(end["errors"]) for end in ends), "games_over": sum(end["over"] for end in ends),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=15, help="of each rate")
    parser.add_argument("--rates", default="500,0", help="moves a second, one after the other; 0: all at once")
    parser.add_argument("--game", default="parfum")
    parser.add_argument("--processes", type=int, default=1, help="of clients")
    parser.add_argument("--resume", type=int, default=0, help="kill the server, store so many tables, time the return")
    parser.add_argument("--write", action="store_true", help="write the section of benchmarks/results.md")
    args = parser.parse_args()
    os.environ |= {"SILLAGE_LIMIT_SOCKETS": "100000", "SILLAGE_LIMIT_IDLE": "100000"}
    compile_first(args.game)
    with tempfile.TemporaryDirectory() as folder:
        db = Path(folder) / "tables.db"
        server = Server(f"sqlite:///{db}", Path(folder) / "log").start()
        try:
            result = measure(server, db, [float(rate) for rate in args.rates.split(",")], args)
        finally:
            server.stop()
    print(json.dumps(result, indent=2))
    if args.write:
        write(result)


def measure(server: Server, db: Path, rates: list[float], args: Any) -> dict[str, Any]:
    assert server.process is not None
    pid = server.process.pid
    set_up(server, 1, args.game)        # has the compiled rules loaded
    empty, empty_db = memory(pid), stored(db)
    plans = set_up(server, args.tables, args.game)
    full, full_db = memory(pid), stored(db)
    rows, ends = play(server, plans, rates, args)
    kept = lost(db, ends)
    moves = max(kept["acknowledged"], 1)
    result = {
        "machine": f"{os.cpu_count()} cores, Python {platform.python_version()}, {time.strftime('%Y-%m-%d')}",
        "command": " ".join(["python", "benchmarks/load.py", *(a for a in sys.argv[1:] if a != "--write")]),
        "game": args.game, "tables": args.tables, "clients": args.tables * SEATS, "stages": rows, **kept,
        "table_stored_bytes": round((full_db - empty_db) / args.tables),
        "move_stored_bytes": round((stored(db) - full_db) / moves),
        "table_memory_bytes": round((full - empty) * 1024 / args.tables),
        "sockets_and_moves_memory_bytes_a_table": round((memory(pid) - full) * 1024 / args.tables),
        "moves_a_table": round(moves / args.tables),
        "server_memory_mb": round(memory(pid) / 1024),
    }
    if args.resume:
        result["resume"] = resume(server, db, plans, args.resume)
        result["resume_memory_mb"] = round(memory(server.process.pid) / 1024)
    return result


def write(result: dict[str, Any]) -> None:
    """Puts the figures into benchmarks/results.md, in place of the last ones."""
    names = {"rate": "moves due a second", "moves_a_second": "moves a second", "p50_ms": "p50 ms", "p99_ms": "p99 ms",
             "max_ms": "max ms", "server_cpu_ms_a_move": "server CPU ms a move",
             "clients_cpu_ms_a_move": "clients CPU ms a move", "load_average": "load of the machine"}
    rows = [f"| {' | '.join(str(stage[name]) for name in names)} |" for stage in result["stages"]]
    facts = [f"- {name}: {value}" for name, value in result.items() if name not in ("stages", "command", "machine")]
    keep_section("Load", [
        f"Made by `{result['command']} --write`: {result['machine']}. The clients share the cores with the server.", "",
        f"| {' | '.join(names.values())} |", f"|{'---:|' * len(names)}", *rows, "", *facts,
    ])


if __name__ == "__main__":
    main()
