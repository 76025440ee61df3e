"""Following a table that another server plays: what its owner has stored is told with the commit, so that nobody need
read it. Where something was missed, or it is too much for a message, the store is read (`Hub.catch_up`)."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import orjson

from sillage.errors import SillageError
from sillage.server.match.log import Entry
from sillage.server.match.resume import absorb, resumed
from sillage.server.store.archive import INSERT_ENTRY, UPDATE_TABLE, take_meta
from sillage.server.store.store import Change

if TYPE_CHECKING:
    from sillage.server.live.room import Room

MOST = 7_500        # bytes; PostgreSQL takes messages of less than 8,000
_ROW = ("known_seq", "known_changed", "status", "seq", "changed", "meta")
_ENTRY = ("seq", "kind", "seat", "code", "person", "key", "data", "at")


def news(note: dict[str, Any], changes: Sequence[Change]) -> str:
    """A note that a table has changed, with what was stored where there is room for it."""
    row = next((values for statement, values in changes if statement is UPDATE_TABLE), None)
    if row is not None:
        entries = [[values[name] for name in _ENTRY] for statement, values in changes if statement is INSERT_ENTRY]
        whole = orjson.dumps(note | {"row": {name: row[name] for name in _ROW}, "entries": entries})
        if len(whole) <= MOST:
            return whole.decode()
    return orjson.dumps(note).decode()


def follow(room: Room, note: dict[str, Any]) -> bool:
    """Does what the owner did, where it follows what is known here; False: the store must be read."""
    match, row = room.match, note.get("row")
    if row is None or room.lock.locked() or room.adrift or match.kept != (row["known_seq"], row["known_changed"]):
        return False
    entries = [_entry(values) for values in note["entries"]]
    if match.skipped and any(entry.kind == "undo" for entry in entries):
        return False        # the past must be known for that
    try:
        take_meta(match, SimpleNamespace(**row))
        absorb(match, entries)
        resumed(match)
    except (SillageError, ValueError, LookupError):
        room.adrift = True      # what is here is neither the one nor the other
        return False
    room.publish(quiet=not note["card"])
    return True


def _entry(values: list[Any]) -> Entry:
    seq, kind, seat, code, person, key, data, at = values
    return Entry(seq, kind, seat, code, person, key, orjson.loads(data), at)
