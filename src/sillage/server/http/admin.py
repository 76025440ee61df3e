"""For who keeps the house: how the server is, who is here, and what must be put right (`/admin` in the client)."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request
from sqlalchemy import Connection

from sillage import __version__
from sillage.server.http.people import Me, Person, Registry
from sillage.server.http.porter import Door
from sillage.server.http.tables import Tables, shown_card
from sillage.server.live.leaving import leave_all
from sillage.server.match.commands import Who
from sillage.server.match.hours import now
from sillage.server.ops.metrics import counted
from sillage.server.ops.process import memory
from sillage.server.store import accounts, census
from sillage.server.store.removal import delete_table
from sillage.server.wire.asks import Standing
from sillage.server.wire.refusals import Refused
from sillage.server.wire.shapes import KnownPerson, LinkData, LoadData, PrivacyData, TableCard

router = APIRouter(prefix="/api", tags=["admin"])


def keeper(me: Me) -> Person:
    """Who keeps the house. `sillage admin keeper NAME` says who does."""
    if not me.keeper:
        raise Refused("forbidden", "this is for who keeps the server; `sillage admin keeper NAME` makes somebody one")
    return me


Keeper = Annotated[Person, Depends(keeper)]
Find = Annotated[str, Query(max_length=64)]
From = Annotated[int, Query(ge=0, le=1_000_000)]


@router.get("/privacy")
async def privacy(request: Request) -> PrivacyData:
    """How long this server keeps what, and whom to ask."""
    settings = request.app.state.settings
    return PrivacyData(
        guests_days=settings.keeping.guests, tables_days=settings.keeping.tables, contact=settings.contact
    )


@router.get("/admin/load")
async def load(me: Keeper, hub: Tables) -> LoadData:
    here = await hub.store.read(census.count)
    return LoadData(
        version=__version__, started=hub.started, now=now(), memory=memory(), rooms=len(hub.rooms),
        sockets=counted("sillage_sockets", kind="play"), moves=counted("sillage_moves_total"),
        trouble=hub.store.trouble, **here,
    )


@router.get("/admin/people")
async def list_people(me: Keeper, hub: Tables, find: Find = "", start: From = 0) -> list[KnownPerson]:
    """People by a part of their name, or their id; who was seen last comes first."""
    rows = await hub.store.read(lambda c: accounts.find_people(c, find, start))
    return [KnownPerson.model_validate(dict(row._mapping)) for row in rows]


@router.post("/admin/people/{person}", status_code=204)
async def set_standing(me: Keeper, hub: Tables, door: Door, person: str, standing: Standing) -> None:
    """Shuts somebody out, or makes them silent; or lets them in again."""
    def change(connection: Connection) -> None:
        _other(connection, me, person)
        if standing.banned is not None:
            accounts.ban(connection, person, standing.banned)
        if standing.muted is not None:
            accounts.mute(connection, person, standing.muted)

    await hub.store.write(change)
    await door.look()


@router.post("/admin/people/{person}/reset")
async def reset_link(me: Keeper, hub: Tables, person: str) -> LinkData:
    """A link that sets a password anew, once, within a day. It is for its owner: hand it over by a way you trust."""
    return LinkData(path=await hub.store.write(lambda c: accounts.new_reset(c, accounts.one_person(c, person).id)))


@router.delete("/admin/people/{person}", status_code=204)
async def remove_person(me: Keeper, hub: Tables, people: Registry, door: Door, person: str) -> None:
    row = await hub.store.read(lambda c: _other(c, me, person))
    await leave_all(hub, Who(row.id, row.name))
    await people.delete(row.id)
    await door.look()


def _other(connection: Connection, me: Person, person: str) -> Any:
    """Somebody else, who doesn't keep the house: nobody shuts themselves or each other out."""
    row = accounts.one_person(connection, person)
    if row.id == me.id or row.keeper:
        raise Refused("forbidden", "that is somebody who keeps the server; `sillage admin keeper NAME --off` first")
    return row


@router.get("/admin/tables")
async def list_tables(me: Keeper, hub: Tables, find: Find = "", start: From = 0) -> list[TableCard]:
    """All tables, the private ones too, by id or by who sits there; those that changed last come first."""
    return [shown_card(hub, row) for row in await hub.store.read(lambda c: census.find_tables(c, find, start))]


@router.delete("/admin/tables/{table_id}", status_code=204)
async def remove_table(me: Keeper, hub: Tables, door: Door, table_id: str) -> None:
    await hub.store.write(lambda c: delete_table(c, table_id))
    await door.look()
