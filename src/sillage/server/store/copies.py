"""Backups. A backup is one SQLite file, whichever database it is of: it can be looked into, and restored to either.

It is taken from one moment while the server plays on (SQLite: its online backup; PostgreSQL: one repeatable read), and
checked before it gets its name: whoever finds a backup can use it.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, Engine, func, select, text

from sillage.errors import SetupError
from sillage.server.store import schema
from sillage.server.store.hold import Hold
from sillage.server.store.store import beside, migrate, open_engine

AT_ONCE = 500           # rows that are copied at a time
# Tables whose log is not what their row says: a copy that was cut somewhere has such.
TORN = text("""SELECT id FROM tables WHERE seq <> (SELECT count(*) FROM entries WHERE table_id = tables.id)
    OR seq <> (SELECT coalesce(max(seq), 0) FROM entries WHERE table_id = tables.id)""")
# PostgreSQL: every server listens for what others say.
SERVERS = text("""SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN %'
    AND pid <> pg_backend_pid()""")
Counts = dict[str, int]


def back_up(url: str, file: Path) -> Counts:
    """Writes a backup to a file; says how much is in it."""
    engine = beside(url)
    part = file.with_name(file.name + ".part")
    part.unlink(missing_ok=True)
    try:
        if engine.dialect.name == "sqlite":
            _copy_file(Path(str(engine.url.database)), part)
        else:
            _copy_rows_to_file(engine, part)
        counts = check_copy(part)
        _flush(part)
        os.replace(part, file)
    finally:
        part.unlink(missing_ok=True)
        engine.dispose()
    return counts


def check_copy(file: Path) -> Counts:
    """Looks through a backup: whole, of a known version, no game cut short. Says how much is in it."""
    if not file.is_file():
        raise SetupError(f"there is no file {file}")
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as copy:
            found = copy.execute("PRAGMA integrity_check(1)").fetchone()[0]
            names = {name for (name,) in copy.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if found != "ok" or "alembic_version" not in names:
                raise SetupError(f"{file} is damaged ({found}), or no backup of Sillage")
            if torn := copy.execute(str(TORN)).fetchall():
                raise SetupError(f"{file} has {len(torn)} tables whose games are cut short, such as {torn[0][0]}")
            here = [table.name for table in schema.metadata.sorted_tables if table.name in names]
            return {name: copy.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in here}
    except sqlite3.DatabaseError as error:
        raise SetupError(f"{file} is damaged or no backup of Sillage ({error})") from None


def restore(file: Path, url: str, replace: bool) -> tuple[Counts, Path | None]:
    """Brings a backup back. What was there is kept beside it (SQLite), or gone (PostgreSQL), and only with `replace`.
    Says how much was restored, and where the old file lies."""
    check_copy(file)
    hold = Hold(url)
    try:
        with tempfile.TemporaryDirectory() as folder:
            fresh = Path(folder) / "fresh.db"
            shutil.copyfile(file, fresh)
            source = open_engine(f"sqlite:///{fresh}")
            migrate(source)
            target = open_engine(url)
            try:
                if target.dialect.name == "postgresql":
                    return _restore_rows(source, target, replace), None
                source.dispose()
                return _restore_file(fresh, Path(str(target.url.database)), replace)
            finally:
                source.dispose()
                target.dispose()
    finally:
        hold.close()


# ---- SQLite ----------------------------------------------------------------------------------------
def _copy_file(source: Path, to: Path) -> None:
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(to)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")       # one file, nothing beside it


def _restore_file(fresh: Path, target: Path, replace: bool) -> tuple[Counts, Path | None]:
    before = None
    if target.is_file() and target.stat().st_size:
        if not replace and not _is_empty(target):
            raise SetupError(f"{target} has tables or people already; --replace puts the backup in its place")
        before = target.with_name(f"{target.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
        _copy_file(target, before)
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    _copy_file(fresh, part)
    counts = check_copy(part)
    _flush(part)
    for tail in ("-wal", "-shm"):       # of the old file: they must not be taken for the new one's
        target.with_name(target.name + tail).unlink(missing_ok=True)
    os.replace(part, target)
    return counts, before


def _is_empty(file: Path) -> bool:
    with closing(sqlite3.connect(file)) as old:
        names = {name for (name,) in old.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        return not any(
            name in names and old.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("people", "tables")
        )


def _flush(file: Path) -> None:
    """What has its name is on the disk."""
    with file.open("rb+") as written:
        os.fsync(written.fileno())


# ---- PostgreSQL ------------------------------------------------------------------------------------
def _copy_rows_to_file(engine: Engine, to: Path) -> None:
    copy = open_engine(f"sqlite:///{to}")
    migrate(copy)
    with engine.connect().execution_options(isolation_level="REPEATABLE READ") as source, copy.begin() as target:
        _copy_rows(source, target)
    copy.dispose()
    with closing(sqlite3.connect(to)) as new:
        new.execute("PRAGMA journal_mode=DELETE")


def _restore_rows(source: Engine, target: Engine, replace: bool) -> Counts:
    migrate(target)
    with source.connect() as old, target.begin() as new:
        if new.execute(SERVERS).scalar_one():
            raise SetupError("a server is running on this database; stop it, and restore again")
        if not replace and any(_count(new, table.name) for table in (schema.people, schema.tables)):
            raise SetupError("this database has tables or people already; --replace puts the backup in their place")
        return _copy_rows(old, new)


def _copy_rows(source: Connection, target: Connection) -> Counts:
    """Every row of every table, in the place of what was there; counted on both sides."""
    for table in schema.metadata.sorted_tables:
        target.execute(table.delete())
        found = source.execute(table.select().execution_options(yield_per=AT_ONCE))
        for batch in found.partitions(AT_ONCE):
            target.execute(table.insert(), [dict(row._mapping) for row in batch])
    counts = {table.name: _count(target, table.name) for table in schema.metadata.sorted_tables}
    wrong = [name for name, count in counts.items() if count != _count(source, name)]
    if wrong or target.execute(TORN).first():
        raise SetupError(f"the copy is not what was copied ({', '.join(wrong) or 'games are cut short'})")
    return counts


def _count(connection: Connection, name: str) -> int:
    return int(connection.execute(select(func.count()).select_from(schema.metadata.tables[name])).scalar_one())
