"""The cases: every game, every player count of its header, every value of every option. What is CROSSED is tried in
every combination at every player count; the rest with few players, and all together with most."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Any

import pytest

from sillage.kernel.chance import CHANCE, WRITE
from sillage.kernel.edition import Edition, load_edition
from sillage.kernel.game import Game, Option, find_game, game_ids
from sillage.kernel.log import LOG
from sillage.kernel.records import Bytes, read
from sillage.table import Position, Table
from sillage.table.table import seeded_dice


@dataclass(frozen=True)
class Case:
    """A game with a number of players and the options that are not at their default."""

    game_id: str
    players: int
    chosen: tuple[tuple[str, Any], ...] = ()

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
        """Places at the table: a game for one has a rival in the second place."""
        return max(self.players, 2)

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


@cache
def _edition(game_id: str) -> Edition:
    return load_edition(game_id)


@cache
def _parts(game_id: str) -> Bytes:
    return _edition(game_id).compile()


def others(option: Option) -> list[tuple[str, Any]]:
    """The values of an option that are not its default."""
    return [(option.id, value) for value in option.values if value != option.default]


CROSSED = {"fairy_perfume": ("side", "variant")}      # options that change the board or the pieces


def _cases(game: Game) -> Iterator[Case]:
    crossed = [option for option in game.options if option.id in CROSSED.get(game.id, ())]
    for players in game.players:
        for values in product(*(option.values for option in crossed)):
            chosen = zip(crossed, values, strict=True)
            yield Case(game.id, players, tuple((o.id, value) for o, value in chosen if value != o.default))
    for option in game.options:
        if option not in crossed:
            yield from (Case(game.id, game.players.start, (choice,)) for choice in others(option))
    if len(game.options) > 1:
        yield Case(game.id, game.players.stop - 1, tuple(others(option)[-1] for option in game.options))


CASES = [case for game_id in game_ids() for case in _cases(find_game(game_id))]

each_case = pytest.mark.parametrize("case", CASES, ids=str)
each_game = pytest.mark.parametrize("game_id", game_ids())
