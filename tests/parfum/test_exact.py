"""Water by exact expectation over the dice: the same as trying everything out."""

import math
import random
from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from sillage.bots import make_bot
from sillage.games.parfum.layout import AROMAS, DISTILL
from sillage.games.parfum.policy.exact import CLAIM_NOW, best_water, scratch
from sillage.games.parfum.policy.worth import COIN, OUT_OF_REACH, TOKEN_USE, claimable_values, value_at
from tests.parfum.scene import Scene


def rolls(dice, faces):
    """How many of some dice turn out flies, each with its chance: every face of every die is rolled."""
    chances = Counter()
    for faces_up in product(range(6), repeat=dice):
        chances[sum(face >= faces for face in faces_up)] += Fraction(1, 6**dice)
    return chances


def tried_out(flies, tokens, dice, faces, claims):
    """The worth of a position by trying every use of water and every roll."""

    def then(new, spent):
        cost = sum(COIN * token + TOKEN_USE for token in tokens[:spent])
        return tried_out(tuple(new), tokens[spent:], dice, faces, claims) - cost

    worths = [Fraction(claims(tuple(dice[a] - flies[a] for a in range(AROMAS))))]
    if tokens:
        for aroma in range(AROMAS):
            others = [flies[:aroma], flies[aroma + 1 :]]
            if flies[aroma]:
                again = rolls(flies[aroma], faces[aroma]).items()
                worths.append(sum(chance * then([*others[0], left, *others[1]], 1) for left, chance in again))
                if len(tokens) > 1:
                    worths.append(then([*others[0], flies[aroma] - 1, *others[1]], 2))
        anew = product(*(rolls(dice[aroma], faces[aroma]).items() for aroma in range(AROMAS)))
        worths.append(sum(math.prod(c for _, c in roll) * then([left for left, _ in roll], 1) for roll in anew))
    return max(worths)


def distillations(count):
    """Positions of greedy games in which dice lie rolled and there is water, few enough of both to try out."""
    rng, found, seed = random.Random(4), 0, 0
    greedy = make_bot("greedy")
    while found < count:
        seed += 1
        scene = Scene(2, seed=seed)
        while not scene.table.over and found < count:
            state = scene.state
            me = state.player[max(int(state.actor), 0)]
            rolled = [int(state.flasks[a]) + int(state.flies[a]) for a in range(AROMAS)]
            small = 0 < me.water <= 2 and sum(rolled) <= 4
            if state.phase == DISTILL and not state.claiming and small and rng.random() < 0.3:
                found += 1
                yield scene
            scene.table.play(greedy.choose(scene.table.seat_view(scene.actor)))


def test_the_worth_of_water_is_that_of_trying_everything_out():
    spent = 0
    for scene in distillations(12):
        state, parts = scene.state, scene.parts
        me = state.player[state.actor]
        values = claimable_values(state, parts)
        worths = [value_at(values, i) for i in range(state.spaces)]
        spaces = [(v, parts.note[state.distillery[i]]) for i, v in enumerate(worths) if v != OUT_OF_REACH]

        def claims(flasks, spaces=spaces):
            def covered(*notes):
                return all(flasks[a] >= sum(int(n.aromas[a]) for n in notes) for a in range(AROMAS))

            ones = [int(v) for v, n in spaces if covered(n)]
            twos = [int(v + w) for i, (v, n) in enumerate(spaces) for w, m in spaces[i + 1 :] if covered(n, m)]
            return max([0, *ones, *twos])

        before = scene.table.position.state.copy()
        action, worth, now = best_water(state, parts, scratch())
        assert (scene.table.position.state == before).all()
        flies = tuple(int(f) for f in state.flies)
        dice = [int(state.flasks[a]) + flies[a] for a in range(AROMAS)]
        tokens = [w for w in range(4) for _ in range(int(me.worths[w]))]
        assert worth == pytest.approx(float(tried_out(flies, tokens, dice, parts.flask_faces.tolist(), claims)))
        assert now == claims(tuple(dice[a] - flies[a] for a in range(AROMAS)))
        assert (action == CLAIM_NOW) == (worth == now)
        if action != CLAIM_NOW:
            spent += 1
            assert action in scene.table.legal_actions
    assert spent > 0


def test_a_hint_says_what_water_is_worth():
    said = {scene.table.advice(scene.actor, language) for scene in distillations(6) for language in ("en", "fr")}
    assert any("coins on average" in text or "claim what the flasks cover" in text for text in said)
    assert any("pièces en moyenne" in text or "vos fioles" in text for text in said)
