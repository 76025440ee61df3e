"""Every clause of the rules is cited by a test, and both rules pages hold the same clauses."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

from sillage.texts import LANGUAGES, rules_page
from tests.kit.cases import each_game

TESTS = Path(__file__).parent


def clauses(game_id: str, language: str = "en") -> list[str]:
    """The ids of a rules page, in order."""
    page = rules_page(game_id, language).read_text(encoding="utf-8")
    return re.findall(r'<a id="([^"]+)"></a>', page)


@cache
def cited() -> dict[str, list[str]]:
    """The clauses that tests cite with `pytest.mark.rule(...)`, and where."""
    places: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
                for argument in node.args:
                    places.setdefault(ast.literal_eval(argument), []).append(f"{path.name}:{node.lineno}")
    return places


@each_game
def test_both_pages_hold_the_same_clauses(game_id):
    english = clauses(game_id)
    assert english, "the rules page has no clauses"
    assert len(set(english)) == len(english), "a clause is there twice"
    for language in LANGUAGES:
        assert clauses(game_id, language) == english


@each_game
def test_every_clause_is_cited_by_a_test(game_id):
    missing = [clause for clause in clauses(game_id) if clause not in cited()]
    assert not missing, f"no test cites {', '.join(missing)}; mark one with @pytest.mark.rule(...)"


@each_game
def test_tests_cite_clauses_that_exist(game_id):
    known = set(clauses(game_id))
    prefix = clauses(game_id)[0].split("-")[0] + "-"
    unknown = {clause for clause in cited() if clause.startswith(prefix)} - known
    assert not unknown, [place for clause in unknown for place in cited()[clause]]
