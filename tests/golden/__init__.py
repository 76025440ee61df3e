"""Golden games: whole records of greedy games, one of each case, kept as files. A change of rules shows as a
difference. Those of games from other packages are the packages' own business.

The games of an edition stay as they are for ever: what was recorded with it is read with it. Of every edition that came
after the first there is a folder, with a game for each number of players, of other options each.

`python -m tests.golden` (or `make golden`) writes them anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import sillage
from sillage.kernel.edition import editions_of, load_edition
from sillage.kernel.found import built_in
from sillage.kernel.game import find_game
from sillage.table.lines import record_lines
from sillage.testing import Case, cases

FOLDER = Path(__file__).parent
SEED = 2026


@dataclass(frozen=True)
class Golden:
    """A game that is kept: its case, and the edition that is played."""

    case: Case
    edition: str
    path: Path

    def __str__(self) -> str:
        return self.path.relative_to(FOLDER).with_suffix("").as_posix()


def _few(known: tuple[Case, ...]) -> list[Case]:
    """The last case of each number of players: the one with most options."""
    return list({case.players: case for case in known}.values())


def _goldens() -> Iterator[Golden]:
    for game_id in built_in():
        first = find_game(game_id).edition_model.first or load_edition(game_id).id
        for case in cases(game_id):
            yield Golden(case, first, FOLDER / f"{case}.jsonl")
        for later in [edition for edition in editions_of(game_id) if edition != first]:
            for case in _few(cases(game_id)):
                yield Golden(case, later, FOLDER / later / f"{case}.jsonl")


CASES = list(_goldens())


def play(golden: Golden) -> list[str]:
    """The lines of the record."""
    case = golden.case
    table = sillage.new(
        case.game_id, ["greedy"] * case.players, seed=SEED, options=case.options, edition=golden.edition
    )
    table.format = 1        # what they were written in stays readable, to the letter
    return list(record_lines(table))
