"""Fairy Perfume: the stopping advice."""

import itertools

import pytest

import sillage
from sillage.bots import make_bot
from sillage.games.fairy_perfume import worth as measure
from sillage.games.fairy_perfume.advice import advise
from sillage.games.fairy_perfume.hint import hint
from sillage.games.fairy_perfume.layout import GENTLE, HARD, STOP
from sillage.kernel.records import read
from sillage.texts import texts
from tests.fairy_perfume.measure import advice_losses
from tests.fairy_perfume.scene import Scene

CHARCOAL_COST, FIRST_WORTH, POWER_WORTH = (
    amount / measure.ONE for amount in (measure.CHARCOAL_COST, measure.FIRST_WORTH, measure.POWER_WORTH)
)


def advice(scene, seat=0):
    return advise(scene.state, scene.parts, seat)


def last_beat(**shaken):
    """Seat 0 has these stones out and one beat left."""
    return Scene(2).own(0, yellow=3, green=2, charcoal=1).lay(0, "shaken", **shaken).all_shake(holder=1, glass=1)


def enumerated(scene, strength):
    """The mean reward of one last shake, over every order in which the bottle can pour."""
    me, chances = scene.state.player[0], scene.parts.pour[strength] / 100
    bottle = [stone for stone in range(7) for _ in range(me.bottle[stone])]
    limit, total = int(scene.player(0)["value"]), 0.0
    for order in itertools.permutations(range(len(bottle)), min(3, len(bottle))):
        for poured in range(4):
            fallen = [bottle[i] for i in order[:poured]]
            out = [stone for stone in range(7) for _ in range(me.shaken[stone])] + fallen
            best = max(worth(kept) for kept in itertools.combinations(out, min(limit, len(out))))
            if len(out) > limit:
                best -= CHARCOAL_COST * (4 if len(fallen) == len(bottle) else 2)
            total += chances[poured] * best
    return total / len(list(itertools.permutations(range(len(bottle)), min(3, len(bottle)))))


def worth(stones):
    return sum({0: 1.0, 1: POWER_WORTH, 2: 2 * POWER_WORTH, 3: 3.0, 4: 1.0}.get(s, 0.0) for s in stones)


@pytest.mark.parametrize(
    "shaken", [{}, {"yellow": 1}, {"yellow": 1, "green": 1}, {"yellow": 2, "charcoal": 1}, {"blue": 4}]
)
def test_the_last_beat_equals_enumeration(shaken):
    scene = last_beat(**shaken)
    told = advice(scene)
    assert told.exact
    assert told.stop == pytest.approx(sum(worth([i]) * n for i, n in enumerate(scene.state.player[0].shaken[:7])))
    assert told.gentle == pytest.approx(enumerated(scene, 0))
    assert told.hard == pytest.approx(enumerated(scene, 1))


def test_two_beats_are_better_than_one_and_the_standing_glass_counts_its_bonus():
    one = advice(last_beat(yellow=1))
    two = advice(last_beat(yellow=1).all_shake(holder=1, glass=2))
    assert two.gentle > one.gentle
    standing = advice(last_beat(yellow=1).all_shake())
    assert standing.stop == pytest.approx(one.stop + 1.0 + FIRST_WORTH)


def test_at_the_limit_stopping_is_best_and_far_below_it_shaking_hard():
    assert advice(last_beat(yellow=4)).best == STOP
    assert advice(last_beat()).best == HARD
    assert advice(last_beat(yellow=4)).gain < 0


def test_safety_is_the_chance_not_to_explode():
    told = advice(last_beat(yellow=3))
    assert (told.safe_gentle, told.safe_hard) == (pytest.approx(0.85), pytest.approx(0.45))
    assert advice(last_beat()).safe_hard == 1.0
    royal = Scene(2, fairies=("royal", "red")).lay(0, "bottle", yellow=1).lay(0, "shaken", green=5).all_shake()
    assert advice(royal).safe_gentle == pytest.approx(0.30 + 0.55 / 2)


def test_greedy_loses_next_to_nothing_against_the_exact_advice():
    losses = advice_losses(games=12)
    assert len(losses) > 800
    assert losses.mean() < 0.003
    assert (losses > 0.1).mean() < 0.01


def test_the_perfumer_plays_the_exact_advice():
    table, perfumer, beats = sillage.new("fairy_perfume", seats=("Max", "Mia"), seed=4), make_bot("perfumer"), set()
    while len(beats) < 3 or len(table.decisions) < 60:
        seat = table.position.actor
        code = perfumer.choose(table.seat_view(seat))
        if table.phase == "shake":
            state = read(table.position.state, table.game.state)
            best = advise(state, read(table.position.parts, table.game.parts), seat).best
            assert code == table.next_actions.code({GENTLE: "gentle", HARD: "hard", STOP: "stop"}[best])
            beats.add(best)
        table.apply(code)


def test_a_bottle_too_rich_for_the_exact_table_is_judged_quickly():
    scene = Scene(2).own(0, yellow=20, green=12, white=8, blue=8, red=6, pink=5, charcoal=20).all_shake()
    assert not advice(scene).exact


def test_greedy_follows_the_advice():
    scene = Scene(2).lay(0, "shaken", yellow=2, green=2).all_shake()
    assert scene.table.position.choose() == scene.table.legal_actions.code("stop")
    scene = Scene(2)
    assert scene.table.position.choose() == scene.table.legal_actions.code("hard")


@pytest.mark.parametrize(("shaken", "english", "french"), [
    ({"charcoal": 3}, "shake: 85 % safe, worth +0.1", "secouer\u202f: sûr à 85\u202f%, vaut +0,1"),
    ({"yellow": 1}, "shake: 100 % safe, worth +1.7", "secouer\u202f: sûr à 100\u202f%, vaut +1,7"),
    ({"yellow": 4}, "stop: shaking on is worth -3.4, 30 % safe",
     "s’arrêter\u202f: secouer encore vaut -3,4, sûr à 30\u202f%"),
])
def test_hint_says_it_in_words(shaken, english, french):
    view = last_beat(**shaken).table.legal_actions.scene
    assert hint(view, 0, texts("en")) == english
    assert hint(view, 0, texts("fr")).replace("\N{NO-BREAK SPACE}", " ") == french


def test_there_is_no_hint_without_shaking():
    assert hint(Scene(2).acting().table.legal_actions.scene, 0, texts("en")) is None
