"""A game is declared in one header object; this is what a header says."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from sillage.errors import SetupError
from sillage.kernel.records import layout
from sillage.kernel.secrets import Secrecy
from sillage.kernel.words import ActionTable, EventKind, Scene, Translate

if TYPE_CHECKING:
    from sillage.kernel.edition import Edition
    from sillage.kernel.play import Boundary


NO_NOTES = layout([("nothing", np.int8)])
COMMON_FIELDS = ("actor", "phase", "players", "rounds", "ending")    # what shared code reads of a state


@dataclass(frozen=True)
class Option:
    """A choice made before the game. Ids are permanent: records hold them."""

    id: str
    values: tuple[Any, ...]
    default: Any


@dataclass(frozen=True, eq=False)
class Game:
    """The facts of a game, its records, its words. Rules (compiled) are loaded when first needed."""

    id: str
    name: str
    players: range
    phases: tuple[str, ...]
    endings: tuple[str, ...]
    options: tuple[Option, ...]
    has_chance: bool
    has_secrets: bool
    simultaneous: bool
    longest: int                        # decisions that no game exceeds
    most_moves: int                     # legal actions that no position exceeds
    rules_version: int
    state: np.dtype[Any]
    parts: np.dtype[Any]
    actions: ActionTable
    events: tuple[EventKind, ...]
    secrecy: Secrecy
    edition_model: type[Edition]
    notepad: np.dtype[Any] = NO_NOTES   # memory that the greedy policy may reckon in
    solo_rival: bool = False            # with one player, the rules play a rival house in the second seat

    def __post_init__(self) -> None:
        fields = self.state.names or ()
        wanted = [*COMMON_FIELDS, *(["pending"] if self.simultaneous else [])]
        if not set(wanted) <= set(fields) or fields[0] != "actor":
            raise TypeError(f"the state of {self.id} needs the fields {', '.join(wanted)}, actor first")

    def module(self, name: str) -> Any:
        """A module of the game's folder: `rules`, `view`, `picture`, `why`."""
        return importlib.import_module(f"sillage.games.{self.id}.{name}")

    def has_module(self, name: str) -> bool:
        """Whether the game has this module: `hint` and `expert` are some that not every game needs."""
        return importlib.util.find_spec(f"sillage.games.{self.id}.{name}") is not None

    @cached_property
    def boundary(self) -> Boundary:
        """The compiled doors to the rules."""
        from sillage.kernel.play import boundary

        self.module("rules")
        return boundary(self.state, self.parts, self.notepad, self.most_moves)

    def sides(self, players: int) -> int:
        """How many score: the players, and in a solo game the rival."""
        return 2 if players == 1 and self.solo_rival else players

    def option_values(self, players: int, options: Mapping[str, Any] | None) -> dict[str, Any]:
        """All options with their values; refuses what the game doesn't know."""
        if players not in self.players:
            raise SetupError(
                f"{self.name} is for {self.players.start} to {self.players.stop - 1} players, not {players}"
            )
        given = dict(options or {})
        known = {o.id: o for o in self.options}
        for name, value in given.items():
            if name not in known:
                raise SetupError(f"{self.name} has no option {name!r}; it has: {', '.join(known) or 'none'}")
            if value not in known[name].values:
                expected = ", ".join(map(str, known[name].values))
                raise SetupError(f"option {name!r} can't be {value!r}; expected one of: {expected}")
        return {o.id: given.get(o.id, o.default) for o in self.options}

    def option_codes(self, players: int, options: Mapping[str, Any] | None) -> np.ndarray[Any, np.dtype[np.int8]]:
        """The options as the rules take them: players, then the index of each option's value."""
        from sillage.kernel.play import OPTIONS

        codes = np.zeros(OPTIONS, dtype=np.int8)
        codes[0] = players
        values = self.option_values(players, options)
        for i, option in enumerate(self.options):
            codes[i + 1] = option.values.index(values[option.id])
        return codes

    @cached_property
    def expert(self) -> Callable[[Any, Any, Any], int | None] | None:
        """What the game can reckon exactly: the best of the legal actions of a view, None where it has no say."""
        found: Callable[[Any, Any, Any], int | None] | None
        found = self.module("expert").expert if self.has_module("expert") else None
        return found

    @cached_property
    def describe(self) -> Callable[[Scene, int | None], dict[str, Any]]:
        """Plain data of a view, enough to draw the table."""
        describe: Callable[[Scene, int | None], dict[str, Any]] = self.module("view").describe
        return describe

    @cached_property
    def why(self) -> Callable[[Scene, int, Translate], tuple[str, str]]:
        """The clause that forbids an action now, and a sentence."""
        why: Callable[[Scene, int, Translate], tuple[str, str]] = self.module("why").why
        return why


@cache
def game_ids() -> tuple[str, ...]:
    """The games there are: every folder in `sillage.games`."""
    import sillage.games

    return tuple(sorted(m.name for m in pkgutil.iter_modules(sillage.games.__path__) if m.ispkg))


@cache
def find_game(game_id: str) -> Game:
    """The header of a game."""
    if game_id not in game_ids():
        raise SetupError(f"there is no game {game_id!r}; there are: {', '.join(game_ids())}")
    game: Game = importlib.import_module(f"sillage.games.{game_id}").GAME
    return game
