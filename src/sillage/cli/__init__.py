"""The command line: `sillage play | simulate | edition | rules | replay`."""

from __future__ import annotations

import sys


def main() -> None:
    """Runs a command; an error that Sillage raised on purpose is shown as one clear message."""
    from sillage.cli.app import app
    from sillage.cli.extras import missing_extra
    from sillage.errors import SillageError

    try:
        app()
    except SillageError as error:
        _fail(error)
    except ModuleNotFoundError as error:
        if (said := missing_extra(error)) is None:
            raise
        _fail(said)


def _fail(error: Exception) -> None:
    from rich.console import Console
    from rich.markup import escape

    Console(stderr=True).print(f"[bold red]error:[/] {escape(str(error))}", highlight=False, soft_wrap=True)
    sys.exit(2)
