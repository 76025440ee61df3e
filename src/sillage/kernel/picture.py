"""A picture of any game's view as text, for games that draw none of their own (`show/picture.py`).

Rows of the table first, then a column a player; names of fields are said as the game's texts say them
(`<game>-field-<name>`), or plainly where it says nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from sillage.kernel.words import Translate

if TYPE_CHECKING:
    from rich.console import RenderableType

# What every view has (`Table.look`); the rest is the game's own.
COMMON = ("game", "edition", "options", "seats", "you", "actor", "asked", "phase", "decision", "over", "legal",
          "result", "round", "ending", "players")


def picture(view: Mapping[str, Any], tr: Translate) -> RenderableType:
    """The whole table, from a seat's view."""
    from rich.console import Group
    from rich.text import Text

    title = Text(f"{tr('play-round', number=view['round'])} · ", style="bold")
    title.append(tr(f"{view['game']}-phase-{view['phase']}"), style="bold magenta")
    board = {key: value for key, value in view.items() if key not in COMMON}
    return Group(title, _rows(board, view["game"], tr), "", _players(view, tr))


def ask(view: Mapping[str, Any], tr: Translate) -> str:
    """The sentence that says what is asked of the actor."""
    return tr(f"{view['game']}-ask-{view['phase']}", who=view["seats"][view["actor"]])


def said(value: Any) -> str:
    """A value of a view in a line."""
    if value is None or value == [] or value == {}:
        return "–"
    if isinstance(value, Mapping):
        name = value.get("name", value.get("id"))
        rest = " · ".join(f"{key.replace('_', ' ')} {said(v)}" for key, v in value.items()
                          if key not in ("name", "id", "kind", "clause") and v not in (None, 0, False, [], ""))
        return rest or "–" if name is None else f"{name} ({rest})" if rest else str(name)
    if isinstance(value, list):
        return ", ".join(map(said, value))
    return str(value)


def _label(game: str, key: str, tr: Translate) -> str:
    try:
        return tr(f"{game}-field-{key}")
    except (KeyError, LookupError):
        return key.replace("_", " ")


def _rows(board: Mapping[str, Any], game: str, tr: Translate) -> RenderableType:
    from rich.table import Table

    table = Table.grid(padding=(0, 2))
    for key, value in board.items():
        table.add_row(f"[bold]{_label(game, key, tr)}[/]", said(value))
    return table


def _players(view: Mapping[str, Any], tr: Translate) -> RenderableType:
    from rich.table import Table

    players = view["players"]
    seats = [*view["seats"], *(f"({n})" for n in range(len(view["seats"]), len(players)))]
    heads = [f"> {name}" if n == view["actor"] else name for n, name in enumerate(seats)]
    table = Table("", *heads, box=None, padding=(0, 2, 0, 0))
    for key in (key for key in players[0] if key != "seat"):
        table.add_row(_label(view["game"], key, tr), *(said(player[key]) for player in players))
    return table
