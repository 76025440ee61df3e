"""Which pieces are shown and taken in many games, counted while they are played: by greedy inside compiled code, by
other bots decision by decision. The sums of a trial can be added to those of others."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from sillage.arena.match import play_out
from sillage.arena.trial import Trial, events_of
from sillage.kernel.balance import balance_of
from sillage.kernel.compile import JIT, rule
from sillage.kernel.edition import check_edition
from sillage.kernel.game import Game, find_game
from sillage.kernel.play import apply, greedy, legal, scores, seed_game, setup
from sillage.kernel.records import SEATS, blank, interpreted, read
from sillage.kernel.watch import SHOWN, STARTS, Watch, watch_of
from sillage.table.position import Position

ROUNDS, ENDING, STARTER = range(2 * SEATS, 2 * SEATS + 3)
ROW = 2 * SEATS + 3                     # a game: points, tie-breaks, rounds, ending, who started

Numbers = npt.NDArray[Any]


# ---- compiled --------------------------------------------------------------------------------------
@rule
def note(kind, seat, args, watch, lookup, sides, row, taken, shown):
    """Writes down what one event says of pieces and of who started."""
    for i in range(len(watch)):
        if watch[i, 0] != kind:
            continue
        if watch[i, 2] == STARTS:
            if row[STARTER] < 0:
                row[STARTER] = seat
            continue
        value = args[watch[i, 1]]
        piece = lookup[i, value] if 0 <= value < lookup.shape[1] else -1
        if piece < 0:
            continue
        if watch[i, 2] == SHOWN:
            shown[piece] = 1
        elif 0 <= seat < sides:
            taken[seat, piece] += 1


@rule
def note_all(log, watch, lookup, sides, row, taken, shown):
    for i in range(log.written):
        event = log.event[i]
        note(event.kind, event.seat, event.arg, watch, lookup, sides, row, taken, shown)
    log.written = 0


@rule
def finish_row(state, out, row):
    for seat in range(SEATS):
        row[seat] = out[seat, 0]
        row[SEATS + seat] = out[seat, 1]
    row[ROUNDS] = state.rounds
    row[ENDING] = state.ending


@cache
def counter(game: Game) -> Any:
    """The compiled loop of a game. The closure captures layouts only, which Numba can cache."""
    boundary = game.boundary
    DESK = boundary.desk if JIT else interpreted(boundary.desk)
    PARTS = game.parts if JIT else interpreted(game.parts)
    STATE_BYTES = game.state.itemsize

    @rule(nogil=True)
    def count_games(desk, parts, options, seed, first, sides, watch, lookup, rows, taken, shown):
        """Plays len(rows) greedy games, numbered from `first`, and counts."""
        d = desk.view(DESK)[0]
        p = parts.view(PARTS)[0]
        d.log.on = 1
        for game in range(len(rows)):
            row = rows[game]
            desk[:STATE_BYTES] = 0
            d.log.written = 0
            row[STARTER] = -1
            seed_game(d.chance, d.whim, seed, first + game)
            setup(d.state, p, options, d.chance, d.log)
            note_all(d.log, watch, lookup, sides, row, taken[game], shown[game])
            while d.state.actor >= 0:
                count = legal(d.state, p, d.moves)
                apply(d.state, p, greedy(d.state, p, d.moves, count, d.whim, None), d.chance, d.log)
                note_all(d.log, watch, lookup, sides, row, taken[game], shown[game])
            scores(d.state, p, d.out)
            finish_row(d.state, d.out, row)

    return count_games


# ---- trials ----------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Count(Trial):
    """A trial whose pieces are counted."""

    def run(self) -> dict[str, Any]:
        """Its sums, as plain data."""
        game = find_game(self.game)
        watch = watched(self.game, self.edition)[1]
        sides = game.sides(self.players)
        rows = np.zeros((self.deals, ROW), dtype=np.int32)
        taken = np.zeros((self.deals, sides, len(watch.pieces)), dtype=np.int16)
        shown = np.tile(watch.always, (self.deals, 1))
        if self.bot == "greedy":
            self._greedy(game, watch, rows, taken, shown)
        else:
            for number in range(self.deals):
                self._one(game, watch, number, rows[number], taken[number], shown[number])
        sums = {name: row.tolist() for name, row in sums_of(game, sides, rows, taken, shown)}
        return {"id": self.id, "name": self.name, "sums": sums}

    def _greedy(self, game: Game, watch: Watch, rows: Numbers, taken: Numbers, shown: Numbers) -> None:
        options = game.option_codes(self.players, dict(self.options))
        parts = watched(self.game, self.edition)[0]
        counter(game)(
            blank(game.boundary.desk), parts, options, self.seed, self.first, taken.shape[1], watch.rows, watch.lookup,
            rows, taken, shown,
        )

    def _one(self, game: Game, watch: Watch, number: int, row: Numbers, taken: Numbers, shown: Numbers) -> None:
        """One game of bots that are asked from Python."""
        row[STARTER] = -1

        def observe(position: Position) -> None:
            for kind, seat, args in events_of(position.log):
                note(kind, seat, np.array(args, dtype=np.int16), watch.rows, watch.lookup, taken.shape[0], row, taken,
                     shown)

        match = play_out(self.job(self.first + number), observe)
        state = read(match.position.state, game.state)
        row[:SEATS], row[SEATS : 2 * SEATS] = match.position.scores().T
        row[ROUNDS], row[ENDING] = state.rounds, state.ending


@lru_cache(maxsize=64)
def watched(game_id: str, edition: str) -> tuple[Numbers, Watch]:
    """An edition, compiled, and the watch of its pieces."""
    game, pieces = find_game(game_id), check_edition(json.loads(edition))
    return pieces.compile(), watch_of(game, pieces, balance_of(game))


# ---- sums ------------------------------------------------------------------------------------------
def sums_of(game: Game, sides: int, rows: Numbers, taken: Numbers, shown: Numbers) -> list[tuple[str, Numbers]]:
    """What is known of so many games, in sums that can be added.

    Of each piece, with x = took it and y = points, both less the game's mean: the sums of xy and xx, and over games of
    their squares and product; `takers` and `won` count seats, and how much of a win they had."""
    points = rows[:, :sides].astype(np.float64)
    order = rows[:, :sides].astype(np.int64) * (1 << 31) + rows[:, SEATS : SEATS + sides]
    best = order == order.max(axis=1, keepdims=True)
    wins = best / best.sum(axis=1, keepdims=True)
    started = rows[:, STARTER] >= 0
    turns = (np.arange(sides) + rows[:, STARTER, None]) % sides
    took = (taken > 0).astype(np.float64)
    x = took - took.mean(axis=1, keepdims=True)
    y = points - points.mean(axis=1, keepdims=True)
    xy, xx = np.einsum("gsp,gs->gp", x, y), np.einsum("gsp,gsp->gp", x, x)
    return [
        ("games", np.array([len(rows)])),
        ("rounds", np.array([rows[:, ROUNDS].sum()])),
        ("points", np.array([points.sum() / sides])),
        ("endings", np.bincount(rows[:, ENDING], minlength=len(game.endings))),
        ("seats", wins.sum(axis=0)),
        ("starts", np.take_along_axis(wins, turns, axis=1)[started].sum(axis=0)),
        ("started", np.array([started.sum()])),
        ("shown", (shown > 0).sum(axis=0)),
        ("taken", (took.any(axis=1) & (shown > 0)).sum(axis=0)),
        ("takers", took.sum(axis=(0, 1))),
        ("won", np.einsum("gsp,gs->p", took, wins)),
        ("won2", np.einsum("gsp,gs->p", took, wins * wins)),
        ("xy", xy.sum(axis=0)), ("xx", xx.sum(axis=0)),
        ("xyxy", (xy * xy).sum(axis=0)), ("xyxx", (xy * xx).sum(axis=0)), ("xxxx", (xx * xx).sum(axis=0)),
    ]
