"""Several servers for the same tables, with PostgreSQL between them.

A table is owned by one server at a time (it holds a *lease*): by a session-level advisory lock, which PostgreSQL
frees when the server's connection is gone, however it died. What servers tell each other goes by NOTIFY, to all or to
one. Each says twice a second that it is here, so that one that hangs is known before anybody waits for it; it says so
from a thread and by a connection of its own, so that one that is only busy is not taken for one that hangs.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import threading
import time
from collections.abc import Callable
from typing import Any

import orjson

from sillage.errors import SetupError

CHANNEL = "sillage"
LISTEN_PAUSE = 0.5      # seconds until a lost connection is tried again
HERE = 0.5              # seconds between words that a server is here
SILENT = 1.5            # seconds without a word after which a server hangs
STUCK = 10.0            # seconds after which an event loop that doesn't go on is no longer spoken for
FORGOTTEN = 60.0        # seconds after which it is no longer thought of
OWNER = """SELECT min(application_name) FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE locktype = 'advisory'
    AND objsubid = 1 AND granted AND (classid::bigint << 32 | objid::bigint) = %s"""
PUT_OUT = """SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE pid <> pg_backend_pid()
    AND application_name IN (SELECT owner.application_name FROM pg_locks JOIN pg_stat_activity AS owner USING (pid)
        WHERE locktype = 'advisory' AND objsubid = 1 AND granted AND pid <> pg_backend_pid()
        AND (classid::bigint << 32 | objid::bigint) = %s)"""

log = logging.getLogger("sillage.cluster")
Told = Callable[[dict[str, Any]], None]


class Alone:
    """The only server of its tables (SQLite): it owns them all."""

    id = "alone"

    async def own(self, table_id: str) -> bool:
        return True

    async def disown(self, table_id: str) -> None: ...

    async def check(self) -> None: ...

    async def hangs(self, table_id: str, unanswered: bool = False) -> bool:
        return False

    async def put_out(self, table_id: str) -> None: ...

    async def beat(self) -> None: ...

    def start(self, told: Told, lost: Callable[[], None]) -> None: ...

    async def tell(self, message: dict[str, Any], to: str | None = None) -> None: ...

    def close(self) -> None: ...


class Cluster:
    """One server of several."""

    def __init__(self, url: str, name: str) -> None:
        try:
            import psycopg
        except ImportError:
            raise SetupError("PostgreSQL needs its driver: pip install 'sillage[postgres]'") from None
        self._psycopg = psycopg
        self.id = name          # of this server, and of all its connections
        self._heard: dict[str, float] = {}      # when each server was last heard, this one too
        self._began = self._beaten = 0.0        # when listening began; when the event loop was last seen to go on
        self._url = url.replace("postgresql+psycopg://", "postgresql://", 1)
        self._mutex = threading.Lock()
        self._connection: Any = None
        self._closed, self._ended = False, threading.Event()
        self._owned: set[str] = set()       # a lock may be taken twice, but then must be freed twice
        self._lost: Callable[[], None] = lambda: None

    def start(self, told: Told, lost: Callable[[], None]) -> None:
        """`told` is called with each message; `lost` when all locks may be gone. Both in the event loop."""
        self._loop, self._told, self._lost = asyncio.get_running_loop(), told, lost
        ready = threading.Event()
        threading.Thread(target=self._listen, args=(ready,), name="listen", daemon=True).start()
        threading.Thread(target=self._speak, name="speak", daemon=True).start()
        ready.wait(10)

    async def own(self, table_id: str) -> bool:
        if table_id in self._owned:
            return True
        owned = bool(await asyncio.to_thread(self._ask, "SELECT pg_try_advisory_lock(%s)", _number(table_id)))
        if owned:
            self._owned.add(table_id)
        return owned

    async def disown(self, table_id: str) -> None:
        if table_id in self._owned:
            self._owned.discard(table_id)
            await asyncio.to_thread(self._ask, "SELECT pg_advisory_unlock(%s)", _number(table_id))

    async def check(self) -> None:
        """Finds out whether the locks are still held; calls `lost` where they aren't."""
        if self._connection is not None:
            await asyncio.to_thread(self._ask, "SELECT %s::int", 1)

    async def hangs(self, table_id: str, unanswered: bool = False) -> bool:
        """Whether the owner of a table has fallen silent. Who doesn't hear even itself knows nothing of others. It is
        looked who the owner is where somebody is silent, or the owner hasn't answered."""
        own = self._heard.get(self.id, 0.0)
        if not unanswered and not any(SILENT < own - at < FORGOTTEN for at in list(self._heard.values())):
            return False
        owner = await asyncio.to_thread(self._ask, OWNER, _number(table_id))
        if not owner or (silent := own - self._heard.get(owner, self._began)) <= SILENT:
            return False
        log.warning("the owner has been silent for %.1f s", silent, extra={"table": table_id})
        return True

    async def beat(self) -> None:
        """The event loop goes on."""
        self._beaten = time.monotonic()

    async def put_out(self, table_id: str) -> None:
        """Ends all connections of an owner that answers nobody (it was stopped, or its machine is gone): its locks and
        the rows it holds are free. If it wakes, its writes are fenced, and it notices."""
        log.warning("the owner is put out", extra={"table": table_id})
        await asyncio.to_thread(self._ask, PUT_OUT, _number(table_id))

    async def tell(self, message: dict[str, Any], to: str | None = None) -> None:
        """Says something to one server, or to all."""
        text = orjson.dumps({"from": self.id, **message}).decode()
        await asyncio.to_thread(self._ask, f"SELECT pg_notify('{to or CHANNEL}', %s)", text)

    def close(self) -> None:
        self._closed = True
        self._ended.set()
        with self._mutex:
            if self._connection is not None:
                self._connection.close()

    def _ask(self, query: str, value: str | int) -> Any:
        """One connection holds all locks; if it breaks they are gone, and everything must be owned anew."""
        with self._mutex:
            try:
                if self._connection is None:
                    self._connection = self._psycopg.connect(self._url, autocommit=True, application_name=self.id)
                row = self._connection.execute(query, (value,)).fetchone()
                return row[0]
            except self._psycopg.OperationalError as error:
                log.warning("the connection that holds the locks was lost: %s", error)
                self._connection = None
                self._owned.clear()
                if not self._closed:
                    self._loop.call_soon_threadsafe(self._lost)
                return False

    def _listen(self, ready: threading.Event) -> None:
        while not self._closed:
            try:
                with self._psycopg.connect(self._url, autocommit=True, application_name=self.id) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    connection.execute(f'LISTEN "{self.id}"')
                    self._began = time.monotonic()
                    self._heard = dict.fromkeys(self._heard, self._began)       # none was silent meanwhile
                    if ready.is_set():      # messages were missed in between
                        self._loop.call_soon_threadsafe(self._lost)
                    ready.set()
                    while not self._closed:
                        for note in connection.notifies(timeout=1.0):
                            self._hand_over(note.payload)
            except self._psycopg.Error as error:
                if not self._closed:
                    log.warning("listening was interrupted: %s", error)
                    time.sleep(LISTEN_PAUSE)

    def _speak(self) -> None:
        """Says that this server is here, once it has asked for a table: one that owns none is waited for by nobody."""
        text = orjson.dumps({"from": self.id, "k": "here"}).decode()
        while not self._ended.wait(HERE):
            try:
                if self._connection is None:
                    continue
                with self._psycopg.connect(self._url, autocommit=True, application_name=self.id) as connection:
                    while self._connection is not None and not self._ended.wait(HERE):
                        if time.monotonic() - self._beaten < STUCK:
                            connection.execute(f"SELECT pg_notify('{CHANNEL}', %s)", (text,))
            except self._psycopg.Error as error:
                if not self._closed:
                    log.warning("speaking was interrupted: %s", error)

    def _hand_over(self, payload: str) -> None:
        if payload.startswith(f'{{"from":"{self.id}"'):         # one's own words
            self._heard[self.id] = time.monotonic()
            return
        message = orjson.loads(payload)
        self._heard[message["from"]] = time.monotonic()
        if message["k"] != "here" and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._told, message)


def _number(table_id: str) -> int:
    return int.from_bytes(hashlib.sha256(table_id.encode()).digest()[:8], "big", signed=True)
