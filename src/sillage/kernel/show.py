"""What the views of all games are made with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sillage.kernel.records import SEATS
from sillage.kernel.words import Scene


def part(scene: Scene, describe: Callable[..., Any], *args: int) -> Any:
    """`describe(scene, *args)`, remembered where who reads the state remembers: the same again as long as what it read
    of the state is the same. So nobody may change what it returns."""
    state, memory = scene.state, getattr(scene.state, "memory", None)
    if memory is None:
        return describe(scene, *args)
    return memory.part(
        (describe, *args), state.bytes_,
        lambda spans: describe(Scene(state.traced(spans), scene.parts, scene.edition), *args),
    )


def seat_or_none(seat: Any) -> int | None:
    """A seat as plain data; a negative one is nobody's."""
    return int(seat) if seat >= 0 else None


def seats_asked(state: Any) -> list[int]:
    """The seats that still have to choose, where all do at the same time (`sillage.kernel.together`)."""
    return [seat for seat in range(SEATS) if int(state.pending) >> seat & 1]
