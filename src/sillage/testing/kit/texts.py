"""The texts of a game lie in its folder, complete in every language, and say the same with the same variables."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from sillage.kernel.game import Game, find_game
from sillage.kernel.words import Name
from sillage.testing.clauses import clauses
from sillage.testing.law import of_each_game
from sillage.texts import LANGUAGES, rules_page, text_file, texts


class Variables(Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.names.add(node.id.name)


@cache
def entries(game_id: str, language: str) -> list[Any]:
    return list(FluentParser().parse(text_file(game_id, language).read_text(encoding="utf-8")).body)


@cache
def messages(game_id: str, language: str) -> dict[str, frozenset[str]]:
    """The messages of a game with their variables."""
    found = {}
    for entry in entries(game_id, language):
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = frozenset(variables.names)
    return found


def wanted(game: Game) -> Iterator[str]:
    """The messages that shared code asks of a game."""
    yield from ("name", "about", "why-phase")
    yield from (f"phase-{phase}" for phase in game.phases)
    yield from (f"ending-{ending}" for ending in game.endings)
    yield from (f"option-{option.id}" for option in game.options)
    yield from (f"side-{side}" for sides in game.automata.values() for side in sides)
    yield from (f"do-{kind.word}" for kind in game.actions.kinds)
    for event in game.events:
        yield f"event-{event.name}"
        if event.hidden:
            yield f"event-{event.name}-hidden"


@of_each_game
def texts_are_well_formed(game_id: str) -> None:
    for language in LANGUAGES:
        found = entries(game_id, language)
        junk = [str(entry.content).strip().splitlines()[0] for entry in found if isinstance(entry, ast.Junk)]
        assert not junk, language
        ids = [entry.id.name for entry in found if isinstance(entry, ast.Message)]
        assert not {id for id in ids if ids.count(id) > 1}, f"there twice in {language}"
        assert not [id for id in ids if not id.startswith(f"{game_id}-")], "ids begin with the game's"
        assert all(texts(language)(id).strip() for id, names in messages(game_id, language).items() if not names)


@of_each_game
def languages_say_the_same(game_id: str) -> None:
    one, *rest = (messages(game_id, language) for language in LANGUAGES)
    for other in rest:
        assert not set(one) ^ set(other), "only in one language"
        assert not {id for id, names in one.items() if other[id] != names}, "these messages use other variables"


@of_each_game
def what_shared_code_says_is_there(game_id: str) -> None:
    game = find_game(game_id)
    for language in LANGUAGES:
        known = messages(game_id, language)
        assert not [id for id in wanted(game) if f"{game_id}-{id}" not in known], language
        for kind in game.actions.kinds:
            stray = known[f"{game_id}-do-{kind.word}"] - {arg.name for arg in kind.args} - set(kind.numbers)
            assert not stray, f"{kind.word} has no such arguments"


@of_each_game
def named_arguments_have_words(game_id: str) -> None:
    game = find_game(game_id)
    rows = [*game.actions.kinds, *game.events]
    args = [arg for row in rows for arg in row.args if isinstance(arg, Name) and arg.prefix]
    for language in LANGUAGES:
        assert all(texts(language)(f"{arg.prefix}-{word}").strip() for arg in args for word in arg.names)


@of_each_game
def texts_asked_for_in_its_sources_exist(game_id: str) -> None:
    for path in find_game(game_id).folder.rglob("*.py"):
        asked = re.findall(r'\btr\(\s*"([a-z0-9_-]+)"', path.read_text(encoding="utf-8"))
        own = [id for id in asked if id.startswith(f"{game_id}-")]
        assert not [id for id in own if id not in messages(game_id, LANGUAGES[0])], path


@of_each_game
def rules_pages_hold_the_same_clauses(game_id: str) -> None:
    english = clauses(game_id)
    assert english, "the rules page has no clauses"
    assert len(set(english)) == len(english), "a clause is there twice"
    for language in LANGUAGES:
        assert rules_page(game_id, language).is_file()
        assert clauses(game_id, language) == english
    assert {kind.clause for kind in find_game(game_id).actions.kinds} <= set(english), "actions cite what is not there"


@of_each_game
def the_cover_is_a_drawing(game_id: str) -> None:
    cover = find_game(game_id).cover.read_text(encoding="utf-8")
    assert cover.lstrip().startswith("<svg")
    assert "<script" not in cover
    assert "http://www.w3.org/2000/svg" in cover
