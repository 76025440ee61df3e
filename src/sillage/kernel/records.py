"""State records: one fixed-size NumPy record (a *structured array*) holds everything that lies on a table.

A field of a state says who knows it, where it is laid out: `public`, `turn` (public, and no more than whose turn it
is), `owner` (the seat that indexes it) or `nobody`. Views, re-deals and the test that nothing leaks ask `knowledge`;
a field that says nothing is sent to nobody.

Layouts are aligned, so that the same record can live in a GPU's memory. Field names must not clash
with attributes of NumPy records (`round`, `copy`, `size`, `data` ...): `layout` refuses those.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

SEATS = 4               # at every table, at most
PUBLIC, TURN, OWNER, NOBODY = "public", "turn", "owner", "nobody"

Bytes = npt.NDArray[np.uint8]


@dataclass(frozen=True)
class Known:
    """Who knows a field, and whether all do once the game is over."""

    by: str
    open_at_end: bool = False


class Field(NamedTuple):
    """A field of a layout that says who knows it."""

    name: str
    dtype: Any
    shape: Any
    known: Known


Plain = tuple[str, Any] | tuple[str, Any, Any]


def public(name: str, dtype: Any, shape: Any = ()) -> Field:
    """Everybody knows it."""
    return Field(name, dtype, shape, Known(PUBLIC))


def turn(name: str, dtype: Any, shape: Any = ()) -> Field:
    """Everybody knows it; it says only whose turn it is and what for, so its change alone shows nothing hidden."""
    return Field(name, dtype, shape, Known(TURN))


def owner(name: str, dtype: Any, shape: Any = (), *, open_at_end: bool = False) -> Field:
    """Known to the seat that indexes it, or that indexes the record it lies in."""
    return Field(name, dtype, shape, Known(OWNER, open_at_end))


def nobody(name: str, dtype: Any, shape: Any = (), *, open_at_end: bool = False) -> Field:
    """Nobody knows it."""
    return Field(name, dtype, shape, Known(NOBODY, open_at_end))


# By the identity of a layout: two that look alike may be known to different seats. The layout is kept alive with it.
_knowledge: dict[int, tuple[np.dtype[Any], dict[str, Known]]] = {}


def layout(fields: Sequence[Field | Plain]) -> np.dtype[Any]:
    """The dtype of a record with these fields, aligned."""
    rows, known = [], {}
    for field in fields:
        name = field[0]
        if hasattr(np.record, name):
            raise ValueError(f"field {name!r} clashes with an attribute of NumPy records; choose another name")
        if isinstance(field, Field):
            known[name] = field.known
            rows.append((name, field.dtype, field.shape) if field.shape != () else (name, field.dtype))
        else:
            rows.append(field)
            known |= {f"{name}.{inner}": k for inner, k in knowledge(field[1]).items()}
    dtype = np.dtype(rows, align=True)
    _knowledge[id(dtype)] = dtype, known
    return dtype


def knowledge(dtype: Any) -> dict[str, Known]:
    """Who knows the fields of a layout, by their dotted paths; what is not in it is known to nobody."""
    return dict(_knowledge[id(dtype)][1]) if id(dtype) in _knowledge else {}


def interpreted(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The same layout with fields as attributes, as plain Python reads it."""
    return np.dtype((np.record, dtype))


def blank(dtype: np.dtype[Any]) -> Bytes:
    """Zeroed bytes for one record."""
    return np.zeros(dtype.itemsize, dtype=np.uint8)


def read(buffer: Bytes, dtype: np.dtype[Any]) -> Any:
    """The record that these bytes hold; writing to it writes to them."""
    return buffer.view(interpreted(dtype))[0]
