"""The past of a table, played again beside the event loop.

A table that comes back stands at its last snapshot, and of what was before knows the outline only
(`match/resume.py: stand_at`). Who wants to know more waits until that was played again: with interpreted rules a long
game takes a second and more, and meanwhile everybody else plays on. Few are played at a time, since all share one
interpreter with the event loop.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sillage.server.match.match import Match
from sillage.server.match.views import first_told
from sillage.table.undo import last_by_people

T = TypeVar("T")
_LANES = ThreadPoolExecutor(2, thread_name_prefix="past")


async def beside(work: Callable[[], T]) -> T:
    """Does what takes its time while the event loop goes on."""
    return await asyncio.get_running_loop().run_in_executor(_LANES, work)


async def remember(match: Match) -> None:
    """Makes all that happened at a table known. With its lock held."""
    if match.skipped:
        await beside(match.whole)


async def remember_since(match: Match, since: int, mine: Collection[int]) -> None:
    """Makes known what somebody who has seen `since` is told, and what a take-back is judged by."""
    if match.table is None or not match.skipped:
        return
    seen = since if 0 <= since <= match.shown_seq(mine) else 0
    decided = last_by_people(match.table.decisions, match.bots(), match.outlined)
    if decided is None or first_told(match, seen, mine) <= match.outlined:
        await remember(match)
