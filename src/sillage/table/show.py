"""A table's picture as plain text and for a notebook, and the names of those who score."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO
from typing import TYPE_CHECKING

from sillage.kernel.game import Game
from sillage.kernel.words import Translate

if TYPE_CHECKING:
    from rich.console import RenderableType

WIDTH = 80
# Rich's drawing without its window, and without fonts from afar.
FRAME = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<title>{chrome}</title>
<style>
.{unique_id}-matrix {{ font-family: monospace; font-size: {char_height}px; line-height: {line_height}px; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal"><rect width="{terminal_width}" height="{terminal_height}"/></clipPath>
{lines}</defs>
<rect width="{terminal_width}" height="{terminal_height}" fill="#292929"/>
<g clip-path="url(#{unique_id}-clip-terminal)">{backgrounds}<g class="{unique_id}-matrix">{matrix}</g></g>
</svg>"""


def plain_text(picture: RenderableType) -> str:
    from rich.console import Console

    console = Console(width=WIDTH, color_system=None, force_terminal=False)
    with console.capture() as capture:
        console.print(picture)
    return capture.get()


def svg(picture: RenderableType, title: str) -> str:
    from rich.console import Console

    console = Console(width=WIDTH, record=True, file=StringIO())
    console.print(picture)
    return console.export_svg(title=title, code_format=FRAME)


def side_name(game: Game, seats: Sequence[str], side: int, tr: Translate) -> str:
    """The name of a seat; of a side that nobody sits at, the game's text for it."""
    if side < len(seats):
        return seats[side]
    return tr(f"{game.id}-side-{game.automata[len(seats)][side - len(seats)]}")


def side_first(game: Game, seats: Sequence[str], side: int, tr: Translate) -> str:
    """The same at the head of a sentence, where some languages want an article: `The rival house`."""
    if side < len(seats):
        return seats[side]
    try:
        name = tr(f"{game.id}-side-{game.automata[len(seats)][side - len(seats)]}-said")
    except LookupError:
        return side_name(game, seats, side, tr)
    return name[:1].upper() + name[1:]
