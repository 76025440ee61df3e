"""Records that tables go on from, each stored once."""

from __future__ import annotations

import hashlib
from typing import Any

from sqlalchemy import Connection, select

from sillage.server.match import hours
from sillage.server.store import schema
from sillage.server.store.store import insert_into

_r = schema.records.c


def keep_record(connection: Connection, text: str) -> str:
    """Stores a record, once."""
    key = hashlib.sha256(text.encode()).hexdigest()
    row = insert_into(connection, schema.records).values(id=key, data=text, created=hours.now())
    connection.execute(row.on_conflict_do_nothing())
    return key


def read_origin(connection: Connection, origin: dict[str, Any] | None) -> str | None:
    """The record that a table goes on from."""
    if origin is None:
        return None
    return str(connection.execute(select(_r.data).where(_r.id == origin["record"])).scalar_one())
