"""Choices made at the same time (*simultaneous moves*): who still has to choose is a bit a seat in `state.pending`.

Each choice is written to fields that only its owner knows; the last one reveals them all. Which of the pending seats
is the actor says nothing: a table asks them in any order."""

from __future__ import annotations

from sillage.kernel.compile import rule


@rule(inline=True)
def ask(state, seat):
    """One more seat has to choose."""
    state.pending |= 1 << seat


@rule(inline=True)
def is_asked(state, seat):
    return (state.pending >> seat) & 1 == 1


@rule
def ask_pending(state):
    """The first seat that still has to choose is the actor."""
    seat = 0
    while (state.pending >> seat) & 1 == 0:
        seat += 1
    state.actor = seat


@rule
def chosen(state):
    """The actor has chosen; True once everyone has, else the next one is asked."""
    state.pending &= ~(1 << state.actor)
    if state.pending == 0:
        return True
    ask_pending(state)
    return False
