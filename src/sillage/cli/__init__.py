"""The command line: `sillage play | simulate | edition | rules | replay`."""

from __future__ import annotations

import sys


def main() -> None:
    """Runs a command; an error that Sillage raised on purpose is shown as one clear message."""
    from sillage.cli.app import app
    from sillage.errors import SillageError

    try:
        app()
    except SillageError as error:
        from rich.console import Console

        Console(stderr=True).print(f"[bold red]error:[/] {error}", highlight=False, markup=True, soft_wrap=True)
        sys.exit(2)
