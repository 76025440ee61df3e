"""The laws that every game obeys, for whoever writes one. One call runs them all:

    from sillage.testing import laws
    test_laws = laws("mygame")          # in a test file: pytest finds a test for each law and case

    check_game("mygame")                # or without pytest; `sillage game check mygame` does that

A law is checked on *cases*: the game at every player count of its header, with every value of every option.
What must hold in every position of the game itself (no piece is lost, no count is wrong) only the game can say: it
brings `invariants.py` with `check(state, parts)` in its folder.
"""

from __future__ import annotations

import sys

if "pytest" in sys.modules:     # so that a broken law shows its values
    import pytest

    pytest.register_assert_rewrite("sillage.testing.kit")

from sillage.testing.cases import Case, cases
from sillage.testing.check import check_game, laws, trials
from sillage.testing.clauses import clauses, uncited

__all__ = ["Case", "cases", "check_game", "clauses", "laws", "trials", "uncited"]
