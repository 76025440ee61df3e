"""Perfumery: the rules. One rule a function, each citing its clause (texts/rules.en.md).

A phase is a file, and what may be done in it, what that does and why it may not stand there together:
`develop` with `limit`, `install` and `pay`, then `blend` with its steps `effects`, `produce` and `store`, and the
`reveal`. `rounds` holds the course of a round, `clean_up` what comes between two, `rival` the solo game;
`hands`, `central` and `notes` what several phases do with cards. This file asks the phase.
"""

from __future__ import annotations

from sillage.games.perfumery.layout import BLEND, DEVELOP, INSERT, INSTALL, LIMIT, PAY
from sillage.games.perfumery.rules.blend import blend, commit, legal_blend
from sillage.games.perfumery.rules.develop import develop, legal_develop
from sillage.games.perfumery.rules.install import insert, install, legal_insert, legal_install
from sillage.games.perfumery.rules.limit import legal_limit, limit
from sillage.games.perfumery.rules.pay import legal_pay, pay
from sillage.games.perfumery.rules.rounds import end_blending, end_turn
from sillage.games.perfumery.rules.score import scores
from sillage.games.perfumery.rules.setup import setup
from sillage.games.perfumery.words import COMMIT
from sillage.kernel.codes import is_a
from sillage.kernel.compile import rule

__all__ = ["apply", "legal", "scores", "setup"]


@rule
def legal(state, parts, moves):
    """PE-D1, PE-B1: what each phase asks."""
    if state.phase == BLEND:
        return legal_blend(state, parts, moves)
    if state.phase == DEVELOP:
        return legal_develop(state, parts, moves)
    if state.phase == LIMIT:
        return legal_limit(state, moves)
    if state.phase == INSTALL:
        return legal_install(state, parts, moves)
    if state.phase == INSERT:
        return legal_insert(state, moves)
    if state.phase == PAY:
        return legal_pay(state, moves)
    return 0


@rule
def apply(state, parts, action, chance, log):
    """PE-D1: an action ends a turn. PE-B3: the last commit ends the blending."""
    if state.phase != BLEND:
        act(state, parts, action, log)
        if state.phase == DEVELOP:
            end_turn(state, parts, log)
    elif not is_a(action, COMMIT):
        blend(parts, state.player[state.actor], action)
    elif commit(state, log):
        end_blending(state, parts, chance, log)


@rule
def act(state, parts, action, log):
    """PE-D1: one small step of an action. When the phase is DEVELOP afterwards, the turn is over."""
    if state.phase == DEVELOP:
        develop(state, parts, action, log)
    elif state.phase == LIMIT:
        limit(state, parts, action, log)
    elif state.phase == INSTALL:
        install(state, parts, action, log)
    elif state.phase == INSERT:
        insert(state, action, log)
    else:
        pay(state, parts, action, log)
