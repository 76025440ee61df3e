"""New Game: what a network is shown. Own things first, then the others', clockwise."""

from __future__ import annotations

from newgame.layout import CARDS, PHASES
from sillage.kernel.columns import Columns
from sillage.kernel.compile import rule
from sillage.kernel.observe import mark, put, put_row
from sillage.kernel.records import SEATS

PLAYER = 2 + CARDS + 1      # points, flowers, cards in hand

COLUMNS = Columns()
PHASE = COLUMNS.add("phase", len(PHASES), "the phase under way, one of them is 1")
GENERAL = COLUMNS.add("general", 3, "players, round, flowers in the bag")
FLOWER = COLUMNS.add("flower", 1, "what the flower on the table is worth")
BAG = COLUMNS.add("bag", CARDS + 1, "1: the flower of this worth is in the bag")
CHOSEN = COLUMNS.add("chosen", 1, "the card you have chosen, 0 before")
MINE = COLUMNS.add("mine", PLAYER, "you: points, flowers taken, cards in hand")
RIVALS = COLUMNS.add("rivals", (SEATS - 1) * PLAYER, "the others clockwise, as under mine")


@rule
def observe(state, parts, seat, out):
    """Writes what a seat knows; `out` is zero."""
    mark(out, PHASE, state.phase)
    put(out, GENERAL, state.players)
    put(out, GENERAL + 1, state.rounds)
    put(out, GENERAL + 2, state.left)
    put(out, FLOWER, state.flower)
    put_row(out, BAG, state.bag)
    put(out, CHOSEN, state.player[seat].card)
    for step in range(state.players):
        show_player(state.player[(seat + step) % state.players], out, MINE + step * PLAYER)


@rule(inline=True)
def show_player(them, out, at):
    put(out, at, them.points)
    put(out, at + 1, them.flowers)
    put_row(out, at + 2, them.hand)
