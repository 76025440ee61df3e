"""What a network is shown of a position: columns of small whole numbers, each with a name and a meaning
(an *observation encoding*).

A game adds its columns by name, as it adds actions and events; its compiled `observe` writes them for a seat, from
what that seat knows. All values are 0 to 255 (`uint8`); larger ones are cut off there.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True)
class Column:
    """Some neighbouring columns that belong together."""

    name: str
    first: int
    count: int
    about: str


class Columns:
    """All columns of a game's observation, in order."""

    def __init__(self) -> None:
        self.rows: list[Column] = []
        self.count = 0

    def add(self, name: str, count: int = 1, about: str = "") -> int:
        """Some more columns; the first one's place, as compiled `observe` writes to it."""
        if any(row.name == name for row in self.rows):
            raise ValueError(f"there are columns {name!r} already")
        self.rows.append(Column(name, self.count, count, about))
        self.count += count
        return self.count - count

    def __iter__(self) -> Iterator[Column]:
        return iter(self.rows)

    def names(self) -> list[str]:
        """A name for every single column."""
        return [
            row.name if row.count == 1 else f"{row.name}[{i}]" for row in self.rows for i in range(row.count)
        ]

    def described(self) -> list[tuple[str, str]]:
        """A name and a meaning for every single column."""
        meanings = (row.about for row in self.rows for _ in range(row.count))
        return list(zip(self.names(), meanings, strict=True))
