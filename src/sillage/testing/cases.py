"""The cases: a game at every player count of its header, with every value of every option.

Options that change the board or the pieces (`Option.board`) are tried in every combination at every player count; the
rest with few players, and all together with most.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Any

from sillage.kernel.chance import CHANCE, WRITE
from sillage.kernel.edition import Edition, load_edition
from sillage.kernel.game import Game, Option, find_game
from sillage.kernel.log import LOG
from sillage.kernel.records import Bytes, read
from sillage.table import Position, Table
from sillage.table.decision import seeded_dice

THOROUGH = 8        # a thorough check plays so many times the games of a usual one


@dataclass(frozen=True)
class Case:
    """A game with a number of players and the options that are not at their default."""

    game_id: str
    players: int
    chosen: tuple[tuple[str, Any], ...] = ()
    thorough: bool = False

    def __str__(self) -> str:
        options = (id if value is True else f"{id}-{value}" for id, value in self.chosen)
        return "-".join([self.game_id, str(self.players), *options])

    @property
    def game(self) -> Game:
        return find_game(self.game_id)

    @property
    def options(self) -> dict[str, Any]:
        return dict(self.chosen)

    @property
    def edition(self) -> Edition:
        return _edition(self.game_id)

    @property
    def parts(self) -> Bytes:
        return _parts(self.game_id)

    @property
    def eyes(self) -> list[int | None]:
        """Everybody who looks on: the seats, and None for a spectator."""
        return [*range(self.players), None]

    @property
    def places(self) -> int:
        """Places at the table: the players', and those of the sides that the rules play."""
        return self.game.sides(self.players)

    def many(self, games: int) -> int:
        """So many games; more of them in a thorough check."""
        return THOROUGH * games if self.thorough else games

    def start(self, seed: int) -> Position:
        """A new game that writes its tape and its events."""
        position = Position(self.game, self.parts)
        chance = read(position.chance, CHANCE)
        chance.seed, chance.mode = seed, WRITE
        read(position.whim, CHANCE).seed = seed + 1_000_000
        read(position.log, LOG).on = 1
        position.begin(self.players, self.options)
        return position

    def table(self, seed: int = 0, **more: Any) -> Table:
        seats = [f"seat {seat}" for seat in range(self.players)]
        return Table(self.game, self.edition, seats, options=self.options, dice=seeded_dice(seed), **more)

    def check(self, state: Bytes) -> None:
        """Asserts what must hold in every position of the game: its own `invariants.check`."""
        self.game.module("invariants").check(read(state, self.game.state), read(self.parts, self.game.parts))


@cache
def _edition(game_id: str) -> Edition:
    return load_edition(game_id)


@cache
def _parts(game_id: str) -> Bytes:
    return _edition(game_id).compile()


def others(option: Option) -> list[tuple[str, Any]]:
    """The values of an option that are not its default."""
    return [(option.id, value) for value in option.values if value != option.default]


def _cases(game: Game) -> Iterator[Case]:
    boards = [option for option in game.options if option.board]
    for players in game.players:
        for values in product(*(option.values for option in boards)):
            chosen = zip(boards, values, strict=True)
            yield Case(game.id, players, tuple((o.id, value) for o, value in chosen if value != o.default))
    for option in game.options:
        if option not in boards:
            yield from (Case(game.id, game.players.start, (choice,)) for choice in others(option))
    if len(game.options) > 1:
        yield Case(game.id, game.players.stop - 1, tuple(others(option)[-1] for option in game.options))


@cache
def cases(game_id: str, thorough: bool = False) -> tuple[Case, ...]:
    """All cases of a game."""
    found = _cases(find_game(game_id))
    return tuple(Case(case.game_id, case.players, case.chosen, thorough) for case in found)
