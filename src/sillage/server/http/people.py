"""People: guests at once, members when they claim their name, outside bots with a token."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Annotated, Any

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from fastapi import APIRouter, Depends, Request, Response
from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import Connection, func, select
from sqlalchemy.exc import IntegrityError
from starlette.requests import HTTPConnection

from sillage.server.http.guard import Buckets, address_of
from sillage.server.match.commands import Who
from sillage.server.ops.settings import Settings
from sillage.server.store import schema
from sillage.server.store.store import Store, insert_into
from sillage.server.wire.asks import Claim, Login, NewPerson, Rename
from sillage.server.wire.refusals import Refused
from sillage.server.wire.shapes import BotData, PersonData

COOKIE = "sillage"
YEAR = 365 * 86_400
REMEMBERED, REMEMBERED_SECONDS = 20_000, 10.0
_p = schema.people.c


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    kind: str

    @property
    def who(self) -> Who:
        return Who(self.id, self.name)


class People:
    """Who is who."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings, self.store = settings, store
        self._hasher = PasswordHasher()
        self._known: OrderedDict[str, tuple[float, Person]] = OrderedDict()
        self._signer = URLSafeSerializer("")
        limits = settings.limits
        self.guests = Buckets(limits.guests_a_minute, limits.guests_a_minute / 60)
        self.logins = Buckets(limits.logins_a_minute, limits.logins_a_minute / 60)

    async def start(self) -> None:
        self._signer = URLSafeSerializer(await self.store.write(_cookie_key), salt="sillage-person")

    async def of(self, connection: HTTPConnection) -> Person | None:
        """The person of a request: by token, else by cookie."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            person = await self._find(_p.token == _hash(token), f"token {_hash(token)}")
            if person is None:
                raise Refused("bad-token", "this token is not known; expected that of a bot made at /api/me/bots")
            return person
        cookie = connection.cookies.get(COOKIE)
        if cookie is None:
            return None
        try:
            person_id = self._signer.loads(cookie)
        except BadSignature:
            return None
        return await self._find(_p.id == str(person_id), str(person_id))

    async def _find(self, condition: Any, key: str) -> Person | None:
        at, person = self._known.get(key, (0.0, None))
        if person is not None and time.monotonic() - at < REMEMBERED_SECONDS:
            return person
        query = select(_p.id, _p.name, _p.kind).where(condition)
        row = await self.store.read(lambda c: c.execute(query).one_or_none())
        return None if row is None else self._remember(key, Person(row.id, row.name, row.kind))

    def _remember(self, key: str, person: Person) -> Person:
        self._known[key] = (time.monotonic(), person)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return person

    async def make_guest(self, name: str | None) -> Person:
        person = Person(new_id("p"), name or f"Guest {secrets.randbelow(9000) + 1000}", "guest")
        row = {"id": person.id, "name": person.name, "kind": "guest", "created": time.time()}
        await self.store.save([(_INSERT, {**_EMPTY, **row})])
        return self._remember(person.id, person)

    async def rename(self, person: Person, name: str) -> Person:
        if person.kind != "guest":
            raise Refused("forbidden", "a claimed name is kept; only guests change theirs")
        update = schema.people.update().where(_p.id == person.id).values(name=name)
        await self.store.write(lambda c: c.execute(update).rowcount)
        return self._remember(person.id, Person(person.id, name, person.kind))

    async def claim(self, person: Person, name: str, password: str) -> Person:
        if person.kind != "guest":
            raise Refused("forbidden", "this name is claimed already")
        hashed = await asyncio.to_thread(self._hasher.hash, password)
        update = schema.people.update().where(_p.id == person.id, _p.kind == "guest").values(
            name=name, name_key=_fold(name), kind="member", password=hashed
        )
        try:
            await self.store.write(lambda c: c.execute(update).rowcount)
        except IntegrityError:
            raise Refused("name-taken", f"the name {name!r} is taken; choose another") from None
        return self._remember(person.id, Person(person.id, name, "member"))

    async def log_in(self, name: str, password: str) -> Person:
        self.logins.take(_fold(name), "attempts at this name")
        query = select(_p.id, _p.name, _p.kind, _p.password).where(_p.name_key == _fold(name), _p.kind == "member")
        row = await self.store.read(lambda c: c.execute(query).one_or_none())
        hashed = _NOBODY if row is None else row.password     # as slow for a name that nobody has
        try:
            await asyncio.to_thread(self._hasher.verify, hashed, password)
        except VerifyMismatchError:
            row = None
        if row is None:
            raise Refused("wrong-password", "name and password don't fit; expected a claimed name and its password")
        return Person(row.id, row.name, row.kind)

    async def make_bot(self, owner: Person, name: str) -> BotData:
        token = secrets.token_urlsafe(32)
        bot = BotData(id=new_id("b"), name=name, token=token)
        most = self.settings.limits.bots

        def insert(connection: Connection) -> None:
            count = connection.execute(select(func.count()).where(_p.owner == owner.id)).scalar_one()
            if count >= most:
                raise Refused("too-many", f"you have {most} bots already; delete one first")
            row = {"id": bot.id, "name": name, "kind": "bot", "owner": owner.id, "token": _hash(token)}
            connection.execute(_INSERT, {**_EMPTY, **row, "created": time.time()})

        await self.store.write(insert)
        return bot

    async def bots_of(self, owner: Person) -> list[BotData]:
        query = select(_p.id, _p.name).where(_p.owner == owner.id).order_by(_p.created)
        rows = await self.store.read(lambda c: c.execute(query).all())
        return [BotData(id=row.id, name=row.name) for row in rows]

    async def drop_bot(self, owner: Person, bot: str) -> None:
        """Its token is void; its seats and games stay."""
        update = schema.people.update().where(_p.id == bot, _p.owner == owner.id).values(token=None, owner=None)
        if await self.store.write(lambda c: c.execute(update).rowcount) == 0:
            raise Refused("not-found", "you have no such bot")
        self._known = OrderedDict((k, v) for k, v in self._known.items() if v[1].id != bot)

    def set_cookie(self, response: Response, person: Person) -> None:
        response.set_cookie(
            COOKIE, str(self._signer.dumps(person.id)), max_age=YEAR, httponly=True, samesite="lax",
            secure=self.settings.secure,
        )


_INSERT = schema.people.insert()
_EMPTY = dict.fromkeys(("name_key", "password", "owner", "token"))
_NOBODY = PasswordHasher().hash(secrets.token_hex(16))


def new_id(prefix: str) -> str:
    return prefix + secrets.token_hex(10)


def _fold(name: str) -> str:
    return name.casefold()


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


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
router = APIRouter(prefix="/api", tags=["people"])


def _data(person: Person) -> PersonData:
    return PersonData.model_validate({"id": person.id, "name": person.name, "kind": person.kind})


@router.post("/me")
async def be_somebody(
    request: Request, response: Response, known: Visitor, people: Registry, new: NewPerson | None = None
) -> PersonData:
    """Who one is; a new guest where one was nobody."""
    if known is None:
        people.guests.take(address_of(request), "new guests from your address")
        known = await people.make_guest(new.name if new else None)
        people.set_cookie(response, known)
    return _data(known)


@router.get("/me")
async def who_am_i(me: Me) -> PersonData:
    return _data(me)


@router.patch("/me")
async def rename_me(me: Me, people: Registry, new: Rename) -> PersonData:
    return _data(await people.rename(me, new.name))


@router.post("/me/claim")
async def claim_name(me: Me, people: Registry, claim: Claim) -> PersonData:
    return _data(await people.claim(me, claim.name or me.name, claim.password))


@router.post("/login")
async def log_in(response: Response, people: Registry, login: Login) -> PersonData:
    found = await people.log_in(login.name, login.password)
    people.set_cookie(response, found)
    return _data(found)


@router.post("/logout", status_code=204)
async def log_out(response: Response) -> None:
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")


@router.get("/me/bots")
async def my_bots(me: Me, people: Registry) -> list[BotData]:
    return await people.bots_of(me)


@router.post("/me/bots", status_code=201)
async def new_bot(me: Me, people: Registry, new: Rename) -> BotData:
    """An outside bot; its token is shown this once."""
    if me.kind == "bot":
        raise Refused("forbidden", "a bot has no bots")
    return await people.make_bot(me, new.name)


@router.delete("/me/bots/{bot}", status_code=204)
async def drop_bot(me: Me, people: Registry, bot: str) -> None:
    await people.drop_bot(me, bot)
