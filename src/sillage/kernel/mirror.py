"""Records as plain Python values, for views: many times faster to read than NumPy records.

A view reads some hundred fields of a record. Each costs microseconds on `np.record`, and a busy server
describes thousands of views a second. So the bytes are unpacked once, and fields are read from the tuple.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np

from sillage.kernel.records import Bytes

_CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u2": "H", "u4": "I", "u8": "Q", "b1": "?",
          "f4": "f", "f8": "d"}


class Row(tuple[Any, ...]):
    """An array of numbers. What only a NumPy array can do, it does as one."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):   # NumPy asks for these while it makes the array
            raise AttributeError(name)
        if name == "_array":
            self._array = np.array(self)
            return self._array
        return getattr(self._array, name)


class Shape:
    """Where the fields of a layout lie in the unpacked tuple."""

    def __init__(self, dtype: np.dtype[Any]) -> None:
        self.fields: dict[str, tuple[int, tuple[int, ...], Shape | None]] = {}
        self.code: str
        self.width: int
        fields: Any = dtype.fields
        codes: list[str] = []
        at = offset = 0
        for name in dtype.names or ():
            field, start = fields[name][:2]
            base, dims = field.subdtype or (field, ())
            inner = shape_of(base) if base.names else None
            count = int(np.prod(dims)) if dims else 1
            code, width = (inner.code, inner.width) if inner else (_CODES[base.str[1:]], 1)
            codes.append("x" * (start - offset) + code * count)
            self.fields[name] = (at, tuple(dims), inner)
            at += width * count
            offset = start + field.itemsize
        self.code = "".join(codes) + "x" * (dtype.itemsize - offset)
        self.width = at


@cache
def shape_of(dtype: np.dtype[Any]) -> Shape:
    return Shape(dtype)


@cache
def _unpacker(dtype: np.dtype[Any]) -> struct.Struct:
    return struct.Struct("=" + shape_of(dtype).code)


class Mirror:
    """A record: its fields are attributes, or items by name. It can't change, so what was read is kept."""

    def __init__(self, values: tuple[Any, ...], shape: Shape, at: int = 0) -> None:
        self._values, self._shape, self._at = values, shape, at

    def __getattr__(self, name: str) -> Any:
        try:
            at, dims, inner = self._shape.fields[name]
        except KeyError:
            raise AttributeError(f"no field {name!r} in the record") from None
        at += self._at
        value: Any
        if dims:
            value = Mirrors(self._values, inner, dims, at) if inner else _rows(self._values, dims, at)
        else:
            value = Mirror(self._values, inner, at) if inner else self._values[at]
        self.__dict__[name] = value
        return value

    def __getitem__(self, name: str) -> Any:
        return getattr(self, name)


class Mirrors:
    """An array of records."""

    def __init__(self, values: tuple[Any, ...], shape: Shape, dims: tuple[int, ...], at: int) -> None:
        self._values, self._shape, self._dims, self._at = values, shape, dims, at
        self._step = shape.width * (int(np.prod(dims[1:])) if dims[1:] else 1)
        self._read: dict[int, Any] = {}

    def __len__(self) -> int:
        return self._dims[0]

    def __getitem__(self, index: int | slice) -> Any:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        if index in self._read:
            return self._read[index]
        at, rest = self._at + range(len(self))[index] * self._step, self._dims[1:]
        row = Mirrors(self._values, self._shape, rest, at) if rest else Mirror(self._values, self._shape, at)
        self._read[index] = row
        return row

    def __iter__(self) -> Iterator[Any]:
        return (self[i] for i in range(len(self)))


def _rows(values: tuple[Any, ...], dims: tuple[int, ...], at: int) -> Row:
    if len(dims) == 1:
        return Row(values[at : at + dims[0]])
    width = int(np.prod(dims[1:]))
    return Row(_rows(values, dims[1:], at + i * width) for i in range(dims[0]))


def mirror(buffer: Bytes, dtype: np.dtype[Any]) -> Mirror:
    """The record that these bytes hold, as it is now."""
    return Mirror(_unpacker(dtype).unpack(buffer.data), shape_of(dtype))
