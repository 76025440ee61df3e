"""Every clause of the rules of our games is cited by a test."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from sillage.kernel.found import built_in
from sillage.kernel.game import find_game
from sillage.testing.clauses import clauses, uncited, unknown
from sillage.texts import rules_page

TESTS = Path(__file__).parent


@pytest.mark.parametrize("game_id", built_in())
def test_every_clause_is_cited_by_a_test(game_id):
    missing = uncited(game_id, TESTS)
    assert not missing, f"no test cites {', '.join(missing)}; mark one with @pytest.mark.rule(...)"


@pytest.mark.parametrize("game_id", built_in())
def test_tests_cite_clauses_that_exist(game_id):
    assert not unknown(game_id, TESTS)


@pytest.mark.rule("PA-C14", "PA-V7")
@pytest.mark.parametrize(("language", "ruling", "reasons"), [
    ("en", "Ruling", ("reason", "*why*")), ("fr", "Décision", ("raison", "*pourquoi*")),
])
@pytest.mark.parametrize("game_id", built_in())
def test_every_ruling_gives_its_reason(game_id, language, ruling, reasons):
    page = rules_page(game_id, language).read_text(encoding="utf-8")
    lines = {line.partition('"')[2].partition('"')[0]: line for line in page.splitlines() if "<a id=" in line}
    ruled = {clause for clause, words in lines.items() if f"**{ruling}" in words} | ({"PA-V7"} & set(lines))
    assert len(ruled) > 8
    assert not [clause for clause in ruled if not any(reason in lines[clause].lower() for reason in reasons)]


@pytest.mark.parametrize("game_id", built_in())
def test_every_rule_cites_its_clause(game_id):
    """In what it says of itself or beside its lines: a clause of the page, or a chapter of it (`FA-X`)."""
    known, wrong, seen = clauses(game_id), [], 0
    prefix = known[0].partition("-")[0]
    for path in sorted((find_game(game_id).folder / "rules").glob("*.py")):
        text = path.read_text(encoding="utf-8")
        for node in ast.parse(text).body:
            if isinstance(node, ast.FunctionDef):
                cited = re.findall(rf"\b{prefix}-\w+", "\n".join(text.splitlines()[node.lineno - 1 : node.end_lineno]))
                there = [clause for clause in cited if any(other.startswith(clause) for other in known)]
                wrong += [] if cited and cited == there else [f"{path.name}: {node.name} cites {cited}"]
                seen += 1
    assert seen > 50
    assert not wrong
