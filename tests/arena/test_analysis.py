"""What turned a game: chances add up, choices and luck make the change, and the same seed tells the same."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest

import sillage
from sillage.arena.analysis import Analysis, analyse_table
from sillage.arena.chances import Judge, chances
from sillage.kernel.records import read
from sillage.table import Table

SIMS = 12


@cache
def game() -> Table:
    """Somebody who knows little against somebody who knows more."""
    return sillage.new("fairy_perfume", ["novice", "greedy"], seed=11)


@cache
def analysis() -> Analysis:
    return analyse_table(game(), SIMS)


def test_chances_add_up_to_one():
    for moment in analysis().moments:
        for row in (moment.before, moment.expected, moment.after):
            assert sum(row) == pytest.approx(1)
            assert all(0 <= chance <= 1 for chance in row)


def test_choice_and_luck_are_the_change():
    for m in analysis().moments:
        for side in range(2):
            assert m.skill[side] + m.luck[side] == pytest.approx(m.after[side] - m.before[side])
    for share in analysis().shares:
        assert share.start + share.own + share.others + share.luck == pytest.approx(share.end)


def test_the_chances_lead_to_the_result():
    moments, table = analysis().moments, game()
    assert [m.number for m in moments] == [d.number for d in table.decisions]
    assert all(later.before == earlier.after for earlier, later in pairwise(moments))
    assert [share.end for share in analysis().shares] == [
        float(side in table.result.winners) / len(table.result.winners) for side in range(2)
    ]


@cache
def long_game() -> Table:
    return sillage.new("parfum", ["novice", "greedy"], seed=2)


@cache
def long_analysis() -> Analysis:
    return analyse_table(long_game(), 12)


def test_no_chance_no_luck_and_no_choice_no_skill():
    table, moments = long_game(), long_analysis().moments
    quiet = [m for m, d in zip(moments, table.decisions, strict=True) if not d.tape]
    forced = [m for m in moments if not m.choice]
    assert quiet
    assert forced
    assert all(not any(m.luck) for m in quiet)
    assert all(not any(m.skill) and m.loss == 0 and m.best_code == m.code for m in forced)


def test_a_sensible_players_mirror_game_is_all_luck():
    """Who plays as the playouts do can't have gained or lost by a choice, and the error knows it."""
    table = sillage.new("parfum", ["greedy", "greedy"], seed=5)
    for share in analyse_table(table, SIMS).shares:
        assert share.own == pytest.approx(0, abs=1e-9)
        assert share.luck == pytest.approx(share.end - share.start)
        assert share.error == pytest.approx((share.start * (1 - share.start) / SIMS) ** 0.5, rel=0.1)


def test_whims_cost_something():
    """The novice's choices lose chances, the greedy's don't."""
    novice, greedy = long_analysis().shares
    assert novice.own < -0.05
    assert novice.own < greedy.own
    assert novice.mistakes > 0


def test_the_same_seed_tells_the_same():
    assert analyse_table(game(), SIMS).data() == analysis().data()
    other = analyse_table(game(), SIMS, seed=1)
    assert other.data() != analysis().data()


def test_a_record_is_analysed_from_its_file(tmp_path):
    path = tmp_path / "game.jsonl"
    game().save(path)
    told = sillage.analyse(path, sims=SIMS).data()
    assert told == analysis().data()
    assert told["turning_points"][0] == max(analysis().moments, key=lambda m: m.swing).number


def test_in_a_seats_eyes_hidden_pieces_count_for_nothing():
    """The worth of another's water changes the open chances, not those that a seat can know."""
    table = sillage.new("parfum", ["greedy", "greedy"], seed=3)
    decision = table.decisions[-1]
    seat, hidden = decision.seat, decision.before.copy()
    other = 1 - seat
    worths = read(hidden, table.game.state).player[other].worths
    assert int(worths.sum()) > 0
    worths[:] = worths[::-1].copy()
    judge = Judge(table.game, table.position.parts, 2, 60)
    view = table.game.secrecy.view
    seen = [judge.wins(view(state, seat, False), decision.code, seat) for state in (decision.before, hidden)]
    assert chances(seen[0]) == chances(seen[1])


def test_a_game_that_was_broken_off_ends_with_its_chances():
    whole = game()
    table = Table(whole.game, whole.edition, whole.seats, options=whole.options, setup_tape=whole.setup.tape)
    for decision in whole.decisions[:6]:
        table.apply(decision.code, decision.tape)
    told = analyse_table(table, SIMS)
    assert len(told.moments) == 6
    assert sum(share.end for share in told.shares) == pytest.approx(1)
