"""Undo is computed from information: back to where the last chance (*chance node*) fell or something hidden
came to light."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NoReturn

from sillage.errors import UndoRefused
from sillage.kernel.records import Bytes
from sillage.kernel.secrets import Secrecy
from sillage.table.decision import Decision
from sillage.table.drafts import Drafts


def last_of_people(
    decisions: Sequence[Decision], bots: Collection[int], seat: int | None, seats: Sequence[str]
) -> Decision:
    """The last decision that a person made, this one where a seat is given: what bots and forced moves did since goes
    back with it."""
    last = last_by_people(decisions, bots)
    if last is None:
        raise UndoRefused("there is no decision to take back", ("undo-nothing", {}))
    if seat is not None and last.seat != seat:
        who = seats[last.seat]
        raise UndoRefused(f"{who} has decided since; only the last decision counts", ("undo-other", {"who": who}))
    return last


def last_by_people(decisions: Sequence[Decision], bots: Collection[int], first: int = 0) -> Decision | None:
    """The last decision that a person made, among those from the first on."""
    for number in range(len(decisions) - 1, first - 1, -1):
        if not decisions[number].auto and decisions[number].seat not in bots:
            return decisions[number]
    return None


def check_showed_nothing(undone: Sequence[Decision], state: Bytes, secrecy: Secrecy) -> None:
    """Refuses where one of the decisions that led to this state has told anybody anything."""
    afters = [*(decision.before for decision in undone[1:]), state]
    for decision, after in zip(undone, afters, strict=True):
        if decision.tape:
            _refuse("chance has decided since", "undo-chance", decision)
        if secrecy.reveals(decision.before, after):
            _refuse("something hidden was shown", "undo-shown", decision)


def _refuse(reason: str, text_id: str, decision: Decision) -> NoReturn:
    raise UndoRefused(f"{reason} ({decision.notation})", (text_id, {}))


def is_about_drafts(
    drafts: Drafts, decisions: Sequence[Decision], machines: Collection[int], seat: int | None
) -> bool:
    """Whether undo is about drafts: where several choose at once, and the seat has begun to, or some person has
    committed. What others have begun is theirs to know: it changes nothing here."""
    if not drafts.together:
        return False
    people = [s for s in drafts.of if s not in machines]
    if any(drafts.committed(s) or (seat in (None, s) and drafts.chosen(s)) for s in people):
        return True
    last = last_by_people(decisions, machines)
    return last is None or drafts.were_made(last.before)
