"""A game is declared in one header object; this is what a header says.

Among it: the notepad (*scratch memory* of a policy), the automata (*scripted opponents*), the tempo (a *real-time step*
with a default action).
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from sillage.errors import SetupError
from sillage.kernel.columns import Columns
from sillage.kernel.found import brought, built_in, game_ids
from sillage.kernel.picture import ask, picture
from sillage.kernel.records import layout
from sillage.kernel.secrets import Secrecy
from sillage.kernel.words import ActionTable, EventTable, Scene, Translate

if TYPE_CHECKING:
    from rich.console import RenderableType

    from sillage.kernel.edition import Edition
    from sillage.kernel.play import Boundary


NO_NOTES = layout([("nothing", np.int8)])
SHOWN = "policy.observation"    # the module that says what a network is shown
COMMON_FIELDS = ("actor", "phase", "players", "rounds", "ending")    # what shared code reads of a state


@dataclass(frozen=True)
class Option:
    """A choice made before the game. Ids are permanent: records hold them."""

    id: str
    values: tuple[Any, ...]
    default: Any
    board: bool = False     # it changes the board or the pieces: tests try it at every number of players
    later: bool = False     # games were recorded before it was there: records leave it out where it is the default


@dataclass(frozen=True)
class Tempo:
    """Beats: at a table with this option on, who may let a moment pass has so many seconds, then it passes."""

    option: str             # the option that makes a table live
    wait: str               # the word of the action that lets the moment pass
    seconds: float = 2.0
    lag: float = 0.5        # so long, at most, a beat is held open for who has a slow line


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
    events: EventTable
    edition_model: type[Edition]
    notepad: np.dtype[Any] = NO_NOTES   # memory that the greedy policy may reckon in
    tempo: Tempo | None = None
    # By the number of players, the sides that score though nobody sits there: the rules play them, in the seats behind
    # the players'. Each is named by the text `<game>-side-<id>`.
    automata: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    # What the levels of bots mean here, where it is not the default (`sillage.bots.levels`).
    levels: Mapping[str, Mapping[str, float]] = field(default_factory=dict)
    colour: str = "#6b5b73"             # its accent on shared pages
    package: str = ""                   # where its modules are; `sillage.games.<id>` unless it says so

    def __post_init__(self) -> None:
        fields = self.state.names or ()
        wanted = [*COMMON_FIELDS, *(["pending"] if self.simultaneous else [])]
        if not set(wanted) <= set(fields) or fields[0] != "actor":
            raise TypeError(f"the state of {self.id} needs the fields {', '.join(wanted)}, actor first")

    def __reduce__(self) -> tuple[Any, ...]:
        """Another process finds it by its id."""
        return find_game, (self.id,)

    def module(self, name: str) -> Any:
        """A module of the game's folder: `rules`, `policy.greedy`, `show.view`."""
        return importlib.import_module(f"{self._package}.{name}")

    def has_module(self, name: str) -> bool:
        """Whether the game has this module: `show.hint` and `policy.expert` are some that not every game needs."""
        folder = name.rpartition(".")[0]
        if folder and not self.has_module(folder):
            return False
        return importlib.util.find_spec(f"{self._package}.{name}") is not None

    def own(self, module: str, name: str, default: Any) -> Any:
        """What the game has written, or what serves any game."""
        return getattr(self.module(module), name, default) if self.has_module(module) else default

    @property
    def _package(self) -> str:
        return self.package or f"sillage.games.{self.id}"

    @cached_property
    def folder(self) -> Path:
        """Where the game lies: its edition, texts, rules page and cover are files there."""
        found = importlib.util.find_spec(self._package)
        if found is None or found.origin is None:
            raise SetupError(f"the package {self._package} of the game {self.id} is not installed")
        return Path(found.origin).parent

    @property
    def cover(self) -> Path:
        """Its picture on shared pages, SVG."""
        return self.folder / "show" / "cover.svg"

    @cached_property
    def secrecy(self) -> Secrecy:
        """Who may see which bytes of a state, from what its fields say."""
        return Secrecy(self.state)

    def load(self) -> None:
        """Loads the rules and the policy: from then on they are reached by the type of the state."""
        from sillage.kernel import defaults
        from sillage.kernel.play import implement

        rules = self.module("rules")
        greedy = self.own("policy.greedy", "greedy", defaults.any_action)
        redeal = self.own("policy.redeal", "redeal", None if self.has_secrets else defaults.nothing_hidden)
        if redeal is None:
            raise TypeError(f"{self.id} has secrets; its policy/redeal.py has to say how they are dealt anew")
        shown = {"observe": self.module(SHOWN).observe} if self.has_module(SHOWN) else {}
        implement(
            self.state, setup=rules.setup, legal=rules.legal, apply=rules.apply, scores=rules.scores,
            greedy=greedy, redeal=redeal, **shown,
        )  # fmt: skip

    @cached_property
    def columns(self) -> Columns:
        """What a network is shown of a position."""
        if not self.has_module(SHOWN):
            raise SetupError(f"{self.name} shows nothing to networks yet; expected the module {SHOWN} in its folder")
        columns: Columns = self.module(SHOWN).COLUMNS
        return columns

    @cached_property
    def boundary(self) -> Boundary:
        """The compiled doors to the rules."""
        from sillage.kernel.play import boundary

        self.load()
        return boundary(self.state, self.parts, self.notepad, self.most_moves)

    def go_through(self, doors: Boundary) -> None:
        """From now on the rules are reached by these doors: the same rules, compiled by another process."""
        self.__dict__["boundary"] = doors

    def sides(self, players: int) -> int:
        """How many score: the players, and whoever the rules play."""
        return players + len(self.automata.get(players, ()))

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

    def told_options(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """The options as a record tells them."""
        untold = {o.id: o.default for o in self.options if o.later}
        return {name: value for name, value in values.items() if name not in untold or value != untold[name]}

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
        found: Callable[[Any, Any, Any], int | None] | None = self.own("policy.expert", "expert", None)
        return found

    @cached_property
    def shown(self) -> Callable[[Scene], dict[str, Any]]:
        """Plain data of what everybody sees, enough to draw the table."""
        shown: Callable[[Scene], dict[str, Any]] = self.module("show.view").describe
        return shown

    @cached_property
    def shown_own(self) -> Callable[[Scene, int], dict[str, Any]]:
        """What a seat sees of its own player, in place of what everybody sees of it."""
        own: Callable[[Scene, int], dict[str, Any]] = self.own("show.view", "own", lambda scene, seat: {})
        return own

    def describe(self, scene: Scene, seat: int | None) -> dict[str, Any]:
        """Plain data of a view (None: a spectator's)."""
        table = self.shown(scene)
        if seat is not None:
            table["players"][seat] = table["players"][seat] | self.shown_own(scene, seat)
        return table

    def picture(self, view: Mapping[str, Any], tr: Translate) -> RenderableType:
        """A view as a picture of text, by the game's own hand or plainly."""
        drawn: RenderableType = self.own("show.picture", "picture", partial(picture, self))(view, tr)
        return drawn

    def ask(self, view: Mapping[str, Any], tr: Translate) -> str:
        """The sentence that says what is asked of the actor."""
        asked: str = self.own("show.picture", "ask", ask)(view, tr)
        return asked

    def why(self, scene: Scene, code: int, tr: Translate) -> tuple[str, str]:
        """The clause that forbids an action now, and a sentence."""
        self.module("rules")    # reasons stand beside the rules
        return self.actions.why(scene, code, self.phases, tr)


@cache
def find_game(game_id: str) -> Game:
    """The header of a game."""
    if game_id not in game_ids():
        raise SetupError(f"there is no game {game_id!r}; there are: {', '.join(game_ids())}")
    game: Game
    if game_id in built_in():
        game = importlib.import_module(f"sillage.games.{game_id}").GAME
    else:
        game = brought()[game_id].load()
    if game.id != game_id:
        raise SetupError(f"the entry point {game_id!r} brings the game {game.id!r}; expected the same id")
    return game
