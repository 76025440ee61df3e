"""Fairy Perfume, goals and scoring: FA-G0 to FA-G13, FA-E1, FA-E2."""

import pytest

import sillage
from sillage.bots.simple import GreedyBot
from sillage.games.fairy_perfume.show.view import describe
from sillage.kernel.mirror import mirror
from sillage.kernel.words import Scene as Words
from tests.fairy_perfume.scene import Scene

ABILITIES = ("dust-plus", "buy-second", "red-income", "double-goal", "yellow-pairs", "stone-discount", "green-white")


def scored(goal, stones, cubes=1, **more):
    """What a cube on a goal adds for a player with these stones."""
    scene = Scene(2, goals=(goal,)).own(0, **stones).money(0, **more)
    without = scene.points()[0]
    return scene.goal(0, goal, cubes).points()[0] - without


TIERS = [
    ("FA-G1", "many", {"yellow": 10}, 4),
    ("FA-G1", "many", {"yellow": 10, "charcoal": 1}, 8),
    ("FA-G1", "many", {"yellow": 15}, 8),
    ("FA-G1", "many", {"yellow": 16}, 10),
    ("FA-G2", "clean", {"charcoal": 3}, 4),
    ("FA-G2", "clean", {"charcoal": 2}, 4),
    ("FA-G2", "clean", {"charcoal": 1}, 9),
    ("FA-G2", "clean", {"yellow": 1}, 12),
    ("FA-G3", "blue-yellow-set", {"blue": 1, "yellow": 1}, 0),
    ("FA-G3", "blue-yellow-set", {"blue": 1, "yellow": 9}, 6),
    ("FA-G3", "blue-yellow-set", {"blue": 2, "yellow": 3}, 6),
    ("FA-G3", "blue-yellow-set", {"blue": 2, "yellow": 4}, 9),
    ("FA-G3", "blue-yellow-set", {"blue": 3, "yellow": 6}, 9),
    ("FA-G3", "blue-yellow-set", {"blue": 3, "yellow": 7}, 12),
    ("FA-G4", "few", {"yellow": 15}, 4),
    ("FA-G4", "few", {"yellow": 14}, 9),
    ("FA-G4", "few", {"yellow": 11}, 9),
    ("FA-G4", "few", {"yellow": 8, "charcoal": 2}, 12),
    ("FA-G4", "few", {"yellow": 9, "charcoal": 2}, 9),
    ("FA-G5", "white-green-set", {"white": 1, "green": 1}, 0),
    ("FA-G5", "white-green-set", {"white": 1, "green": 2}, 6),
    ("FA-G5", "white-green-set", {"white": 2, "green": 3}, 9),
    ("FA-G5", "white-green-set", {"white": 3, "green": 4}, 9),
    ("FA-G5", "white-green-set", {"white": 3, "green": 5}, 12),
    ("FA-G6", "precious", {"red": 1, "white": 1, "yellow": 5}, 0),
    ("FA-G6", "precious", {"red": 1, "white": 1, "blue": 1}, 6),
    ("FA-G6", "precious", {"red": 1, "white": 1, "blue": 1, "pink": 2}, 9),
    ("FA-G6", "precious", {"red": 3, "pink": 4}, 12),
    ("FA-G10", "little-yellow-green", {"yellow": 4, "green": 4}, 6),
    ("FA-G10", "little-yellow-green", {"yellow": 4, "green": 3}, 9),
    ("FA-G10", "little-yellow-green", {"green": 5}, 9),
    ("FA-G10", "little-yellow-green", {"green": 4}, 12),
    ("FA-G13", "colours", {"yellow": 3}, 2),
    ("FA-G13", "colours", {"yellow": 1, "charcoal": 1, "pink": 1}, 6),
    ("FA-G13", "colours", dict.fromkeys(("yellow", "green", "white", "blue", "red", "pink", "charcoal"), 1), 14),
]


@pytest.mark.rule("FA-G1", "FA-G2", "FA-G3", "FA-G4", "FA-G5", "FA-G6", "FA-G10", "FA-G13", "FA-G0")
@pytest.mark.parametrize(("clause", "goal", "stones", "points"), TIERS)
def test_the_highest_tier_reached(clause, goal, stones, points):
    assert scored(goal, stones) == points, clause


@pytest.mark.rule("FA-G7")
@pytest.mark.parametrize(("others", "points"), [(2, 0), (3, 4), (4, 4), (5, 9), (6, 9), (7, 12)])
def test_cubes_placed(others, points):
    scene = Scene(2, goals=("cubes",)).own(0).money(0).abilities(0, *ABILITIES[:others]).goal(0, "cubes")
    assert scene.points()[0] == points


MAJORITY = [
    ("FA-G8", "most-stones", lambda scene, seat, amount: scene.own(seat, yellow=amount), (6, 4, 6)),
    ("FA-G9", "fewest-stones", lambda scene, seat, amount: scene.own(seat, yellow=amount), (4, 6, 4)),
    ("FA-G11", "most-power", lambda scene, seat, amount: scene.money(seat, power=amount), (4, 2, 4)),
    ("FA-G12", "most-coins", lambda scene, seat, amount: scene.money(seat, coins=amount), (4, 2, 4)),
]


@pytest.mark.rule("FA-G8", "FA-G9", "FA-G11", "FA-G12")
@pytest.mark.parametrize(("clause", "goal", "give", "amounts"), MAJORITY)
def test_majorities_among_the_players_on_the_goal(clause, goal, give, amounts):
    """The best 10, the others 5, ties 10; who has no cube there doesn't count."""
    scene = Scene(4, goals=(goal,))
    for seat, amount in enumerate(amounts):
        give(scene.own(seat).money(seat), seat, amount)
    give(scene.own(3).money(3), 3, 0 if goal == "fewest-stones" else 12)
    before = scene.points()
    scene.goal(0, goal).goal(1, goal)
    assert [after - b for after, b in zip(scene.points(), before, strict=True)] == [10, 5, 0, 0], clause
    scene.goal(2, goal)
    assert [after - b for after, b in zip(scene.points(), before, strict=True)] == [10, 5, 10, 0], clause
    scene.goal(3, goal)
    assert [after - b for after, b in zip(scene.points(), before, strict=True)] == [5, 5, 5, 10], clause


@pytest.mark.rule("FA-G0")
@pytest.mark.parametrize(("goal", "points"), [("few", 12), ("most-stones", 10), ("colours", 2)])
def test_two_own_cubes_score_twice(goal, points):
    assert scored(goal, {"yellow": 3}, cubes=2) == 2 * points


@pytest.mark.rule("FA-G0")
def test_a_single_claimant_of_a_majority_scores_ten():
    assert scored("most-coins", {"yellow": 1}) == 10


@pytest.mark.rule("FA-E1")
def test_pink_resources_and_charcoal():
    scene = Scene(2).own(0, pink=2, charcoal=3).money(0, coins=7, power=6)
    assert scene.points()[0] == 12 + 2 - 6
    assert Scene(2).own(0, charcoal=9).money(0, coins=4).points()[0] == -18


@pytest.mark.rule("FA-E1")
@pytest.mark.parametrize("place", ["bottle", "stored", "aside"])
def test_stones_count_wherever_they_are(place):
    scene = Scene(2, goals=("few",)).own(0).money(0).goal(0, "few").lay(0, place, pink=1, yellow=9, charcoal=1)
    assert scene.points()[0] == 6 - 2 + 9


@pytest.mark.rule("FA-E1")
def test_the_final_count_of_the_rules_page():
    scene = Scene(2, goals=("clean", "most-stones")).own(0, pink=2, charcoal=1, yellow=12).money(0, 7, 6)
    scene.own(1, green=14, charcoal=1).goal(0, "clean").goal(0, "most-stones").goal(1, "most-stones")
    assert scene.points()[0] == 31


@pytest.mark.rule("FA-E2")
@pytest.mark.parametrize(
    ("purses", "placed", "winners"),
    [(((9, 3), (5, 5)), (0, 0), [0]), (((5, 5), (5, 6)), (0, 0), [1]), (((5, 5), (4, 6)), (2, 1), [0]),
     (((5, 5), (4, 6)), (1, 1), [0, 1])],
)
def test_ties_are_broken_by_resources_then_cubes_then_shared(purses, placed, winners):
    """The last player's help adds one coin and one fairy power to the second purse."""
    scene = Scene(2).own(0).own(1)
    for seat, (coins, power) in enumerate(purses):
        scene.money(seat, coins - seat, power - seat).abilities(seat, *ABILITIES[: placed[seat]])
    scene.all_shake(rounds=100).last_action(1).play("help")
    assert scene.table.result.winners == winners


def total(score):
    return sum(filter(None, score.pop("goals"))) + sum(score.values())


@pytest.mark.rule("FA-E1", "FA-X3")
@pytest.mark.parametrize("variant", [False, True])
def test_the_view_says_where_the_points_come_from(variant):
    """Only once the game is over; the parts make the whole, at a server's table as well."""
    bot, goals = GreedyBot(1), set()
    for seed in range(12):
        table = sillage.new("fairy_perfume", list("abcd"), seed=seed, edition="contest-3", options={"variant": variant})
        assert all(player["score"] is None for player in table.view()["players"])
        while not table.over:
            table.play(bot.choose(table.seat_view(table.asked[0])), table.asked[0])
        state, parts = table.position.state, table.position.parts
        served = Words(mirror(state, table.game.state), mirror(parts, table.game.parts), None)
        for view in (table.view(), describe(served)):
            assert [total(player["score"]) for player in view["players"]] == table.result.scores
        goals |= {goal["id"] for goal in view["goals"] if any(goal["cubes"])}
    assert len(goals) == 13


@pytest.mark.rule("FA-E1", "FA-G0")
def test_each_source_of_points_in_the_view():
    scene = Scene(2, goals=("few", "colours")).own(0, pink=2, charcoal=1).money(0, coins=9, power=5).own(1)
    scene.abilities(0, "double-goal").goal(0, "few", 2).all_shake(rounds=100).last_action(1).play("help")
    assert scene.player(0)["score"] == {"goals": [24, None, None, None], "pink": 12, "resources": 2, "charcoal": -2,
                                        "fairy": 0}
