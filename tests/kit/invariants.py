"""What must hold in every position of a game: no piece is lost, no count is wrong.

Each game supplies `check(state, parts)`, which asserts it, in `tests/<game>/invariants.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any


@cache
def invariants(game_id: str) -> Callable[[Any, Any], None]:
    """The check of a game."""
    home = f"tests.{game_id}.invariants"
    folder = home.rpartition(".")[0]
    if find_spec(folder) is None or find_spec(home) is None:
        path = home.replace(".", "/") + ".py"
        raise AssertionError(f"{game_id} has no invariants; write {path} with `def check(state, parts)`")
    check: Callable[[Any, Any], None] = import_module(home).check
    return check
