"""The record of a match: that of its table, which also names the bots and holds the secret of its dice."""

from __future__ import annotations

import json
from collections.abc import Iterator

from sillage.server.match.keepsake import Keepsake
from sillage.server.match.match import Match
from sillage.server.match.views import state_data
from sillage.table.lines import record_lines, sealed


def record_of(match: Match) -> Iterator[str]:
    """A record that also names the bots, and holds the secret of its dice."""
    assert match.table is not None
    match.whole()
    match.table.bots = {i: seat.level for i, seat in enumerate(match.terms.seats) if seat.kind == "bot" and seat.level}
    own = {"secret": match.secret.hex(), "commitment": match.commitment, "seeds": match.seeds}
    facts = own if match.prologue is None else match.prologue.facts(own)
    previous = ""
    for number, line in enumerate(record_lines(match.table)):
        row = json.loads(line)
        del row["sum"]
        written = sealed({**row, "dice": facts} if number == 0 and facts else row, previous)
        previous = json.loads(written)["sum"]
        yield written


def keepsake_of(match: Match) -> Keepsake:
    """What is kept of a game that is over."""
    return Keepsake(state_data(match, None, 0), "".join(line + "\n" for line in record_of(match)))
