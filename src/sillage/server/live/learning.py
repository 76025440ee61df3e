"""Who thinks about games for people: hints while one is played, an analysis once it is over, outside the event loop."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

import orjson
from sqlalchemy import select

from sillage.arena.analysis import MISTAKE, Moment, analyse_table
from sillage.bots import searcher, sims_of
from sillage.server.match import hours
from sillage.server.ops.fair import Whose
from sillage.server.ops.pilots import Pilots
from sillage.server.ops.rules import CHANCES, SEARCH
from sillage.server.ops.thinkers import Lost, Thinkers
from sillage.server.store import schema
from sillage.server.store.store import Store, insert_into
from sillage.server.wire.shapes import AnalysisResult
from sillage.server.wire.views import Text
from sillage.server.wire.words import action_text
from sillage.table.actions import Action
from sillage.table.lines import record_lines
from sillage.table.record import parse_record
from sillage.table.seat import SeatView
from sillage.table.table import Table

log = logging.getLogger("sillage.learning")
PART = 20               # an analysis plays this part of the nose's simulations from each position: games differ in pace
HINT_SIMS = 400
HINTS = 3
DIGITS = 4
_a = schema.analyses.c


@dataclass
class Job:
    """An analysis under way."""

    done: int = 0
    total: int = 0
    failed: bool = False


class Learning:
    """Who thinks about games: hints come from those who think for bots, analyses from one who does nothing else."""

    def __init__(self, store: Store, pilots: Pilots) -> None:
        self.store, self.pilots = store, pilots
        self.jobs: dict[str, Job] = {}
        self._analyst = Thinkers(1)

    async def hint(self, view: SeatView, whose: Whose) -> list[tuple[int, float]]:
        if self.pilots.rules.slow:
            raise Lost("nobody searches here")
        await self.pilots.rules.compiled(view.game.id, SEARCH)
        found: list[tuple[int, float]] = await self.pilots.thinkers.ask(whose, best_moves, view)
        return found

    async def stored(self, table_id: str) -> AnalysisResult | None:
        query = select(_a.data).where(_a.table_id == table_id)
        data = await self.store.read(lambda c: c.execute(query).scalar_one_or_none())
        return None if data is None else cast(AnalysisResult, json.loads(data))

    async def analyse(self, whose: Whose, table: Table, job: Job) -> None:
        """Analyses a game and keeps the result; its job tells how far it is."""
        if self.pilots.rules.slow:
            job.failed = True
            return
        table_id = whose.table

        def progress(done: int, total: int) -> None:
            job.done = done

        try:
            await asyncio.gather(*(self.pilots.rules.compiled(table.game.id, what) for what in (SEARCH, CHANCES)))
            record = "".join(f"{line}\n" for line in record_lines(table))
            data = await self._analyst.ask(whose, analysis_of, record, progress=progress)
            await self.store.write(lambda c: _keep(c, table_id, data))
        except Exception:
            job.failed = True
            log.exception("an analysis failed", extra={"table": table_id})
        else:
            del self.jobs[table_id]

    async def close(self) -> None:
        await self._analyst.close()


def _keep(connection: Any, table_id: str, data: str) -> None:
    row = insert_into(connection, schema.analyses).values(table_id=table_id, data=data, created=hours.now())
    connection.execute(row.on_conflict_do_nothing())


def best_moves(view: SeatView) -> list[tuple[int, float]]:
    """The best actions of a quick search, each with the seat's chance to win, from what the seat can see."""
    return [(thought.action, thought.wins) for thought in searcher("nose", sims=HINT_SIMS).think(view)[:HINTS]]


def analysis_of(record: str, progress: Callable[[int, int], None]) -> str:
    """The analysis of a game as its record tells it, in a thinker's process."""
    return analysis_data(parse_record(record), progress)


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
