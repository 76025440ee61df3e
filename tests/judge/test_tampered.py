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


# ---- the kinds: each changes rows, and returns which of them must be named -------------------------
def some(rows, rng, true=lambda row: True):
    """The number of a decision of which something is true."""
    return rng.choice([number for number, row in enumerate(rows[:-1]) if number and true(row)])


def another_sentence(rows, rng):
    at = some(rows, rng, lambda row: row["events"])
    place = rng.randrange(len(rows[at]["events"]))
    others = {words for row in rows[:-1] for words in row["events"]} - {rows[at]["events"][place]}
    rows[at]["events"][place] = rng.choice(sorted(others))
    return at


def a_number_in_a_sentence(rows, rng):
    at = some(rows, rng, lambda row: re.search(r"\d+(?!.*\d)", " ".join(row["events"])))
    numbered = [place for place, words in enumerate(rows[at]["events"]) if re.search(r"\d", words)]
    place = rng.choice(numbered)
    rows[at]["events"][place] = re.sub(r"\d+(?=\D*$)", lambda m: str(int(m[0]) + 1), rows[at]["events"][place])
    return at


def a_sentence_less(rows, rng):
    at = some(rows, rng, lambda row: row["events"])
    rows[at]["events"].pop(rng.randrange(len(rows[at]["events"])))
    return at


def a_sentence_more(rows, rng):
    at = some(rows, rng)
    rows[at]["events"].append("seat 0 gained 3 coins and 3 power")
    return at


def another_action(rows, rng):
    at = some(rows, rng)
    words = {row["action"] for row in rows[1:-1]} - {rows[at]["action"]}
    rows[at]["action"] = rng.choice(sorted(words))
    return at


def an_unknown_action(rows, rng):
    at = some(rows, rng)
    rows[at]["action"] = rng.choice(["juggle", "", rows[at]["action"] + " 1", 7, None])
    return at


def another_code(rows, rng):
    at = some(rows, rng)
    rows[at]["code"] += rng.choice([-1, 1])
    return at


def another_seat(rows, rng):
    at = some(rows, rng)
    rows[at]["seat"] += 1
    return at


def another_step(rows, rng):
    at = some(rows, rng)
    rows[at]["phase"] = rng.choice(sorted({row["phase"] for row in rows[1:-1]} - {rows[at]["phase"]}))
    return at


def more_legal_actions(rows, rng):
    at = some(rows, rng)
    rows[at]["legal"] += rng.choice([-1, 1])
    return at


def another_number(rows, rng):
    at = some(rows, rng)
    rows[at]["n"] += 1
    return at


def an_impossible_outcome(rows, rng):
    at = some(rows, rng, lambda row: row["chance"])
    pair = rng.choice(rows[at]["chance"])
    pair[rng.randrange(2)] += pair[0]
    return at


def an_outcome_less(rows, rng):
    at = some(rows, rng, lambda row: row["chance"])
    rows[at]["chance"].pop()
    return at


def an_outcome_more(rows, rng):
    at = some(rows, rng)
    rows[at]["chance"].append([2, 0])
    return at


def another_deal(rows, rng):
    pair = rng.choice(rows[0]["chance"][:3])        # notes, cards, goals: each is another
    pair[1] = (pair[1] + 1) % pair[0]
    return 0


def a_decision_less(rows, rng):
    at = some(rows, rng)
    del rows[at]
    return at


def a_decision_twice(rows, rng):
    at = some(rows, rng)
    rows.insert(at, json.loads(json.dumps(rows[at])))
    return at + 1


def a_game_cut_short(rows, rng):
    at = some(rows, rng)
    del rows[at:-1]
    return at


def other_scores(rows, rng):
    seat = rng.randrange(len(rows[-1]["result"]["scores"]))
    rows[-1]["result"]["scores"][seat] += rng.choice([-1, 1, 10])
    return len(rows) - 1


def another_winner(rows, rng):
    rows[-1]["result"]["winners"] = [(rows[-1]["result"]["winners"][0] + 1) % len(rows[-1]["result"]["scores"])]
    return len(rows) - 1


def other_rounds(rows, rng):
    rows[-1]["result"]["rounds"] += rng.choice([-1, 1])
    return len(rows) - 1


def another_ending(rows, rng):
    rows[-1]["result"]["ending"] = rng.choice(["nobody knows", "", None])
    return len(rows) - 1


def no_result(rows, rng):
    del rows[-1]
    return len(rows)


def a_header_without_something(rows, rng):
    del rows[0][rng.choice(["edition", "options", "seats", "chance", "events", "game"])]
    return 0


# Forgeries that no rule of a game sees: what a line may say, and of which kind it is (docs/record.md).
def a_key_more(rows, rng):
    at = rng.randrange(len(rows))
    rows[at]["remark"] = "seat 0 cheated"
    return at


def keys_in_another_order(rows, rng):
    at = rng.randrange(len(rows) - 1)
    rows[at] = dict(reversed(rows[at].items()))
    return at


def a_key_less(rows, rng):
    at = some(rows, rng)
    del rows[at][rng.choice([key for key in rows[at] if key not in ("auto", "sum")])]
    return at


def nobody_was_asked(rows, rng):
    at = some(rows, rng, lambda row: row["legal"] > 1)
    rows[at]["auto"] = True
    return at


def asked_by_itself(rows, rng):
    at = some(rows, rng)
    rows[at]["auto"] = rng.choice([False, 1, "yes", None])
    return at


def a_number_of_another_kind(rows, rng):
    name = rng.choice(["scores", "ranks", "winners"])
    rows[-1]["result"][name] = [rng.choice([float, str])(value) for value in rows[-1]["result"][name]]
    return len(rows) - 1


def other_versions(rows, rng):
    key, odd = rng.choice([("rules", 99), ("rules", "1"), ("rules", True), ("version", 3), ("version", None),
                           ("sillage", 2.0), ("sillage", 3)])
    rows[0][key] = odd
    return 0


def odd_seats(rows, rng):
    seats = rows[0]["seats"]
    rows[0]["seats"] = rng.choice([
        [None] * len(seats), {str(seat): "a" for seat in range(len(seats))}, "abcd"[: len(seats)],
        [*seats[1:], {"name": "a", "bot": 9}], [*seats[1:], {"name": "a"}], [*seats[1:], 7],
    ])
    return 0


def odd_dice(rows, rng):
    events = rows[0].pop("events")
    rows[0] |= {"events": events, "dice": rng.choice(["secret", None, []])}
    return 0


def pieces_of_another_game(rows, rng):
    rows[0]["edition"]["game"] = rng.choice(["chess", "", None])
    return 0


KINDS = [
    another_sentence, a_number_in_a_sentence, a_sentence_less, a_sentence_more, another_action, an_unknown_action,
    another_code, another_seat, another_step, more_legal_actions, another_number, an_impossible_outcome,
    an_outcome_less, an_outcome_more, another_deal, a_decision_less, a_decision_twice, a_game_cut_short, other_scores,
    another_winner, other_rounds, another_ending, no_result, a_header_without_something,
    a_key_more, keys_in_another_order, a_key_less, nobody_was_asked, asked_by_itself, a_number_of_another_kind,
    other_versions, odd_seats, odd_dice, pieces_of_another_game,
]


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
