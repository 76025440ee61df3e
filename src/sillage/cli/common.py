"""What the commands share."""

from __future__ import annotations

import os
from collections.abc import Sequence

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from sillage.errors import SillageError
from sillage.kernel.game import Game
from sillage.kernel.words import Event, Translate
from sillage.texts import LANGUAGES, texts


def language(wanted: str | None) -> str:
    """The language asked for, else SILLAGE_LANG, else the system's, else English."""
    if wanted:
        return wanted
    for name in ("SILLAGE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")[:2].lower()
        if value in LANGUAGES:
            return value
    return "en"


def side_name(game: Game, seat: int, seats: list[str], tr: Translate) -> str:
    """A player's name, or the rival's in a solo game."""
    return seats[seat] if seat < len(seats) else tr(f"{game.id}-side-{game.automata[len(seats)][seat - len(seats)]}")


def sentence(game: Game, event: Event, seats: list[str], tr: Translate) -> str:
    """An event in a language."""
    who = side_name(game, event.seat, seats, tr) if event.seat >= 0 else ""
    ending = "-hidden" if event.veiled else ""
    return tr(f"{game.id}-event-{event.kind.name}{ending}", who=who, **event.phrases(tr))


def said(error: SillageError, tr: Translate) -> str:
    """An error in a language, where it has a text; else as it is."""
    return tr(error.say[0], **error.say[1]) if error.say else str(error)


def progress_bar(console: Console) -> Progress:
    """A bar with what is done and the time left."""
    return Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=console, transient=True,
    )


def print_table(console: Console, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    table = Table(*heads)
    for row in rows:
        table.add_row(*row)
    console.print(table)


def translator(wanted: str | None) -> Translate:
    return texts(language(wanted))
