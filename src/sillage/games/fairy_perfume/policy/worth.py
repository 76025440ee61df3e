"""Fairy Perfume: what things are worth to greedy.

Two measures. What a shaking brings, for the stopping advice: this round's reward in coins' worth (1 fairy power = 1.5
coins, the Blue fairy's rate), less what an explosion's charcoal costs. And what a position should be worth at the end,
in points.

All are whole numbers, 65536ths of a coin, a point, a round or a chance, so that every machine comes to the same choice.
The constants were found by trying others against them, in greedy games of 2 and 4 players on both sides.
"""

from __future__ import annotations

from sillage.games.fairy_perfume.layout import (
    BLUE_YELLOW,
    BUY_SECOND,
    COINS,
    COLOURS,
    CUBE_DISCOUNT,
    CUBES,
    DOUBLE_GOAL,
    DUST_PLUS,
    EXTRA_ACTION,
    FOR_ONE,
    FOR_PAIRS,
    GREEN_PAIRS,
    GREEN_WHITE,
    OPEN_GOALS,
    PAIR_KINDS,
    PINK,
    POWER,
    RED,
    SHAKING,
    STONE_DISCOUNT,
    STONES,
    TIERS,
    YELLOW_PAIRS,
)
from sillage.games.fairy_perfume.rules.pieces import bottle_value, owned, placed, stones_in
from sillage.games.fairy_perfume.rules.rewards import pairs
from sillage.games.fairy_perfume.rules.score import goal_points, is_majority, points, resources, stone_points
from sillage.kernel.compile import rule

BITS = 16
ONE = 1 << BITS                     # a coin, a point, a round, or what is certain
POWER_WORTH = 3 * ONE // 2
CHARCOAL_COST = 5 * ONE // 2        # 2 points and a place in the bottle, or half a dusting
RED_WORTH = ONE                     # charcoal for the others
FIRST_WORTH = ONE // 2              # taking the first action
RUSH = 15 * ONE // 100              # another player turns the glass on a beat

CUBES_A_ROUND = 7, 5            # the pace at which the fastest player places cubes
PINK_A_ROUND = 3, 10            # pink stones a player buys in a round
COIN_POINTS = 55 * ONE // 100   # what a coin's worth brings in the end, while there are actions to spend it
A_SPENDING = 4                  # coins' worth that an action can use
COINS_AN_ACTION = 10            # coins that an action can use
HOPE = 30                       # hundredths of what a goal may still grow to, at most
HOPE_A_ROUND = 19               # the same, for each round left
LEAD_HOLDS = 75                 # hundredths of a majority held now
FINISH = 2 * ONE                # points that ending the game while in the lead is worth
LONG_GAME = 12                  # the round from which anybody wants the end
IMPATIENCE = ONE // 2           # what a cube or a pink stone more is then worth, for each round since
# What abilities that bring no reward are worth in a round, in tenths of a point.
DUST_PLUS_USE, BUY_SECOND_USE, STONE_DISCOUNT_USE, EXTRA_ACTION_USE = 5, 3, 3, 1
DOUBLE_GOAL_USE, CUBE_DISCOUNT_USE = 25, 7      # for each cube still to be placed: 2 and 1.5 a round


# ---- a shaking ---------------------------------------------------------------------------------------
@rule
def single_worth(parts, ability, stone):
    """What storing one stone brings, pairs apart: what the hourglass doubles (`single` and `single_free`, judged)."""
    own = parts.reward[stone].amount
    adds = FOR_ONE[stone]
    more = parts.effect[adds]
    worth = ONE * int(own[COINS]) + POWER_WORTH * int(own[POWER]) + (RED_WORTH if stone == RED else 0)
    if ability[adds] > 0:
        worth += ONE * int(more.amount[COINS]) + POWER_WORTH * (int(more.amount[POWER]) + int(more.either))
    return worth


@rule
def stored_worth(parts, ability, stones):
    """What a set of stored stones brings."""
    worth = pairs_worth(parts, ability, stones) if has_pairs(ability) else 0
    for stone in range(STONES):
        worth += int(stones[stone]) * single_worth(parts, ability, stone)
    return worth


@rule
def has_pairs(ability):
    """Whether pairs of stones bring something to the owner of these abilities."""
    return ability[YELLOW_PAIRS] + ability[GREEN_WHITE] + ability[BLUE_YELLOW] + ability[GREEN_PAIRS] > 0


@rule
def pair_worth(parts, ability, kind):
    """What one pair brings to the owner of these abilities, by the ability that counts such pairs."""
    given = parts.effect[FOR_PAIRS[kind]].amount
    return int(ability[FOR_PAIRS[kind]]) * (ONE * int(given[COINS]) + POWER_WORTH * int(given[POWER]))


@rule
def pairs_worth(parts, ability, stones):
    """What pairs add to what the stones bring one by one."""
    worth = 0
    for kind in range(PAIR_KINDS):
        worth += pairs(stones, FOR_PAIRS[kind]) * pair_worth(parts, ability, kind)
    return worth


@rule
def glass_worth(parts, ability, stones):
    """What the hourglass adds: the best stone doubled, the first action."""
    best = 0
    for stone in range(STONES):
        if stones[stone] > 0:
            best = max(best, single_worth(parts, ability, stone))
    return best + FIRST_WORTH


@rule
def explosion_cost(parts, empty):
    return CHARCOAL_COST * int(parts.emptied if empty else parts.explosion)


@rule
def hazard(state, seat):
    """The chance that another player turns the standing glass on this beat."""
    calm = ONE
    for other in range(state.players):
        if other != seat and state.player[other].status == SHAKING:
            calm = calm * (ONE - RUSH) >> BITS
    return ONE - calm


# ---- a position --------------------------------------------------------------------------------------
@rule
def rounds_left(state):
    """An estimate of the rounds after this one."""
    most = 0
    for seat in range(state.players):
        most = max(most, placed(state.player[seat]))
    if most >= CUBES or state.market[PINK] == 0:
        return 0
    by_cubes = ONE * (CUBES - most) * CUBES_A_ROUND[1] // CUBES_A_ROUND[0]
    by_pink = ONE * int(state.market[PINK]) * PINK_A_ROUND[1] // (PINK_A_ROUND[0] * int(state.players))
    return min(by_cubes, by_pink)


@rule
def own_stones(me):
    return (owned(me, 0), owned(me, 1), owned(me, 2), owned(me, 3), owned(me, 4), owned(me, 5), owned(me, 6))


@rule
def income(parts, me):
    """Coins' worth of a round: the share of all own stones that can be stored."""
    stones = own_stones(me)
    total = stones_in(stones)
    if total == 0:
        return 0
    return stored_worth(parts, me.ability, stones) * min(total, bottle_value(parts, me)) // total


@rule
def income_points(parts, me, left):
    """Points that the stones should bring in the rounds left."""
    return (income(parts, me) * left >> BITS) * COIN_POINTS >> BITS


@rule
def skills(me, left):
    """Points that the abilities which bring no reward should be worth in the rounds left."""
    track = ONE * int(me.track)
    tenths = 0
    if me.ability[DUST_PLUS] == 1:
        tenths += DUST_PLUS_USE * left
    if me.ability[BUY_SECOND] == 1:
        tenths += BUY_SECOND_USE * left
    if me.ability[DOUBLE_GOAL] == 1:
        tenths += DOUBLE_GOAL_USE * min(track, 2 * left)
    if me.ability[STONE_DISCOUNT] == 1:
        tenths += STONE_DISCOUNT_USE * left
    if me.ability[EXTRA_ACTION] == 1:
        tenths += EXTRA_ACTION_USE * left
    if me.ability[CUBE_DISCOUNT] == 1:
        tenths += CUBE_DISCOUNT_USE * min(track, 3 * left // 2)
    return tenths // 10


@rule
def goal_value(state, parts, seat, slot, left):
    """What a cube on a goal should score in the end."""
    goal = state.goal[slot]
    now = goal_points(state, parts, seat, slot)
    if left <= 0:
        return ONE * now
    if is_majority(goal):
        return ONE * now * LEAD_HOLDS // 100
    top = STONES * int(parts.points[goal, 0]) if goal == COLOURS else int(parts.points[goal, TIERS - 1])
    return ONE * now + (top - now) * min(ONE * HOPE, HOPE_A_ROUND * left) // 100


@rule
def purse_value(parts, me, actions):
    """Points that coins and fairy power should bring with so many actions to spend them."""
    power = POWER_WORTH * int(me.power) if me.track > 0 else 0
    useful = min(ONE * int(me.coins), COINS_AN_ACTION * actions) + power
    useful = min(useful, A_SPENDING * actions)
    return (COIN_POINTS * useful >> BITS) + ONE * resources(me) // (2 * int(parts.resources_a_point))


@rule
def position_value(state, parts, seat, left, actions):
    me = state.player[seat]
    value = ONE * stone_points(parts, me)
    for slot in range(OPEN_GOALS):
        if me.goal[slot] > 0:
            value += int(me.goal[slot]) * goal_value(state, parts, seat, slot, left)
    value += income_points(parts, me, left) + skills(me, left)
    return value + purse_value(parts, me, actions) + finish_value(state, parts, seat)


@rule
def finish_value(state, parts, seat):
    """What bringing about the end adds: good for the leader, and for anybody once the game drags on."""
    me = state.player[seat]
    late = max(0, int(state.rounds) - LONG_GAME + 1)
    towards = IMPATIENCE * late * (placed(me) + owned(me, PINK))
    if placed(me) < CUBES and state.market[PINK] > 0:
        return towards
    mine = points(state, parts, seat)
    for other in range(state.players):
        if late == 0 and other != seat and points(state, parts, other) >= mine:
            return -FINISH
    return FINISH * (late + 1) + towards


@rule
def actions_after(state, left):
    """The actions a player has after this one."""
    return 2 * left + (ONE if state.turn < state.players else 0)


@rule
def ability_value(state, parts, ability):
    """What an ability adds to the actor's position."""
    me = state.player[state.actor]
    left = max(ONE, rounds_left(state))
    there = me.ability[ability]
    me.ability[ability] = 1
    value = income_points(parts, me, left) + skills(me, left)
    me.ability[ability] = 0
    value -= income_points(parts, me, left) + skills(me, left)
    me.ability[ability] = there
    return value
