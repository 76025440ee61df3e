"""Where test servers come from: a process that has loaded all that a server needs once, and forks for each.

Of the two seconds of processor that `sillage serve` takes to come up nearly all are spent on importing, and the tests
start some seventy servers. Each is a process of its own that runs the same command. How rules run (SILLAGE_JIT) is
settled when they are loaded: there is a nursery for each way, and all processes of a test run share it.
"""

from __future__ import annotations

import fcntl
import gc
import importlib
import json
import os
import selectors
import signal
import socket
import subprocess
import sys
import tempfile
import time
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any

LIBRARIES = ("numpy", "pydantic", "rich.console", "typer", "fluent.runtime", "sqlalchemy", "sqlalchemy.dialects.sqlite",
             "alembic.command", "fastapi", "uvicorn", "argon2", "itsdangerous", "prometheus_client", "orjson",
             "openskill", "psycopg", "sillage.cli.app", "sillage.server.http.app", "sillage.server.ops.garbage")

TURN = Path(tempfile.gettempdir()) / "sillage-nurseries.lock"       # whose turn it is to look for one, or to end
AGAIN = 1.0         # seconds until it is looked again whether anybody is left: another run may have had the turn


class Nursery:
    """The line to the process that forks: one question, one answer. Who asks first starts it; it ends when nobody is
    left who could ask."""

    def __init__(self, jit: str) -> None:
        run = os.environ.get("PYTEST_XDIST_TESTRUNUID", f"alone-{os.getpid()}")
        address = TURN.with_name(f"sillage-{run}-{jit}")
        with TURN.open("w") as turn:
            fcntl.flock(turn, fcntl.LOCK_EX)
            if not address.exists():
                self._begin(address, jit)
            line = socket.socket(socket.AF_UNIX)
            line.connect(str(address))
        self._line = line.makefile("rw")
        self._turn = Lock()

    def _begin(self, address: Path, jit: str) -> None:
        command = [sys.executable, "-m", "tests.server.nursery", str(address)]
        root = Path(__file__).resolve().parents[2]
        process = subprocess.Popen(command, cwd=root, stdout=subprocess.PIPE, env=os.environ | {"SILLAGE_JIT": jit})
        assert process.stdout is not None
        assert process.stdout.readline(), "the nursery ended"

    def ask(self, what: str, *more: Any) -> Any:
        with self._turn:
            print(json.dumps([what, *more]), file=self._line, flush=True)
            return json.loads(self._line.readline())


@cache
def nursery(jit: str) -> Nursery:
    return Nursery(jit)


class Forked:
    """A command of Sillage in a process that the nursery has forked; it is asked as a Popen is."""

    def __init__(self, arguments: list[str], env: dict[str, str], log: Path) -> None:
        self._nursery = nursery(env.get("SILLAGE_JIT", "apart"))        # as `sillage serve` has it unless told
        self.pid: int = self._nursery.ask("start", arguments, env, str(log), os.getcwd())
        self.returncode: int | None = None

    def poll(self) -> int | None:
        if self.returncode is None:
            self.returncode = self._nursery.ask("poll", self.pid)
        return self.returncode

    def wait(self, patience: float = 600) -> int:
        end = time.monotonic() + patience
        while (code := self.poll()) is None:
            if time.monotonic() > end:
                raise subprocess.TimeoutExpired(f"process {self.pid}", patience)
            time.sleep(0.01)
        return code

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)


# ---- in the nursery's process ----------------------------------------------------------------------
def _run(arguments: list[str], env: dict[str, str], log: str, folder: str) -> None:
    """The command, in the forked process."""
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(env)
    out = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    for stream in (1, 2):
        os.dup2(out, stream)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    sys.argv = [str(Path(sys.executable).with_name("sillage")), *arguments]
    from sillage.cli import main

    main()


def _start(*order: Any) -> int:
    pid = os.fork()
    if pid == 0:
        code = 1
        try:
            _run(*order)
            code = 0
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else int(end.code is not None)
        except BaseException:
            sys.excepthook(*sys.exc_info())
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)
    return pid


def _poll(pid: int) -> int | None:
    found, status = os.waitpid(pid, os.WNOHANG)
    return os.waitstatus_to_exitcode(status) if found else None


def _answer(line: Any) -> bool:
    """Answers one question; no when there will be no other."""
    if not (question := line.readline()):
        return False
    what, *more = json.loads(question)
    print(json.dumps(_start(*more) if what == "start" else _poll(*more)), file=line, flush=True)
    return True


def _serve(address: str) -> None:
    for library in LIBRARIES:
        importlib.import_module(library)
    games = importlib.import_module("sillage.kernel.game")
    for game in importlib.import_module("sillage.kernel.found").game_ids():
        games.find_game(game)
    gc.freeze()     # no child looks through what it was born with
    door, ready = socket.socket(socket.AF_UNIX), selectors.DefaultSelector()
    door.bind(address)
    door.listen()
    ready.register(door, selectors.EVENT_READ)
    print("open", flush=True)
    while ready.get_map():
        for key, _ in ready.select(AGAIN):
            if key.fileobj is door:
                caller, _ = door.accept()
                ready.register(caller, selectors.EVENT_READ, caller.makefile("rw"))
            elif not _answer(key.data):
                ready.unregister(key.fileobj)
                key.data.close()
        if list(ready.get_map()) == [door.fileno()] and not _wanted(address):
            break


def _wanted(address: str) -> bool:
    """Whether somebody is about to come in; else the door is taken away."""
    with TURN.open("w") as turn:
        try:
            fcntl.flock(turn, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
        Path(address).unlink()
        return False


if __name__ == "__main__":
    _serve(*sys.argv[1:])
