"""Perfumery: what a note can put out and what a recipe brings to it, remembered (*memoisation*).

Both follow from the recipes of the note and their effects alone, and greedy asks for them again and again, for every
card of the hand and of the columns at every decision. What stands in the notepad is found by all that it is about: a
note with its whole chain of recipes, and a card. The notepad holds the effects that it was reckoned with; where they
are others than the edition's, a new era begins, in which nothing older is believed.
"""

from __future__ import annotations

from sillage.games.perfumery.layout import EFFECTS, ENTRIES, LONGEST_CHAIN, MOST_OUTPUTS, OUTPUTS, PERFUMES
from sillage.games.perfumery.policy.exact import ALL_USED, next_pattern, walk, worth_of
from sillage.kernel.amounts import covers
from sillage.kernel.compile import rule

BITS = 6                # of a recipe in a chain


@rule
def know_effects(parts, pad):
    """To be asked before a notepad is read."""
    for effect in range(EFFECTS):
        if (pad.pay_code[effect] != parts.effect[effect].pay_code
                or pad.get_code[effect] != parts.effect[effect].get_code):
            learn_effects(parts, pad)
            return


@rule
def learn_effects(parts, pad):
    pad.era += 1
    for effect in range(EFFECTS):
        pad.pay_code[effect] = parts.effect[effect].pay_code
        pad.get_code[effect] = parts.effect[effect].get_code


@rule(inline=True)
def chain_of(note):
    """The recipes of a note in one number; -1 where they are too many."""
    if note.count > LONGEST_CHAIN:
        return -1
    chain = 0
    for place in range(note.count):
        chain = chain << BITS | int(note.recipe[place]) - PERFUMES
    return chain


# ==== what a note puts out ==========================================================================
@rule
def outputs_of(parts, me, note, pad):
    """What a note can put out, as it stands in the notepad. It has no outputs (-1) where there is no room for them."""
    chain = chain_of(me.note[note])
    found = pad.output[(chain + 7 * note) % OUTPUTS]
    if found.era != pad.era or found.chain != chain or found.note != note:
        found.era = pad.era
        found.chain = chain
        found.note = note
        found.count = -1
        if chain >= 0:
            list_outputs(parts, me, note, found)
    return found


@rule
def list_outputs(parts, me, note, found):
    """Lists the outputs of all patterns, but for those of which an earlier one has as much of every kind."""
    count = 0
    best = 0
    pattern = ALL_USED
    while pattern >= 0:
        out, asked = walk(parts, me, note, 0, 0, pattern)
        pattern = next_pattern(pattern, asked)
        known = False
        for i in range(count):
            known = known or covers(found.code[i], out)
        if known:
            continue
        if count == MOST_OUTPUTS:
            return
        found.code[count] = out
        count += 1
        best = max(best, worth_of(out))
    found.worth = best
    found.count = count


# ==== what a recipe brings ==========================================================================
@rule(inline=True)
def entry_for(pad, chain, note, card):
    """Where what is asked stands, if it stands anywhere."""
    return pad.entry[(chain + 37 * int(card) + 7 * int(note)) % ENTRIES]


@rule(inline=True)
def is_about(entry, pad, chain, note, card):
    return entry.era == pad.era and entry.chain == chain and entry.card == card and entry.note == note


@rule(inline=True)
def write_down(entry, pad, chain, note, card, worth, place):
    entry.era = pad.era
    entry.chain = chain
    entry.note = note
    entry.card = card
    entry.worth = worth
    entry.place = place
