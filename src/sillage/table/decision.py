"""What a table keeps: decisions that were made (nodes of the *extensive form*), the result, and the dice that decide
chance."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from sillage.kernel.chance import Tape
from sillage.kernel.records import Bytes
from sillage.kernel.words import Event

Dice = Callable[[int], int]     # the seed of a decision's chance, by the decision's number


def seeded_dice(seed: int) -> Dice:
    """Dice from a number: the same number gives the same game."""
    return lambda number: int.from_bytes(hashlib.sha256(f"{seed}/{number}".encode()).digest()[:8], "big")


@dataclass(frozen=True, eq=False)
class Decision:
    """One decision that was made, and all that came of it."""

    number: int             # 0 is the set-up
    seat: int
    code: int
    notation: str
    tape: Tape
    events: tuple[Event, ...]
    before: Bytes = field(repr=False)   # the state it was made in
    auto: bool = False      # it had only one answer and went by itself
    choices: int = 0        # legal actions that it was one of

    def seen_by(self, seat: int | None) -> list[Event]:
        """Its events as a seat (None: a spectator) may know them."""
        return [veil(event, seat) for event in self.events]

    def _facts(self) -> tuple[object, ...]:
        return self.number, self.seat, self.code, self.notation, tuple(map(tuple, self.tape)), self.events, self.auto

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Decision):
            return NotImplemented
        return self._facts() == other._facts() and self.before.tobytes() == other.before.tobytes()

    def __hash__(self) -> int:
        return hash((self.number, self.seat, self.code, self.notation))


@dataclass(frozen=True)
class Result:
    """How a game ended."""

    scores: list[int]
    ranks: list[int]        # 1 is best; equals share a rank
    winners: list[int]      # seats; several share a victory
    ending: str

    @classmethod
    def of(cls, points: Sequence[tuple[int, int]], ending: str) -> Result:
        """From the points and the tie-break of each side."""
        ranks = [1 + sum(other > mine for other in points) for mine in points]
        winners = [side for side, rank in enumerate(ranks) if rank == 1]
        return cls([scored for scored, _ in points], ranks, winners, ending)


def veil(event: Event, seat: int | None) -> Event:
    """An event without what only another seat may know of it."""
    if not event.kind.hidden or event.seat == seat:
        return event
    values = tuple(
        None if arg.name in event.kind.hidden else v for arg, v in zip(event.kind.args, event.values, strict=True)
    )
    return Event(event.kind, event.seat, values, event.scene)
