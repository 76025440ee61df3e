"""Whatever is typed: it is an action, or the error says what was expected, and nothing changes."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sillage.errors import IllegalAction, NotationError
from sillage.kernel.game import find_game
from sillage.testing import Case, cases, clauses
from sillage.testing.walk import walk
from tests.kit.cases import each_game


@cache
def some_table(case: Case, number: int):
    table = case.table()
    states = walk(case).states
    table.position.put(states[number * 37 % len(states)])
    return table


@st.composite
def tables(draw, game_id):
    """A table at some random position."""
    case = draw(st.sampled_from(cases(game_id)))
    return some_table(case, draw(st.integers(0, 9)))


def try_action(table, action):
    """Plays on a copy; an error must leave no trace."""
    copy = table.copy()
    try:
        copy.play(action)
    except (NotationError, IllegalAction) as error:
        assert (copy.position.desk == table.position.desk).all()
        assert copy.legal_actions.codes == table.legal_actions.codes
        assert len(copy.decisions) == len(table.decisions)
        return error
    return None


@each_game
@given(data=st.data(), text=st.text(max_size=40) | st.text(st.characters(codec="ascii"), max_size=250))
def test_any_text(game_id, data, text):
    table = data.draw(tables(game_id))
    error = try_action(table, text)
    assert (error is None) == (text in table.legal_actions)


@each_game
@given(data=st.data())
def test_words_of_the_game_in_any_order(game_id, data):
    """Near misses: the verbs and pieces of the game, put together at random."""
    table = data.draw(tables(game_id))
    scene, game = table.legal_actions.scene, table.game
    words = {kind.word for kind in game.actions.kinds} | {"-", "0", "99"}
    words |= {word for kind in game.actions.kinds for arg in kind.args for word in arg.words(scene)}
    verb = data.draw(st.sampled_from(sorted(game.actions.by_word)))
    rest = data.draw(st.lists(st.sampled_from(sorted(words)), max_size=3))
    text = " ".join([verb, *rest])
    error = try_action(table, text)
    assert (error is None) == (text in table.legal_actions)
    if isinstance(error, IllegalAction):
        assert error.clause, "an action that exists but is illegal names the clause"


@each_game
@given(data=st.data(), action=st.integers() | st.none() | st.booleans() | st.floats() | st.lists(st.integers()))
def test_any_object(game_id, data, action):
    table = data.draw(tables(game_id))
    error = try_action(table, action)
    assert (error is None) == (action in table.legal_actions)


@each_game
def test_errors_say_what_is_expected(game_id):
    case = cases(game_id)[0]
    table = case.table()
    kinds = table.game.actions.kinds
    longest = max(kinds, key=lambda kind: len(kind.args))
    near = next(kind.word for kind in kinds if len(kind.word) > 3)
    with pytest.raises(NotationError, match=f"did you mean '{near}'.*expected one of"):
        table.play(near + "x")
    with pytest.raises(NotationError, match="expected one of"):
        table.play("")
    with pytest.raises(NotationError, match=f"expected: {longest.word} <{longest.args[0].name}>"):
        table.play(longest.word)
    with pytest.raises(NotationError, match=r"is no .* here; expected one of"):
        table.play(" ".join([longest.word, *("qqq" for _ in longest.args)]))
    with pytest.raises(NotationError, match="at most 200 characters"):
        table.play("a" * 201)


@each_game
def test_an_illegal_action_names_its_clause(game_id):
    """Every action of the table that can be said now and is not legal has a reason."""
    rules = set(clauses(game_id))
    for case in cases(game_id):
        table = some_table(case, 3)
        legal = table.legal_actions
        for code in range(0, find_game(game_id).actions.count, 3):
            if code not in legal.codes:
                error = try_action(table, code)
                assert isinstance(error, IllegalAction)
                assert error.clause in rules


@each_game
def test_nothing_is_played_after_the_end(game_id):
    table = cases(game_id)[0].table(seed=4)
    while not table.over:
        table.apply(table.position.choose())
    with pytest.raises(IllegalAction, match="the game is over"):
        table.play(0)
    assert len(table.legal_actions) == 0
    assert table.actor is None
