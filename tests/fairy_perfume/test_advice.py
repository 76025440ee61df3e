"""Fairy Perfume: the stopping advice."""

import itertools
from functools import cache

import numpy as np
import pytest

import sillage
from sillage.bots import make_bot
from sillage.games.fairy_perfume.layout import GENTLE, HARD, MOST_FALLEN, POUR, SHEET, STANDING, STOP
from sillage.games.fairy_perfume.policy import worth as measure
from sillage.games.fairy_perfume.policy.advice import advise
from sillage.games.fairy_perfume.policy.exact import advised, ways_to_pour
from sillage.games.fairy_perfume.policy.quick import quick
from sillage.games.fairy_perfume.show.hint import hint
from sillage.kernel.records import blank, read
from sillage.texts import texts
from tests.fairy_perfume.measure import losses_of_quick
from tests.fairy_perfume.scene import Scene

CHARCOAL_COST, FIRST_WORTH, POWER_WORTH, RUSH = (
    amount / measure.ONE for amount in (measure.CHARCOAL_COST, measure.FIRST_WORTH, measure.POWER_WORTH, measure.RUSH)
)
BEAT_BY_BEAT = 40       # beats of the standing glass after which nothing changes any more


def nearly(value):
    """The solver rounds down to 65536ths, at each beat and piece."""
    return pytest.approx(value, abs=30 / measure.ONE)


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
    assert told.stop == nearly(sum(worth([i]) * n for i, n in enumerate(scene.state.player[0].shaken[:7])))
    assert told.gentle == nearly(enumerated(scene, 0))
    assert told.hard == nearly(enumerated(scene, 1))


def walked(scene):
    """The values of a gentle and a hard shake by another way: every pour piece by piece, every beat in turn."""
    me, chances = scene.state.player[0], (scene.parts.pour / 100).tolist()
    limit, glass = int(scene.player(0)["value"]), int(scene.parts.glass)

    def pours(bottle, out, count):
        if count == 0 or not bottle:
            yield 1.0, bottle, out
            return
        for i, stone in enumerate(bottle):
            for chance, left, fallen in pours(bottle[:i] + bottle[i + 1:], tuple(sorted((*out, stone))), count - 1):
                yield chance / len(bottle), left, fallen

    def mean(strength, bottle, out, then):
        return sum(
            chances[strength][count] * chance * then(*after)
            for count in range(4) for chance, *after in pours(bottle, out, count)
        )

    def stop(bottle, out):
        best = max(map(worth, itertools.combinations(out, min(limit, len(out)))))
        return best - (CHARCOAL_COST * (2 if bottle else 4) if len(out) > limit else 0)

    def best(bottle, out, stopping, then):
        if len(out) > limit or not bottle:
            return stopping
        return max(stopping, *(mean(strength, bottle, out, then) for strength in range(2)))

    @cache
    def turned(bottle, out, beats):
        now = stop(bottle, out)
        return best(bottle, out, now, lambda b, o: turned(b, o, beats - 1)) if beats else now

    @cache
    def standing(bottle, out, horizon):
        now = stop(bottle, out)
        if len(out) <= limit:
            now += FIRST_WORTH + max((worth([stone]) for stone in out), default=0.0)
        return best(bottle, out, now, lambda b, o: after_standing(b, o, horizon)) if horizon else now

    def after_standing(bottle, out, horizon):
        return RUSH * turned(bottle, out, glass) + (1 - RUSH) * standing(bottle, out, horizon - 1)

    bottle, out = (tuple(stone for stone in range(7) for _ in range(heap[stone])) for heap in (me.bottle, me.shaken))
    beats = int(scene.state.glass)
    then = (lambda b, o: turned(b, o, beats - 1)) if beats > 0 else (lambda b, o: after_standing(b, o, BEAT_BY_BEAT))
    return [mean(strength, bottle, out, then) for strength in range(2)]


@pytest.mark.parametrize("shaken", [{}, {"charcoal": 1}, {"blue": 1, "yellow": 1}])
@pytest.mark.parametrize("glass", [{}, {"holder": 1, "glass": 2}, {"holder": 1, "glass": 4}])
def test_every_beat_to_come_equals_a_walk_through_all_of_them(shaken, glass):
    scene = Scene(2).own(0, yellow=2, green=1, charcoal=2, blue=1).lay(0, "shaken", **shaken).all_shake(**glass)
    told = advice(scene)
    assert [told.gentle, told.hard] == nearly(walked(scene))


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
    royal = Scene(2, fairies=("royal", "red")).lay(0, "bottle", yellow=1).lay(0, "shaken", green=4).all_shake()
    assert advice(royal).safe_gentle == pytest.approx(0.30 + 0.55 / 2)


def test_playouts_lose_next_to_nothing_against_the_exact_advice():
    losses = losses_of_quick(games=12)
    assert len(losses) > 800
    assert losses.mean() < 0.003
    assert (losses > 0.1).mean() < 0.01


@pytest.mark.parametrize("level", ["greedy", "perfumer"])
def test_bots_play_the_exact_advice(level):
    table, bot, beats = sillage.new("fairy_perfume", seats=("Max", "Mia"), seed=4), make_bot(level), set()
    while len(beats) < 3 or len(table.decisions) < 60:
        seat = table.position.actor
        code = bot.choose(table.seat_view(seat))
        if table.phase == "shake":
            state = read(table.position.state, table.game.state)
            best = advise(state, read(table.position.parts, table.game.parts), seat).best
            assert code == table.next_actions.code({GENTLE: "gentle", HARD: "hard", STOP: "stop"}[best])
            beats.add(best)
        table.apply(code)


def test_a_bottle_too_rich_for_a_hint_is_judged_quickly():
    scene = Scene(2).own(0, yellow=20, green=12, white=8, blue=8, red=6, pink=5, charcoal=20).all_shake()
    assert not advice(scene).exact


def test_a_bottle_too_rich_for_the_notepad_is_judged_quickly():
    scene = Scene(2).own(0, yellow=5, green=5, white=2, blue=2, charcoal=3).all_shake()
    state, parts, ways = scene.state, scene.parts, ways_to_pour(scene.state.player[0])
    assert ways > MOST_FALLEN
    sheet = read(blank(SHEET), SHEET)
    small, large = (np.zeros((room, STANDING + 1, POUR), np.int32) for room in (ways - 1, ways))
    assert advised(state, parts, 0, sheet, small) == quick(state, parts, 0)
    assert advised(state, parts, 0, sheet, large) != quick(state, parts, 0)
    assert advice(scene).exact, "a hint has room for it"


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
