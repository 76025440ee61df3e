"""Fairy Perfume: what a network is shown. Own things first, then the others' clockwise; goals by what is on them."""

from __future__ import annotations

from sillage.games.fairy_perfume.layout import (
    ABILITIES,
    CHOICE_NAMES,
    FAIRIES,
    GOALS,
    OPEN_GOALS,
    PHASES,
    PIECES,
    STONES,
)
from sillage.games.fairy_perfume.rules.pieces import bottle_value, on_board
from sillage.kernel.columns import Columns
from sillage.kernel.compile import rule
from sillage.kernel.observe import from_seat, mark, put, put_row
from sillage.kernel.records import SEATS
from sillage.kernel.together import is_asked

STATUSES = 3
GOAL = GOALS + 5                    # which one, price, in power, points of the tiers
ABILITY = 3                         # is on the board, price, in power
PLAYER = 9 + FAIRIES + STATUSES + 4 * PIECES + ABILITIES + OPEN_GOALS

COLUMNS = Columns()
PHASE = COLUMNS.add("phase", len(PHASES), "the phase under way, one of them is 1")
GENERAL = COLUMNS.add("general", 9, "players, round, side B, variant, live, glass plus 1, beat, turn, may still dust")
HOLDER = COLUMNS.add("holder", SEATS + 1, "who has the hourglass: nobody, you, the next seat ...")
LAST_HOLDER = COLUMNS.add("last_holder", SEATS + 1, "who had it last round")
DOUBLED = COLUMNS.add("doubled", STONES + 1, "none, or the stone whose reward is doubled")
PENDING = COLUMNS.add("pending", SEATS, "who still has to choose: you, the next seat ...")
MARKET = COLUMNS.add("market", STONES, "stones to be had; charcoal: the pool")
PRICES = COLUMNS.add("prices", STONES, "their prices in coins")
GOAL_CARDS = COLUMNS.add("goals", OPEN_GOALS * GOAL, "open goals: which one, price, in power, points of the tiers")
ON_BOARD = COLUMNS.add("abilities", ABILITIES * ABILITY, "abilities: on the board, price, in power")
CHOICE = COLUMNS.add("choice", len(CHOICE_NAMES), "what you chose in this beat")
LEAVING = COLUMNS.add("leaving", STONES, "stones you chose not to store")
SEATED = COLUMNS.add(
    "players", SEATS * PLAYER,
    "you, then the others: coins, power, track, value, waited, traded, further, left, cubes placed, fairy, status, "
    "bottle, shaken, stored, aside, abilities, cubes on goals",
)


@rule
def observe(state, parts, seat, out):
    """Writes what a seat knows; `out` is zero."""
    mark(out, PHASE, state.phase)
    show_course(state, out)
    mark(out, HOLDER, from_seat(seat, state.holder, state.players))
    mark(out, LAST_HOLDER, from_seat(seat, state.last_holder, state.players))
    mark(out, DOUBLED, state.doubled)
    put_row(out, MARKET, state.market)
    put_row(out, PRICES, parts.stone[state.board])
    for slot in range(OPEN_GOALS):
        show_goal(parts, state.goal[slot], out, GOAL_CARDS + slot * GOAL)
    for ability in range(ABILITIES):
        at = ON_BOARD + ability * ABILITY
        out[at] = on_board(state, ability)
        price = parts.ability[state.board, ability]
        put(out, at + 1, price.amount)
        put(out, at + 2, price.currency)
    mark(out, CHOICE, state.player[seat].choice)
    put_row(out, LEAVING, state.player[seat].leaving)
    for step in range(state.players):
        them = (seat + step) % state.players
        out[PENDING + step] = is_asked(state, them)
        show_player(parts, state.player[them], out, SEATED + step * PLAYER)


@rule(inline=True)
def show_course(state, out):
    put(out, GENERAL, state.players)
    put(out, GENERAL + 1, state.rounds)
    put(out, GENERAL + 2, state.board)
    put(out, GENERAL + 3, state.variant)
    put(out, GENERAL + 4, state.live)
    put(out, GENERAL + 5, state.glass + 1)
    put(out, GENERAL + 6, state.beat)
    put(out, GENERAL + 7, state.turn)
    put(out, GENERAL + 8, state.dusting)


@rule(inline=True)
def show_goal(parts, goal, out, at):
    mark(out, at, goal)
    put(out, at + GOALS, parts.goal[goal].amount)
    put(out, at + GOALS + 1, parts.goal[goal].currency)
    for tier in range(3):
        put(out, at + GOALS + 2 + tier, parts.points[goal, tier])


@rule
def show_player(parts, them, out, at):
    put(out, at, them.coins)
    put(out, at + 1, them.power)
    put(out, at + 2, them.track)
    put(out, at + 3, bottle_value(parts, them))
    put(out, at + 4, them.waited)
    put(out, at + 5, them.traded)
    put(out, at + 6, them.further)
    put(out, at + 7, them.left)
    cubes = 0
    for ability in range(ABILITIES):
        cubes += them.ability[ability]
    for slot in range(OPEN_GOALS):
        cubes += them.goal[slot]
    put(out, at + 8, cubes)
    at += 9
    mark(out, at, them.fairy)
    at += FAIRIES
    mark(out, at, min(them.status, STATUSES - 1))
    at += STATUSES
    put_row(out, at, them.bottle)
    put_row(out, at + PIECES, them.shaken)
    put_row(out, at + 2 * PIECES, them.stored)
    put_row(out, at + 3 * PIECES, them.aside)
    put_row(out, at + 4 * PIECES, them.ability)
    put_row(out, at + 4 * PIECES + ABILITIES, them.goal)
