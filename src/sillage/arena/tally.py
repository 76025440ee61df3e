"""What pieces do to scores, tallied game by game: the part of a balance study that plays.

Pieces are what events name: a note that was claimed, a customer who was served, a card that was taken, a clock that
was picked. No game needs code for it. Like a match, it needs nothing but NumPy, Numba and Pydantic.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from sillage.arena.match import Match, play_out
from sillage.arena.trial import Trial, events_of
from sillage.kernel.edition import check_edition
from sillage.kernel.game import find_game
from sillage.kernel.records import read
from sillage.kernel.words import Argument, Number, Scene
from sillage.table.position import Position

PLACES = 8      # numbered places (clocks, columns) that count as pieces, at most
# Of each piece, summed over games: seats that took it; takings; takings squared; then, with x = took it and y = score,
# both less the game's mean: the sums of xy and xx, and over games of their squares and product.
SUMS = ("takers", "taken", "taken2", "xy", "xx", "xyxy", "xyxx", "xxxx")

Piece = tuple[str, str, str]    # event, argument, piece


def is_piece(argument: Argument) -> bool:
    """What has a name is a piece; so is a numbered place, counted from 1 as players count."""
    return not isinstance(argument, Number) or (argument.first == 1 and argument.count <= PLACES)


@dataclass(frozen=True)
class Tally(Trial):
    """A trial whose deals are each played twice: the same set-up, other dice."""

    def run(self) -> dict[str, Any]:
        return {"id": self.id, **Sums(self).play()}


class Sums:
    """The sums of one tally."""

    def __init__(self, tally: Tally) -> None:
        self.tally, self.game = tally, find_game(tally.game)
        self.sides = self.game.sides(tally.players)
        self.pieces: dict[tuple[int, int, int], npt.NDArray[np.float64]] = defaultdict(lambda: np.zeros(len(SUMS)))
        self.rows: list[dict[str, Any]] = []
        self.agree: list[float] = []

    def play(self) -> dict[str, Any]:
        for deal in range(self.tally.first, self.tally.first + self.tally.deals):
            first, second = (self._play_one(deal, dice) for dice in range(2))
            self.agree.append(sum(a * b for a, b in zip(first, second, strict=True)))
        parts = self._parts()
        pieces = [[*self._words(key, parts), *sums.tolist()] for key, sums in sorted(self.pieces.items())]
        return {"rows": self.rows, "agree": self.agree, "pieces": pieces}

    def _play_one(self, deal: int, dice: int) -> list[float]:
        taken: dict[tuple[int, int, int], list[int]] = defaultdict(lambda: [0] * self.sides)
        match = play_out(self.tally.job(deal, dice), lambda position: self._observe(position, taken))
        ranks = match.ranks
        wins = [(rank == 1) / ranks.count(1) for rank in ranks]
        scores = [p for p, _ in match.points]
        self._add(taken, np.array(scores, dtype=np.float64))
        self.rows.append(self._row(match, scores, wins))
        return wins

    def _row(self, match: Match, scores: list[int], wins: list[float]) -> dict[str, Any]:
        return {"scores": scores, "wins": wins, "rounds": match.rounds, "ending": match.ending,
                "decisions": match.decisions}

    def _observe(self, position: Position, taken: dict[tuple[int, int, int], list[int]]) -> None:
        for kind, seat, values in events_of(position.log):
            if 0 <= seat < self.sides:
                for place, argument in enumerate(self.game.events[kind].args):
                    if is_piece(argument):
                        taken[kind, place, values[place]][seat] += 1

    def _add(self, taken: Mapping[tuple[int, int, int], list[int]], scores: npt.NDArray[np.float64]) -> None:
        """Adds a game: within it, a piece's takers against the others."""
        y = scores - scores.mean()
        for key, counts in taken.items():
            times = np.array(counts)
            took = (times > 0).astype(np.float64)
            x = took - took.mean()
            xy, xx = float(x @ y), float(x @ x)
            total = float(times.sum())
            self.pieces[key] += (took.sum(), total, total * total, xy, xx, xy * xy, xy * xx, xx * xx)

    def _parts(self) -> Scene:
        edition = check_edition(json.loads(self.tally.edition))
        return Scene(None, read(edition.compile(), self.game.parts), edition)

    def _words(self, key: tuple[int, int, int], scene: Scene) -> Piece:
        kind, place, value = key
        event = self.game.events[kind]
        return event.name, event.args[place].name, event.args[place].word(value, scene)
