"""What a small game need not write itself: a policy by lot, and the re-deal of a game that hides nothing."""

from __future__ import annotations

from sillage.kernel.chance import draw
from sillage.kernel.compile import rule


@rule
def any_action(state, parts, moves, count, chance, pad):
    """A policy: each legal action is equally likely."""
    return moves[draw(chance, count)]


@rule
def nothing_hidden(state, parts, seat, chance):
    """The re-deal of a game without secrets: every seat's view is the state."""
    return
