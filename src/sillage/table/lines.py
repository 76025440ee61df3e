"""The lines of a record, written and sealed. What a record is, and how it is read, is in `record.py`."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sillage.table.decision import Decision

if TYPE_CHECKING:
    from sillage.table.table import Table

FORMAT = 1


def write_record(table: Table, path: Path) -> None:
    """Writes a whole record; an older file is replaced only once the new one is complete."""
    draft = path.with_name(path.name + ".part")
    with draft.open("w", encoding="utf-8") as file:
        file.writelines(line + "\n" for line in record_lines(table))
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


def record_lines(table: Table) -> Iterator[str]:
    """The lines of a record."""
    previous = ""
    for data in _rows(table):
        line = sealed(data, previous)
        previous = json.loads(line)["sum"]
        yield line


def _rows(table: Table) -> Iterator[dict[str, Any]]:
    yield {
        "sillage": FORMAT,
        "game": table.game.id,
        "rules": table.game.rules_version,
        "options": table.game.told_options(table.options),
        "seats": [_seat_entry(table, seat) for seat in range(len(table.seats))],
        "edition": table.edition.data(),
        "chance": table.setup.tape,
        "events": [str(event) for event in table.setup.events],
    }
    for decision in table.decisions:
        yield _decision_row(decision)
    if (result := table.result) is not None:
        yield {"result": vars(result)}


def _seat_entry(table: Table, seat: int) -> str | dict[str, str]:
    """A person's name; of a bot, its name and level."""
    name = table.seats[seat]
    return {"name": name, "bot": table.bots[seat]} if seat in table.bots else name


def _decision_row(decision: Decision) -> dict[str, Any]:
    row: dict[str, Any] = {
        "n": decision.number,
        "seat": decision.seat,
        "action": decision.notation,
        "code": decision.code,
        "chance": [list(pair) for pair in decision.tape],
        "events": [str(event) for event in decision.events],
    }
    if decision.auto:
        row["auto"] = True
    return row


def dump(data: Mapping[str, Any]) -> str:
    """A line as it is written, byte for byte."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def seal(data: Mapping[str, Any], previous: str) -> str:
    """The hash over a line and the one before."""
    return hashlib.sha256((previous + dump(data)).encode()).hexdigest()[:16]


def sealed(data: dict[str, Any], previous: str) -> str:
    return dump({**data, "sum": seal(data, previous)})
