"""`sillage doctor`: all that a server needs, looked at one by one, in sentences."""

from __future__ import annotations

import os
import platform
import shutil
import sqlite3
import sys
import time
from collections.abc import Iterator
from dataclasses import fields
from difflib import get_close_matches
from pathlib import Path

from rich.markup import escape
from sqlalchemy import Connection, func, select, text

from sillage import __version__
from sillage.cli.common import say
from sillage.errors import SetupError
from sillage.kernel.folder import cache_folder
from sillage.server.ops.settings import Keeping, Limits, Settings, default_db
from sillage.server.store import census, schema, watch
from sillage.server.store.copies import TORN
from sillage.server.store.store import beside

WELL, WORTH, WRONG = "well", "worth a look", "wrong"
MARKS = {WELL: "[green]✓[/]", WORTH: "[yellow]![/]", WRONG: "[red]✗[/]"}
PLAIN = ("SILLAGE_DB", "SILLAGE_AHEAD", "SILLAGE_CACHE", "SILLAGE_JIT", "SILLAGE_LANG", "SILLAGE_CONTACT",
         "SILLAGE_METRICS_TOKEN", "SILLAGE_SEARCH")
LITTLE, TIGHT = 2e9, 2e8        # bytes of a disk
ALIVE_SECONDS = 10.0            # a server leaves a sign of life every two
FILES = 4096                    # that a server of some hundred people wants to open
Finding = tuple[str, str]


def examine(db: str | None) -> bool:
    """Prints every finding; says whether nothing is wrong."""
    well = True
    for look in (_versions, _client, _settings, lambda: _database(db or default_db()), _compiled, _machine):
        for state, sentence in look():
            say(f"{MARKS[state]} {escape(sentence)}")
            well = well and state != WRONG
    return well


def _versions() -> Iterator[Finding]:
    python, system = platform.python_version(), f"{platform.system()} {platform.release()}"
    yield WELL, f"Sillage {__version__} on Python {python}, {system}, SQLite {sqlite3.sqlite_version}."


def _client() -> Iterator[Finding]:
    if (Settings("").static / "index.html").is_file():
        yield WELL, "The browser client is built."
    else:
        yield WRONG, "The browser client is not built: browsers get no page. `make client` builds it."


# ---- settings --------------------------------------------------------------------------------------
def _settings() -> Iterator[Finding]:
    known = [*PLAIN, *(f"SILLAGE_LIMIT_{f.name.upper()}" for f in fields(Limits)),
             *(f"SILLAGE_KEEP_{f.name.upper()}" for f in fields(Keeping))]
    given = sorted(name for name in os.environ if name.startswith("SILLAGE_"))
    for name in given:
        if name not in known:
            close = get_close_matches(name, known, 1)
            yield WRONG, f"{name} is set, and nothing reads it{f'; is it {close[0]}?' if close else '.'}"
    try:
        Limits.from_environment()
        keeping = Keeping.from_environment()
    except SetupError as error:
        yield WRONG, f"{error}."
        return
    yield WELL, f"Settings from the environment: {', '.join(n for n in given if n in known) or 'none'}."
    kept = {what: f"{days} days" if days else "for good" for what, days in vars(keeping).items()}
    yield WELL, f"Guests are kept {kept['guests']} after they were seen, tables {kept['tables']} after the last change."


# ---- the database ----------------------------------------------------------------------------------
def _database(url: str) -> Iterator[Finding]:
    try:
        engine = beside(url)
    except SetupError as error:
        yield WRONG, f"The database: {error}."
        return
    with engine.connect() as connection:
        for look in (_size, _whole, _alive, _keepers):
            yield from look(connection)
    engine.dispose()


def _size(connection: Connection) -> Iterator[Finding]:
    here = census.count(connection)
    people, tables = (sum(here[what].values()) for what in ("people", "tables"))
    where = connection.engine.url.render_as_string()
    yield WELL, f"{where} answers: {here['database_bytes'] / 1e6:.1f} MB, {people} people, {tables} tables."
    if here["disk_free"] is not None:
        yield _room(here["disk_free"], "the database lies")


def _whole(connection: Connection) -> Iterator[Finding]:
    if connection.dialect.name == "sqlite":
        found = connection.execute(text("PRAGMA quick_check(1)")).scalar_one()
        damaged = WRONG, f"The file is damaged ({found}): restore a backup."
        yield (WELL, "The file is whole.") if found == "ok" else damaged
    torn = connection.execute(TORN).scalars().all()
    if torn:
        yield WRONG, f"{len(torn)} tables have a log that doesn't fit, such as {torn[0]}: restore a backup."
    else:
        yield WELL, "Every table has its whole log."


def _alive(connection: Connection) -> Iterator[Finding]:
    ago = time.time() - watch.last_heartbeat(connection)
    if ago < -ALIVE_SECONDS:
        yield WORTH, f"The last sign of life is {-ago:.0f} s in the future: was this machine's clock set back?"
    elif ago < ALIVE_SECONDS:
        yield WELL, "A server is running on it."
    else:
        yield WORTH, "No server is running on it."


def _keepers(connection: Connection) -> Iterator[Finding]:
    if connection.execute(select(func.count()).where(schema.people.c.keeper.is_(True))).scalar_one():
        yield WELL, "Somebody keeps the server: the page /admin is open to them."
    else:
        yield WORTH, "Nobody can open the page /admin: `sillage admin keeper NAME` lets a member do so."


# ---- the machine -----------------------------------------------------------------------------------
def _compiled() -> Iterator[Finding]:
    folder = cache_folder()
    if not os.access(folder, os.W_OK):
        yield WRONG, f"Compiled rules can't be kept in {folder}: every start compiles anew. Set SILLAGE_CACHE."
    else:
        yield WELL, f"Compiled rules are kept in {folder}."
        yield _room(shutil.disk_usage(folder).free, "compiled rules are kept")


def _room(free: float, where: str) -> Finding:
    state = WRONG if free < TIGHT else WORTH if free < LITTLE else WELL
    return state, f"{free / 1e9:.1f} GB are free where {where}{'' if state == WELL else ': make room soon'}."


def _machine() -> Iterator[Finding]:
    yield from _files()
    info = Path("/proc/meminfo")
    if info.is_file():
        lines = dict(line.split(":") for line in info.read_text(encoding="ascii").splitlines())
        free = int(lines["MemAvailable"].split()[0]) * 1024
        state, more = (WORTH, ": strong bots need one") if free < 1e9 else (WELL, "")
        yield state, f"{free / 1e9:.1f} GB of memory are free{more}."


def _files() -> Iterator[Finding]:
    if sys.platform == "win32":
        return
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < FILES:
        yield WORTH, f"A process may open {soft} files here; each player needs one. `ulimit -n {FILES}`, LimitNOFILE=."
    else:
        yield WELL, f"A process may open {soft} files here."


