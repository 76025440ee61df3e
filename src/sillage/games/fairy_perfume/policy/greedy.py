"""Fairy Perfume: a sensible one-step player. It is compiled and fast, for it is the playout policy too.

It looks at what its seat knows only. It shakes by the stopping advice, exactly where it has a notepad; in the market
it tries each action and keeps the one after which its position is worth most points. All reckoning is in whole numbers
(65536ths of a coin, a point or a round), so that every machine comes to the same move.
"""

from __future__ import annotations

from sillage.games.fairy_perfume.layout import (
    ABILITIES,
    ACT,
    CHARCOAL,
    CHARM,
    CHOOSE,
    COINS,
    DOUBLE,
    EXTRA,
    GENTLE,
    LAST_TRADE,
    OPEN_GOALS,
    POWER,
    RETURN,
    SHAKE,
    SPLIT,
    STONES,
    STOP,
    STORE,
    VISIT,
)
from sillage.games.fairy_perfume.policy.exact import best_of
from sillage.games.fairy_perfume.policy.memory import best_choice
from sillage.games.fairy_perfume.policy.quick import quick
from sillage.games.fairy_perfume.policy.worth import (
    ONE,
    ability_value,
    actions_after,
    position_value,
    rounds_left,
    single_worth,
    stored_worth,
)
from sillage.games.fairy_perfume.rules.market import can_buy, can_claim, can_gain, cube_price, stone_price
from sillage.games.fairy_perfume.rules.pieces import pay
from sillage.games.fairy_perfume.rules.score import points, resources
from sillage.games.fairy_perfume.rules.trade import swap
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
from sillage.kernel.codes import arg, code, is_a
from sillage.kernel.compile import rule

FURTHER_GAIN, TRADE_GAIN = ONE // 2, ONE        # what a further action or a trade must bring


@rule
def greedy(state, parts, moves, count, chance, pad):
    if count == 1:
        return moves[0]
    if state.phase == SHAKE:
        return best_beat(state, parts, pad)
    if state.phase == STORE:
        return best_leave(state, parts)
    if state.phase == DOUBLE:
        return best_double(state, parts)
    if state.phase == SPLIT:
        return best_split(state, moves, count)
    if state.phase == CHARM:
        return best_charm(state, parts, moves, count)
    if state.phase == VISIT:
        return best_cube(state, parts, moves, count, PLACE, 1)
    if state.phase == RETURN:
        return best_cube(state, parts, moves, count, GIVE_BACK, -1)
    if state.phase == LAST_TRADE:
        return best_last_trade(state, parts, moves, count)
    if state.phase == CHOOSE:
        return moves[draw(chance, count)]       # a companion: any
    return best_action(state, parts, moves, count)


# ---- shaking, storing, gaining ---------------------------------------------------------------------
@rule
def best_beat(state, parts, pad):
    if pad is None:
        stop, gentle, hard = quick(state, parts, state.actor)
        choice = best_of(stop, gentle, hard)
    else:
        choice = best_choice(state, parts, state.actor, pad)
    if choice == STOP:
        return code(STOP_SHAKING)
    return code(SHAKE_GENTLY) if choice == GENTLE else code(SHAKE_HARD)


@rule
def best_leave(state, parts):
    """The stone without which the others bring most; of equals charcoal, it needn't be stored."""
    me = state.player[state.actor]
    best = code(LEAVE)
    best_worth = -1
    for stone in range(STONES):
        if me.shaken[stone] <= me.leaving[stone]:
            continue
        me.leaving[stone] += 1
        worth = stored_worth(parts, me.ability, kept_stones(me))
        me.leaving[stone] -= 1
        if worth >= best_worth:
            best_worth = worth
            best = code(LEAVE, stone)
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
def best_double(state, parts):
    me = state.player[state.actor]
    best = code(DOUBLE_STONE)
    best_worth = -1
    for stone in range(STONES):
        if me.stored[stone] > 0 and single_worth(parts, me.ability, stone) > best_worth:
            best_worth = single_worth(parts, me.ability, stone)
            best = code(DOUBLE_STONE, stone)
    return best


@rule
def best_split(state, moves, count):
    """Fairy power while cubes can be placed and it doesn't pile up; else coins."""
    me = state.player[state.actor]
    free = 0
    while free + 1 < count and is_a(moves[free + 1], SPLIT_COINS):
        free += 1
    if me.track == 0:
        return code(SPLIT_COINS, free)
    spare = int(me.power) + free - int(me.coins) - 4
    return code(SPLIT_COINS, min(free, max(0, spare // 2)))


# ---- actions ---------------------------------------------------------------------------------------
@rule
def value_of(state, parts, action, left):
    """The worth of the position after an action: tried, judged, taken back."""
    me = state.player[state.actor]
    after = actions_after(state, left)
    if is_a(action, DONE) or is_a(action, DUST_NONE):
        return position_value(state, parts, state.actor, left, after)
    try_action(state, parts, me, action, 1)
    value = position_value(state, parts, state.actor, left, after)
    try_action(state, parts, me, action, -1)
    return value


@rule
def try_action(state, parts, me, action, way):
    """What an action does to the pieces of the actor; way -1 takes it back."""
    if is_a(action, BUY):
        stone = arg(action, BUY)
        me.aside[stone] += way
        state.market[stone] -= way
        me.coins -= way * stone_price(state, parts, me, stone)
    elif is_a(action, GAIN):
        try_ability(state, parts, me, arg(action, GAIN), way)
    elif is_a(action, CLAIM):
        slot = arg(action, CLAIM)
        price = parts.goal[state.goal[slot]]
        pay(me, price.currency, way * cube_price(parts, me, price))
        me.track -= way
        me.goal[slot] += way
    elif is_a(action, DUST):
        me.aside[arg(action, DUST)] -= way
        state.market[arg(action, DUST)] += way
    elif is_a(action, HELP):
        me.coins += way * parts.help.amount[COINS]
        me.power += way * parts.help.amount[POWER]


@rule
def try_ability(state, parts, me, ability, way):
    """The price is that of before the ability was gained (FA-3g)."""
    if way < 0:
        me.ability[ability] = 0
    price = parts.ability[state.board, ability]
    pay(me, price.currency, way * cube_price(parts, me, price))
    me.track -= way
    if way > 0:
        me.ability[ability] = 1


@rule
def best_action(state, parts, moves, count):
    """The best of what is legal; a trade where the best action after it beats the best before."""
    left = rounds_left(state)
    best = moves[0]
    best_value = -1000 * ONE
    for i in range(count):
        action = moves[i]
        if is_a(action, FURTHER) or is_a(action, TRADE):
            continue
        value = value_of(state, parts, action, left)
        if state.phase == ACT and is_a(action, DUST):
            value += second_dust(state, parts, arg(action, DUST))
        if value > best_value:
            best_value = value
            best = action
    me = state.player[state.actor]
    if state.phase == EXTRA:
        if me.power >= parts.further:
            pay(me, POWER, parts.further)
            if best_possible(state, parts, me, left) > best_value + FURTHER_GAIN:
                best = code(FURTHER)
            pay(me, POWER, -parts.further)
        return best
    for i in range(count):
        if is_a(moves[i], TRADE) and state.phase == ACT:
            swap(parts, me, arg(moves[i], TRADE), 1)
            if best_possible(state, parts, me, left) > best_value + TRADE_GAIN:
                best = moves[i]
            swap(parts, me, arg(moves[i], TRADE), -1)
    return best


@rule
def second_dust(state, parts, stone):
    """Dusting charcoal, a further one out goes with the same action."""
    me = state.player[state.actor]
    charcoal = int(me.stored[CHARCOAL]) + int(me.aside[CHARCOAL]) - (1 if stone == CHARCOAL else 0)
    return -ONE * int(parts.charcoal_points) if charcoal > 0 else 0


@rule
def best_possible(state, parts, me, left):
    """The best position that a purchase or a cube leads to with the purse as it is."""
    best = value_of(state, parts, code(HELP), left)
    for stone in range(STONES):
        if can_buy(state, parts, me, stone, False):
            best = max(best, value_of(state, parts, code(BUY, stone), left))
    for ability in range(ABILITIES):
        if can_gain(state, parts, me, ability):
            best = max(best, value_of(state, parts, code(GAIN, ability), left))
    for slot in range(OPEN_GOALS):
        if can_claim(state, parts, me, slot, False):
            best = max(best, value_of(state, parts, code(CLAIM, slot), left))
    return best


@rule
def best_last_trade(state, parts, moves, count):
    """Trades while that brings points, or resources without losing any."""
    me = state.player[state.actor]
    best = code(DONE)
    best_value = 100 * points(state, parts, state.actor) + resources(me)
    for i in range(count):
        if not is_a(moves[i], TRADE):
            continue
        swap(parts, me, arg(moves[i], TRADE), 1)
        value = 100 * points(state, parts, state.actor) + resources(me)
        swap(parts, me, arg(moves[i], TRADE), -1)
        if value > best_value:
            best_value = value
            best = moves[i]
    return best


# ---- free cubes ------------------------------------------------------------------------------------
@rule
def best_charm(state, parts, moves, count):
    """FA-X4: what makes the stones earn most, from the first round on; charcoal will be dusted. Other abilities come
    early enough when they are bought."""
    me = state.player[state.actor]
    best = moves[0]
    best_worth = -1
    for i in range(count):
        ability = arg(moves[i], PLACE)
        me.ability[ability] = 1
        worth = stored_worth(parts, me.ability, me.bottle)
        worth -= int(me.bottle[CHARCOAL]) * single_worth(parts, me.ability, CHARCOAL)
        me.ability[ability] = 0
        if worth > best_worth:
            best_worth = worth
            best = moves[i]
    return best


@rule
def best_cube(state, parts, moves, count, kind, way):
    """The ability, of actions of this kind, that adds most; with way -1, least."""
    best = moves[0]
    best_value = -1000 * ONE
    for i in range(count):
        if is_a(moves[i], kind):
            value = way * ability_value(state, parts, arg(moves[i], kind))
            if value > best_value:
                best_value = value
                best = moves[i]
    return best
