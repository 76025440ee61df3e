"""New Game, the one phase: all choose a card at the same time, the highest takes the flower."""

from __future__ import annotations

from newgame.layout import CHOOSE, NO_FLOWER, OVER
from newgame.words import ACTIONS, APPEARED, ENDED, PLAY, SHOWED, TOOK, WILTED
from sillage.kernel.chance import pick
from sillage.kernel.codes import code
from sillage.kernel.compile import rule
from sillage.kernel.log import NO_SEAT, emit
from sillage.kernel.together import ask, ask_pending, chosen


@rule
def begin_round(state, chance, log):
    """NG-2: a flower is drawn, and everyone is asked."""
    state.rounds += 1
    state.phase = CHOOSE
    state.flower = pick(chance, state.bag, state.left)
    state.bag[state.flower] = 0
    state.left -= 1
    emit(log, APPEARED, NO_SEAT, state.flower)
    for seat in range(state.players):
        ask(state, seat)
    ask_pending(state)


@rule
def legal_cards(state, parts, moves):
    """NG-2: a card of one's own hand."""
    count = 0
    for card in range(1, parts.cards + 1):
        if state.player[state.actor].hand[card] == 1:
            moves[count] = code(PLAY, card - 1)
            count += 1
    return count


@ACTIONS.refusal(PLAY)
def why_not_play(scene, tr, word, card):
    return "NG-2", tr("newgame-why-hand", card=card + 1)


@rule
def choose(state, card, chance, log):
    """NG-2: written down unseen; the last choice shows them all."""
    state.player[state.actor].card = card
    if chosen(state):
        show(state, log)
        if state.left > 0:
            begin_round(state, chance, log)
        else:
            end_game(state, log)


@rule
def show(state, log):
    """NG-3: the highest card takes the flower; a flower that two of them want wilts."""
    best = 0
    winner = NO_SEAT
    for seat in range(state.players):
        me = state.player[seat]
        emit(log, SHOWED, seat, me.card - 1)
        if me.card > best:
            best = me.card
            winner = seat
        elif me.card == best:
            winner = NO_SEAT
        me.hand[me.card] = 0
        me.card = 0
    if winner == NO_SEAT:
        emit(log, WILTED, NO_SEAT, state.flower)
    else:
        state.player[winner].points += state.flower
        state.player[winner].flowers += 1
        emit(log, TOOK, winner, state.flower)


@rule
def end_game(state, log):
    """NG-4: the bag is empty."""
    state.phase = OVER
    state.ending = NO_FLOWER
    state.actor = -1
    emit(log, ENDED, NO_SEAT, state.ending)
