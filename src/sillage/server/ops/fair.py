"""A queue in which nobody waits for another's many: people take turns, and among a person's jobs their tables do."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Whose(NamedTuple):
    """For whom something is done, and at which table."""

    person: str
    table: str


class FairQueue(Generic[T]):
    def __init__(self) -> None:
        self._people: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()

    def put(self, whose: Whose, job: T) -> None:
        tables = self._people.setdefault(whose.person, OrderedDict())
        tables.setdefault(whose.table, deque()).append(job)

    def take(self) -> T | None:
        """The next job; whose it is comes last from now on."""
        if not self._people:
            return None
        person, tables = self._people.popitem(last=False)
        table, jobs = tables.popitem(last=False)
        job = jobs.popleft()
        if jobs:
            tables[table] = jobs
        if tables:
            self._people[person] = tables
        return job
