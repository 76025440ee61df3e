"""What there is: people and tables in numbers, how large the store is, how much room is left."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, func, or_, select, text

from sillage.server.store import schema

FOUND = 50          # tables of one look through the list
_p, _t = schema.people.c, schema.tables.c


def count(connection: Connection) -> dict[str, Any]:
    """As `LoadData` tells it."""
    people = connection.execute(select(_p.kind, func.count()).group_by(_p.kind))
    tables = connection.execute(select(_t.status, func.count()).group_by(_t.status))
    return {
        "people": {row[0]: row[1] for row in people}, "tables": {row[0]: row[1] for row in tables},
        "database": connection.dialect.name, "database_bytes": size(connection), "disk_free": room(connection),
    }


def size(connection: Connection) -> int:
    """Bytes of the database."""
    if connection.dialect.name == "postgresql":
        return int(connection.execute(text("SELECT pg_database_size(current_database())")).scalar_one())
    pages, each = (connection.execute(text(f"PRAGMA {name}")).scalar_one() for name in ("page_count", "page_size"))
    return int(pages) * int(each)


def room(connection: Connection) -> int | None:
    """Bytes that are free where the database lies; unknown of one elsewhere."""
    database = connection.engine.url.database
    if connection.dialect.name == "postgresql" or not database:
        return None
    return shutil.disk_usage(Path(database).resolve().parent).free


def find_tables(connection: Connection, wanted: str, offset: int = 0) -> list[Any]:
    """Tables by id or by a name of who sits there; those that changed last come first."""
    query = schema.tables.select().order_by(_t.changed.desc(), _t.id).limit(FOUND).offset(offset)
    if wanted:
        query = query.where(or_(_t.id == wanted, _t.meta.contains(f'"name":"{wanted}', autoescape=True)))
    return list(connection.execute(query))
