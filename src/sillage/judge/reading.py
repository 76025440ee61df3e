"""Going through a record with a referee, line by line (docs/record.md, whose REC clauses are cited here)."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from sillage.judge.lines import check_decision, check_header, check_terms
from sillage.judge.referee import Chance, Dispute, Referee

# What a record may hold that no rule foresees: words where a number stands, a piece that the edition hasn't.
ODD = (KeyError, IndexError, TypeError, ValueError, AttributeError, AssertionError)
Find = Callable[[str], type[Referee]]


@dataclass(frozen=True)
class Verdict:
    """A record that holds: its game, how many decisions were judged, and the result where it is over."""

    game: str
    decisions: int
    result: dict[str, Any] | None


def judge_text(text: str, find: Find, name: str = "record") -> Verdict:
    """Judges a whole record; `find` gives the referee of a game. A `Dispute` names line and clause."""
    reading = _Reading(find)
    try:
        for row in rows_of(text):
            reading.read(row)
        return reading.verdict()
    except Dispute as dispute:
        raise Dispute(dispute.clause, dispute.message, name, dispute.line or reading.line) from None


class _Reading:
    """A record being read, line after line."""

    def __init__(self, find: Find) -> None:
        self._find = find
        self._referee: Referee | None = None
        self._judged, self._closed = 0, False
        self.line = 1

    def read(self, row: dict[str, Any]) -> None:
        self._take(row)
        self.line += 1

    def _take(self, row: dict[str, Any]) -> None:
        if self._referee is None:
            self._referee = _set_up(row, self._find)
        elif self._closed:
            raise Dispute("REC-6", "nothing is expected after the result")
        elif "result" in row:
            _close(self._referee, row)
            self._closed = True
        else:
            self._judged += 1
            _judge(self._referee, row, self._judged)

    def verdict(self) -> Verdict:
        referee = self._referee
        if referee is None:
            raise Dispute("REC-1", "is empty; expected a header")
        if referee.over and not self._closed:
            raise Dispute("REC-6", "the game is over; expected a last line with the result")
        return Verdict(referee.game, self._judged, referee.result() if self._closed else None)


def rows_of(text: str) -> Iterator[dict[str, Any]]:
    """The lines, each whole and unchanged."""
    lines = text.split("\n")
    previous = ""
    for number, line in enumerate(lines[:-1], start=1):
        try:
            row = json.loads(line)
            found = row.pop("sum")
            expected = hashlib.sha256((previous + _dump(row)).encode()).hexdigest()[:16]
            same = line == _dump({**row, "sum": found})
        except (ValueError, RecursionError, AttributeError, KeyError, TypeError):
            raise Dispute("REC-1", "expected one JSON object with a 'sum'", line=number) from None
        if found != expected or not same:
            raise Dispute("REC-2", "was changed after it was written: its sum doesn't fit", line=number)
        previous = found
        yield row
    if lines[-1]:
        raise Dispute("REC-1", "is cut off", line=len(lines))


def _dump(row: dict[str, Any]) -> str:
    return json.dumps(row, ensure_ascii=False, separators=(",", ":"))


def _set_up(row: dict[str, Any], find: Find) -> Referee:
    check_header(row)
    chance = _chance(row)
    made = find(str(row["game"]))
    check_terms(row, made)
    with _followed("REC-3", "the game can't be set up like this"):
        referee = made(row)
        referee.set_up(chance)
    chance.finish("REC-5")
    _heard(referee, row)
    return referee


def _judge(referee: Referee, row: dict[str, Any], number: int) -> None:
    if referee.over:
        raise Dispute(referee.ends, "the game is over; no further decision is expected")
    _same("REC-4", "n", row.get("n"), number)
    _same(referee.turns[referee.phase], "seat", row.get("seat"), referee.actor)
    with _followed("REC-4", "what is legal can't be told"):
        legal = referee.legal()
    check_decision(row, referee, len(legal))
    if referee.format > 1:
        _same("REC-4", "phase", row.get("phase"), referee.phase)
        _same("REC-4", "legal", row.get("legal"), len(legal))
    action, chance = row.get("action"), _chance(row)
    if action not in legal:
        word = str(action).split(" ")[0]
        raise Dispute(referee.clauses.get(word, "REC-4"), f"action: {action!r} may not be taken here")
    _same("REC-4", "code", row.get("code"), referee.code(str(action)))
    referee.told.clear()
    with _followed("REC-4", "can't be followed"):
        referee.play(str(action), chance)
    chance.finish("REC-5")
    _heard(referee, row)


@contextmanager
def _followed(clause: str, what: str) -> Iterator[None]:
    """Whatever a record makes a referee stumble over is a fault of the record."""
    try:
        yield
    except Dispute:
        raise
    except ODD as error:
        raise Dispute(clause, f"{what} ({type(error).__name__}: {error})") from None


def _heard(referee: Referee, row: dict[str, Any]) -> None:
    """What the record tells is what happened, sentence by sentence."""
    told, heard = referee.told, row.get("events")
    if not isinstance(heard, list):
        raise Dispute("REC-4", "'events': expected a list of sentences")
    for (clause, words), said in zip(told, heard, strict=False):
        if words != said:
            raise Dispute(clause, f"events: says {said!r}; by the rules it is {words!r}")
    if len(heard) > len(told):
        raise Dispute(told[-1][0] if told else "REC-4", f"events: says {heard[len(told)]!r}; nothing more happened")
    if len(told) > len(heard):
        clause, words = told[len(heard)]
        raise Dispute(clause, f"events: ends here; by the rules {words!r} follows")


def _close(referee: Referee, row: dict[str, Any]) -> None:
    if not referee.over:
        raise Dispute(referee.ends, "a result, but the game is not over")
    found, expected = row["result"], referee.result()
    if list(row) != ["result"] or not isinstance(found, dict):
        raise Dispute("REC-6", "'result': expected an object, and no other key")
    for name, value in expected.items():
        clause = {"ending": referee.ends, "rounds": "REC-6"}.get(name, referee.scoring)
        _same(clause, f"result, {name}", found.get(name), value)
    if more := set(found) - set(expected):
        raise Dispute("REC-6", f"result: says {', '.join(sorted(more))} too")


def _chance(row: dict[str, Any]) -> Chance:
    pairs = row.get("chance")
    if not isinstance(pairs, list) or not all(
        isinstance(pair, list) and len(pair) == 2 and all(type(value) is int for value in pair) for pair in pairs
    ):
        raise Dispute("REC-5", "'chance': expected a list of pairs [span, outcome]")
    return Chance(pairs)


def _same(clause: str, what: str, found: Any, expected: Any) -> None:
    if found != expected or _dump({"": found}) != _dump({"": expected}):      # 1 is neither 1.0 nor true
        raise Dispute(clause, f"{what}: says {found!r}; by the rules it is {expected!r}")
