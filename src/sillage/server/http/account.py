"""Oneself, by HTTP: who one is, one's name and password, sessions, bots, what is known of one."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from fastapi.responses import Response as Plain

from sillage.server.http.guard import address_of
from sillage.server.http.people import COOKIE, Me, Person, Registry, Visitor
from sillage.server.http.porter import Door
from sillage.server.http.tables import Tables
from sillage.server.live.leaving import leave_all
from sillage.server.store.export import all_about
from sillage.server.wire.asks import Claim, Farewell, Login, NewPassword, NewPerson, Rename, Reset
from sillage.server.wire.refusals import Refused
from sillage.server.wire.shapes import BotData, PersonData

router = APIRouter(prefix="/api", tags=["people"])


def _data(person: Person) -> PersonData:
    told = {"id": person.id, "name": person.name, "kind": person.kind, "keeper": person.keeper}
    return PersonData.model_validate(told)


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
async def log_out(request: Request, response: Response, people: Registry, door: Door) -> None:
    """The session is over, here and on the server: its cookie is good for nothing any more, its sockets are closed."""
    await people.end(people.session(request))
    await door.look()
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")


@router.post("/me/sessions/end", status_code=204)
async def end_sessions(response: Response, me: Me, people: Registry, door: Door) -> None:
    """Ends all of one's sessions, everywhere but here."""
    _must_have_sessions(me)
    people.set_cookie(response, me, await people.end_all(me))
    await door.look()


@router.post("/me/password", status_code=204)
async def change_password(
    request: Request, response: Response, me: Me, people: Registry, door: Door, change: NewPassword
) -> None:
    """Another password; all other sessions end."""
    people.set_cookie(response, me, await people.change_password(me, change.old, change.new, address_of(request)))
    await door.look()


@router.post("/reset")
async def reset_password(
    request: Request, response: Response, people: Registry, door: Door, reset: Reset
) -> PersonData:
    """Another password by a link, which is good once; whoever keeps the server gives such links."""
    people.tries.take(address_of(request), "tries from your address")
    found, after = await people.reset_password(reset.token, reset.password)
    people.set_cookie(response, found, after)
    await door.look()
    return _data(found)


@router.get("/me/export", response_class=Plain)
async def export_me(me: Me, people: Registry) -> Plain:
    """All that is kept of oneself, as one JSON file."""
    data = await people.store.read(lambda c: all_about(c, me.id))
    name = {"Content-Disposition": 'attachment; filename="sillage.json"'}
    return Plain(data, media_type="application/json", headers=name)


@router.post("/me/delete", status_code=204)
async def delete_me(
    request: Request, response: Response, me: Me, people: Registry, hub: Tables, door: Door,
    farewell: Farewell | None = None,
) -> None:
    """Deletes oneself: name, password, bots, uploads, ratings, results, chat, and tables without others. Games with
    others stay for those, under another name; where one is played, a bot goes on, or it is given up."""
    _must_have_sessions(me)
    await people.prove(me, farewell.password if farewell else "", address_of(request))
    await leave_all(hub, me.who)
    await people.delete(me.id)
    await door.look()
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
async def drop_bot(me: Me, people: Registry, door: Door, bot: str) -> None:
    await people.drop_bot(me, bot)
    await door.look()
