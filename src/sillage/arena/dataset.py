"""A data set of decisions by any bots, as a Parquet file: what the seat was shown, what it might do, what it did, and
what came of it. A row is a decision; what all rows share (the game, its columns, who played) is the file's metadata.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pyarrow as pa
from pyarrow import parquet

from sillage.arena.simulate import Series
from sillage.bots import make_bot
from sillage.envs.one import OneGame
from sillage.table.decision import Result

GROUP = 20_000      # rows that are written at a time


def schema_of(series: Series) -> Any:
    """The columns of the file. `won` is the share of the victory, `margin` the points ahead of the best other."""
    game = series.game
    facts = {
        "game": game.id, "rules_version": game.rules_version, "edition": series.edition.id,
        "players": series.players, "options": series.options, "bots": series.bots, "seed": series.seed,
        "columns": game.columns.described(), "actions": game.actions.count,
    }  # fmt: skip
    return pa.schema(
        [
            ("game", pa.int64()), ("decision", pa.int32()), ("seat", pa.int8()), ("action", pa.int16()),
            ("observation", pa.list_(pa.uint8(), game.columns.count)),
            ("mask", pa.list_(pa.uint8(), game.actions.count)),
            ("won", pa.float32()), ("margin", pa.int32()), ("points", pa.int32()),
        ],
        metadata={"sillage": json.dumps(facts)},
    )  # fmt: skip


def write_dataset(series: Series, games: int, path: Path, told: Callable[[], Any] = lambda: None) -> int:
    """Plays games 0 to games-1 of a series and writes every decision; returns how many. `told` hears of each game."""
    one = OneGame(series.game.id, series.players, series.edition, series.options)
    schema, rows, written = schema_of(series), Rows(), 0
    with parquet.ParquetWriter(path, schema, compression="zstd") as writer:
        for number in range(games):
            one.begin(series.seed if number == 0 else None)
            rows.play(one, series)
            told()
            if len(rows.action) >= GROUP or number == games - 1:
                written += len(rows.action)
                writer.write_table(rows.table(schema))
                rows = Rows()
    return written


class Rows:
    """Decisions that are not written yet, by column."""

    def __init__(self) -> None:
        self.game: list[int] = []
        self.decision: list[int] = []
        self.seat: list[int] = []
        self.action: list[int] = []
        self.observation: list[npt.NDArray[np.uint8]] = []
        self.mask: list[npt.NDArray[np.int8]] = []
        self.won: list[float] = []
        self.margin: list[int] = []
        self.points: list[int] = []

    def play(self, one: OneGame, series: Series) -> None:
        """A game to its end; then every row is told what came of it."""
        bots = [make_bot(level, series.seed + one.number * series.players + s) for s, level in enumerate(series.bots)]
        position, first = one.position, len(self.seat)
        while not position.over:
            seat = position.actor
            self.game.append(one.number)
            self.decision.append(one.decisions)
            self.seat.append(seat)
            self.observation.append(one.seen(seat))
            self.mask.append(one.mask(seat))
            self.action.append(bots[seat].choose(one.view()))
            one.play(self.action[-1])
        self._tell(one, self.seat[first:])

    def _tell(self, one: OneGame, seats: list[int]) -> None:
        sides = one.game.sides(one.players)
        result = Result.of([(int(p), int(tie)) for p, tie in one.position.scores()[:sides]], "")
        best_other = [max([*result.scores[:s], *result.scores[s + 1 :]], default=0) for s in range(sides)]
        for seat in seats:
            self.won.append(1 / len(result.winners) if seat in result.winners else 0.0)
            self.margin.append(result.scores[seat] - best_other[seat])
            self.points.append(result.scores[seat])

    def table(self, schema: Any) -> Any:
        """The rows as a table of Arrow."""
        wide = {"observation": self.observation, "mask": self.mask}
        return pa.table({name: self._column(schema, name, wide.get(name)) for name in schema.names}, schema=schema)

    def _column(self, schema: Any, name: str, wide: Any) -> Any:
        if wide is None:
            return pa.array(getattr(self, name), type=schema.field(name).type)
        flat = np.concatenate(wide).view(np.uint8)
        return pa.FixedSizeListArray.from_arrays(pa.array(flat), type=schema.field(name).type)
