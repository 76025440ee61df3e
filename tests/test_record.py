"""Records of games: kept whole, refused when damaged or edited. Who judges them without our rules: tests/judge."""

from __future__ import annotations

import hashlib
import json
import re
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sillage
from sillage.errors import RecordError
from sillage.table.lines import record_lines
from sillage.table.record import MOST_BYTES, parse_record, read_record, same_table
from sillage.testing import cases
from sillage.testing.kit.undo import undone
from tests.kit.cases import each_case, each_game


@cache
def greedy_game(game_id: str, seed: int = 5) -> tuple[str, ...]:
    """The lines of a whole record."""
    players = cases(game_id)[0].players
    return tuple(record_lines(sillage.new(game_id, ["greedy"] * players, seed=seed)))


def text_of(lines) -> str:
    return "".join(line + "\n" for line in lines)


def verdict(text: str, **options) -> str:
    """Why a record is refused; nothing where it isn't."""
    try:
        parse_record(text, "game.jsonl", **options)
    except RecordError as error:
        return str(error)
    return ""


def named_line(message: str) -> int:
    return int(re.match(r"game.jsonl: line (\d+): ", message)[1])


def refused(text: str, line: int | None = None, **options) -> str:
    """The verdict on a record that must be refused; with `line`, that one must be named."""
    message = verdict(text, **options)
    assert message.startswith("game.jsonl: "), "accepted"
    if line is not None:
        assert named_line(message) == line, message
    return message


def sealed(rows) -> str:
    """Rows with sums that fit: what a forger would write who knows the format but can't bend the rules."""
    previous, lines = "", []
    for row in rows:
        row = {key: value for key, value in row.items() if key != "sum"}
        dump = json.dumps(row, ensure_ascii=False, separators=(",", ":"))
        previous = hashlib.sha256((previous + dump).encode()).hexdigest()[:16]
        lines.append(json.dumps({**row, "sum": previous}, ensure_ascii=False, separators=(",", ":")))
    return text_of(lines)


def rows_of(game_id: str) -> list:
    return [json.loads(line) for line in greedy_game(game_id)]


# ---- whole records ---------------------------------------------------------------------------------
@each_case
def test_a_saved_game_is_the_same_when_loaded(case, tmp_path):
    path = tmp_path / "game.jsonl"
    table = case.table(seed=6)
    for _ in range(120):
        if table.over:
            break
        table.apply(table.position.choose())
    table.save(path)
    loaded = read_record(path)
    assert same_table(table, loaded)
    assert list(record_lines(loaded)) == list(record_lines(table)) == path.read_text(encoding="utf-8").splitlines()
    assert loaded.seats == table.seats
    assert loaded.options == table.options
    assert not list(tmp_path.glob("*.part"))


@each_game
def test_a_loaded_game_goes_on(game_id, tmp_path):
    lines = greedy_game(game_id)
    path = tmp_path / "game.jsonl"
    path.write_text(text_of(lines[: len(lines) // 2]), encoding="utf-8")
    table = sillage.load(path)
    assert table.over, "the bots that the record names play on"


def test_a_person_named_like_a_bot_stays_a_person(tmp_path):
    path = tmp_path / "game.jsonl"
    sillage.new("parfum", ["greedy-x", "greedy"], seed=4).save(path)
    assert json.loads(path.read_text(encoding="utf-8").splitlines()[0])["seats"] == [
        "greedy-x", {"name": "greedy", "bot": "greedy"}
    ]
    table = sillage.load(path)
    assert set(table.pilots) == {1}
    assert table.bots == {1: "greedy"}


def test_an_old_record_that_names_seats_only_is_read():
    header, *rows = rows_of("parfum")
    names = [seat["name"] for seat in header["seats"]]
    table = parse_record(sealed([{**header, "seats": names}, *rows]))
    assert table.seats == names
    assert table.bots == {}


@each_game
def test_undo_leaves_no_trace_in_a_record(game_id):
    table = cases(game_id)[0].table(seed=1)
    before = list(record_lines(table))
    table.play(table.legal_actions[0])
    if undone(table):
        assert list(record_lines(table)) == before


@each_game
def test_a_record_carries_what_it_needs(game_id):
    header, *rows = rows_of(game_id)
    assert header["game"] == game_id
    assert header["edition"]["game"] == game_id
    assert [row["n"] for row in rows[:-1]] == list(range(1, len(rows)))
    assert all(row["phase"] and row["legal"] >= 1 for row in rows[:-1])
    assert set(rows[-1]["result"]) == {"scores", "ranks", "winners", "ending", "rounds"}
    assert header["version"] == sillage.__version__


@each_game
def test_a_record_of_the_first_format_is_read_and_written_as_it_was(game_id):
    """It knew no steps, no rounds, no version, and left out what happened without an effect."""
    table = sillage.new(game_id, ["greedy"] * cases(game_id)[0].players, seed=5)
    table.format = 1
    old = text_of(record_lines(table))
    header, *rows = map(json.loads, old.splitlines())
    assert header["sillage"] == 1
    assert "version" not in header
    assert not {"phase", "legal"} & set().union(*rows)
    assert text_of(record_lines(parse_record(old))) == old


# ---- damage ----------------------------------------------------------------------------------------
@each_game
@given(data=st.data())
def test_an_edited_line_is_refused(game_id, data):
    lines = list(greedy_game(game_id))
    number = data.draw(st.integers(0, len(lines) - 1))
    line = lines[number]
    at = data.draw(st.integers(0, len(line) - 1))
    length = data.draw(st.integers(0, 3))
    piece = data.draw(st.text(st.characters(exclude_characters="\n\r", exclude_categories=["Cs"]), max_size=3))
    edited = line[:at] + piece + line[at + length :]
    if edited != line:
        lines[number] = edited
        refused(text_of(lines), number + 1)


@each_game
@given(data=st.data())
def test_a_reordered_record_is_refused(game_id, data):
    lines = list(greedy_game(game_id))
    number = data.draw(st.integers(0, len(lines) - 2))
    kind = data.draw(st.sampled_from(["delete", "swap", "duplicate", "blank"]))
    if kind == "delete":
        del lines[number]
        refused(text_of(lines), number + 1)
    elif kind == "swap":
        lines[number], lines[number + 1] = lines[number + 1], lines[number]
        refused(text_of(lines), number + 1)
    elif kind == "duplicate":
        lines.insert(number, lines[number])
        refused(text_of(lines), number + 2)
    else:
        lines.insert(number, "")
        refused(text_of(lines), number + 1)


@each_game
def test_the_result_may_not_be_missing(game_id):
    lines = greedy_game(game_id)
    assert "result" in refused(text_of(lines[:-1]), len(lines) - 1)
    assert "after the result" in refused(sealed([*rows_of(game_id), rows_of(game_id)[-1]]), len(lines))


@pytest.mark.parametrize("edit", [
    lambda line: line.replace(":", ": ", 1),
    lambda line: line.replace("{", '{"n":77,', 1),
    lambda line: line.replace("a", "\\u0061", 1),
    lambda line: line + " ",
], ids=["space", "key-twice", "escape", "end"])
@each_game
def test_a_line_that_reads_the_same_is_refused(game_id, edit):
    """A record is kept to the letter: other programs may read a doubled key in another way."""
    lines = list(greedy_game(game_id))
    lines[5] = edit(lines[5])
    refused(text_of(lines), 6)


@each_game
@settings(max_examples=25)
@given(data=st.data())
def test_a_truncated_record_is_refused_or_cut_off(game_id, data):
    """A last line that was cut while it was written is left out, but only when asked for."""
    lines = greedy_game(game_id)
    number = data.draw(st.integers(1, len(lines) - 2))
    length = data.draw(st.integers(1, len(lines[number])))
    text = text_of(lines[:number]) + lines[number][:length]
    assert "cut off" in refused(text, number + 1)
    table = parse_record(text, cut_off=True)
    assert len(table.decisions) == number - 1


@each_game
def test_a_cut_result_is_refused_or_made_anew(game_id):
    """The game is over: what its last line said follows from the others."""
    *lines, last = greedy_game(game_id)
    text = text_of(lines) + last[:20]
    refused(text, len(lines) + 1)
    assert parse_record(text, cut_off=True).over


@each_game
def test_a_cut_header_is_refused(game_id):
    header = greedy_game(game_id)[0]
    refused(header[:-5])
    refused(header[:-5], cut_off=True)
    refused("")


@given(st.text(max_size=200))
def test_any_text_is_refused(text):
    refused(text)
    refused(text, cut_off=True)


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
                    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4)))
def test_any_json_is_refused(value):
    refused(json.dumps(value) + "\n")
    refused(json.dumps({"sillage": 1, "game": value, "sum": "0" * 16}) + "\n")


@pytest.mark.parametrize("odd", ['"\\ud800"', "NaN", "9" * 5000], ids=["surrogate", "nan", "long-number"])
def test_odd_json_is_refused(odd):
    refused(f'{{"sum":"x","a":{odd}}}\n', 1)


def test_deep_json_is_refused():
    for depth in (*range(900, 1000), 100_000):
        refused('{"sum":"x","a":' + "[" * depth + "]" * depth + "}\n", 1)


def test_files_that_are_no_records(tmp_path):
    path = tmp_path / "game.jsonl"
    with pytest.raises(RecordError, match="can't be read"):
        read_record(path)
    with pytest.raises(RecordError, match="can't be read"):
        read_record(tmp_path)
    path.write_bytes(b'{"sillage":1,\xff')
    with pytest.raises(RecordError, match="byte 13 is not UTF-8"):
        read_record(path)
    with path.open("wb") as file:
        file.truncate(MOST_BYTES + 1)
    with pytest.raises(RecordError, match="larger than"):
        read_record(path)


# ---- forgery: the sums fit, the rules don't --------------------------------------------------------
def short(forgery: object) -> str:
    return str(forgery)[:30]


HEADER_FORGERIES = [
    ({"sillage": 3}, "format 3"),
    ({"sillage": None}, "format None"),
    ({"game": "chess"}, "chess"),
    ({"game": None}, "None"),
    ({"rules": 0}, "rules version 0"),
    ({"rules": "1"}, "rules version '1'"),
    ({"edition": {}}, "edition"),
    ({"edition": None}, "edition"),
    ({"seats": "greedy"}, "seats"),
    ({"seats": []}, "players"),
    ({"seats": ["a", "a"]}, "name of its own"),
    ({"seats": ["a", 3]}, "seats"),
    ({"seats": ["a", {"name": "b"}]}, "seats"),
    ({"seats": ["a", {"name": 3, "bot": "greedy"}]}, "seats"),
    ({"options": []}, "options"),
    ({"options": {"wind": 1}}, "wind"),
    ({"chance": []}, "tape"),
    ({"chance": [[1]]}, "chance"),
    ({"chance": [[2, -1]]}, "chance"),
    ({"chance": [[6, 1]] * 1000}, "chance"),
    ({"events": ["a new broom"]}, "events"),
]


@each_game
@pytest.mark.parametrize(("forgery", "fragment"), HEADER_FORGERIES, ids=short)
def test_a_forged_header_is_refused(game_id, forgery, fragment):
    header, *rows = rows_of(game_id)
    assert fragment in refused(sealed([{**header, **forgery}, *rows]), 1)


ROW_FORGERIES = [
    {"phase": "nap"}, {"phase": None}, {"legal": 0}, {"legal": "1"},
    {"n": 999}, {"n": None}, {"seat": 9}, {"seat": None}, {"action": "juggle"}, {"action": 5}, {"code": -1},
    {"code": 10**9}, {"code": None}, {"code": "0"}, {"chance": [[2, 0]] * 3}, {"chance": None}, {"chance": [[1, 1]]},
    {"chance": [[6, 1]] * 1000}, {"events": []}, {"events": ["something else"]}, {"events": None},
]


@each_game
@pytest.mark.parametrize("forgery", ROW_FORGERIES, ids=short)
def test_a_forged_decision_is_refused(game_id, forgery):
    rows = rows_of(game_id)
    for number in (1, len(rows) // 2, len(rows) - 2):
        if {**rows[number], **forgery} != rows[number]:
            forged = [*rows[:number], {**rows[number], **forgery}, *rows[number + 1 :]]
            refused(sealed(forged), number + 1)


@each_game
def test_a_forged_result_is_refused(game_id):
    *rows, last = rows_of(game_id)
    result = last["result"]
    scores = [score + 1 for score in result["scores"]]
    for forgery in ({"scores": scores}, {"winners": []}, {"ranks": []}, {"ending": "?"}, {"rounds": 0}):
        assert "result" in refused(sealed([*rows, {"result": {**result, **forgery}}]), len(rows) + 1)
    refused(sealed([*rows[:3], last]), 4)


@each_game
@given(data=st.data())
def test_another_chance_is_refused_or_another_game(game_id, data):
    """Who forges an outcome must forge all that came of it."""
    rows = rows_of(game_id)
    drawn = [n for n, row in enumerate(rows) if row.get("chance")]
    number = data.draw(st.sampled_from(drawn))
    tape = [list(pair) for pair in rows[number]["chance"]]
    at = data.draw(st.integers(0, len(tape) - 1))
    span, outcome = tape[at]
    tape[at][1] = data.draw(st.integers(0, span - 1))
    if tape[at][1] != outcome:
        forged = sealed([*rows[:number], {**rows[number], "chance": tape}, *rows[number + 1 :]])
        if message := verdict(forged):
            assert named_line(message) > number
