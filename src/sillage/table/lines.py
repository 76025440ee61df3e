"""The lines of a record, written and sealed. What a record is, and how it is read, is in `record.py`."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterator, Mapping
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sillage.kernel.records import read
from sillage.table.decision import Decision

if TYPE_CHECKING:
    from sillage.table.table import Table

FORMAT = 2              # what is written today
FORMATS = (1, FORMAT)   # what is read; a record of an old format is written again as it was


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
        "sillage": table.format,
        **({"version": version("sillage")} if table.format > 1 else {}),
        "game": table.game.id,
        "rules": table.game.rules_version,
        "options": table.game.told_options(table.options) if table.format == 1 else table.options,
        "seats": [_seat_entry(table, seat) for seat in range(len(table.seats))],
        "edition": table.edition.data() if table.format == 1 else table.edition.model_dump(mode="json"),
        "chance": table.setup.tape,
        "events": words_of(table.setup, table.format),
    }
    for decision in table.decisions:
        yield _decision_row(table, decision)
    if (result := result_row(table)) is not None:
        yield {"result": result}


def words_of(decision: Decision, number: int) -> list[str]:
    """What happened in a decision, as records of a format say it."""
    return [event.in_format(number) for event in decision.events if event.kind.since <= number]


def step_row(table: Table, decision: Decision) -> dict[str, Any]:
    """Since format 2: the step of the game that asked for a decision, and among how many actions it chose."""
    if table.format == 1:
        return {}
    phase = int(read(decision.before, table.game.state).phase)
    return {"phase": table.game.phases[phase], "legal": decision.choices}


def result_row(table: Table) -> dict[str, Any] | None:
    """How a game ended; since format 2 with its rounds. None while it goes on."""
    if (result := table.result) is None:
        return None
    return vars(result) if table.format == 1 else {**vars(result), "rounds": table.round}


def _seat_entry(table: Table, seat: int) -> str | dict[str, str]:
    """A person's name; of a bot, its name and level."""
    name = table.seats[seat]
    return {"name": name, "bot": table.bots[seat]} if seat in table.bots else name


def _decision_row(table: Table, decision: Decision) -> dict[str, Any]:
    row: dict[str, Any] = {
        "n": decision.number,
        "seat": decision.seat,
        **step_row(table, decision),
        "action": decision.notation,
        "code": decision.code,
        "chance": [list(pair) for pair in decision.tape],
        "events": words_of(decision, table.format),
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
