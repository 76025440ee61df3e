"""Which numbers of which events name the pieces that a game's balance speaks of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from sillage.kernel.balance import Balance, Found
from sillage.kernel.edition import Edition
from sillage.kernel.game import Game
from sillage.kernel.records import read
from sillage.kernel.words import Scene

TAKEN, SHOWN, STARTS = range(3)         # what an event that is watched says
Numbers = npt.NDArray[Any]


@dataclass(frozen=True)
class Watch:
    """What is looked for in the events of a game: rows of (event, argument, what it says), and for each row which piece
    a value names, -1: none."""

    rows: Numbers
    lookup: Numbers
    pieces: tuple[tuple[str, str], ...]         # kind and id of every piece
    always: Numbers                             # 1 for pieces that are on the table in every game


def watch_of(game: Game, edition: Edition, balance: Balance) -> Watch:
    """The watch of an edition's pieces."""
    scene = Scene(None, read(edition.compile(), game.parts), edition)
    names = {event.name: number for number, event in enumerate(game.events)}
    rows: list[tuple[int, int, int]] = []
    lookup: list[dict[int, int]] = []
    pieces: list[tuple[str, str]] = []
    always: list[int] = []
    for kind in balance.kinds:
        words = {value: word for found in kind.taken for value, word in _words(game, names, found, scene).items()}
        known = {word: len(pieces) + i for i, word in enumerate(dict.fromkeys(words.values()))}
        pieces += [(kind.id, word) for word in known]
        always += [int(not kind.shown)] * len(known)
        for says, found in [(TAKEN, f) for f in kind.taken] + [(SHOWN, f) for f in kind.shown]:
            event = names[found[0]]
            place = [argument.name for argument in game.events[event].args].index(found[1])
            rows.append((event, place, says))
            here = _words(game, names, found, scene)
            lookup.append({value: known[word] for value, word in here.items() if word in known})
    if balance.starts:
        rows.append((names[balance.starts], 0, STARTS))
        lookup.append({})
    width = 1 + max((max(row, default=0) for row in lookup), default=0)
    table = np.full((len(rows), width), -1, dtype=np.int64)
    for i, row in enumerate(lookup):
        for value, piece in row.items():
            table[i, value] = piece
    return Watch(np.array(rows, dtype=np.int64).reshape(-1, 3), table, tuple(pieces), np.array(always, dtype=np.int8))


def _words(game: Game, names: Mapping[str, int], found: Found, scene: Scene) -> dict[int, str]:
    """The pieces that an argument of an event can name, by value."""
    argument = {a.name: a for a in game.events[names[found[0]]].args}[found[1]]
    return {value: word for value in range(argument.count) if (word := argument.word(value, scene))}
