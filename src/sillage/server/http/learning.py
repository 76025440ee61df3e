"""Learning from a game: hints while it is played, an analysis once it is over. Both think outside the event loop."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Annotated, Any, cast

import orjson
from fastapi import APIRouter, Depends, Query
from sqlalchemy import select
from starlette.requests import HTTPConnection

from sillage.arena.analysis import MISTAKE, Moment, analyse_table
from sillage.bots import searcher, sims_of
from sillage.server.http.guard import Buckets
from sillage.server.http.people import Me, Visitor
from sillage.server.http.tables import Code, Tables, room_for
from sillage.server.live.room import Room
from sillage.server.match.match import Match
from sillage.server.match.views import legal_list
from sillage.server.ops.pilots import CHANCES, SEARCH, Pilots
from sillage.server.store import schema
from sillage.server.store.store import Store, insert_into
from sillage.server.wire.refusals import Refused
from sillage.server.wire.shapes import AnalysisData, AnalysisResult, HintData
from sillage.server.wire.views import Text
from sillage.server.wire.words import action_text
from sillage.table.actions import Action
from sillage.table.seat import SeatView
from sillage.table.table import Table

log = logging.getLogger("sillage.learning")
PART = 20               # an analysis plays this part of the nose's simulations from each position: games differ in pace
HINT_SIMS = 400
HINTS = 3
HINT_PATIENCE = 3.0     # seconds; the first hint on a machine compiles the search, which takes longer
DIGITS = 4
router = APIRouter(prefix="/api", tags=["learning"])
_a = schema.analyses.c


@dataclass
class Job:
    """An analysis under way."""

    done: int = 0
    total: int = 0
    failed: bool = False


class Learning:
    """Who thinks about games: one thread for hints, one for analyses, so that neither waits for the other."""

    def __init__(self, store: Store, pilots: Pilots) -> None:
        self.store, self.pilots = store, pilots
        self.jobs: dict[str, Job] = {}
        self.hints = Buckets(60, 3)
        self.analyses = Buckets(6, 0.1)
        self._hinter = ThreadPoolExecutor(1, thread_name_prefix="hint")
        self._analyst = ThreadPoolExecutor(1, thread_name_prefix="analyse")

    async def hint(self, view: SeatView) -> list[tuple[int, float]]:
        await self.pilots.ready(view.game.id, SEARCH)
        return await asyncio.get_running_loop().run_in_executor(self._hinter, best_moves, view)

    async def stored(self, table_id: str) -> AnalysisResult | None:
        query = select(_a.data).where(_a.table_id == table_id)
        data = await self.store.read(lambda c: c.execute(query).scalar_one_or_none())
        return None if data is None else cast(AnalysisResult, json.loads(data))

    async def analyse(self, table_id: str, table: Table, job: Job) -> None:
        """Analyses a game and keeps the result; its job tells how far it is."""

        def progress(done: int, total: int) -> None:
            job.done = done

        try:
            await asyncio.gather(*(self.pilots.ready(table.game.id, what) for what in (SEARCH, CHANCES)))
            loop = asyncio.get_running_loop()
            data = await loop.run_in_executor(self._analyst, analysis_data, table, progress)
            await self.store.write(lambda c: _keep(c, table_id, data))
        except Exception:
            job.failed = True
            log.exception("an analysis failed", extra={"table": table_id})
        else:
            del self.jobs[table_id]

    def close(self) -> None:
        for pool in (self._hinter, self._analyst):
            pool.shutdown(wait=False, cancel_futures=True)


def _keep(connection: Any, table_id: str, data: str) -> None:
    row = insert_into(connection, schema.analyses).values(table_id=table_id, data=data, created=time.time())
    connection.execute(row.on_conflict_do_nothing())


# ---- thinking --------------------------------------------------------------------------------------
def best_moves(view: SeatView) -> list[tuple[int, float]]:
    """The best actions of a quick search, each with the seat's chance to win, from what the seat can see."""
    return [(thought.action, thought.wins) for thought in searcher("nose", sims=HINT_SIMS).think(view)[:HINTS]]


def analysis_data(table: Table, progress: Callable[[int, int], None]) -> str:
    """An analysis as the client reads it: numbers rounded, and what is told about in texts."""
    analysis = analyse_table(table, sims_of("nose", table.game.id) // PART, progress=progress)
    data = analysis.data()
    told = {m.number for m in analysis.turning_points} | {m.number for m in analysis.moments if m.loss >= MISTAKE}
    for row, moment in zip(data["moments"], analysis.moments, strict=True):
        if moment.number in told:
            row |= _texts(table, moment)
    return orjson.dumps(_rounded(data)).decode()


def _texts(table: Table, moment: Moment) -> dict[str, Text]:
    before = table.decisions[moment.number - 1].before
    view = table.game.secrecy.view(before, moment.seat, False)
    scene = table.position.scene(table.edition, view)
    game = table.game
    return {
        "text": action_text(game, Action(moment.code, game, scene)),
        "best_text": action_text(game, Action(moment.best_code, game, scene)),
    }


def _rounded(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, DIGITS)
    if isinstance(value, dict):
        return {key: _rounded(item) for key, item in value.items()}
    return [_rounded(item) for item in value] if isinstance(value, list | tuple) else value


# ---- HTTP ------------------------------------------------------------------------------------------
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
        view, seq = match.seat_view(chosen), match.seq
        legal = {item["code"]: item for item in legal_list(match, chosen)}
    learning.hints.take(me.id, "hints")
    thinking = asyncio.ensure_future(learning.hint(view))
    found: list[tuple[int, float | None]]
    try:
        found = list(await asyncio.wait_for(asyncio.shield(thinking), HINT_PATIENCE))
    except TimeoutError:
        thinking.add_done_callback(lambda task: task.cancelled() or task.exception())
        found = [(await hub.pilots.choose("greedy", view, b"hint"), None)]
    moves = [{**_told(legal[code]), "chance": chance} for code, chance in found if code in legal]
    return HintData.model_validate({"seq": seq, **_told(moves[0]), "moves": moves})


def _told(item: Mapping[str, Any]) -> dict[str, Any]:
    return {key: item[key] for key in ("action", "code", "text")}


async def _finished(hub: Tables, table_id: str, me: Visitor, code: str | None) -> Room:
    room = await room_for(hub, table_id, me, code)
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
    learning.analyses.take(me.id, "analyses")
    async with room.lock:
        room.match.whole()
        assert room.match.table is not None
        table = room.match.table.copy()
    if table_id not in learning.jobs or learning.jobs[table_id].failed:
        job = learning.jobs[table_id] = Job(total=len(table.decisions))
        hub.spawn(learning.analyse(table_id, table, job))
    return await _analysis(learning, table_id)


async def _analysis(learning: Learning, table_id: str) -> AnalysisData:
    job = learning.jobs.get(table_id)
    if job is not None:
        return AnalysisData(status="failed" if job.failed else "running", done=job.done, total=job.total)
    result = await learning.stored(table_id)
    return AnalysisData(status="none" if result is None else "done", result=result)
