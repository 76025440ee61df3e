"""New Game: the rules, a file for each phase. Each rule cites its clause (texts/rules.en.md)."""

from __future__ import annotations

from newgame.rules.choose import choose, legal_cards
from newgame.rules.score import scores
from newgame.rules.setup import setup
from newgame.words import PLAY
from sillage.kernel.codes import arg
from sillage.kernel.compile import rule

__all__ = ["apply", "legal", "scores", "setup"]


@rule
def legal(state, parts, moves):
    return legal_cards(state, parts, moves)


@rule
def apply(state, parts, action, chance, log):
    choose(state, 1 + arg(action, PLAY), chance, log)
