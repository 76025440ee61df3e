"""Learning from a game: hints while it is played, an analysis once it is over (`sillage.server.live.learning`)."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query
from starlette.requests import HTTPConnection

from sillage.server.http.guard import Buckets
from sillage.server.http.people import Me, Visitor
from sillage.server.http.tables import Code, Tables, room_for
from sillage.server.live.learning import Job, Learning
from sillage.server.live.past import remember
from sillage.server.live.room import Room
from sillage.server.match.match import Match
from sillage.server.match.views import legal_list
from sillage.server.ops.fair import Whose
from sillage.server.ops.thinkers import Lost
from sillage.server.wire.refusals import Refused
from sillage.server.wire.shapes import AnalysisData, HintData

HINT_PATIENCE = 3.0     # seconds; the first hint on a machine compiles the search, which takes longer
HINTS_ASKED, ANALYSES_ASKED = Buckets(60, 3), Buckets(6, 0.1)      # at once, then so many a second; of a person
router = APIRouter(prefix="/api", tags=["learning"])


def learning_of(request: HTTPConnection) -> Learning:
    learning: Learning = request.app.state.learning
    return learning


Thinker = Annotated[Learning, Depends(learning_of)]


@router.get("/tables/{table_id}/hint")
async def hint(
    me: Me, hub: Tables, learning: Thinker, table_id: str, seat: Annotated[int | None, Query(ge=0, le=7)] = None
) -> HintData:
    """The best moves of a quick search in one's place, with the chance to win; never at a rated table."""
    room = await room_for(hub, table_id, me, None)
    match = room.match
    async with room.lock:
        match.playing()
        chosen = match.own_seat(me.id, seat)
        if not match.terms.hints or match.terms.rated:
            raise Refused("no-hint", "this table plays without hints")
        if chosen not in match.asked:
            raise Refused("not-asked", "a hint is for who is asked; wait for your turn")
        view, seq = match.seat_view(chosen), match.shown_seq(match.terms.seats_of(me.id))
        legal = {item["code"]: item for item in legal_list(match, chosen)}
    HINTS_ASKED.take(me.id, "hints")
    thinking = asyncio.ensure_future(learning.hint(view, Whose(me.id, table_id)))
    found: list[tuple[int, float | None]]
    try:
        found = list(await asyncio.wait_for(asyncio.shield(thinking), HINT_PATIENCE))
    except (TimeoutError, Lost):
        thinking.add_done_callback(lambda task: task.cancelled() or task.exception())
        found = [((await hub.pilots.choose("greedy", view, b"hint")).code, None)]
    moves = [{**_told(legal[code]), "chance": chance} for code, chance in found if code in legal]
    return HintData.model_validate({"seq": seq, **_told(moves[0]), "moves": moves})


def _told(item: Mapping[str, Any]) -> dict[str, Any]:
    return {key: item[key] for key in ("action", "code", "text")}


async def _finished(hub: Tables, table_id: str, me: Visitor, code: str | None) -> Room:
    room = await room_for(hub, table_id, me, code, replay=True)
    _over(room.match)
    return room


def _over(match: Match) -> None:
    if match.status != "over":
        raise Refused("not-over", "a game is analysed once it is over")
    if match.table is None or not match.decision:
        raise Refused("not-found", "nothing was played at this table")


@router.get("/tables/{table_id}/analysis")
async def show_analysis(
    hub: Tables, learning: Thinker, me: Visitor, table_id: str, code: Code = None
) -> AnalysisData:
    """How far the analysis of a game is, and what it found."""
    await _finished(hub, table_id, me, code)
    return await _analysis(learning, table_id)


@router.post("/tables/{table_id}/analysis")
async def start_analysis(hub: Tables, learning: Thinker, me: Me, table_id: str, code: Code = None) -> AnalysisData:
    """Has a finished game analysed, once; asked again, tells how far it is."""
    room = await _finished(hub, table_id, me, code)
    known = await _analysis(learning, table_id)
    if known.status not in ("none", "failed"):
        return known
    ANALYSES_ASKED.take(me.id, "analyses")
    async with room.lock:
        await remember(room.match)
        assert room.match.table is not None
        table = room.match.table.copy()
    if table_id not in learning.jobs or learning.jobs[table_id].failed:
        job = learning.jobs[table_id] = Job(total=len(table.decisions))
        hub.spawn(learning.analyse(Whose(me.id, table_id), table, job))
    return await _analysis(learning, table_id)


async def _analysis(learning: Learning, table_id: str) -> AnalysisData:
    job = learning.jobs.get(table_id)
    if job is not None:
        return AnalysisData(status="failed" if job.failed else "running", done=job.done, total=job.total)
    result = await learning.stored(table_id)
    return AnalysisData(status="none" if result is None else "done", result=result)
