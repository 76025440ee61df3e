"""A game played at a table and, decision by decision, by its judge."""

from __future__ import annotations

import json
import random

from sillage.cli.judge import referee_of
from sillage.judge import Chance, Referee
from sillage.table.lines import record_lines, words_of
from sillage.table.table import Table


def judge_of(table: Table) -> Referee:
    """The judge of a table that has just been set up."""
    header = json.loads(next(record_lines(table)))
    judge = referee_of(table.game.id)(header)
    judge.set_up(Chance(table.setup.tape))
    assert [words for _, words in judge.told] == words_of(table.setup, table.format)
    return judge


def play(table: Table, seed: int, whims: float) -> int:
    """A whole game, partly by greedy and partly by chance; returns how many decisions were compared.

    Before each one, what is legal must be the same to the last action; after it, what happened to the last word."""
    judge, rng = judge_of(table), random.Random(seed)
    while not table.over:
        legal = table.next_actions
        assert sorted(map(str, legal)) == sorted(judge.legal()), table
        assert (judge.actor, judge.phase, judge.rounds) == (table.actor, table.phase, table.round)
        code = rng.choice(legal.codes) if rng.random() < whims else table.position.choose()
        step(table, judge, code)
    assert judge.result() == {**vars(table.result), "rounds": table.round}
    return len(table.decisions)


def step(table: Table, judge: Referee, code: int) -> None:
    action = table.game.actions.notation(code, table.scene())
    assert judge.code(action) == code
    decision = table.apply(code)
    judge.told.clear()
    chance = Chance(decision.tape)
    judge.play(action, chance)
    chance.finish("REC-5")
    assert [words for _, words in judge.told] == words_of(decision, table.format), (table, action)
