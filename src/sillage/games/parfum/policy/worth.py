"""Parfum: what notes and tokens are worth to greedy and to the exact reckoning.

Money is the measure: a note is worth its coins and what the perfume it goes into should fetch; a token is worth its
coins and its use. All reckoning is in whole numbers (hundredths of a coin), so that every machine comes to the same.
"""

from __future__ import annotations

from sillage.games.parfum.layout import BASE, HEAD, HEART, MAJOR, WORTHS
from sillage.games.parfum.rules.place import components
from sillage.kernel.amounts import covers, missing, pack
from sillage.kernel.compile import rule

COIN = 100              # a coin in hundredths
TOKEN_USE = 70          # what a token is worth beyond its coins: it may mend a roll
TOKEN_WORTH = 130       # the coins of a token not drawn yet, on average
SPARE_TOKEN = 30        # a token far over the limit
FLACON_LATER = 400      # what a flacon without a customer should fetch some day
NOTE_WAITS = 200        # a note on a perfume that is not complete yet
HEART_WAITS = 120       # a heart note that begins one
OUT_OF_REACH = -1
WORD_PART = 21          # bits of a value
WORD_MASK = (1 << WORD_PART) - 1


# ---- the worth of notes ----------------------------------------------------------------------------
@rule(inline=True)
def gaps_of(perfume):
    """The parts that an unfinished perfume misses, a bit each."""
    gaps = (perfume.head_note == 0) << HEAD | (perfume.base_note == 0) << BASE
    return gaps | (perfume.side == MAJOR and perfume.heart_note == 0) << HEART


@rule(inline=True)
def best_price(state, parts, perfume, note):
    """The best customer on the street for a perfume with one more note."""
    smell = components(parts, perfume) + parts.note[note].adds
    best = 0
    for shop in range(state.shops):
        customer = parts.customer[state.street[shop]]
        if customer.price > best and covers(smell, customer.wish):
            best = int(customer.price)
    return best


@rule(inline=True)
def join_value(state, parts, perfume, gaps, note):
    """What placing a note on a perfume under way, with these gaps, is worth; negative where it can't go."""
    fills = 1 << parts.note[note].part
    if gaps & fills == 0:
        return -1
    if gaps != fills:
        return 0 if state.last_round == 1 else NOTE_WAITS + 30
    price = max(COIN * best_price(state, parts, perfume, note), FLACON_LATER)
    if state.last_round == 1:
        return price + COIN * int(parts.bargain[perfume.side])
    return price + int(parts.flacons[perfume.side] - 1) * (FLACON_LATER - NOTE_WAITS)


@rule(inline=True)
def note_values(state, parts, have, reach, most):
    """What claiming the note on each space of the distillery is worth to the actor: its coins and its best place.

    OUT_OF_REACH where `reach` doesn't cover it, or where more than `most` of what it needs is missing from `have`."""
    values = (
        value_alone(state, parts, state.distillery[0], have, reach, most),
        value_alone(state, parts, state.distillery[1], have, reach, most),
        value_alone(state, parts, state.distillery[2], have, reach, most),
        value_alone(state, parts, state.distillery[3], have, reach, most),
        value_alone(state, parts, state.distillery[4], have, reach, most),
        value_alone(state, parts, state.distillery[5], have, reach, most),
    )
    me = state.player[state.actor]
    number = 0
    rest = me.unfinished
    while rest != 0:
        if rest & 1:
            perfume = me.perfume[number]
            gaps = gaps_of(perfume)
            values = (
                value_with(state, parts, perfume, gaps, state.distillery[0], values[0]),
                value_with(state, parts, perfume, gaps, state.distillery[1], values[1]),
                value_with(state, parts, perfume, gaps, state.distillery[2], values[2]),
                value_with(state, parts, perfume, gaps, state.distillery[3], values[3]),
                value_with(state, parts, perfume, gaps, state.distillery[4], values[4]),
                value_with(state, parts, perfume, gaps, state.distillery[5], values[5]),
            )
        rest >>= 1
        number += 1
    return (in_one_word(values[0], values[1], values[2]), in_one_word(values[3], values[4], values[5]))


@rule
def in_one_word(one, two, three):
    return one + 1 | two + 1 << WORD_PART | three + 1 << 2 * WORD_PART


@rule(inline=True)
def value_at(values, space):
    """The value of a space. They come in two whole numbers: a tuple of six is slow to look things up in."""
    word, place = (values[0], space) if space < 3 else (values[1], space - 3)
    return (word >> WORD_PART * place & WORD_MASK) - 1


@rule(inline=True)
def value_alone(state, parts, note, have, reach, most):
    """What a note is worth that begins a new perfume."""
    needs = parts.note[note].needs
    if note == 0 or not covers(reach, needs) or missing(have, needs) > most:
        return OUT_OF_REACH
    coins = COIN * int(parts.note[note].coins)
    if state.last_round == 1:
        return coins
    return coins + (HEART_WAITS if parts.note[note].part == HEART else NOTE_WAITS)


@rule(inline=True)
def value_with(state, parts, perfume, gaps, note, value):
    """The same where it may also join a perfume under way."""
    if value == OUT_OF_REACH:
        return value
    return max(value, COIN * int(parts.note[note].coins) + join_value(state, parts, perfume, gaps, note))


@rule
def claimable_values(state, parts):
    """The values of notes that the rolled dice can be mended to."""
    rolled = pack(state.flasks) + pack(state.flies)
    return note_values(state, parts, rolled, rolled, 0)


@rule
def claim_value(state, parts, values, flasks):
    """The best sum of one or two notes that these flasks cover."""
    best = 0
    for i in range(state.spaces):
        one = value_at(values, i)
        needs = parts.note[state.distillery[i]].needs
        if one == OUT_OF_REACH or not covers(flasks, needs):
            continue
        best = max(best, one)
        for j in range(i + 1, state.spaces):
            both = one + value_at(values, j)
            if both > best and covers(flasks - needs, parts.note[state.distillery[j]].needs):
                best = both
    return best


# ---- the worth of tokens ---------------------------------------------------------------------------
@rule
def token_value(state, parts):
    """What fetching a token is worth now; those over the limit are lost unless they are used."""
    water = state.player[state.actor].water
    if water >= parts.token_limit + 2:
        return SPARE_TOKEN
    if water < parts.token_limit and state.last_round == 0:
        return TOKEN_WORTH + TOKEN_USE
    return TOKEN_WORTH


@rule
def cheapest_token(me, place):
    """The worth of a token, the least worthy first."""
    worth = 0
    while worth < WORTHS - 1 and place >= me.worths[worth]:
        place -= int(me.worths[worth])
        worth += 1
    return worth


@rule
def pair_of(low, high):
    """Two tokens as an action counts them, the less worthy first."""
    pair = high - low
    for less in range(low):
        pair += WORTHS - less
    return pair
