"""The golden games come out as they were. A difference is a change of rules, wanted or not."""

from __future__ import annotations

from itertools import zip_longest

import pytest

from sillage.table.record import read_record
from tests.golden import CASES, FOLDER, play

ADVICE = (
    "If the rules were meant to change, raise the game's rules_version and run `make golden`; "
    "if only the greedy bot or the words changed, run `make golden`; else the rules are broken."
)


@pytest.mark.parametrize("golden", CASES, ids=str)
def test_a_golden_game_comes_out_the_same(golden):
    assert golden.path.is_file(), f"{golden} is missing; run `make golden`"
    kept = golden.path.read_text(encoding="utf-8").splitlines()
    for number, (old, new) in enumerate(zip_longest(kept, play(golden)), start=1):
        assert old == new, f"{golden} differs from line {number} on. {ADVICE}"


@pytest.mark.parametrize("golden", CASES, ids=str)
def test_a_golden_game_is_a_valid_record(golden):
    assert read_record(golden.path).over


def test_no_golden_game_is_left_over():
    assert set(FOLDER.rglob("*.jsonl")) <= {golden.path for golden in CASES}
