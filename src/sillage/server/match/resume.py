"""How a match comes back: from its log, or from a snapshot and the log after it (*event sourcing* with snapshots)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from sillage.errors import RecordError
from sillage.server.match.log import Entry, Snapshot
from sillage.server.match.standing import Standing
from sillage.table.decision import Decision
from sillage.table.table import Table

Tapes = list[list[list[int]]]
_NOTHING = np.zeros(0, np.uint8)


def absorb(match: Standing, entries: Sequence[Entry]) -> None:
    """Plays what the log says after `seq`; the chance must come out as it was stored."""
    for entry in entries:
        if entry.seq != match.seq + 1:
            raise RecordError(f"table {match.id}: entry {entry.seq} follows {match.seq}")
        _absorb(match, entry)
        match.seq = entry.seq
        match.counts.append(match.decision)
        _keep_key(match, entry)
        _keep_hidden(match, entry)


def _absorb(match: Standing, entry: Entry) -> None:
    if entry.kind == "start":
        match.table = _begun(match, entry)
        _compare(match.table, -1, entry)
    elif match.table is None:
        raise RecordError(f"table {match.id}: entry {entry.seq} before the start")
    elif entry.kind == "play":
        before = len(match.table.decisions)
        match.table.play(int(entry.code if entry.code is not None else -1), entry.seat)
        _compare(match.table, before, entry)
    elif entry.kind == "undo":
        whole(match)
        match.table.undo(int(entry.seat or 0), list(entry.data["bots"]))


def _format(start: Entry) -> int:
    """The format of a match's record; matches that began before there were several don't say it."""
    return int(start.data.get("format", 1))


def tapes_since(table: Table, before: int) -> Tapes:
    """The chance of the decisions since, as it is stored (-1: with the set-up)."""
    return [[list(pair) for pair in row.tape] for row in table.rows(before + 1, len(table.decisions))]


def _compare(table: Table, before: int, entry: Entry) -> None:
    if tapes_since(table, before) != entry.data.get("tapes"):
        raise RecordError(f"entry {entry.seq}: its chance doesn't come out as it was stored")


def _keep_key(match: Standing, entry: Entry) -> None:
    if entry.person and entry.key:
        match.keys[entry.person, entry.key] = (entry.seq, str(entry.data.get("said")))


def _keep_hidden(match: Standing, entry: Entry) -> None:
    if entry.data.get("hidden") and entry.seat is not None:
        match.hidden.append((entry.seq, entry.seat))


def _begun(match: Standing, start: Entry) -> Table:
    """The table as it began. Older logs were written by tables that took drafts one by one."""
    table = match.new_table(discreet=bool(start.data.get("discreet")))
    table.format = _format(start)
    return table


def stand_at(match: Standing, snapshot: Snapshot, entries: Sequence[Entry]) -> None:
    """Stands where the snapshot says. Of the decisions before it, only that they were made is known; `whole`
    plays them again when somebody wants to know more."""
    table = _begun(match, entries[0])
    decisions = list(table.decisions)
    for entry in entries:
        if entry.kind == "play":
            for i, tape in enumerate(entry.data["tapes"]):
                row = Decision(len(decisions) + 1, entry.seat or 0, entry.code or 0, "", tape, (), _NOTHING, i > 0)
                decisions.append(row)
        elif entry.kind == "undo":
            del decisions[entry.data["to"] :]
        match.counts.append(len(decisions))
        _keep_key(match, entry)
        _keep_hidden(match, entry)
    if len(decisions) != snapshot.decision:
        raise RecordError(f"table {match.id}: the snapshot is at {snapshot.decision}, the log at {len(decisions)}")
    table.put(np.frombuffer(snapshot.state, np.uint8), decisions)
    match.outlined = len(decisions)
    match.table, match.seq, match.skipped, match.snapped = table, snapshot.seq, list(entries), snapshot.decision


def whole(match: Standing) -> None:
    """Makes the decisions before the snapshot known, and checks that they lead to it."""
    if match.table is None or not match.skipped:
        return
    copy = replace(match, table=None, seq=0, counts=[], keys={}, hidden=[], skipped=[])
    absorb(copy, match.skipped)
    assert copy.table is not None
    made = match.outlined
    after = match.table.decisions[made].before if made < match.decision else match.table.position.state
    if len(copy.table.decisions) != made or not (copy.table.position.state == after).all():
        raise RecordError(f"table {match.id}: the log doesn't lead to the snapshot")
    match.table.decisions[:made] = copy.table.decisions
    match.outlined, match.skipped = 0, []


def resumed(match: Standing) -> None:
    """After the log was read: whose turn it is."""
    if match.status == "playing":
        match.put_questions(None)
        match.mark_beat()
