"""A law is a plain function that asserts something: of every case of a game, or of the game as a whole."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sillage.testing.cases import Case

Check = Callable[[Any], None]


@dataclass(frozen=True)
class Law:
    """What must hold, of a case or (`of_games`) of all of the case's game."""

    name: str
    check: Check
    of_games: bool

    def __call__(self, case: Case) -> None:
        self.check(case.game_id if self.of_games else case)

    def __str__(self) -> str:
        return self.name


LAWS: list[Law] = []        # in the order in which they are written


def of_each_case(check: Check) -> Check:
    """A law of every case."""
    LAWS.append(Law(check.__name__, check, of_games=False))
    return check


def of_each_game(check: Check) -> Check:
    """A law of a game as a whole; it is given the game's id."""
    LAWS.append(Law(check.__name__, check, of_games=True))
    return check


def refuses(error: type[Exception], call: Callable[..., Any], *args: Any) -> None:
    """Asserts that a call is refused."""
    try:
        call(*args)
    except error:
        return
    raise AssertionError(f"{call} with {args} was not refused")
