"""Tables over HTTP: open one, take a seat, leave, start, play again."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Response
from sqlalchemy import Connection, func, select
from starlette.requests import HTTPConnection

from sillage.errors import SillageError
from sillage.kernel.edition import Edition, editions_of
from sillage.kernel.game import find_game
from sillage.server.http.people import Me, Person, Visitor, new_id
from sillage.server.live.hub import Hub
from sillage.server.live.room import Room
from sillage.server.match import commands, hours
from sillage.server.match.commands import Command
from sillage.server.match.dice import new_secret
from sillage.server.match.match import Match
from sillage.server.match.prologue import Prologue
from sillage.server.match.terms import Seat, Terms
from sillage.server.match.views import card, table_data
from sillage.server.store import schema
from sillage.server.store.archive import new_match, outline
from sillage.server.store.editions import find_edition, keep_edition
from sillage.server.store.records import keep_record
from sillage.server.wire.asks import Join, NewTable, SetSeat, SetSeed
from sillage.server.wire.refusals import Refused
from sillage.server.wire.shapes import TableCard, TableData

LOBBY_LENGTH = 200
RATED_TAKEOVERS = (None, "random", "greedy")    # a better one would play for one's rating
router = APIRouter(prefix="/api", tags=["tables"])
Code = Annotated[str | None, Query(max_length=64)]


def hub_of(request: HTTPConnection) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


Tables = Annotated[Hub, Depends(hub_of)]


async def room_for(
    hub: Hub, table_id: str, person: Person | None, code: str | None, *, replay: bool = False
) -> Room:
    """A table, where a person may look at it: a private one needs its code, or a seat.

    As a `replay`, a finished game opens to whoever was given its address, which nobody can guess."""
    room = await hub.room(table_id)
    match, me = room.match, person.id if person else None
    invited = {s.person for s in match.terms.seats if s.person}
    if match.public or me == match.host or me in invited or (replay and match.status == "over"):
        return room
    if code is None or not secrets.compare_digest(code.encode(), match.terms.code.encode()):
        raise Refused("not-found", "there is no such table, or its invitation code is missing")
    return room


def shown_table(room: Room, person: Person | None) -> TableData:
    return table_data(room.match, person.id if person else None, room.online, room.spectators)


# ---- making ----------------------------------------------------------------------------------------
async def make_table(
    hub: Hub, me: Person, new: NewTable, reserved: Sequence[str | None] = (), begun: tuple[str, Prologue] | None = None
) -> Match:
    """A table, stored. Its secret is drawn before anybody gives a seed: seeds are for who has seen its hash.

    With `begun`, it goes on from another game (its record, and how far)."""
    edition = await find_edition(hub.store, new.game, new.edition, me.id)
    await hub.pilots.ready(new.game)
    terms = _terms(me, new, edition)
    for place, person in zip(terms.seats, reserved, strict=False):
        if place.kind == "open":
            place.person = person
    match = Match(new_id("t"), "open", new.public, me.id, new_secret(), hours.now(), terms, edition)
    match.prologue = begun[1] if begun else None
    limits = hub.settings.limits

    def insert(connection: Connection) -> None:
        t, s = schema.tables.c, schema.sitting.c
        hosted = select(func.count()).where(t.host == me.id, t.status != "over")
        if connection.execute(hosted).scalar_one() >= limits.hosted:
            raise Refused("too-many", f"you host {limits.hosted} tables; finish or leave one first")
        sitting = select(func.count()).where(s.person == me.id, s.over.is_(False))
        if connection.execute(sitting).scalar_one() >= limits.seats:
            raise Refused("too-many", f"you sit at {limits.seats} tables; finish or leave one first")
        terms.edition = keep_edition(connection, edition, match.created)
        terms.edition_id = edition.id if edition.id in editions_of(new.game) else terms.edition
        if begun is not None:
            terms.origin = {"record": keep_record(connection, begun[0]), "decision": begun[1].decision}
        for statement, values in new_match(match, match.created):
            connection.execute(statement, values)

    await hub.store.write(insert)
    return match


def _terms(me: Person, new: NewTable, edition: Edition) -> Terms:
    try:
        game = find_game(new.game)
        options = game.option_values(len(new.seats), new.options)
    except SillageError as error:
        raise Refused("bad-setup", str(error)) from None
    mine = [s for s in new.seats if s.kind == "me"]
    if new.mode != "hot-seat" and len(mine) > 1:
        raise Refused("bad-setup", "you can have one seat; several are for hot-seat tables")
    if new.mode == "hot-seat" and any(s.kind == "open" for s in new.seats):
        raise Refused("bad-setup", "a hot-seat table has no open seats; expected 'me' and 'bot' only")
    if not mine and all(s.kind == "bot" for s in new.seats) and new.start == "auto":
        raise Refused("bad-setup", "a table of bots alone starts when its host starts it; expected start: 'host'")
    if new.rated:
        _check_rated(new, edition)
    seats = [_seat(me, s.kind, s.name, s.level) for s in new.seats]
    return Terms(
        game.id, options, "", edition.id, game.rules_version, new.mode, new.start, new.clock.model_dump(),
        new.takeover, new.pace, new.hints and not new.rated, new.undo and not new.rated, secrets.token_urlsafe(9),
        me.name, seats, new.rated,
    )


def _check_rated(new: NewTable, edition: Edition) -> None:
    """Rated are games of people, on equal terms; a rated table has no hints and takes nothing back."""
    if len(new.seats) < 2 or any(s.kind == "bot" for s in new.seats) or new.mode == "hot-seat":
        raise Refused("bad-setup", "a rated table is for two or more people, each on a screen of their own")
    if edition.id not in editions_of(new.game):
        raise Refused("bad-setup", "a rated table plays an edition that comes with the game")
    if new.takeover not in RATED_TAKEOVERS:
        raise Refused("bad-setup", "who leaves a rated table is played for by the greedy bot, or by nobody")


def _seat(me: Person, kind: str, name: str | None, level: str | None) -> Seat:
    if kind == "me":
        return Seat("person", name or me.name, me.id)
    return Seat("bot", level=level or "greedy") if kind == "bot" else Seat("open")


@router.post("/tables", status_code=201)
async def open_table(me: Me, hub: Tables, new: NewTable) -> TableData:
    match = await make_table(hub, me, new)
    room = await hub.adopt(match)
    if new.start == "auto" and all(s.kind != "open" for s in match.terms.seats):
        await hub.command(match.id, me.who, commands.Start())
    return shown_table(room, me)


# ---- looking ---------------------------------------------------------------------------------------
def lobby_rows(connection: Connection) -> list[Any]:
    t = schema.tables.c
    query = schema.tables.select().where(t.public.is_(True), t.status.in_(("open", "playing")))
    return list(connection.execute(query.order_by(t.created.desc()).limit(LOBBY_LENGTH)))


async def lobby_cards(hub: Hub) -> list[TableCard]:
    return [shown_card(hub, row) for row in await hub.store.read(lobby_rows)]


def shown_card(hub: Hub, row: Any) -> TableCard:
    """A row of the store as a card; what is in memory is known better."""
    room = hub.rooms.get(row.id)
    if room is not None:
        return card(room.match, room.online, room.spectators)
    return card(outline(row))


@router.get("/tables")
async def list_tables(hub: Tables) -> list[TableCard]:
    return await lobby_cards(hub)


@router.get("/tables/{table_id}")
async def show_table(hub: Tables, me: Visitor, table_id: str, code: Code = None) -> TableData:
    return shown_table(await room_for(hub, table_id, me, code, replay=True), me)


# ---- changing --------------------------------------------------------------------------------------
async def _do(hub: Hub, table_id: str, me: Person, code: str | None, command: Command) -> TableData:
    room = await room_for(hub, table_id, me, code)
    await hub.command(table_id, me.who, command)
    return shown_table(room, me)


@router.post("/tables/{table_id}/join")
async def join_table(me: Me, hub: Tables, table_id: str, join: Join | None = None) -> TableData:
    join = join or Join()
    room = await room_for(hub, table_id, me, join.code)
    if room.match.terms.rated and me.kind == "bot":
        raise Refused("forbidden", "a rated table is for people")
    command = commands.Join(**join.model_dump())
    s, most = schema.sitting.c, hub.settings.limits.seats
    query = select(func.count()).where(s.person == me.id, s.over.is_(False))
    if await hub.store.read(lambda c: c.execute(query).scalar_one()) >= most:
        raise Refused("too-many", f"you sit at {most} tables; finish or leave one first")
    return await _do(hub, table_id, me, join.code, command)


@router.post("/tables/{table_id}/leave", response_model=TableData, responses={204: {"description": "It is closed"}})
async def leave_table(me: Me, hub: Tables, table_id: str) -> Any:
    """Before the start, the seat is free again, and the host's leaving closes the table; later a bot takes over."""
    table = await _do(hub, table_id, me, None, commands.Leave())
    closed = table["result"] is not None and table["result"]["ending"] == "closed"
    return Response(status_code=204) if closed else table


@router.post("/tables/{table_id}/start")
async def start_table(me: Me, hub: Tables, table_id: str) -> TableData:
    return await _do(hub, table_id, me, None, commands.Start())


@router.post("/tables/{table_id}/seats")
async def set_seat(me: Me, hub: Tables, table_id: str, seat: SetSeat) -> TableData:
    if seat.kind == "bot" and (await room_for(hub, table_id, me, None)).match.terms.rated:
        raise Refused("bad-setup", "a rated table is for people")
    return await _do(hub, table_id, me, None, commands.SetSeat(**seat.model_dump()))


@router.post("/tables/{table_id}/seed")
async def set_seed(me: Me, hub: Tables, table_id: str, seed: SetSeed) -> TableData:
    return await _do(hub, table_id, me, None, commands.SetSeed(seed=seed.seed))


@router.post("/tables/{table_id}/rematch")
async def rematch(me: Me, hub: Tables, table_id: str) -> TableData:
    """The same again: the first who asks makes the table, with seats reserved; who asks later joins it."""
    room = await room_for(hub, table_id, me, None)
    old = room.match
    if old.status != "over" or not old.terms.seats_of(me.id):
        raise Refused("not-over" if old.status != "over" else "not-seated",
                      "a rematch is for those who sat at a table that is over")
    if old.rematch is None:
        made = await make_table(hub, me, _again(old, me), [seat.person for seat in old.terms.seats])
        again = await hub.adopt(made)
        await hub.command(table_id, me.who, commands.Rematch(id=made.id))
        if room.match.rematch == made.id:
            if old.terms.start == "auto" and all(s.kind != "open" for s in made.terms.seats):
                await hub.command(made.id, me.who, commands.Start())
            return shown_table(again, me)
        await hub.command(made.id, me.who, commands.Leave())       # somebody else was quicker
    follow = await hub.room(str(room.match.rematch))
    if not follow.match.terms.seats_of(me.id):
        command = commands.Join(code=follow.match.terms.code)
        await hub.command(follow.match.id, me.who, command)
    return shown_table(follow, me)


def _again(old: Match, me: Person) -> NewTable:
    terms = old.terms
    seats = [
        {"kind": "bot", "level": s.level} if s.kind == "bot"
        else {"kind": "me", "name": s.name[:24]} if s.person == me.id else {"kind": "open"}
        for s in terms.seats
    ]
    return NewTable.model_validate({
        "game": terms.game, "options": terms.options, "edition": terms.edition, "seats": seats, "mode": terms.mode,
        "public": old.public, "start": terms.start, "clock": terms.clock, "takeover": terms.takeover,
        "pace": terms.pace, "hints": terms.hints, "undo": terms.undo, "rated": terms.rated,
    })
