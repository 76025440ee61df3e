"""Games that begin where another was: records brought from elsewhere, and playing on from a position."""

from __future__ import annotations

import asyncio
import re
import secrets

from fastapi import APIRouter, Request
from sqlalchemy import Connection

from sillage.bots import LEVELS
from sillage.errors import RecordError
from sillage.kernel.edition import editions_of
from sillage.server.http.people import Me, Person, new_id
from sillage.server.http.tables import Tables, make_table, room_for, shown_table
from sillage.server.http.uploads import Reading
from sillage.server.live.past import beside
from sillage.server.match import hours
from sillage.server.match.commands import Start
from sillage.server.match.dice import new_secret
from sillage.server.match.log import Entry
from sillage.server.match.match import Match
from sillage.server.match.prologue import Prologue, dice_of
from sillage.server.match.record import record_of
from sillage.server.match.terms import Seat, Terms
from sillage.server.match.views import table_data
from sillage.server.store.archive import whole_match
from sillage.server.store.editions import keep_edition
from sillage.server.store.records import keep_record
from sillage.server.wire.asks import GoOn, NewTable
from sillage.server.wire.refusals import Refused
from sillage.server.wire.shapes import TableData
from sillage.server.wire.words import error_text
from sillage.table.record import parse_record
from sillage.table.table import Table

NAME = 64
MOST_LINES, MOST_LINE = 4_000, 300_000      # lines of a record, bytes of one: several times the longest game's
DEEP = re.compile(rb"[\[{]{17}")            # no line of a record begins that many lists in lists
router = APIRouter(prefix="/api", tags=["learning"])
RECORD_BODY = {"requestBody": {"required": True, "content": {"application/jsonl": {"schema": {"type": "string"}}}}}


# ---- a record from elsewhere -----------------------------------------------------------------------
@router.post("/records", status_code=201, openapi_extra=RECORD_BODY)
async def import_record(request: Request, hub: Tables, uploads: Reading, me: Me) -> TableData:
    """Takes a record in: every line is played and compared. The game is then a finished table of one's own, in the
    store: it is read when somebody looks at it."""
    raw = await request.body()
    match, entries, text = await uploads.read(request, me, lambda: _match_of(me, raw))
    now = match.created

    def insert(connection: Connection) -> None:
        match.terms.edition = keep_edition(connection, match.edition, now)
        match.terms.origin = {"record": keep_record(connection, text), "decision": match.decision}
        for statement, values in whole_match(match, entries, now):
            connection.execute(statement, values)

    await hub.store.write(insert)
    return table_data(match, me.id, set(), 0)


def _match_of(me: Person, raw: bytes) -> tuple[Match, list[Entry], str]:
    """The match of a record, what its log is, and the record as text. Takes a while: not for the event loop."""
    text = _text(raw)
    match = _finished_match(me, _read(text), text)
    return match, match.begin(match.created), text


def _text(raw: bytes) -> str:
    """The text of a record that is no longer, wider or deeper than games are."""
    lines = raw.split(b"\n")
    if len(lines) > MOST_LINES:
        why = f"has {len(lines)} lines; a record has at most {MOST_LINES}"
        raise _refused(RecordError(why, ("record-json", {"line": MOST_LINES + 1})))
    for number, line in enumerate(lines, start=1):
        if len(line) > MOST_LINE or DEEP.search(line):
            why = f"line {number}: is larger or deeper than any of a record; a line has at most {MOST_LINE} bytes"
            raise _refused(RecordError(why, ("record-json", {"line": number})))
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        number = raw.count(b"\n", 0, error.start) + 1
        why = f"line {number}: is not UTF-8"
        raise _refused(RecordError(why, ("record-utf8", {"line": number}))) from None


def _read(text: str) -> Table:
    try:
        table = parse_record(text)
    except RecordError as error:
        raise _refused(error) from None
    if not table.over:
        raise _refused(RecordError("the game is not over; expected a finished game", ("record-unfinished", {})))
    for name in table.seats:
        if len(name) > NAME or not name.isprintable() or not name.strip():
            why = f"line 1: the name {name[:NAME]!r} can't be shown; expected 1 to {NAME} printable characters"
            raise _refused(RecordError(why, ("record-name", {"line": 1})))
    return table


def _refused(error: RecordError) -> Refused:
    return Refused("bad-record", str(error)[:2000].removeprefix("record: "), text=error_text(error))


def _finished_match(me: Person, source: Table, text: str) -> Match:
    game = source.game
    seats = [
        Seat("bot", name, level=source.bots[seat]) if source.bots.get(seat) in LEVELS else Seat("person", name)
        for seat, name in enumerate(source.seats)
    ]
    edition_id = source.edition.id if source.edition.id in editions_of(game.id) else "imported"
    terms = Terms(
        game.id, source.options, "", edition_id, game.rules_version, "turns", "host", {"kind": "none"}, None,
        "instant", False, False, secrets.token_urlsafe(9), me.name, seats, origin={"decision": len(source.decisions)},
    )
    match = Match(new_id("t"), "open", False, me.id, new_secret(), hours.now(), terms, source.edition)
    match.prologue = Prologue(source, len(source.decisions), dice_of(text))
    return match


# ---- play on from here -----------------------------------------------------------------------------
@router.post("/tables/{table_id}/continue", status_code=201)
async def go_on(hub: Tables, me: Me, table_id: str, wish: GoOn) -> TableData:
    """A new table that begins at a position of a finished game: oneself in a seat, bots in the others."""
    room = await room_for(hub, table_id, me, wish.code)
    async with room.lock:
        old = room.match
        if old.status != "over":
            raise Refused("not-over", "one plays on from a game that is over")
        if old.table is None or wish.decision > old.decision or (old.table.over and wish.decision == old.decision):
            raise Refused("not-found", f"there is nothing to decide after decision {wish.decision} of this game")
        if wish.seat >= len(old.terms.seats):
            raise Refused("not-found", f"there is no seat {wish.seat}; expected 0 to {len(old.terms.seats) - 1}")
        text = await beside(lambda: "".join(line + "\n" for line in record_of(old)))
        terms = old.terms
    seats = [
        {"kind": "me"} if seat == wish.seat else {"kind": "bot", "level": wish.level}
        for seat in range(len(terms.seats))
    ]
    new = NewTable.model_validate({
        "game": terms.game, "options": terms.options, "edition": terms.edition, "seats": seats, "public": False,
        "pace": wish.pace,
    })
    prologue = await asyncio.to_thread(Prologue.of, text, wish.decision)
    made = await make_table(hub, me, new, begun=(text, prologue))
    again = await hub.adopt(made)
    await hub.command(made.id, me.who, Start())
    return shown_table(again, me)
