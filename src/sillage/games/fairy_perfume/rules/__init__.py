"""Fairy Perfume: the course of the game. One rule a function, each citing its clause (texts/rules.en.md).

A phase has a file: what may be done, what it does and why it may not stand there together. `setup` (choose, charm)
leads to the first round; a round is `shake`, `visit`, `store` (store, double, split), `act` (with what the `market`
offers) and `end` (return, last trade). `trade` belongs to many phases. A step with a single outcome is not asked.
"""

from __future__ import annotations

from sillage.games.fairy_perfume.layout import (
    ACT,
    CHARM,
    CHOOSE,
    DOUBLE,
    EXTRA,
    LAST_TRADE,
    RETURN,
    SHAKE,
    SPLIT,
    STORE,
    VISIT,
)
from sillage.games.fairy_perfume.rules.act import act, further, legal_act, legal_further, legal_more
from sillage.games.fairy_perfume.rules.end import end_game, give_back, legal_last, legal_returns
from sillage.games.fairy_perfume.rules.score import scores as scores
from sillage.games.fairy_perfume.rules.setup import charm, choose_fairy, legal_fairies
from sillage.games.fairy_perfume.rules.setup import setup as setup
from sillage.games.fairy_perfume.rules.shake import choose_beat, legal_beat
from sillage.games.fairy_perfume.rules.store import double, leave, legal_doubles, legal_leaves, legal_splits, split
from sillage.games.fairy_perfume.rules.trade import legal_trades, trade
from sillage.games.fairy_perfume.rules.visit import legal_places, legal_visit, visit
from sillage.games.fairy_perfume.words import DOUBLE_STONE, FAIRY_IS, GIVE_BACK, LEAVE, PLACE, SPLIT_COINS, TRADE
from sillage.kernel.codes import arg, is_a
from sillage.kernel.compile import rule


@rule
def legal(state, parts, moves):
    """FA-X2: trades are for the phases after the shaking."""
    if state.phase == SHAKE:
        return legal_beat(state, moves)
    if state.phase == CHOOSE:
        return legal_fairies(state, moves)
    if state.phase == CHARM:
        return legal_places(state, moves)
    if state.phase == VISIT:
        return legal_visit(state, moves)
    if state.phase == RETURN:
        return legal_returns(state, moves)
    if state.phase == ACT:
        n = legal_act(state, parts, moves)
    elif state.phase == STORE:
        n = legal_leaves(state, moves)
    elif state.phase == DOUBLE:
        n = legal_doubles(state, moves)
    elif state.phase == SPLIT:
        n = legal_splits(state, parts, moves)
    elif state.phase == EXTRA:
        n = legal_further(state, parts, moves)
    elif state.phase == LAST_TRADE:
        n = legal_last(moves)
    else:
        n = legal_more(state, parts, moves)
    return legal_trades(parts, state.player[state.actor], moves, n)


@rule
def apply(state, parts, action, chance, log):
    """FA-X2: a trade is no decision of its own; any other one ends the direction of trades."""
    if is_a(action, TRADE):
        trade(state, parts, arg(action, TRADE), log)
        return
    state.player[state.actor].traded = 0
    if state.phase == SHAKE:
        choose_beat(state, parts, action, chance, log)
    elif state.phase == CHOOSE:
        choose_fairy(state, parts, arg(action, FAIRY_IS), chance, log)
    elif state.phase == CHARM:
        charm(state, parts, arg(action, PLACE), chance, log)
    elif state.phase == VISIT:
        visit(state, parts, action, log)
    elif state.phase == STORE:
        leave(state, parts, arg(action, LEAVE), log)
    elif state.phase == DOUBLE:
        double(state, parts, arg(action, DOUBLE_STONE), log)
    elif state.phase == SPLIT:
        split(state, parts, arg(action, SPLIT_COINS), log)
    elif state.phase == EXTRA:
        further(state, parts, action, chance, log)
    elif state.phase == RETURN:
        give_back(state, parts, arg(action, GIVE_BACK), chance, log)
    elif state.phase == LAST_TRADE:
        end_game(state, log)
    else:
        act(state, parts, action, chance, log)
