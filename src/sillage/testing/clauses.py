"""The clauses of a rules page, and which of them tests cite with `pytest.mark.rule("XY-A1")`."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from sillage.texts import rules_page


def clauses(game_id: str, language: str = "en") -> list[str]:
    """The ids of a rules page, in order."""
    page = rules_page(game_id, language).read_text(encoding="utf-8")
    return re.findall(r'<a id="([^"]+)"></a>', page)


@cache
def cited(folder: Path) -> dict[str, list[str]]:
    """The clauses that the tests in a folder cite, and where."""
    places: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        for line, clause in _marks(path):
            places.setdefault(clause, []).append(f"{path.name}:{line}")
    return places


def _marks(path: Path) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
            yield from ((node.lineno, ast.literal_eval(argument)) for argument in node.args)


def uncited(game_id: str, folder: Path) -> list[str]:
    """The clauses of a game that no test in a folder cites."""
    return [clause for clause in clauses(game_id) if clause not in cited(folder)]


def unknown(game_id: str, folder: Path) -> dict[str, list[str]]:
    """The clauses that tests cite though the game has none of that name, and where."""
    known = clauses(game_id)
    prefix = known[0].split("-")[0] + "-"
    return {c: places for c, places in cited(folder).items() if c.startswith(prefix) and c not in known}
