"""Running the laws: as tests of pytest, or by a plain call."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from sillage.testing.cases import Case, cases
from sillage.testing.law import LAWS, Law


def trials(game_id: str, thorough: bool = False) -> Iterator[tuple[Law, Case]]:
    """Every law with every case that it is checked on."""
    import sillage.testing.kit  # noqa: F401 (the laws register themselves)

    first, *rest = cases(game_id, thorough)
    for law in LAWS:
        yield law, first
        if not law.of_games:
            yield from ((law, case) for case in rest)


def laws(*game_ids: str, thorough: bool = False) -> Callable[..., None]:
    """A test for pytest: each law on each case of these games. `thorough` ones play more games, and are slow."""
    import pytest

    rows = [trial for game_id in game_ids for trial in trials(game_id, thorough)]
    ids = [f"{law}-{case.game_id if law.of_games else case}" for law, case in rows]

    @pytest.mark.parametrize(("law", "case"), rows, ids=ids)
    def test_laws(law: Law, case: Case) -> None:
        law(case)

    return test_laws


def check_game(game_id: str, thorough: bool = False, told: Callable[[Law, Case], Any] = lambda law, case: None) -> int:
    """Checks all laws of a game; returns how many checks there were. The first that fails raises an AssertionError
    that names the law and the case. `told` hears of each check before it begins."""
    if not __debug__:
        raise RuntimeError("laws are assertions; run Python without -O")
    checked = 0
    for law, case in trials(game_id, thorough):
        told(law, case)
        try:
            law(case)
        except Exception as error:
            error.add_note(f"the law {str(law).replace('_', ' ')!r} is broken by {case}")
            raise
        checked += 1
    return checked
