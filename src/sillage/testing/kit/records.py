"""The record of a state: nothing lies between its fields, copies share nothing, a saved game comes back the same."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from sillage.kernel.records import read
from sillage.table.lines import record_lines
from sillage.table.record import parse_record, same_table
from sillage.testing.cases import Case
from sillage.testing.kit.play import decisions
from sillage.testing.law import of_each_case
from sillage.testing.walk import walk


def field_bytes(dtype: np.dtype[Any]) -> npt.NDArray[np.bool_]:
    """Which bytes of a layout belong to a plain field, at any depth."""
    if dtype.subdtype:
        base, shape = dtype.subdtype
        return np.tile(field_bytes(base), int(np.prod(shape)))
    if not dtype.names:
        return np.ones(dtype.itemsize, bool)
    mask = np.zeros(dtype.itemsize, bool)
    for field, offset, *_ in (dtype.fields or {}).values():
        mask[offset : offset + field.itemsize] |= field_bytes(field)
    return mask


@of_each_case
def padding_and_empty_seats_stay_zero(case: Case) -> None:
    states = walk(case).states
    assert not states[:, ~field_bytes(case.game.state)].any()
    for state in states:
        assert not read(state, case.game.state).player[case.places :].tobytes().strip(b"\0")


@of_each_case
def copies_are_independent(case: Case) -> None:
    position = case.start(4)
    for _ in decisions(position, 4, limit=100):
        before = position.desk.copy()
        copy = position.copy()
        for _ in decisions(copy, 4, limit=1):
            assert (position.desk == before).all()
        assert not np.shares_memory(position.desk, copy.desk)


@of_each_case
def copies_of_a_table_are_independent(case: Case) -> None:
    table = case.table(seed=2)
    for _ in range(25):
        copy = table.copy()
        action = copy.legal_actions[len(copy.legal_actions) // 2].code
        before, made = table.position.state.copy(), len(table.decisions)
        copy.play(action)
        assert (table.position.state == before).all()
        assert len(table.decisions) == made
        table.play(action)
        assert (table.position.state == copy.position.state).all(), "the same dice, but another game"
        if table.over:
            return


@of_each_case
def a_saved_game_is_the_same_when_loaded(case: Case) -> None:
    table = case.table(seed=6)
    for _ in range(120):
        if table.over:
            break
        table.apply(table.position.choose())
    lines = list(record_lines(table))
    loaded = parse_record("".join(f"{line}\n" for line in lines))
    assert same_table(table, loaded)
    assert list(record_lines(loaded)) == lines
    assert loaded.seats == table.seats
    assert loaded.options == table.options
