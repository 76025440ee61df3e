"""What lasts of accounts: sessions that were ended, and people who left."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import Connection, and_, exists, or_

from sillage.server.store import schema
from sillage.server.store.store import insert_into

_x, _p = schema.ended.c, schema.people.c


def goes_on(person: str, session: str, began: float) -> Any:
    """The condition that a session was not ended, alone or with all of its person."""
    alone, together = _x.id == session, and_(_x.id == _all(person), _x.at >= began)
    return ~exists().where(or_(alone, together))


def _all(person: str) -> str:
    return f"all-{person}"


def end_session(connection: Connection, session: str) -> None:
    row = insert_into(connection, schema.ended).values(id=session, at=time.time())
    connection.execute(row.on_conflict_do_nothing())


def end_all(connection: Connection, person: str) -> float:
    """Ends all sessions that began until now; says when that was."""
    now = time.time()
    row = insert_into(connection, schema.ended).values(id=_all(person), at=now)
    connection.execute(row.on_conflict_do_update(index_elements=["id"], set_={"at": now}))
    return now


def delete_person(connection: Connection, person: str) -> None:
    """Somebody leaves for good: name, password, bots, uploads and ratings go. Finished games stay as they were played,
    for those who played along; nobody can sit there as this person again."""
    end_all(connection, person)
    connection.execute(schema.people.update().where(_p.owner == person).values(token=None, owner=None))
    connection.execute(schema.editions.delete().where(schema.editions.c.owner == person))
    connection.execute(schema.ratings.delete().where(schema.ratings.c.person == person))
    connection.execute(schema.people.delete().where(_p.id == person))
