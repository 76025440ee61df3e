"""New Game: what holds in every position. Whatever is counted is compared with the pieces of the box."""

from __future__ import annotations

from newgame.layout import OVER


def check(state, parts):
    flowers(state, parts)
    hands(state, parts)


def flowers(state, parts):
    """A flower is in the bag, on the table, taken or wilted (NG-1, NG-3)."""
    assert state.left == state.bag.sum() == parts.cards - state.rounds
    assert not state.bag[parts.cards + 1 :].any()
    assert state.phase == OVER or not state.bag[state.flower]
    assert sum(me.flowers for me in state.player) <= state.rounds


def hands(state, parts):
    """Everyone has played a card a round (NG-2)."""
    for me in state.player[: state.players]:
        assert me.hand.sum() == parts.cards - state.rounds + (state.phase != OVER)
        assert me.card == 0 or me.hand[me.card] == 1
        assert not me.hand[parts.cards + 1 :].any()
