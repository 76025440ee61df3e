"""Golden games: whole records of greedy games, kept as files. A change of rules shows as a difference.

`python -m tests.golden` (or `make golden`) writes them anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import sillage
from sillage.kernel.game import find_game, game_ids
from sillage.table.record import record_lines
from tests.kit.cases import Case, others

FOLDER = Path(__file__).parent
SEED = 2026


def golden_cases() -> Iterator[Case]:
    """Every player count, and every value of every option with the fewest players."""
    for game_id in game_ids():
        game = find_game(game_id)
        yield from (Case(game_id, players) for players in game.players)
        for option in game.options:
            yield from (Case(game_id, game.players.start, (choice,)) for choice in others(option))


def path_of(case: Case) -> Path:
    return FOLDER / f"{case}.jsonl"


def play(case: Case) -> list[str]:
    """The lines of the record."""
    table = sillage.new(case.game_id, ["greedy"] * case.players, seed=SEED, options=case.options)
    return list(record_lines(table))
