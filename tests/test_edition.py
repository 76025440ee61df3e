"""Editions: valid ones can be played, broken ones are refused with the place, the fault and what is expected."""

from __future__ import annotations

import json
import re
import runpy
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sillage
from sillage.errors import EditionError
from sillage.kernel.bounds import MOST_BYTES
from sillage.kernel.edition import check_edition, editions_of, load_edition, parse_edition
from sillage.kernel.found import game_ids
from sillage.table.record import read_record
from sillage.testing import Case, cases
from sillage.testing.kit.editions import at, changed, places, stretched
from sillage.testing.walk import walk_with
from tests.kit.cases import each_game

ROOT = Path(__file__).resolve().parents[1]
PLAIN = st.none() | st.booleans() | st.integers(-3, 200) | st.integers() | st.floats() | st.text(max_size=8)
JSON = st.recursive(
    PLAIN, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
)


@cache
def default(game_id: str) -> dict[str, Any]:
    return load_edition(game_id).data()


@cache
def default_text(game_id: str) -> str:
    return next(iter(editions_of(game_id).values())).read_text(encoding="utf-8")


def refused(text: str) -> str:
    with pytest.raises(EditionError) as caught:
        parse_edition(text.encode(), "mine.toml")
    return str(caught.value)


# ---- errors ----------------------------------------------------------------------------------------
@each_game
def test_errors_name_the_file_the_line_and_what_is_expected(game_id):
    text = default_text(game_id)
    line = next(n for n, row in enumerate(text.splitlines(), 1) if row.startswith("status ="))
    message = refused(re.sub(r'^status = "\w+"', 'status = "guessed"', text, count=1, flags=re.M))
    assert f"mine.toml:{line}: " in message
    assert "'printed' or 'reconstructed'" in message
    assert "'guessed'" in message


@each_game
@pytest.mark.parametrize(("pattern", "instead", "fragments"), [
    (r'^game = .*', 'game = "chess"', ["mine.toml:", "game: is 'chess'", "expected one of: ", "parfum"]),
    (r'^game = .*', '', ["mine.toml: game: is None", "parfum"]),
    (r'^id = .*', 'id = "No Id"', ["mine.toml:", ": id: ", "pattern", "No Id"]),
    (r'^id = .*', '', ["mine.toml: id: field required"]),
    (r'^name = .*', 'name = 7', ["mine.toml:", ": name: ", "string", "(found 7)"]),
    (r'^name = .*', 'name = "x"\nsmell = 3', ["name: ", "at least 2", "smell: extra inputs are not permitted"]),
    (r'^name = .*', 'name = "two', ["mine.toml: not valid TOML: ", "line "]),
    (r'^status = .*', '', [".status: field required"]),
    (r'^source = .*', 'source = "?"', ["source: ", "at least 3", "(found '?')"]),
], ids=str)
def test_broken_editions(game_id, pattern, instead, fragments):
    broken = re.sub(pattern, instead, default_text(game_id), count=1, flags=re.M)
    message = refused(broken)
    assert message.startswith("mine.toml")
    for fragment in fragments:
        assert fragment in message


@each_game
def test_a_missing_key_names_no_other_table(game_id):
    """The line is that of the table which misses the key, not of the next table that has one."""
    text = default_text(game_id)
    header, key = next((m.start(), m) for m in re.finditer(r"^\[\w+\]\n(status = .*\n)", text, flags=re.M))
    line = text[:header].count("\n") + 1
    message = refused(text[: key.start(1)] + text[key.end(1) :])
    assert message.startswith(f"mine.toml:{line}: ")


@pytest.mark.parametrize(("found", "instead", "fragments"), [
    ("actions = [3, 4, 5, 6]", "actions = [3, 4, 5]", ["clocks_four.actions", "at least 4"]),
    ("actions = [3, 4, 5, 6]", "actions = [3, 4, 5, 0]", ["clocks_four.actions.3", "greater than or equal to 1", "0"]),
    ("tokens = [10, 4, 5, 6]", "tokens = [1, 1, 1, 1]", ["water", "expected at least 8 tokens"]),
    ("tokens = [10, 4, 5, 6]", "tokens = [10, 4, 5, 6.0]", ["water.tokens.3", "valid integer", "6.0"]),
    ("start = 2", "", ["water.start", "field required"]),
    ("limit = 4", "limit = -1", ["water.limit", "greater than or equal to 0", "(found -1)"]),
    ("lavender = 3 }\nflask", "lavender = 9 }\nflask", ["dice.count.lavender", "less than or equal to 6", "(found 9)"]),
    ('{ id = "HD01", part = "head", aromas = { violet = 1 }', '{ id = "HD01", part = "head", aromas = { oak = 1 }',
     ["notes.tiles.0.aromas.oak", "'violet'"]),
    ('id = "HD02", part = "head"', 'id = "HD02", part = "foot"', ["notes.tiles.1.part", "'head', 'heart' or 'base'"]),
    ('id = "HD02"', 'id = "hd01"', ["notes", "id of its own", "HD01, hd01"]),
    ('id = "HD03"', 'id = "HD 03"', ["notes.tiles.2.id", "pattern", "HD 03"]),
    ("below_closing = 5", "below_closing = 20", ["customers", "expected at least 20 B customers", "not 15"]),
    ("flacons = { minor = 2, major = 3 }", "flacons = { minor = 0, major = 3 }", ["perfumes", "at least 1 flacon"]),
])
def test_broken_parfum_editions(found, instead, fragments):
    text = default_text("parfum")
    assert found in text
    message = refused(text.replace(found, instead, 1))
    assert re.match(r"mine\.toml(:\d+)?: ", message)
    for fragment in fragments:
        assert fragment in message


def test_parfum_rows_are_named_by_their_line():
    text = default_text("parfum")
    for tile in ("HD02", "HT05", "BS03"):
        line = next(n for n, row in enumerate(text.splitlines(), 1) if f'"{tile}"' in row)
        broken = re.sub(rf'(id = "{tile}".*coins = )\d+', r"\g<1>99", text)
        message = refused(broken)
        assert message.startswith(f"mine.toml:{line}: notes.tiles."), message
        assert "(found 99)" in message


def test_files_that_are_no_editions(tmp_path):
    with pytest.raises(EditionError, match=r"nowhere.*can't be read.*expected an edition id or a TOML file"):
        load_edition("parfum", "nowhere")
    with pytest.raises(EditionError, match="can't be read"):
        load_edition("parfum", tmp_path)
    with pytest.raises(EditionError, match="can't be read"):
        load_edition("parfum", "no\0where")
    with pytest.raises(EditionError, match="byte 4 is not UTF-8"):
        parse_edition(b"a = \xff")
    with pytest.raises(EditionError, match=f"at most {MOST_BYTES}"):
        parse_edition(b"#" * (MOST_BYTES + 1))


@each_game
def test_an_edition_of_another_game_is_refused(game_id):
    for other in game_ids():
        if other != game_id:
            with pytest.raises(EditionError, match=f"edition of '{other}'; expected one of '{game_id}'"):
                load_edition(game_id, next(iter(editions_of(other).values())))


@pytest.mark.parametrize("raw", [
    b"a = " + b"[" * 5000, b"a = " + b"9" * 5000, b"game = 1979-05-27", b"a = {" * 3000, b"\0",
], ids=["deep-list", "long-number", "date", "deep-table", "null"])
def test_odd_toml_is_refused(raw):
    with pytest.raises(EditionError):
        parse_edition(raw)


# ---- anything may be typed in ----------------------------------------------------------------------
def compiled(data: Any) -> Any:
    """The parts of an edition, or None where it is refused."""
    try:
        return check_edition(data).compile()
    except EditionError:
        return None


@given(JSON)
def test_garbage_is_refused(data):
    assert compiled(data) is None


@given(st.binary(max_size=80) | st.text(max_size=80).map(lambda text: text.encode("utf-8", "surrogatepass")))
def test_garbled_files_are_refused(raw):
    with pytest.raises(EditionError):
        parse_edition(raw)


@each_game
@given(data=st.data())
def test_a_mutated_edition_compiles_or_is_refused(game_id, data):
    edition = default(game_id)
    for _ in range(data.draw(st.integers(1, 3))):
        path = data.draw(st.sampled_from(list(places(edition))))
        kind = data.draw(st.sampled_from(["replace", "remove", "double"]))
        parent = at(edition, path[:-1])
        if kind == "replace":
            edition = changed(edition, path, data.draw(JSON))
        elif kind == "remove":
            rest = (
                {k: v for k, v in parent.items() if k != path[-1]} if isinstance(parent, dict)
                else [v for n, v in enumerate(parent) if n != path[-1]]
            )
            edition = changed(edition, path[:-1], rest) if path[:-1] else rest
        elif isinstance(parent, list):
            edition = changed(edition, path[:-1], [*parent, parent[path[-1]]])
    compiled(edition)


def test_parfum_without_dice_and_water_is_refused_or_goes_on():
    """Nobody could do anything in a turn; somebody asked for an action would have none."""
    data = changed(default("parfum"), ("dice", "count"), dict.fromkeys(default("parfum")["dice"]["count"], 0))
    data = changed(data, ("water", "tokens"), [0, 0, 0, 0])
    parts = compiled(changed(data, ("water", "start"), 0))
    if parts is not None:
        assert not walk_with(Case("parfum", 2), parts, 1, games=5).fault


@each_game
def test_a_record_carries_its_edition(game_id, tmp_path):
    data = {**stretched(game_id, 99).data(), "id": "stretched", "name": "Stretched"}
    case = cases(game_id)[0]
    table = sillage.new(game_id, ["greedy"] * case.players, seed=3, edition=check_edition(data))
    table.save(tmp_path / "game.jsonl")
    loaded = read_record(tmp_path / "game.jsonl")
    assert loaded.edition == table.edition
    assert loaded.edition.id == "stretched"
    assert loaded.view(0)["edition"]["name"] == "Stretched"
    assert (loaded.position.state == table.position.state).all()


@pytest.mark.parametrize("lesson", sorted(ROOT.glob("web/src/games/*/lesson.json")), ids=lambda path: path.parent.name)
def test_a_lesson_is_of_the_edition_that_is_played(lesson):
    """`python web/scripts/lesson.py` makes it anew; its sentences tell the numbers."""
    shown = {step["view"]["edition"]["id"] for step in json.loads(lesson.read_text(encoding="utf-8"))}
    assert shown == {load_edition(lesson.parent.name).id}


@pytest.mark.parametrize("lesson", sorted(ROOT.glob("web/src/games/*/lesson.json")), ids=lambda path: path.parent.name)
def test_what_a_lesson_says_lies_on_its_table(lesson):
    """What its sentences speak of is what was looked for when the lesson was made."""
    wanted = runpy.run_path(str(lesson.with_suffix(".py")))
    steps = [step for step in json.loads(lesson.read_text(encoding="utf-8")) if "legal" in step]
    assert wanted["nice"]([step["legal"]["kind"] for step in steps], steps)
