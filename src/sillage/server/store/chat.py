"""What people said to each other at a table."""

from __future__ import annotations

from sqlalchemy import func, select

from sillage.server.match import hours
from sillage.server.match.commands import Who
from sillage.server.match.match import Match
from sillage.server.store import schema
from sillage.server.store.store import Store
from sillage.server.wire.shapes import ChatLine

_INSERT = schema.chat.insert()
_c = schema.chat.c


async def say(store: Store, match: Match, who: Who, words: str) -> ChatLine:
    """Keeps what somebody says at a table, by the name under which one sits there."""
    query = select(func.coalesce(func.max(_c.n), 0) + 1).where(_c.table_id == match.id)
    number = int(await store.read(lambda connection: connection.execute(query).scalar_one()))
    mine = match.terms.seats_of(who.id)
    line: ChatLine = {
        "n": number, "at": hours.now(), "seat": mine[0] if mine else None,
        "name": match.terms.seats[mine[0]].name if len(mine) == 1 else who.name, "text": words,
    }
    await store.save([(_INSERT, {"table_id": match.id, **line})])
    return line


async def last_lines(store: Store, table_id: str, count: int) -> list[ChatLine]:
    """The last lines, oldest first."""
    lines = select(_c.n, _c.at, _c.seat, _c.name, _c.text).where(_c.table_id == table_id)
    query = lines.order_by(_c.n.desc()).limit(count)
    rows = await store.read(lambda connection: connection.execute(query).all())
    return [{"n": r.n, "at": r.at, "seat": r.seat, "name": r.name, "text": r.text} for r in reversed(rows)]
