"""What a game's judge is written in: it keeps its own books of a game, and says which clause wants what.

A referee is given the header of a record, sets the game up from the header's chance, and plays what the record says was
chosen. Whatever the record tells otherwise is a `Dispute`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import prod
from typing import Any, ClassVar

from sillage.errors import RecordError
from sillage.judge.shape import Shape


class Dispute(RecordError):
    """The record says what the rules don't; `clause` is the rule, `line` where it is said."""

    def __init__(self, clause: str, message: str, name: str = "record", line: int = 0) -> None:
        super().__init__(f"{name}: line {line}: {message} ({clause})" if line else f"{message} ({clause})")
        self.clause, self.message, self.line = clause, message, line


class Chance:
    """The outcomes of one decision, in the order in which the rules draw them."""

    def __init__(self, pairs: Iterable[Sequence[int]]) -> None:
        self._left = [tuple(pair) for pair in pairs]

    def draw(self, clause: str, span: int) -> int:
        """The outcome of a draw among `span`, each equally likely."""
        if not self._left:
            raise Dispute(clause, f"chance: ends here; a draw from {span} is expected")
        found, outcome = self._left.pop(0)
        if found != span or not 0 <= outcome < span:
            raise Dispute(clause, f"chance: says [{found}, {outcome}]; expected an outcome of a draw from {span}")
        return outcome

    def pick(self, clause: str, heaps: Sequence[int]) -> int:
        """The heap in which the drawn piece lies, where pieces of a heap are alike."""
        left = self.draw(clause, sum(heaps))
        for heap, pieces in enumerate(heaps):
            if left < pieces:
                return heap
            left -= pieces
        raise AssertionError("a draw is among the pieces there are")

    def shuffle(self, clause: str, row: list[int]) -> None:
        """Changes each place, from the last to the second, with one drawn among those up to it."""
        for place in range(len(row) - 1, 0, -1):
            other = self.draw(clause, place + 1)
            row[place], row[other] = row[other], row[place]

    def finish(self, clause: str) -> None:
        if self._left:
            raise Dispute(clause, f"chance: {len(self._left)} outcomes more than the rules draw")


class Referee:
    """The books of one game. A game's own says how it is set up, what may be done, what comes of it, and the points."""

    kinds: ClassVar[Mapping[str, tuple[int, ...]]]  # in the order of codes: a word, how many values each argument has
    clauses: ClassVar[Mapping[str, str]]            # by the word of an action: who may take it, and when
    turns: ClassVar[Mapping[str, str]]              # by the step: whose decision it is
    versions: ClassVar[Sequence[int]] = (1,)        # of the game's rules
    choices: ClassVar[Mapping[str, Sequence[Any]]] = {}     # the values of each option; none named, none is checked
    pieces: ClassVar[Mapping[str, Shape]] = {}      # the tables of an edition (`shape.py`); none named, none is checked
    scoring: ClassVar[str]                          # who wins
    ends: ClassVar[str]                             # when a game is over

    def __init__(self, header: Mapping[str, Any]) -> None:
        self.format: int = header["sillage"]
        self.rules: int = header["rules"]
        self.edition: dict[str, Any] = header["edition"]
        self.options: dict[str, Any] = header["options"]
        self.game, self.players = str(header["game"]), len(header["seats"])
        self.phase, self.actor, self.rounds, self.ending = "", 0, 0, ""
        self.told: list[tuple[str, str]] = []

    # ---- what a game says --------------------------------------------------------------------------
    def set_up(self, chance: Chance) -> None:
        raise NotImplementedError

    def legal(self) -> list[str]:
        """What the actor may do, in notation."""
        raise NotImplementedError

    def play(self, action: str, chance: Chance) -> None:
        """Carries out a legal action, up to the next decision or the end."""
        raise NotImplementedError

    def points(self) -> list[tuple[int, ...]]:
        """Each side's points, and what breaks ties, more being better."""
        raise NotImplementedError

    def values(self, words: list[str]) -> list[int]:
        """The values of an action's arguments, counted from 0."""
        raise NotImplementedError

    # ---- what all share ----------------------------------------------------------------------------
    @property
    def over(self) -> bool:
        return self.ending != ""

    def tell(self, clause: str, words: str, since: int = 1) -> None:
        """Something happened by a clause; records before the format `since` don't tell it."""
        if self.format >= since:
            self.told.append((clause, words))

    def tell_of(self, clause: str, seat: int, words: str) -> None:
        """Something that a seat did, which records of the first format told without the seat."""
        self.tell(clause, words if self.format == 1 else f"seat {seat} {words}")

    def code(self, action: str) -> int:
        """The number of an action: words in order, and within a word its arguments, the last running first."""
        word, *words = action.split()
        before = list(self.kinds)[: list(self.kinds).index(word)]
        number = 0
        for value, count in zip(self.values([word, *words]), self.kinds[word], strict=True):
            number = number * count + value
        return sum(prod(self.kinds[other]) for other in before) + number

    def result(self) -> dict[str, Any]:
        points = self.points()
        ranks = [1 + sum(other > mine for other in points) for mine in points]
        told = {
            "scores": [mine[0] for mine in points], "ranks": ranks,
            "winners": [side for side, rank in enumerate(ranks) if rank == 1], "ending": self.ending,
        }
        return told if self.format == 1 else {**told, "rounds": self.rounds}
