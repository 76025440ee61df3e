"""The return of a server with many stored tables: lazy, so only those that are asked for are read."""

from __future__ import annotations

import sqlite3
import statistics
import time
from pathlib import Path
from typing import Any

import httpx
from benchmarks.load_clients import Plan
from tests.server.served import Server

from sillage.server.store.archive import seal

ASKED = 1000            # tables asked for one after the other


def resume(server: Server, db: Path, plans: list[Plan], tables: int) -> dict[str, Any]:
    """The server is killed; how long until it answers, and until a table that is asked for is there."""
    server.kill()
    copies = multiply(db, [table for table, _ in plans], tables)
    began = time.perf_counter()
    server.start()
    up = time.perf_counter() - began
    cookie, times = plans[0][1][0], []
    step = max(len(copies) // ASKED, 1)
    with httpx.Client(base_url=server.url, timeout=300, headers={"Cookie": cookie}) as http:
        for table in copies[::step]:
            began = time.perf_counter()
            http.get(f"/api/tables/{table}").raise_for_status()
            times.append((time.perf_counter() - began) * 1000)
    with sqlite3.connect(db) as connection:
        [(count, entries)] = connection.execute("SELECT count(*), sum(seq) FROM tables")
    rest = sorted(times[1:])
    return {
        "tables": count, "entries_a_table": round(entries / count), "up_seconds": round(up, 2),
        "first_table_ms": round(times[0], 1), "asked": len(times), "p50_ms": round(statistics.median(rest), 1),
        "p99_ms": round(rest[int(len(rest) * 0.99)], 1), "max_ms": round(rest[-1], 1),
    }


def multiply(db: Path, sources: list[str], tables: int) -> list[str]:
    """Copies of tables under ids of their own, until there are so many."""
    made = []
    with sqlite3.connect(db) as connection:
        known = connection.execute("SELECT count(*) FROM tables").fetchone()[0]
        for number in range(tables - known):
            source, copy = sources[number % len(sources)], f"tcopy{number:08}"
            for name in ("tables", "entries", "sitting"):
                _copy_rows(connection, name, source, copy)
            query = "SELECT seq, decision, state FROM snapshots WHERE table_id = ?"
            for seq, decision, state in connection.execute(query, (source,)).fetchall():
                values = (copy, seq, decision, seal(copy, seq, decision, state[32:]) + state[32:])
                connection.execute("INSERT INTO snapshots (table_id, seq, decision, state) VALUES (?, ?, ?, ?)", values)
            made.append(copy)
    return made


def _copy_rows(connection: sqlite3.Connection, name: str, source: str, copy: str) -> None:
    key = "id" if name == "tables" else "table_id"
    columns = [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]
    values = ", ".join("?" if column == key else f'"{column}"' for column in columns)
    names = ", ".join(f'"{column}"' for column in columns)
    connection.execute(f'INSERT INTO "{name}" ({names}) SELECT {values} FROM "{name}" WHERE {key} = ?', (copy, source))
