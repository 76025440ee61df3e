"""Perfumery: a payment that was begun can be finished, whatever is paid with what and in whatever order."""

import random
from collections import Counter

import pytest

from sillage.games.perfumery import GAME
from sillage.games.perfumery.layout import BLEND, INSERT, INSTALL, PAY, PAYING
from sillage.kernel.compile import JIT
from sillage.kernel.edition import load_edition
from sillage.kernel.play import GREEDY
from sillage.kernel.records import read
from sillage.table import Position

from .test_blender import EDITIONS, HANDS, random_case, random_edition

GAMES = 60 if JIT else 1
TRIES = 3               # ways each payment is finished in
WHIM = 0.5              # how often a player does anything at all instead of what is sensible


def state_of(position):
    return read(position.state, GAME.state)


def owing(state):
    """What is being paid: `cards` to the central area, `essences` for a perfume, or nothing."""
    if state.phase in (INSTALL, INSERT, PAY) and state.owed > 0:
        return "cards"
    if state.phase == BLEND and state.player[state.actor].draft.step == PAYING:
        return "essences"
    return None


def walk(rng, edition, players, seed):
    """Positions of a game in which whims and sense take turns, so that notes grow and perfumes are paid."""
    position = Position.start(GAME, edition.compile(), players, seed=seed)
    while not position.over:
        yield position
        whim = rng.random() < WHIM
        position.play(int(rng.choice(position.moves.tolist())) if whim else position.choose(GREEDY))


def finish(rng, position, what):
    """Pays on at random until nothing is owed."""
    seat, made = position.actor, int(state_of(position).player[position.actor].draft.made)
    for _ in range(200):
        state = state_of(position)
        if owing(state) != what or position.actor != seat or state.player[seat].draft.made != made:
            return
        assert position.count > 0, "a payment can't be finished"
        position.play(int(rng.choice(position.moves.tolist())))
    pytest.fail("a payment doesn't end")


@pytest.mark.rule("PE-D6", "PE-N1", "PE-P1")
def test_a_begun_payment_can_always_be_finished():
    """Whole games; what is left in hand, one card after the other, is always a way."""
    rng = random.Random(5)
    edition = load_edition("perfumery")
    parts = read(edition.compile(), GAME.parts)
    seen = Counter()
    for seed in range(GAMES):
        for position in walk(rng, edition, 1 + seed % 4, seed):
            state = state_of(position)
            what = owing(state)
            if what is None:
                continue
            seen[what] += 1
            me = state.player[state.actor]
            purse = int(me.coins) + sum(int(parts.value[card]) for card in me.hand[: me.held])
            assert what == "essences" or state.paid + purse >= state.owed
            for _ in range(TRIES):
                finish(rng, position.copy(), what)
    assert seen["cards"] > 50 * GAMES
    assert seen["essences"] > 0


@pytest.mark.rule("PE-P1")
def test_essences_never_run_short_in_the_middle_of_a_perfume():
    """Random cards with many synthetics and much in storage, where what pays what is a question most often."""
    rng = random.Random(6)
    open_payments = 0
    for _ in range(EDITIONS):
        start = Position.start(GAME, random_edition(rng).compile(), 1, seed=rng.randrange(1000))
        for _ in range(HANDS):
            position = start.copy()
            random_case(rng, position)
            while not position.over and state_of(position).phase == BLEND:
                if owing(state_of(position)) == "essences":
                    open_payments += 1
                    assert position.count > 1, "what leaves no choice is paid by itself"
                    for _ in range(TRIES):
                        finish(rng, position.copy(), "essences")
                position.play(int(rng.choice(position.moves.tolist())))
    assert open_payments > EDITIONS * HANDS / 8
