"""The short form of benchmarks/faults.py: what was acknowledged is there, whatever breaks."""

from __future__ import annotations

import pytest
from benchmarks.faults import run


@pytest.mark.slow
@pytest.mark.parametrize("store", ["postgres", "sqlite"])
def test_what_was_acknowledged_is_there(store):
    result = run(store, faults=5, pairs=3, seed=5)
    assert result["failures"] == []
    assert result["moves"] > 0


@pytest.mark.slow
def test_what_was_acknowledged_is_there_when_faults_come_at_once():
    assert run("postgres", faults=8, pairs=3, seed=2, at_once=True)["failures"] == []
