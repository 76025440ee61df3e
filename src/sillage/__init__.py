"""Sillage: modern board games as software. One set of rules for play, research and speed.

    table = sillage.new("parfum", seats=["Mia", "greedy"], seed=7)
    table.play("clock 2")

`new` opens a table, `load` one that was recorded, `position` a bare position for research; `analyse` tells what
turned a game. What goes wrong is a `SillageError`.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sillage.errors import (
    EditionError,
    IllegalAction,
    NotationError,
    RecordError,
    SetupError,
    SillageError,
    UndoRefused,
)

if TYPE_CHECKING:
    from sillage.arena.analysis import Analysis
    from sillage.kernel.edition import Edition
    from sillage.kernel.words import Event
    from sillage.table import Action, Position, Result, Table

__version__ = "0.1.0"
__all__ = [
    "Action", "EditionError", "Event", "IllegalAction", "NotationError", "Position", "RecordError", "Result",
    "SetupError", "SillageError", "Table", "UndoRefused", "__version__", "analyse", "load", "new", "position",
]

# Loaded when first used, so that `import sillage` is quick.
_PLACES = {
    "Action": "sillage.table", "Event": "sillage.kernel.words", "Position": "sillage.table",
    "Result": "sillage.table", "Table": "sillage.table",
}


def __getattr__(name: str) -> Any:
    if name not in _PLACES:
        raise AttributeError(f"module 'sillage' has no attribute {name!r}")
    return getattr(importlib.import_module(_PLACES[name]), name)


def __dir__() -> list[str]:
    return [*__all__, "__doc__", "__file__", "__name__", "__path__"]


def new(
    game: str, seats: Sequence[str], *, seed: int | None = None, options: Mapping[str, Any] | None = None,
    edition: str | Path | Edition | None = None, forced: bool = False,
) -> Table:
    """A new table. A seat named like a bot level ("greedy", "random") is played by that bot.

    `edition` is the id of an edition, a file, or an Edition; `forced` plays decisions that have only one
    answer by themselves."""
    from sillage.kernel.game import find_game
    from sillage.table import Table, seeded_dice

    header, pieces = find_game(game), _edition(game, edition)
    names, pilots = _seat(seats, seed)
    dice = None if seed is None else seeded_dice(seed)
    return Table(header, pieces, names, options=options, dice=dice, pilots=pilots, forced=forced)


def load(path: str | Path, *, forced: bool = False) -> Table:
    """The table of a record, ready to be played on. Bots keep the seats that the record gives them."""
    import secrets

    from sillage.bots import make_bot
    from sillage.table.record import read_record

    table = read_record(Path(path))
    seed = secrets.randbits(32)
    table.continue_with({seat: make_bot(level, seed + seat) for seat, level in table.bots.items()}, forced=forced)
    return table


def position(
    game: str, players: int = 2, *, seed: int = 0, options: Mapping[str, Any] | None = None,
    edition: str | Path | Edition | None = None,
) -> Position:
    """A game without names, history or hiding: `moves`, `play`, `scores`, `copy`, one compiled call a decision."""
    from sillage.kernel.game import find_game
    from sillage.table import Position

    return Position.start(find_game(game), _edition(game, edition).compile(), players, options, seed=seed)


def analyse(record: str | Path | Table, *, sims: int | None = None, seed: int = 0) -> Analysis:
    """Each player's chance to win through a game, what turned it, what the nose would have played, what was luck.

    `sims` games are played on from every position; the same `sims` and `seed` give the same analysis."""
    from sillage.arena.analysis import SIMS, analyse_table
    from sillage.table.record import read_record

    table = read_record(Path(record)) if isinstance(record, str | Path) else record
    return analyse_table(table, SIMS if sims is None else sims, seed)


def _edition(game: str, which: str | Path | Edition | None) -> Edition:
    from sillage.kernel.edition import Edition, load_edition

    return which if isinstance(which, Edition) else load_edition(game, which)


def _seat(seats: Sequence[str], seed: int | None) -> tuple[list[str], dict[int, Any]]:
    """Names of the seats (two bots of a level are told apart by a number) and their bots."""
    import secrets

    from sillage.bots import LEVELS, make_bot

    seed = secrets.randbits(32) if seed is None else seed
    pilots = {seat: make_bot(name, seed + seat) for seat, name in enumerate(seats) if name in LEVELS}
    names = []
    for seat, name in enumerate(seats):
        twins = [s for s, other in enumerate(seats) if other == name]
        names.append(f"{name}-{twins.index(seat) + 1}" if seat in pilots and len(twins) > 1 else name)
    return names, pilots
