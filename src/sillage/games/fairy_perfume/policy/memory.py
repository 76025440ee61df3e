"""Fairy Perfume: the stopping advice remembered (*memoisation*).

What is best in every future of a round follows from what the bottle held when it began, so greedy reckons once a round
and seat, and looks up the other beats. And bottles of other rounds, seats and games are often the same. A page of the
notepad holds a plan: the best choice for each set of pieces that may have fallen, two bits for each state of the glass
(`field_of`), 0 where it was not reckoned yet. Its key holds all else that the choices depend on, whole and not as a
digest: whatever stands in a notepad, only what was reckoned for the same bottle is ever believed.
"""

from __future__ import annotations

from sillage.games.fairy_perfume.layout import (
    ABILITIES,
    FOR_ONE,
    FOR_PAIRS,
    GENTLY,
    KEY_WORDS,
    PAGE_WAYS,
    PAGES,
    PIECES,
    POUR,
    STRONGLY,
)
from sillage.games.fairy_perfume.policy.exact import advised, best_of, field_of, solve, ways_to_pour
from sillage.games.fairy_perfume.rules.pieces import bottle_value
from sillage.kernel.compile import rule

REWARDING = sum(1 << ability for ability in {*FOR_ONE, *FOR_PAIRS})      # they change what stored stones bring
BYTE, WORD = 8, 16
ONE_CHOICE = 3
REST = 4                # behind these words of the key, what stones and abilities bring


@rule
def best_choice(state, parts, seat, pad):
    """GENTLE, HARD or STOP by the exact advice, from memory where it is there."""
    me = state.player[seat]
    if ways_to_pour(me) > PAGE_WAYS:
        stop, gentle, hard = advised(state, parts, seat, pad.sheet, pad.table)
        return best_of(stop, gentle, hard)
    field = field_of(state, seat)
    pieces = pieces_key(me)
    setting = setting_key(parts, me)
    page = pad.page[(pieces + setting) % PAGES]
    gentle = pour_key(parts, GENTLY)
    hard = pour_key(parts, STRONGLY)
    fallen = find(parts, page, me, pieces, setting, gentle, hard)
    if fallen < 0:
        begin(parts, page, me, pieces, setting, gentle, hard)
        fallen = 0
    choice = (int(page.plan[fallen]) >> 2 * field) & ONE_CHOICE
    if choice == 0:
        solve(state, parts, seat, page.bottle, pad.sheet, pad.table, page.plan)
        choice = (int(page.plan[fallen]) >> 2 * field) & ONE_CHOICE
    return choice


# ---- the key ---------------------------------------------------------------------------------------
@rule(inline=True)
def pieces_key(me):
    """What the bottle held when the round began, a byte a piece."""
    key = 0
    for piece in range(PIECES):
        key |= (int(me.bottle[piece]) + int(me.shaken[piece])) << BYTE * piece
    return key


@rule(inline=True)
def setting_key(parts, me):
    """What a future is worth: abilities, the limit, the hourglass, explosions."""
    abilities = 0
    for ability in range(ABILITIES):
        abilities |= int(me.ability[ability]) << ability
    key = abilities & REWARDING
    key |= int(bottle_value(parts, me)) << WORD
    key |= int(parts.glass) << WORD + BYTE
    key |= int(parts.explosion) << WORD + 2 * BYTE
    return key | int(parts.emptied) << WORD + 3 * BYTE


@rule(inline=True)
def pour_key(parts, strength):
    """The chances of a shake."""
    key = 0
    for poured in range(POUR):
        key |= int(parts.pour[strength, poured]) << WORD * poured
    return key


# ---- the page --------------------------------------------------------------------------------------
@rule(inline=True)
def find(parts, page, me, pieces, setting, gentle, hard):
    """The number of what has fallen since a page was begun; -1 where it is another bottle's or another round's."""
    key = page.key
    if key[0] != pieces or key[1] != setting or key[2] != gentle or key[3] != hard:
        return -1
    for word in range(KEY_WORDS):               # another edition's
        if key[REST + word] != parts.key[word]:
            return -1
    fallen = 0
    step = 1
    for piece in range(PIECES):
        full = int(page.bottle[piece])
        since = full - int(me.bottle[piece])
        if since < 0:
            return -1                           # it was begun later in a round than now
        fallen += since * step
        step *= full + 1
    return fallen


@rule
def begin(parts, page, me, pieces, setting, gentle, hard):
    """A page for the bottle as it is now."""
    page.key[0] = pieces
    page.key[1] = setting
    page.key[2] = gentle
    page.key[3] = hard
    for word in range(KEY_WORDS):
        page.key[REST + word] = parts.key[word]
    for piece in range(PIECES):
        page.bottle[piece] = me.bottle[piece]
    for fallen in range(PAGE_WAYS):
        page.plan[fallen] = 0
