"""What the commands share."""

from __future__ import annotations

import os
from collections.abc import Sequence

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from sillage.kernel.words import Translate
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


def say(what: object) -> None:
    """Prints plainly: no colours that are not asked for, no lines broken."""
    Console(highlight=False, soft_wrap=True).print(what)
