"""Perfumery: what a recipe brings to a note, remembered (*memoisation*).

It follows from the recipes of the note and their effects alone, and greedy asks for it again and again, for every card
of the hand and of the columns at every decision. An entry of the notepad is found by all that it is about: a note with
its whole chain of recipes, and a card. The notepad holds the effects that its entries were reckoned with; where they
are others than the edition's, a new era begins, in which no entry is believed any more.
"""

from __future__ import annotations

from sillage.games.perfumery.layout import EFFECTS, ENTRIES, LONGEST_CHAIN, PERFUMES
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
