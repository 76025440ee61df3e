"""Parfum: the rules, a file a phase, each rule citing its clause (texts/rules.en.md).

A round: wake up (pick clocks), create (prepare, distil, place; a turn per clock), sell (chances in clock order,
then discard). `legal` lists what the actor may do, `apply` does it and goes on to the next decision.
"""

from __future__ import annotations

from sillage.games.parfum.layout import DISTILL, PLACE, PREPARE, SELL, WAKE
from sillage.games.parfum.rules.distill import distill, legal_distillations
from sillage.games.parfum.rules.place import legal_places, place
from sillage.games.parfum.rules.prepare import legal_preparations, prepare
from sillage.games.parfum.rules.score import scores
from sillage.games.parfum.rules.sell import discard, legal_discards, legal_sales, sell
from sillage.games.parfum.rules.setup import setup
from sillage.games.parfum.rules.wake import legal_clocks, wake
from sillage.kernel.compile import rule

__all__ = ["apply", "legal", "scores", "setup"]


@rule
def legal(state, parts, moves):
    """PA-W1, PA-C2, PA-C12, PA-C14, PA-V1, PA-V6: what each phase asks."""
    if state.phase == WAKE:
        return legal_clocks(state, moves)
    if state.phase == PREPARE:
        return legal_preparations(state, moves)
    if state.phase == DISTILL:
        return legal_distillations(state, parts, moves)
    if state.phase == PLACE:
        return legal_places(state, parts, moves)
    if state.phase == SELL:
        return legal_sales(state, parts, moves)
    return legal_discards(state, moves)


@rule
def apply(state, parts, action, chance, log):
    """PA-W1, PA-C2, PA-C12, PA-C14, PA-V1, PA-V6: and what it does with the answer."""
    if state.phase == WAKE:
        wake(state, parts, action, log)
    elif state.phase == PREPARE:
        prepare(state, parts, action, chance, log)
    elif state.phase == DISTILL:
        distill(state, parts, action, chance, log)
    elif state.phase == PLACE:
        place(state, parts, action, log)
    elif state.phase == SELL:
        sell(state, parts, action, chance, log)
    else:
        discard(state, parts, action, chance, log)
