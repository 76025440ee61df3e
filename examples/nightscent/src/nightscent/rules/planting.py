"""Nightscent, planting: one after the other, who has the fewest moths first, takes a seedling or a rest."""

from __future__ import annotations

from nightscent.layout import FLOWERS, PLANTING
from nightscent.rules.nightfall import fall
from nightscent.words import ACTIONS, PLANT, PLANTED, REST, RESTED
from sillage.kernel.codes import code
from sillage.kernel.compile import rule
from sillage.kernel.log import emit


@rule
def begin_planting(state):
    state.phase = PLANTING
    state.planted = 0
    ask_next(state)


@rule
def ask_next(state):
    """NS-8: the fewest moths first; of those, the next clockwise from the starter."""
    fewest = 1000
    for step in range(state.players):
        seat = (state.starter + step) % state.players
        if (state.planted >> seat) & 1 == 0 and all_moths(state.player[seat]) < fewest:
            fewest = all_moths(state.player[seat])
            state.actor = seat


@rule
def all_moths(me):
    total = 0
    for flower in range(FLOWERS):
        total += int(me.moths[flower])
    return total


@rule
def legal_seedlings(state, moves):
    """NS-8, NS-9: whatever stands on the bench, or a rest."""
    count = 0
    for place in range(state.players + 1):
        if state.bench[place] > 0:
            moves[count] = code(PLANT, place)
            count += 1
    moves[count] = code(REST)
    return count + 1


@ACTIONS.refusal(PLANT)
def why_not_plant(scene, tr, word, place):
    return "NS-8", tr("nightscent-why-bench")


@rule
def plant(state, parts, place, chance, log):
    """NS-8: the flower grows stronger, its nectar counts at the end."""
    me = state.player[state.actor]
    number = state.bench[place]
    seedling = parts.seedling[number]
    me.scent[seedling.flower] += seedling.scent
    me.nectar += seedling.nectar
    state.bench[place] = 0
    emit(log, PLANTED, state.actor, number)
    next_planter(state, parts, chance, log)


@rule
def rest(state, parts, chance, log):
    """NS-9."""
    state.player[state.actor].dew += parts.rest_dew
    emit(log, RESTED, state.actor, parts.rest_dew)
    next_planter(state, parts, chance, log)


@rule
def next_planter(state, parts, chance, log):
    """NS-8: once everyone has been at the bench, the next seat is the starter and night falls."""
    state.planted |= 1 << state.actor
    if state.planted == (1 << state.players) - 1:
        state.planted = 0
        state.starter = (state.starter + 1) % state.players
        fall(state, parts, chance, log)
    else:
        ask_next(state)
