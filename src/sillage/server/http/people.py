"""People: guests at once, members when they claim their name, outside bots with a token."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass
from typing import Annotated, Any

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from fastapi import Depends, Request, Response
from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import Connection, and_, bindparam, func, select
from sqlalchemy.exc import IntegrityError
from starlette.requests import HTTPConnection

from sillage.server.http.guard import Buckets
from sillage.server.match.commands import Who
from sillage.server.match.hours import now
from sillage.server.ops.settings import Settings
from sillage.server.store import accounts, schema
from sillage.server.store.removal import delete_person
from sillage.server.store.store import Store, Unavailable, insert_into
from sillage.server.wire.plain import look
from sillage.server.wire.refusals import Refused
from sillage.server.wire.shapes import BotData

COOKIE = "sillage"
YEAR = 365 * 86_400
SEEN_SECONDS = 86_400   # so often it is noted that somebody is still here
NAMES = 5               # an address may try so many names at a time
HASHED_AT_ONCE = 2      # passwords: each takes 64 MB for a moment
WRONG = "name and password don't fit; expected a claimed name and its password"
REMEMBERED, REMEMBERED_SECONDS = 20_000, 10.0
_p = schema.people.c


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    kind: str
    keeper: bool = False        # may do what `/admin` offers
    banned: bool = False

    @property
    def who(self) -> Who:
        return Who(self.id, self.name)


@dataclass(frozen=True)
class Session:
    """What a browser's cookie, or a bot's token, stands for."""

    person: str
    id: str
    began: float


class People:
    """Who is who."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings, self.store = settings, store
        self._hasher = PasswordHasher(memory_cost=settings.limits.password_memory)
        self._nobody = self._hasher.hash(secrets.token_hex(16))     # the password of a name that nobody has
        self._known: OrderedDict[str, tuple[float, Person]] = OrderedDict()
        self._signer = URLSafeSerializer("")
        limits = settings.limits
        self.guests = Buckets(limits.guests_a_minute, limits.guests_a_minute / 60)
        # Wrong passwords slow down where they come from, not whose name it is.
        few, many = limits.logins_a_minute, NAMES * limits.logins_a_minute
        self._wrong, self._wrong_from = Buckets(few, few / 60), Buckets(many, many / 60)
        self.tries = Buckets(few, few / 60)         # of links that set a password anew
        self._hashing = asyncio.Semaphore(HASHED_AT_ONCE)

    async def start(self) -> None:
        self._signer = URLSafeSerializer(await self.store.write(_cookie_key), salt="sillage-person")

    async def of(self, connection: HTTPConnection) -> Person | None:
        """The person of a request: by token, else by cookie."""
        person = await self._of(connection)
        return None if person is None else _let_in(person)

    async def _of(self, connection: HTTPConnection) -> Person | None:
        if (token := _token(connection)) is not None:
            hashed = accounts.hash_of(token)
            person = await self._find(_p.token == hashed, f"token {hashed}")
            if person is None:
                raise Refused("bad-token", "this token is not known; expected that of a bot made at /api/me/bots")
            return person
        if (found := self.session(connection)) is None:
            return None
        goes_on = accounts.goes_on(found.person, found.id, found.began)
        return await self._find(and_(_p.id == found.person, goes_on), f"session {found.id}")

    def session(self, connection: HTTPConnection) -> Session | None:
        """The session of a request's cookie, where it has a good one. Older cookies say only whose they are."""
        try:
            value = self._signer.loads(connection.cookies.get(COOKIE, ""))
        except BadSignature:
            return None
        if isinstance(value, str):
            return Session(value, f"old-{value}", 0.0)
        person, session, began = value
        return Session(str(person), str(session), float(began))

    async def _find(self, condition: Any, key: str) -> Person | None:
        at, person = self._known.get(key, (0.0, None))
        if person is not None and time.monotonic() - at < REMEMBERED_SECONDS:
            return person
        query = select(_p.id, _p.name, _p.kind, _p.keeper, _p.banned, _p.seen).where(condition)
        row = await self.store.read(lambda c: c.execute(query).one_or_none())
        if row is None:
            return None
        if row.seen is None or row.seen < now() - SEEN_SECONDS:
            await self._see(row.id)
        return self._remember(key, _person(row))

    async def _see(self, person: str) -> None:
        """Somebody is here; where that can't be written now, it is another time."""
        with suppress(Unavailable):
            await self.store.save([(_SEEN, {"who": person, "at": now()})])

    def _remember(self, key: str, person: Person) -> Person:
        self._known[key] = (time.monotonic(), person)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return person

    async def make_guest(self, name: str | None) -> Person:
        person = Person(new_id("p"), name or f"Guest {secrets.randbelow(9000) + 1000}", "guest")
        at = now()
        row = {"id": person.id, "name": person.name, "kind": "guest", "created": at, "seen": at}
        await self.store.save([(_INSERT, {**_EMPTY, **row})])
        return person

    async def rename(self, person: Person, name: str) -> Person:
        if person.kind != "guest":
            raise Refused("forbidden", "a claimed name is kept; only guests change theirs")
        update = schema.people.update().where(_p.id == person.id).values(name=name)
        await self.store.write(lambda c: c.execute(update).rowcount)
        self.forget(person.id)
        return Person(person.id, name, person.kind)

    async def claim(self, person: Person, name: str, password: str) -> Person:
        if person.kind != "guest":
            raise Refused("forbidden", "this name is claimed already")
        hashed = await self._hash(password)
        update = schema.people.update().where(_p.id == person.id, _p.kind == "guest").values(
            name=name, name_key=look(name), kind="member", password=hashed
        )
        alike = select(func.count()).where(_p.name_key.in_((look(name), name.casefold())))

        def claim(connection: Connection) -> None:
            if connection.execute(alike).scalar_one():
                raise Refused("name-taken", f"the name {name!r}, or one that looks like it, is taken; choose another")
            connection.execute(update)

        try:
            await self.store.write(claim)
        except IntegrityError:
            raise Refused("name-taken", f"the name {name!r} is taken; choose another") from None
        self.forget(person.id)
        return Person(person.id, name, "member")

    async def log_in(self, name: str, password: str, address: str) -> Person:
        keys = look(name), name.casefold()      # names that were claimed long ago are kept by the latter
        query = schema.people.select().where(_p.name_key.in_(keys), _p.kind == "member")
        rows = await self.store.read(lambda c: c.execute(query).all())
        row = next((row for row in rows if row.name.casefold() == name.casefold()), rows[0] if rows else None)
        hashed = self._nobody if row is None else row.password     # as slow for a name that nobody has
        await self._check(hashed, password, keys[0], address)
        if row is None:
            raise Refused("wrong-password", WRONG)
        return _let_in(_person(row))

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _check(self, hashed: str, password: str, name: str, address: str) -> None:
        """Refuses a wrong password; so many wrong ones a minute are looked at for an address."""
        key = f"{address} {name}"
        self._wrong.take(key, "wrong passwords")
        self._wrong_from.take(address, "wrong passwords from your address")
        async with self._hashing:
            try:
                await asyncio.to_thread(self._hasher.verify, hashed, password)
            except VerifyMismatchError:
                raise Refused("wrong-password", WRONG) from None
        self._wrong.give_back(key)
        self._wrong_from.give_back(address)

    # ---- one's account -----------------------------------------------------------------------------
    async def prove(self, person: Person, password: str, address: str) -> None:
        """A member proves who they are; a guest has nothing to prove it with."""
        if person.kind == "member":
            query = select(_p.password).where(_p.id == person.id)
            hashed = await self.store.read(lambda c: c.execute(query).scalar_one())
            await self._check(hashed, password, person.id, address)

    async def change_password(self, person: Person, old: str, new: str, address: str) -> float:
        """From now on another password; all sessions end. Says when."""
        if person.kind != "member":
            raise Refused("forbidden", "only who has claimed a name has a password")
        await self.prove(person, old, address)
        update = schema.people.update().where(_p.id == person.id).values(password=await self._hash(new))
        await self.store.write(lambda c: c.execute(update).rowcount)
        return await self.end_all(person)

    async def reset_password(self, token: str, new: str) -> tuple[Person, float]:
        """Another password, by a link that whoever keeps the server gave; all sessions end. Says whose, and when."""
        hashed = await self._hash(new)
        row = await self.store.write(lambda c: accounts.use_reset(c, token, hashed))
        self.forget(row.id)
        return _let_in(_person(row)), now()

    async def end(self, session: Session | None) -> None:
        """Ends a session."""
        if session is not None:
            await self.store.write(lambda c: accounts.end(c, session.id))
            self._known.pop(f"session {session.id}", None)

    async def end_all(self, person: Person) -> float:
        """Ends all sessions of a person; says when."""
        ended = await self.store.write(lambda c: accounts.end_all(c, person.id))
        self.forget(person.id)
        return ended

    async def delete(self, person: str) -> None:
        await self.store.write(lambda c: delete_person(c, person))
        self.forget(person)

    def forget(self, person: str) -> None:
        """What is remembered of somebody is read anew."""
        self._known = OrderedDict((k, v) for k, v in self._known.items() if v[1].id != person)

    async def make_bot(self, owner: Person, name: str) -> BotData:
        token = secrets.token_urlsafe(32)
        bot = BotData(id=new_id("b"), name=name, token=token)
        most = self.settings.limits.bots

        def insert(connection: Connection) -> None:
            count = connection.execute(select(func.count()).where(_p.owner == owner.id)).scalar_one()
            if count >= most:
                raise Refused("too-many", f"you have {most} bots already; delete one first")
            row = {"id": bot.id, "name": name, "kind": "bot", "owner": owner.id, "token": accounts.hash_of(token)}
            connection.execute(_INSERT, {**_EMPTY, **row, "created": now(), "seen": now()})

        await self.store.write(insert)
        return bot

    async def bots_of(self, owner: Person) -> list[BotData]:
        query = select(_p.id, _p.name).where(_p.owner == owner.id).order_by(_p.created)
        rows = await self.store.read(lambda c: c.execute(query).all())
        return [BotData(id=row.id, name=row.name) for row in rows]

    async def drop_bot(self, owner: Person, bot: str) -> None:
        """Its token is void; its seats and games stay."""
        update = schema.people.update().where(_p.id == bot, _p.owner == owner.id).values(token=None, owner=None)

        def drop(connection: Connection) -> None:
            if connection.execute(update).rowcount == 0:
                raise Refused("not-found", "you have no such bot")
            accounts.show_out(connection, bot)

        await self.store.write(drop)
        self.forget(bot)

    def set_cookie(self, response: Response, person: Person, after: float = 0.0) -> None:
        """A session of its own for this browser, which began after others were ended."""
        session = [person.id, secrets.token_hex(8), max(now(), after + 0.001)]
        response.set_cookie(
            COOKIE, str(self._signer.dumps(session)), max_age=YEAR, httponly=True, samesite="lax",
            secure=self.settings.secure,
        )


_INSERT = schema.people.insert()
_EMPTY = dict.fromkeys(("name_key", "password", "owner", "token"))
_SEEN = schema.people.update().where(_p.id == bindparam("who")).values(seen=bindparam("at"))


def _person(row: Any) -> Person:
    return Person(row.id, row.name, row.kind, row.keeper, row.banned is not None)


def _let_in(person: Person) -> Person:
    if person.banned:
        raise Refused("banned", "who keeps this server has shut you out; ask them")
    return person


def new_id(prefix: str) -> str:
    return prefix + secrets.token_hex(10)


def _token(connection: HTTPConnection) -> str | None:
    """The token of a bot that asks."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else None


def _cookie_key(connection: Connection) -> str:
    """One key for all servers of a database."""
    key = insert_into(connection, schema.facts).values(name="cookie-key", value=secrets.token_hex(32))
    connection.execute(key.on_conflict_do_nothing())
    f = schema.facts.c
    return str(connection.execute(select(f.value).where(f.name == "cookie-key")).scalar_one())


# ---- HTTP ------------------------------------------------------------------------------------------
def people_of(request: HTTPConnection) -> People:
    people: People = request.app.state.people
    return people


async def visitor(request: Request) -> Person | None:
    return await people_of(request).of(request)


async def person(found: Annotated[Person | None, Depends(visitor)]) -> Person:
    if found is None:
        raise Refused("no-person", "nobody is logged in; expected a cookie from POST /api/me, or a token")
    return found


Visitor = Annotated[Person | None, Depends(visitor)]
Me = Annotated[Person, Depends(person)]
Registry = Annotated[People, Depends(people_of)]

