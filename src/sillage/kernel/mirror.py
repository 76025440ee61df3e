"""Records as plain Python values, for views: many times faster to read than NumPy records.

A view reads some hundred fields of a record. Each costs microseconds on `np.record`, and a busy server
describes thousands of views a second. So a record's numbers are unpacked together, when one of them is read.

From one move to the next most parts of a view stay as they were. A `Memory` keeps each part with the bytes that were
read for it; where those are the same, so is the part (*incremental computation*).
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Hashable, Iterator
from functools import cache
from math import prod
from operator import itemgetter
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
    """Where the fields of a layout lie in its bytes: plain numbers, which are read together, and the others."""

    def __init__(self, dtype: np.dtype[Any]) -> None:
        self.size = dtype.itemsize
        self.names: list[str] = []
        self.single: dict[str, tuple[int, struct.Struct]] = {}      # the same numbers, each by itself
        self.others: dict[str, tuple[int, tuple[int, ...], Shape | str]] = {}
        fields: Any = dtype.fields
        code, end = "=", 0
        for name in dtype.names or ():
            field, start = fields[name][:2]
            base, dims = field.subdtype or (field, ())
            if base.names or dims:
                self.others[name] = start, tuple(dims), shape_of(base) if base.names else _CODES[base.str[1:]]
                continue
            self.names.append(name)
            self.single[name] = start, _numbers(_CODES[base.str[1:]], 1)
            code += "x" * (start - end) + _CODES[base.str[1:]]
            end = start + field.itemsize
        self.numbers = struct.Struct(code)


@cache
def shape_of(dtype: np.dtype[Any]) -> Shape:
    return Shape(dtype)


@cache
def _numbers(code: str, count: int) -> struct.Struct:
    return struct.Struct(f"={count}{code}")


class Mirror:
    """A record: its fields are attributes, or items by name. It can't change, so what was read is kept."""

    memory: Memory | None = None        # of the parts of a view, where there is one

    def __init__(self, buffer: bytes, shape: Shape, at: int = 0) -> None:
        self.bytes_, self._shape, self._at = buffer, shape, at

    def __getattr__(self, name: str) -> Any:
        shape = self._shape
        if name in shape.others:
            start, dims, inner = shape.others[name]
            read: Any = _rows if isinstance(inner, str) else _records
            value = self.__dict__[name] = read(self.bytes_, inner, dims, self._at + start)
            return value
        if name not in shape.names:
            raise AttributeError(f"no field {name!r} in the record")
        self.__dict__.update(zip(shape.names, shape.numbers.unpack_from(self.bytes_, self._at), strict=True))
        return self.__dict__[name]

    def __getitem__(self, name: str) -> Any:
        return getattr(self, name)

    def traced(self, spans: Spans) -> Traced:
        """The same record, as one that tells what is read of it."""
        return Traced(self.bytes_, self._shape, self._at, spans)


Spans = set[tuple[int, int]]        # bytes that were read: from, to


class Traced(Mirror):
    """A record that tells which of its bytes were read."""

    def __init__(self, buffer: bytes, shape: Shape, at: int, spans: Spans) -> None:
        super().__init__(buffer, shape, at)
        self._spans = spans

    def __getattr__(self, name: str) -> Any:
        shape, at = self._shape, self._at
        if name in shape.single:
            start, number = shape.single[name]
            self._spans.add((at + start, at + start + number.size))
            value = number.unpack_from(self.bytes_, at + start)[0]
        elif name in shape.others:
            start, dims, inner = shape.others[name]
            if isinstance(inner, str):
                self._spans.add((at + start, at + start + prod(dims) * struct.calcsize(f"={inner}")))
                value = _rows(self.bytes_, inner, dims, at + start)
            else:
                value = _records(self.bytes_, inner, dims, at + start, self._spans)
        else:
            raise AttributeError(f"no field {name!r} in the record")
        self.__dict__[name] = value
        return value


class Mirrors:
    """An array of records, each made when it is read."""

    def __init__(
        self, buffer: bytes, shape: Shape, dims: tuple[int, ...], at: int, spans: Spans | None = None
    ) -> None:
        self.bytes_, self._shape, self._dims, self._at, self._spans = buffer, shape, dims, at, spans
        self._read: dict[int, Any] = {}

    def __len__(self) -> int:
        return self._dims[0]

    def __getitem__(self, index: int | slice) -> Any:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        if (known := self._read.get(index)) is None:
            rest = self._dims[1:]
            at = self._at + range(len(self))[index] * self._shape.size * prod(rest)
            known = self._read[index] = _records(self.bytes_, self._shape, rest, at, self._spans)
        return known

    def __iter__(self) -> Iterator[Any]:
        return (self[i] for i in range(len(self)))


def _records(
    buffer: bytes, shape: Shape, dims: tuple[int, ...], at: int, spans: Spans | None = None
) -> Mirror | Mirrors:
    if dims:
        return Mirrors(buffer, shape, dims, at, spans)
    return Mirror(buffer, shape, at) if spans is None else Traced(buffer, shape, at, spans)


def _rows(buffer: bytes, code: str, dims: tuple[int, ...], at: int) -> Row:
    if len(dims) == 1:
        return Row(_numbers(code, dims[0]).unpack_from(buffer, at))
    step = prod(dims[1:]) * struct.calcsize(f"={code}")
    return Row(_rows(buffer, code, dims[1:], at + i * step) for i in range(dims[0]))


def mirror(buffer: Bytes, dtype: np.dtype[Any]) -> Mirror:
    """The record that these bytes hold, as it is now."""
    return Mirror(buffer.tobytes(), shape_of(dtype))


class Memory:
    """Parts of views of one table, each with the bytes that were read for it. Nobody may change a part."""

    def __init__(self) -> None:
        self._known: dict[Hashable, tuple[Callable[[bytes], Any], Any, Any]] = {}

    def part(self, key: Hashable, now: bytes, make: Callable[[Spans], Any]) -> Any:
        """What is known under a key, where the bytes that it was made from are in `now` as they were; else it is made
        and kept. `make` adds the bytes that it reads to a set."""
        known = self._known.get(key)
        if known is not None and known[0](now) == known[1]:
            return known[2]
        spans: Spans = set()
        value = make(spans)
        read = itemgetter(*(slice(*span) for span in _joined(spans))) if spans else lambda now: None
        self._known[key] = read, read(now), value
        return value


def _joined(spans: Spans) -> list[tuple[int, int]]:
    """The same bytes in as few pieces as they are."""
    joined: list[tuple[int, int]] = []
    for begin, end in sorted(spans):
        if joined and begin <= joined[-1][1]:
            joined[-1] = joined[-1][0], max(end, joined[-1][1])
        else:
            joined.append((begin, end))
    return joined
