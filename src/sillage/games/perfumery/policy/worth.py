"""Perfumery: what cards are worth to a seat, for greedy: in hand, on offer, and as payment.

All reckoning is in whole numbers (thousandths of a point; essences in the weights of `exact`, which are
half weights), so that every machine comes to the same move.
"""

from __future__ import annotations

from sillage.games.perfumery.layout import DECKS, FUNDS, HAND, NOTES, PERFUMES, RANKS, SYNTHETIC
from sillage.games.perfumery.policy.exact import ALL_USED, next_pattern, perfume_cards, walk, worth_of
from sillage.games.perfumery.policy.memory import chain_of, entry_for, is_about, outputs_of, write_down
from sillage.games.perfumery.rules.notes import is_recipe, put_in, take_out
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
ALL = -1                # no card is kept back from a payment


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
def strengths(parts, me, pad):
    """Of each note."""
    return note_strength(parts, me, 0, pad), note_strength(parts, me, 1, pad), note_strength(parts, me, 2, pad)


@rule
def note_strength(parts, me, note, pad):
    """The same, from memory where there is one."""
    if pad is not None:
        found = outputs_of(parts, me, note, pad)
        if found.count >= 0:
            return int(found.worth)
    return strength(parts, me, note)


@rule
def strongest(parts, me, note, card):
    """The strength of a note with a recipe at its best place, and the place.

    An extraction is best before all others: whatever they can do with it later, they can do then."""
    chain = me.note[note]
    put_in(chain, 0, card)
    best = strength(parts, me, note)
    best_at = 0
    last = 0
    if parts.effect[card - PERFUMES].pay_code != 0:
        while last < chain.count - 1:
            chain.recipe[last] = chain.recipe[last + 1]
            last += 1
            chain.recipe[last] = card
            value = strength(parts, me, note)
            if value > best:
                best = value
                best_at = last
    take_out(chain, last)
    return best, best_at


@rule
def remembered(parts, me, note, card, pad):
    """The same, once for each note and card."""
    chain = chain_of(me.note[note])
    entry = entry_for(pad, chain, note, card)
    if chain < 0 or not is_about(entry, pad, chain, note, card):
        worth, place = strongest(parts, me, note, card)
        if chain < 0:
            return worth, place
        write_down(entry, pad, chain, note, card, worth, place)
    return int(entry.worth), int(entry.place)


@rule
def best_place(parts, me, note, card, now, pad):
    """What a recipe adds to a note of this strength at its best place, in half weights, and the place."""
    if pad is None:
        worth, place = strongest(parts, me, note, card)
    else:
        worth, place = remembered(parts, me, note, card, pad)
    return worth - now, place


@rule
def best_gain(parts, me, card, now, pad):
    """What a recipe adds in its best note; `now`: how strong they are."""
    gain = 0
    for note in range(NOTES):
        more, _ = best_place(parts, me, note, card, now[note], pad)
        gain = max(gain, more)
    return gain


# ==== perfumes ======================================================================================
@rule
def lacking(parts, me, card, pad):
    """What the notes lack for a perfume, in half weights."""
    lack = 0
    short = 0
    for note in range(NOTES):
        need = parts.perfume[card].need_code[note]
        if need != 0:
            more_lack, more_short = note_lacks(parts, me, note, need, pad)
            lack += more_lack
            short += more_short
    return max(0, lack - worth_of(least(short, pack(me.stored))))


@rule
def note_lacks(parts, me, note, need, pad):
    """The least that a note lacks for a need, in half weights, and the essences that are then short."""
    yard = pack(me.yard[note])
    least_lack = NEVER
    least_short = 0
    if pad is not None:
        found = outputs_of(parts, me, note, pad)
        for i in range(found.count):
            lack, short = lacks_after(need, yard + found.code[i])
            if lack < least_lack:
                least_lack = lack
                least_short = short
        if found.count >= 0:
            return least_lack, least_short
    pattern = ALL_USED
    while pattern >= 0:
        out, asked = walk(parts, me, note, 0, 0, pattern)
        pattern = next_pattern(pattern, asked)
        lack, short = lacks_after(need, yard + out)
        if lack < least_lack:
            least_lack = lack
            least_short = short
    return least_lack, least_short


@rule(inline=True)
def lacks_after(need, yard):
    """What a Stockyard lacks for a need, and the essences that are short."""
    short = beyond(need, yard)
    spare = lane(beyond(yard, need), SYNTHETIC)
    return max(0, worth_of(short) - SYNTHETIC_HELP * spare), short


@rule
def further(worth, perfumes):
    """The worth of a perfume that comes after so many others."""
    for _ in range(perfumes):
        worth = worth * NEXT_PERFUME[0] // NEXT_PERFUME[1]
    return worth


@rule
def perfumes_worth(parts, me, rounds, pad):
    """The worth of the perfume cards in hand."""
    worth = 0
    cards = perfume_cards(me)
    for place in range(cards):
        worth += further(perfume_worth(parts, me, me.hand[place], rounds, pad), cards - 1 - place)
    return worth


@rule
def perfume_worth(parts, me, card, rounds, pad):
    """What a perfume card in hand is worth."""
    reach = REACH[0] * min(rounds, ROUNDS_AHEAD)
    near = max(0, reach - REACH[1] * lacking(parts, me, card, pad))
    return max(MONEY * int(parts.value[card]), POINTS * int(parts.perfume[card].brand) * near // reach)


@rule
def note_matters(parts, me, note):
    """Whether a perfume in hand needs something from a note."""
    for place in range(perfume_cards(me)):
        if parts.perfume[me.hand[place]].need_code[note] != 0:
            return True
    return False


# ==== cards =========================================================================================
@rule
def card_worth(parts, me, card, rounds, now, pad):
    """What a card in hand is worth; `now`: how strong the notes are."""
    if card <= PERFUMES:
        return perfume_worth(parts, me, card, rounds, pad)
    money = MONEY * int(parts.value[card])
    if card == FUNDS:
        return money
    return max(money, HELD_ENGINE * rounds * best_gain(parts, me, card, now, pad))


@rule
def worth_at(parts, me, place, rounds, now, pad):
    """The worth of a card of the hand; of several perfumes the better ones come first."""
    if place >= me.held:
        return 0
    worth = card_worth(parts, me, me.hand[place], rounds, now, pad)
    if me.hand[place] <= PERFUMES:
        worth = further(worth, perfume_cards(me) - 1 - place)
    return worth


@rule
def hand_worths(parts, me, rounds, now, pad):
    """The worth of each card of a hand within the limit."""
    return (
        worth_at(parts, me, 0, rounds, now, pad),
        worth_at(parts, me, 1, rounds, now, pad),
        worth_at(parts, me, 2, rounds, now, pad),
        worth_at(parts, me, 3, rounds, now, pad),
        worth_at(parts, me, 4, rounds, now, pad),
        worth_at(parts, me, 5, rounds, now, pad),
        worth_at(parts, me, 6, rounds, now, pad),
    )


# ==== payments ======================================================================================
@rule
def cheapest_payment(parts, me, worths, price, kept):
    """The cards (bits over the hand) that cost least and reach a price with coins, and their worth; the card at place
    `kept` stays. Of equals the smallest bits. The sets come in an order in which each differs from the one before by a
    single card (*Gray code*)."""
    price -= int(me.coins)
    best = 0 if price <= 0 else NEVER
    best_cards = 0
    chosen = 0
    value = 0
    cost = 0
    for step in range(1, 1 << min(int(me.held), HAND)):
        card = 0
        while (step >> card) & 1 == 0:
            card += 1
        chosen ^= 1 << card
        way = 1 if (chosen >> card) & 1 else -1
        value += way * int(parts.value[me.hand[card]])
        cost += way * (NEVER if card == kept else worths[card])
        if value >= price and (cost < best or (cost == best and chosen < best_cards)):
            best = cost
            best_cards = chosen
    return best, best_cards


@rule
def recipe_costs(parts, me, worths, owed):
    """What each recipe of the hand costs if it is installed, on top of what is owed already."""
    before, _ = cheapest_payment(parts, me, worths, owed, ALL)
    return (
        recipe_cost(parts, me, worths, owed, 0) - before,
        recipe_cost(parts, me, worths, owed, 1) - before,
        recipe_cost(parts, me, worths, owed, 2) - before,
        recipe_cost(parts, me, worths, owed, 3) - before,
        recipe_cost(parts, me, worths, owed, 4) - before,
        recipe_cost(parts, me, worths, owed, 5) - before,
        recipe_cost(parts, me, worths, owed, 6) - before,
    )


@rule
def recipe_cost(parts, me, worths, owed, place):
    """What a card of the hand and its installing cost; nothing where it is no recipe."""
    if place >= me.held or not is_recipe(me.hand[place]):
        return 0
    cost, _ = cheapest_payment(parts, me, worths, owed + int(parts.value[me.hand[place]]), place)
    return worths[place] + cost
