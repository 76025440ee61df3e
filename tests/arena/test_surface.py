"""The response surface: what numbers do is found in games, and noise is not."""

import json

import numpy as np
import pytest

from sillage.arena.counts import Count
from sillage.arena.measure import add, cell_of
from sillage.arena.surface import Surface, Survey, facts, slopes
from sillage.kernel.balance import balance_of, turnable
from sillage.kernel.edition import load_edition
from sillage.kernel.game import find_game
from sillage.kernel.watch import watch_of

GAMES, NUMBERS = 3000, 4
FIRST, SECOND, BLIND, NEVER = range(4)          # facts: moved by the first number, the second one, none; never there


@pytest.fixture(scope="module")
def planted():
    """Two cells of wins and losses whose chances follow the numbers as planted: the second number only in cell 1."""
    rng = np.random.default_rng(5)
    surveys = []
    for cell in range(2):
        survey = Survey()
        for _ in range(GAMES):
            turned = rng.choice([-1, 0, 0, 1], size=NUMBERS)
            chance = np.array([0.5 + 0.15 * turned[0], 0.5 + 0.2 * turned[1] * cell, 0.5, 0.0])
            there = np.array([1.0, rng.random() < 0.5, 1.0, 0.0])       # the second is on the table in every other game
            survey.add(turned + 5, (rng.random(4) < chance) * there, there)
        surveys.append(survey)
    return slopes(surveys)


def test_a_slope_of_every_cell_is_found(planted):
    assert planted[:, 0, FIRST] == pytest.approx([0.15, 0.15], abs=0.04)
    assert np.abs(planted[:, 1:, FIRST]).max() < 0.04


def test_a_slope_of_one_cell_stays_there_though_the_piece_is_seldom_on_the_table(planted):
    assert planted[1, 1, SECOND] == pytest.approx(0.2, abs=0.05)
    assert abs(planted[0, 1, SECOND]) < 0.05


def test_noise_moves_nothing(planted):
    assert np.abs(planted[:, :, BLIND]).max() < 0.02
    assert not planted[:, :, NEVER].any()


def test_few_games_promise_little():
    """Of more numbers than games nothing is believed but what stands out of the noise."""
    rng = np.random.default_rng(6)
    survey = Survey()
    for _ in range(20):
        survey.add(rng.choice([-1, 0, 1], size=50), (rng.random(1) < 0.5).astype(float), np.ones(1))
    assert np.abs(slopes([survey])).max() < 0.1


@pytest.fixture(scope="module", params=["parfum", pytest.param("fairy_perfume", marks=pytest.mark.slow)])
def counted(request):
    """A game, its pieces, the sums of some games at three players, and the cell that they make."""
    game, edition = find_game(request.param), load_edition(request.param)
    balance, options = balance_of(game), balance_of(find_game(request.param)).boards[0]
    pieces = watch_of(game, edition, balance).pieces
    sums = {}
    add(sums, Count("3", game.id, json.dumps(edition.data()), options, 3, "greedy", None, 1, 0, 60).run()["sums"])
    return game, edition, pieces, sums, cell_of("3", game, balance, pieces, sums, options)


def told(cell, endings, pieces):
    """Every fact of a cell in the order of a surface, None where it isn't told."""
    by_piece = {(piece.kind, piece.piece): piece for piece in cell.pieces}
    rows = [by_piece.get(piece) for piece in pieces]
    shares = [*cell.seats, None, *(cell.starts or [None] * 3), None, *(cell.endings.get(name) for name in endings)]
    shares += [row and row.taken for row in rows] + [row and row.worth for row in rows]
    return [share and share.value for share in shares]


def test_a_part_of_its_whole_is_the_share_that_is_judged(counted):
    game, _, pieces, sums, cell = counted
    part, whole = facts(game, balance_of(game), pieces, sums)
    compared = 0
    for value, p, w in zip(told(cell, game.endings, pieces), part, whole, strict=True):
        if value is not None:
            assert value == pytest.approx(p / w)
            compared += 1
    assert compared > 20


def test_what_is_expected_moves_by_the_slopes(counted):
    game, edition, pieces, _, cell = counted
    knobs = turnable(edition, balance_of(game))
    now = told(cell, game.endings, pieces)
    rng = np.random.default_rng(7)
    surface = Surface(knobs, {}, [cell], pieces, game.endings, rng.normal(size=(1, len(knobs), len(now))))
    [ahead] = surface.expect({knobs[2].path: knobs[2].value + 2, knobs[5].path: knobs[5].value - 1})
    by = 2 * surface.slopes[0, 2] - surface.slopes[0, 5]
    for old, new, move in zip(now, told(ahead, game.endings, pieces), by, strict=True):
        assert (new is None) == (old is None)
        assert new is None or new == pytest.approx(old + move)
    assert surface.expect({}) == [cell]
