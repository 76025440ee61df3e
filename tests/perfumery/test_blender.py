"""The exact blender against trying everything, and what it is used for."""

import ast
import random
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

import sillage
from sillage.games.perfumery import GAME
from sillage.games.perfumery.layout import PERFUMES
from sillage.games.perfumery.policy.exact import stored_worth
from sillage.games.perfumery.rules.essences import can_pay
from sillage.games.perfumery.words import COMMIT
from sillage.kernel.codes import is_a
from sillage.kernel.compile import JIT
from sillage.kernel.edition import check_edition, load_edition
from sillage.kernel.lanes import pack
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
    while not is_a(action, COMMIT):
        position.play(action)
        action = position.choose(GREEDY)
    me = read(position.state, GAME.state).player[0]
    made = me.draft.make[: me.draft.made].tolist()
    left = [c for c in me.hand[: me.held].tolist() if c <= PERFUMES and c not in made]
    points = sum(int(parts.perfume[c].brand) for c in made)
    return points, int((WORTH * me.draft.stored).sum()), sum(int(parts.value[c]) for c in left)


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
        given = (*map(pack, needs), *map(pack, yards), pack(stored))
        assert can_pay(*given) == bool(left), (needs, yards, stored)
        assert stored_worth(*given, pack(spaces)) == max(worths, default=-1), (needs, yards, stored, spaces)
        outcomes[bool(left), len(set(worths)) > 1] += 1
    assert min(outcomes[False, False], outcomes[True, False], outcomes[True, True]) > 300


@pytest.mark.rule("PE-B1", "PE-P1", "PE-T1")
@pytest.mark.parametrize("editions", [EDITIONS // 4, pytest.param(EDITIONS, marks=pytest.mark.slow)])
def test_the_blender_is_exact(editions):
    """A thousand random cases and more: nothing that can be played is better than what the blender plays."""
    rng = random.Random(6)
    produced = improved = 0
    for _ in range(editions):
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
    assert produced > editions * HANDS / 4
    assert improved > editions * HANDS / 4


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


def test_a_saved_essence_is_worth_more_than_a_spent_one():
    """A synthetic pays the floral need, so that the floral can be stored."""
    scene = Scene(2).hand(0, "P1-01").on_yard(0, "top", "S").at_blending()
    scene.table.fill(0)
    assert scene.stored(0) == "F"


# ---- filling in a draft, and hints -----------------------------------------------------------------
def at_work(players=3):
    """The last seat can produce P1-01 or P1-03, and has a recipe more than the others."""
    last = players - 1
    return last, Scene(players).hand(last, "P1-01", "P1-03").note(last, "top", "R2-01").at_blending()


def words(actions):
    return [str(action) for action in actions]


BEST = ["use", "use", "use", "use", "produce P1-03", "store floral"]


def test_a_suggestion_carries_a_draft_up_to_its_commit_whoever_is_asked_first():
    seat, scene = at_work()
    before = scene.view(seat)
    assert words(scene.table.suggest(seat)) == BEST
    assert scene.view(seat) == before, "a suggestion is not played"


@pytest.mark.rule("PE-B3")
def test_what_is_filled_in_is_looked_over_changed_and_committed_by_the_player():
    seat, scene = at_work()
    table, shown = scene.table, [scene.view(0), scene.view(None)]
    assert words(table.fill(seat)) == BEST
    assert words(table.legal_for(seat)) == ["commit"]
    assert seat in table.asked, "a commit is the player's own"
    assert [scene.view(0), scene.view(None)] == shown, "nobody else sees it"
    table.undo(seat)
    table.undo(seat)
    table.play("produce P1-01", seat)
    assert [c["id"] for c in scene.player(seat)["draft"]["made"]] == ["P1-01"]
    table.play("commit", seat)
    assert table.suggest(seat) == []


def test_filling_in_goes_on_from_what_was_chosen():
    seat, scene = at_work()
    scene.table.play("skip", seat)
    assert words(scene.table.fill(seat))[0] == "use"
    draft = scene.player(seat)["draft"]
    assert 0 not in draft["used"][0]
    assert scene.table.fill(seat) == [], "it is complete"


def test_outside_of_the_blending_there_is_nothing_to_fill_in():
    table = Scene(2).table
    assert table.suggest(0) == table.fill(1) == []
    assert table.decisions == []


def test_alone_too_a_player_looks_over_what_was_filled_in():
    """Decisions with one answer go by themselves at this table, but not the commit of what a person chose."""
    table = sillage.new("perfumery", ["Mia"], seed=3, forced=True)
    while table.phase != "blend":
        table.play(table.legal_actions[0])
    made = len(table.decisions)
    assert table.fill(0)
    assert table.phase == "blend"
    assert len(table.decisions) == made
    while table.view(0)["players"][0]["draft"]["step"] != "effect":
        table.undo(0)
    table.fill(0)
    table.play("commit")
    assert table.phase == "develop"


@pytest.mark.parametrize(
    ("language", "produce", "nothing"),
    [
        ("en", "Best from here: produce P1-03 Linen and Violet (3) for 2 points; then in storage: 1 floral",
         "Nothing can be produced from here; at best in storage: 0 floral"),
        ("fr", "Au mieux\u202f: produire P1-03 Lin et violette (3) pour 2 points\u202f; "
               "puis en conservation\u202f: 1 × florale",
         "Rien ne peut être produit\u202f; au mieux en conservation\u202f: 0 × florale"),
    ],
)
def test_the_hint_says_the_best_blending_and_its_worth(language, produce, nothing):
    seat, scene = at_work()
    before = scene.view(seat)
    assert scene.table.advice(seat, language).startswith(produce)
    assert scene.view(seat) == before
    assert scene.table.advice(0, language).startswith(nothing)
    assert Scene(2).table.advice(0, language) is None


# ---- the same on every machine ---------------------------------------------------------------------
def test_greedy_and_the_blender_reckon_in_whole_numbers():
    """A float may be rounded otherwise on another machine: no fraction is written and nothing is divided with /."""
    reached, waiting = set(), ["policy.greedy"]
    while waiting:
        name = waiting.pop()
        tree = ast.parse(Path(GAME.module(name).__file__).read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            where = f"{name}, line {getattr(node, 'lineno', 0)}"
            assert not isinstance(node, ast.Div), where
            assert not (isinstance(node, ast.Constant) and isinstance(node.value, float)), where
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("sillage.games.perfumery."):
                waiting.append((node.module or "").removeprefix("sillage.games.perfumery."))
        reached.add(name)
        waiting = [other for other in waiting if other not in reached]
    assert {"policy.greedy", "policy.worth", "policy.exact", "rules.blend", "rules.essences"} <= reached
