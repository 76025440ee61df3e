"""Perfumery: what a network is shown. Own things first, then the others' clockwise; cards by what is on them."""

from __future__ import annotations

from sillage.games.perfumery.layout import (
    BLEND,
    EFFECT,
    FUNDS,
    KINDS,
    NOTES,
    PERFUMES,
    PHASES,
    STEP_NAMES,
    TILE,
)
from sillage.games.perfumery.layout import (
    COLUMNS as AREA,
)
from sillage.kernel.columns import Columns
from sillage.kernel.compile import rule
from sillage.kernel.observe import from_seat, mark, put, put_row
from sillage.kernel.records import SEATS
from sillage.kernel.together import is_asked

CARD = 6 + 2 * KINDS + NOTES * KINDS + KINDS    # perfume, recipe, funds, value, rank, brand, pays, gets, needs, storage
IN_COLUMN = 4                       # cards of a column that are shown, the newest; how many lie there is shown too
IN_HAND = 10
RECIPE = 2 * KINDS                  # pays, gets
IN_NOTE = 6                         # recipes of a note that are shown, from the tile on
STEPS = len(STEP_NAMES)
# A player: counts (7), what cards in hand are worth, perfumes among them, coins (3); by note: recipes, used, sum of
# pays and gets, essences on its Stockyard; then stored essences and spaces.
NOTE = 2 + 2 * KINDS + KINDS
PLAYER = 10 + NOTES * NOTE + 2 * KINDS
DRAFT = STEPS + NOTES + 1 + 2 + RECIPE + KINDS + NOTES * KINDS + 2 * KINDS + NOTES * KINDS

SHOWN = Columns()
PHASE = SHOWN.add("phase", len(PHASES), "the phase under way, one of them is 1")
GENERAL = SHOWN.add("general", 7, "players, round, last round, columns, run plus 1, owed, paid")
PENDING = SHOWN.add("pending", SEATS, "who has a blending to commit: you, the next seat ...")
STARTER = SHOWN.add("starter", SEATS + 1, "who has the Starting Player Marker: nobody, you, the next seat ...")
NEXT = SHOWN.add("next_owner", SEATS + 1, "who has the Next Starting Player Marker")
NEXT_COLUMN = SHOWN.add("next_column", AREA + 1, "a player has it, or the column where it lies")
TAKEN = SHOWN.add("taken", 3 * (SEATS + 1), "whose perfumer sorts, replenishes, took the marker")
INSTALLING = SHOWN.add("installing", NOTES + 1, "none, or the note a recipe is installed in")
LIFTED = SHOWN.add("lifted", CARD, "the recipe that looks for its place")
LEFT = SHOWN.add("left", 6, "cards in the decks: perfumes by rank, recipes by rank")
IN_AREA = SHOWN.add(
    "area", AREA * (SEATS + 2 + IN_COLUMN * CARD), "columns: cards there, whose perfumer is there, the newest cards"
)
HAND = SHOWN.add("hand", IN_HAND * CARD, "your hand: perfume, recipe, funds, value, rank, brand, pays, gets, needs")
OWN_NOTES = SHOWN.add("notes", NOTES * IN_NOTE * RECIPE, "your recipes, note by note from the tile on: pays, gets")
OWN_DRAFT = SHOWN.add(
    "draft", DRAFT,
    "your blending: step, note, effects behind, perfumes made, the effect at hand, essences flowing, Stockyards, "
    "stored, spaces, what the perfume still needs",
)
SEATED = SHOWN.add("players", SEATS * PLAYER, "you, then the others (the rival of a solo game, too)")

COLUMNS = SHOWN


@rule
def observe(state, parts, seat, out):
    """Writes what a seat knows; `out` is zero."""
    mark(out, PHASE, state.phase)
    show_course(state, seat, out)
    show_card(parts, state.lifted, out, LIFTED)
    for rank in range(3):
        put(out, LEFT + rank, state.left[0, rank])
        put(out, LEFT + 3 + rank, state.left[1, rank])
    for column in range(state.columns):
        show_column(state, parts, column, seat, out, IN_AREA + column * (SEATS + 2 + IN_COLUMN * CARD))
    me = state.player[seat]
    for place in range(min(me.held, IN_HAND)):
        show_card(parts, me.hand[place], out, HAND + place * CARD)
    for note in range(NOTES):
        for place in range(min(me.note[note].count, IN_NOTE)):
            at = OWN_NOTES + (note * IN_NOTE + place) * RECIPE
            show_effect(parts, me.note[note].recipe[place] - PERFUMES, out, at)
    if state.phase == BLEND and seat < state.players:
        show_draft(parts, me, out)
    for step in range(state.seats):
        them = (seat + step) % state.seats
        out[PENDING + step] = is_asked(state, them)
        show_player(parts, state.player[them], out, SEATED + step * PLAYER)


@rule(inline=True)
def show_course(state, seat, out):
    put(out, GENERAL, state.players)
    put(out, GENERAL + 1, state.rounds)
    put(out, GENERAL + 2, state.last_round)
    put(out, GENERAL + 3, state.columns)
    put(out, GENERAL + 4, state.run + 1)
    put(out, GENERAL + 5, state.owed)
    put(out, GENERAL + 6, state.paid)
    mark(out, STARTER, from_seat(seat, state.starter, state.seats))
    mark(out, NEXT, from_seat(seat, state.next_owner, state.seats))
    mark(out, NEXT_COLUMN, state.next_column + 1)
    mark(out, TAKEN, from_seat(seat, state.sort_taken - 1, state.seats))
    mark(out, TAKEN + SEATS + 1, from_seat(seat, state.replenish_taken - 1, state.seats))
    mark(out, TAKEN + 2 * (SEATS + 1), from_seat(seat, state.marker_taken - 1, state.seats))
    mark(out, INSTALLING, state.installing + 1)


@rule(inline=True)
def show_column(state, parts, column, seat, out, at):
    cards = state.column[column]
    put(out, at, cards.count)
    mark(out, at + 1, from_seat(seat, cards.taken - 1, state.seats))
    first = max(int(cards.count) - IN_COLUMN, 0)
    for place in range(first, cards.count):
        show_card(parts, cards.card[place], out, at + SEATS + 2 + (place - first) * CARD)


@rule
def show_card(parts, card, out, at):
    if card == 0:
        return
    put(out, at + 3, parts.value[card])
    put(out, at + 4, parts.rank[card] + 1)
    if card == FUNDS:
        out[at + 2] = 1
    elif card > PERFUMES:
        out[at + 1] = 1
        show_effect(parts, card - PERFUMES, out, at + 6)
    else:
        out[at] = 1
        perfume = parts.perfume[card]
        put(out, at + 5, perfume.brand)
        for note in range(NOTES):
            for kind in range(KINDS):
                put(out, at + 6 + 2 * KINDS + note * KINDS + kind, perfume.need[note, kind])
        if perfume.storage >= 0:
            mark(out, at + 6 + 2 * KINDS + NOTES * KINDS, perfume.storage)


@rule(inline=True)
def show_effect(parts, effect, out, at):
    put_row(out, at, parts.effect[effect].pay)
    put_row(out, at + KINDS, parts.effect[effect].get)


@rule
def show_draft(parts, me, out):
    draft = me.draft
    at = OWN_DRAFT
    mark(out, at, draft.step)
    at += STEPS
    mark(out, at, draft.note)
    at += NOTES + 1
    put(out, at, draft.effect)
    put(out, at + 1, draft.made)
    at += 2
    if draft.step == EFFECT and draft.note < NOTES:
        place = draft.effect
        number = TILE + draft.note if place == 0 else me.note[draft.note].recipe[place - 1] - PERFUMES
        show_effect(parts, number, out, at)
    at += RECIPE
    put_row(out, at, draft.flow)
    at += KINDS
    for note in range(NOTES):
        put_row(out, at + note * KINDS, draft.yard[note])
    at += NOTES * KINDS
    put_row(out, at, draft.stored)
    put_row(out, at + KINDS, draft.spaces)
    at += 2 * KINDS
    for note in range(NOTES):
        put_row(out, at + note * KINDS, draft.need[note])


@rule
def show_player(parts, them, out, at):
    put(out, at, them.perfumers)
    put(out, at + 1, them.home)
    put(out, at + 2, them.hired)
    put(out, at + 3, them.essence_used)
    put(out, at + 4, them.held)
    put(out, at + 5, them.perfumes)
    put(out, at + 6, them.points)
    worth = 0
    perfumes = 0
    for place in range(them.held):
        worth += int(parts.value[them.hand[place]])
        perfumes += them.hand[place] <= PERFUMES
    put(out, at + 7, worth)
    put(out, at + 8, perfumes)
    put(out, at + 9, them.coins)
    at += 10
    for note in range(NOTES):
        show_note(parts, them, note, out, at + note * NOTE)
    at += NOTES * NOTE
    put_row(out, at, them.stored)
    put_row(out, at + KINDS, them.spaces)


@rule(inline=True)
def show_note(parts, them, note, out, at):
    """How many recipes, whether it is used, what all of them together pay and get, what lies on the Stockyard."""
    put(out, at, them.note[note].count)
    put(out, at + 1, them.note[note].used)
    for place in range(them.note[note].count):
        effect = parts.effect[them.note[note].recipe[place] - PERFUMES]
        for kind in range(KINDS):
            out[at + 2 + kind] = min(255, int(out[at + 2 + kind]) + effect.pay[kind])
            out[at + 2 + KINDS + kind] = min(255, int(out[at + 2 + KINDS + kind]) + effect.get[kind])
    put_row(out, at + 2 + 2 * KINDS, them.yard[note])
