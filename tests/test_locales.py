"""Texts: both languages are complete, and say the same with the same variables. What a game must say is a law."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

import sillage
from sillage.kernel.edition import load_edition
from sillage.kernel.found import game_ids
from sillage.testing.kit.texts import Variables
from sillage.texts import LANGUAGES, Texts, data_folder, texts

ROOT = Path(__file__).parent.parent
GAMES, BOARDS = ROOT / "src" / "sillage" / "games", ROOT / "web" / "src" / "games"
each_language = pytest.mark.parametrize("language", LANGUAGES)


def paths(language: str) -> dict[str, Path]:
    """The files of a language by name: shared ones, a game's (`parfum/`) and those of its board."""
    shared = {path.stem: path for path in (data_folder("locales") / language).glob("*.ftl")}
    games = {f"{path.parent.parent.name}/": path for path in GAMES.glob(f"*/texts/{language}.ftl")}
    boards = {f"board of {path.parent.parent.name}": path for path in BOARDS.glob(f"*/texts/{language}.ftl")}
    return shared | games | boards


@cache
def files(language: str) -> dict[str, list[ast.EntryType]]:
    """The entries of each file of a language."""
    return {
        name: FluentParser().parse(path.read_text(encoding="utf-8")).body
        for name, path in sorted(paths(language).items())
    }


@cache
def messages(language: str) -> dict[str, frozenset[str]]:
    """All messages of a language with their variables."""
    found = {}
    for entries in files(language).values():
        for entry in entries:
            if isinstance(entry, ast.Message):
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = frozenset(variables.names)
    return found


@each_language
def test_files_are_well_formed(language):
    for name, entries in files(language).items():
        junk = [entry.content.strip().splitlines()[0] for entry in entries if isinstance(entry, ast.Junk)]
        assert not junk, f"{language}/{name}"
        ids = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
        twice = {id for id in ids if ids.count(id) > 1}
        assert not twice, f"{language}/{name}"


def test_languages_hold_the_same_messages():
    one, *others = LANGUAGES
    assert messages(one), "there are no texts"
    for other in others:
        assert set(files(other)) == set(files(one))
        assert not set(messages(one)) ^ set(messages(other)), f"only in {one} or {other}"
        differ = {id for id, variables in messages(one).items() if messages(other)[id] != variables}
        assert not differ, "these messages use other variables"


@each_language
def test_texts_asked_for_in_the_sources_exist(language):
    package = Path(sillage.__file__).parent
    asked = {
        id: path.name
        for path in package.rglob("*.py") if "template" not in path.parts
        for id in re.findall(r'\btr\(\s*"([a-z0-9_-]+)"', path.read_text(encoding="utf-8"))
    }
    assert not {id: name for id, name in asked.items() if id not in messages(language)}


@each_language
def test_no_text_is_empty(language):
    empty = [
        entry.id.name for entries in files(language).values() for entry in entries
        if isinstance(entry, ast.Message) and not (entry.value and entry.value.elements)
    ]
    assert not empty


def test_french_keeps_its_signs_with_their_words():
    """A narrow no-break space stands before ; : ! ? » and after «; the apostrophe is the typographic one."""
    astray = re.compile(r"[^\u202f](?:[;!?»]|(?<!Digits):(?=\s|$))|«[^\u202f]|\w'")
    loose = [
        f"{name}: {line}"
        for name, path in sorted(paths("fr").items())
        for line in path.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#") and astray.search(line.partition(" = ")[2] or line)
    ]
    assert not loose


def test_where_the_pieces_of_an_edition_come_from_is_told_as_the_edition_tells_it():
    """Who tells it for one table of an edition tells it for all, and in English in the edition's own words."""
    told = {
        entry.id.name: FluentSerializer().serialize_entry(entry).partition(" = ")[2].strip()
        for entries in files("en").values() for entry in entries
        if isinstance(entry, ast.Message) and entry.id.name.startswith("web-source-")
    }
    games = [name for name in game_ids() if any(id.startswith(f"web-source-{name}-") for id in told)]
    assert games
    assert told == {
        f"web-source-{edition.game}-{edition.id}-{name}": table.source
        for edition in map(load_edition, games) for name, table in edition.tables()
    }


def test_texts_that_are_asked_for_by_many_at_once_are_all_there():
    """A server asks from many threads; who comes second waits until the texts are loaded."""
    for _ in range(20):
        tr = Texts("en")
        with ThreadPoolExecutor(8) as pool:
            said = set(pool.map(tr, ["server-level-greedy"] * 8))
        assert said == {texts("en")("server-level-greedy")}
