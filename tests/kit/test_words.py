"""Every legal action has a notation that parses back, and a sentence in every language."""

from __future__ import annotations

import pytest

from sillage.texts import LANGUAGES
from tests.kit.cases import each_case
from tests.kit.test_secrets import positions, put

FEW = 12


def tables(case):
    """A table at each of some random positions."""
    fresh = case.table()
    return (put(fresh, state) for state in positions(case, FEW))


@each_case
def test_notation_parses_back(case):
    for table in tables(case):
        actions = table.legal_actions
        notations = [str(action) for action in actions]
        assert len(set(notations)) == len(notations)
        for action, notation in zip(actions, notations, strict=True):
            assert actions.code(notation) == action.code
            assert actions.code(f"  {notation.upper()} ") == action.code
            assert notation in actions
            assert action in actions
            assert action.code in actions


@each_case
def test_codes_and_arguments_agree(case):
    table = case.game.actions
    for code in range(table.count):
        kind, values = table.decode(code)
        assert table.code(kind.word, *values) == code


@pytest.mark.parametrize("language", LANGUAGES)
@each_case
def test_every_action_has_a_sentence(case, language):
    for table in tables(case):
        sentences = [action.text(language) for action in table.legal_actions]
        assert all(sentence.strip() for sentence in sentences)
        assert len(set(sentences)) == len(sentences), "two actions read the same"


@each_case
def test_every_event_has_words(case):
    table = case.table()
    while not table.over:
        table.apply(table.position.choose())
    for seat in case.eyes:
        for event in table.events(seat):
            words = str(event)
            assert words
            assert "{" not in words
            assert event.data()["kind"] == event.kind.name
            assert event.veiled == bool(event.kind.hidden and event.seat != seat)
