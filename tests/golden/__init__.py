"""Golden games: whole records of greedy games, one of each case, kept as files. A change of rules shows as a
difference. Those of games from other packages are the packages' own business.

`python -m tests.golden` (or `make golden`) writes them anew.
"""

from __future__ import annotations

from pathlib import Path

import sillage
from sillage.kernel.game import built_in
from sillage.table.lines import record_lines
from sillage.testing import Case, cases

FOLDER = Path(__file__).parent
SEED = 2026
CASES = [case for game_id in built_in() for case in cases(game_id)]


def path_of(case: Case) -> Path:
    return FOLDER / f"{case}.jsonl"


def play(case: Case) -> list[str]:
    """The lines of the record."""
    table = sillage.new(case.game_id, ["greedy"] * case.players, seed=SEED, options=case.options)
    return list(record_lines(table))
