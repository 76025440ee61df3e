"""What a server looks for in the store by itself: tables that wait for it, signs of life, what is being played."""

from __future__ import annotations

import json

from sqlalchemy import Connection, select

from sillage.server.match.hours import now
from sillage.server.match.terms import Terms
from sillage.server.store import schema

MOST_LOOKED_AT = 1000   # tables, for what to compile
MOST_DUE = 10_000
_t, _f = schema.tables.c, schema.facts.c


def due(connection: Connection) -> list[str]:
    """Tables where a bot or a clock is due."""
    query = select(_t.id).where(_t.status == "playing", _t.wake <= now()).order_by(_t.wake).limit(MOST_DUE)
    return list(connection.execute(query).scalars())


def games_played(connection: Connection) -> dict[str, set[str]]:
    """The games of unfinished tables, and the levels of their bots."""
    played: dict[str, set[str]] = {}
    for game, meta in connection.execute(select(_t.game, _t.meta).where(_t.status != "over").limit(MOST_LOOKED_AT)):
        played.setdefault(game, set()).update(Terms.restore(json.loads(meta)["terms"]).levels())
    return played


def last_heartbeat(connection: Connection) -> float:
    return float(connection.execute(select(_f.value).where(_f.name == "alive")).scalar_one())


def heartbeat(connection: Connection) -> None:
    """A sign of life. Where another server is just giving one, that is enough: nobody waits for a server that hangs."""
    free = select(_f.name).where(_f.name == "alive").with_for_update(skip_locked=True)
    if connection.execute(free).first() is None:
        return
    connection.execute(schema.facts.update().where(_f.name == "alive").values(value=str(now())))
