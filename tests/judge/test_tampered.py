"""Tampered records: the sums fit, the rules don't. Each is refused with line and clause: one of each kind, and twelve
in the long run."""

from __future__ import annotations

import hashlib
import json
import random
import re
from functools import cache

import pytest

import sillage
from sillage.cli.judge import referee_of
from sillage.judge import Dispute, judge_text
from sillage.kernel.found import built_in
from sillage.table.lines import record_lines
from sillage.testing import cases
from tests.judge.kinds import KINDS, some

EACH = 12
CITED = re.compile(r"game\.jsonl: line (\d+): .+ \(((?:PA|PE|FA|REC)-\w+)\)", re.S)


@cache
def record(game_id: str, number: int) -> str:
    """One of a few games, at different numbers of players."""
    ways = cases(game_id)
    case = ways[number * 5 % len(ways)]
    table = sillage.new(game_id, ["greedy"] * case.players, seed=number, options=case.options)
    return "".join(line + "\n" for line in record_lines(table))


def sealed(rows) -> str:
    """What a forger writes who knows the format."""
    previous, text = "", ""
    for row in rows:
        row = {key: value for key, value in row.items() if key != "sum"}
        dump = json.dumps(row, ensure_ascii=False, separators=(",", ":"))
        previous = hashlib.sha256((previous + dump).encode()).hexdigest()[:16]
        text += json.dumps({**row, "sum": previous}, ensure_ascii=False, separators=(",", ":")) + "\n"
    return text


def verdict(text: str) -> tuple[int, str] | None:
    """The line and the clause of a refusal."""
    dispute = disputed(text)
    if dispute is None:
        return None
    found = CITED.fullmatch(str(dispute))
    assert found, str(dispute)
    assert (int(found[1]), found[2]) == (dispute.line, dispute.clause)
    return dispute.line, dispute.clause


def disputed(text: str) -> Dispute | None:
    try:
        judge_text(text, referee_of, "game.jsonl")
    except Dispute as dispute:
        return dispute
    return None


def tampered(game_id: str, tamper, number: int):
    """A forgery of a kind, and the line that it is seen at."""
    text, rng = record(game_id, number % 4), random.Random(number)
    rows = [json.loads(line) for line in text.splitlines()]
    while True:
        line = tamper(rows, rng)
        forged = sealed(rows)
        if forged != text:
            return forged, line


def is_refused(game_id: str, tamper, number: int) -> None:
    forged, at = tampered(game_id, tamper, number)
    found = verdict(forged)
    assert found is not None, number
    assert found[0] == at + 1, (number, found)


@pytest.mark.parametrize("tamper", KINDS, ids=lambda tamper: tamper.__name__)
@pytest.mark.parametrize("game_id", built_in())
def test_a_tampered_record_is_refused_with_line_and_clause(game_id, tamper):
    is_refused(game_id, tamper, 0)


@pytest.mark.slow
@pytest.mark.parametrize("tamper", KINDS, ids=lambda tamper: tamper.__name__)
@pytest.mark.parametrize("game_id", built_in())
def test_twelve_of_a_kind_are_refused(game_id, tamper):
    for number in range(EACH):
        is_refused(game_id, tamper, number)


@pytest.mark.slow
@pytest.mark.parametrize("game_id", built_in())
def test_another_outcome_is_refused_or_comes_to_the_same(game_id):
    """Two yellow stones are alike: who pours the one for the other has told no lie."""
    refused = 0
    for number in range(10 * EACH):
        rng = random.Random(number)
        rows = [json.loads(line) for line in record(game_id, number % 4).splitlines()]
        at = some(rows, rng, lambda row: any(span > 1 for span, _ in row["chance"]))
        pair = rng.choice([pair for pair in rows[at]["chance"] if pair[0] > 1])
        pair[1] = (pair[1] + rng.randrange(1, pair[0])) % pair[0]
        found = verdict(sealed(rows))
        assert found is None or found[0] == at + 1
        refused += found is not None
    assert refused >= EACH


@pytest.mark.parametrize("game_id", built_in())
def test_a_changed_piece_is_refused_where_it_counts(game_id):
    """With other numbers on the pieces than the game was played with, some line comes out otherwise."""
    header, *rows = map(json.loads, record(game_id, 0).splitlines())
    assert verdict(sealed([{**header, "edition": one_more(header["edition"])}, *rows]))


def one_more(value):
    """An edition, every number of it one more."""
    if isinstance(value, dict):
        return {key: one_more(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [one_more(inner) for inner in value]
    return value + 1 if type(value) is int else value


@pytest.mark.parametrize(("game_id", "options"), [
    ("parfum", {"first_game": 0}), ("parfum", {"first_game": False, "cheat": True}), ("parfum", {}),
    ("perfumery", {"rival": "mild"}), ("perfumery", {"rival": "usual", "cheat": True}), ("perfumery", {}),
    ("fairy_perfume", {}),
    ("fairy_perfume", {"side": "A", "variant": False, "choose_fairies": False, "live": False, "cheat": True}),
    ("fairy_perfume", {"side": "C", "variant": False, "choose_fairies": False, "live": False}),
])
def test_odd_options_are_refused(game_id, options):
    header, *rows = map(json.loads, record(game_id, 0).splitlines())
    found = verdict(sealed([{**header, "options": options}, *rows]))
    assert found is not None
    assert found[1].startswith("REC-")


@pytest.mark.parametrize("text", ["", "\n", "[]\n", '{"sum":1}\n', "x", '{"sum":"0000000000000000"}\n'])
def test_what_is_no_record_is_refused(text):
    found = verdict(text)
    assert found is not None
    assert found[0] == 1
    assert found[1].startswith("REC-")


@pytest.mark.parametrize("game_id", built_in())
def test_an_unsealed_edit_is_refused(game_id):
    lines = record(game_id, 0).splitlines(keepends=True)
    for number in range(EACH):
        at = number * (len(lines) - 1) // EACH
        edited = lines[at].replace(":", ": ", 1)
        assert verdict("".join([*lines[:at], edited, *lines[at + 1 :]])) == (at + 1, "REC-2")
