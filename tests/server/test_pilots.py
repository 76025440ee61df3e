"""Bots outside the event loop: plain ones at once, those who search by turns."""

from __future__ import annotations

import asyncio
import pickle
import struct
import subprocess
import sys
import time

import pytest

from sillage.bots import LEVELS, searches
from sillage.kernel.edition import load_edition
from sillage.kernel.game import find_game
from sillage.server.ops.fair import FairQueue, Whose
from sillage.server.ops.pilots import QUICKER, Pilots
from sillage.server.ops.rules import Rules
from sillage.server.ops.settings import Settings
from sillage.server.ops.thinkers import Lost, Thinkers
from sillage.table.table import Table


def test_which_levels_search():
    assert searches("nose")
    assert not searches("greedy")
    assert not searches(QUICKER)
    assert {level for level in LEVELS if searches(level)} < set(LEVELS)


# ---- the queue -------------------------------------------------------------------------------------
def test_people_take_turns_and_so_do_their_tables():
    queue: FairQueue[str] = FairQueue()
    for number in range(3):
        for table in ("a", "b"):
            queue.put(Whose("guest", table), f"guest {table}{number}")
    queue.put(Whose("Mia", "c"), "Mia")
    taken = [queue.take() for _ in range(8)]
    assert taken == ["guest a0", "Mia", "guest b0", "guest a1", "guest b1", "guest a2", "guest b2", None]


def nothing() -> None:
    """A job."""


class Sleeper:
    """A thinker that finishes its job when it is told to."""

    made: list[Sleeper] = []

    def __init__(self) -> None:
        self.leaving, self.jobs, self.done = None, [], asyncio.Event()
        Sleeper.made.append(self)

    async def do(self, job):
        self.jobs.append(job)
        await self.done.wait()
        self.done.clear()
        return len(self.jobs)

    async def end(self) -> None:
        if self.leaving is not None:
            self.leaving.cancel()


@pytest.fixture
def crew(monkeypatch):
    """Pilots on a machine with two thinkers, where everything is compiled."""
    monkeypatch.setattr(Sleeper, "made", [])
    monkeypatch.setattr(Rules, "prepare", lambda self, game_id, what: None)

    def make() -> Pilots:
        pilots = Pilots()
        pilots.rules.slow = False
        pilots.thinkers = Thinkers(2, Sleeper)
        return pilots

    return make


@pytest.fixture(scope="module")
def view():
    table = Table(find_game("parfum"), load_edition("parfum"), ["a", "b"], forced=True)
    return table.seat_view(table.asked[0])


def swarm(pilots: Pilots, view) -> list[asyncio.Task]:
    """Twenty tables of four instant noses, all of one guest."""
    return [asyncio.create_task(pilots.choose("nose", view, b"s", Whose("guest", f"t{n // 4}"), patience=600))
            for n in range(80)]


def test_a_plain_bot_waits_for_no_search(crew, view):
    async def run():
        pilots = crew()
        many = swarm(pilots, view)
        await asyncio.sleep(0)
        chosen = await pilots.choose("greedy", view, b"s", Whose("Mia", "hers"))
        served = sum(len(thinker.jobs) for thinker in Sleeper.made)
        finished = sum(task.done() for task in many)
        for task in many:
            task.cancel()
        await pilots.close()
        return chosen, served, finished

    chosen, served, finished = asyncio.run(run())
    assert chosen.code in view.moves
    assert chosen.level == "greedy"
    assert (served, finished) == (2, 0)         # the two that were begun, and none was waited for


def test_somebody_elses_search_is_next_in_turn(crew, view):
    async def run():
        pilots = crew()
        many = swarm(pilots, view)
        await asyncio.sleep(0)
        hers = asyncio.create_task(pilots.choose("nose", view, b"s", Whose("Mia", "hers"), patience=600))
        await asyncio.sleep(0)
        served = 0
        while not hers.done():
            thinker = Sleeper.made[served % 2]
            before = len(thinker.jobs)
            thinker.done.set()
            while len(thinker.jobs) == before and not hers.done():
                await asyncio.sleep(0)
            served += 1
            assert served < 80
        for task in many:
            task.cancel()
        await pilots.close()
        return served

    assert asyncio.run(run()) <= 6      # those under way, and a few turns of the guest's: not eighty


def test_a_bot_that_is_late_plays_as_a_quicker_level_and_leaves_the_queue(crew, view):
    async def run():
        pilots = crew()
        late = [await pilots.choose("nose", view, b"s", Whose("Mia", "t"), patience=0) for _ in range(3)]
        begun = [len(thinker.jobs) for thinker in Sleeper.made]
        await pilots.close()
        return late, begun

    late, begun = asyncio.run(run())
    assert {choice.level for choice in late} == {QUICKER}
    assert all(choice.code in view.moves for choice in late)
    assert sum(begun) <= 2              # whom nobody waits for any more is not begun


def test_a_search_that_is_still_to_be_compiled_is_late_at_once(monkeypatch, view):
    monkeypatch.setattr(Rules, "prepare", lambda self, game_id, what: object())

    async def run():
        pilots = Pilots()
        chosen = await pilots.choose("nose", view, b"s", patience=600)
        await pilots.close()
        return chosen

    assert asyncio.run(run()).level == QUICKER


def test_on_a_small_machine_nobody_searches(monkeypatch, view):
    """SILLAGE_SEARCH=0: such a bot plays as a quicker level at once, and nothing is compiled for it."""
    monkeypatch.setattr(Rules, "prepare", lambda self, game_id, what: pytest.fail("compiled for nothing"))
    monkeypatch.setenv("SILLAGE_SEARCH", "0")

    async def run():
        pilots = Pilots(Settings("").search)
        pilots.prepare(view.game.id, {"nose"})
        chosen = await pilots.choose("nose", view, b"s", patience=600)
        await pilots.close()
        return chosen

    assert asyncio.run(run()).level == QUICKER


# ---- thinkers --------------------------------------------------------------------------------------
def twice(number: int, progress=None) -> int:
    if progress is not None:
        progress(1, 2)
    if number < 0:
        raise ValueError("less than nothing")
    return 2 * number


def test_a_thinker_answers_tells_its_progress_and_survives_what_goes_wrong():
    async def run():
        thinkers, heard = Thinkers(1), []
        whose = Whose("Mia", "t")
        answers = [await thinkers.ask(whose, twice, 21)]
        with pytest.raises(Lost, match="less than nothing"):
            await thinkers.ask(whose, twice, -1)
        answers.append(await thinkers.ask(whose, twice, 4, progress=lambda *told: heard.append(told)))
        await thinkers.close()
        return answers, heard

    assert asyncio.run(run()) == ([42, 8], [(1, 2)])


def test_a_thinker_that_ended_is_replaced():
    async def run():
        thinkers = Thinkers(1)
        whose = Whose("Mia", "t")
        await thinkers.ask(whose, twice, 1)
        while not thinkers._idle:
            await asyncio.sleep(0)
        thinkers._idle[0]._process.kill()
        await thinkers._idle[0]._process.wait()
        answer = await thinkers.ask(whose, twice, 2)
        await thinkers.close()
        return answer

    assert asyncio.run(run()) == 4


def test_a_thinker_ends_with_its_server_in_the_midst_of_a_job():
    thinker = subprocess.Popen([sys.executable, "-m", "sillage.server.ops.thinkers"], stdin=subprocess.PIPE)
    job = pickle.dumps((time.sleep, (100_000,), False))
    thinker.communicate(struct.pack("!I", len(job)) + job)
    assert thinker.returncode == 0
