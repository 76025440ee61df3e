"""Codes of actions, as compiled rules make and read them. A kind is what `ActionTable.add` returned."""

from __future__ import annotations

from sillage.kernel.compile import rule


@rule(inline=True)
def code(kind, first=0, second=0):
    """The code of an action with these arguments."""
    return kind.first + first * kind.step + second


@rule(inline=True)
def is_a(action, kind):
    return kind.first <= action < kind.end


@rule(inline=True)
def arg(action, kind):
    """The first argument, or the only one."""
    return (action - kind.first) // kind.step


@rule(inline=True)
def arg2(action, kind):
    """The second argument."""
    return (action - kind.first) % kind.step
