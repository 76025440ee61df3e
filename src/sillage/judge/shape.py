"""Of which shape the pieces in a record are (docs/record.md, whose REC-3 wants it): table by table and key by key, so
that nothing stands there which no rule reads."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

# A kind (`int`), the words that may stand there (a set), one of several shapes (a tuple), a list of one shape (in a
# list), or a mapping with a shape for each key.
Shape = Any
HEAD = {"game": str, "id": str, "name": str, "about": str}      # of every edition


@dataclass(frozen=True)
class Maybe:
    """The shape of a key that may be missing."""

    shape: Shape


def sourced(**keys: Shape) -> dict[str, Shape]:
    """A table of pieces, with where its numbers come from."""
    return {"status": {"printed", "reconstructed"}, "source": str, **keys}


def each(names: Iterable[str], shape: Shape) -> dict[str, Shape]:
    """The same for each of these."""
    return dict.fromkeys(names, shape)


def alike(value: Any) -> Shape:
    """The shape that this has."""
    if isinstance(value, Mapping):
        return {key: alike(inner) for key, inner in value.items()}
    return [alike(value[0])] if isinstance(value, list) else type(value)


def fault(found: Any, shape: Shape, where: str) -> str:
    """What is wrong, and where; nothing if it has this shape."""
    if isinstance(shape, Mapping):
        return _of_keys(found, shape, where)
    if isinstance(shape, list):
        if not isinstance(found, list):
            return f"{where}: expected a list"
        return _first(fault(item, shape[0], f"{where}.{number}") for number, item in enumerate(found))
    if isinstance(shape, tuple):
        wrong = [fault(found, one, where) for one in shape]
        return "" if "" in wrong else wrong[0]
    if isinstance(shape, set):
        right = isinstance(found, str) and found in shape
        return "" if right else f"{where}: says {found!r}; expected one of {', '.join(sorted(shape))}"
    right = found is None if shape is None else type(found) is shape
    return "" if right else f"{where}: says {found!r}; expected {'nothing' if shape is None else shape.__name__}"


def _of_keys(found: Any, shape: Mapping[str, Shape], where: str) -> str:
    if not isinstance(found, dict):
        return f"{where}: expected an object"
    if unknown := [key for key in found if key not in shape]:
        return f"{where}: has {unknown[0]!r}, which is not known"
    if missing := [key for key, one in shape.items() if key not in found and not isinstance(one, Maybe)]:
        return f"{where}: expected {missing[0]!r} too"
    bare = {key: one.shape if isinstance(one, Maybe) else one for key, one in shape.items()}
    return _first(fault(inner, bare[key], f"{where}.{key}") for key, inner in found.items())


def _first(faults: Iterable[str]) -> str:
    return next(filter(None, faults), "")
