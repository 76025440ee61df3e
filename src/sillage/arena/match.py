"""One game of a tournament: a job in, a result out.

A job says everything: game, pieces, options, who sits where, the deal. The same job gives the same result on every
machine (where bots think by simulations, not by time). Nothing here needs more than NumPy, Numba and Pydantic, so
that jobs can run on a bare machine with many cores.
"""

from __future__ import annotations

import json
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from typing import Any

from sillage.bots import make_bot
from sillage.kernel.chance import CHANCE
from sillage.kernel.edition import check_edition
from sillage.kernel.game import Game, find_game
from sillage.kernel.records import Bytes, read
from sillage.table.position import Position
from sillage.table.seat import Pilot, SeatView

_WORD = 0xFFFF_FFFF_FFFF_FFFF


@dataclass(frozen=True)
class Entrant:
    """Somebody who takes part: a bot's level, with a budget of its own or the level's."""

    name: str
    level: str
    sims: int | None = None
    seconds: float | None = None

    def bot(self, seed: int) -> Pilot:
        return make_bot(self.level, seed, sims=self.sims, seconds=self.seconds)


@dataclass(frozen=True)
class Job:
    """A game to be played. Jobs of one line-up and deal differ only in who sits where."""

    game: str
    edition: str                        # the pieces, as JSON
    options: Mapping[str, Any]
    seats: tuple[Entrant, ...]
    lineup: str
    deal: int
    rotation: int
    seed: int                           # of the whole tournament

    @property
    def id(self) -> str:
        return f"{len(self.seats)}/{self.lineup}/{self.deal}/{self.rotation}"

    def data(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Job:
        return cls(**{**data, "seats": tuple(Entrant(**seat) for seat in data["seats"])})


@dataclass
class Clock:
    """What a seat's thinking took."""

    moves: int = 0                      # decisions with a choice
    seconds: float = 0.0
    slowest: float = 0.0

    def add(self, seconds: float) -> None:
        self.moves += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)


@dataclass
class Luck:
    """Duplicate play: in a deal, a seat meets the same chance in the same round, phase and step, whoever sits there.

    So a good roll doesn't depend on how many dice others happened to roll before."""

    seed: int
    steps: dict[tuple[int, int, int], int] = field(default_factory=dict)

    def next(self, rounds: int, phase: int, seat: int) -> int:
        step = self.steps[rounds, phase, seat] = self.steps.get((rounds, phase, seat), -1) + 1
        return scatter(self.seed, rounds, phase, seat, step)


def scatter(*numbers: int) -> int:
    """One well mixed number of 64 bits from several."""
    total = 0
    for number in numbers:
        total = (total ^ number & _WORD) * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03 & _WORD
        total ^= total >> 29
        total = total * 0xBF58476D1CE4E5B9 & _WORD
        total ^= total >> 32
    return total


def play_match(job: Job) -> dict[str, Any]:
    """Plays a job's game to the end."""
    game = find_game(job.game)
    bots = [entrant.bot(scatter(job.seed, job.deal, 1 + seat)) for seat, entrant in enumerate(job.seats)]
    parts = _compiled(job.edition)
    position, clocks = _drive(game, parts, job, bots)
    sides = game.sides(len(bots))
    points = [(int(p), int(tie)) for p, tie in position.scores()[:sides]]
    state = read(position.state, game.state)
    return {
        "id": job.id,
        "seats": [entrant.name for entrant in job.seats],
        "scores": [p for p, _ in points],
        "ranks": [1 + sum(other > mine for other in points) for mine in points],
        "rounds": int(state.rounds),
        "ending": game.endings[int(state.ending)],
        "moves": [clock.moves for clock in clocks],
        "seconds": [round(clock.seconds, 3) for clock in clocks],
        "slowest": [round(clock.slowest, 3) for clock in clocks],
    }


def _drive(game: Game, parts: Bytes, job: Job, bots: Sequence[Pilot]) -> tuple[Position, list[Clock]]:
    """Every decision by its seat's bot, from its view; forced ones by themselves."""
    position = Position(game, parts)
    chance, state = read(position.chance, CHANCE), read(position.state, game.state)
    luck, clocks = Luck(scatter(job.seed, job.deal)), [Clock() for _ in bots]
    chance.seed = luck.next(0, 0, -1)
    position.begin(len(bots), job.options)
    decision = 0
    while not position.over:
        seat = position.actor
        if position.count == 1:
            code = int(position.moves[0])
        else:
            start = time.perf_counter()
            view = game.secrecy.view(position.state, seat, over=False)
            code = bots[seat].choose(SeatView(game, parts, seat, view, tuple(position.moves.tolist()), decision))
            clocks[seat].add(time.perf_counter() - start)
        chance.seed = luck.next(int(state.rounds), int(state.phase), seat)
        position.play(code)
        decision += 1
    return position, clocks


@lru_cache(maxsize=8)
def _compiled(edition: str) -> Bytes:
    return check_edition(json.loads(edition)).compile()
