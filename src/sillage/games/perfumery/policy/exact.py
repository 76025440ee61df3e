"""Perfumery: exact reckoning, the blender. The best blending, production and storage from a seat's present draft.

The objective, in this order: brand value of the perfumes produced; worth of the essences in storage
afterwards (weights 2, 3, 4, 5 by kind); payment value of the perfume cards left in hand.

It is exact because three choices can be left out without loss: an extraction is always used and every
storage space that can be filled is filled (more never harms), and payments need not be tried one by one.
For a set of perfumes and what the notes put out, only how many synthetics stand for each kind matters
for the storage, and whether such numbers can be reached is a flow with a closed form (`reachable`).
So it tries sets of perfumes, the patterns of mixings used, and numbers of synthetics. Nothing is stored.
"""

from __future__ import annotations

from sillage.games.perfumery.layout import (
    ANIMAL,
    BASE,
    EFFECT,
    FLORAL,
    GREEN,
    KINDS,
    MIDDLE,
    PAYING,
    PERFUMES,
    PRODUCE,
    SOURCES,
    SYNTHETIC,
    TOP,
)
from sillage.games.perfumery.rules.blend import blend
from sillage.games.perfumery.rules.effects import effect_at
from sillage.games.perfumery.rules.essences import COLOURS, can_pay, one_of
from sillage.games.perfumery.rules.produce import can_pay_from, can_produce, next_need, production_of, take_source
from sillage.games.perfumery.rules.store import can_store
from sillage.games.perfumery.words import COMMIT, PAY_FROM, SKIP, STORE_KIND, USE
from sillage.kernel.amounts import beyond, covers, lane, least, most, pack, total
from sillage.kernel.codes import code, is_a
from sillage.kernel.compile import rule

WEIGHTS = (2, 3, 4, 5)              # worth of an essence: F 1, G 1.5, A 2, S 2.5
POINT = 1 << 24                     # one point of brand value in a plan's worth
STORAGE = 1 << 10                   # one unit of stored worth
ALL_USED = (1 << 60) - 1            # the pattern that uses every mixing


# ==== what a note can put out =======================================================================
@rule
def walk(parts, me, note, place, flow, pattern):
    """What comes out at the top, from an effect on. Bit i of the pattern: is the i-th payable mixing used?

    Returns the output, and how many mixings were payable."""
    asked = 0
    for at in range(place, me.note[note].count + 1):
        effect = parts.effect[effect_at(me, note, at)]
        if effect.pay_code == 0:
            flow += effect.get_code
        elif covers(flow, effect.pay_code):
            if (pattern >> asked) & 1:
                flow += effect.get_code - effect.pay_code
            asked += 1
    return flow, asked


@rule
def next_pattern(pattern, asked):
    """The last mixing used is skipped, all later ones are used; -1 when none was used."""
    for i in range(asked - 1, -1, -1):
        if (pattern >> i) & 1:
            return (pattern & ((1 << i) - 1)) | (ALL_USED & ~((1 << (i + 1)) - 1))
    return -1


@rule
def best_of_each(parts, me, note, place, flow):
    """The most of each kind that a note can put out, each for itself."""
    best = 0
    pattern = ALL_USED
    while pattern >= 0:
        out, asked = walk(parts, me, note, place, flow, pattern)
        best = most(best, out)
        pattern = next_pattern(pattern, asked)
    return best


# ==== what is stored after paying ===================================================================
@rule
def worth_of(essences):
    """The worth of essences in storage."""
    return (
        WEIGHTS[FLORAL] * lane(essences, FLORAL)
        + WEIGHTS[GREEN] * lane(essences, GREEN)
        + WEIGHTS[ANIMAL] * lane(essences, ANIMAL)
        + WEIGHTS[SYNTHETIC] * lane(essences, SYNTHETIC)
    )


@rule
def reachable(want, must, short0, short1, short2, ease0, ease1, ease2, spare0, spare1, spare2, wild):
    """Whether `want` synthetics can stand for each kind, `must` of them where the kind is short.

    short: what a note misses of a kind; ease: needs that its own Stockyard could meet; spare: its
    synthetics; wild: stored ones. A flow from kinds to notes; the cuts are the sets of notes."""
    wanted = total(want)
    extra = want - must
    for notes in range(8):
        room = wild if notes else 0
        short = 0
        ease = 0
        if notes & 1:
            room += spare0
        else:
            short += short0
            ease += ease0
        if notes & 2:
            room += spare1
        else:
            short += short1
            ease += ease1
        if notes & 4:
            room += spare2
        else:
            short += short2
            ease += ease2
        if room + total(least(want, short + least(extra, ease))) < wanted:
            return False
    return True


@rule
def stored_worth(need0, need1, need2, yard0, yard1, yard2, stored, spaces):
    """The most that storage can be worth after paying these needs; -1 if they can't be paid."""
    if not can_pay(need0, need1, need2, yard0, yard1, yard2, stored):
        return -1
    needs = need0 + need1 + need2
    supply = yard0 + yard1 + yard2 + stored
    short0 = beyond(need0, yard0)
    short1 = beyond(need1, yard1)
    short2 = beyond(need2, yard2)
    must = beyond(short0 + short1 + short2, stored) & COLOURS
    left = supply + must - needs - total(must) * one_of(SYNTHETIC)
    best = worth_of(least(left, spaces))
    useful = least(beyond(spaces, left), needs - must) & COLOURS     # kinds that a synthetic would set free
    idle = lane(left, SYNTHETIC)
    if useful == 0 or idle == 0:
        return best
    wild = lane(stored, SYNTHETIC) - lane(short0 + short1 + short2, SYNTHETIC)
    spare0 = lane(beyond(yard0, need0), SYNTHETIC)
    spare1 = lane(beyond(yard1, need1), SYNTHETIC)
    spare2 = lane(beyond(yard2, need2), SYNTHETIC)
    short0 &= COLOURS
    short1 &= COLOURS
    short2 &= COLOURS
    ease0 = (need0 & COLOURS) - short0
    ease1 = (need1 & COLOURS) - short1
    ease2 = (need2 & COLOURS) - short2
    for floral in range(lane(useful, FLORAL) + 1):
        for green in range(lane(useful, GREEN) + 1):
            for animal in range(lane(useful, ANIMAL) + 1):
                count = floral + green + animal
                if count == 0 or count > idle:
                    continue
                more = floral * one_of(FLORAL) + green * one_of(GREEN) + animal * one_of(ANIMAL)
                worth = worth_of(least(left + more - count * one_of(SYNTHETIC), spaces))
                if worth > best and reachable(
                    must + more, must, short0, short1, short2, ease0, ease1, ease2, spare0, spare1, spare2, wild
                ):
                    best = worth
    return best


@rule
def blended_worth(
    parts, me, note, place, flow, need0, need1, need2, yard0, yard1, yard2, stored, spaces, enough
):
    """The best `stored_worth` over all patterns of the notes from `note` on; stops at `enough`."""
    best = -1
    pattern0 = ALL_USED
    while pattern0 >= 0:
        out0, asked0 = output(parts, me, TOP, note, place, flow, pattern0)
        pattern0 = next_pattern(pattern0, asked0)
        if not can_pay(need0, 0, 0, yard0 + out0, 0, 0, stored):
            continue
        pattern1 = ALL_USED
        while pattern1 >= 0:
            out1, asked1 = output(parts, me, MIDDLE, note, place, flow, pattern1)
            pattern1 = next_pattern(pattern1, asked1)
            if not can_pay(need0, need1, 0, yard0 + out0, yard1 + out1, 0, stored):
                continue
            pattern2 = ALL_USED
            while pattern2 >= 0:
                out2, asked2 = output(parts, me, BASE, note, place, flow, pattern2)
                pattern2 = next_pattern(pattern2, asked2)
                worth = stored_worth(
                    need0, need1, need2, yard0 + out0, yard1 + out1, yard2 + out2, stored, spaces
                )
                if worth > best:
                    best = worth
                    if best >= enough:
                        return best
    return best


@rule
def output(parts, me, note, at_note, place, flow, pattern):
    """What a note adds to its Stockyard: nothing if it is done, the rest of its way if it is under way."""
    if note < at_note:
        return 0, 0
    if note == at_note:
        return walk(parts, me, note, place, flow, pattern)
    return walk(parts, me, note, 0, 0, pattern)


# ==== the best plan =================================================================================
@rule
def best_plan(
    parts, me, note, place, flow, need0, need1, need2, yard0, yard1, yard2, stored, spaces, producing
):
    """The worth of the best plan, and its perfumes as bits over the hand.

    `need`: what has to be paid in any case. `producing`: may perfumes still be played? A worth of -1: the needs
    can't be paid."""
    cards = perfume_cards(me) if producing else 0
    played = int(me.draft.played)
    roof0 = yard0 + roof(parts, me, TOP, note, place, flow)
    roof1 = yard1 + roof(parts, me, MIDDLE, note, place, flow)
    roof2 = yard2 + roof(parts, me, BASE, note, place, flow)
    best = -1
    best_cards = 0
    chosen = 1 << cards
    while chosen > 0:
        chosen -= 1
        if chosen & played:
            continue
        picked0 = need0
        picked1 = need1
        picked2 = need2
        room = spaces
        points = 0
        left = 0
        for i in range(cards):
            perfume = parts.perfume[me.hand[i]]
            if (chosen >> i) & 1:
                picked0 += perfume.need_code[TOP]
                picked1 += perfume.need_code[MIDDLE]
                picked2 += perfume.need_code[BASE]
                points += int(perfume.brand)
                if perfume.storage >= 0:
                    room += one_of(perfume.storage)
            elif (played >> i) & 1 == 0:
                left += int(parts.value[me.hand[i]])
        enough = worth_of(room)
        most_worth = points * POINT + enough * STORAGE + left
        if most_worth > best and can_pay(picked0, picked1, picked2, roof0, roof1, roof2, stored):
            worth = blended_worth(
                parts, me, note, place, flow, picked0, picked1, picked2, yard0, yard1, yard2, stored, room, enough
            )
            if worth >= 0:
                worth = points * POINT + worth * STORAGE + left
                if worth > best:
                    best = worth
                    best_cards = chosen
    return best, best_cards


@rule
def roof(parts, me, note, at_note, place, flow):
    """A bound on what a note can put out."""
    if note < at_note:
        return 0
    if note == at_note:
        return best_of_each(parts, me, note, place, flow)
    return best_of_each(parts, me, note, 0, 0)


@rule
def note_roofs(parts, me):
    """Bounds on what the notes can put out."""
    return roof(parts, me, TOP, 0, 0, 0), roof(parts, me, MIDDLE, 0, 0, 0), roof(parts, me, BASE, 0, 0, 0)


@rule
def most_points(parts, me, roofs, points, yard0, yard1, yard2, stored, spaces):
    """The most points that perfumes in hand can bring, if more than so many: `best_plan`, storage and money apart."""
    cards = perfume_cards(me)
    for chosen in range(1, 1 << cards):
        need0 = 0
        need1 = 0
        need2 = 0
        brand = 0
        for i in range(cards):
            if (chosen >> i) & 1:
                perfume = parts.perfume[me.hand[i]]
                need0 += perfume.need_code[TOP]
                need1 += perfume.need_code[MIDDLE]
                need2 += perfume.need_code[BASE]
                brand += int(perfume.brand)
        if (
            brand > points
            and can_pay(need0, need1, need2, yard0 + roofs[0], yard1 + roofs[1], yard2 + roofs[2], stored)
            and blended_worth(parts, me, 0, 0, 0, need0, need1, need2, yard0, yard1, yard2, stored, spaces, 0) >= 0
        ):
            points = brand
    return points


@rule
def perfume_cards(me):
    """Perfume cards in hand; a hand is sorted, so they come first."""
    count = 0
    while count < me.held and me.hand[count] <= PERFUMES:
        count += 1
    return count


@rule
def draft_plan(parts, me, place, flow):
    """The best plan from a draft, its note standing at `place` with `flow`."""
    draft = me.draft
    return best_plan(
        parts, me, int(draft.note), place, flow,
        pack(draft.need[TOP]), pack(draft.need[MIDDLE]), pack(draft.need[BASE]),
        pack(draft.yard[TOP]), pack(draft.yard[MIDDLE]), pack(draft.yard[BASE]),
        pack(draft.stored), draft_spaces(parts, draft), draft.step <= PAYING,
    )  # fmt: skip


@rule
def draft_spaces(parts, draft):
    """Storage spaces, that of the perfume being paid included."""
    spaces = pack(draft.spaces)
    if draft.step == PAYING and parts.perfume[draft.make[draft.made - 1]].storage >= 0:
        spaces += one_of(parts.perfume[draft.make[draft.made - 1]].storage)
    return spaces


# ==== the best next step ============================================================================
@rule
def best_blending(parts, me):
    """The next step of a best plan; a commit when nothing is left to do."""
    draft = me.draft
    if draft.step == EFFECT:
        return code(USE) if best_use(parts, me) else code(SKIP)
    if draft.step == PAYING:
        return code(PAY_FROM, best_source(parts, draft, me))
    if draft.step == PRODUCE and can_produce(parts, me):
        _, cards = draft_plan(parts, me, 0, 0)
        if cards > 0:
            i = 0
            while (cards >> i) & 1 == 0:
                i += 1
            return production_of(me.hand[i])
    for kind in range(KINDS):
        if can_store(draft, kind):
            return code(STORE_KIND, kind)
    return code(COMMIT)


@rule
def best_use(parts, me):
    """An extraction is always used, a mixing where the plan with it is at least as good."""
    draft = me.draft
    effect = parts.effect[effect_at(me, draft.note, draft.effect)]
    if effect.pay_code == 0:
        return True
    flow = pack(draft.flow)
    place = int(draft.effect) + 1
    used, _ = draft_plan(parts, me, place, flow + effect.get_code - effect.pay_code)
    skipped, _ = draft_plan(parts, me, place, flow)
    return used >= skipped


@rule
def best_source(parts, draft, me):
    """Each open source is tried; of equals the first."""
    need = next_need(draft)
    best = -1
    best_worth = -1
    for source in range(SOURCES):
        if can_pay_from(draft, need, source):
            take_source(draft, need, source, 1)
            worth, _ = draft_plan(parts, me, 0, 0)
            take_source(draft, need, source, -1)
            if worth > best_worth:
                best_worth = worth
                best = source
    return best


@rule
def blend_whole(parts, me):
    """Carries a draft through to where it can be committed."""
    action = best_blending(parts, me)
    while not is_a(action, COMMIT):
        blend(parts, me, action)
        action = best_blending(parts, me)
