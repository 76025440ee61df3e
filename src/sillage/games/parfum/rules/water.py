"""Parfum: the well, the tokens, the discards."""

from __future__ import annotations

from sillage.games.parfum.layout import WORTHS
from sillage.games.parfum.words import DRY, FETCHED, RENEWED, SPENT
from sillage.kernel.chance import pick
from sillage.kernel.compile import rule
from sillage.kernel.log import NO_SEAT, emit


@rule(inline=True)
def fetch_token(state, seat, chance, log):
    """PA-C5: a random token from the well; its worth is its owner's secret."""
    if state.well_left == 0:                                        # PA-C6: a reward gives what there is
        emit(log, DRY, seat)
        return
    worth = pick(chance, state.well, state.well_left)
    state.well[worth] -= 1
    state.well_left -= 1
    me = state.player[seat]
    me.worths[worth] += 1
    me.water += 1
    me.drawn[worth] += 1
    me.fetched += 1
    emit(log, FETCHED, seat, worth)
    renew_well(state, log)


@rule
def renew_well(state, log):
    """PA-C6: the moment the well is empty all discards become the well; with none, the next ones do."""
    if state.well_left > 0:
        return
    for worth in range(WORTHS):
        state.well[worth] = state.spent[worth]
        state.renewed[worth] = state.spent[worth]
        state.well_left += state.spent[worth]
        state.spent[worth] = 0
    for seat in range(state.players):
        state.player[seat].fetched = 0
        for worth in range(WORTHS):
            state.player[seat].drawn[worth] = 0
    if state.well_left > 0:
        emit(log, RENEWED, NO_SEAT, state.well[0], state.well[1], state.well[2], state.well[3])


@rule
def put_down(state, worth):
    """PA-C11: a token of the owner's choice goes to the discards, face up."""
    me = state.player[state.actor]
    me.worths[worth] -= 1
    me.water -= 1
    state.spent[worth] += 1


@rule
def spend(state, worth, log):
    """PA-C11."""
    put_down(state, worth)
    emit(log, SPENT, state.actor, worth)
