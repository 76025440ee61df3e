"""Nightscent: what a network is shown. Own things first, then the others', clockwise; seedlings by what they are."""

from __future__ import annotations

from nightscent.layout import FLOWERS, PHASES, PLACES
from sillage.kernel.columns import Columns
from sillage.kernel.compile import rule
from sillage.kernel.observe import from_seat, mark, put, put_row
from sillage.kernel.records import SEATS

PLAYER = 4 + 2 * FLOWERS            # dew, nectar, lured, planted tonight, scents, moths
SEEDLING = 2 + FLOWERS              # flower (4), scent, nectar

COLUMNS = Columns()
PHASE = COLUMNS.add("phase", len(PHASES), "the phase under way, one of them is 1")
GENERAL = COLUMNS.add("general", 5, "players, night, nights of this game, moths in the sack, seedlings in the shed")
STARTER = COLUMNS.add("starter", SEATS + 1, "who breaks ties: nobody, you, the next seat ...")
AIR = COLUMNS.add("air", FLOWERS, "moths around each flower")
SACK = COLUMNS.add("sack", FLOWERS, "moths still to come")
BENCH = COLUMNS.add("bench", PLACES * SEEDLING, "seedlings on offer: flower, scent, nectar")
CHOSEN = COLUMNS.add("chosen", FLOWERS + 2, "the flower you open tonight: none yet, each flower; drops of dew on it")
MINE = COLUMNS.add("mine", PLAYER, "you: dew, nectar, lured, planted tonight, scent of your flowers, moths")
RIVALS = COLUMNS.add("rivals", (SEATS - 1) * PLAYER, "the others clockwise, as under mine")


@rule
def observe(state, parts, seat, out):
    """Writes what a seat knows; `out` is zero."""
    mark(out, PHASE, state.phase)
    put(out, GENERAL, state.players)
    put(out, GENERAL + 1, state.rounds)
    put(out, GENERAL + 2, state.nights)
    put(out, GENERAL + 3, state.sack_left)
    put(out, GENERAL + 4, state.shed_left)
    mark(out, STARTER, from_seat(seat, state.starter, state.players))
    put_row(out, AIR, state.air)
    put_row(out, SACK, state.sack)
    for place in range(PLACES):
        show_seedling(parts, state.bench[place], out, BENCH + place * SEEDLING)
    mark(out, CHOSEN, state.player[seat].flower)
    put(out, CHOSEN + FLOWERS + 1, state.player[seat].drops)
    for step in range(state.players):
        show_player(state, (seat + step) % state.players, out, MINE + step * PLAYER)


@rule(inline=True)
def show_seedling(parts, number, out, at):
    if number == 0:
        return
    mark(out, at, parts.seedling[number].flower)
    put(out, at + FLOWERS, parts.seedling[number].scent)
    put(out, at + FLOWERS + 1, parts.seedling[number].nectar)


@rule(inline=True)
def show_player(state, seat, out, at):
    them = state.player[seat]
    put(out, at, them.dew)
    put(out, at + 1, them.nectar)
    put(out, at + 2, them.lured)
    put(out, at + 3, (state.planted >> seat) & 1)
    put_row(out, at + 4, them.scent)
    put_row(out, at + 4 + FLOWERS, them.moths)
