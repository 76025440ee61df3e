"""Fairy Perfume: a sensible one-step player. It is compiled and fast, for it is the playout policy too.

It looks at what its seat knows only. It shakes by the stopping advice; in the market it tries each
action and keeps the one after which its position is worth most points.
"""

from __future__ import annotations

from sillage.games.fairy_perfume.advice import POWER_WORTH, quick, single_worth, stored_worth
from sillage.games.fairy_perfume.layout import (
    ABILITIES,
    ACT,
    BUY_SECOND,
    CHARCOAL,
    CHARM,
    COINS,
    COLOURS,
    CUBE_DISCOUNT,
    CUBES,
    DOUBLE,
    DOUBLE_GOAL,
    DUST_PLUS,
    EXTRA,
    EXTRA_ACTION,
    LAST_TRADE,
    OPEN_GOALS,
    PINK,
    POWER,
    RETURN,
    SHAKE,
    SPLIT,
    STONE_DISCOUNT,
    STONES,
    STORE,
    VISIT,
)
from sillage.games.fairy_perfume.phases.market import (
    FURTHER_PRICE,
    TRADE_COINS,
    TRADE_POWER,
    can_buy,
    can_claim,
    can_gain,
    cube_price,
    pay,
    stone_price,
)
from sillage.games.fairy_perfume.phases.pieces import bottle_value, owned, placed, stones_in
from sillage.games.fairy_perfume.phases.score import (
    CHARCOAL_POINTS,
    PINK_POINTS,
    RESOURCES_A_POINT,
    goal_points,
    is_majority,
    points,
    resources,
)
from sillage.games.fairy_perfume.words import (
    BUY,
    CLAIM,
    DONE,
    DOUBLE_STONE,
    DUST,
    DUST_NONE,
    FURTHER,
    GAIN,
    GIVE_BACK,
    HELP,
    LEAVE,
    PLACE,
    SHAKE_GENTLY,
    SHAKE_HARD,
    SPLIT_COINS,
    STOP_SHAKING,
    TRADE,
)
from sillage.kernel.chance import draw
from sillage.kernel.compile import rule

CUBES_A_ROUND = 1.4     # the pace at which the fastest player places cubes
PINK_A_ROUND = 0.3      # pink stones a player buys in a round
COIN_POINTS = 0.55      # what a coin's worth brings in the end, while there are actions to spend it
A_SPENDING = 8.0        # coins' worth that an action can use
HOPE = 0.3              # of what a goal may still grow to
LEAD_HOLDS = 0.85       # of a majority held now
FINISH = 2.0            # points that ending the game while in the lead is worth
LONG_GAME = 12          # the round from which anybody wants the end
IMPATIENCE = 0.5        # what a cube or a pink stone more is then worth, for each round since


@rule
def greedy(state, parts, moves, count, chance):
    if count == 1:
        return moves[0]
    if state.phase == SHAKE:
        return best_beat(state, parts)
    if state.phase == STORE:
        return best_leave(state)
    if state.phase == DOUBLE:
        return best_double(state)
    if state.phase == SPLIT:
        return best_split(state, moves, count)
    if state.phase == CHARM or state.phase == VISIT:
        return best_place(state, parts, moves, count)
    if state.phase == RETURN:
        return best_return(state, parts, moves, count)
    if state.phase == LAST_TRADE:
        return best_last_trade(state, parts, moves, count)
    if state.phase >= ACT:
        return best_action(state, parts, moves, count)
    return moves[draw(chance, count)]       # a companion: any


# ---- shaking, storing, gaining ---------------------------------------------------------------------
@rule
def best_beat(state, parts):
    values = quick(state, parts, state.actor)
    if values[0] >= values[1] and values[0] >= values[2]:
        return STOP_SHAKING
    return SHAKE_GENTLY if values[1] >= values[2] else SHAKE_HARD


@rule
def best_leave(state):
    """The stone without which the others bring most; of equals charcoal, it needn't be stored."""
    me = state.player[state.actor]
    best = LEAVE
    best_worth = -1.0
    for stone in range(STONES):
        if me.shaken[stone] <= me.leaving[stone]:
            continue
        me.leaving[stone] += 1
        worth = stored_worth(me.ability, kept_stones(me))
        me.leaving[stone] -= 1
        if worth >= best_worth:
            best_worth = worth
            best = LEAVE + stone
    return best


@rule
def kept_stones(me):
    return (
        me.shaken[0] - me.leaving[0],
        me.shaken[1] - me.leaving[1],
        me.shaken[2] - me.leaving[2],
        me.shaken[3] - me.leaving[3],
        me.shaken[4] - me.leaving[4],
        me.shaken[5] - me.leaving[5],
        me.shaken[6] - me.leaving[6],
    )


@rule
def best_double(state):
    me = state.player[state.actor]
    best = DOUBLE_STONE
    best_worth = -1.0
    for stone in range(STONES):
        if me.stored[stone] > 0 and single_worth(me.ability, stone) > best_worth:
            best_worth = single_worth(me.ability, stone)
            best = DOUBLE_STONE + stone
    return best


@rule
def best_split(state, moves, count):
    """Fairy power while cubes can be placed and it doesn't pile up; else coins."""
    me = state.player[state.actor]
    free = 0
    while free + 1 < count and moves[free + 1] < BUY:
        free += 1
    if me.track == 0:
        return SPLIT_COINS + free
    spare = int(me.power) + free - int(me.coins) - 4
    return SPLIT_COINS + min(free, max(0, spare // 2))


# ---- what a position is worth ----------------------------------------------------------------------
@rule
def rounds_left(state):
    """An estimate of the rounds after this one."""
    most = 0
    for seat in range(state.players):
        most = max(most, placed(state.player[seat]))
    if most >= CUBES or state.market[PINK] == 0:
        return 0.0
    return min((CUBES - most) / CUBES_A_ROUND, state.market[PINK] / (PINK_A_ROUND * state.players))


@rule
def own_stones(me):
    return (owned(me, 0), owned(me, 1), owned(me, 2), owned(me, 3), owned(me, 4), owned(me, 5), owned(me, 6))


@rule
def income(parts, me):
    """Coins' worth of a round: the share of all own stones that can be stored."""
    stones = own_stones(me)
    total = stones_in(stones)
    if total == 0:
        return 0.0
    return stored_worth(me.ability, stones) * min(1.0, bottle_value(parts, me) / total)


@rule
def skills(me, left):
    """Points that the abilities which bring no reward should be worth in the rounds left."""
    value = 0.0
    if me.ability[DUST_PLUS] == 1:
        value += 0.8 * left
    if me.ability[BUY_SECOND] == 1:
        value += 0.8 * left
    if me.ability[DOUBLE_GOAL] == 1:
        value += 1.6 * min(float(me.track), 2.0 * left)
    if me.ability[STONE_DISCOUNT] == 1:
        value += 0.5 * left
    if me.ability[EXTRA_ACTION] == 1:
        value += 1.2 * left
    if me.ability[CUBE_DISCOUNT] == 1:
        value += 0.7 * min(float(me.track), 1.5 * left)
    return value


@rule
def goal_value(state, parts, seat, slot, left):
    """What a cube on a goal should score in the end."""
    goal = state.goal[slot]
    now = float(goal_points(state, parts, seat, slot))
    if left <= 0.0:
        return now
    if is_majority(goal):
        return now * LEAD_HOLDS
    top = 14.0 if goal == COLOURS else float(parts.points[goal, 2])
    return now + (top - now) * min(HOPE, 0.15 * left)


@rule
def purse_value(me, actions):
    """Points that coins and fairy power should bring with so many actions to spend them."""
    power = POWER_WORTH * me.power if me.track > 0 else 0.0
    useful = min(float(me.coins), 10.0 * actions) + power
    useful = min(useful, A_SPENDING * actions)
    return COIN_POINTS * useful + 0.5 * resources(me) / RESOURCES_A_POINT


@rule
def position_value(state, parts, seat, left, actions):
    me = state.player[seat]
    value = float(PINK_POINTS * owned(me, PINK) + CHARCOAL_POINTS * owned(me, CHARCOAL))
    for slot in range(OPEN_GOALS):
        if me.goal[slot] > 0:
            value += me.goal[slot] * goal_value(state, parts, seat, slot, left)
    value += COIN_POINTS * left * income(parts, me) + skills(me, left)
    return value + purse_value(me, actions) + finish_value(state, parts, seat)


@rule
def finish_value(state, parts, seat):
    """What bringing about the end adds: good for the leader, and for anybody once the game drags on."""
    me = state.player[seat]
    late = max(0, state.rounds - LONG_GAME + 1)
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
    return 2.0 * left + (1.0 if state.turn < state.players else 0.0)


# ---- actions ---------------------------------------------------------------------------------------
@rule
def value_of(state, parts, action, left):
    """The worth of the position after an action: tried, judged, taken back."""
    me = state.player[state.actor]
    after = actions_after(state, left)
    if action in (DONE, DUST_NONE):
        return position_value(state, parts, state.actor, left, after)
    try_action(state, parts, me, action, 1)
    value = position_value(state, parts, state.actor, left, after)
    try_action(state, parts, me, action, -1)
    return value


@rule
def try_action(state, parts, me, action, way):
    """What an action does to the pieces of the actor; way -1 takes it back."""
    if action < GAIN:
        me.aside[action - BUY] += way
        state.market[action - BUY] -= way
        me.coins -= way * stone_price(parts, me, action - BUY)
    elif action < CLAIM:
        try_ability(parts, me, action - GAIN, way)
    elif action < DUST:
        price = parts.goal[state.goal[action - CLAIM]]
        pay(me, price.currency, way * cube_price(me, price))
        me.track -= way
        me.goal[action - CLAIM] += way
    elif action < DUST_NONE:
        me.aside[action - DUST] -= way
        state.market[action - DUST] += way
    elif action == HELP:
        me.coins += way
        me.power += way


@rule
def try_ability(parts, me, ability, way):
    """The price is that of before the ability was gained (FA-3g)."""
    if way < 0:
        me.ability[ability] = 0
    price = parts.ability[ability]
    pay(me, price.currency, way * cube_price(me, price))
    me.track -= way
    if way > 0:
        me.ability[ability] = 1


@rule
def best_action(state, parts, moves, count):
    """The best of what is legal; a trade where the best action after it beats the best before."""
    left = rounds_left(state)
    best = moves[0]
    best_value = -1000.0
    for i in range(count):
        action = moves[i]
        if action == FURTHER or action >= TRADE:
            continue
        value = value_of(state, parts, action, left)
        if state.phase == ACT and action >= DUST and action < DUST_NONE:
            value += second_dust(state, action - DUST)
        if value > best_value:
            best_value = value
            best = action
    me = state.player[state.actor]
    if state.phase == EXTRA:
        if me.power >= FURTHER_PRICE:
            pay(me, POWER, FURTHER_PRICE)
            if best_possible(state, parts, me, left) > best_value + 0.5:
                best = FURTHER
            pay(me, POWER, -FURTHER_PRICE)
        return best
    for i in range(count):
        if moves[i] >= TRADE and state.phase == ACT:
            swap(me, moves[i] - TRADE, 1)
            if best_possible(state, parts, me, left) > best_value + 1.0:
                best = moves[i]
            swap(me, moves[i] - TRADE, -1)
    return best


@rule
def second_dust(state, stone):
    """Dusting charcoal, a further one out goes with the same action."""
    me = state.player[state.actor]
    charcoal = me.stored[CHARCOAL] + me.aside[CHARCOAL] - (1 if stone == CHARCOAL else 0)
    return -1.0 * CHARCOAL_POINTS if charcoal > 0 else 0.0


@rule
def best_possible(state, parts, me, left):
    """The best position that a purchase or a cube leads to with the purse as it is."""
    best = value_of(state, parts, HELP, left)
    for stone in range(STONES):
        if can_buy(state, parts, me, stone, False):
            best = max(best, value_of(state, parts, BUY + stone, left))
    for ability in range(ABILITIES):
        if can_gain(state, parts, me, ability):
            best = max(best, value_of(state, parts, GAIN + ability, left))
    for slot in range(OPEN_GOALS):
        if can_claim(state, parts, me, slot, False):
            best = max(best, value_of(state, parts, CLAIM + slot, left))
    return best


@rule
def swap(me, currency, way):
    """A trade of the Blue fairy, tried or taken back (FA-X2)."""
    sign = way if currency == COINS else -way
    me.coins -= sign * TRADE_COINS
    me.power += sign * TRADE_POWER


@rule
def best_last_trade(state, parts, moves, count):
    """Trades while that brings points, or resources without losing any."""
    me = state.player[state.actor]
    best = DONE
    best_value = 100 * points(state, parts, state.actor) + resources(me)
    for i in range(count):
        if moves[i] < TRADE:
            continue
        swap(me, moves[i] - TRADE, 1)
        value = 100 * points(state, parts, state.actor) + resources(me)
        swap(me, moves[i] - TRADE, -1)
        if value > best_value:
            best_value = value
            best = moves[i]
    return best


# ---- free cubes ------------------------------------------------------------------------------------
@rule
def ability_value(state, parts, ability):
    """What an ability adds to the actor's position."""
    me = state.player[state.actor]
    left = max(1.0, rounds_left(state))
    there = me.ability[ability]
    me.ability[ability] = 1
    value = COIN_POINTS * left * income(parts, me) + skills(me, left)
    me.ability[ability] = 0
    value -= COIN_POINTS * left * income(parts, me) + skills(me, left)
    me.ability[ability] = there
    return value


@rule
def best_place(state, parts, moves, count):
    best = moves[0]
    best_value = -1.0
    for i in range(count):
        if moves[i] != DONE:
            value = ability_value(state, parts, moves[i] - PLACE)
            if value > best_value:
                best_value = value
                best = moves[i]
    return best


@rule
def best_return(state, parts, moves, count):
    best = moves[0]
    best_value = 1000.0
    for i in range(count):
        value = ability_value(state, parts, moves[i] - GIVE_BACK)
        if value < best_value:
            best_value = value
            best = moves[i]
    return best
