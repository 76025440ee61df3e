"""Many games inside compiled code, on several threads, with the same result for any number of threads."""

from __future__ import annotations

import math
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from sillage.kernel.chance import CHANCE
from sillage.kernel.edition import Edition
from sillage.kernel.game import Game
from sillage.kernel.play import DECISIONS, ENDING, GREEDY, RANDOM, RESULT, ROUNDS
from sillage.kernel.records import SEATS, blank, read

if TYPE_CHECKING:
    from sillage.table.table import Table

POLICIES = {"random": RANDOM, "greedy": GREEDY}
CHUNK = 500         # games between two looks at the progress

Rows = npt.NDArray[np.int32]


@dataclass(frozen=True)
class Series:
    """What is played: a game with its edition and options, a policy for each seat, a seed."""

    game: Game
    edition: Edition
    players: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: int

    def policies(self) -> npt.NDArray[np.int8]:
        codes = np.zeros(4, dtype=np.int8)
        codes[: self.players] = [POLICIES[bot] for bot in self.bots]
        return codes


def play_series(series: Series, games: int, jobs: int = 1) -> Iterator[tuple[int, Rows]]:
    """Plays games 0 to games-1; yields (first game, rows) as chunks are done."""
    game, parts = series.game, series.edition.compile()
    options, policies = game.option_codes(series.players, series.options), series.policies()

    def chunk(first: int) -> tuple[int, Rows]:
        rows = np.zeros((min(CHUNK, games - first), RESULT), dtype=np.int32)
        desk, pad = blank(game.boundary.desk), blank(game.notepad)
        game.boundary.play_games(desk, parts, options, policies, pad, series.seed, first, rows)
        return first, rows

    firsts = iter(range(0, games, CHUNK))
    with ThreadPoolExecutor(jobs) as pool:
        pending: set[Future[tuple[int, Rows]]] = set()
        for first in firsts:
            pending.add(pool.submit(chunk, first))
            if len(pending) >= 2 * jobs:
                done, pending = wait(pending, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        yield from (future.result() for future in pending)


def record_game(series: Series, number: int) -> Table:
    """Game `number` of a series again, at a table that keeps its record."""
    from sillage.table.table import Table  # not needed where games are only counted

    chance, whim = blank(CHANCE), blank(CHANCE)
    series.game.boundary.seed(chance, whim, series.seed, number)
    holder: list[Table] = []

    def running(decision: int) -> int:
        source = chance if decision == 0 else holder[0].position.chance
        return int(read(source, CHANCE).seed)

    names = [f"{bot}-{seat + 1}" for seat, bot in enumerate(series.bots)]
    bots = dict(enumerate(series.bots))
    table = Table(series.game, series.edition, names, options=series.options, dice=running, bots=bots)
    holder.append(table)
    table.position.whim[:] = whim
    while not table.over:
        table.apply(table.position.choose(POLICIES[series.bots[table.position.actor]]))
    return table


@dataclass(frozen=True)
class Share:
    """A share with its 95 % interval (Wilson)."""

    value: float
    low: float
    high: float


def share(hits: float, games: float, z: float = 1.96) -> Share:
    p = hits / games
    middle = (p + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(p * (1 - p) / games + z * z / (4 * games * games))
    return Share(p, min(p, middle - half), max(p, middle + half))


def summary(series: Series, rows: Rows) -> dict[str, Any]:
    """What came of a series: scores and win shares by seat, rounds, how games ended."""
    n, games = series.game.sides(series.players), len(rows)
    bots = (*series.bots, *series.game.automata.get(series.players, ()))
    scores = rows[:, :n].astype(np.int64)
    order = scores * (1 << 31) + rows[:, SEATS : SEATS + n]
    best = order == order.max(axis=1, keepdims=True)
    wins = (best / best.sum(axis=1, keepdims=True)).sum(axis=0)
    rounds = rows[:, ROUNDS]
    endings = np.bincount(rows[:, ENDING], minlength=len(series.game.endings))
    return {
        "game": series.game.id,
        "edition": series.edition.id,
        "players": series.players,
        "options": series.options,
        "bots": list(series.bots),
        "seed": series.seed,
        "games": games,
        "decisions": int(rows[:, DECISIONS].sum(dtype=np.int64)),
        "seats": [
            {
                "seat": seat,
                "bot": bots[seat],
                "score": float(scores[:, seat].mean()),
                "score_sd": float(scores[:, seat].std()),
                "score_10": float(np.percentile(scores[:, seat], 10)),
                "score_90": float(np.percentile(scores[:, seat], 90)),
                "wins": vars(share(float(wins[seat]), games)),
            }
            for seat in range(n)
        ],
        "winner_score": float(scores.max(axis=1).mean()),
        "rounds": {"mean": float(rounds.mean()), "least": int(rounds.min()), "most": int(rounds.max()),
                   "5%": float(np.percentile(rounds, 5)), "95%": float(np.percentile(rounds, 95))},
        "endings": {name: float(endings[i] / games) for i, name in enumerate(series.game.endings) if endings[i]},
    }

