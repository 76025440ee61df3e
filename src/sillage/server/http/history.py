"""What was: one's tables, records, replays, results."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from fastapi.responses import PlainTextResponse
from sqlalchemy import and_, case, func, select

from sillage.server.http.people import Me, Visitor
from sillage.server.http.tables import Code, Tables, room_for, shown_card
from sillage.server.live.past import beside, remember
from sillage.server.match.match import Match
from sillage.server.match.record import record_of
from sillage.server.match.views import replay_data
from sillage.server.store import chat, schema
from sillage.server.wire.refusals import Refused
from sillage.server.wire.shapes import ChatLine, GameStats, ReplayData, Stats, TableCard

PAGE = 50
router = APIRouter(prefix="/api", tags=["history"])
_t, _s, _r = schema.tables.c, schema.sitting.c, schema.results.c
_mine = schema.tables.join(schema.sitting, _t.id == _s.table_id)


@router.get("/me/tables")
async def my_tables(hub: Tables, me: Me, over: bool = False) -> list[TableCard]:
    """The tables one sits at, those that wait for one first."""
    query = select(schema.tables).select_from(_mine).where(_s.person == me.id, _s.over.is_(over))
    rows = await hub.store.read(lambda c: c.execute(query.order_by(_t.changed.desc()).limit(200)).all())
    cards = [shown_card(hub, row) for row in rows]
    return sorted(cards, key=lambda c: not any(c["seats"][s]["person"] == me.id for s in c["asked"]))


@router.get("/history")
async def history(hub: Tables, me: Me, page: Annotated[int, Query(ge=0, le=10_000)] = 0) -> list[TableCard]:
    """One's finished tables, newest first."""
    query = select(schema.tables).select_from(_mine).where(_s.person == me.id, _s.over.is_(True))
    newest = query.order_by(_t.changed.desc(), _t.id).limit(PAGE).offset(page * PAGE)
    rows = await hub.store.read(lambda c: c.execute(newest).all())
    return [shown_card(hub, row) for row in rows]


@router.get("/me/stats")
async def my_stats(hub: Tables, me: Me) -> Stats:
    won = func.sum(case((_r.rank == 1, 1), else_=0))
    shared = func.sum(case((and_(_r.rank == 1, _r.winners > 1), 1), else_=0))
    query = select(
        _r.game, _r.opponents, func.count().label("played"), won.label("won"), shared.label("shared"),
        func.avg(_r.points).label("points_mean"), func.max(_r.points).label("best"),
    ).where(_r.person == me.id).group_by(_r.game, _r.opponents).order_by(_r.game, _r.opponents)
    rows = await hub.store.read(lambda c: c.execute(query).all())
    return Stats(games=[
        GameStats.model_validate(dict(row._mapping) | {"points_mean": float(row.points_mean)}) for row in rows
    ])


@router.get("/tables/{table_id}/record", response_class=PlainTextResponse)
async def show_record(hub: Tables, me: Visitor, table_id: str, code: Code = None) -> PlainTextResponse:
    """The record of a game that is over, as JSON Lines."""
    room = await room_for(hub, table_id, me, code, replay=True)
    async with room.lock:
        if room.match.status != "over":
            raise Refused("not-over", "the record is open once the game is over")
        if room.match.keepsake is not None and room.match.table is None:
            return PlainTextResponse(room.match.keepsake.record, media_type="application/jsonl")
        must_be_known(room.match)
        if room.match.table is None:
            raise Refused("not-found", "this table was closed before the game began")
        text = await beside(lambda: "".join(line + "\n" for line in record_of(room.match)))
    return PlainTextResponse(text, media_type="application/jsonl")


@router.get("/tables/{table_id}/views/{number}")
async def show_view(
    hub: Tables, me: Visitor, table_id: str, number: int, seat: Annotated[int | None, Query(ge=0, le=7)] = None,
    open: bool = False, code: Code = None,
) -> ReplayData:
    """The table after a decision: with one's own eyes while it is played, with anybody's once it is over.

    `open` shows what every player sees of their own things, all at once."""
    room = await room_for(hub, table_id, me, code, replay=True)
    async with room.lock:
        match = room.match
        if match.table is None and match.keepsake is not None and number == match.keepsake.state["decision"]:
            return match.keepsake.replay()
        must_be_known(match)
        if match.table is None:
            raise Refused("not-playing", "the game has not begun")
        if not 0 <= number <= match.decision:
            raise Refused("not-found", f"there is no decision {number}; expected 0 to {match.decision}")
        if seat is not None and seat >= len(match.terms.seats):
            raise Refused("not-found", f"there is no seat {seat}; expected 0 to {len(match.terms.seats) - 1}")
        if seat is not None and match.status != "over" and not _may_look(match, seat, me.id if me else None):
            raise Refused("forbidden", "while a game is played, one sees it with one's own eyes only")
        if open and match.status != "over":
            raise Refused("not-over", "all hands are open once the game is over")
        await remember(match)
        data = replay_data(match, number, seat)
        for player in range(len(match.terms.seats) if open else 0):
            data["view"]["players"][player] = replay_data(match, number, player)["view"]["players"][player]
    return data


def must_be_known(match: Match) -> None:
    """A game that is to be replayed was played by the rules known here, or comes to the same by them."""
    if match.outdated and match.table is None:
        rules = f"rules {match.terms.rules} of {match.game.name}; this server has {match.game.rules_version}"
        raise Refused("old-rules", f"this game was played by {rules}: how it ended is shown, its moves can't be")


def _may_look(match: Match, seat: int, person: str | None) -> bool:
    """One's own seat, or that of a player who shows it; never a covered hand of a hot-seat table."""
    mine = match.terms.seats_of(person)
    return match.terms.seats[seat].shown or mine == [seat]


@router.get("/tables/{table_id}/chat")
async def show_chat(hub: Tables, me: Visitor, table_id: str, code: Code = None) -> list[ChatLine]:
    room = await room_for(hub, table_id, me, code)
    return await chat.last_lines(hub.store, room.match.id, 1000)
