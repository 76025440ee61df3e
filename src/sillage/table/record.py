"""Records of games: JSON Lines that a program can judge which knows the rulebook but none of our code.

Line 1 is the header (format, program, game, rules version, options, the whole edition, seats, the set-up). Then
one line a decision: its number, seat, step, number of legal actions, action in notation and code, the chance it drew
as [span, outcome] pairs, and what happened in words. The last line is the result. Every line ends with
`sum`, a hash over itself and the line before, so that a damaged or edited line is found. docs/record.md tells all.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from sillage.errors import EditionError, NotationError, RecordError, SillageError
from sillage.kernel.chance import TAPE, Tape
from sillage.kernel.edition import check_edition
from sillage.kernel.game import find_game
from sillage.table.decision import Dice
from sillage.table.lines import FORMATS, dump, result_row, seal, step_row, words_of
from sillage.table.seat import Pilot
from sillage.table.table import Table

MOST_BYTES = 64_000_000


def read_record(
    path: Path, *, pilots: Mapping[int, Pilot] | None = None, dice: Dice | None = None, forced: bool = False,
    cut_off: bool = False,
) -> Table:
    """Replays a record from its tape and compares every line; refuses what doesn't fit.

    The table goes on with these pilots and dice where the record is unfinished. With `cut_off`, a last
    line that was cut while it was written is left out."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise RecordError(f"{path}: is larger than {MOST_BYTES} bytes; no game is that long")
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise RecordError(f"{path}: can't be read ({error.strerror})") from None
    except UnicodeDecodeError as error:
        raise RecordError(f"{path}: byte {error.start} is not UTF-8; expected a record in UTF-8") from None
    return parse_record(text, str(path), pilots=pilots, dice=dice, forced=forced, cut_off=cut_off)


def parse_record(
    text: str, name: str = "record", *, pilots: Mapping[int, Pilot] | None = None, dice: Dice | None = None,
    forced: bool = False, cut_off: bool = False,
) -> Table:
    """`read_record` for the text itself."""
    rows = list(_checked_rows(text, name, cut_off))
    if not rows:
        raise _fault(f"{name}: line 1", "empty", "is empty; expected a header line")
    table = _open(rows[0], f"{name}: line 1")
    for number, row in enumerate(rows[1:], start=2):
        where = f"{name}: line {number}"
        if "result" in row:
            _close(table, row, where, last=number == len(rows))
        else:
            _replay(table, row, where)
    if table.over and "result" not in rows[-1] and not cut_off:
        raise _fault(f"{name}: line {len(rows)}", "no-result", "the game is over; expected a last line with the result")
    table.continue_with(dict(pilots or {}), dice, forced)
    return table


def _checked_rows(text: str, name: str, cut_off: bool) -> Iterator[dict[str, Any]]:
    lines = text.split("\n")
    tail = lines.pop()
    if tail and not cut_off:
        raise _fault(f"{name}: line {len(lines) + 1}", "cut-off", "is cut off; expected a whole line")
    previous = ""
    for number, line in enumerate(lines, start=1):
        where = f"{name}: line {number}"
        try:
            row = json.loads(line)
            if not isinstance(row, dict) or not isinstance(row.get("sum"), str):
                raise _fault(where, "json", "expected a JSON object with a 'sum'")
            written = dump(row)
            found = row.pop("sum")
            expected = seal(row, previous)
        except RecordError:
            raise
        except (ValueError, RecursionError):    # ValueError: also text that is not Unicode
            raise _fault(where, "json", "is not JSON; expected one JSON object a line") from None
        if expected != found or line != written:    # a doubled key or a blank reads the same to us, not to all
            raise _fault(where, "changed", "was changed after it was written (its sum doesn't fit)")
        previous = found
        yield row


def _open(row: dict[str, Any], where: str) -> Table:
    if row.get("sillage") not in FORMATS:
        known = " and ".join(map(str, FORMATS))
        raise _fault(where, "format", f"format {row.get('sillage')!r}; this version reads formats {known}")
    try:
        game = find_game(str(row.get("game")))
        if row.get("rules") != game.rules_version:
            version = f"rules version {row.get('rules')!r}; this version plays {game.rules_version}"
            raise _fault(where, "rules", version)
        edition = check_edition(row.get("edition"), f"{where}: edition")
        seats, bots = _seats(row.get("seats"), where)
        options = row.get("options")
        if not isinstance(options, dict):
            raise _fault(where, "header", "'options': expected an object")
        table = Table(game, edition, seats, options=options, bots=bots, setup_tape=_tape(row, where))
        table.format = row["sillage"]
    except RecordError:
        raise
    except EditionError as error:
        raise RecordError(str(error), ("record-header", {"line": 1})) from None
    except SillageError as error:
        raise _fault(where, "header", str(error)) from None
    _compare(row.get("events"), words_of(table.setup, table.format), where, "events")
    return table


def _seats(found: Any, where: str) -> tuple[list[str], dict[int, str]]:
    """The names of the seats, and the levels of those that are bots."""
    wanted = "'seats': expected a list of names, and of bots as {\"name\", \"bot\"}"
    if not isinstance(found, list):
        raise _fault(where, "header", wanted)
    bots = {}
    for seat, entry in enumerate(found):
        if isinstance(entry, dict) and set(entry) == {"name", "bot"} and isinstance(entry["bot"], str):
            bots[seat] = entry["bot"]
    names = [entry["name"] if seat in bots else entry for seat, entry in enumerate(found)]
    if not all(isinstance(name, str) for name in names):
        raise _fault(where, "header", wanted)
    return names, bots


def _replay(table: Table, row: dict[str, Any], where: str) -> None:
    if table.over:
        raise _fault(where, "differs", "the game is over; no further decision is expected")
    _compare(row.get("n"), len(table.decisions) + 1, where, "n")
    _compare(row.get("seat"), table.actor, where, "seat")
    code = row.get("code")
    legal = table.next_actions
    if not isinstance(code, int) or code not in legal.codes:
        raise _fault(where, "illegal", f"action {row.get('action')!r} is not legal here")
    try:
        parsed = legal.code(str(row.get("action")))
        _compare(parsed, code, where, "code")
        decision = table.apply(code, _tape(row, where), auto=row.get("auto") is True)
    except NotationError as error:
        raise _fault(where, "illegal", f"action: {error}") from None
    except RecordError:
        raise
    except SillageError as error:
        raise _fault(where, "chance", f"chance: {error}") from None
    for name, value in step_row(table, decision).items():
        _compare(row.get(name), value, where, name)
    _compare(row.get("events"), words_of(decision, table.format), where, "events")


def _close(table: Table, row: dict[str, Any], where: str, last: bool) -> None:
    if not last:
        raise _fault(where, "differs", "expected nothing after the result")
    if table.result is None:
        raise _fault(where, "differs", "a result, but the game is not over")
    _compare(row["result"], result_row(table), where, "result")


def _tape(row: dict[str, Any], where: str) -> Tape:
    tape = row.get("chance")
    if not isinstance(tape, list) or len(tape) > TAPE or not all(
        isinstance(pair, list) and len(pair) == 2 and all(isinstance(v, int) and 0 <= v < 30_000 for v in pair)
        for pair in tape
    ):
        raise _fault(where, "chance", f"'chance': expected a list of at most {TAPE} pairs [span, outcome]")
    return [(span, outcome) for span, outcome in tape]


def _compare(found: Any, expected: Any, where: str, what: str) -> None:
    if found != expected:
        raise _fault(where, "differs", f"{what}: says {found!r}; by the rules it is {expected!r}")


def _fault(where: str, kind: str, message: str) -> RecordError:
    """What is wrong with a line (`where` ends with its number), for us and for players."""
    return RecordError(f"{where}: {message}", (f"record-{kind}", {"line": int(where.rsplit(" ", 1)[1])}))


def same_table(one: Table, other: Table) -> bool:
    """Whether two tables stand exactly alike."""
    return bool((one.position.state == other.position.state).all())


__all__ = ["parse_record", "read_record", "same_table"]
