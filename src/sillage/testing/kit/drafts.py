"""Filling in a draft: where several choose at once, a seat's choices can be made for it to look over."""

from __future__ import annotations

from sillage.testing.cases import Case
from sillage.testing.hidden import FEW, positions, put
from sillage.testing.law import of_each_case


@of_each_case
def what_is_filled_in_commits_nothing_is_seen_by_nobody_and_can_be_taken_back(case: Case) -> None:
    fresh = case.table()
    for state in positions(case, FEW):
        table = put(fresh, state)
        for seat in table.asked:
            before, others = table.view(seat), [table.view(s) for s in case.eyes if s != seat]
            suggested = table.suggest(seat)
            assert table.view(seat) == before, "a suggestion changed something"
            assert [str(a) for a in table.fill(seat)] == [str(a) for a in suggested]
            assert table.decisions == []
            assert seat in table.asked
            assert [table.view(s) for s in case.eyes if s != seat] == others
            assert not suggested or table.suggest(seat) == [], "something was left open"
            for _ in suggested:
                table.undo(seat)
            assert table.view(seat) == before
