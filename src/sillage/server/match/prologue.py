"""Tables that go on from a game that was: "play on from here", and games brought from elsewhere.

Such a table begins with the decisions of another record, up to one of them, with the chance that they had. From
there on it has dice of its own. Its record holds all of it, and names the dice of each part.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sillage.table.decision import Dice
from sillage.table.desk import Reader
from sillage.table.record import parse_record
from sillage.table.table import Table


@dataclass(frozen=True)
class Prologue:
    """What was played before a table's own first decision."""

    source: Table
    decision: int                       # the last one that is taken over
    dice: dict[str, Any] | None         # the facts of its dice, where they are known

    @classmethod
    def of(cls, record: str, decision: int) -> Prologue:
        """The prologue that a record holds."""
        return cls(parse_record(record), decision, dice_of(record))

    @property
    def whole(self) -> bool:
        return self.source.over and self.decision == len(self.source.decisions)

    def begin(self, names: Sequence[str], dice: Dice, reader: Reader, discreet: bool) -> Table:
        """A table that stands where the prologue ends, and goes on with dice of its own."""
        source = self.source
        table = Table(
            source.game, source.edition, names, options=source.options, setup_tape=source.setup.tape, reader=reader,
            discreet=discreet,
        )
        table.format = source.format
        for decision in source.decisions[: self.decision]:
            table.apply(decision.code, decision.tape, auto=decision.auto)
        table.continue_with({}, dice, forced=True)
        return table

    def facts(self, own: dict[str, Any]) -> dict[str, Any] | None:
        """The facts of all dice, for a record."""
        return self.dice if self.whole else own | {"from": self.decision + 1, "before": self.dice}


def dice_of(record: str) -> dict[str, Any] | None:
    facts = json.loads(record.partition("\n")[0]).get("dice")
    return facts if isinstance(facts, dict) else None
