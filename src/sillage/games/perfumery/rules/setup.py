"""Perfumery: the set-up (PE-S)."""

from __future__ import annotations

from sillage.games.perfumery.layout import FUNDS, IN_DECK, PERFUME_DECK, PERFUMES, RECIPE_DECK
from sillage.games.perfumery.rules.clean_up import deal_row
from sillage.games.perfumery.rules.hands import gain_card
from sillage.games.perfumery.rules.rounds import begin_round
from sillage.games.perfumery.words import STARTS
from sillage.kernel.chance import draw
from sillage.kernel.compile import rule
from sillage.kernel.log import emit


@rule
def setup(state, parts, options, chance, log):
    state.players = options[0]
    state.seats = 2 if state.players == 1 else state.players        # PE-Z1: a two-player set-up
    state.columns = state.seats + 1                                 # PE-S1
    state.run = -1
    state.installing = -1
    stack_decks(state, parts)
    state.next_column = -1
    deal_row(state, parts, chance, log)                             # PE-S2
    state.next_column = state.columns - 1                           # PE-S3
    state.next_owner = -1
    for seat in range(state.seats):                                 # PE-S4
        state.player[seat].perfumers = parts.start_perfumers
    for seat in range(state.players):                               # PE-Z1: the rival has no Funds
        gain_card(state.player[seat], FUNDS)
    if state.players > 1:                                           # PE-S5; PE-Z1: alone, the human starts
        state.starter = draw(chance, state.players)
    for place in range(state.players):                              # PE-S4
        state.player[(state.starter + place) % state.players].coins = parts.coins[state.players, place]
    state.rival = options[1]
    emit(log, STARTS, state.starter)
    begin_round(state, parts, log)


@rule
def stack_decks(state, parts):
    """PE-S1: the cards marked for at most this many players; the order inside a rank is nobody's knowledge."""
    for number in range(1, parts.perfumes + 1):
        stack_card(state, parts, PERFUME_DECK, number)
    for number in range(1, parts.recipes + 1):
        stack_card(state, parts, RECIPE_DECK, PERFUMES + number)


@rule
def stack_card(state, parts, deck, card):
    """PE-S1: face down, by its rank."""
    if parts.fewest[card] <= state.seats:
        state.deck[card] = IN_DECK
        state.left[deck, parts.rank[card]] += 1
