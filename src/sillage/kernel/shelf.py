"""Where Numba keeps compiled functions: by what they were compiled from.

Numba itself goes by the path and the time of a file: of two clones that share a cache folder each would compile
everything again, and a checkout that only touches files would throw away what is there.
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Any

from numba.core.caching import _CacheLocator

from sillage.kernel.folder import cache_folder


@cache
def _hash(file: str) -> str:
    return hashlib.sha256(Path(file).read_bytes()).hexdigest()[:12]


class Shelf(_CacheLocator):
    """The place of one function: named by its module and its source, so that no version takes another's."""

    side = ""

    def __init__(self, function: Any, file: str) -> None:
        self._py_file = file
        self._path = cache_folder() / function.__module__
        self._name = f"{function.__code__.co_firstlineno}-{_hash(file)}{self.side}"

    def get_cache_path(self) -> str:
        return str(self._path)

    def get_source_stamp(self) -> str:
        return self._name

    def get_disambiguator(self) -> str:
        return self._name

    @classmethod
    def from_function(cls, py_func: Any, py_file: str) -> Shelf | None:
        return cls(py_func, py_file) if Path(py_file).is_file() else None


class PartShelf(Shelf):
    """The place of what compiled callers link (`sillage.kernel.parts`)."""

    side = "-part"
