"""Bots that search: fair, repeatable, and better than what they search with."""

import numpy as np
import pytest

import sillage
from sillage.bots import LEVELS, make_bot
from sillage.bots.search import SearchBot
from sillage.kernel.chance import CHANCE
from sillage.kernel.found import game_ids
from sillage.kernel.game import find_game
from sillage.kernel.records import read
from sillage.table import Position, SeatView

# Each game's search takes a minute to compile; the others are tried with -m slow.
GAMES = [g if g == "parfum" else pytest.param(g, marks=pytest.mark.slow) for g in game_ids()]


def some_views(game_id, count, seed=1):
    """Views of seats that have a choice, through a greedy game."""
    players = find_game(game_id).players.start
    table = sillage.new(game_id, ["Mia", "Max", "Lea", "Noe"][:max(players, 2)], seed=seed)
    greedy, views = make_bot("greedy"), []
    while not table.over and len(views) < count:
        view = table.seat_view(table.asked[0])
        if len(view.moves) > 1 and len(table.decisions) % 7 == 0:
            views.append((table.copy(), view))
        table.play(greedy.choose(view), seat=view.seat)
    return views


def dealt_anew(view, seed):
    """The same view, with what the seat can't know dealt anew and hidden again."""
    position = Position(view.game, view.parts)
    position.put(view.state)
    read(position.whim, CHANCE).seed = seed
    view.game.boundary.deal(position.desk, view.parts, view.seat)
    hidden = view.game.secrecy.view(position.state, view.seat, over=False)
    return SeatView(view.game, view.parts, view.seat, hidden, view.moves, view.decision)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_search_plays_legal_moves_and_repeats_itself(game_id):
    for _, view in some_views(game_id, 6):
        moves = {SearchBot("s", sims=40, seed=5).choose(view) for _ in range(2)}
        assert len(moves) == 1
        assert moves <= set(view.moves)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_search_thinks_the_same_whatever_is_hidden(game_id):
    for _, view in some_views(game_id, 4):
        other = dealt_anew(view, seed=9)
        assert np.array_equal(other.state, view.state)
        bot = SearchBot("s", sims=40, seed=5)
        assert bot.think(other) == bot.think(view)


def test_a_search_tells_its_thinking():
    _, view = some_views("parfum", 1)[0]
    thoughts = SearchBot("s", sims=100, seed=5).think(view)
    assert {t.action for t in thoughts} == set(view.moves)
    assert 100 - len(thoughts) < sum(t.visits for t in thoughts) <= 100
    assert all(0 <= t.result <= 1 and 0 <= t.wins <= 1 for t in thoughts)
    assert [t.visits for t in thoughts] == sorted((t.visits for t in thoughts), reverse=True)


def test_a_search_stops_where_the_move_is_obvious():
    """Each search is given far more simulations than it takes to see that most moves are clearly worse."""
    bot = SearchBot("s", sims=2000, seed=5)
    spent = [sum(thought.visits for thought in bot.think(view)) for _, view in some_views("parfum", 8)]
    assert min(spent) < 1000
    assert max(spent) <= 2000


def test_a_search_that_sees_no_difference_keeps_to_the_policy():
    """One deal proves nothing: with as many simulations as moves, the perfumer's move is played."""
    for _, view in some_views("parfum", 6):
        assert SearchBot("s", sims=len(view.moves), seed=5).choose(view) == make_bot("perfumer").choose(view)


def test_a_search_by_time_ends():
    _, view = some_views("parfum", 1)[0]
    assert SearchBot("s", seconds=0.01).choose(view) in view.moves


def test_a_search_needs_one_budget():
    with pytest.raises(ValueError, match="simulations or a time"):
        SearchBot("s")


def wins(game_id, one, other, games):
    """The games that one bot wins against another, seats in turn."""
    total = 0.0
    for seed in range(games):
        seats = [one, other] if seed % 2 else [other, one]
        bots = [make_bot(name, seed, **budget) for name, budget in seats]
        table = sillage.new(game_id, ["Mia", "Max"], seed=seed)
        while not table.over:
            view = table.seat_view(table.asked[0])
            table.play(bots[view.seat].choose(view), seat=view.seat)
        total += (seats.index(one) in table.result.winners) / len(table.result.winners)
    return total


@pytest.mark.slow
@pytest.mark.parametrize("game_id", game_ids())
def test_a_short_search_beats_the_policy_it_searches_with(game_id):
    """Of twenty games sixteen leave no doubt (a fair coin: one in 170)."""
    assert wins(game_id, ("nose", {"sims": 150}), ("greedy", {}), 20) >= 16


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays(level):
    table = sillage.new("parfum", ["Mia", "Max"], seed=3)
    for _ in range(4):
        bot = make_bot(level, seed=1)
        view = table.seat_view(table.actor)
        code = bot.choose(view)
        assert code in view.moves
        table.play(code)


def test_a_novice_is_weaker_than_a_perfumer_and_stronger_than_chance():
    assert wins("parfum", ("perfumer", {}), ("novice", {}), 20) > 14
    assert wins("parfum", ("novice", {}), ("random", {}), 20) > 14
