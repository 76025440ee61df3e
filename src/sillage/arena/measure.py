"""How balanced an edition is: shares of seats and of who starts, pieces taken and worth what, endings that are alive.

A miss is what lies outside of its bounds, in units of the bounds; the sum of all misses is what `sillage tune` makes
small. What is told has intervals of 95 %: what they don't exclude, the games didn't show."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from sillage.arena.simulate import Share, share
from sillage.kernel.balance import Balance
from sillage.kernel.game import Game

Z = 1.96
SELDOM = 30             # takers and others that a piece needs before its worth is told
Sums = dict[str, Any]


@dataclass(frozen=True)
class Bounds:
    """What counts as balanced."""

    share: float = 0.02                         # a seat's share of wins, and a starter's, off the fair one
    taken: tuple[float, float] = (0.05, 0.95)   # games in which a piece is taken, of those in which it was there
    points: float = 3.0                         # its takers' points off the mean of its kind
    wins: tuple[float, float] = (0.7, 1.4)      # of a fair share, for pieces that everybody has one of


@dataclass(frozen=True)
class Piece:
    """What is known of a piece in a cell: how often it is taken where it is shown, and what it is worth.

    `worth`: points of its takers against the others of the same game, or their wins in fair shares; None: seldom."""

    kind: str
    piece: str
    taken: Share
    worth: Share | None


@dataclass(frozen=True)
class Cell:
    """All that is known of one number of players and options."""

    name: str
    games: int
    rounds: float
    points: float
    endings: Mapping[str, Share]
    seats: Sequence[Share]
    starts: Sequence[Share]
    pieces: Sequence[Piece]


@dataclass(frozen=True)
class Miss:
    """Something out of bounds: where, what, by how much."""

    cell: str
    what: str           # "seat", "start", "ending", "taken", or the kind of a piece: its worth
    name: str
    value: float
    by: float           # in units of its bound; more than 0
    more: bool          # whether it is too much


def add(total: Sums, sums: Mapping[str, Sequence[float]]) -> None:
    for name, numbers in sums.items():
        row = np.asarray(numbers, dtype=np.float64)
        total[name] = total[name] + row if name in total else row


def cell_of(name: str, game: Game, balance: Balance, pieces: Sequence[tuple[str, str]], sums: Sums,
            options: Mapping[str, Any] | None = None) -> Cell:
    games, started = int(sums["games"][0]), int(sums["started"][0])
    sides = len(sums["seats"])
    kinds = {kind.id: kind for kind in balance.kinds}
    return Cell(
        name, games, float(sums["rounds"][0]) / games, float(sums["points"][0]) / games,
        {ending: share(float(n), games) for ending, n in zip(game.endings, sums["endings"], strict=True)
         if n or ending in balance.endings},
        [share(float(wins), games) for wins in sums["seats"]],
        [share(float(wins), started) for wins in sums["starts"]] if started else [],
        [Piece(kind, piece, _taken(sums, i), _worth(kinds[kind].measure, sums, i, games, sides))
         for i, (kind, piece) in enumerate(pieces) if sums["shown"][i] and kinds[kind].there(piece, options or {})],
    )


def _taken(sums: Sums, i: int) -> Share:
    return share(float(sums["taken"][i]), float(sums["shown"][i]))


def _worth(measure: str, sums: Sums, i: int, games: int, sides: int) -> Share | None:
    takers = float(sums["takers"][i])
    if measure == "wins":
        return _fair_shares(sums, i, takers, sides) if takers >= SELDOM else None
    others = games * sides - takers
    xx = float(sums["xx"][i])
    if min(takers, others) < SELDOM or xx == 0:
        return None
    worth = float(sums["xy"][i]) / xx
    spread = float(sums["xyxy"][i]) - 2 * worth * float(sums["xyxx"][i]) + worth * worth * float(sums["xxxx"][i])
    half = Z * math.sqrt(max(0.0, spread)) / xx
    return Share(worth, worth - half, worth + half)


def _fair_shares(sums: Sums, i: int, takers: float, sides: int) -> Share:
    mean = float(sums["won"][i]) / takers
    half = Z * math.sqrt(max(0.0, float(sums["won2"][i]) / takers - mean * mean) / takers)
    return Share(mean * sides, (mean - half) * sides, (mean + half) * sides)


# ---- misses ----------------------------------------------------------------------------------------
def misses(cell: Cell, balance: Balance, bounds: Bounds) -> list[Miss]:
    """Everything of a cell that is out of bounds."""
    found = [*_shares(cell, "seat", cell.seats, bounds), *_shares(cell, "start", cell.starts, bounds)]
    for ending, least in balance.endings.items():
        alive = cell.endings[ending].value
        if alive < least:
            found.append(Miss(cell.name, "ending", ending, alive, (least - alive) / least, more=False))
    means = kind_means(cell)
    kinds = {kind.id: kind for kind in balance.kinds}
    for piece in cell.pieces:
        kind = kinds[piece.kind]
        if kind.measure == "wins":
            found += _between(cell, piece.kind, piece.piece, piece.worth, *bounds.wins)
            continue
        if not kind.must:
            found += _between(cell, "taken", piece.piece, piece.taken, *bounds.taken)
        mean = means.get(piece.kind, 0.0)
        found += _between(cell, piece.kind, piece.piece, piece.worth, mean - bounds.points, mean + bounds.points)
    return found


def kind_means(cell: Cell) -> dict[str, float]:
    """What a piece of each kind is worth to its takers on average."""
    worths: dict[str, list[float]] = defaultdict(list)
    for piece in cell.pieces:
        if piece.worth is not None:
            worths[piece.kind].append(piece.worth.value)
    return {kind: float(np.mean(values)) for kind, values in worths.items()}


def _shares(cell: Cell, what: str, shares: Sequence[Share], bounds: Bounds) -> list[Miss]:
    fair = 1 / len(shares) if shares else 0.0
    return [
        Miss(cell.name, what, str(i + 1), one.value, abs(one.value - fair) / bounds.share - 1, one.value > fair)
        for i, one in enumerate(shares) if abs(one.value - fair) > bounds.share
    ]


def _between(cell: Cell, what: str, name: str, value: Share | None, least: float, most: float) -> list[Miss]:
    if value is None or least <= value.value <= most:
        return []
    more = value.value > most
    off = value.value - most if more else least - value.value
    return [Miss(cell.name, what, name, value.value, off / ((most - least) / 2), more)]
