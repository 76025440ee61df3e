"""What a study plays, a piece of work at a time: equal bots at one table, deal after deal.

A trial says everything, so that it can be played in another process or on another machine; what is made of its games
is said by its kinds (`counts.py: Count`, `tally.py: Tally`)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from sillage.arena.match import Entrant, Job
from sillage.kernel.game import Game
from sillage.kernel.log import EVENT, LOG
from sillage.kernel.records import Bytes


@dataclass(frozen=True)
class Trial:
    """Deals `first` to `first + deals` of one edition at one number of players and options, bots of one level."""

    name: str                           # of what it is a part
    game: str
    edition: str                        # the pieces, as JSON
    options: Mapping[str, Any]
    players: int
    bot: str
    sims: int | None
    seed: int
    first: int
    deals: int

    @property
    def id(self) -> str:
        return f"{self.name}/{self.first}"

    @property
    def compiles(self) -> str:
        return f"{self.game}, {self.bot}"

    def data(self) -> dict[str, Any]:
        return asdict(self)

    def job(self, deal: int, dice: int = 0) -> Job:
        """One game of it."""
        bots = tuple(Entrant(f"{self.bot}-{seat}", self.bot, self.sims) for seat in range(self.players))
        return Job(self.game, self.edition, self.options, bots, "trial", deal, 0, self.seed, dice)

    def run(self) -> dict[str, Any]:
        """What came of it, as plain data."""
        raise NotImplementedError


def events_of(log: Bytes) -> list[tuple[int, int, list[int]]]:
    """The events of a log as (kind, seat, numbers)."""
    count = int(log[_WRITTEN : _WRITTEN + 2].view(np.int16)[0])
    rows = log[_EVENTS : _EVENTS + count * EVENT.itemsize].view(EVENT)
    return [(int(row["kind"]), int(row["seat"]), row["arg"].tolist()) for row in rows]


def _offset(name: str) -> int:
    fields: Any = LOG.fields
    return int(fields[name][1])


_WRITTEN, _EVENTS = _offset("written"), _offset("event")


def solo(game: Game, players: int) -> bool:
    """Whether nobody is there to be compared with."""
    return game.sides(players) < 2
