"""What the views of all games are made with."""

from __future__ import annotations

from typing import Any

from sillage.kernel.records import SEATS


def seat_or_none(seat: Any) -> int | None:
    """A seat as plain data; a negative one is nobody's."""
    return int(seat) if seat >= 0 else None


def seats_asked(state: Any) -> list[int]:
    """The seats that still have to choose, where all do at the same time (`sillage.kernel.together`)."""
    return [seat for seat in range(SEATS) if int(state.pending) >> seat & 1]
