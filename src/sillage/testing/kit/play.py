"""Random games never break what the header and the layout promise."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np

from sillage.errors import IllegalAction
from sillage.kernel.chance import CHANCE, Tape, tape_of
from sillage.kernel.log import LOG
from sillage.kernel.play import GREEDY, RANDOM
from sillage.kernel.records import blank, read
from sillage.table import Position
from sillage.testing.cases import Case
from sillage.testing.law import of_each_case, refuses
from sillage.testing.walk import walk


def policy_of(game: int) -> int:
    return RANDOM if game % 3 == 0 else GREEDY


def decisions(position: Position, seed: int, limit: int = 100_000) -> Iterator[tuple[int, Tape]]:
    """Plays on (seed 0: greedily, others: at random); yields after each decision its action and tape."""
    for _ in range(limit):
        if position.over:
            return
        action = position.choose(RANDOM if seed else GREEDY)
        position.play(action)
        yield action, tape_of(position.chance)


@of_each_case
def many_compiled_games_break_nothing(case: Case) -> None:
    for seed in range(1, case.many(2) + 1):
        assert not walk(case, seed).fault


@of_each_case
def games_driven_from_python_break_nothing(case: Case) -> None:
    for number in range(case.many(6)):
        position = played_to_the_end(case, number)
        state = read(position.state, case.game.state)
        assert case.game.phases[state.phase] == case.game.phases[-1], "the last phase comes after the game"
        assert 0 < state.ending < len(case.game.endings)
        assert not position.moves.size
        scores = position.scores()
        assert np.isfinite(scores[: case.players].astype(float)).all()
        assert np.abs(scores).max() < 30_000


def played_to_the_end(case: Case, number: int) -> Position:
    game, position, policy, made = case.game, case.start(number), policy_of(number), 0
    while not position.over:
        moves = position.moves.tolist()
        assert 0 < len(moves) == len(set(moves)) <= game.most_moves
        assert min(moves) >= 0
        assert max(moves) < game.actions.count
        assert 0 <= position.actor < case.players
        position.play(position.choose(policy))
        made += 1
        assert made <= game.longest
    return position


@of_each_case
def what_stands_in_the_notepad_changes_no_decision(case: Case) -> None:
    game, position = case.game, Position(case.game, case.parts)
    scribble = np.random.default_rng(1).integers(0, 256, game.notepad.itemsize, dtype=np.uint8)
    for number, state in enumerate(walk(case).states[::4]):
        position.put(state)
        chosen = []
        for pad in (blank(game.notepad), scribble):
            read(position.whim, CHANCE).seed = number
            chosen.append(game.boundary.choose(position.desk, position.parts, GREEDY, pad))
        assert chosen[0] == chosen[1]


@of_each_case
def no_piece_is_lost(case: Case) -> None:
    for state in walk(case).states[::3]:
        case.check(state)


@of_each_case
def no_piece_is_lost_at_start_and_end(case: Case) -> None:
    for number in range(case.many(6)):
        position = case.start(number)
        case.check(position.state)
        while not position.over:
            position.play(position.choose(policy_of(number)))
        case.check(position.state)


@of_each_case
def illegal_actions_change_nothing(case: Case) -> None:
    rng = random.Random(1)
    position = case.start(5)
    for _ in decisions(position, 5, limit=100):
        before = position.desk.copy()
        for wrong in (-1, case.game.actions.count, rng.randrange(case.game.actions.count)):
            if wrong not in position.moves:
                refuses(IllegalAction, position.play, wrong)
                assert (position.desk == before).all()


@of_each_case
def events_are_the_declared_ones(case: Case) -> None:
    game, seats = case.game, range(-1, case.places)
    for seed in range(4):
        position = case.start(seed)
        log = read(position.log, LOG)
        for _ in decisions(position, seed):
            for event in log.event[: log.written]:
                kind = game.events[event.kind]
                assert event.seat in seats
                values = event.arg.tolist()
                assert all(0 <= v < arg.count for arg, v in zip(kind.args, values, strict=False)), (kind.name, values)
                assert not any(values[len(kind.args) :]), f"{kind.name} says more than it declares"
