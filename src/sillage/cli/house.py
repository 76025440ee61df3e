"""Commands for who keeps a server: backup, restore, doctor, admin."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

DB_HELP = "Where tables are kept: sqlite:///FILE or postgresql://... (default: SILLAGE_DB, else your data folder)."
DbOpt = Annotated[str | None, typer.Option(help=DB_HELP, envvar="SILLAGE_DB", show_envvar=False)]
WhoArg = Annotated[str, typer.Argument(metavar="WHO", help="A claimed name, or the id of anybody.")]
OffOpt = Annotated[bool, typer.Option("--off", help="No more.")]
YesOpt = Annotated[bool, typer.Option("--yes", help="Don't ask.")]
admin = typer.Typer(
    help="Keep a server: who is here, bans, passwords, deletions. It may be running.", no_args_is_help=True
)


def backup(
    to: Annotated[Path, typer.Argument(help="A file, or a folder in which it gets a name with the time.")] = Path(),
    db: DbOpt = None,
    keep: Annotated[int | None, typer.Option(min=1, help="Keep so many backups in the folder; older ones go.")] = None,
) -> None:
    """Back up all tables and people to one file, while the server runs; the file is checked."""
    from sillage.cli.backup import make_backup

    make_backup(to, db, keep)


def restore(
    file: Annotated[Path, typer.Argument(help="A backup.")],
    db: DbOpt = None,
    replace: Annotated[bool, typer.Option("--replace", help="Put it in the place of what is there.")] = False,
    check: Annotated[bool, typer.Option("--check", help="Only look through the backup.")] = False,
) -> None:
    """Bring a backup back, to SQLite or PostgreSQL. The server must be stopped."""
    from sillage.cli.backup import check_backup, restore_backup

    if check:
        check_backup(file)
    else:
        restore_backup(file, db, replace)


def doctor(db: DbOpt = None) -> None:
    """Look at all that a server needs, and say in sentences what is well and what isn't."""
    from sillage.cli.doctor import examine

    if not examine(db):
        raise typer.Exit(1)


@admin.command("load")
def load(db: DbOpt = None) -> None:
    """People, tables and the database in numbers."""
    from sillage.cli.admin import show_load

    show_load(db)


@admin.command("people")
def people(find: Annotated[str, typer.Argument(help="A part of a name, or an id.")] = "", db: DbOpt = None) -> None:
    """Who is known here; who was seen last comes first."""
    from sillage.cli.admin import show_people

    show_people(db, find)


@admin.command("tables")
def tables(find: Annotated[str, typer.Argument(help="An id, or who sits there.")] = "", db: DbOpt = None) -> None:
    """The tables; those that changed last come first."""
    from sillage.cli.admin import show_tables

    show_tables(db, find)


@admin.command("ban")
def ban(who: WhoArg, off: OffOpt = False, db: DbOpt = None) -> None:
    """Shut somebody out, or let them in again."""
    from sillage.cli.admin import change

    change(db, who, "ban", not off)


@admin.command("mute")
def mute(who: WhoArg, off: OffOpt = False, db: DbOpt = None) -> None:
    """Take the chat from somebody, or give it back."""
    from sillage.cli.admin import change

    change(db, who, "mute", not off)


@admin.command("keeper")
def keeper(who: WhoArg, off: OffOpt = False, db: DbOpt = None) -> None:
    """Let a member keep the server, too: the page /admin is for them."""
    from sillage.cli.admin import change

    change(db, who, "keeper", not off)


@admin.command("reset")
def reset(who: WhoArg, db: DbOpt = None) -> None:
    """A link by which a member sets a new password, once, within a day."""
    from sillage.cli.admin import reset_link

    reset_link(db, who)


@admin.command("delete-person")
def delete_person(who: WhoArg, yes: YesOpt = False, db: DbOpt = None) -> None:
    """Delete somebody for good; games with others stay under another name."""
    from sillage.cli.admin import remove_person

    remove_person(db, who, yes)


@admin.command("delete-table")
def delete_table(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="A table's id.")], yes: YesOpt = False, db: DbOpt = None
) -> None:
    """Delete a table for good, with its game and its chat."""
    from sillage.cli.admin import remove_table

    remove_table(db, table, yes)
