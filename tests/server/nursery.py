"""Where test servers come from: a process that has loaded all that a server needs once, and forks for each.

Of the two seconds of processor that `sillage serve` takes to come up nearly all are spent on importing, and the tests
start some seventy servers. Each is a process of its own that runs the same command. How rules run (SILLAGE_JIT) is
settled when they are loaded: there is a nursery for each way.
"""

from __future__ import annotations

import atexit
import gc
import importlib
import json
import os
import signal
import subprocess
import sys
import time
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any

LIBRARIES = ("numpy", "pydantic", "rich.console", "typer", "fluent.runtime", "sqlalchemy", "sqlalchemy.dialects.sqlite",
             "alembic.command", "fastapi", "uvicorn", "argon2", "itsdangerous", "prometheus_client", "orjson",
             "openskill", "psycopg", "sillage.cli.app", "sillage.server.http.app", "sillage.server.ops.garbage")


class Nursery:
    """The process that forks, and the line to it: one question, one answer."""

    def __init__(self, jit: str) -> None:
        command = [sys.executable, "-m", "tests.server.nursery"]
        root = Path(__file__).resolve().parents[2]
        self._process = subprocess.Popen(command, cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                                         env=os.environ | {"SILLAGE_JIT": jit})
        self._turn = Lock()
        atexit.register(self._close)

    def ask(self, what: str, *more: Any) -> Any:
        with self._turn:
            assert self._process.stdin is not None
            assert self._process.stdout is not None
            print(json.dumps([what, *more]), file=self._process.stdin, flush=True)
            return json.loads(self._process.stdout.readline())

    def _close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


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


def _serve() -> None:
    for library in LIBRARIES:
        importlib.import_module(library)
    for game in importlib.import_module("sillage.kernel.game").game_ids():
        importlib.import_module("sillage.kernel.game").find_game(game)
    gc.freeze()     # no child looks through what it was born with
    while line := sys.stdin.readline():
        what, *more = json.loads(line)
        answer = _start(*more) if what == "start" else _poll(*more)
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    _serve()
