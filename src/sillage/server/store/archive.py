"""Matches in the store: reading a match from its row and log, and the changes that keep it.

A row is changed only from what the writer knows of it, which fences off a server that came too late (*optimistic
concurrency control*).
"""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import orjson
from sqlalchemy import Connection, bindparam, select

from sillage.bots import LEVELS
from sillage.errors import RecordError, SillageError
from sillage.kernel.edition import Edition
from sillage.server.match.clocks import Clock
from sillage.server.match.keepsake import Keepsake
from sillage.server.match.log import Entry, Snapshot
from sillage.server.match.match import Match
from sillage.server.match.prologue import Prologue
from sillage.server.match.resume import absorb, resumed, stand_at
from sillage.server.match.terms import Terms
from sillage.server.store import keepsakes, schema
from sillage.server.store.editions import edition_of
from sillage.server.store.records import read_origin
from sillage.server.store.store import Change
from sillage.server.wire.refusals import Refused
from sillage.server.wire.views import ResultData

log = logging.getLogger("sillage.archive")
_t = schema.tables.c
INSERT_TABLE = schema.tables.insert()
# The fence: a row changes only from what the writer knows. Who was overtaken by another server writes nothing.
UPDATE_TABLE = schema.tables.update().where(
    _t.id == bindparam("table_key"), _t.seq == bindparam("known_seq"), _t.changed == bindparam("known_changed")
).values({
    name: bindparam(name) for name in ("status", "seq", "wake", "changed", "meta")
}).execution_options(fenced=True)
INSERT_ENTRY = schema.entries.insert()
INSERT_RESULT = schema.results.insert()
_s = schema.sitting.c
DELETE_SITTING = schema.sitting.delete().where(_s.table_id == bindparam("table_key"))
INSERT_SITTING = schema.sitting.insert()
DELETE_SNAPSHOT = schema.snapshots.delete().where(schema.snapshots.c.table_id == bindparam("table_key"))
INSERT_SNAPSHOT = schema.snapshots.insert()
SNAPSHOT_EVERY = 64     # decisions


@dataclass
class Stored:
    """A match as it was stored."""

    row: Any
    entries: list[Entry]
    edition: str            # as JSON
    snapshot: Snapshot | None
    origin: str | None      # the record that the table goes on from
    keepsake: bytes | None  # how it ended


def row_of(connection: Connection, table_id: str) -> Any:
    """The row of a table, None where there is no such table."""
    return connection.execute(schema.tables.select().where(_t.id == table_id)).one_or_none()


def read_since(connection: Connection, table_id: str, after: int) -> tuple[Any, list[Entry]]:
    """The row of a table, and what happened there after a sequence number."""
    row = row_of(connection, table_id)
    if row is None:
        raise Refused("not-found", "there is no such table")
    e = schema.entries.c
    lines = connection.execute(
        schema.entries.select().where(e.table_id == table_id, e.seq > after, e.seq <= row.seq).order_by(e.seq)
    )
    return row, [Entry(x.seq, x.kind, x.seat, x.code, x.person, x.key, json.loads(x.data), x.at) for x in lines]


def read_match(connection: Connection, table_id: str) -> Stored:
    row, entries = read_since(connection, table_id, 0)
    meta = json.loads(row.meta)
    edition = connection.execute(
        select(schema.editions.c.data).where(schema.editions.c.id == meta["terms"]["edition"])
    ).scalar_one()
    p = schema.snapshots.c
    found = connection.execute(schema.snapshots.select().where(p.table_id == table_id, p.seq <= row.seq)).one_or_none()
    snapshot = None if found is None else _read_snapshot(found)
    kept = keepsakes.find(connection, table_id) if row.status == "over" else None
    return Stored(row, entries, edition, snapshot, read_origin(connection, meta["terms"].get("origin")), kept)


def build_match(stored: Stored) -> Match:
    """The match of a row and its log. Long games take some hundredth of a second: not for the event loop."""
    if stored.snapshot is not None:
        try:
            return _build(stored, stored.snapshot)
        except (RecordError, ValueError) as error:
            log.warning("snapshot left aside: %s", error, extra={"table": stored.row.id})
    return _build(stored, None)


def _build(stored: Stored, snapshot: Snapshot | None) -> Match:
    match = outline(stored.row, edition_of(stored.edition))
    if match.outdated:
        match.keepsake = Keepsake.read(stored.keepsake or b"")
        return _by_newer_rules(stored) or match     # what was agreed, who sat there and how it ended can be read
    if match.terms.rules != match.game.rules_version:
        raise RecordError(
            f"table {match.id} plays rules {match.terms.rules} of {match.game.name}; this server has version "
            f"{match.game.rules_version}"
        )
    return _replayed(match, stored, snapshot)


def _by_newer_rules(stored: Stored) -> Match | None:
    """A finished game of older rules, where those known here take every move of it and lead to the same end."""
    match = outline(stored.row, edition_of(stored.edition))
    try:
        _replayed(match, stored, None)
    except (SillageError, ValueError, IndexError) as error:
        log.info("played by older rules, not replayed: %s", error, extra={"table": match.id})
        return None
    found = match.table.result if match.table is not None else None
    return match if found is None or vars(found) == match.result else None


def _replayed(match: Match, stored: Stored, snapshot: Snapshot | None) -> Match:
    if stored.origin is not None and match.terms.origin is not None:
        match.prologue = Prologue.of(stored.origin, match.terms.origin["decision"])
    match.seq = 0
    if snapshot is not None:
        stand_at(match, snapshot, stored.entries[: snapshot.seq])
    absorb(match, stored.entries[match.seq :])
    resumed(match)
    return match


def outline(row: Any, edition: Edition | None = None) -> Match:
    """A match without its game: enough for the lobby."""
    meta = json.loads(row.meta)
    match = Match(
        row.id, row.status, bool(row.public), row.host, bytes(row.secret), row.created,
        Terms.restore(meta["terms"]), edition=edition,  # type: ignore[arg-type]
        seq=row.seq,
    )
    take_meta(match, row)
    return match


def take_meta(match: Match, row: Any) -> None:
    """What stands in the row, not in the log."""
    meta = orjson.loads(row.meta)
    match.status = row.status
    match.terms = Terms.restore(meta["terms"])
    match.clock = Clock.restore(meta["clock"])
    match.votes, match.result, match.rematch = meta["votes"], meta["result"], meta["rematch"]
    match.beat_ends, match.beat_opens = meta["beat_ends"], meta.get("beat_opens")
    decision, asked = meta.get("face", (0, []))
    match.last_face = decision, asked
    match.kept = row.seq, row.changed


def meta_of(match: Match) -> str:
    meta = {
        "terms": match.terms, "clock": match.clock, "votes": match.votes, "result": match.result,
        "rematch": match.rematch, "beat_ends": match.beat_ends, "beat_opens": match.beat_opens, "face": match.face,
    }
    return orjson.dumps(meta, option=orjson.OPT_NON_STR_KEYS).decode()


def new_match(match: Match, now: float) -> list[Change]:
    match.kept = match.seq, now
    row = {
        "id": match.id, "game": match.terms.game, "status": match.status, "public": match.public,
        "host": match.host, "created": match.created, "secret": match.secret, "seq": match.seq,
        "wake": wake_of(match, now), "changed": now, "meta": meta_of(match),
    }
    return [(INSERT_TABLE, row), *_sit(match)]


def wake_of(match: Match, now: float) -> float | None:
    """When a server must act by itself, whoever runs then."""
    return now if match.bots_asked() else match.next_deadline()


def changes_of(match: Match, entries: Sequence[Entry], now: float, *, seated: bool, ended: bool) -> list[Change]:
    """All that one command changed, to be stored together: with it people sat down or got up, or the game ended."""
    row = {
        "table_key": match.id, "known_seq": match.kept[0], "known_changed": match.kept[1], "status": match.status,
        "seq": match.seq, "wake": wake_of(match, now), "changed": now, "meta": meta_of(match),
    }
    changes: list[Change] = [(UPDATE_TABLE, row), *((INSERT_ENTRY, _entry_row(match.id, entry)) for entry in entries)]
    if seated or ended:
        changes += [(DELETE_SITTING, {"table_key": match.id}), *_sit(match)]
    changes += _snapshot(match)
    if ended and match.result and "ranks" in match.result:
        changes += _results(match, match.result, now)
    return changes


def _snapshot(match: Match) -> list[Change]:
    """Now and then, where all of the game is in its state (a hidden draft of several who choose at once isn't)."""
    if match.table is None or match.table.drafts.made or match.decision < match.snapped + SNAPSHOT_EVERY:
        return []
    match.snapped = match.decision
    state = match.table.position.state.tobytes()
    row = {"table_id": match.id, "seq": match.seq, "decision": match.decision,
           "state": seal(match.id, match.seq, match.decision, state) + state}
    return [(DELETE_SNAPSHOT, {"table_key": match.id}), (INSERT_SNAPSHOT, row)]


def seal(table_id: str, seq: int, decision: int, state: bytes) -> bytes:
    """What shows that a snapshot is whole and belongs where it lies."""
    return hashlib.sha256(f"{table_id}/{seq}/{decision}/".encode() + state).digest()


def _read_snapshot(row: Any) -> Snapshot | None:
    found, state = bytes(row.state[:32]), bytes(row.state[32:])
    if found != seal(row.table_id, row.seq, row.decision, state):
        log.warning("snapshot left aside: it is damaged", extra={"table": row.table_id})
        return None
    return Snapshot(row.seq, row.decision, state)


def _entry_row(table_id: str, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": table_id, "seq": entry.seq, "kind": entry.kind, "seat": entry.seat, "code": entry.code,
        "person": entry.person, "key": entry.key, "data": orjson.dumps(entry.data).decode(), "at": entry.at,
    }


def _sit(match: Match) -> list[Change]:
    if match.result and match.result.get("ending") == "closed":
        return []
    over = match.status == "over"
    people = sorted(match.terms.people() | {match.host})
    return [(INSERT_SITTING, {"person": p, "table_id": match.id, "over": over}) for p in people]


def _results(match: Match, result: ResultData, now: float) -> list[Change]:
    seats = match.terms.seats
    changes: list[Change] = []
    for i, seat in enumerate(seats):
        if seat.kind != "person" or seat.person is None:
            continue
        others = [s for s in seats if s.person != seat.person]
        levels = [LEVELS.index(s.level or "random") for s in others if s.kind == "bot"]
        people = any(s.kind == "person" for s in others)
        opponents = "people" if people else LEVELS[max(levels)] if levels else "solo"
        changes.append((INSERT_RESULT, {
            "table_id": match.id, "seat": i, "person": seat.person, "game": match.terms.game,
            "opponents": opponents, "points": result["scores"][i],
            "rank": 1 if i in result["winners"] else max(result["ranks"][i], 2),
            "winners": len(result["winners"]), "margin": margin(result["scores"], i), "rated": match.terms.rated,
            "whole": result["ending"] != "resigned", "at": now,
        }))
    return changes


def margin(scores: Sequence[int], seat: int) -> int:
    """By how much a seat is ahead of the best of the others."""
    others = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - max(others) if others else 0


def whole_match(match: Match, entries: Sequence[Entry], now: float) -> list[Change]:
    """A match that comes with its log."""
    return [*new_match(match, now), *((INSERT_ENTRY, _entry_row(match.id, entry)) for entry in entries)]
