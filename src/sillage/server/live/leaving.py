"""Who leaves for good gets up from every table: nobody waits for them."""

from __future__ import annotations

from contextlib import suppress

from sqlalchemy import select

from sillage.server.live.hub import Hub
from sillage.server.match.commands import Leave, Resign, Who
from sillage.server.store import schema
from sillage.server.wire.refusals import Refused

_s = schema.sitting.c


async def leave_all(hub: Hub, who: Who) -> None:
    """Before the start a seat is free again; later a bot takes over, or the game is given up where none may."""
    query = select(_s.table_id).where(_s.person == who.id, _s.over.is_(False))
    for table_id in await hub.store.read(lambda c: c.execute(query).scalars().all()):
        try:
            await hub.command(table_id, who, Leave())
        except Refused as refused:
            if refused.reason == "forbidden":       # a table without takeover
                await _resign(hub, table_id, who)


async def _resign(hub: Hub, table_id: str, who: Who) -> None:
    with suppress(Refused):
        for seat in (await hub.room(table_id)).match.terms.seats_of(who.id):
            await hub.command(table_id, who, Resign(seat=seat))
