"""Nightscent, the beginning of a night: moths come, the bench is filled, everyone is asked for a flower."""

from __future__ import annotations

from nightscent.layout import OPENING
from nightscent.words import CAME, NIGHT, STANDS
from sillage.kernel.chance import pick
from sillage.kernel.compile import rule
from sillage.kernel.log import NO_SEAT, emit
from sillage.kernel.together import ask, ask_pending


@rule
def fall(state, parts, chance, log):
    state.rounds += 1
    emit(log, NIGHT, NO_SEAT, state.rounds)
    moths_come(state, parts, chance, log)
    fill_bench(state, chance, log)
    state.phase = OPENING
    for seat in range(state.players):
        ask(state, seat)
    ask_pending(state)


@rule
def moths_come(state, parts, chance, log):
    """NS-3: one for each player and a few more, as long as there are any."""
    coming = min(parts.moths + state.players, state.sack_left)
    for _ in range(coming):
        flower = pick(chance, state.sack, state.sack_left)
        state.sack[flower] -= 1
        state.sack_left -= 1
        state.air[flower] += 1
        emit(log, CAME, NO_SEAT, flower)


@rule
def fill_bench(state, chance, log):
    """NS-3: one place more than there are players."""
    for place in range(state.players + 1):
        if state.bench[place] == 0 and state.shed_left > 0:
            number = pick(chance, state.shed, state.shed_left)
            state.shed[number] = 0
            state.shed_left -= 1
            state.bench[place] = number
            emit(log, STANDS, NO_SEAT, number)
