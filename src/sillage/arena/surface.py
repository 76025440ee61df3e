"""How balance follows the numbers of an edition: a *response surface* of the first order.

Many editions are played a few games each, on deals of their own, every number turned a little at random. A regression
tells by how much each share and each worth moves when a number is turned by one; what the games don't show counts as
nothing (ridge, as strong as the noise is). All cells together say what a number does everywhere, each cell what it
does there beside. What it promises far away is little worth, so its steps are short and are played before they are
believed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
import numpy.typing as npt

from sillage.arena.measure import Cell, Sums
from sillage.arena.simulate import Share
from sillage.kernel.balance import Balance, Path, Turnable
from sillage.kernel.game import Game
from sillage.kernel.records import SEATS

Changes = dict[Path, int]
Rows = npt.NDArray[np.float64]

FLAT = 1e-12            # less spread than this is none


def facts(game: Game, balance: Balance, pieces: Sequence[tuple[str, str]], sums: Sums) -> tuple[Rows, Rows]:
    """Everything measured of some games, as parts of a whole: seats, starters, endings, pieces taken, their worth."""
    sides, games, started = len(sums["seats"]), float(sums["games"][0]), float(sums["started"][0])
    wins = np.array([_measures(balance)[kind] == "wins" for kind, _ in pieces], dtype=bool)
    none = np.zeros(SEATS - sides)
    part = [
        sums["seats"], none, sums["starts"], none, sums["endings"], sums["taken"],
        np.where(wins, np.multiply(sums["won"], sides), sums["xy"]),
    ]
    whole = [
        np.full(SEATS, games), np.full(SEATS, started), np.full(len(game.endings), games), sums["shown"],
        np.where(wins, sums["takers"], sums["xx"]),
    ]
    return np.concatenate(part).astype(np.float64), np.concatenate(whole).astype(np.float64)


def _measures(balance: Balance) -> dict[str, str]:
    return {kind.id: kind.measure for kind in balance.kinds}


@dataclass
class Survey:
    """The games of one cell: the numbers they were played with, and what was measured."""

    numbers: list[Sequence[int]] = field(default_factory=list)
    parts: list[Rows] = field(default_factory=list)
    wholes: list[Rows] = field(default_factory=list)

    def add(self, numbers: Sequence[int], part: Rows, whole: Rows) -> None:
        self.numbers.append(numbers)
        self.parts.append(part)
        self.wholes.append(whole)

    def normal(self) -> tuple[Rows, Rows, Rows, npt.NDArray[np.bool_]]:
        """X'X and X'y of the regression of every fact on the numbers, the spread of y, and which facts there are."""
        x, part, whole = np.array(self.numbers, dtype=np.float64), np.array(self.parts), np.array(self.wholes)
        mean = whole.mean(axis=0)
        there = mean > 0
        mean = np.where(there, mean, 1.0)
        y = (part - whole * (part.mean(axis=0) / mean)) / mean      # how far a game is off the share, in shares
        y -= y.mean(axis=0)
        x -= x.mean(axis=0)
        return x.T @ x, x.T @ y, y.var(axis=0), there


def slopes(surveys: Sequence[Survey]) -> Rows:
    """By cell, number and fact: how much the fact moves when the number is turned by one."""
    cells = [survey.normal() for survey in surveys]
    found = np.zeros((len(cells), *cells[0][1].shape))
    for fact in range(found.shape[2]):
        here = [i for i, (_, _, spread, there) in enumerate(cells) if there[fact] and spread[fact] > FLAT]
        if not here:
            continue
        spread = float(np.mean([cells[i][2][fact] for i in here]))
        common = _ridge(sum(cells[i][0] for i in here), sum(cells[i][1][:, fact] for i in here), spread)
        for i in here:
            xx, xy, spread_here, _ = cells[i]
            found[i, :, fact] = common + _ridge(xx, xy[:, fact] - xx @ common, float(spread_here[fact]))
    return found


def _ridge(xx: Any, xy: Any, spread: float) -> Rows:
    """A regression that believes slopes as far as they stand out of the noise: their spread is what xy'xy has more than
    noise would give it."""
    signal = (float(xy @ xy) - spread * float(np.trace(xx))) / float(np.sum(xx * xx))
    if signal <= FLAT:
        return np.zeros(len(xy))
    return np.linalg.solve(xx + np.eye(len(xy)) * (spread / signal), xy)


@dataclass(frozen=True)
class Surface:
    """What is expected of editions near one whose games were counted."""

    knobs: Sequence[Turnable]
    changes: Changes                # of the edition at the centre
    cells: Sequence[Cell]           # what its games showed
    pieces: Sequence[tuple[str, str]]
    endings: Sequence[str]
    slopes: Rows

    def expect(self, changes: Mapping[Path, int]) -> list[Cell]:
        """The cells as they should be with other numbers."""
        turned = np.subtract(values_of(self.knobs, changes), values_of(self.knobs, self.changes))
        return [self._moved(cell, turned @ slope) for cell, slope in zip(self.cells, self.slopes, strict=True)]

    def _moved(self, cell: Cell, by: Rows) -> Cell:
        starts, endings = by[SEATS : 2 * SEATS], by[2 * SEATS : 2 * SEATS + len(self.endings)]
        taken, worth = by[2 * SEATS + len(self.endings) :].reshape(2, -1)
        at = {piece: i for i, piece in enumerate(self.pieces)}
        rows = [(piece, at[piece.kind, piece.piece]) for piece in cell.pieces]
        return replace(
            cell, seats=_each(cell.seats, by), starts=_each(cell.starts, starts),
            endings={name: _by(cell.endings[name], endings[i]) for i, name in enumerate(self.endings)
                     if name in cell.endings},
            pieces=[replace(piece, taken=_by(piece.taken, taken[i]), worth=piece.worth and _by(piece.worth, worth[i]))
                    for piece, i in rows],
        )


def values_of(knobs: Iterable[Turnable], changes: Mapping[Path, int]) -> list[int]:
    return [changes.get(knob.path, knob.value) for knob in knobs]


def _each(shares: Sequence[Share], by: Rows) -> list[Share]:
    return [_by(one, by[i]) for i, one in enumerate(shares)]


def _by(one: Share, by: float) -> Share:
    return Share(one.value + by, one.low + by, one.high + by)
