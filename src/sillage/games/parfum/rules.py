"""Parfum: the rules. One rule a function, each citing its clause (docs/rules/parfum.en.md).

A round: wake up (pick clocks), create (prepare, distill, place; a turn per clock), sell (chances in
clock order, discard). `legal` lists what the actor may do, `apply` does it and goes on to the next decision.
"""

from __future__ import annotations

import numpy as np

from sillage.games.parfum.greedy import greedy
from sillage.games.parfum.layout import (
    AROMAS,
    CLOCKS,
    CLOSING_TIME,
    DISCARD,
    DISTILL,
    EMPTY_BAG,
    FOUR_CLOCKS,
    HEAD,
    HEART,
    HUNDRED_ROUNDS,
    MAJOR,
    MINOR,
    OVER,
    PLACE,
    PREPARE,
    SELL,
    SHOPS,
    STACK_A,
    STACK_B,
    STATE,
    THREE_CLOCKS,
    WAKE,
    WORTHS,
)
from sillage.games.parfum.secrets import redeal
from sillage.games.parfum.words import (
    ARRIVED,
    BARGAIN,
    BARGAINED,
    CLAIM,
    CLAIMED,
    CLOCK,
    CLOSING,
    COMPLETED,
    DEALT,
    DISCARD_TOKEN,
    DISCARDED,
    DONE,
    DRAW,
    DREW,
    ENDED,
    FETCHED,
    MARKERS,
    MONEY,
    PAIRS,
    PASS,
    PASSED,
    PICKED,
    PLACE_NOTE,
    PLACED,
    RENEWED,
    REROLL,
    REROLL_ALL,
    REVEALED,
    ROLLED,
    ROUND_BEGINS,
    SELL_TO,
    SOLD,
    SOLD_OUT,
    SPENT,
    TAKE,
    TARGETS,
    TOOK,
    TURN,
    TURN_BEGINS,
    TURNED,
    WATER,
)
from sillage.kernel.chance import draw, pick
from sillage.kernel.compile import rule
from sillage.kernel.log import emit
from sillage.kernel.play import implement

ONE = np.int64(1)
DIE_FACES = 6
MOST_ROUNDS = 100
N_TARGETS = len(TARGETS)
N_PAIRS = len(PAIRS)
PAIR_LOW = tuple(low for low, _ in PAIRS)
PAIR_HIGH = tuple(high for _, high in PAIRS)


# ==== set-up ========================================================================================
@rule
def setup(state, parts, options, chance, log):
    state.players = options[0]
    state.first_game = options[1]
    board = THREE_CLOCKS if state.players == 3 else FOUR_CLOCKS     # PA-S1
    state.clocks = 3 if state.players == 3 else 4
    state.spaces = parts.spaces[board]
    state.shops = parts.shops[board]
    fill_bag_and_stack(state, parts)
    for aroma in range(AROMAS):                                     # PA-S6
        state.market[aroma] = parts.dice[aroma]
    refill_distillery(state, chance, log)                           # PA-S5
    refill_street(state, parts, chance, log)
    fill_well(state, parts)
    for seat in range(state.players):                               # PA-S7
        for _ in range(parts.start_tokens):
            fetch_token(state, seat, chance, log)
    stack_markers(state, chance, log)
    begin_round(state, parts, chance, log)


@rule
def fill_bag_and_stack(state, parts):
    """PA-S2, PA-S3. The order of bag and stack is nobody's knowledge, so it is not in the state."""
    for note in range(1, parts.notes + 1):
        state.bag[note] = 1
    state.bag_left = parts.notes
    for customer in range(1, parts.customers + 1):
        state.stack[customer] = 1
        if parts.customer[customer].stack == STACK_A:
            state.a_left += 1
        else:
            state.b_left += 1
    state.closing_in = state.b_left - parts.below_closing


@rule
def fill_well(state, parts):
    for worth in range(WORTHS):
        state.well[worth] = parts.tokens[worth]
        state.renewed[worth] = parts.tokens[worth]
        state.well_left += parts.tokens[worth]


@rule
def stack_markers(state, chance, log):
    """PA-S8: a random order on space 0, the top marker first."""
    for seat in range(state.players):
        state.track[seat] = seat
    for place in range(state.players - 1, 0, -1):
        other = draw(chance, place + 1)
        state.track[place], state.track[other] = state.track[other], state.track[place]
    tell_markers(state, log)


# ==== money =========================================================================================
@rule
def earn(state, seat, amount, log):
    """PA-W2: the marker moves; on an occupied space it goes on top, so it stands before its equals."""
    if amount == 0:
        return
    money = state.player[seat].money + amount
    state.player[seat].money = money
    place = 0
    while state.track[place] != seat:
        place += 1
    while place + 1 < state.players and state.player[state.track[place + 1]].money < money:
        state.track[place] = state.track[place + 1]
        place += 1
    state.track[place] = seat
    emit(log, MONEY, seat, amount, money, 0, 0)
    tell_markers(state, log)


@rule
def tell_markers(state, log):
    fourth = state.track[3] + 1 if state.players > 3 else 0
    third = state.track[2] + 1 if state.players > 2 else 0
    emit(log, MARKERS, -1, state.track[0] + 1, state.track[1] + 1, third, fourth)


# ==== a round =======================================================================================
@rule
def begin_round(state, parts, chance, log):
    state.rounds += 1
    emit(log, ROUND_BEGINS, -1, state.rounds, 0, 0, 0)
    state.picks = 0
    for clock in range(CLOCKS):
        state.clock_owner[clock] = -1
    if state.first_game == 1 and state.rounds == 1:
        deal_clocks(state, chance, log)
        begin_turn(state, parts, 0, log)
    else:
        state.phase = WAKE
        ask_picker(state)


@rule
def deal_clocks(state, chance, log):
    """PA-W4: at random in the first round of a first game; two each with 2 players."""
    for clock in range(state.clocks):
        state.clock_owner[clock] = clock % state.players
    for clock in range(state.clocks - 1, 0, -1):
        other = draw(chance, clock + 1)
        state.clock_owner[clock], state.clock_owner[other] = state.clock_owner[other], state.clock_owner[clock]
    for clock in range(state.clocks):
        emit(log, DEALT, state.clock_owner[clock], clock, 0, 0, 0)
    state.picks = state.clocks


@rule
def ask_picker(state):
    """PA-W1, PA-W5: from the last on the money track on; with 2 players in turn until each has two."""
    state.actor = state.track[state.picks % state.players]


@rule
def pick_clock(state, parts, clock, log):
    state.clock_owner[clock] = state.actor
    state.picks += 1
    emit(log, PICKED, state.actor, clock, 0, 0, 0)
    if state.picks < state.clocks:
        ask_picker(state)
    else:
        begin_turn(state, parts, 0, log)


# ==== create: prepare ===============================================================================
@rule
def begin_turn(state, parts, clock, log):
    """PA-C1: clock by clock, each a turn of its own."""
    state.turn = clock
    state.actor = state.clock_owner[clock]
    state.phase = PREPARE
    board = THREE_CLOCKS if state.clocks == 3 else FOUR_CLOCKS
    state.actions_left = parts.clock_actions[board, clock]          # PA-W3
    emit(log, TURN_BEGINS, state.actor, clock, state.actions_left, 0, 0)


@rule
def can_draw(state):
    """PA-C3: needs a note in the bag and a free space."""
    if state.bag_left == 0:
        return False
    for space in range(state.spaces):
        if state.distillery[space] == 0:
            return True
    return False


@rule
def can_act(state):
    if state.well_left > 0:
        return True
    for aroma in range(AROMAS):
        if state.market[aroma] > 0:
            return True
    return can_draw(state)


@rule
def count_action(state, parts, chance, log):
    """PA-C2: all actions are used while any is available; then the dice are rolled."""
    state.actions_left -= 1
    if state.actions_left > 0 and can_act(state):
        return
    state.actions_left = 0
    if roll_taken(state, parts, chance, log) == 0:                  # PA-C7: no dice, nothing rolled
        end_turn(state, parts, log)
    else:
        state.phase = DISTILL


@rule
def draw_note(state, space, chance, log):
    """PA-S2: every draw is uniform among what the bag still holds."""
    left = draw(chance, state.bag_left)
    note = 0
    while left >= 0:
        note += 1
        left -= state.bag[note]
    state.bag[note] = 0
    state.bag_left -= 1
    state.distillery[space] = note
    emit(log, DREW, state.actor if state.phase == PREPARE else -1, note, space, 0, 0)


@rule
def take_die(state, aroma, log):
    """PA-C4."""
    state.market[aroma] -= 1
    state.taken[aroma] += 1
    emit(log, TOOK, state.actor, aroma, 0, 0, 0)


# ==== water =========================================================================================
@rule
def fetch_token(state, seat, chance, log):
    """PA-C5: a random token from the well; its worth is its owner's secret."""
    if state.well_left == 0:                                        # PA-C6: a reward gives what there is
        return
    worth = pick(chance, state.well, state.well_left)
    state.well[worth] -= 1
    state.well_left -= 1
    me = state.player[seat]
    me.worths[worth] += 1
    me.water += 1
    me.drawn[worth] += 1
    me.fetched += 1
    emit(log, FETCHED, seat, worth, 0, 0, 0)
    renew_well(state, log)


@rule
def renew_well(state, log):
    """PA-C6: the moment the well is empty all discards become the well; with none, the next ones do."""
    if state.well_left > 0:
        return
    for worth in range(WORTHS):
        state.well[worth] = state.spent[worth]
        state.renewed[worth] = state.spent[worth]
        state.well_left += state.spent[worth]
        state.spent[worth] = 0
    for seat in range(state.players):
        state.player[seat].fetched = 0
        for worth in range(WORTHS):
            state.player[seat].drawn[worth] = 0
    if state.well_left > 0:
        emit(log, RENEWED, -1, state.well[0], state.well[1], state.well[2], state.well[3])


@rule
def put_down(state, worth):
    """PA-C11: a token of the owner's choice goes to the discards, face up."""
    me = state.player[state.actor]
    me.worths[worth] -= 1
    me.water -= 1
    state.spent[worth] += 1


@rule
def spend(state, worth, log):
    put_down(state, worth)
    emit(log, SPENT, state.actor, worth, 0, 0, 0)


# ==== create: distill ===============================================================================
@rule
def roll(state, parts, aroma, dice, chance, log):
    for _ in range(dice):
        if draw(chance, DIE_FACES) < parts.flask_faces[aroma]:
            state.flasks[aroma] += 1
            emit(log, ROLLED, state.actor, aroma, 1, 0, 0)
        else:
            state.flies[aroma] += 1
            emit(log, ROLLED, state.actor, aroma, 0, 0, 0)


@rule
def roll_taken(state, parts, chance, log):
    """PA-C7: all taken dice are rolled; returns how many."""
    rolled = 0
    for aroma in range(AROMAS):
        dice = state.taken[aroma]
        state.taken[aroma] = 0
        rolled += dice
        roll(state, parts, aroma, dice, chance, log)
    return rolled


@rule
def reroll_flies(state, parts, aroma, worth, chance, log):
    """PA-C8: one token re-rolls all flies of one aroma."""
    spend(state, worth, log)
    renew_well(state, log)
    dice = state.flies[aroma]
    state.flies[aroma] = 0
    roll(state, parts, aroma, dice, chance, log)


@rule
def reroll_all(state, parts, worth, chance, log):
    """PA-C9: one token re-rolls all dice, flasks too."""
    spend(state, worth, log)
    renew_well(state, log)
    for aroma in range(AROMAS):
        dice = state.flasks[aroma] + state.flies[aroma]
        state.flasks[aroma] = 0
        state.flies[aroma] = 0
        roll(state, parts, aroma, dice, chance, log)


@rule
def turn_fly(state, aroma, pair, log):
    """PA-C10: two tokens turn one fly to its flask. They are discarded together (PA-C6)."""
    spend(state, PAIR_LOW[pair], log)
    spend(state, PAIR_HIGH[pair], log)
    renew_well(state, log)
    state.flies[aroma] -= 1
    state.flasks[aroma] += 1
    emit(log, TURNED, state.actor, aroma, 0, 0, 0)


@rule
def covers(state, parts, note):
    """PA-C12: whether the flasks that are left cover a note."""
    for aroma in range(AROMAS):
        if state.flasks[aroma] < parts.note[note].aromas[aroma]:
            return False
    return True


@rule
def claim(state, parts, space, log):
    """PA-C12: each die serves one note. PA-C13: the note pays at once and leaves a gap."""
    note = state.distillery[space]
    state.distillery[space] = 0
    state.claiming = 1
    for aroma in range(AROMAS):
        state.flasks[aroma] -= parts.note[note].aromas[aroma]
        state.market[aroma] += parts.note[note].aromas[aroma]
    state.claimed[state.claims] = note
    state.claims += 1
    emit(log, CLAIMED, state.actor, note, space, 0, 0)
    earn(state, state.actor, parts.note[note].coins, log)


@rule
def end_claiming(state, parts, log):
    """PA-C14: every claimed note is placed before the turn ends."""
    if state.claims > 0:
        state.phase = PLACE
    else:
        end_turn(state, parts, log)


# ==== create: place =================================================================================
@rule
def is_free(perfume, part):
    if part == HEAD:
        return perfume.head_note == 0
    if part == HEART:
        return perfume.side == MAJOR and perfume.heart_note == 0
    return perfume.base_note == 0


@rule
def place(state, parts, slot, target, log):
    """PA-C14, PA-C15: to a new perfume of a side or to one under way; PA-C16: for good."""
    me = state.player[state.actor]
    note = state.claimed[slot]
    for later in range(slot, state.claims - 1):
        state.claimed[later] = state.claimed[later + 1]
    state.claims -= 1
    state.claimed[state.claims] = 0
    number = target - 2
    if target < 2:
        number = int(me.perfumes)
        me.perfumes += 1
        me.perfume[number].side = MINOR if target == 0 else MAJOR
        me.unfinished |= ONE << number
    perfume = me.perfume[number]
    part = parts.note[note].part
    if part == HEAD:
        perfume.head_note = note
    elif part == HEART:
        perfume.heart_note = note
    else:
        perfume.base_note = note
    emit(log, PLACED, state.actor, note, number, part, perfume.side)
    complete(state, parts, number, log)
    if state.claims == 0:
        end_turn(state, parts, log)


@rule
def complete(state, parts, number, log):
    """PA-C17: complete at once; PA-C18: flacons are never short."""
    me = state.player[state.actor]
    perfume = me.perfume[number]
    if perfume.head_note == 0 or perfume.base_note == 0 or (perfume.side == MAJOR and perfume.heart_note == 0):
        return
    me.unfinished ^= ONE << number
    me.for_sale |= ONE << number
    perfume.flacons = parts.flacons[perfume.side]
    state.flacons_out += perfume.flacons
    emit(log, COMPLETED, state.actor, number, perfume.flacons, 0, 0)


@rule
def end_turn(state, parts, log):
    """PA-C19: all dice go back. Then the next clock, or the selling."""
    state.claiming = 0
    for aroma in range(AROMAS):
        state.market[aroma] = parts.dice[aroma]
        state.flasks[aroma] = 0
        state.flies[aroma] = 0
    if state.turn + 1 < state.clocks:
        begin_turn(state, parts, state.turn + 1, log)
    else:
        state.phase = SELL
        state.chances = 0
        ask_seller(state)


# ==== sell ==========================================================================================
@rule
def clock_of_chance(state, number):
    """PA-V1: two cycles in clock order. PA-V7: with 2 players two chances a clock, gone through once."""
    if state.players == 2:
        return number // 2
    return number % state.clocks


@rule
def ask_seller(state):
    state.actor = state.clock_owner[clock_of_chance(state, state.chances)]


@rule
def component(parts, perfume, aroma):
    """PA-C17: the components of a perfume are the sum of its notes'."""
    return (
        parts.note[perfume.head_note].components[aroma]
        + parts.note[perfume.heart_note].components[aroma]
        + parts.note[perfume.base_note].components[aroma]
    )


@rule
def suits(parts, perfume, customer):
    """PA-V2: at least the wanted number of each wanted aroma."""
    for aroma in range(AROMAS):
        wanted = parts.customer[customer].wants[aroma]
        if wanted > 0 and component(parts, perfume, aroma) < wanted:
            return False
    return True


@rule
def sell_to_customer(state, parts, number, shop, chance, log):
    """PA-V2: the customer pays and leaves; the gap stays."""
    customer = state.street[shop]
    state.street[shop] = 0
    state.served[customer] = state.actor + 1
    price = parts.customer[customer].price
    emit(log, SOLD, state.actor, number, customer, price, 0)
    hand_over(state, parts, number, price, chance, log)


@rule
def sell_as_bargain(state, parts, number, chance, log):
    """PA-V3."""
    price = parts.bargain[state.player[state.actor].perfume[number].side]
    emit(log, BARGAINED, state.actor, number, price, 0, 0)
    hand_over(state, parts, number, price, chance, log)


@rule
def hand_over(state, parts, number, price, chance, log):
    """PA-V4: the flacon goes back to the supply. PA-V5: the last one brings two tokens."""
    me = state.player[state.actor]
    me.perfume[number].flacons -= 1
    state.flacons_out -= 1
    earn(state, state.actor, price, log)
    if me.perfume[number].flacons == 0:
        me.for_sale ^= ONE << number
        emit(log, SOLD_OUT, state.actor, number, 0, 0, 0)
        for _ in range(parts.sold_out_tokens):
            fetch_token(state, state.actor, chance, log)
    end_chance(state, parts, chance, log)


@rule
def end_chance(state, parts, chance, log):
    """PA-V6: after the player's last chance of the round, before anybody else goes on."""
    if state.player[state.actor].water > parts.token_limit and was_last_chance(state):
        state.phase = DISCARD
    else:
        next_chance(state, parts, chance, log)


@rule
def was_last_chance(state):
    for later in range(state.chances + 1, 2 * state.clocks):
        if state.clock_owner[clock_of_chance(state, later)] == state.actor:
            return False
    return True


@rule
def next_chance(state, parts, chance, log):
    state.chances += 1
    if state.chances < 2 * state.clocks:
        state.phase = SELL
        ask_seller(state)
    else:
        state.chances = 0
        end_round(state, parts, chance, log)


@rule
def discard(state, parts, worth, chance, log):
    """PA-V6: down to the limit, face up and together (PA-C6), the owner choosing."""
    put_down(state, worth)
    emit(log, DISCARDED, state.actor, worth, 0, 0, 0)
    if state.player[state.actor].water <= parts.token_limit:
        renew_well(state, log)
        next_chance(state, parts, chance, log)


# ==== end ===========================================================================================
@rule
def end_round(state, parts, chance, log):
    """PA-E1 to PA-E3, PA-E7."""
    for clock in range(CLOCKS):
        state.clock_owner[clock] = -1
    state.picks = 0
    state.turn = 0
    state.phase = WAKE
    if state.last_round == 1:
        end_game(state, CLOSING_TIME, log)
    elif gaps(state) > state.bag_left:
        end_game(state, EMPTY_BAG, log)
    elif state.rounds >= MOST_ROUNDS:
        end_game(state, HUNDRED_ROUNDS, log)
    else:
        refill_distillery(state, chance, log)
        refill_street(state, parts, chance, log)
        begin_round(state, parts, chance, log)


@rule
def gaps(state):
    free = 0
    for space in range(state.spaces):
        if state.distillery[space] == 0:
            free += 1
    return free


@rule
def refill_distillery(state, chance, log):
    for space in range(state.spaces):
        if state.distillery[space] == 0 and state.bag_left > 0:
            draw_note(state, space, chance, log)


@rule
def refill_street(state, parts, chance, log):
    """PA-S3: A customers first, then B. PA-E2: the closing time token is removed when it comes up."""
    for shop in range(state.shops):
        if state.street[shop] != 0:
            continue
        if state.a_left == 0 and state.closing_in == 0:
            state.closing_in = -1
            state.last_round = 1
            emit(log, CLOSING, -1, 0, 0, 0, 0)
        if state.a_left + state.b_left > 0:
            state.street[shop] = draw_customer(state, parts, chance)
            emit(log, ARRIVED, -1, state.street[shop], shop, 0, 0)


@rule
def draw_customer(state, parts, chance):
    """Uniform among the stack's remaining A customers, then among the B: they were shuffled together."""
    stack = STACK_A if state.a_left > 0 else STACK_B
    left = draw(chance, state.a_left if stack == STACK_A else state.b_left)
    customer = 0
    while left >= 0:
        customer += 1
        if state.stack[customer] == 1 and parts.customer[customer].stack == stack:
            left -= 1
    state.stack[customer] = 0
    if stack == STACK_A:
        state.a_left -= 1
    else:
        state.b_left -= 1
        if state.closing_in > 0:
            state.closing_in -= 1
    return customer


@rule
def end_game(state, ending, log):
    """PA-E4: each player adds the worth of his tokens."""
    state.ending = ending
    state.phase = OVER
    state.actor = -1
    emit(log, ENDED, -1, ending, 0, 0, 0)
    for seat in range(state.players):
        worths = state.player[seat].worths
        emit(log, REVEALED, seat, worths[0], worths[1], worths[2], worths[3])
        earn(state, seat, int(worths[1]) + 2 * int(worths[2]) + 3 * int(worths[3]), log)


@rule
def scores(state, parts, out):
    """PA-E5: most money wins, a tie is shared, so nothing breaks it."""
    for seat in range(4):
        out[seat, 0] = state.player[seat].money
        out[seat, 1] = 0


# ==== what may be done ==============================================================================
@rule
def legal(state, parts, moves):
    if state.phase == WAKE:
        return legal_clocks(state, moves)
    if state.phase == PREPARE:
        return legal_preparations(state, moves)
    if state.phase == DISTILL:
        return legal_distillations(state, parts, moves)
    if state.phase == PLACE:
        return legal_places(state, parts, moves)
    if state.phase == SELL:
        return legal_sales(state, parts, moves)
    return legal_discards(state, moves)


@rule
def legal_clocks(state, moves):
    n = 0
    for clock in range(state.clocks):
        if state.clock_owner[clock] < 0:
            moves[n] = CLOCK + clock
            n += 1
    return n


@rule
def legal_preparations(state, moves):
    n = 0
    if state.bag_left > 0:
        for space in range(state.spaces):
            if state.distillery[space] == 0:
                moves[n] = DRAW + space
                n += 1
    for aroma in range(AROMAS):
        if state.market[aroma] > 0:
            moves[n] = TAKE + aroma
            n += 1
    if state.well_left > 0:
        moves[n] = WATER
        n += 1
    return n


@rule
def legal_distillations(state, parts, moves):
    n = 0
    if state.claiming == 0 and state.player[state.actor].water > 0:
        n = legal_water(state, moves)
    for space in range(state.spaces):
        note = state.distillery[space]
        if note > 0 and covers(state, parts, note):
            moves[n] = CLAIM + space
            n += 1
    moves[n] = DONE
    return n + 1


@rule
def legal_water(state, moves):
    me = state.player[state.actor]
    n = 0
    for worth in range(WORTHS):
        if me.worths[worth] == 0:
            continue
        for aroma in range(AROMAS):
            if state.flies[aroma] > 0:
                moves[n] = REROLL + aroma * WORTHS + worth
                n += 1
        moves[n] = REROLL_ALL + worth
        n += 1
    if me.water < 2:
        return n
    for pair in range(N_PAIRS):
        low = PAIR_LOW[pair]
        high = PAIR_HIGH[pair]
        if me.worths[low] == 0 or me.worths[high] == 0 or (low == high and me.worths[low] < 2):
            continue
        for aroma in range(AROMAS):
            if state.flies[aroma] > 0:
                moves[n] = TURN + aroma * N_PAIRS + pair
                n += 1
    return n


@rule
def legal_places(state, parts, moves):
    me = state.player[state.actor]
    n = 0
    for slot in range(state.claims):
        part = parts.note[state.claimed[slot]].part
        first = PLACE_NOTE + slot * N_TARGETS
        if part != HEART:
            moves[n] = first
            n += 1
        moves[n] = first + 1
        n += 1
        number = 0
        rest = me.unfinished
        while rest != 0:
            if rest & 1 and is_free(me.perfume[number], part):
                moves[n] = first + 2 + number
                n += 1
            rest >>= 1
            number += 1
    return n


@rule
def legal_sales(state, parts, moves):
    me = state.player[state.actor]
    n = 0
    number = 0
    rest = me.for_sale
    while rest != 0:
        if rest & 1:
            n = sales_of(state, parts, number, moves, n)
        rest >>= 1
        number += 1
    moves[n] = PASS
    return n + 1


@rule
def sales_of(state, parts, number, moves, n):
    perfume = state.player[state.actor].perfume[number]
    for shop in range(state.shops):
        customer = state.street[shop]
        if customer > 0 and suits(parts, perfume, customer):
            moves[n] = SELL_TO + number * SHOPS + shop
            n += 1
    moves[n] = BARGAIN + number
    return n + 1


@rule
def legal_discards(state, moves):
    n = 0
    for worth in range(WORTHS):
        if state.player[state.actor].worths[worth] > 0:
            moves[n] = DISCARD_TOKEN + worth
            n += 1
    return n


# ==== doing it ======================================================================================
@rule
def apply(state, parts, action, chance, log):
    if action < DRAW:
        pick_clock(state, parts, action - CLOCK, log)
    elif action < REROLL:
        prepare(state, parts, action, chance, log)
    elif action < PLACE_NOTE:
        distill(state, parts, action, chance, log)
    elif action < SELL_TO:
        place(state, parts, (action - PLACE_NOTE) // N_TARGETS, (action - PLACE_NOTE) % N_TARGETS, log)
    elif action < BARGAIN:
        number = (action - SELL_TO) // SHOPS
        sell_to_customer(state, parts, number, (action - SELL_TO) % SHOPS, chance, log)
    elif action < PASS:
        sell_as_bargain(state, parts, action - BARGAIN, chance, log)
    elif action == PASS:
        emit(log, PASSED, state.actor, 0, 0, 0, 0)
        end_chance(state, parts, chance, log)
    else:
        discard(state, parts, action - DISCARD_TOKEN, chance, log)


@rule
def prepare(state, parts, action, chance, log):
    if action < TAKE:
        draw_note(state, action - DRAW, chance, log)
    elif action < WATER:
        take_die(state, action - TAKE, log)
    else:
        fetch_token(state, state.actor, chance, log)
    count_action(state, parts, chance, log)


@rule
def distill(state, parts, action, chance, log):
    if action < REROLL_ALL:
        worth = (action - REROLL) % WORTHS
        reroll_flies(state, parts, (action - REROLL) // WORTHS, worth, chance, log)
    elif action < TURN:
        reroll_all(state, parts, action - REROLL_ALL, chance, log)
    elif action < CLAIM:
        turn_fly(state, (action - TURN) // N_PAIRS, (action - TURN) % N_PAIRS, log)
    elif action < DONE:
        claim(state, parts, action - CLAIM, log)
    else:
        end_claiming(state, parts, log)


implement(STATE, setup=setup, legal=legal, apply=apply, scores=scores, greedy=greedy, redeal=redeal)
