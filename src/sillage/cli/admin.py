"""`sillage admin`: what whoever keeps a server does in a terminal. The server may be running: it hears of it."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any, TypeVar

import typer
from rich.markup import escape
from rich.table import Table
from sqlalchemy import Connection

from sillage.cli.common import say
from sillage.errors import SetupError
from sillage.server.match import hours
from sillage.server.ops.settings import default_db
from sillage.server.store import accounts, census, removal, watch
from sillage.server.store.store import beside
from sillage.server.wire.refusals import Refused

T = TypeVar("T")
CHANGES: dict[str, tuple[Callable[[Connection, str, bool], None], str, str]] = {
    "ban": (accounts.ban, "is shut out", "may come in again"),
    "mute": (accounts.mute, "may not speak", "may speak again"),
    "keeper": (accounts.make_keeper, "keeps the server: /admin", "doesn't keep the server any more"),
}


def _do(db: str | None, work: Callable[[Connection], T]) -> T:
    """Does something in one transaction, at a time that is not before the server's."""
    engine = beside(db or default_db())
    try:
        with engine.begin() as connection:
            hours.not_before(watch.last_heartbeat(connection))
            return work(connection)
    except Refused as refused:
        raise SetupError(str(refused)) from None
    finally:
        engine.dispose()


# ---- looking ---------------------------------------------------------------------------------------
def show_load(db: str | None) -> None:
    here, alive = _do(db, lambda c: (census.count(c), watch.last_heartbeat(c)))
    ago = time.time() - alive
    running = f"a server gave a sign of life {ago:.0f} s ago" if alive and ago < 10 else "no server is running"
    say(f"{running}; {here['database']}, {here['database_bytes'] / 1e6:.1f} MB")
    if here["disk_free"] is not None:
        say(f"{here['disk_free'] / 1e9:.1f} GB are free where it lies")
    for what in ("people", "tables"):
        say(f"{what}: " + (", ".join(f"{n} {kind}" for kind, n in sorted(here[what].items())) or "none"))


def show_people(db: str | None, find: str) -> None:
    table = Table("id", "name", "kind", "seen", "tables", "standing")
    for row in _do(db, lambda c: accounts.find_people(c, find)):
        standing = [word for word in ("banned", "muted", "keeper") if getattr(row, word)]
        table.add_row(row.id, escape(row.name), row.kind, _day(row.seen), str(row.tables), ", ".join(standing))
    say(table)


def show_tables(db: str | None, find: str) -> None:
    table = Table("id", "game", "status", "changed", "seats")
    for row in _do(db, lambda c: census.find_tables(c, find)):
        names = [seat["name"] or seat["kind"] for seat in json.loads(row.meta)["terms"]["seats"]]
        table.add_row(row.id, row.game, row.status, _day(row.changed), escape(", ".join(names)))
    say(table)


def _day(moment: float | None) -> str:
    return "" if moment is None else time.strftime("%Y-%m-%d %H:%M", time.localtime(moment))


# ---- changing --------------------------------------------------------------------------------------
def change(db: str | None, who: str, what: str, on: bool) -> None:
    work, yes, no = CHANGES[what]

    def run(connection: Connection) -> Any:
        row = accounts.one_person(connection, who)
        work(connection, row.id, on)
        return row

    say(f"{escape(_do(db, run).name)} {yes if on else no}")


def reset_link(db: str | None, who: str) -> None:
    path = _do(db, lambda c: accounts.new_reset(c, accounts.one_person(c, who).id))
    say(f"Good once, until this time tomorrow, behind your server's address: {path}")


def remove_person(db: str | None, who: str, yes: bool) -> None:
    row = _do(db, lambda c: accounts.one_person(c, who))
    _sure(f"Delete {row.name} ({row.id}, {row.kind}) for good?", yes)
    _do(db, lambda c: removal.delete_person(c, row.id))
    say(f"{escape(row.name)} is gone")


def remove_table(db: str | None, table_id: str, yes: bool) -> None:
    _sure(f"Delete the table {table_id} with its game for good?", yes)
    _do(db, lambda c: removal.delete_table(c, table_id))
    say(f"the table {table_id} is gone")


def _sure(question: str, yes: bool) -> None:
    if not yes and not typer.confirm(question):
        raise typer.Exit(1)
