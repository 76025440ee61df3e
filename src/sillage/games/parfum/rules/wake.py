"""Parfum: phase 1, wake up. A round begins, and clocks are picked or dealt."""

from __future__ import annotations

from sillage.games.parfum.layout import CLOCKS, WAKE
from sillage.games.parfum.rules.create import begin_turn
from sillage.games.parfum.rules.order import ask_picker
from sillage.games.parfum.words import ACTIONS, CLOCK, DEALT, PICKED, ROUND_BEGINS
from sillage.kernel.chance import draw
from sillage.kernel.codes import arg, code
from sillage.kernel.compile import rule
from sillage.kernel.log import NO_SEAT, emit
from sillage.kernel.words import Reason, Scene, Translate


@rule
def begin_round(state, parts, chance, log):
    """PA-W1: clocks are picked. PA-W4: or dealt, in the first round of a first game."""
    state.rounds += 1
    emit(log, ROUND_BEGINS, NO_SEAT, state.rounds)
    return_clocks(state)
    if state.first_game == 1 and state.rounds == 1:
        deal_clocks(state, chance, log)
        begin_turn(state, parts, 0, log)
    else:
        state.phase = WAKE
        ask_picker(state)


@rule
def return_clocks(state):
    """PA-E1."""
    state.picks = 0
    for clock in range(CLOCKS):
        state.clock_owner[clock] = -1


@rule
def deal_clocks(state, chance, log):
    """PA-W4: at random in the first round of a first game; two each with 2 players."""
    for clock in range(state.clocks):
        state.clock_owner[clock] = clock % state.players
    for clock in range(state.clocks - 1, 0, -1):
        other = draw(chance, clock + 1)
        state.clock_owner[clock], state.clock_owner[other] = state.clock_owner[other], state.clock_owner[clock]
    for clock in range(state.clocks):
        emit(log, DEALT, state.clock_owner[clock], clock)
    state.picks = state.clocks


# ---- pick a clock ----------------------------------------------------------------------------------
@rule(inline=True)
def legal_clocks(state, moves):
    """PA-W1: one that nobody has picked."""
    n = 0
    for clock in range(state.clocks):
        if state.clock_owner[clock] < 0:
            moves[n] = code(CLOCK, clock)
            n += 1
    return n


@rule
def wake(state, parts, action, log):
    """PA-W1: once all clocks are picked, the first one's turn begins."""
    clock = arg(action, CLOCK)
    state.clock_owner[clock] = state.actor
    state.picks += 1
    emit(log, PICKED, state.actor, clock)
    if state.picks < state.clocks:
        ask_picker(state)
    else:
        begin_turn(state, parts, 0, log)


@ACTIONS.refusal(CLOCK)
def why_not_pick(scene: Scene, tr: Translate, word: str, clock: int) -> Reason:
    if clock >= scene.state.clocks:
        return "PA-S1", tr("parfum-why-clock-none")
    return "PA-W1", tr("parfum-why-clock-taken")
