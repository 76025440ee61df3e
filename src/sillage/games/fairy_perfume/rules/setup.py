"""Fairy Perfume: the set-up (FA-S1 to FA-S5, FA-X4)."""

from __future__ import annotations

from sillage.games.fairy_perfume.layout import (
    CHARM,
    CHOOSE,
    CUBE,
    CUBES,
    FAIRIES,
    GOALS,
    OPEN_GOALS,
    PINK,
    PLAIN,
    ROYAL,
    STONES,
    WHITE_FAIRY,
)
from sillage.games.fairy_perfume.rules.pieces import seat_of
from sillage.games.fairy_perfume.rules.shake import begin_round
from sillage.games.fairy_perfume.rules.visit import place
from sillage.games.fairy_perfume.words import ACTIONS, COMPANION, CUBE_IN, FAIRY_IS, OPENED
from sillage.kernel.chance import draw
from sillage.kernel.codes import code
from sillage.kernel.compile import rule
from sillage.kernel.log import NO_SEAT, emit
from sillage.kernel.words import Reason, Scene, Translate


@rule
def setup(state, parts, options, chance, log):
    """Options: players, side, variant, choose_fairies, live."""
    state.players = options[0]
    state.board = options[1]
    state.variant = options[2]
    state.live = options[4]
    state.holder = -1
    state.last_holder = -1
    state.glass = -1
    for stone in range(STONES):                                     # FA-S3
        state.market[stone] = parts.supply[stone]
    state.market[PINK] = parts.pink[state.players]
    open_goals(state, chance, log)
    if state.variant == 1 and options[3] == 1:
        state.phase = CHOOSE
        state.actor = 0
        return
    for seat in range(state.players):
        fairy = deal_fairy(state, chance) if state.variant == 1 else PLAIN
        seat_fairy(state, parts, seat, fairy, log)
    end_setup(state, parts, chance, log)


# ---- goals -----------------------------------------------------------------------------------------
@rule
def open_goals(state, chance, log):
    """FA-S2: 4 of the 13, at random; the others are out of the game."""
    for slot in range(OPEN_GOALS):
        left = draw(chance, GOALS - slot)
        goal = 0
        while left > 0 or is_open(state, slot, goal):
            if not is_open(state, slot, goal):
                left -= 1
            goal += 1
        state.goal[slot] = goal
        emit(log, OPENED, NO_SEAT, goal)


@rule
def is_open(state, slots, goal):
    """FA-S2: whether a goal lies in one of the first slots."""
    for slot in range(slots):
        if state.goal[slot] == goal:
            return True
    return False


# ---- companions ------------------------------------------------------------------------------------
@rule
def deal_fairy(state, chance):
    """FA-S5: one that nobody has, at random."""
    free = 0
    for fairy in range(PLAIN + 1, FAIRIES):
        if seat_of(state, fairy) < 0:
            free += 1
    left = draw(chance, free)
    fairy = PLAIN + 1
    while left > 0 or seat_of(state, fairy) >= 0:
        if seat_of(state, fairy) < 0:
            left -= 1
        fairy += 1
    return fairy


@rule
def seat_fairy(state, parts, seat, fairy, log):
    """FA-S4, FA-S5: coins, fairy power, stones from market and pool, 8 cubes on the track."""
    me = state.player[seat]
    start = parts.start[fairy]
    me.fairy = fairy
    me.coins = start.coins
    me.power = start.power
    me.track = CUBES
    for stone in range(STONES):
        me.bottle[stone] = start.stones[stone]
        state.market[stone] -= start.stones[stone]
    if fairy != PLAIN:
        emit(log, COMPANION, seat, fairy)
    if fairy == ROYAL:                                              # FA-X1
        me.track -= 1
        me.bottle[CUBE] = 1
        emit(log, CUBE_IN, seat)


@rule
def legal_fairies(state, moves):
    """FA-S5: those of the variant that nobody has."""
    n = 0
    for fairy in range(PLAIN + 1, FAIRIES):
        if seat_of(state, fairy) < 0:
            moves[n] = code(FAIRY_IS, fairy)
            n += 1
    return n


@rule
def choose_fairy(state, parts, fairy, chance, log):
    """FA-S5: in the order of the seats."""
    seat_fairy(state, parts, state.actor, fairy, log)
    state.actor += 1
    if state.actor == state.players:
        end_setup(state, parts, chance, log)


@ACTIONS.refusal(FAIRY_IS)
def why_not_fairy(scene: Scene, tr: Translate, word: str, fairy: int) -> Reason:
    return "FA-S5", tr("fairy_perfume-why-fairy")


# ---- the White fairy's ability -----------------------------------------------------------------------
@rule
def end_setup(state, parts, chance, log):
    """FA-X4: the White fairy places a cube, with the goals in sight; then the first round."""
    state.actor = seat_of(state, WHITE_FAIRY)
    state.phase = CHARM
    if state.actor < 0:
        begin_round(state, parts, chance, log)


@rule
def charm(state, parts, ability, chance, log):
    """FA-X4: the leftmost cube of the track."""
    state.player[state.actor].track -= 1
    place(state, ability, log)
    begin_round(state, parts, chance, log)
