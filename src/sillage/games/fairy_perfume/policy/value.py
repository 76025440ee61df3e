"""Fairy Perfume: what a position should be worth in the end, in points, for greedy.

In whole numbers, 65536ths of a point; rounds and actions are counted in 65536ths too. The constants were
found by trying others against them, in greedy games of 2 and 4 players on both sides.
"""

from __future__ import annotations

from sillage.games.fairy_perfume.layout import (
    BUY_SECOND,
    CHARCOAL,
    COLOURS,
    CUBE_DISCOUNT,
    CUBES,
    DOUBLE_GOAL,
    DUST_PLUS,
    EXTRA_ACTION,
    OPEN_GOALS,
    PINK,
    STONE_DISCOUNT,
)
from sillage.games.fairy_perfume.policy.worth import BITS, ONE, POWER_WORTH, stored_worth
from sillage.games.fairy_perfume.rules.pieces import bottle_value, owned, placed, stones_in
from sillage.games.fairy_perfume.rules.score import (
    CHARCOAL_POINTS,
    PINK_POINTS,
    RESOURCES_A_POINT,
    goal_points,
    is_majority,
    points,
    resources,
)
from sillage.kernel.compile import rule

CUBES_A_ROUND = 7, 5            # the pace at which the fastest player places cubes
PINK_A_ROUND = 3, 10            # pink stones a player buys in a round
COIN_POINTS = 55 * ONE // 100   # what a coin's worth brings in the end, while there are actions to spend it
A_SPENDING = 4                  # coins' worth that an action can use
COINS_AN_ACTION = 10            # coins that an action can use
HOPE = 30                       # hundredths of what a goal may still grow to, at most
HOPE_A_ROUND = 19               # the same, for each round left
LEAD_HOLDS = 75                 # hundredths of a majority held now
MOST_COLOURS = 14               # points of the goal for colours, at most
FINISH = 2 * ONE                # points that ending the game while in the lead is worth
LONG_GAME = 12                  # the round from which anybody wants the end
IMPATIENCE = ONE // 2           # what a cube or a pink stone more is then worth, for each round since
# What abilities that bring no reward are worth in a round, in tenths of a point.
DUST_PLUS_USE, BUY_SECOND_USE, STONE_DISCOUNT_USE, EXTRA_ACTION_USE = 5, 3, 3, 1
DOUBLE_GOAL_USE, CUBE_DISCOUNT_USE = 25, 7      # for each cube still to be placed: 2 and 1.5 a round


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
    return stored_worth(me.ability, stones) * min(total, bottle_value(parts, me)) // total


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
    top = MOST_COLOURS if goal == COLOURS else int(parts.points[goal, 2])
    return ONE * now + (top - now) * min(ONE * HOPE, HOPE_A_ROUND * left) // 100


@rule
def purse_value(me, actions):
    """Points that coins and fairy power should bring with so many actions to spend them."""
    power = POWER_WORTH * int(me.power) if me.track > 0 else 0
    useful = min(ONE * int(me.coins), COINS_AN_ACTION * actions) + power
    useful = min(useful, A_SPENDING * actions)
    return (COIN_POINTS * useful >> BITS) + ONE * resources(me) // (2 * RESOURCES_A_POINT)


@rule
def position_value(state, parts, seat, left, actions):
    me = state.player[seat]
    value = ONE * (PINK_POINTS * owned(me, PINK) + CHARCOAL_POINTS * owned(me, CHARCOAL))
    for slot in range(OPEN_GOALS):
        if me.goal[slot] > 0:
            value += int(me.goal[slot]) * goal_value(state, parts, seat, slot, left)
    value += income_points(parts, me, left) + skills(me, left)
    return value + purse_value(me, actions) + finish_value(state, parts, seat)


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
