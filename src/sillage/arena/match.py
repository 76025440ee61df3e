"""One game of a tournament: a job in, a result out.

A job says everything: game, pieces, options, who sits where, the deal. The same job gives the same result on every
machine (where bots think by simulations, not by time). Nothing here needs more than NumPy, Numba and Pydantic, so
that jobs can run on a bare machine with many cores.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from typing import Any

from sillage.bots import make_bot, searches
from sillage.kernel.chance import CHANCE
from sillage.kernel.edition import check_edition
from sillage.kernel.game import Game, find_game
from sillage.kernel.log import LOG
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
    dice: int = 0                       # other dice after the same set-up

    @property
    def id(self) -> str:
        return f"{self.game}/{len(self.seats)}/{self.lineup}/{self.deal}/{self.rotation}"

    @property
    def compiles(self) -> str:
        return f"{self.game}, {'search' if any(searches(seat.level) for seat in self.seats) else 'rules'}"

    def data(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Job:
        return cls(**{**data, "seats": tuple(Entrant(**seat) for seat in data["seats"])})

    def run(self) -> dict[str, Any]:
        return play_match(self)


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

    So a good roll doesn't depend on how many dice others happened to roll before. The set-up is the deal's own; what
    comes after it can be thrown with other dice."""

    deal: int
    dice: int
    steps: dict[tuple[int, int, int], int] = field(default_factory=dict)

    def setup(self) -> int:
        return scatter(self.deal, -1)

    def next(self, rounds: int, phase: int, seat: int) -> int:
        step = self.steps[rounds, phase, seat] = self.steps.get((rounds, phase, seat), -1) + 1
        return scatter(self.deal, self.dice, rounds, phase, seat, step)


def scatter(*numbers: int) -> int:
    """One well mixed number of 64 bits from several."""
    total = 0
    for number in numbers:
        total = (total ^ number & _WORD) * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03 & _WORD
        total ^= total >> 29
        total = total * 0xBF58476D1CE4E5B9 & _WORD
        total ^= total >> 32
    return total


Observe = Callable[[Position], None]


@dataclass(frozen=True)
class Match:
    """A game that was played to the end."""

    game: Game
    position: Position
    clocks: list[Clock]
    decisions: int

    @property
    def points(self) -> list[tuple[int, int]]:
        """Each side's points and tie-break."""
        sides = self.game.sides(len(self.clocks))
        return [(int(p), int(tie)) for p, tie in self.position.scores()[:sides]]

    @property
    def ranks(self) -> list[int]:
        return [1 + sum(other > mine for other in self.points) for mine in self.points]

    @property
    def rounds(self) -> int:
        return int(read(self.position.state, self.game.state).rounds)

    @property
    def ending(self) -> str:
        return self.game.endings[int(read(self.position.state, self.game.state).ending)]


def play_match(job: Job) -> dict[str, Any]:
    """A job's game, told as plain data."""
    match = play_out(job)
    return {
        "id": job.id,
        "seats": [entrant.name for entrant in job.seats],
        "scores": [p for p, _ in match.points],
        "ranks": match.ranks,
        "rounds": match.rounds,
        "ending": match.ending,
        "moves": [clock.moves for clock in match.clocks],
        "seconds": [round(clock.seconds, 3) for clock in match.clocks],
        "slowest": [round(clock.slowest, 3) for clock in match.clocks],
    }


def play_out(job: Job, observe: Observe | None = None) -> Match:
    """Plays a job's game to the end: every decision by its seat's bot, from its view; forced ones by themselves.

    `observe` is shown the set-up and every decision, with the events in the log."""
    game, parts = find_game(job.game), _compiled(job.edition)
    bots = [entrant.bot(scatter(job.seed, job.deal, 1 + seat)) for seat, entrant in enumerate(job.seats)]
    position, clocks = Position(game, parts), [Clock() for _ in bots]
    chance, state = read(position.chance, CHANCE), read(position.state, game.state)
    read(position.log, LOG).on = observe is not None
    luck = Luck(scatter(job.seed, job.deal), job.dice)
    chance.seed = luck.setup()
    position.begin(len(bots), job.options)
    decisions = 0
    while True:
        if observe is not None:
            observe(position)
        if position.over:
            return Match(game, position, clocks, decisions)
        seat = position.actor
        code = int(position.moves[0]) if position.count == 1 else _ask(bots[seat], position, decisions, clocks[seat])
        chance.seed = luck.next(int(state.rounds), int(state.phase), seat)
        position.play(code)
        decisions += 1


def _ask(bot: Pilot, position: Position, decision: int, clock: Clock) -> int:
    start = time.perf_counter()
    game, seat = position.game, position.actor
    view = game.secrecy.view(position.state, seat, over=False)
    code = bot.choose(SeatView(game, position.parts, seat, view, tuple(position.moves.tolist()), decision))
    clock.add(time.perf_counter() - start)
    return code


@lru_cache(maxsize=8)
def _compiled(edition: str) -> Bytes:
    return check_edition(json.loads(edition)).compile()
