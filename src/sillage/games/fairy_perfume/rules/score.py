"""Fairy Perfume: goals and scoring."""

from __future__ import annotations

from sillage.games.fairy_perfume.layout import (
    BLUE,
    BLUE_YELLOW_SET,
    CHARCOAL,
    CLEAN,
    COLOURS,
    FEW,
    FEWEST_STONES,
    GREEN,
    LITTLE_YELLOW_GREEN,
    MANY,
    MOST_COINS,
    MOST_POWER,
    MOST_STONES,
    OPEN_GOALS,
    PINK,
    PLACED_CUBES,
    PRECIOUS,
    RED,
    STONES,
    TIERS,
    WHITE,
    WHITE_GREEN_SET,
    YELLOW,
    YELLOW_FAIRY,
)
from sillage.games.fairy_perfume.rules.pieces import owned, placed, stones_of
from sillage.kernel.compile import rule
from sillage.kernel.records import SEATS

CUBES_TIE = 16          # more than the cubes a player has: resources break a tie before cubes do


@rule
def scores(state, parts, out):
    """FA-E1, FA-E2."""
    for seat in range(SEATS):
        out[seat, 0] = 0
        out[seat, 1] = 0
    for seat in range(state.players):
        me = state.player[seat]
        out[seat, 0] = points(state, parts, seat)
        out[seat, 1] = resources(me) * CUBES_TIE + placed(me)


@rule
def resources(me):
    """FA-E1: coins and fairy power, counted together."""
    return int(me.coins) + int(me.power)


@rule
def points(state, parts, seat):
    me = state.player[seat]
    total = stone_points(parts, me) + resources(me) // int(parts.resources_a_point)
    if me.fairy == YELLOW_FAIRY:                                    # FA-X3
        total += int(parts.yellow_points)
    for slot in range(OPEN_GOALS):
        if me.goal[slot] > 0:                                       # FA-G0: two cubes score twice
            total += int(me.goal[slot]) * goal_points(state, parts, seat, slot)
    return total


@rule
def stone_points(parts, me):
    """FA-E1: pink counts for, charcoal against."""
    return int(parts.pink_points) * owned(me, PINK) + int(parts.charcoal_points) * owned(me, CHARCOAL)


@rule
def goal_points(state, parts, seat, slot):
    """What one cube on a goal scores: the points of the highest tier reached, 0 for none (FA-G0)."""
    goal = state.goal[slot]
    if goal == COLOURS:                                             # FA-G13
        return int(parts.points[goal][0]) * colours(state.player[seat])
    if is_majority(goal):
        return int(parts.points[goal][1 if is_best(state, seat, slot) else 0])
    tier = tier_reached(parts, state.player[seat], goal)
    return int(parts.points[goal][tier - 1]) if tier > 0 else 0


@rule
def colours(me):
    """FA-G13: the different colours that a player owns."""
    total = 0
    for stone in range(STONES):
        if owned(me, stone) > 0:
            total += 1
    return total


@rule
def is_majority(goal):
    """FA-G8, FA-G9, FA-G11, FA-G12: goals in which players are compared."""
    return goal in (MOST_STONES, FEWEST_STONES, MOST_POWER, MOST_COINS)


@rule
def majority_amount(me, goal):
    """What a majority goal compares, more being better."""
    if goal == MOST_STONES:                                         # FA-G8
        return stones_of(me)
    if goal == FEWEST_STONES:                                       # FA-G9
        return -stones_of(me)
    return int(me.power) if goal == MOST_POWER else int(me.coins)   # FA-G11, FA-G12


@rule
def is_best(state, seat, slot):
    """FA-G8: best, or tied for best, among the players on the goal."""
    goal = state.goal[slot]
    mine = majority_amount(state.player[seat], goal)
    for other in range(state.players):
        if state.player[other].goal[slot] > 0 and majority_amount(state.player[other], goal) > mine:
            return False
    return True


@rule
def tier_reached(parts, me, goal):
    """The highest tier of a goal that a player's pieces reach: 1 to 3, 0 for none."""
    if goal == MANY:                                                # FA-G1
        return tier_up(parts, goal, 0, stones_of(me))
    if goal == FEW:                                                 # FA-G4
        return tier_down(parts, goal, stones_of(me))
    if goal == CLEAN:                                               # FA-G2
        return tier_down(parts, goal, owned(me, CHARCOAL))
    if goal == LITTLE_YELLOW_GREEN:                                 # FA-G10
        return tier_down(parts, goal, owned(me, YELLOW) + owned(me, GREEN))
    if goal == PRECIOUS:                                            # FA-G6
        return tier_up(parts, goal, 0, owned(me, RED) + owned(me, WHITE) + owned(me, BLUE) + owned(me, PINK))
    if goal == PLACED_CUBES:                                        # FA-G7
        return tier_up(parts, goal, 0, placed(me))
    if goal == BLUE_YELLOW_SET:                                     # FA-G3
        return min(tier_up(parts, goal, 0, owned(me, BLUE)), tier_up(parts, goal, 1, owned(me, YELLOW)))
    if goal == WHITE_GREEN_SET:                                     # FA-G5
        return min(tier_up(parts, goal, 0, owned(me, WHITE)), tier_up(parts, goal, 1, owned(me, GREEN)))
    return 0


@rule
def tier_up(parts, goal, thing, amount):
    """FA-G0: at least so many; of a set, `thing` is its first or second colour."""
    tier = 0
    while tier < TIERS and amount >= parts.tier[goal][thing][tier]:
        tier += 1
    return tier


@rule
def tier_down(parts, goal, amount):
    """FA-G0: at most so many; the lowest tier has no limit."""
    tier = 0
    while tier < TIERS and amount <= parts.tier[goal][0][tier]:
        tier += 1
    return tier
