"""State records: one fixed-size NumPy record holds everything that lies on a table.

Layouts are aligned, so that the same record can live in a GPU's memory. Field names must not clash
with attributes of NumPy records (`round`, `copy`, `size`, `data` ...): `layout` refuses those.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

Bytes = npt.NDArray[np.uint8]
Field = tuple[str, Any] | tuple[str, Any, Any]


def layout(fields: Sequence[Field]) -> np.dtype[Any]:
    """The dtype of a record with these fields, aligned."""
    for name, *_ in fields:
        if hasattr(np.record, name):
            raise ValueError(f"field {name!r} clashes with an attribute of NumPy records; choose another name")
    return np.dtype(list(fields), align=True)


def interpreted(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The same layout with fields as attributes, as plain Python reads it."""
    return np.dtype((np.record, dtype))


def blank(dtype: np.dtype[Any]) -> Bytes:
    """Zeroed bytes for one record."""
    return np.zeros(dtype.itemsize, dtype=np.uint8)


def read(buffer: Bytes, dtype: np.dtype[Any]) -> Any:
    """The record that these bytes hold; writing to it writes to them."""
    return buffer.view(interpreted(dtype))[0]
