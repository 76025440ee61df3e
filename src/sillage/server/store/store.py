"""The store: SQLite or PostgreSQL behind two doors, `read` and `write`.

Writing is done by one thread, which puts everything that waits into one transaction (group commit): a
busy server pays for one disk flush, not for hundreds. Whoever writes is answered after the commit. While it
is busy, the thread waits a moment for more before it begins.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import secrets
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

from alembic.util import CommandError
from sqlalchemy import Connection, Dialect, Executable, Table, create_engine, event, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Engine, make_url
from sqlalchemy.exc import DatabaseError, DBAPIError, InternalError, OperationalError

from sillage.errors import SetupError
from sillage.server.store.hold import Hold
from sillage.server.wire.refusals import Refused

T = TypeVar("T")
Change = tuple[Executable, Mapping[str, Any]]
MOST_IN_ONE = 512           # jobs of one transaction
WINDOW = 0.002              # seconds a busy writer waits for more
MOST_CHECKED = 200_000_000  # bytes of a SQLite file
HUNG_MILLISECONDS = 2_000
MIGRATION_LOCK = 5_112_015  # PostgreSQL: servers that start together migrate one after the other

log = logging.getLogger("sillage.store")


class Overtaken(Refused):
    """A fenced change found its row other than the writer knew it: another server wrote meanwhile."""

    def __init__(self) -> None:
        super().__init__("busy", "another server has changed the table meanwhile; look again", retry=1)


class Unavailable(Refused):
    """The database can't be read or written just now: it is away, its disk is full or may not be written to."""

    def __init__(self, why: str) -> None:
        super().__init__("busy", f"the tables can't be read or written just now ({why}); nothing has changed", retry=5)


def _told(error: Exception) -> Exception:
    """What the database says, for people where it is no fault of ours."""
    if isinstance(error, OperationalError | InternalError) or type(error) is DatabaseError:
        why = str(error.orig).strip().split("\n")[0][:200]
        log.warning("the database fails: %s", why)
        return Unavailable(why)
    return error


@dataclass
class Job:
    """Changes to make, or a function that makes them; and who waits for it."""

    run: Callable[[Connection], Any] | None
    changes: Sequence[Change]
    future: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop


class Store:
    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self.postgres = self.engine.dialect.name == "postgresql"
        self.name = f"sillage-{secrets.token_hex(6)}"       # by which PostgreSQL knows this server's connections
        self.transactions = 0
        self.trouble: str | None = None     # why nothing can be written just now
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._busy = False      # the last transaction had several jobs
        self._connection: Connection | None = None
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="read")
        self._writer = threading.Thread(target=self._write_all, name="write", daemon=True)
        migrate(self.engine)        # it may take its time
        if self.postgres:
            self.engine.dispose()
            event.listen(self.engine, "connect", self._prepare_postgres)
        self._writer.start()

    def _prepare_postgres(self, connection: Any, _record: Any) -> None:
        """A server that hangs in the middle of a transaction must not keep others from the rows it holds."""
        connection.autocommit = True
        connection.execute(f"SET application_name = '{self.name}'")
        connection.execute(f"SET idle_in_transaction_session_timeout = {HUNG_MILLISECONDS}")
        connection.execute(f"SET lock_timeout = {2 * HUNG_MILLISECONDS}")
        connection.autocommit = False

    async def read(self, job: Callable[[Connection], T]) -> T:
        def run() -> T:
            try:
                with self.engine.connect() as connection:
                    return job(connection)
            except DatabaseError as error:
                raise _told(error) from error

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Runs a function in a transaction. It may be run again if another job of the transaction fails."""
        result: T = await self._submit(job, ())
        return result

    async def save(self, changes: Sequence[Change]) -> None:
        """Makes changes in one transaction. Those of several callers are made statement by statement."""
        await self._submit(None, changes)

    def _submit(self, run: Callable[[Connection], Any] | None, changes: Sequence[Change]) -> asyncio.Future[Any]:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._jobs.put(Job(run, changes, future, loop))
        return future

    def close(self) -> None:
        self._jobs.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    # ---- the writing thread ------------------------------------------------------------------------
    def _write_all(self) -> None:
        while True:
            batch, last = self._gather()
            if batch:
                self._commit(batch)
            if last:
                self._disconnect()
                return

    def _gather(self) -> tuple[list[Job], bool]:
        job = self._jobs.get()
        if self._busy:
            time.sleep(WINDOW)
        batch: list[Job] = []
        while job is not None:
            batch.append(job)
            if len(batch) == MOST_IN_ONE or self._jobs.empty():
                return batch, False
            job = self._jobs.get()
        return batch, True

    def _commit(self, batch: list[Job]) -> None:
        self._busy, kept = len(batch) > 1, self._connection is not None
        try:
            self._connection = self._connection or self.engine.connect()
            with self._connection.begin():
                results = _run(self._connection, batch)
        except Exception as error:
            self._disconnect()
            broken = isinstance(error, DBAPIError) and error.connection_invalidated
            if len(batch) == 1 and not (kept and broken):
                told = _told(error)
                self.trouble = str(told) if isinstance(told, Unavailable) else self.trouble
                _answer(batch, [told])
                return
            for job in batch:       # one of them is at fault, or the connection was: each gets a transaction of its own
                self._commit([job])
            return
        self.transactions += 1
        self.trouble = None
        _answer(batch, results)

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _run(connection: Connection, batch: list[Job]) -> list[Any]:
    grouped: dict[Executable, list[Mapping[str, Any]]] = {}
    results = []
    for job in batch:
        results.append(job.run(connection) if job.run else None)
        for statement, values in job.changes:
            grouped.setdefault(statement, []).append(values)
    for statement, rows in grouped.items():
        sql, names = _plain_sql(statement, tuple(rows[0]), connection.dialect)
        given: Any = [tuple(row[name] for name in names) for row in rows] if names else rows
        found = connection.exec_driver_sql(sql, given)
        if statement.get_execution_options().get("fenced") and found.rowcount != len(rows):
            raise Overtaken
    return results


@lru_cache(maxsize=256)
def _plain_sql(statement: Executable, columns: tuple[str, ...], dialect: Dialect) -> tuple[str, tuple[str, ...]]:
    """A statement as the database's driver takes it, and the order of its values where it takes them by order. Our
    columns hold what a driver understands by itself, so nothing is looked at row by row."""
    compiled: Any = statement.compile(dialect=dialect, column_keys=list(columns))       # type: ignore[attr-defined]
    return str(compiled), tuple(compiled.positiontup or ())


def _answer(batch: list[Job], results: list[Any]) -> None:
    """Tells all who wait, in one step of the event loop."""
    loop = batch[0].loop

    def answer() -> None:
        for job, result in zip(batch, results, strict=True):
            if job.future.done():
                continue
            if isinstance(result, Exception):
                job.future.set_exception(result)
            else:
                job.future.set_result(result)

    if not loop.is_closed():
        loop.call_soon_threadsafe(answer)


def open_engine(text_url: str) -> Engine:
    try:
        url = make_url(text_url)
    except Exception:
        raise SetupError(f"{text_url!r} is no database URL; expected sqlite:///FILE or postgresql://...") from None
    if url.drivername in ("postgresql", "postgres"):
        url = url.set(drivername="postgresql+psycopg")
    if url.get_backend_name() == "sqlite":
        if url.database in (None, "", ":memory:"):
            raise SetupError("the tables need a file: expected sqlite:///FILE")
        Path(str(url.database)).parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(url, pool_size=6)
        event.listen(engine, "connect", _prepare_sqlite)
        return engine
    if url.get_backend_name() != "postgresql":
        raise SetupError(f"{url.get_backend_name()} is not supported; expected sqlite:///FILE or postgresql://...")
    return create_engine(url, pool_size=6, pool_pre_ping=True)


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "temp_store=MEMORY"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def insert_into(connection: Connection, table: Table) -> Any:
    """An insert that can say what becomes of a row that is there already."""
    return (postgresql if connection.dialect.name == "postgresql" else sqlite).insert(table)


def check_store(url: str) -> None:
    """Opens a database, brings it up to date and closes it: what is wrong is said before a server starts."""
    hold = Hold(url)
    try:
        Store(url).close()
    finally:
        hold.close()


def beside(url: str) -> Engine:
    """Opens a database that a server may be using: it must be there, and of this version. Nothing is migrated."""
    engine = open_engine(url)
    path = Path(engine.url.database or "")
    if engine.dialect.name == "sqlite" and not path.is_file():
        raise SetupError(f"there is no database {path}; give one with --db, or start a server that makes it")
    with _in_words(engine):
        current = versions(engine)
    if current[0] != current[1]:
        raise SetupError(
            f"{_where(engine)} is of version {current[0] or 'none'}, this is Sillage with version {current[1]}; start "
            "the server of this version once, which brings it up to date"
        )
    return engine


def versions(engine: Engine) -> tuple[str | None, str]:
    """The version of a database, and the newest that is known here."""
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory

    with engine.connect() as connection:
        found = MigrationContext.configure(connection).get_current_revision()
    return found, str(ScriptDirectory.from_config(_config()).get_current_head())


def migrate(engine: Engine) -> None:
    """Brings a database up to date."""
    with _in_words(engine):
        _check_whole(engine)
        _migrate(engine)


def _where(engine: Engine) -> str:
    return str(engine.url.database) if engine.dialect.name == "sqlite" else engine.url.render_as_string()


@contextmanager
def _in_words(engine: Engine) -> Iterator[None]:
    """What is wrong with a database, as a sentence."""
    where = _where(engine)
    try:
        yield
    except CommandError as error:
        raise SetupError(f"{where} was written by a newer version of Sillage ({error}); start that one") from None
    except OperationalError as error:
        raise SetupError(f"{where} can't be opened: {str(error.orig).strip()}") from None
    except DatabaseError as error:
        raise SetupError(
            f"{where} is damaged or no database of Sillage ({str(error.orig).strip()}); restore a copy, or give "
            "another file"
        ) from None


def _check_whole(engine: Engine) -> None:
    """A SQLite file of ordinary size is looked through before it is used."""
    path = Path(engine.url.database or "")
    if engine.dialect.name != "sqlite" or not path.is_file() or path.stat().st_size > MOST_CHECKED:
        return
    with engine.connect() as connection:
        found = connection.execute(text("PRAGMA quick_check(1)")).scalar_one()
    if found != "ok":
        raise SetupError(f"{path} is damaged ({found}); restore a copy, or give another file")


def _config() -> Any:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).resolve().parent / "migrations"))
    return config


def _migrate(engine: Engine) -> None:
    from alembic import command

    config = _config()
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
