"""Nightscent: a sensible player in whole numbers, so that every machine comes to the same move."""

from __future__ import annotations

from nightscent.layout import FLOWERS, OPENING
from nightscent.words import OPEN, PLANT
from sillage.kernel.chance import draw
from sillage.kernel.codes import arg, arg2, is_a
from sillage.kernel.compile import rule

WHIM = 9            # gardens are alike at first: who always opened the same flower would be easy prey
DROP = 5            # what a drop of dew is worth, in the same measure as moths (4 each)


@rule
def greedy(state, parts, moves, count, chance, pad):
    best = -1000
    chosen = moves[0]
    for i in range(count):
        if state.phase == OPENING:
            worth = worth_of_opening(state, arg(moves[i], OPEN), arg2(moves[i], OPEN)) + draw(chance, WHIM)
        else:
            worth = worth_of_planting(state, parts, moves[i])
        if worth > best:
            best = worth
            chosen = moves[i]
    return chosen


@rule
def worth_of_opening(state, flower, drops):
    """The moths there, more where they complete a set, by how likely they come: others may have dew too."""
    me = state.player[state.actor]
    fewest = me.moths[0]
    for other in range(1, FLOWERS):
        fewest = min(fewest, me.moths[other])
    worth = 4 * int(state.air[flower])
    if worth > 0 and me.moths[flower] == fewest:
        worth += 3
    ahead = me.scent[flower] + drops - strongest_rival(state, flower)
    return worth * min(max(ahead + 2, 1), 4) - DROP * drops


@rule
def strongest_rival(state, flower):
    strongest = 0
    for seat in range(state.players):
        if seat != state.actor:
            strongest = max(strongest, state.player[seat].scent[flower])
    return strongest


@rule
def worth_of_planting(state, parts, action):
    """Scent serves in every night to come, nectar counts once; dew is dear to who has none."""
    me = state.player[state.actor]
    if not is_a(action, PLANT):
        return 7 - 2 * int(me.dew)
    seedling = parts.seedling[state.bench[arg(action, PLANT)]]
    return seedling.scent * min(state.nights - state.rounds, 4) + 2 * seedling.nectar
