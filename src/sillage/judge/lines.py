"""What each line of a record says before any rule is asked: its keys, in their order, and of which kind they are
(docs/record.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sillage.judge.referee import Dispute, Referee
from sillage.judge.shape import fault

FORMATS = (1, 2)
HEADER = ("sillage", "version", "game", "rules", "options", "seats", "edition", "chance", "events", "dice")
DECISION = ("n", "seat", "phase", "legal", "action", "code", "chance", "events", "auto")
SINCE_2 = {"version", "phase", "legal"}     # records of the first format lack them
MAY_LACK = {"dice", "auto"}


def check_header(row: Mapping[str, Any]) -> None:
    if row.get("sillage") not in FORMATS or type(row["sillage"]) is not int:
        raise Dispute("REC-3", f"format {row.get('sillage')!r}; expected one of {FORMATS}")
    _keys("REC-3", row, HEADER, row["sillage"])
    for key, kind in (("version", str), ("options", dict), ("seats", list), ("edition", dict), ("dice", dict)):
        if key in row and type(row[key]) is not kind:
            raise Dispute("REC-3", f"{key}: says {row[key]!r}; expected {_NAMES[kind]}")
    if not all(_is_seat(seat) for seat in row["seats"]):
        raise Dispute("REC-3", "seats: expected of each a name, or an object with 'name' and 'bot'")
    if row["edition"].get("game") != row["game"]:
        raise Dispute("REC-3", f"edition: is of {row['edition'].get('game')!r}; the game is {row['game']!r}")


def check_terms(row: Mapping[str, Any], made: type[Referee]) -> None:
    """Whether a judge reads these rules, and knows these options with these values, and pieces like these."""
    if row["rules"] not in made.versions or type(row["rules"]) is not int:
        raise Dispute("REC-3", f"rules: says {row['rules']!r}; judged are {', '.join(map(str, made.versions))}")
    for name, value in row["options"].items():
        values = made.choices.get(name, ()) if made.choices else (value,)
        if not any(value == one and type(value) is type(one) for one in values):
            raise Dispute("REC-3", f"options: says {name!r} is {value!r}; no such choice is known")
    missing = set(made.choices) - set(row["options"])
    if missing and row["sillage"] > 1:
        raise Dispute("REC-3", f"options: expected {', '.join(sorted(missing))} too")
    if made.pieces and (wrong := fault(row["edition"], made.pieces, "edition")):
        raise Dispute("REC-3", wrong)


def check_decision(row: Mapping[str, Any], referee: Referee, legal: int) -> None:
    _keys("REC-4", row, DECISION, referee.format)
    if "auto" in row and (row["auto"] is not True or legal != 1):
        raise Dispute("REC-4", f"auto: says {row['auto']!r} where {legal} actions are legal; true is of a single one")


def _keys(clause: str, row: Mapping[str, Any], known: tuple[str, ...], number: int) -> None:
    there = [key for key in known if (number > 1 or key not in SINCE_2) and (key in row or key not in MAY_LACK)]
    if list(row) != there:
        raise Dispute(clause, f"has the keys {', '.join(row)}; expected are {', '.join(there)}")


def _is_seat(seat: Any) -> bool:
    if isinstance(seat, dict):
        return list(seat) == ["name", "bot"] and all(isinstance(word, str) for word in seat.values())
    return isinstance(seat, str)


_NAMES = {str: "a word", dict: "an object", list: "a list"}
