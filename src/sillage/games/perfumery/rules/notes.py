"""Perfumery: the recipes of a note, from the tile (place 0) to the Stockyard. Several phases move them."""

from __future__ import annotations

from sillage.games.perfumery.layout import FUNDS, NOTES, PERFUMES
from sillage.kernel.compile import rule


@rule
def is_recipe(card):
    """PE-N1: perfumes and Funds are not installed."""
    return card > PERFUMES and card < FUNDS


@rule(inline=True)
def recipe_no(card):
    """PE-N1: the number of a recipe among the recipes, as actions and events name it."""
    return int(card) - PERFUMES - 1


@rule(inline=True)
def recipe_card(number):
    """PE-N1: the card of a recipe by its number."""
    return number + PERFUMES + 1


@rule
def put_in(chain, place, card):
    """PE-N1: a recipe comes to its place; the older ones keep their order."""
    for later in range(chain.count, place, -1):
        chain.recipe[later] = chain.recipe[later - 1]
    chain.recipe[place] = card
    chain.count += 1


@rule
def take_out(chain, place):
    """PE-O1: the others close up."""
    chain.count -= 1
    for later in range(place, chain.count):
        chain.recipe[later] = chain.recipe[later + 1]
    chain.recipe[chain.count] = 0


@rule
def find_recipe(me, card):
    """PE-O1: the note and the place of an installed recipe."""
    for note in range(NOTES):
        for place in range(me.note[note].count):
            if me.note[note].recipe[place] == card:
                return note, place
    return -1, -1
