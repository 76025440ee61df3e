"""What people said to each other at a table."""

from __future__ import annotations

from sqlalchemy import func, select

from sillage.server.store import schema
from sillage.server.store.store import Store
from sillage.server.wire.shapes import ChatLine

_INSERT = schema.chat.insert()
_c = schema.chat.c


async def next_number(store: Store, table_id: str) -> int:
    query = select(func.coalesce(func.max(_c.n), 0) + 1).where(_c.table_id == table_id)
    return int(await store.read(lambda connection: connection.execute(query).scalar_one()))


async def keep(store: Store, table_id: str, line: ChatLine) -> None:
    await store.save([(_INSERT, {"table_id": table_id, **line})])


async def last_lines(store: Store, table_id: str, count: int) -> list[ChatLine]:
    """The last lines, oldest first."""
    lines = select(_c.n, _c.at, _c.seat, _c.name, _c.text).where(_c.table_id == table_id)
    query = lines.order_by(_c.n.desc()).limit(count)
    rows = await store.read(lambda connection: connection.execute(query).all())
    return [{"n": r.n, "at": r.at, "seat": r.seat, "name": r.name, "text": r.text} for r in reversed(rows)]
