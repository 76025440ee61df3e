"""Random games never break what the header and the layout promise."""

from __future__ import annotations

import random

import numpy as np
import pytest

from sillage.errors import IllegalAction
from sillage.kernel.chance import CHANCE, FINE, load_tape, tape_of
from sillage.kernel.game import find_game
from sillage.kernel.log import ARGS, LOG
from sillage.kernel.play import GREEDY, OPTIONS, RANDOM
from sillage.kernel.records import blank, read
from sillage.kernel.secrets import leaves
from sillage.table import Position
from tests.kit.cases import CASES, each_case, each_game
from tests.kit.invariants import invariants
from tests.kit.walk import walk

STEPWISE = 24       # games driven from Python, of each case


def policy_of(game: int) -> int:
    return RANDOM if game % 3 == 0 else GREEDY


def decisions(position, seed, limit=100_000):
    """Plays on (seed 0: greedily, others: at random); yields after each decision its action and tape."""
    for _ in range(limit):
        if position.over:
            return
        action = position.choose(RANDOM if seed else GREEDY)
        position.play(action)
        yield action, tape_of(position.chance)


@each_case
def test_many_compiled_games_break_nothing(case):
    for seed in (1, 2, 3):
        assert not walk(case, seed).fault


@each_case
def test_games_driven_from_python_break_nothing(case):
    game = case.game
    for number in range(STEPWISE):
        position, policy, made = case.start(number), policy_of(number), 0
        while not position.over:
            moves = position.moves.tolist()
            assert 0 < len(moves) == len(set(moves)) <= game.most_moves
            assert min(moves) >= 0
            assert max(moves) < game.actions.count
            assert 0 <= position.actor < case.players
            position.play(position.choose(policy))
            made += 1
            assert made <= game.longest
        state = read(position.state, game.state)
        assert game.phases[state.phase] == game.phases[-1], "the last phase of the header is the one after the game"
        assert 0 < state.ending < len(game.endings)
        assert not position.moves.size
        scores = position.scores()
        assert np.isfinite(scores[: case.players].astype(float)).all()
        assert np.abs(scores).max() < 30_000


@each_case
def test_what_stands_in_the_notepad_changes_no_decision(case):
    game, position = case.game, Position(case.game, case.parts)
    scribble = np.random.default_rng(1).integers(0, 256, game.notepad.itemsize, dtype=np.uint8)
    for number, state in enumerate(walk(case).states[:300]):
        position.put(state)
        chosen = []
        for pad in (blank(game.notepad), scribble):
            read(position.whim, CHANCE).seed = number
            chosen.append(game.boundary.choose(position.desk, position.parts, GREEDY, pad))
        assert chosen[0] == chosen[1]


@each_case
def test_no_piece_is_lost(case):
    check = invariants(case.game_id)
    parts = read(case.parts, case.game.parts)
    for state in walk(case).states[::3]:
        check(read(state, case.game.state), parts)


@each_case
def test_no_piece_is_lost_at_start_and_end(case):
    check, parts = invariants(case.game_id), read(case.parts, case.game.parts)
    for number in range(12):
        position = case.start(number)
        check(read(position.state, case.game.state), parts)
        while not position.over:
            position.play(position.choose(policy_of(number)))
        check(read(position.state, case.game.state), parts)


@each_case
def test_illegal_actions_change_nothing(case):
    rng = random.Random(1)
    position = case.start(5)
    for _ in decisions(position, 5, limit=100):
        before = position.desk.copy()
        for wrong in (-1, case.game.actions.count, rng.randrange(case.game.actions.count)):
            if wrong not in position.moves:
                with pytest.raises(IllegalAction):
                    position.play(wrong)
                assert (position.desk == before).all()


# ---- tapes -----------------------------------------------------------------------------------------
@each_case
def test_a_tape_replays_to_equal_bytes(case):
    for seed in range(3):
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


@each_case
def test_chance_is_no_part_of_the_state(case):
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


@each_case
def test_the_same_seed_gives_the_same_game(case):
    one, other = case.start(9), case.start(9)
    for action, _ in decisions(one, 0):
        other.play(action)
    assert (one.state == other.state).all()


# ---- the record ------------------------------------------------------------------------------------
def field_bytes(dtype) -> np.ndarray:
    """Which bytes of a layout belong to a plain field, at any depth."""
    if dtype.subdtype:
        base, shape = dtype.subdtype
        return np.tile(field_bytes(base), int(np.prod(shape)))
    if not dtype.names:
        return np.ones(dtype.itemsize, bool)
    mask = np.zeros(dtype.itemsize, bool)
    for field, offset, *_ in dtype.fields.values():
        mask[offset : offset + field.itemsize] |= field_bytes(field)
    return mask


@each_case
def test_padding_and_empty_seats_stay_zero(case):
    states = walk(case).states
    assert not states[:, ~field_bytes(case.game.state)].any()
    for state in states:
        assert not read(state, case.game.state).player[case.places :].tobytes().strip(b"\0")


@each_case
def test_copies_are_independent(case):
    position = case.start(4)
    for _ in decisions(position, 4, limit=100):
        before = position.desk.copy()
        copy = position.copy()
        for _ in decisions(copy, 4, limit=1):
            assert (position.desk == before).all()
        assert not np.shares_memory(position.desk, copy.desk)


@each_case
def test_copies_of_a_table_are_independent(case):
    table = case.table(seed=2)
    for _ in range(25):
        copy = table.copy()
        action = copy.legal_actions[len(copy.legal_actions) // 2].code
        before, made = table.position.state.copy(), len(table.decisions)
        copy.play(action)
        assert (table.position.state == before).all()
        assert len(table.decisions) == made
        table.play(action)
        assert (table.position.state == copy.position.state).all(), "the same dice, but another game"
        if table.over:
            return


# ---- events ----------------------------------------------------------------------------------------
@each_case
def test_events_are_the_declared_ones(case):
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


# ---- the header ------------------------------------------------------------------------------------
@each_game
def test_facts_of_the_header(game_id):
    game = find_game(game_id)
    assert game.id == game_id
    assert game.rules_version >= 1
    assert 1 <= game.players.start < game.players.stop <= 5
    assert len(set(game.phases)) == len(game.phases)
    assert len(set(game.endings)) == len(game.endings)
    assert len(game.options) < OPTIONS
    for option in game.options:
        assert option.default in option.values
        assert len(set(option.values)) == len(option.values) > 1
    assert {"actor", "phase", "players", "rounds", "ending", "player"} <= set(game.state.names)
    assert game.state.fields["actor"][1] == 0, "Position reads the actor from the first byte"
    assert len(game.actions.by_word) == len(game.actions.kinds)
    assert len({event.name for event in game.events}) == len(game.events)
    for event in game.events:
        assert len(event.args) <= ARGS
        assert set(event.hidden) <= {arg.name for arg in event.args}
        assert bool(event.hidden) == bool(event.veiled)


@each_game
def test_secrets_are_declared(game_id):
    game = find_game(game_id)
    assert game.secrecy.undeclared() == []
    assert game.has_secrets == bool(game.secrecy.secret)
    assert set(game.secrecy.secret).isdisjoint(game.secrecy.public)
    assert all(leaf in leaves(game.state) or any(p.startswith(f"{leaf}.") for p in leaves(game.state))
               for leaf in (*game.secrecy.public, *game.secrecy.secret))


@each_game
def test_every_phase_of_the_header_occurs(game_id):
    game, seen = find_game(game_id), 0
    for case in CASES:
        if case.game_id == game_id:
            seen |= walk(case).phases
    missing = [phase for n, phase in enumerate(game.phases[:-1]) if not seen >> n & 1]
    assert not missing
    assert not seen >> len(game.phases) - 1, "somebody is asked after the game"


@each_game
def test_chance_and_length_of_the_header(game_id):
    game = find_game(game_id)
    walks = [walk(case) for case in CASES if case.game_id == game_id]
    assert game.has_chance == any(w.drawn for w in walks)
    assert max(w.longest for w in walks) <= game.longest
    assert max(w.most_moves for w in walks) <= game.most_moves
