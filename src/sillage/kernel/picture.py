"""A picture of any game's view as text, for games that draw none of their own (`show/picture.py`).

Rows of the table first, then a column a player. Fields are called as the game's texts call them
(`<game>-field-<name>`), and words as its actions and events do.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from sillage.kernel.words import Name, Translate

if TYPE_CHECKING:
    from rich.console import RenderableType

    from sillage.kernel.game import Game

# What every view has (`Table.look`); the rest is the game's own.
COMMON = ("game", "edition", "options", "seats", "you", "actor", "asked", "phase", "decision", "over", "legal",
          "result", "round", "ending", "players")


def picture(game: Game, view: Mapping[str, Any], tr: Translate) -> RenderableType:
    """The whole table, from a seat's view."""
    from rich.console import Group
    from rich.text import Text

    title = Text(f"{tr('play-round', number=view['round'])} · ", style="bold")
    title.append(tr(f"{view['game']}-phase-{view['phase']}"), style="bold magenta")
    board = {key: value for key, value in view.items() if key not in COMMON}
    words = Words(game, tr)
    return Group(title, _rows(board, words), "", _players(view, words))


def ask(view: Mapping[str, Any], tr: Translate) -> str:
    """The sentence that says what is asked of the actor."""
    return tr(f"{view['game']}-ask-{view['phase']}", who=view["seats"][view["actor"]])


class Words:
    """How a game calls its fields and its pieces, in a language."""

    def __init__(self, game: Game, tr: Translate) -> None:
        self.game_id, self.tr = game.id, tr
        args = [arg for row in (*game.actions.kinds, *game.events) for arg in row.args if isinstance(arg, Name)]
        self.prefixes = {word: arg.prefix for arg in args if arg.prefix for word in arg.names}

    def label(self, key: str) -> str:
        try:
            return self.tr(f"{self.game_id}-field-{key}")
        except LookupError:
            return self.word(key)

    def word(self, word: str) -> str:
        prefix = self.prefixes.get(word)
        return self.tr(f"{prefix}-{word}") if prefix else word.replace("_", " ")

    def said(self, value: Any) -> str:
        """A value of a view, in a line."""
        if value is None or value is False or value == [] or value == {}:
            return "–"
        if value is True:
            return "✓"
        if isinstance(value, Mapping):
            return self._thing(value)
        if isinstance(value, list):
            return ", ".join(map(self.said, value))
        return self.word(value) if isinstance(value, str) else str(value)

    def _thing(self, thing: Mapping[str, Any]) -> str:
        """A piece by its name or id, with what is known of it; or amounts by kind."""
        name = thing.get("name", thing.get("id"))
        rest = " · ".join(
            f"{self.label(key)} {self.said(value)}" for key, value in thing.items()
            if key not in ("name", "id", "kind", "clause") and value not in (None, 0, False, [], "")
        )
        if name is None:
            return rest or "–"
        return f"{name} ({rest})" if rest else str(name)


def _rows(board: Mapping[str, Any], words: Words) -> RenderableType:
    from rich.table import Table

    table = Table.grid(padding=(0, 2))
    for key, value in board.items():
        table.add_row(f"[bold]{words.label(key)}[/]", words.said(value))
    return table


def _players(view: Mapping[str, Any], words: Words) -> RenderableType:
    from rich.table import Table

    players = view["players"]
    seats = [*view["seats"], *(f"({n})" for n in range(len(view["seats"]), len(players)))]
    heads = [f"> {name}" if n == view["actor"] else name for n, name in enumerate(seats)]
    table = Table("", *heads, box=None, padding=(0, 2, 0, 0))
    for key in (key for key in players[0] if key != "seat"):
        table.add_row(words.label(key), *(words.said(player[key]) for player in players))
    return table
