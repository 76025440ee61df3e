"""Nightscent: the rules, a file for each phase. Each rule cites its clause (texts/rules.en.md)."""

from __future__ import annotations

from nightscent.layout import OPENING
from nightscent.rules.opening import choose, legal_flowers
from nightscent.rules.planting import legal_seedlings, plant, rest
from nightscent.rules.score import scores
from nightscent.rules.setup import setup
from nightscent.words import OPEN, PLANT
from sillage.kernel.codes import arg, arg2, is_a
from sillage.kernel.compile import rule

__all__ = ["apply", "legal", "scores", "setup"]


@rule
def legal(state, parts, moves):
    if state.phase == OPENING:
        return legal_flowers(state, moves)
    return legal_seedlings(state, moves)


@rule
def apply(state, parts, action, chance, log):
    if is_a(action, OPEN):
        choose(state, parts, arg(action, OPEN), arg2(action, OPEN), log)
    elif is_a(action, PLANT):
        plant(state, parts, arg(action, PLANT), chance, log)
    else:
        rest(state, parts, chance, log)
