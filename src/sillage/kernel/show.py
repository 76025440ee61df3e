"""What the views of all games are made with."""

from __future__ import annotations

from typing import Any


def seat_or_none(seat: Any) -> int | None:
    """A seat as plain data; a negative one is nobody's."""
    return int(seat) if seat >= 0 else None
