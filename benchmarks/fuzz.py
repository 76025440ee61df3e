"""Whatever is sent: no 500, nothing changed by what was refused, no request that keeps the server busy for long.

    python benchmarks/fuzz.py                   # 100,000 inputs: HTTP, the play socket, uploads, records
    python benchmarks/fuzz.py --inputs 2000     # the short form, which is also a test

A guest sends odd requests to a server of its own, with a game of two others beside it. Inputs are good ones that were
broken somewhere, and noise; the same seed gives the same inputs. After every hundred the game is looked at: it must
stand where it stood. No input may take more than 100 ms of the server's own processor time (what else runs on the
machine doesn't count); the times on the clock are told.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from rich.console import Console
from rich.table import Table
from websockets.exceptions import ConnectionClosed

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
os.environ.setdefault("SILLAGE_JIT", "0")       # one game is played here: nothing is worth compiling
from tests.server.play import full_table, settle
from tests.server.served import LIMITS, Chair, Person, Server

import sillage
from sillage.kernel.game import find_game
from sillage.table.lines import record_lines

LOOK_EVERY = 100
MOST_BUSY = 0.1         # seconds of the server's processor time for one input
NOISE = [
    "", "\0", "\u202e", "../", "%00", "{", "[", "\"", "'", "\\", "💐", "-1", "1e999", "NaN", "null", "true", "a"
    * 300, "é" * 60, "]]>", "${x}", "\r\n", "\ud7ff", "9" * 40, "0x10", " ",
]
VALUES: list[Any] = [
    None, True, False, 0, -1, 2**31, 2**63, 1.5, "", "x", "\0", "parfum", [], {}, [[]], {"a": 1}, "9" * 30,
    "nose", "me", "open", ["me"] * 9,
]
PATHS = [
    "/api/me", "/api/tables", "/api/tables/{t}", "/api/tables/{t}/join", "/api/tables/{t}/leave",
    "/api/tables/{t}/start", "/api/tables/{t}/views/{n}", "/api/tables/{t}/record", "/api/tables/{t}/chat",
    "/api/tables/{t}/hint", "/api/login", "/api/tables/{t}/seats", "/api/tables/{t}/seed",
    "/api/tables/{t}/continue", "/api/games", "/api/history", "/api/reset", "/api/editions/{n}",
    "/api/rules/{n}.en.md", "/api/me/bots", "/api/me/claim", "/api/me/password", "/api/admin/people",
    "/api/admin/people/{n}", "/api/ratings/{n}", "/api/records/{n}", "/t/{t}", "/{n}", "/assets/{n}",
    "/api/me/export",
]
FIELDS = ["game", "seats", "mode", "public", "clock", "name", "password", "seat", "kind", "level", "code", "seed",
          "decision", "options", "edition", "token", "old", "new", "banned", "find"]
KINDS = ["play", "undo", "auto", "sit", "chat", "resign", "abort", "away", "back", "show", "pong", "whole", "noise"]


class Fuzz:
    def __init__(self, server: Server, seed: int) -> None:
        self.server, self.rng = server, random.Random(seed)
        self.players = [Person(server, "Mia"), Person(server, "Max")]
        self.table = full_table(self.players, takeover=None)["id"]
        chairs = [player.sit(self.table) for player in self.players]
        settle(chairs)
        self.looking = chairs[0]
        self.guest = Person(server, "Fuzz")
        self.guest.http.get("/api/games").raise_for_status()        # a server reads its games once
        self.chair = self.guest.sit(self.table)
        self.cookies = dict(self.guest.http.cookies)
        self.toml = (find_game("parfum").folder / "edition.toml").read_text(encoding="utf-8")
        self.record = self._record()
        self.statuses: dict[str, Counter[str]] = {}
        self.times: dict[str, list[float]] = {}
        self.busy: dict[str, list[float]] = {}      # the server's processor time
        self.failures: list[str] = []
        self.asked = ""         # the last request

    @staticmethod
    def _record() -> str:
        table = sillage.new("fairy_perfume", ["a", "b"], seed=1)
        rng = random.Random(1)
        while not table.over:
            seat = table.asked[0]
            table.play(rng.choice(table.codes_for(seat)), seat)
        return "".join(line + "\n" for line in record_lines(table))

    # ---- inputs ------------------------------------------------------------------------------------
    def _broken(self, text: str) -> str:
        """A text with a few places cut, doubled or replaced."""
        for _ in range(self.rng.randint(1, 4)):
            at = self.rng.randrange(len(text) + 1)
            to = min(len(text), at + self.rng.choice((0, 1, 5, 50)))
            text = text[:at] + self.rng.choice([*NOISE, text[at:to] * 2, ""]) + text[to:]
        return text

    def _value(self, depth: int = 0) -> Any:
        if depth < 2 and self.rng.random() < 0.3:
            return {self.rng.choice(FIELDS): self._value(depth + 1) for _ in range(self.rng.randint(0, 4))}
        return self.rng.choice([*VALUES, *NOISE, self.table])

    def http(self) -> str:
        rng = self.rng
        table, number = [self.table, "t1", rng.choice(NOISE)], ["0", "3", "parfum", rng.choice(NOISE)]
        path = rng.choice(PATHS).replace("{t}", rng.choice(table)).replace("{n}", rng.choice(number))
        path = "".join(c if " " < c < "\x7f" and c not in "\\\"<>{}[]" else f"%{ord(c) % 256:02x}" for c in path)
        asked = rng.choice(["1", "%00", "%ff", "x" * 200, "-9"])
        query = f"?{rng.choice(FIELDS)}={asked}" if rng.random() < 0.3 else ""
        body = json.dumps(self._value()).encode() if rng.random() < 0.8 else rng.randbytes(rng.randint(0, 50))
        headers = {"content-type": "application/json"} if rng.random() < 0.9 else {"content-type": "text/html"}
        if rng.random() < 0.05:
            headers["origin"] = rng.choice(["http://[", "null", "x", f"http://{'a' * 200}"])
        method = rng.choice(["GET", "POST", "PATCH", "DELETE", "HEAD", "PUT", "OPTIONS"])
        return self._ask(method, path + query, body if method not in ("GET", "HEAD") else b"", headers)

    def uploads(self) -> str:
        lines = self.toml.split("\n")
        at = self.rng.randrange(len(lines))
        lines[at : at + 1] = [self._broken(lines[at]), *self.rng.sample(lines, self.rng.randint(0, 2))]
        return self._ask("POST", "/api/editions", "\n".join(lines).encode("utf-8", "replace"), {})

    def records(self) -> str:
        lines = self.record.split("\n")
        at = self.rng.randrange(len(lines))
        lines[at] = self._broken(lines[at])
        text = "\n".join(lines[: self.rng.randint(1, len(lines))])
        return self._ask("POST", "/api/records", text.encode("utf-8", "replace"), {})

    def socket(self) -> str:
        message = {
            "type": self.rng.choice(KINDS), "seq": self.rng.choice([0, 1, 2, 10**6, "x"]),
            "key": self.rng.choice(["k", "", "\0", "x" * 99, None]),
            self.rng.choice(["action", "seat", "text", "on", "t"]): self._value(),
        }
        text = json.dumps(message)
        try:
            self.chair.socket.send(self._broken(text) if self.rng.random() < 0.3 else text)
            self.chair.say(type="sit", seat=None, key="here")
            self.chair.heard.clear()
            said = "ok"
            while (answer := self.chair.hear()).get("key") != "here":
                said = str(answer["error"]["reason"]) if answer["type"] == "error" else said
        except ConnectionClosed as closed:
            self.chair = self.guest.sit(self.table)
            return f"closed {closed.rcvd.code if closed.rcvd else '?'}"
        return said

    def _ask(self, method: str, path: str, body: bytes, headers: dict[str, str]) -> str:
        self.asked = f"{method} {path[:100]}"
        try:
            answer = self.guest.http.request(method, path, content=body, headers=headers)
        except (httpx.InvalidURL, httpx.UnsupportedProtocol):
            return "no address"
        except httpx.TransportError:     # it hung up on what is no HTTP
            return "hung up"
        if answer.status_code >= 500 and answer.status_code != 503:
            self.failures.append(f"{answer.status_code} {method} {path[:100]} {body[:200]!r}: {answer.text[:200]}")
        if dict(self.guest.http.cookies) != self.cookies:
            self.guest.http.cookies.clear()
            self.guest.http.cookies.update(self.cookies)
        return str(answer.status_code)

    # ---- the run -----------------------------------------------------------------------------------
    def stand(self, chair: Chair) -> tuple[int, Any]:
        chair.heard.clear()
        chair.say(type="sit", seat=None, key="stand")
        chair.until("ok", key="stand")
        return chair.state["seq"], chair.state["view"]

    def _used(self) -> float:
        """Processor seconds of the server's own threads so far."""
        assert self.server.process is not None
        threads = Path(f"/proc/{self.server.process.pid}/task").glob("*/schedstat")
        return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9

    def run(self, inputs: int) -> None:
        kinds: dict[str, Callable[[], str]] = {
            "http": self.http, "socket": self.socket, "uploads": self.uploads, "records": self.records}
        weights = {"http": 6, "socket": 3, "uploads": 0.7, "records": 0.3}
        before = self.stand(self.looking)
        for number in range(1, inputs + 1):
            name = self.rng.choices(list(weights), list(weights.values()))[0]
            began, used = time.perf_counter(), self._used()
            said = kinds[name]()
            self.times.setdefault(name, []).append(time.perf_counter() - began)
            self.busy.setdefault(name, []).append(self._used() - used)
            if self.busy[name][-1] > MOST_BUSY:
                spent = f"{1000 * self.busy[name][-1]:.0f} ms of processor"
                self.failures.append(f"input {number} ({name}, {self.asked}) took {spent}")
            self.statuses.setdefault(name, Counter())[said] += 1
            if number % LOOK_EVERY == 0 and self.stand(self.looking) != before:
                self.failures.append(f"the game has changed by input {number}")
                before = self.stand(self.looking)


def run(inputs: int, seed: int) -> Fuzz:
    """So many inputs to a server of their own."""
    with tempfile.TemporaryDirectory() as folder:
        many = LIMITS | dict.fromkeys(("EDITIONS", "BOTS", "LOGINS_A_MINUTE"), "1000000")
        server = Server(f"sqlite:///{folder}/tables.db", Path(folder) / "log", many, light=True).start()
        try:
            fuzz = Fuzz(server, seed)
            fuzz.run(inputs)
            traces = (Path(folder) / "log").read_text().count("Traceback")
            if traces:
                fuzz.failures.append(f"{traces} tracebacks in the log")
        finally:
            server.stop()
    return fuzz


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--inputs", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    fuzz = run(args.inputs, args.seed)
    table = Table("inputs", "how many", "median", "p99", "slowest", "busiest", "answers")
    for name, times in sorted(fuzz.times.items()):
        times = sorted(times)
        table.add_row(name, str(len(times)), *(f"{1000 * t:.0f} ms" for t in (
            times[len(times) // 2], times[int(0.99 * (len(times) - 1))], times[-1], max(fuzz.busy[name]))),
            ", ".join(f"{said}: {count}" for said, count in fuzz.statuses[name].most_common(8)))
    console = Console()
    console.print(table)
    console.print(f"{len(fuzz.failures)} failures")
    for failure in fuzz.failures[:20]:
        console.print(failure, markup=False)
    raise SystemExit(bool(fuzz.failures))


if __name__ == "__main__":
    main()
