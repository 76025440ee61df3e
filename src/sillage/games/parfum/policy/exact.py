"""Parfum: the best use of water, by exact expectation over the dice.

Once the dice are rolled, what is worth knowing is how many flies of each aroma lie there and how much water is left:
some hundred positions. Their worth is reckoned from the last token back to the first: claim now, roll the flies of an
aroma again, roll everything again, or turn a fly. Tokens are spent by worth, the least first, for all do the same.
Worth is in hundredths of a coin, by what the policy thinks of the notes (`worth.claimable_values`).
"""

from __future__ import annotations

import numpy as np

from sillage.games.parfum.layout import AROMAS, DIE_FACES
from sillage.games.parfum.policy.worth import COIN, TOKEN_USE, cheapest_token, claim_value, claimable_values, pair_of
from sillage.games.parfum.words import REROLL, REROLL_ALL, TURN
from sillage.kernel.amounts import of_kind
from sillage.kernel.codes import code
from sillage.kernel.compile import rule

CLAIM_NOW = -1
MOST = 1024             # positions: three dice of each of five aromas
CLAIMS, CHANCES = 0, 4  # rows of the scratch: what claiming brings, and the chances of a whole new roll;
SPENT_ROWS = 3          # between them, in turn, the worth with so many tokens spent: two later ones are asked
ROWS = 5


def scratch():
    """Room for the reckoning."""
    return np.zeros((ROWS, MOST))


@rule
def best_water(state, parts, room):
    """What to do with the water of the actor: an action, or CLAIM_NOW; its worth, and that of claiming now.

    Only while no note is claimed yet (PA-C12)."""
    values = claimable_values(state, parts)
    me = state.player[state.actor]
    tokens = int(me.water)
    count = positions(state)
    fill_claims(state, parts, values, room, count)
    fill_chances(state, parts, room, count)
    for spent in range(tokens, 0, -1):
        anew = all_anew(room, spent, tokens, count)
        for at in range(count):
            room[row_after(spent), at] = worth_at(state, parts, me, room, at, spent, tokens, anew)[1]
    here = position_of(state)
    action, worth = worth_at(state, parts, me, room, here, 0, tokens, all_anew(room, 0, tokens, count))
    return action, worth, room[CLAIMS, here]


@rule
def row_after(spent):
    """Where the worth of positions stands, with so many tokens spent."""
    return 1 + spent % SPENT_ROWS


@rule
def all_anew(room, spent, tokens, count):
    """The worth after all dice are rolled again with one more token spent."""
    worth = 0.0
    if spent < tokens:
        for at in range(count):
            worth += room[CHANCES, at] * room[row_after(spent + 1), at]
    return worth


@rule
def rolled(state, aroma):
    return int(state.flasks[aroma]) + int(state.flies[aroma])


@rule
def positions(state):
    count = 1
    for aroma in range(AROMAS):
        count *= rolled(state, aroma) + 1
    return count


@rule
def step_of(state, aroma):
    """How far two positions lie apart that differ by one fly of an aroma."""
    step = 1
    for before in range(aroma):
        step *= rolled(state, before) + 1
    return step


@rule
def position_of(state):
    at = 0
    for aroma in range(AROMAS):
        at += step_of(state, aroma) * int(state.flies[aroma])
    return at


@rule
def flies_at(state, at, aroma):
    return at // step_of(state, aroma) % (rolled(state, aroma) + 1)


@rule
def chance_of(flask, dice, flies):
    """The chance that so many of the dice turn out flies; `flask` of its faces are flasks."""
    ways = 1.0
    for i in range(flies):
        ways = ways * (dice - i) / (i + 1)
    return ways * ((DIE_FACES - flask) / DIE_FACES) ** flies * (flask / DIE_FACES) ** (dice - flies)


@rule
def fill_chances(state, parts, room, count):
    """The chance of each position after all dice are rolled again."""
    for at in range(count):
        chance = 1.0
        for aroma in range(AROMAS):
            chance *= chance_of(float(parts.flask_faces[aroma]), rolled(state, aroma), flies_at(state, at, aroma))
        room[CHANCES, at] = chance


@rule
def fill_claims(state, parts, values, room, count):
    """The most that one or two notes bring in each position."""
    dice = (rolled(state, 0), rolled(state, 1), rolled(state, 2), rolled(state, 3), rolled(state, 4))
    for at in range(count):
        rest = at
        flasks = 0
        for aroma in range(AROMAS):
            flasks += of_kind(aroma, dice[aroma] - rest % (dice[aroma] + 1))
            rest //= dice[aroma] + 1
        room[CLAIMS, at] = claim_value(state, parts, values, flasks)


@rule
def worth_at(state, parts, me, room, at, spent, tokens, anew):
    """The best action of a position and its worth, with so many tokens spent; the rows of later tokens are filled."""
    best = CLAIM_NOW
    best_worth = room[CLAIMS, at]
    if spent >= tokens:
        return best, best_worth
    use = 0 if state.last_round == 1 else TOKEN_USE
    token = cheapest_token(me, spent)
    after = row_after(spent + 1)
    cost = COIN * token + use
    if anew - cost > best_worth:
        best = code(REROLL_ALL, token)
        best_worth = anew - cost
    for aroma in range(AROMAS):
        flies = flies_at(state, at, aroma)
        if flies == 0:
            continue
        step = step_of(state, aroma)
        again = -cost * 1.0
        for left in range(flies + 1):
            again += chance_of(float(parts.flask_faces[aroma]), flies, left) * room[after, at - step * (flies - left)]
        if again > best_worth:
            best = code(REROLL, aroma, token)
            best_worth = again
        if spent + 2 <= tokens:
            other_token = cheapest_token(me, spent + 1)
            turned = room[row_after(spent + 2), at - step] - cost - COIN * other_token - use
            if turned > best_worth:
                best = code(TURN, aroma, pair_of(token, other_token))
                best_worth = turned
    return best, best_worth
