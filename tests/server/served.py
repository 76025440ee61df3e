"""A real server in a process of its own, and clients that speak to it as a browser does."""

from __future__ import annotations

import json
import os
import signal
import socket
import time
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.nursery import Forked

MOST_PINGS = 40         # one in 15 seconds: ten minutes of silence are a failure
PATIENCE = 600.0        # seconds; it only ends what would hang, however busy the machine is
LIMITS = {"GUESTS_A_MINUTE": "100000", "MESSAGES_A_SECOND": "100000", "MESSAGES_AT_ONCE": "100000", "HOSTED": "10000",
          "SEATS": "10000", "UPLOADS_AT_ONCE": "10000", "CONNECTIONS_AT_ONCE": "100000", "PASSWORD_MEMORY": "64"}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def dial(address: str, **how: Any) -> ClientConnection:
    """A client's socket. It sends no pings of its own: a thread that complains of a server which a test has stopped
    writes a traceback in the midst of another test, and Python 3.11 can't parse two sources at a time."""
    return connect(address, ping_interval=None, **how)


class Server:
    """A server; one that is `light` interprets the rules: it is there at once, and fast enough for a few tables. One
    without `search` plays by compiled rules, and nobody there thinks for long."""

    def __init__(
        self, db: str, log: Path, limits: dict[str, str] | None = None, light: bool = False, more: tuple[str, ...] = (),
        search: bool = True,
    ) -> None:
        self.db, self.log, self.port, self.light, self.more = db, log, free_port(), light, more
        self.search = search
        self.limits = LIMITS if limits is None else limits
        self.process: Forked | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Server:
        limits = {f"SILLAGE_LIMIT_{name}": value for name, value in self.limits.items()}
        environment = os.environ | limits | {"SILLAGE_AHEAD": "0"} | ({"SILLAGE_JIT": "0"} if self.light else {})
        environment |= {} if self.search else {"SILLAGE_SEARCH": "0"}
        command = ["serve", "--port", str(self.port), "--db", self.db, "--log", "info", *self.more]
        self.process = Forked(command, environment, self.log)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended: {self.log.read_text()[-2000:]}")
            try:
                if httpx.get(f"{self.url}/healthz", timeout=PATIENCE).status_code == 200:
                    return self
            except httpx.TransportError:
                time.sleep(0.02)
        raise RuntimeError("the server didn't come up")

    def kill(self) -> None:
        """As a power cut would: no farewell."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(PATIENCE)


class Person:
    """Somebody with a browser."""

    def __init__(self, server: Server, name: str, token: str | None = None, cookie: str | None = None) -> None:
        self.server = server
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE, headers=headers)
        self.token, self.patience = token, PATIENCE
        if cookie:
            self.http.cookies.set(*cookie.split("=", 1))
        known = token or cookie
        answer = self.http.get("/api/me") if known else self.http.post("/api/me", json={"name": name})
        self.id, self.name = answer.json()["id"], answer.json()["name"]

    def cookie(self) -> str:
        return "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)

    def open(self, **terms: Any) -> dict[str, Any]:
        answer = self.http.post("/api/tables", json=terms)
        assert answer.status_code == 201, answer.text
        table: dict[str, Any] = answer.json()
        return table

    def do(self, table_id: str, what: str, expect: int = 200, **body: Any) -> dict[str, Any]:
        answer = self.http.post(f"/api/tables/{table_id}/{what}", json=body)
        assert answer.status_code == expect, answer.text
        result: dict[str, Any] = answer.json() if answer.content else {}
        return result

    def sit(self, table_id: str, since: int = 0, query: str = "", origin: str | None = None) -> Chair:
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {"Cookie": self.cookie()}
        address = self.server.url.replace("http", "ws") + f"/api/tables/{table_id}/play?since={since}{query}"
        return Chair(dial(address, additional_headers=headers, origin=origin, max_size=2**22,
                          open_timeout=self.patience))


class Chair:
    """A play socket; keeps the last of each kind of message, and every byte it got."""

    def __init__(self, connecting: AbstractContextManager[ClientConnection]) -> None:
        self._stack = ExitStack()
        self.socket = self._stack.enter_context(connecting)
        self.state: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.heard: list[str] = []
        self.keys = self.pings = 0
        self.patience = PATIENCE

    def hear(self) -> dict[str, Any]:
        text = self.socket.recv(timeout=self.patience)
        assert isinstance(text, str)
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "state":
            self.state = message
        elif message["type"] == "patch":
            self.state = patched(self.state, message)
        elif message["type"] == "table":
            self.table = message["table"]
        elif message["type"] == "ping":
            self.say(type="pong", t=message["t"])
            self.pings += 1
            assert self.pings < MOST_PINGS, f"nothing but pings; before: {[text[:300] for text in self.heard[-9:]]}"
        if message["type"] != "ping":
            self.pings = 0
        return message

    def until(self, *types: str, key: str | None = None) -> dict[str, Any]:
        """Hears on until a message of a type (with a key) comes."""
        while True:
            message = self.hear()
            if message["type"] in types and (key is None or message.get("key") == key):
                return message

    def until_seq(self, seq: int) -> dict[str, Any]:
        while self.state.get("seq", -1) < seq:
            self.hear()
        return self.state

    def until_over(self) -> dict[str, Any]:
        while self.table.get("status") != "over":
            self.hear()
        return self.table

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def ask(self, **message: Any) -> dict[str, Any]:
        """Says something and waits for its answer."""
        self.keys += 1
        key = message.setdefault("key", f"k{id(self)}-{self.keys}")
        self.say(**message)
        return self.until("ok", "error", key=key)

    def play(self, action: Any, **more: Any) -> dict[str, Any]:
        return self.ask(type="play", seq=self.state["seq"], action=action, **more)

    def close(self) -> None:
        self._stack.close()


def patched(last: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
    """The state that a patch makes of the last one, as docs/protocol.md says."""
    assert (last["seq"], last["seat"]) == (patch["base"], patch["seat"])
    view = last["view"] | {name: value for name, value in patch["view"].items() if name != "players"}
    changed = patch["view"].get("players") or [None] * len(view["players"])
    view["players"] = [old | (new or {}) for old, new in zip(view["players"], changed, strict=True)]
    return {name: value for name, value in patch.items() if name != "base"} | {"type": "state", "view": view}


def close_code(chair: Chair) -> int:
    """With which code the server closed the connection."""
    while True:
        try:
            chair.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0
