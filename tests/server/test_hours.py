"""The tables' time counts on, whatever becomes of the machine's clock."""

from __future__ import annotations

import time

import pytest

from sillage.server.match import hours
from sillage.server.match.clocks import Clock
from sillage.server.store import schema
from sillage.server.wire.asks import GameClock
from tests.server.inside import Inside
from tests.server.play import full_table
from tests.server.served import Person

HOUR = 3_600.0


@pytest.fixture
def kept_hours(monkeypatch):
    monkeypatch.setattr(hours, "_offset", hours._offset)


@pytest.mark.parametrize("change", [HOUR, -HOUR, 400 * 24 * HOUR])
def test_setting_the_clock_gives_and_takes_no_time(db, monkeypatch, change):
    real = time.time
    with Inside(db) as inside:
        people = [Person(inside, "Mia"), Person(inside, "Max")]
        table = full_table(people, clock={"kind": "game", "seconds": 600, "increment": 0})
        chairs = [person.sit(table["id"]) for person in people]
        for chair in chairs:
            chair.until("state")
        before = chairs[0].state["clocks"]["now"]
        monkeypatch.setattr(time, "time", lambda: real() + change)
        chair = next(chair for chair in chairs if chair.state["legal"])
        answer = chair.play(chair.state["legal"][0]["code"])
        chair.until_seq(answer["seq"])
        assert answer["type"] == "ok"
        clocks = chair.state["clocks"]
        assert all(HOUR / 12 < seat["seconds"] <= 600 for seat in clocks["seats"]), "nobody lost or won an hour"
        assert before <= clocks["now"] < before + HOUR / 2
        for chair in chairs:
            chair.close()


def test_a_clock_that_was_set_back_between_two_servers(db, kept_hours):
    """The last sign of life is in the future: time goes on from there, so that nothing stored is yet to come."""
    with Inside(db) as inside:
        Person(inside, "Mia")
        later = hours.now() + HOUR
        alive = schema.facts.update().where(schema.facts.c.name == "alive").values(value=str(later))
        inside.call(inside.hub.store.write(lambda c: c.execute(alive).rowcount))
        inside.call(_stop_beating(inside.hub))
        inside.call(inside.hub.store.write(lambda c: c.execute(alive).rowcount))
    with Inside(db) as inside:
        assert later <= inside.hub.started < later + HOUR / 2


async def _stop_beating(hub):
    async def nothing():
        """No sign of life."""

    hub._beat = nothing
    for task in list(hub._tasks):
        task.cancel()


def test_no_time_is_won_by_a_question_from_the_future():
    clock = Clock.new(GameClock(kind="game", seconds=60), 2)
    clock.ask([0], 1_000.0)
    assert clock.remaining(0, 400.0) == 60
    clock.answered(0, 400.0)
    assert clock.left[0] == 60
