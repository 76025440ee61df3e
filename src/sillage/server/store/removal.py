"""What goes for good: people, tables, and what has lain about for too long."""

from __future__ import annotations

import json
from typing import Any

import orjson
from sqlalchemy import Connection, func, select

from sillage.server.match.hours import now
from sillage.server.store import schema
from sillage.server.store.accounts import end, end_all, show_out
from sillage.server.wire.refusals import Refused

NOBODY = "N. N."        # who sat there: nomen nescio, in every language
AT_ONCE = 20            # people or tables of one transaction
DAY = 86_400.0
SESSION_DAYS = 366      # no cookie lives longer
_t, _p, _s, _c = schema.tables.c, schema.people.c, schema.sitting.c, schema.chat.c
OF_A_TABLE = (
    schema.entries, schema.snapshots, schema.sitting, schema.results, schema.rated, schema.analyses, schema.chat,
    schema.keepsakes,
)


# ---- people ----------------------------------------------------------------------------------------
def delete_person(connection: Connection, person: str) -> None:
    """Somebody leaves for good: name, password, bots, uploads, ratings, results and lines of chat go, and the tables
    where nobody else sat. Games with others stay for those; another name stands there."""
    end_all(connection, person)
    for bot in connection.execute(select(_p.id).where(_p.owner == person)).scalars().all():
        show_out(connection, bot)
    connection.execute(schema.people.update().where(_p.owner == person).values(token=None, owner=None))
    _leave_tables(connection, person)
    for table, column in ((schema.editions, "owner"), (schema.ratings, "person"), (schema.results, "person")):
        connection.execute(table.delete().where(table.c[column] == person))
    connection.execute(schema.people.delete().where(_p.id == person))


def _leave_tables(connection: Connection, person: str) -> None:
    name = connection.execute(select(_p.name).where(_p.id == person)).scalar_one_or_none()
    sat = select(schema.tables).where(_t.id.in_(select(_s.table_id).where(_s.person == person)))
    for row in connection.execute(sat).all():
        meta = json.loads(row.meta)
        others = {seat["person"] for seat in meta["terms"]["seats"]} - {person, None}
        if not others:
            delete_table(connection, row.id)
            continue
        mine = [i for i, seat in enumerate(meta["terms"]["seats"]) if seat["person"] == person]
        connection.execute(schema.chat.delete().where(_c.table_id == row.id, _c.seat.in_(mine)))
        _rename(connection, row, meta, mine, person)
    connection.execute(schema.sitting.delete().where(_s.person == person))
    connection.execute(schema.chat.delete().where(_c.seat.is_(None), _c.name == name))


def _rename(connection: Connection, row: Any, meta: dict[str, Any], mine: list[int], person: str) -> None:
    """Another name at these seats. Servers read the table anew; until then the fence keeps them from writing. What was
    kept of how it ended has the old name: it goes, and is made anew where the rules are known."""
    connection.execute(schema.keepsakes.delete().where(schema.keepsakes.c.table_id == row.id))
    for seat in mine:
        meta["terms"]["seats"][seat]["name"] = NOBODY
    if row.host == person:
        meta["terms"]["host_name"] = NOBODY
    changed = row.changed if row.status == "over" else row.changed + 0.001
    values = {"meta": orjson.dumps(meta).decode(), "changed": changed}
    connection.execute(schema.tables.update().where(_t.id == row.id).values(values))
    end(connection, f"copy-{row.id}")


# ---- tables ----------------------------------------------------------------------------------------
def delete_table(connection: Connection, table_id: str) -> None:
    """A table with its game, its chat and its results; ratings stay as they are."""
    row = connection.execute(select(_t.meta).where(_t.id == table_id)).one_or_none()
    if row is None:
        raise Refused("not-found", "there is no such table")
    for table in OF_A_TABLE:
        connection.execute(table.delete().where(table.c.table_id == table_id))
    connection.execute(schema.tables.delete().where(_t.id == table_id))
    origin = json.loads(row.meta)["terms"].get("origin")
    if origin and "record" in origin:
        _drop_record(connection, origin["record"])
    end(connection, f"table-{table_id}")


def _drop_record(connection: Connection, record: str) -> None:
    """The record that a table went on from, where no other table does."""
    others = select(func.count()).where(_t.meta.contains(record))
    if not connection.execute(others).scalar_one():
        connection.execute(schema.records.delete().where(schema.records.c.id == record))


# ---- what has lain about ---------------------------------------------------------------------------
def forget_guests(connection: Connection, days: int) -> int:
    """Forgets guests who weren't seen for so many days; returns how many of them now."""
    old = select(_p.id).where(_p.kind == "guest", _p.seen < now() - days * DAY).limit(AT_ONCE)
    found = connection.execute(old).scalars().all()
    for person in found:
        delete_person(connection, person)
    return len(found)


def forget_tables(connection: Connection, days: int) -> int:
    """Deletes tables that nothing happened at for so many days; returns how many of them now."""
    old = select(_t.id).where(_t.changed < now() - days * DAY).limit(AT_ONCE)
    found = connection.execute(old).scalars().all()
    for table_id in found:
        delete_table(connection, table_id)
    return len(found)


def forget_ended(connection: Connection) -> None:
    """What ended so long ago that no cookie is left of it."""
    connection.execute(schema.ended.delete().where(schema.ended.c.at < now() - SESSION_DAYS * DAY))
