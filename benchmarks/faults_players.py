"""The players of benchmarks/faults.py, and the door through which they come.

They wait, come back and say again as the browser's client does (web/src/lib/session.svelte.ts).
"""

from __future__ import annotations

import contextlib
import random
import sys
import threading
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tests.server.served import Chair, Person, Server

OPEN, ANSWER = 3.5, 2.5         # seconds after which a player tries anew: until a connection opens, until an answer
AGAIN = 10.0            # the same where it was tried before
PAUSE, MOST_PAUSE = 0.5, 8.0    # seconds until the next try (not the first after a silence); they double
ASKED, ANSWERED = 0.5, 1.0      # seconds between the door's questions who is there, and until a server must answer
GIVE_UP = 120.0         # seconds without a move after which a fault counts as the end
REMEMBERED = 400        # lines of a pair's diary
GONE = (ConnectionClosed, ConnectionError, InvalidMessage, InvalidStatus, EOFError, OSError, TimeoutError,
        httpx.TransportError)


class Door:
    """What a proxy before the servers knows of them (Caddy's `health_uri`): who doesn't answer in time gets nobody."""

    def __init__(self, servers: list[Server]) -> None:
        self.servers, self.there = servers, {server.port for server in servers}
        self.diary: deque[tuple[float, str]] = deque(maxlen=REMEMBERED)
        for server in servers:
            threading.Thread(target=self._ask, args=(server,), daemon=True).start()

    def _ask(self, server: Server) -> None:
        while True:
            try:
                httpx.get(f"{server.url}/healthz", timeout=ANSWERED)
                self._heard(server.port, True)
            except httpx.TransportError:
                self._heard(server.port, False)
            time.sleep(ASKED)

    def _heard(self, port: int, there: bool) -> None:
        if there != (port in self.there):
            self.diary.append((time.monotonic(), f"the door: {port} {'is back' if there else 'is gone'}"))
        (self.there.add if there else self.there.discard)(port)

    def choose(self, rng: random.Random) -> Server:
        return rng.choice([server for server in self.servers if server.port in self.there] or self.servers)


class Pair(threading.Thread):
    """Two people who play one table after the other, whatever happens, and remember what they were told."""

    def __init__(self, door: Door, number: int, think: float) -> None:
        super().__init__(name=f"pair {number}", daemon=True)
        self.door, self.servers, self.rng = door, door.servers, random.Random(number)
        self.people = [Person(self.servers[0], f"P{number}{side}") for side in "ab"]
        self.begun = self.moved = 0.0           # when the last acknowledged move was first said, and acknowledged
        self._begins = 0.0
        self.patience, self.tries, self.think = ANSWER, 0, think
        self.over = threading.Event()
        self.acknowledged: dict[str, dict[str, tuple[int, int]]] = {}   # table -> key -> (seq, code)
        self.told: dict[tuple[str, int], dict[int, list[Any]]] = {}     # (table, seat) -> decision -> events
        self.seen: dict[tuple[str, int], int] = {}      # (table, seat) -> the last state, as a browser remembers it
        self.failures: list[str] = []
        self.table = ""
        self.chairs: list[Chair] = []
        self.diary: deque[tuple[float, str]] = deque(maxlen=REMEMBERED)
        self.pending: tuple[int, dict[str, Any]] | None = None      # sent and not answered

    # ---- playing -----------------------------------------------------------------------------------
    def run(self) -> None:
        while not self.over.is_set():
            try:
                self._sit_down()
                while not self.over.is_set() and self._move():
                    pass
            except GONE as error:
                self._note(f"turned away: {error!r}"[:120])
                silent = isinstance(error, TimeoutError | httpx.TimeoutException)
                if not silent or self.patience == AGAIN:
                    time.sleep(min(PAUSE * 2**self.tries, MOST_PAUSE))
                    self.tries += 1
                self.patience = AGAIN if silent else self.patience
            finally:
                self._get_up()

    def _note(self, what: str) -> None:
        self.diary.append((time.monotonic(), what))

    def story(self, since: float) -> list[str]:
        """What happened to this pair since then, and at the door."""
        lines = sorted([*self.diary, *self.door.diary])
        return [f"{at - since:6.2f} {what}" for at, what in lines if at > since - 1]

    def _sit_down(self) -> None:
        if not self.table:
            self._open()
        for seat, person in enumerate(self.people):
            self._at(person, self.door.choose(self.rng))
            self._note(f"to {person.server.port}")
            self.chairs.append(person.sit(self.table, since=self.seen.get((self.table, seat), 0)))
            self._hear(self.chairs[-1], "state")

    def _get_up(self) -> None:
        for chair in self.chairs:
            with contextlib.suppress(*GONE):
                chair.socket.close_timeout = 0.1
                chair.close()
        self.chairs = []

    def _at(self, person: Person, server: Server) -> None:
        """The same person at another server: the cookie is good for all."""
        person.server = server
        person.http.base_url = server.url
        person.http.timeout = self.patience
        person.patience = OPEN if self.patience == ANSWER else AGAIN

    def _open(self) -> None:
        for person in self.people:
            self._at(person, self.door.choose(self.rng))
        answer = self.people[0].http.post("/api/tables", json={
            "game": "parfum", "pace": "instant", "takeover": None, "seats": [{"kind": "me"}, {"kind": "open"}]})
        if answer.status_code != 201:
            raise ConnectionError(answer.text)
        table = answer.json()["id"]
        if self.people[1].http.post(f"/api/tables/{table}/join", json={}).status_code == 200:
            self.table, self.acknowledged[table] = table, {}

    def _move(self) -> bool:
        """One move; False once the game is over."""
        if self.pending is not None:
            self._send()
            return True
        newest = max(chair.state["seq"] for chair in self.chairs)
        for chair in self.chairs:
            while chair.state["seq"] < newest:
                self._hear(chair, "state")
        if self.chairs[0].state["result"] is not None:
            self.table = ""
            return False
        asked = [side for side in (0, 1) if self.chairs[side].state["legal"]]
        if not asked:
            self._hear(self.chairs[0], "state")
            return True
        side = self.rng.choice(asked)
        time.sleep(self.rng.random() * self.think)
        state = self.chairs[side].state
        self.pending = side, {"type": "play", "seq": state["seq"], "action": self.rng.choice(state["legal"])["code"],
                              "key": f"{self.rng.getrandbits(64):x}"}
        self._begins = time.monotonic()
        self._send()
        return True

    def _send(self) -> None:
        assert self.pending is not None
        side, message = self.pending
        chair = self.chairs[side]
        self._note(f"says at {self.people[side].server.port}")
        chair.say(**message)
        answer = self._hear(chair, "ok", "error", key=message["key"])
        if answer["type"] == "error" and answer["error"]["reason"] == "busy":
            raise ConnectionError("the table is between servers")      # it is sent again
        self.pending = None
        if answer["type"] == "ok":
            self._note(f"moved at {self.people[side].server.port}: {answer['seq']}")
            self.acknowledged[self.table][message["key"]] = answer["seq"], message["action"]
            self.moved, self.begun, self.patience = time.monotonic(), self._begins, ANSWER
            while chair.state["seq"] < answer["seq"]:
                self._hear(chair, "state")
            return
        self._note(f"refused: {answer['error']['message']}")
        if answer["error"]["reason"] not in ("stale", "not-asked", "over"):
            self.failures.append(f"{self.table}: {answer}")

    def _hear(self, chair: Chair, *kinds: str, key: str | None = None) -> dict[str, Any]:
        """Hears on, and keeps what was told: nobody takes anything back here, so it must stay true."""
        end = time.monotonic() + self.patience
        chair.patience = self.patience
        while True:
            message = chair.hear()
            if message["type"] == "state":
                where = self.table, self.chairs.index(chair)
                self._keep(self.told.setdefault(where, {}), message)
                self.seen[where], self.tries = message["seq"], 0
            if message["type"] in kinds and (key is None or message.get("key") == key):
                return message
            if time.monotonic() > end:
                raise TimeoutError

    @staticmethod
    def _keep(story: dict[int, list[Any]], state: dict[str, Any]) -> None:
        told: dict[int, list[Any]] = {}
        for event in state["events"]:
            told.setdefault(event["n"], []).append(event)
        story.update(told)

    # ---- afterwards --------------------------------------------------------------------------------
    def check_story(self) -> int:
        """Every seat is told by every server what it was told before, and nothing else; returns how many events."""
        compared = 0
        for (table, seat), before in self.told.items():
            stories = []
            for server in self.servers:
                self._at(self.people[seat], server)
                self.people[seat].patience = GIVE_UP
                chair = self.people[seat].sit(table)
                chair.until("state")
                stories.append({})
                self._keep(stories[-1], chair.state)
                chair.close()
            for number, events in before.items():
                for story in stories:
                    if story.get(number) != events:
                        self.failures.append(f"{table}: decision {number} was told otherwise at seat {seat}")
                compared += len(events)
            if any(story != stories[0] for story in stories):
                self.failures.append(f"{table}: servers tell seat {seat} different stories")
        return compared

    def check_log(self, rows: Callable[[str], list[Any]]) -> int:
        """Every acknowledged move is in the log once, where it was said to be; returns how many."""
        for table, moves in self.acknowledged.items():
            log = rows(table)
            if [row.seq for row in log] != list(range(1, len(log) + 1)):
                self.failures.append(f"{table}: the log has a gap")
            keys = [row.key for row in log if row.key]
            if len(keys) != len(set(keys)):
                self.failures.append(f"{table}: a move was made twice")
            stored = {row.key: (row.seq, row.code) for row in log if row.key}
            for key, what in moves.items():
                if stored.get(key) != what:
                    self.failures.append(f"{table}: acknowledged {what}, in the log is {stored.get(key)} ({len(log)})")
        return sum(map(len, self.acknowledged.values()))
