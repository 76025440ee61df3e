"""A first table on a machine where nothing is compiled: `python benchmarks/cold.py [runs]`.

For each game: from the click (POST /api/tables, then the socket) to the first choice; the longest wait for a bot's
answer over the first moves, with plain bots and with a nose; the memory of the server's own process, then and once the
rules are compiled; how long that took. Each run has an empty cache folder and a new server. `--short`: nobody waits for
the compiled rules.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from sillage.kernel.found import built_in

ROOT = Path(__file__).resolve().parents[1]
MOVES = 12
THINKS = 0.2        # seconds before a move: who says more than a person can is told to wait
PORT = 8799


def memory(pid: int) -> int:
    """Resident memory of a process, in MB."""
    with Path(f"/proc/{pid}/status").open() as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS")) // 1024


def hear(socket: ClientConnection, *types: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=120))
        if message["type"] == "ping":
            socket.send(json.dumps({"type": "pong", "t": message["t"]}))
        elif message["type"] in types:
            return message


def sit_down(http: httpx.Client, game: str, level: str) -> tuple[ClientConnection, dict[str, Any], float]:
    """A table with a bot: the socket, the first state with a choice, and how long it took."""
    began = time.perf_counter()
    seats = [{"kind": "me"}, {"kind": "bot", "level": level}]
    table = http.post("/api/tables", json={"game": game, "seats": seats, "pace": "instant"}).raise_for_status().json()
    cookie = "; ".join(f"{c.name}={c.value}" for c in http.cookies.jar)
    address = f"ws://127.0.0.1:{PORT}/api/tables/{table['id']}/play"
    socket = connect(address, additional_headers={"Cookie": cookie}, max_size=None)
    state = hear(socket, "state")
    while not state["legal"]:
        state = hear(socket, "state")
    return socket, state, time.perf_counter() - began


def answers(socket: ClientConnection, state: dict[str, Any]) -> float:
    """Plays some moves; the longest time from one's own move to one's next choice."""
    longest = 0.0
    for number in range(MOVES):
        time.sleep(THINKS)
        said = {"type": "play", "seq": state["seq"], "action": state["legal"][0]["code"], "key": f"k{number}"}
        began, played = time.perf_counter(), False
        socket.send(json.dumps(said))
        while not (played and state["legal"]):
            message = hear(socket, "state", "ok", "error")
            assert message["type"] != "error", message
            if message["type"] == "ok":
                played = True
            else:
                state = message
                if state["result"]:
                    return longest
        longest = max(longest, time.perf_counter() - began)
    return longest


def run(cache: str, short: bool) -> None:
    environment = os.environ | {"SILLAGE_CACHE": cache}
    environment.pop("SILLAGE_JIT", None)
    command = [str(Path(sys.executable).with_name("sillage")), "serve", "--port", str(PORT), "--db",
               f"sqlite:///{cache}/tables.db", "--log", "info"]
    with (Path(cache) / "log").open("wb") as log:
        server = subprocess.Popen(command, env=environment, stdout=log, stderr=log, cwd=ROOT)
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{PORT}", timeout=120) as http:
            _wait(http)
            http.post("/api/me", json={"name": "Mia"})
            for game in built_in():
                for level in ("perfumer", "nose"):
                    socket, state, first = sit_down(http, game, level)
                    longest = answers(socket, state)
                    socket.close()
                    print(f"{game:14} {level:9} first choice {first:5.2f} s, longest answer {longest:5.2f} s, "
                          f"server {memory(server.pid)} MB", flush=True)
            if short:
                return
            began = time.perf_counter()
            while len(list(Path(cache).rglob("*.native"))) < len(built_in()):
                time.sleep(1)
            time.sleep(3)
            print(f"all rules compiled after another {time.perf_counter() - began:.0f} s, "
                  f"server {memory(server.pid)} MB", flush=True)
            socket, state, first = sit_down(http, built_in()[0], "nose")
            print(f"then: first choice {first:.2f} s, longest answer {answers(socket, state):.2f} s, "
                  f"server {memory(server.pid)} MB", flush=True)
            socket.close()
    finally:
        server.terminate()
        server.wait()


def _wait(http: httpx.Client) -> None:
    while True:
        try:
            http.get("/healthz").raise_for_status()
        except httpx.HTTPError:
            time.sleep(0.1)
        else:
            return


if __name__ == "__main__":
    runs = [int(argument) for argument in sys.argv[1:] if argument.isdecimal()] or [1]
    for number in range(runs[0]):
        print(f"run {number + 1}")
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            run(folder, "--short" in sys.argv)
