"""Perfumery: what cards are worth to a seat, for greedy: in hand, on offer, and as payment.

All reckoning is in whole numbers (thousandths of a point; essences in the weights of `exact`, which are
half weights), so that every machine comes to the same move.
"""

from __future__ import annotations

from sillage.games.perfumery.layout import DECKS, FUNDS, HAND, NOTES, PERFUMES, RANKS, SYNTHETIC
from sillage.games.perfumery.policy.exact import ALL_USED, next_pattern, perfume_cards, walk, worth_of
from sillage.games.perfumery.rules.notes import put_in, take_out
from sillage.kernel.amounts import beyond, lane, least, pack
from sillage.kernel.compile import rule

POINTS = 1000           # one point
ENGINE = 270            # half a weight more out of a note, each round
HELD_ENGINE = 81        # the same by a recipe still in hand
MONEY = 160             # one of a card's payment value
NEXT_PERFUME = 4, 5     # each further perfume in hand counts this share of the one before
REACH = 8, 5            # half weights that may be missing for a perfume, and in how many rounds
ROUNDS_AHEAD = 4
SYNTHETIC_HELP = 4      # half weights that a spare synthetic makes up for
NEVER = 1 << 60         # more than anything is worth


@rule
def rounds_left(state):
    """Blending phases to come, the present round's included (PE-E1)."""
    if state.last_round == 1:
        return 1
    most = 0
    for deck in range(DECKS):
        left = 0
        for rank in range(RANKS):
            left += int(state.left[deck, rank])
        most = max(most, left)
    columns = int(state.columns)
    return max(1 + (most + columns - 1) // columns, 2)


# ==== recipes =======================================================================================
@rule
def strength(parts, me, note):
    """The most worth that a note can put out, in half weights."""
    best = 0
    pattern = ALL_USED
    while pattern >= 0:
        out, asked = walk(parts, me, note, 0, 0, pattern)
        best = max(best, worth_of(out))
        pattern = next_pattern(pattern, asked)
    return best


@rule
def best_place(parts, me, note, card):
    """What a recipe adds to a note at its best place, in half weights, and the place."""
    best = -1
    best_at = 0
    for place in range(me.note[note].count + 1):
        put_in(me.note[note], place, card)
        value = strength(parts, me, note)
        take_out(me.note[note], place)
        if value > best:
            best = value
            best_at = place
    return best - strength(parts, me, note), best_at


@rule
def best_gain(parts, me, card):
    """What a recipe adds in its best note."""
    gain = 0
    for note in range(NOTES):
        more, _ = best_place(parts, me, note, card)
        gain = max(gain, more)
    return gain


# ==== perfumes ======================================================================================
@rule
def lacking(parts, me, card):
    """What the notes lack for a perfume, in half weights."""
    lack = 0
    short = 0
    for note in range(NOTES):
        need = parts.perfume[card].need_code[note]
        if need == 0:
            continue
        yard = pack(me.yard[note])
        least_lack = NEVER
        least_short = 0
        pattern = ALL_USED
        while pattern >= 0:
            out, asked = walk(parts, me, note, 0, 0, pattern)
            pattern = next_pattern(pattern, asked)
            now_short = beyond(need, yard + out)
            spare = lane(beyond(yard + out, need), SYNTHETIC)
            now_lack = max(0, worth_of(now_short) - SYNTHETIC_HELP * spare)
            if now_lack < least_lack:
                least_lack = now_lack
                least_short = now_short
        lack += least_lack
        short += least_short
    return max(0, lack - worth_of(least(short, pack(me.stored))))


@rule
def further(worth, perfumes):
    """The worth of a perfume that comes after so many others."""
    for _ in range(perfumes):
        worth = worth * NEXT_PERFUME[0] // NEXT_PERFUME[1]
    return worth


@rule
def perfumes_worth(parts, me, rounds):
    """The worth of the perfume cards in hand."""
    worth = 0
    for place in range(perfume_cards(me)):
        worth += worth_at(parts, me, place, rounds)
    return worth


# ==== cards =========================================================================================
@rule
def card_worth(parts, me, card, rounds):
    """What a card in hand is worth."""
    money = MONEY * int(parts.value[card])
    if card == FUNDS:
        return money
    if card <= PERFUMES:
        reach = REACH[0] * min(rounds, ROUNDS_AHEAD)
        near = max(0, reach - REACH[1] * lacking(parts, me, card))
        return max(money, POINTS * int(parts.perfume[card].brand) * near // reach)
    return max(money, HELD_ENGINE * rounds * best_gain(parts, me, card))


@rule
def worth_at(parts, me, place, rounds):
    """The worth of a card of the hand; of several perfumes the better ones come first."""
    if place >= me.held:
        return 0
    worth = card_worth(parts, me, me.hand[place], rounds)
    if me.hand[place] <= PERFUMES:
        worth = further(worth, perfume_cards(me) - 1 - place)
    return worth


@rule
def hand_worths(parts, me, rounds):
    """The worth of each card of a hand within the limit."""
    return (
        worth_at(parts, me, 0, rounds),
        worth_at(parts, me, 1, rounds),
        worth_at(parts, me, 2, rounds),
        worth_at(parts, me, 3, rounds),
        worth_at(parts, me, 4, rounds),
        worth_at(parts, me, 5, rounds),
        worth_at(parts, me, 6, rounds),
    )


@rule
def cheapest_payment(parts, me, worths, price, kept):
    """The cards (bits over the hand) that cost least and reach a price with coins, and their worth; `kept` stays."""
    price -= int(me.coins)
    best = NEVER
    best_cards = 0
    cards = min(int(me.held), HAND)
    for chosen in range(1 << cards):
        if chosen & kept:
            continue
        value = 0
        cost = 0
        for i in range(cards):
            if (chosen >> i) & 1:
                value += int(parts.value[me.hand[i]])
                cost += worths[i]
        if value >= price and cost < best:
            best = cost
            best_cards = chosen
    return best, best_cards
