"""What lasts of accounts: sessions that were ended, who may not come in or speak, links that set a password anew."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

from sqlalchemy import Connection, and_, exists, func, or_, select

from sillage.server.match.hours import now
from sillage.server.store import schema
from sillage.server.store.store import insert_into
from sillage.server.wire.plain import look
from sillage.server.wire.refusals import Refused

RESET_SECONDS = 86_400
FOUND = 50              # people of one look through the list
_x, _p, _s = schema.ended.c, schema.people.c, schema.sitting.c


def hash_of(token: str) -> str:
    """What is kept of a token: who reads the store can't use it."""
    return hashlib.sha256(token.encode()).hexdigest()


# ---- what is over ----------------------------------------------------------------------------------
def goes_on(person: str, session: str, began: float) -> Any:
    """The condition that a session was not ended, alone or with all of its person."""
    alone, together = _x.id == session, and_(_x.id == f"all-{person}", _x.at >= began)
    return ~exists().where(or_(alone, together))


def end(connection: Connection, what: str) -> float:
    """Something is over (see the table `ended`); says since when."""
    at = now()
    row = insert_into(connection, schema.ended).values(id=what, at=at)
    connection.execute(row.on_conflict_do_update(index_elements=["id"], set_={"at": at}))
    return at


def end_all(connection: Connection, person: str) -> float:
    """Ends all sessions that began until now; says when that was."""
    return end(connection, f"all-{person}")


def show_out(connection: Connection, person: str) -> None:
    """Ends all connections of a person; sessions stay."""
    end(connection, f"out-{person}")


def ended_since(connection: Connection, moment: float) -> list[tuple[str, float]]:
    query = select(_x.id, _x.at).where(_x.at >= moment).order_by(_x.at)
    return [(row.id, row.at) for row in connection.execute(query)]


# ---- who keeps the house ---------------------------------------------------------------------------
def find_people(connection: Connection, text: str, offset: int = 0) -> list[Any]:
    """People whose name holds a text or looks like it, or whose id it is; who was seen last comes first."""
    tables = select(func.count()).where(_s.person == _p.id).scalar_subquery()
    query = select(schema.people, tables.label("tables")).order_by(_p.seen.desc(), _p.id).limit(FOUND).offset(offset)
    if text:
        named = func.lower(_p.name).contains(text.lower(), autoescape=True)
        query = query.where(or_(_p.id == text, _p.name_key == look(text), named))
    return list(connection.execute(query))


def one_person(connection: Connection, who: str) -> Any:
    """Somebody by id, or by a claimed name."""
    rows = list(connection.execute(schema.people.select().where(or_(_p.id == who, _p.name_key == look(who)))))
    if not rows:
        raise Refused("not-found", f"there is nobody of the id or the claimed name {who[:64]!r}")
    return rows[0]


def ban(connection: Connection, person: str, banned: bool) -> None:
    """Nobody who is banned comes in; the sessions are kept, so that a browser doesn't come back as a new guest."""
    connection.execute(schema.people.update().where(_p.id == person).values(banned=now() if banned else None))
    show_out(connection, person)


def mute(connection: Connection, person: str, muted: bool) -> None:
    connection.execute(schema.people.update().where(_p.id == person).values(muted=now() if muted else None))


def is_muted(connection: Connection, person: str) -> bool:
    return connection.execute(select(_p.muted).where(_p.id == person)).scalar_one_or_none() is not None


def make_keeper(connection: Connection, person: str, keeper: bool) -> None:
    """Lets a member do what `/admin` offers, or no more."""
    if connection.execute(select(_p.kind).where(_p.id == person)).scalar_one() != "member":
        raise Refused("forbidden", "only who has claimed a name can keep the house")
    connection.execute(schema.people.update().where(_p.id == person).values(keeper=keeper))
    show_out(connection, person)


def new_reset(connection: Connection, person: str) -> str:
    """A link that sets a member's password anew, once, within a day; an older one is void."""
    token = secrets.token_urlsafe(24)
    values = {"reset": hash_of(token), "reset_until": now() + RESET_SECONDS}
    update = schema.people.update().where(_p.id == person, _p.kind == "member").values(values)
    if connection.execute(update).rowcount == 0:
        raise Refused("forbidden", "only who has claimed a name has a password")
    return f"/reset#{token}"


def use_reset(connection: Connection, token: str, password: str) -> Any:
    """Sets a password by a link; all sessions end. Returns whose it was."""
    link = and_(_p.reset == hash_of(token), _p.reset_until >= now())
    row = connection.execute(schema.people.select().where(link)).one_or_none()
    if row is None:
        raise Refused("bad-token", "this link was used, is too old or was never given; ask for a new one")
    values = {"password": password, "reset": None, "reset_until": None}
    connection.execute(schema.people.update().where(_p.id == row.id).values(values))
    end_all(connection, row.id)
    return row
