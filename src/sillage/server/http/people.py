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
from sqlalchemy import Connection, and_, func, select
from sqlalchemy.exc import IntegrityError
from starlette.requests import HTTPConnection

from sillage.server.http.guard import Buckets, address_of
from sillage.server.match.commands import Who
from sillage.server.ops.settings import Settings
from sillage.server.store import accounts, schema
from sillage.server.store.store import Store, insert_into
from sillage.server.wire.asks import Claim, Farewell, Login, NewPassword, NewPerson, Rename
from sillage.server.wire.plain import look
from sillage.server.wire.refusals import Refused
from sillage.server.wire.shapes import BotData, PersonData

COOKIE = "sillage"
YEAR = 365 * 86_400
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
        # Wrong passwords slow down where they come from, not whose name it is.
        few, many = limits.logins_a_minute, NAMES * limits.logins_a_minute
        self._wrong, self._wrong_from = Buckets(few, few / 60), Buckets(many, many / 60)
        self._hashing = asyncio.Semaphore(HASHED_AT_ONCE)

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
        if (found := self._session(cookie)) is None:
            return None
        whose, session, began = found
        return await self._find(and_(_p.id == whose, accounts.goes_on(whose, session, began)), f"session {session}")

    def _session(self, cookie: str) -> tuple[str, str, float] | None:
        """A cookie's person, its session and when that began. Older cookies say only whose they are."""
        try:
            value = self._signer.loads(cookie)
        except BadSignature:
            return None
        if isinstance(value, str):
            return value, f"old-{value}", 0.0
        person, session, began = value
        return str(person), str(session), float(began)

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
        return person

    async def rename(self, person: Person, name: str) -> Person:
        if person.kind != "guest":
            raise Refused("forbidden", "a claimed name is kept; only guests change theirs")
        update = schema.people.update().where(_p.id == person.id).values(name=name)
        await self.store.write(lambda c: c.execute(update).rowcount)
        self._forget(person.id)
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
        self._forget(person.id)
        return Person(person.id, name, "member")

    async def log_in(self, name: str, password: str, address: str) -> Person:
        keys = look(name), name.casefold()      # names that were claimed long ago are kept by the latter
        query = select(_p.id, _p.name, _p.kind, _p.password).where(_p.name_key.in_(keys), _p.kind == "member")
        rows = await self.store.read(lambda c: c.execute(query).all())
        row = next((row for row in rows if row.name.casefold() == name.casefold()), rows[0] if rows else None)
        hashed = _NOBODY if row is None else row.password     # as slow for a name that nobody has
        await self._check(hashed, password, keys[0], address)
        if row is None:
            raise Refused("wrong-password", WRONG)
        return Person(row.id, row.name, row.kind)

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

    async def end(self, cookie: str | None) -> None:
        """Ends the session of a cookie."""
        if cookie is not None and (found := self._session(cookie)) is not None:
            await self.store.write(lambda c: accounts.end_session(c, found[1]))
            self._known.pop(f"session {found[1]}", None)

    async def end_all(self, person: Person) -> float:
        """Ends all sessions of a person; says when."""
        ended = await self.store.write(lambda c: accounts.end_all(c, person.id))
        self._forget(person.id)
        return ended

    async def delete(self, person: Person) -> None:
        await self.store.write(lambda c: accounts.delete_person(c, person.id))
        self._forget(person.id)

    def _forget(self, person: str) -> None:
        self._known = OrderedDict((k, v) for k, v in self._known.items() if v[1].id != person)

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
        self._forget(bot)

    def set_cookie(self, response: Response, person: Person, after: float = 0.0) -> None:
        """A session of its own for this browser, which began after others were ended."""
        session = [person.id, secrets.token_hex(8), max(time.time(), after + 0.001)]
        response.set_cookie(
            COOKIE, str(self._signer.dumps(session)), max_age=YEAR, httponly=True, samesite="lax",
            secure=self.settings.secure,
        )


_INSERT = schema.people.insert()
_EMPTY = dict.fromkeys(("name_key", "password", "owner", "token"))
_NOBODY = PasswordHasher().hash(secrets.token_hex(16))


def new_id(prefix: str) -> str:
    return prefix + secrets.token_hex(10)


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
async def log_in(request: Request, response: Response, people: Registry, login: Login) -> PersonData:
    found = await people.log_in(login.name, login.password, address_of(request))
    people.set_cookie(response, found)
    return _data(found)


@router.post("/logout", status_code=204)
async def log_out(request: Request, response: Response, people: Registry) -> None:
    """The session is over, here and on the server: its cookie is good for nothing any more."""
    await people.end(request.cookies.get(COOKIE))
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")


@router.post("/me/sessions/end", status_code=204)
async def end_sessions(response: Response, me: Me, people: Registry) -> None:
    """Ends all of one's sessions, everywhere but here."""
    _must_have_sessions(me)
    people.set_cookie(response, me, await people.end_all(me))


@router.post("/me/password", status_code=204)
async def change_password(
    request: Request, response: Response, me: Me, people: Registry, change: NewPassword
) -> None:
    """Another password; all other sessions end."""
    people.set_cookie(response, me, await people.change_password(me, change.old, change.new, address_of(request)))


@router.post("/me/delete", status_code=204)
async def delete_me(
    request: Request, response: Response, me: Me, people: Registry, farewell: Farewell | None = None
) -> None:
    """Deletes oneself: name, password, bots, uploads and ratings. Finished games stay, for those who played along."""
    _must_have_sessions(me)
    await people.prove(me, farewell.password if farewell else "", address_of(request))
    await people.delete(me)
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")


def _must_have_sessions(me: Person) -> None:
    if me.kind == "bot":
        raise Refused("forbidden", "a bot has a token; its owner deletes it at /api/me/bots")


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
