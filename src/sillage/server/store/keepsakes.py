"""What is kept of finished games for the day when their rules have changed."""

from __future__ import annotations

from sqlalchemy import Connection, select

from sillage.server.store import schema
from sillage.server.store.store import insert_into

AT_ONCE = 20            # games of one look
_t, _k = schema.tables.c, schema.keepsakes.c


def missing(connection: Connection) -> list[str]:
    """Some finished tables of which nothing is kept yet, the newest first."""
    kept = select(_k.table_id).where(_k.table_id == _t.id)
    query = select(_t.id).where(_t.status == "over", ~kept.exists()).order_by(_t.changed.desc()).limit(AT_ONCE)
    return list(connection.execute(query).scalars())


def keep(connection: Connection, table_id: str, data: bytes) -> None:
    """Keeps it, where nobody else has; nothing where the table is gone meanwhile."""
    if connection.execute(select(_t.id).where(_t.id == table_id)).first() is not None:
        row = insert_into(connection, schema.keepsakes).values(table_id=table_id, data=data)
        connection.execute(row.on_conflict_do_nothing())


def find(connection: Connection, table_id: str) -> bytes | None:
    """What is kept of a table."""
    data = connection.execute(select(_k.data).where(_k.table_id == table_id)).scalar_one_or_none()
    return None if data is None else bytes(data)
