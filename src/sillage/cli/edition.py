"""`sillage edition`: list, show, check, new."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from sillage.cli.common import translator
from sillage.errors import EditionError
from sillage.kernel.edition import Sourced, editions_of, load_edition, read_edition
from sillage.kernel.found import game_ids
from sillage.kernel.game import find_game


def list_editions(game_id: str | None) -> None:
    table = Table("game", "edition", "name", "reconstructed")
    for game in [find_game(game_id).id] if game_id else game_ids():
        for name in editions_of(game):
            edition = load_edition(game, name)
            table.add_row(game, name, edition.name, ", ".join(edition.reconstructed()) or "nothing")
    Console().print(table)


def show_edition(game_id: str, which: str | None, lang: str | None) -> None:
    tr, console = translator(lang), Console()
    find_game(game_id)
    edition = load_edition(game_id, which)
    console.print(f"[bold]{edition.name}[/] ({edition.game}/{edition.id})\n{edition.about}\n")
    for name, table in edition.tables():
        style = "green" if table.status == "printed" else "yellow"
        console.print(f"[bold]{name}[/]  [{style}]{tr('status-' + table.status)}[/]  [dim]{table.source}[/]")
        _show_table(console, table)


def _show_table(console: Console, table: Sourced) -> None:
    for key, value in table.model_dump(exclude={"status", "source"}, exclude_none=True).items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            columns = list(dict.fromkeys(k for row in value for k in row))
            rows = Table(*columns, box=None, padding=(0, 2, 0, 2))
            for row in value:
                rows.add_row(*(_plain(row.get(c, "")) for c in columns))
            console.print(rows)
        else:
            console.print(f"  {key}: {_plain(value)}", highlight=False)
    console.print()


def _plain(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{k} {v}" for k, v in value.items())
    if isinstance(value, list):
        return ", ".join(map(_plain, value))
    return str(value)


def check_file(file: Path) -> None:
    edition = read_edition(file)
    edition.compile()
    Console().print(
        f"[green]valid[/]: {edition.name} ({edition.game}/{edition.id}); "
        f"reconstructed: {', '.join(edition.reconstructed()) or 'nothing'}"
    )


def new_file(game_id: str, file: Path) -> None:
    find_game(game_id)
    if file.exists():
        raise EditionError(f"{file}: exists already; expected the name of a new file")
    template = next(iter(editions_of(game_id).values())).read_text(encoding="utf-8")
    standard = load_edition(game_id)
    template = template.replace(f'id = "{standard.id}"', 'id = "my-edition"', 1)
    template = template.replace(f'name = "{standard.name}"', 'name = "My edition"', 1)
    file.write_text(template, encoding="utf-8")
    Console().print(f"written: {file}\nnext: type in your pieces, then: sillage edition check {file}", highlight=False)
