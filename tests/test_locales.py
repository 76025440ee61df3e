"""Texts: both languages are complete, and say the same with the same variables."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import sillage
from sillage.kernel.game import find_game, game_ids
from sillage.kernel.words import Name
from sillage.texts import LANGUAGES, data_folder
from tests.kit.cases import each_game

ROOT = Path(__file__).parent.parent
GAMES, BOARDS = ROOT / "src" / "sillage" / "games", ROOT / "web" / "src" / "games"
each_language = pytest.mark.parametrize("language", LANGUAGES)


class Variables(Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


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


@each_language
def test_ids_begin_with_the_name_of_their_file(language):
    """That is how a text finds its file."""
    for name, entries in files(language).items():
        game = name.removesuffix("/")
        if game in game_ids():
            strays = [e.id.name for e in entries if isinstance(e, ast.Message) and not e.id.name.startswith(f"{game}-")]
            assert not strays, f"{language}/{name}"


def test_languages_hold_the_same_messages():
    one, *others = LANGUAGES
    assert messages(one), "there are no texts"
    for other in others:
        assert set(files(other)) == set(files(one))
        assert not set(messages(one)) ^ set(messages(other)), f"only in {one} or {other}"
        differ = {id for id, variables in messages(one).items() if messages(other)[id] != variables}
        assert not differ, "these messages use other variables"


@each_game
@each_language
def test_actions_have_sentences(game_id, language):
    known = messages(language)
    kinds = find_game(game_id).actions.kinds
    missing = [f"{game_id}-do-{kind.word}" for kind in kinds if f"{game_id}-do-{kind.word}" not in known]
    assert not missing
    for kind in kinds:
        stray = known[f"{game_id}-do-{kind.word}"] - {arg.name for arg in kind.args}
        assert not stray, f"{kind.word} has no such arguments"


@each_game
@each_language
def test_events_have_sentences(game_id, language):
    wanted = []
    for event in find_game(game_id).events:
        wanted.append(f"{game_id}-event-{event.name}")
        if event.hidden:
            wanted.append(f"{game_id}-event-{event.name}-hidden")
    missing = [id for id in wanted if id not in messages(language)]
    assert not missing


@each_game
@each_language
def test_named_arguments_have_words(game_id, language):
    game = find_game(game_id)
    rows = [*game.actions.kinds, *game.events]
    args = [arg for row in rows for arg in row.args if isinstance(arg, Name) and arg.prefix]
    names = {f"{arg.prefix}-{word}" for arg in args for word in arg.names}
    assert not sorted(names - set(messages(language)))


@each_language
def test_texts_asked_for_in_the_sources_exist(language):
    package = Path(sillage.__file__).parent
    asked = {
        id: path.name
        for path in package.rglob("*.py")
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
