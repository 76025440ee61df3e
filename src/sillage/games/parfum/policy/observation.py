"""Parfum: what a network is shown. Own things first, then the others', clockwise; pieces by what is on them."""

from __future__ import annotations

from sillage.games.parfum.layout import (
    AROMAS,
    CLOCKS,
    FOUR_CLOCKS,
    MAJOR,
    MINOR,
    PHASES,
    SHOPS,
    SPACES,
    THREE_CLOCKS,
    WORTHS,
)
from sillage.kernel.amounts import lane
from sillage.kernel.columns import Columns
from sillage.kernel.compile import rule
from sillage.kernel.observe import from_seat, mark, put, put_row
from sillage.kernel.records import SEATS

NOTE = 4 + 2 * AROMAS               # part (3), coins, aromas needed, components added
CUSTOMER = 2 + AROMAS               # is there, price, wants
OWN_PERFUMES = 8                    # of one's own, the first so many; later ones are rare
PERFUME = 7 + AROMAS                # minor, major, head, heart, base, complete, flacons, components
RIVAL = 5 + AROMAS                  # money, water, place on the track, unfinished, flacons, components for sale

COLUMNS = Columns()
PHASE = COLUMNS.add("phase", len(PHASES), "the phase under way, one of them is 1")
GENERAL = COLUMNS.add("general", 4, "players, first game, round, last round")
OWNERS = COLUMNS.add("clock_owner", CLOCKS * (SEATS + 1), "of each clock: nobody, you, the next seat ...")
ACTIONS = COLUMNS.add("clock_actions", CLOCKS, "actions of each clock")
TURN = COLUMNS.add("turn", CLOCKS, "the clock whose turn it is, while perfumes are made or sold")
COURSE = COLUMNS.add("course", 4, "clocks picked, actions left, claiming, chances to sell that are over")
MARKET = COLUMNS.add("market", AROMAS, "dice on the market by aroma")
TAKEN = COLUMNS.add("taken", AROMAS, "dice taken, not rolled yet")
FLASKS = COLUMNS.add("flasks", AROMAS, "dice that show a flask")
FLIES = COLUMNS.add("flies", AROMAS, "dice that show a fly")
FACES = COLUMNS.add("flask_faces", AROMAS, "faces of six that are flasks")
CLAIMED = COLUMNS.add("claimed", SPACES * NOTE, "notes claimed and not placed: part, coins, aromas, components")
DISTILLERY = COLUMNS.add("distillery", SPACES * NOTE, "notes to be had: part, coins, aromas, components")
STREET = COLUMNS.add("street", SHOPS * CUSTOMER, "customers: is there, price, wants")
LEFT = COLUMNS.add("left", 6, "notes in the bag, A and B customers, B above closing time plus 1, well, flacons out")
SPENT = COLUMNS.add("spent", WORTHS, "discarded tokens by worth")
WORTH = COLUMNS.add("worths", WORTHS, "your tokens by worth")
MINE = COLUMNS.add("mine", RIVAL, "you: money, water, place on the track, unfinished, flacons, components for sale")
PERFUMES = COLUMNS.add(
    "perfumes", OWN_PERFUMES * PERFUME, "yours: minor, major, head, heart, base, complete, flacons, components"
)
RIVALS = COLUMNS.add("rivals", (SEATS - 1) * RIVAL, "the others clockwise, as under mine")


@rule
def observe(state, parts, seat, out):
    """Writes what a seat knows; `out` is zero."""
    mark(out, PHASE, state.phase)
    put(out, GENERAL, state.players)
    put(out, GENERAL + 1, state.first_game)
    put(out, GENERAL + 2, state.rounds)
    put(out, GENERAL + 3, state.last_round)
    show_clocks(state, parts, seat, out)
    put(out, COURSE, state.picks)
    put(out, COURSE + 1, state.actions_left)
    put(out, COURSE + 2, state.claiming)
    put(out, COURSE + 3, state.chances)
    put_row(out, MARKET, state.market)
    put_row(out, TAKEN, state.taken)
    put_row(out, FLASKS, state.flasks)
    put_row(out, FLIES, state.flies)
    put_row(out, FACES, parts.flask_faces)
    for slot in range(state.claims):
        show_note(parts, state.claimed[slot], out, CLAIMED + slot * NOTE)
    for space in range(state.spaces):
        show_note(parts, state.distillery[space], out, DISTILLERY + space * NOTE)
    for shop in range(state.shops):
        show_customer(parts, state.street[shop], out, STREET + shop * CUSTOMER)
    show_left(state, out)
    put_row(out, SPENT, state.spent)
    put_row(out, WORTH, state.player[seat].worths)
    show_player(state, parts, seat, out, MINE)
    show_perfumes(parts, state.player[seat], out)
    for step in range(1, state.players):
        show_player(state, parts, (seat + step) % state.players, out, RIVALS + (step - 1) * RIVAL)


@rule(inline=True)
def show_clocks(state, parts, seat, out):
    board = THREE_CLOCKS if state.clocks == 3 else FOUR_CLOCKS
    for clock in range(state.clocks):
        mark(out, OWNERS + clock * (SEATS + 1), from_seat(seat, state.clock_owner[clock], state.players))
        put(out, ACTIONS + clock, parts.clock_actions[board, clock])
    mark(out, TURN, state.turn)


@rule(inline=True)
def show_note(parts, number, out, at):
    if number == 0:
        return
    note = parts.note[number]
    mark(out, at, note.part)
    put(out, at + 3, note.coins)
    put_row(out, at + 4, note.aromas)
    put_row(out, at + 4 + AROMAS, note.components)


@rule(inline=True)
def show_customer(parts, number, out, at):
    if number == 0:
        return
    out[at] = 1
    put(out, at + 1, parts.customer[number].price)
    for aroma in range(AROMAS):
        put(out, at + 2 + aroma, lane(parts.customer[number].wish, aroma))


@rule(inline=True)
def show_left(state, out):
    put(out, LEFT, state.bag_left)
    put(out, LEFT + 1, state.a_left)
    put(out, LEFT + 2, state.b_left)
    put(out, LEFT + 3, state.closing_in + 1)
    put(out, LEFT + 4, state.well_left)
    put(out, LEFT + 5, state.flacons_out)


@rule
def show_player(state, parts, seat, out, at):
    me = state.player[seat]
    put(out, at, me.money)
    put(out, at + 1, me.water)
    for place in range(state.players):
        if state.track[place] == seat:
            put(out, at + 2, place)
    unfinished = 0
    flacons = 0
    for number in range(me.perfumes):
        unfinished += (me.unfinished >> number) & 1
        if (me.for_sale >> number) & 1 == 1:
            flacons += int(me.perfume[number].flacons)
            for aroma in range(AROMAS):
                out[at + 5 + aroma] = min(255, int(out[at + 5 + aroma]) + component(parts, me.perfume[number], aroma))
    put(out, at + 3, unfinished)
    put(out, at + 4, flacons)


@rule(inline=True)
def component(parts, perfume, aroma):
    """How much of an aroma a perfume has; note 0 has none."""
    notes = parts.note
    return (
        int(notes[perfume.head_note].components[aroma]) + notes[perfume.heart_note].components[aroma]
        + notes[perfume.base_note].components[aroma]
    )  # fmt: skip


@rule
def show_perfumes(parts, me, out):
    for number in range(min(me.perfumes, OWN_PERFUMES)):
        perfume = me.perfume[number]
        at = PERFUMES + number * PERFUME
        out[at] = perfume.side == MINOR
        out[at + 1] = perfume.side == MAJOR
        out[at + 2] = perfume.head_note > 0
        out[at + 3] = perfume.heart_note > 0
        out[at + 4] = perfume.base_note > 0
        out[at + 5] = (me.unfinished >> number) & 1 == 0
        put(out, at + 6, perfume.flacons)
        for aroma in range(AROMAS):
            put(out, at + 7 + aroma, component(parts, perfume, aroma))
