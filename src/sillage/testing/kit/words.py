"""Every legal action has a notation that parses back; whatever happens or is refused is said in every language."""

from __future__ import annotations

import random
from collections.abc import Iterator

from sillage.table import Table
from sillage.table.show import plain_text
from sillage.testing.cases import Case
from sillage.testing.clauses import clauses
from sillage.testing.hidden import positions, put
from sillage.testing.law import of_each_case
from sillage.texts import LANGUAGES, texts

FEW = 12


def tables(case: Case) -> Iterator[Table]:
    """A table at each of some random positions."""
    fresh = case.table()
    return (put(fresh, state) for state in positions(case, FEW))


def some_tables(case: Case) -> list[Table]:
    """A handful, for what takes long to say."""
    return list(tables(case))[: case.many(4)]


@of_each_case
def notation_parses_back(case: Case) -> None:
    for table in tables(case):
        actions = table.legal_actions
        notations = [str(action) for action in actions]
        assert len(set(notations)) == len(notations)
        for action, notation in zip(actions, notations, strict=True):
            assert actions.code(notation) == action.code
            assert actions.code(f"  {notation.upper()} ") == action.code
            named: tuple[object, ...] = (notation, action, action.code)
            assert all(name in actions for name in named)


@of_each_case
def codes_and_arguments_agree(case: Case) -> None:
    table = case.game.actions
    for code in range(table.count):
        kind, values = table.decode(code)
        assert table.code(kind.word, *values) == code


@of_each_case
def every_action_has_a_sentence(case: Case) -> None:
    for table in tables(case):
        for language in LANGUAGES:
            sentences = [action.text(language) for action in table.legal_actions]
            assert all(sentence.strip() for sentence in sentences)
            assert len(set(sentences)) == len(sentences), "two actions read the same"


@of_each_case
def every_event_has_words(case: Case) -> None:
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
            assert all(table.tell(event, texts(language)).strip() for language in LANGUAGES)


@of_each_case
def every_question_and_picture_can_be_shown(case: Case) -> None:
    for table in some_tables(case):
        for language in LANGUAGES:
            for seat in (table.actor, None):
                assert plain_text(table.picture(seat, language)).strip()
            assert table.game.ask(table.view(table.actor), texts(language)).strip()


@of_each_case
def every_refusal_has_a_clause_and_a_sentence(case: Case) -> None:
    """Whatever is asked for: who is refused hears why, in every language, and which rule says so."""
    rng, known = random.Random(3), clauses(case.game_id)
    for table in some_tables(case):
        legal = table.legal_actions
        for code in rng.sample(range(case.game.actions.count), min(case.game.actions.count, 12)):
            for language in LANGUAGES if code not in legal.codes else ():
                clause, sentence = case.game.why(legal.scene, code, texts(language))
                assert clause in known, f"{clause} is not on the rules page"
                assert sentence.strip()
