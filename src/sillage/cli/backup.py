"""`sillage backup` and `sillage restore`."""

from __future__ import annotations

import time
from pathlib import Path

from sillage.cli.common import say
from sillage.server.ops.settings import default_db
from sillage.server.store.copies import Counts, back_up, check_copy, restore

NAME = "sillage-{time}.db"


def make_backup(to: Path, db: str | None, keep: int | None) -> None:
    file = to / NAME.format(time=time.strftime("%Y%m%d-%H%M%S")) if to.is_dir() else to
    counts = back_up(db or default_db(), file)
    say(f"{file} ({file.stat().st_size / 1e6:.1f} MB) is whole: {_told(counts)}")
    if keep is not None:
        _drop_old(file.parent, keep)


def _drop_old(folder: Path, keep: int) -> None:
    backups = sorted(folder.glob(NAME.format(time="*")))
    for old in backups[:-keep]:
        old.unlink()
        say(f"{old} was older and is gone")


def check_backup(file: Path) -> None:
    say(f"{file} is whole: {_told(check_copy(file))}")


def restore_backup(file: Path, db: str | None, replace: bool) -> None:
    url = db or default_db()
    counts, before = restore(file, url, replace)
    say(f"restored: {_told(counts)}")
    if before is not None:
        say(f"what was there before is {before}")


def _told(counts: Counts) -> str:
    names = {"people": "people", "tables": "tables", "entries": "moves", "chat": "lines of chat"}
    return ", ".join(f"{counts[table]} {name}" for table, name in names.items())
