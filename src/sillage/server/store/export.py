"""All that is kept of a person, as one JSON text."""

from __future__ import annotations

import json
from typing import Any

import orjson
from sqlalchemy import Connection, Select, select

from sillage.server.store import schema

# Hashes of passwords and tokens are good for nobody but a thief.
SELF = ("id", "name", "kind", "created", "seen", "banned", "muted", "keeper")
_p, _t, _s, _c = schema.people.c, schema.tables.c, schema.sitting.c, schema.chat.c


def all_about(connection: Connection, person: str) -> str:
    def rows(query: Select[Any]) -> list[dict[str, Any]]:
        return [dict(row._mapping) for row in connection.execute(query)]

    return orjson.dumps({
        "person": rows(select(*(_p[name] for name in SELF)).where(_p.id == person))[0],
        "bots": rows(select(_p.id, _p.name, _p.created).where(_p.owner == person)),
        "results": rows(schema.results.select().where(schema.results.c.person == person)),
        "ratings": rows(schema.ratings.select().where(schema.ratings.c.person == person)),
        "editions": rows(schema.editions.select().where(schema.editions.c.owner == person)),
        "tables": [_table(connection, row, person) for row in connection.execute(_sat(person))],
    }, option=orjson.OPT_INDENT_2 | orjson.OPT_NON_STR_KEYS).decode()


def _sat(person: str) -> Select[Any]:
    at = schema.tables.join(schema.sitting, _t.id == _s.table_id)
    return select(schema.tables).select_from(at).where(_s.person == person).order_by(_t.created)


def _table(connection: Connection, row: Any, person: str) -> dict[str, Any]:
    """A table one sat at: what was agreed, one's own seats and what one said there. Finished games have a record."""
    terms = json.loads(row.meta)["terms"]
    mine = [i for i, seat in enumerate(terms["seats"]) if seat["person"] == person]
    said = select(_c.at, _c.text).where(_c.table_id == row.id, _c.seat.in_(mine)).order_by(_c.n)
    return {
        "id": row.id, "game": row.game, "status": row.status, "created": row.created, "changed": row.changed,
        "host": row.host == person, "seats": {i: terms["seats"][i]["name"] for i in mine},
        "chat": [dict(line._mapping) for line in connection.execute(said)],
        "record": f"/api/tables/{row.id}/record" if row.status == "over" else None,
    }
