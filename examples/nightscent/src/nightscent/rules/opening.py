"""Nightscent, opening: all choose a flower and its dew at the same time, then the moths decide."""

from __future__ import annotations

from nightscent.layout import DROPS, FLOWERS, LAST_NIGHT, OVER
from nightscent.rules.planting import begin_planting
from nightscent.words import ACTIONS, ENDED, LONELY, LURED, OPEN, OPENED
from sillage.kernel.codes import code
from sillage.kernel.compile import rule
from sillage.kernel.log import NO_SEAT, emit
from sillage.kernel.together import chosen


@rule
def legal_flowers(state, moves):
    """NS-4: any flower, with as much dew as one has."""
    count = 0
    for flower in range(FLOWERS):
        for drops in range(min(state.player[state.actor].dew, DROPS) + 1):
            moves[count] = code(OPEN, flower, drops)
            count += 1
    return count


@ACTIONS.refusal(OPEN)
def why_not_open(scene, tr, word, flower, drops):
    return "NS-4", tr("nightscent-why-dew", drops=drops)


@rule
def choose(state, parts, flower, drops, log):
    """NS-4: written down unseen; the last choice shows them all."""
    me = state.player[state.actor]
    me.flower = flower + 1
    me.drops = drops
    if chosen(state):
        show(state, log)
        lure(state, parts, log)
        if state.rounds < state.nights:
            begin_planting(state)
        else:
            end_game(state, log)


@rule
def show(state, log):
    """NS-5: all flowers open; the dew is used up. How many moths each will lure is settled before any flies."""
    for seat in range(state.players):
        me = state.player[seat]
        emit(log, OPENED, seat, me.flower - 1, me.drops)
        me.lured = share(state, seat)
    for seat in range(state.players):
        state.player[seat].dew -= state.player[seat].drops
        state.player[seat].drops = 0


@rule
def share(state, seat):
    """NS-6: the strongest scent of a flower lures its moths; equals share them evenly."""
    me = state.player[seat]
    mine = me.scent[me.flower - 1] + me.drops
    equal = 0
    for other in range(state.players):
        them = state.player[other]
        if them.flower == me.flower:
            theirs = them.scent[them.flower - 1] + them.drops
            if theirs > mine:
                return 0
            if theirs == mine:
                equal += 1
    return state.air[me.flower - 1] // equal


@rule
def lure(state, parts, log):
    """NS-6: moths that nobody lured stay in the air. NS-7: who lured none takes dew."""
    for seat in range(state.players):
        me = state.player[seat]
        flower = me.flower - 1
        me.flower = 0
        if me.lured > 0:
            me.moths[flower] += me.lured
            state.air[flower] -= me.lured
            emit(log, LURED, seat, me.lured, flower)
        else:
            me.dew += parts.lonely_dew
            emit(log, LONELY, seat, parts.lonely_dew)


@rule
def end_game(state, log):
    """NS-10: after the last night nobody plants."""
    state.phase = OVER
    state.ending = LAST_NIGHT
    state.actor = -1
    emit(log, ENDED, NO_SEAT, state.ending)
