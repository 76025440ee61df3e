"""Editions: whatever the schema lets through can be played."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from sillage.errors import EditionError
from sillage.kernel.edition import Edition, check_edition, editions_of, load_edition, read_edition
from sillage.kernel.game import find_game
from sillage.testing.cases import Case
from sillage.testing.law import of_each_case, of_each_game
from sillage.testing.walk import walk_with

Place = tuple[str | int, ...]


def places(data: Any, path: Place = ()) -> Iterator[Place]:
    """The places in plain data."""
    if path:
        yield path
    rows: Any = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, inner in rows:
        yield from places(inner, (*path, key))


def at(data: Any, path: Place) -> Any:
    for key in path:
        data = data[key]
    return data


def changed(data: Any, path: Place, value: Any) -> Any:
    """A copy with another value at a place."""
    data = copy.deepcopy(data)
    at(data, path[:-1])[path[-1]] = value
    return data


def is_valid(data: Any) -> bool:
    """Whether data is an edition; then it compiles."""
    try:
        edition = check_edition(data)
    except EditionError:
        return False
    edition.compile()
    return True


@cache
def stretched(game_id: str, seed: int) -> Edition:
    """A valid edition whose numbers were pushed about, many of them to where the schema stops them."""
    rng = random.Random(seed)
    data = load_edition(game_id).data()
    numbers = [path for path in places(data) if type(at(data, path)) is int]
    for path in rng.sample(numbers, min(len(numbers), 40)):
        for value in rng.sample([0, 1, 2, 3, 4, 6, 9, 12, 15, 20, 30, 60, 100, 120], 5):
            other = changed(data, path, value)
            if is_valid(other):
                data = other
                break
    return check_edition(data)


@of_each_game
def the_editions_of_a_game_are_valid(game_id: str) -> None:
    for edition_id, path in editions_of(game_id).items():
        edition = read_edition(path)
        assert edition.game == game_id
        assert edition.id == edition_id
        assert edition.compile().nbytes == find_game(game_id).parts.itemsize
        assert load_edition(game_id, edition_id) == load_edition(game_id, path) == edition
        assert check_edition(json.loads(json.dumps(edition.data()))) == edition, "a record's copy reads back"


@of_each_game
def every_table_says_where_it_comes_from(game_id: str) -> None:
    edition = load_edition(game_id)
    tables = dict(edition.tables())
    assert set(edition.reconstructed()) <= set(tables)
    assert all(len(table.source) > 10 for table in tables.values())


@of_each_case
def every_valid_edition_can_be_played(case: Case) -> None:
    for seed in range(case.many(4)):
        assert not walk_with(case, stretched(case.game_id, seed).compile(), seed, games=20).fault
