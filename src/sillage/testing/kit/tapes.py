"""Chance is an argument: the same tape gives the same game, bit for bit."""

from __future__ import annotations

from sillage.kernel.chance import CHANCE, FINE, load_tape, tape_of
from sillage.kernel.play import RANDOM
from sillage.kernel.records import read
from sillage.table import Position
from sillage.testing.cases import Case
from sillage.testing.kit.play import decisions
from sillage.testing.law import of_each_case


@of_each_case
def a_tape_replays_to_equal_bytes(case: Case) -> None:
    for seed in range(case.many(3)):
        position = case.start(seed)
        setup, rows = tape_of(position.chance), []
        first = position.state.copy()
        for action, tape in decisions(position, seed):
            rows.append((action, tape, position.state.copy()))
        again = Position(case.game, case.parts)
        load_tape(again.chance, setup)
        again.begin(case.players, case.options)
        assert (again.state == first).all()
        chance = read(again.chance, CHANCE)
        for action, tape, state in rows:
            load_tape(again.chance, tape)
            again.play(action)
            assert chance.fault == FINE
            assert chance.at == len(tape), "the tape holds more than the decision draws"
            assert (again.state == state).all()


@of_each_case
def chance_is_no_part_of_the_state(case: Case) -> None:
    """Decisions without chance do the same whatever the dice would say."""
    position = case.start(3)
    for _ in range(200):
        if position.over:
            return
        other = position.copy()
        read(other.chance, CHANCE).seed = 12345
        action = position.choose(RANDOM)
        position.play(action)
        other.play(action)
        if not tape_of(position.chance):
            assert (position.state == other.state).all()


@of_each_case
def the_same_seed_gives_the_same_game(case: Case) -> None:
    one, other = case.start(9), case.start(9)
    for action, _ in decisions(one, 0):
        other.play(action)
    assert (one.state == other.state).all()
