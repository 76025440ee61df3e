"""Every clause of the rules of our games is cited by a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from sillage.kernel.game import built_in
from sillage.testing.clauses import uncited, unknown
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
    clauses = {line.partition('"')[2].partition('"')[0]: line for line in page.splitlines() if "<a id=" in line}
    ruled = {clause for clause, words in clauses.items() if f"**{ruling}" in words} | ({"PA-V7"} & set(clauses))
    assert len(ruled) > 8
    assert not [clause for clause in ruled if not any(reason in clauses[clause].lower() for reason in reasons)]
