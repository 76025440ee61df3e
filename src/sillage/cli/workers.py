"""`sillage serve --workers N`: several server processes on one PostgreSQL database, behind one door.

All listen at the same address, and the system spreads those who come. Each is a whole server: a table belongs to one of
them at a time, and the others pass on what is said there (`sillage.server.ops.cluster`).
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from types import FrameType

from sillage.errors import SetupError

WORKER = "SILLAGE_WORKER"       # set in a worker's environment, to its number
LOOK_SECONDS = 0.5              # between two looks whether all are there


def door(host: str, port: int) -> socket.socket:
    """A socket that shares its address with those of other workers."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    listening.bind((host, port))
    return listening


def check(workers: int, db: str) -> None:
    """Several processes need a database that is made for them."""
    if workers > 1 and not db.startswith("postgres"):
        raise SetupError("several workers need PostgreSQL (--db postgresql://…): one SQLite file has one server")
    if workers > 1 and not hasattr(socket, "SO_REUSEPORT"):
        raise SetupError("several workers can't share an address on this system; put a proxy before several servers")


def is_worker() -> bool:
    return WORKER in os.environ


def run_workers(workers: int) -> None:
    """Starts this same command as so many workers; one that ends is replaced until we are told to stop."""
    crew = [_start(number) for number in range(workers)]
    stopped = False

    def stop(_signal: int, _frame: FrameType | None) -> None:
        nonlocal stopped
        stopped = True

    for wanted in (signal.SIGINT, signal.SIGTERM):
        signal.signal(wanted, stop)
    while not stopped:
        time.sleep(LOOK_SECONDS)
        crew = [one if one.poll() is None else _start(number) for number, one in enumerate(crew)]
    for one in crew:
        one.terminate()
    for one in crew:
        one.wait()


def _start(number: int) -> subprocess.Popen[bytes]:
    """One worker; only the first compiles what nobody has asked for yet."""
    ahead = {} if number == 0 else {"SILLAGE_AHEAD": "0"}
    command = [sys.executable, *sys.argv]
    return subprocess.Popen(command, env=os.environ | ahead | {WORKER: str(number)})
