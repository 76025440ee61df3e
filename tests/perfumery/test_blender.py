"""The exact blender against trying everything, and what it is used for."""

import random
from collections import Counter

import numpy as np
import pytest

from sillage.games.perfumery import GAME
from sillage.games.perfumery.blender import auto, stored_worth
from sillage.games.perfumery.essences import LANE, covers
from sillage.games.perfumery.layout import PERFUMES
from sillage.games.perfumery.words import COMMIT
from sillage.kernel.compile import JIT
from sillage.kernel.edition import check_edition, load_edition
from sillage.kernel.play import GREEDY
from sillage.kernel.records import read
from sillage.table import Position

from . import brute
from .scene import Scene

EDITIONS, HANDS = (100, 40) if JIT else (10, 5)
WORTH = np.array(brute.WORTH)


def some(rng, most, kinds="FFFGGAAS"):
    return "".join(rng.choice(kinds) for _ in range(rng.randint(0, most)))


def random_edition(rng):
    """Small cards of all sorts: synthetic needs and storage spaces, tiles that mix, cheap big perfumes."""
    data = load_edition("perfumery").data()
    for name in ("top", "middle", "base"):
        data["tiles"][name] = {"pay": "", "get": some(rng, 2)}
    for card in data["recipes"]["cards"]:
        card |= {"pay": some(rng, 2), "get": some(rng, 3)}
    for card in data["perfumes"]["cards"]:
        top, middle, base = some(rng, 2), some(rng, 2), some(rng, 1)
        card |= {"top": top or "F", "middle": middle, "base": base, "storage": rng.choice(["F", "G", "A", "S", ""]),
                 "brand": rng.randint(0, 5), "value": rng.randint(1, 3)}
    return check_edition(data)


def random_case(rng, position):
    """Puts a random table before the human of a solo game, and goes on to the Blending phase."""
    parts = read(position.parts, GAME.parts)
    state = read(position.state, GAME.state)
    me = state.player[0]
    for note in me.note:
        note.count = rng.choice((0, 0, 1, 2))
        note.recipe[: note.count] = rng.sample(range(PERFUMES + 1, PERFUMES + 41), int(note.count))
    me.held = rng.randint(0, 3)
    me.hand[:] = 0
    me.hand[: me.held] = sorted(rng.sample(range(1, PERFUMES + 1), int(me.held)))
    me.spaces[:] = [rng.randint(0, 2) for _ in range(4)]
    me.stored[:] = [rng.randint(0, int(n)) for n in me.spaces]
    me.yard[:] = 0
    for _ in range(rng.choice((0, 0, 1))):
        me.yard[rng.randrange(3), rng.choice((0, 3))] += 1
    me.home, state.player[1].home = 1, 0
    position.put(position.state.copy())
    position.play(GAME.actions.code("floral", 2))
    return case_of(parts, me)


def case_of(parts, me):
    """The same table in letters and counts, for the other side."""
    def effect(number):
        part = parts.effect[number]
        return tuple(map(int, part.pay)), tuple(map(int, part.get))

    notes = [
        [effect(41 + n), *(effect(int(c) - PERFUMES) for c in note.recipe[: note.count])]
        for n, note in enumerate(me.note)
    ]
    perfumes = [
        {"card": int(c), "brand": int(p.brand), "value": int(parts.value[c]), "storage": int(p.storage),
         "needs": tuple(tuple(map(int, need)) for need in p.need)}
        for c in me.hand[: me.held] if c <= PERFUMES for p in [parts.perfume[c]]
    ]
    yards = tuple(tuple(map(int, yard)) for yard in me.yard)
    return notes, yards, tuple(map(int, me.stored)), tuple(map(int, me.spaces)), perfumes


def blended(position, parts):
    """Plays a blending out as the blender says; what it comes to."""
    action = position.choose(GREEDY)
    while action != COMMIT:
        position.play(action)
        action = position.choose(GREEDY)
    me = read(position.state, GAME.state).player[0]
    made = me.draft.make[: me.draft.made].tolist()
    left = [c for c in me.hand[: me.held].tolist() if c <= PERFUMES and c not in made]
    points = sum(int(parts.perfume[c].brand) for c in made)
    return points, int((WORTH * me.draft.stored).sum()), sum(int(parts.value[c]) for c in left)


def code(counts):
    return sum(n << (LANE * kind) for kind, n in enumerate(counts))


@pytest.mark.rule("PE-P1", "PE-T1")
def test_what_can_be_paid_and_what_is_stored_then():
    """The closed forms against every way to pay, with many synthetics and little of everything."""
    rng = random.Random(7)
    outcomes = Counter()
    for _ in range(6000):
        needs = tuple(brute.count(some(rng, 3, "FFGGAS")) for _ in range(3))
        yards = tuple(brute.count(some(rng, 3, "FGASS")) for _ in range(3))
        spaces = brute.count(some(rng, 5, "FFGGAS"))
        stored = tuple(rng.randint(0, n) for n in spaces)
        left = brute.payments(yards, stored, [needs])
        worths = [
            sum(int(WORTH[k]) * min(spaces[k], kept[k] + sum(y[k] for y in after)) for k in range(4))
            for after, kept in left
        ]
        given = (*map(code, needs), *map(code, yards), code(stored))
        assert covers(*given) == bool(left), (needs, yards, stored)
        assert stored_worth(*given, code(spaces)) == max(worths, default=-1), (needs, yards, stored, spaces)
        outcomes[bool(left), len(set(worths)) > 1] += 1
    assert min(outcomes[False, False], outcomes[True, False], outcomes[True, True]) > 300


@pytest.mark.rule("PE-B1", "PE-P1", "PE-T1")
def test_the_blender_is_exact():
    """Thousands of random cases: nothing that can be played is better than what the blender plays."""
    rng = random.Random(6)
    produced = improved = 0
    for _ in range(EDITIONS):
        edition = random_edition(rng)
        start = Position.start(GAME, edition.compile(), 1, seed=rng.randrange(1000))
        parts = read(start.parts, GAME.parts)
        for _ in range(HANDS):
            position = start.copy()
            case = random_case(rng, position)
            wanted = brute.best(*case)
            assert blended(position, parts) == wanted, case
            produced += wanted[0] > 0
            improved += wanted[1] > 0
    assert produced > EDITIONS * HANDS / 4
    assert improved > EDITIONS * HANDS / 4


@pytest.mark.rule("PE-B1", "PE-P1", "PE-T1")
def test_the_blender_is_exact_in_real_positions():
    """The same with the printed edition, in positions of greedy games that are not too large to try all."""
    tried = 0
    for seed in range(40 if JIT else 1):
        position = Position.start(GAME, load_edition("perfumery").compile(), 1, seed=seed)
        parts = read(position.parts, GAME.parts)
        before = None
        while not position.over:
            me = read(position.state, GAME.state).player[0]
            phase = int(read(position.state, GAME.state).phase)
            if phase != before and GAME.phases[phase] == "blend":
                case = case_of(parts, me)
                if sum(sum(map(sum, p["needs"])) for p in case[4]) < 16:
                    assert blended(position.copy(), parts) == brute.best(*case)
                    tried += 1
            before = phase
            position.play(position.choose(GREEDY))
    assert tried >= (100 if JIT else 1)


def test_the_blender_needs_no_order_of_asking():
    """`auto` fills in a seat's draft whoever is asked first, and ends with a commit."""
    scene = Scene(3).hand(2, "P1-01", "P1-03").note(2, "top", "R2-01").at_blending()
    actions = auto(scene.table.position.state, scene.table.position.parts, 2)
    words = [GAME.actions.decode(code)[0].word for code in actions]
    assert words == ["use"] * 4 + ["produce", "store", "commit"]
    scene.turn(2)
    for code in actions[:-1]:
        scene.table.apply(code)
    assert scene.choices() == {"commit"}


def test_a_saved_essence_is_worth_more_than_a_spent_one():
    """A synthetic pays the floral need, so that the floral can be stored."""
    scene = Scene(2).hand(0, "P1-01").on_yard(0, "top", "S").at_blending()
    for code in auto(scene.table.position.state, scene.table.position.parts, 0)[:-1]:
        scene.table.apply(code)
    assert scene.stored(0) == "F"
