"""Clocks: per move, per game with increment, lag given back within a quota."""

from __future__ import annotations

import orjson
from hypothesis import given
from hypothesis import strategies as st

from sillage.server.match.clocks import QUOTA_MOST, Clock
from sillage.server.wire.asks import GameClock, MoveClock, NoClock
from tests.server.play import full_table, settle


def test_time_of_a_game_runs_down_and_is_added_to():
    clock = Clock.new(GameClock(kind="game", seconds=60, increment=5), 2)
    clock.ask([0], 100)
    assert clock.remaining(0, 110) == 50
    assert clock.remaining(1, 110) == 60
    clock.answered(0, 110)
    assert clock.left == [55, 60]
    clock.ask([1], 110)
    assert clock.deadline(1) == 110 + 60 + QUOTA_MOST
    assert clock.deadline(0) is None


def test_each_move_has_its_time():
    clock = Clock.new(MoveClock(kind="move", seconds=30), 2)
    clock.ask([0, 1], 0)
    clock.answered(0, 29)
    clock.ask([1], 29)
    assert clock.remaining(1, 29) == 1
    clock.ask([0, 1], 29)
    assert clock.remaining(0, 29) == 30


def test_without_a_clock_nothing_runs():
    clock = Clock.new(NoClock(), 2)
    clock.ask([0], 0)
    assert clock.shown(5) is None
    assert clock.next_deadline() is None


@given(st.lists(st.tuples(st.floats(0, 20), st.floats(-5, 50)), max_size=30))
def test_lag_is_given_back_within_the_quota(moves):
    clock = Clock.new(GameClock(kind="game", seconds=10_000), 1)
    now = spent = 0.0
    for thought, lag in moves:
        clock.ask([0], now)
        now += thought
        clock.answered(0, now, lag)
        spent += thought
    back = clock.left[0] - (10_000 - spent)
    assert -1e-6 <= back <= QUOTA_MOST + 0.5 * len(moves) + 1e-6
    assert clock.left[0] <= 10_000 + 1e-6
    assert Clock.restore(orjson.loads(orjson.dumps(clock, option=orjson.OPT_NON_STR_KEYS))) == clock


def test_who_is_late_is_decided_for(person):
    people = [person("Mia"), person("Max")]
    table = full_table(people, clock={"kind": "move", "seconds": 2})
    chair = people[0].sit(table["id"])
    settle([chair]) if chair.state.get("legal") else chair.until("state")
    assert sum(seat["running"] for seat in chair.state["clocks"]["seats"]) == 1
    seq = chair.state["seq"]
    chair.until_seq(seq + 1)        # nobody did anything
    assert chair.state["decision"] >= 1


def test_whose_game_time_is_up_is_taken_over(person):
    people = [person("Mia"), person("Max"), person("Ann")]
    table = full_table(people, clock={"kind": "game", "seconds": 5})
    chair = people[0].sit(table["id"])
    chair.until("state")
    while not any(seat["resigned"] for seat in chair.table["seats"]):
        chair.hear()
    assert chair.table["status"] == "playing"
