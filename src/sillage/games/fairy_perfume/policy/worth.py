"""Fairy Perfume: what a shaking brings, in whole numbers.

The measure of the stopping advice: this round's reward in coins' worth (1 fairy power = 1.5 coins, the Blue
fairy's rate), less what an explosion's charcoal costs. Amounts, and chances too, are counted in 65536ths,
so that every machine comes to the same choice.
"""

from __future__ import annotations

from sillage.games.fairy_perfume.layout import RED, SHAKING, STONES
from sillage.games.fairy_perfume.rules.rewards import (
    coins_for,
    free_for,
    power_for,
    single_coins,
    single_free,
    single_power,
)
from sillage.games.fairy_perfume.rules.shake import EMPTY_EXPLOSION, EXPLOSION
from sillage.kernel.compile import rule

BITS = 16
ONE = 1 << BITS                     # a coin, a point, a round, or what is certain
POWER_WORTH = 3 * ONE // 2
CHARCOAL_COST = 5 * ONE // 2        # 2 points and a place in the bottle, or half a dusting
RED_WORTH = ONE                     # charcoal for the others
FIRST_WORTH = ONE // 2              # taking the first action
RUSH = 15 * ONE // 100              # another player turns the glass on a beat


@rule
def single_worth(ability, stone):
    """What storing one stone brings, pairs apart: what the hourglass doubles."""
    power = single_power(ability, stone) + single_free(ability, stone)
    return ONE * single_coins(ability, stone) + POWER_WORTH * power + (RED_WORTH if stone == RED else 0)


@rule
def stored_worth(ability, stones):
    """What a set of stored stones brings."""
    power = power_for(ability, stones, 0) + free_for(ability, stones, 0)
    return ONE * coins_for(ability, stones, 0) + POWER_WORTH * power + RED_WORTH * int(stones[RED])


@rule
def glass_worth(ability, stones):
    """What the hourglass adds: the best stone doubled, the first action."""
    best = 0
    for stone in range(STONES):
        if stones[stone] > 0:
            best = max(best, single_worth(ability, stone))
    return best + FIRST_WORTH


@rule
def explosion_cost(empty):
    return CHARCOAL_COST * (EMPTY_EXPLOSION if empty else EXPLOSION)


@rule
def hazard(state, seat):
    """The chance that another player turns the standing glass on this beat."""
    calm = ONE
    for other in range(state.players):
        if other != seat and state.player[other].status == SHAKING:
            calm = calm * (ONE - RUSH) >> BITS
    return ONE - calm
