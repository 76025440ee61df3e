"""Fairy Perfume, the fairies of the variant: FA-X1 to FA-X5."""

import pytest

from sillage.games.fairy_perfume.rules.pieces import bottle_value
from sillage.kernel.compile import plain
from sillage.kernel.edition import load_edition
from tests.fairy_perfume.scene import Scene

STARTS = [
    ("FA-X1", "royal", 3, 2, {"yellow": 5, "green": 3, "charcoal": 4, "cube": 1}, 4),
    ("FA-X2", "blue", 3, 2, {"yellow": 5, "green": 3, "charcoal": 2}, 4),
    ("FA-X3", "yellow", 1, 1, {"yellow": 7, "green": 5}, 4),
    ("FA-X4", "white", 0, 0, {"yellow": 5, "green": 3, "charcoal": 4}, 4),
    ("FA-X5", "red", 6, 4, {"yellow": 5, "green": 3, "charcoal": 4}, 4),
]


@pytest.mark.rule("FA-X1", "FA-X2", "FA-X3", "FA-X4", "FA-X5", "FA-S5")
@pytest.mark.parametrize(("clause", "fairy", "coins", "power", "bottle", "value"), STARTS)
def test_what_a_fairy_starts_with(clause, fairy, coins, power, bottle, value):
    me = Scene(2, fairies=(fairy, "red" if fairy != "red" else "blue")).player(0)
    assert (me["coins"], me["power"], me["bottle"], me["value"]) == (coins, power, bottle, value), clause


@pytest.mark.rule("FA-S5")
def test_no_fairy_twice():
    scene = Scene(2, fairies=("white",))
    assert scene.choices() == {f"fairy {f}" for f in ("royal", "blue", "yellow", "red")}


@pytest.mark.rule("FA-S5", "FA-1b")
def test_who_has_no_fairy_yet_shows_the_value_that_everybody_starts_with():
    """Not 12, as an empty track would."""
    scene = Scene(2, fairies=("white",))
    assert (scene.player(1)["value"], scene.player(1)["track"]) == (4, 8)


# ---- Royal -----------------------------------------------------------------------------------------
def royal(side="A", **more):
    return Scene(2, fairies=("royal", "red"), side=side, **more)


@pytest.mark.rule("FA-X1", "FA-1b")
def test_the_cube_came_from_the_right_and_its_slot_opens_with_the_last_one():
    scene = royal()
    values = []
    for cubes in range(7, -1, -1):
        scene.state.player[0].track = cubes
        values.append(plain(bottle_value)(scene.parts, scene.state.player[0]))
    assert values == [4, 5, 6, 7, 8, 9, 10, 12]


@pytest.mark.rule("FA-X1")
def test_in_the_first_edition_it_came_from_the_left():
    first = load_edition("fairy_perfume", "contest")
    assert royal(edition=first).player(0)["value"] == 5
    assert "royal" not in first.data(), "its records are as they were"


@pytest.mark.rule("FA-X1")
def test_a_cube_shaken_out_may_be_placed_free_before_storing_and_works_this_round():
    scene = royal().lay(0, "shaken", green=2).all_shake(holder=1, glass=1)
    scene.beat("gentle", "stop", falls={0: ["cube"]})
    assert (scene.phase, scene.actor) == ("visit", 0)
    assert scene.choices("place") == {f"place {a['id']}" for a in scene.table.view(0)["abilities"]}
    scene.play("place green-bonus")
    assert scene.purse(0) == (3, 2 + 4)
    assert scene.player(0)["track"] == 7
    assert scene.player(0)["abilities"] == ["green-bonus"]


@pytest.mark.rule("FA-X1")
def test_an_unplaced_cube_waits_beside_and_goes_back():
    scene = royal().lay(0, "shaken", green=2).all_shake(holder=1, glass=1)
    scene.beat("gentle", "stop", falls={0: ["cube"]}).play("done")
    assert scene.has(0, "cube")["aside"] == 1
    while scene.phase == "act":
        scene.play("help")
    assert scene.has(0, "cube")["bottle"] == 1


@pytest.mark.rule("FA-X1")
def test_only_abilities_without_an_own_cube():
    scene = royal().abilities(0, "green-bonus").all_shake(holder=1, glass=1)
    scene.beat("gentle", "stop", falls={0: ["cube"]})
    assert not scene.may("place green-bonus")
    assert scene.may("place dust-plus")


@pytest.mark.rule("FA-X1")
def test_cubes_dont_count_for_exploding():
    scene = royal().lay(0, "shaken", green=4).all_shake()
    assert scene.beat("gentle", "gentle", falls={0: ["cube"]}).player(0)["status"] == "shaking"
    assert scene.beat("gentle", "gentle", falls={0: ["yellow"]}).player(0)["status"] == "exploded"


@pytest.mark.rule("FA-X1", "FA-1h")
def test_cubes_dont_count_for_an_empty_bottle():
    scene = royal().lay(0, "bottle", yellow=1).lay(0, "shaken", green=1).all_shake()
    assert scene.beat("gentle", "gentle", falls={0: ["yellow"]}).player(0)["status"] == "still"
    scene = royal().lay(0, "bottle", yellow=1).lay(0, "shaken", green=4).all_shake()
    scene.beat("gentle", "gentle", falls={0: ["yellow"]})
    assert scene.has(0, "charcoal")["aside"] == 4
    empty = royal().own(0).last_action(1).play("help")
    assert empty.state.pending == 0b10


@pytest.mark.rule("FA-X1")
def test_at_the_end_of_a_round_a_cube_of_the_owners_choice_returns_bought_ones_too():
    scene = royal().abilities(0, "green-bonus", "dust-plus").last_action(1).play("help")
    assert (scene.phase, scene.actor) == ("return", 0)
    assert scene.choices() == {"return green-bonus", "return dust-plus"}
    scene.play("return dust-plus")
    assert scene.has(0, "cube")["bottle"] == 2
    assert scene.player(0)["abilities"] == ["green-bonus"]
    assert scene.player(0)["value"] == 6, "the bottle value fell"


@pytest.mark.rule("FA-X1")
def test_a_single_cube_returns_by_itself_and_goals_keep_theirs():
    scene = Scene(2, fairies=("royal", "red"), goals=("few",)).abilities(0, "dust-plus").goal(0, "few")
    scene.last_action(1).play("help")
    assert scene.phase == "shake"
    assert scene.has(0, "cube")["bottle"] == 2
    assert scene.player(0)["goals"][0] == 1


@pytest.mark.rule("FA-X1", "FA-4a")
def test_the_cube_returns_after_the_end_check():
    names = ("dust-plus", "buy-second", "red-income", "double-goal", "yellow-pairs", "stone-discount", "green-white")
    scene = royal().abilities(0, *names).all_shake(holder=1, glass=1)
    scene.beat("gentle", "stop", falls={0: ["cube"]}).play("place blue-bonus")
    while not scene.table.over:
        scene.play("help")
    assert scene.table.result.ending == "all-cubes"
    waiting = royal().abilities(0, *names).last_action(1).play("help")
    assert not waiting.table.over, "a cube in the bottle is not placed"


@pytest.mark.rule("FA-B4", "FA-X1")
def test_second_cubes_stay_if_double_goal_is_lost():
    scene = Scene(2, fairies=("royal", "red"), goals=("few",)).abilities(0, "double-goal").goal(0, "few", 2)
    scene.last_action(1).play("help")
    assert scene.player(0)["abilities"] == []
    assert scene.player(0)["goals"][0] == 2


# ---- Blue ------------------------------------------------------------------------------------------
def blue(coins, power, **more):
    return Scene(2, fairies=("blue", "red"), **more).money(0, coins, power)


@pytest.mark.rule("FA-X2")
def test_three_coins_for_two_power_or_back():
    assert blue(3, 0).acting().play("trade coins").purse(0) == (0, 2)
    assert blue(0, 2).acting().play("trade power").purse(0) == (3, 0)
    scene = blue(2, 1).acting()
    assert scene.choices("trade") == set()
    assert Scene(2, fairies=("red", "blue")).acting().choices("trade") == set()


@pytest.mark.rule("FA-X2")
def test_between_two_other_decisions_in_one_direction_only():
    scene = blue(6, 2).acting().play("trade coins")
    assert scene.choices("trade") == {"trade coins"}
    scene.play("trade coins", "help")
    scene.play("help")
    assert "trade power" in scene.choices("trade")
    assert blue(0, 4).acting().play("trade power").choices("trade") == {"trade power"}


@pytest.mark.rule("FA-X2")
def test_on_all_own_decisions_but_in_the_shaking():
    scene = blue(3, 2).lay(0, "shaken", yellow=3, green=1)
    assert scene.all_shake(holder=0, glass=1).choices("trade") == set()
    scene.beat("hard", "stop", falls={0: ["yellow"]})
    for phase in ("store", "double", "act"):
        assert (scene.phase, scene.choices("trade")) == (phase, {"trade coins", "trade power"})
        scene.play({"store": "leave yellow", "double": "double yellow", "act": "help"}[phase])


@pytest.mark.rule("FA-X2")
def test_a_further_purchase_goal_or_action_is_offered_when_trades_could_pay_for_it():
    scene = blue(2, 2).abilities(0, "buy-second").acting().play("buy green")
    assert (scene.phase, scene.choices()) == ("buy-more", {"done", "trade power"})
    scene.play("trade power", "buy yellow")
    assert scene.purse(0) == (2, 0)
    goals = ("many", "blue-yellow-set")
    scene = blue(3, 6, goals=goals).abilities(0, "double-goal").acting().play("goal many")
    assert (scene.phase, scene.choices("goal")) == ("goal-more", set())
    assert scene.play("trade coins").may("goal many")
    scene = blue(5, 0).abilities(0, "extra-action").acting().play("help")
    assert (scene.phase, scene.choices()) == ("extra", {"done", "trade coins"})
    assert scene.play("trade coins").may("extra")


@pytest.mark.rule("FA-X2")
def test_a_last_trade_before_scoring():
    scene = blue(1, 1).all_shake(rounds=100).last_action(0).play("help")
    assert (scene.phase, scene.actor) == ("last-trade", 0)
    scene.play("trade power", "done")
    assert scene.table.over
    assert scene.purse(0) == (5, 0)
    assert blue(0, 0).all_shake(rounds=100).last_action(0).play("help").table.over


# ---- Yellow, White, Red ----------------------------------------------------------------------------
@pytest.mark.rule("FA-X3")
def test_the_yellow_fairy_loses_four_points():
    scene = Scene(2, fairies=("yellow", "red")).own(0, pink=1).money(0)
    assert scene.points()[0] == 2


@pytest.mark.rule("FA-X4")
@pytest.mark.parametrize("side", ["A", "B"])
def test_the_white_fairy_places_a_cube_on_any_ability_of_the_side_in_play(side):
    scene = Scene(3, fairies=("red", "white", "blue"), side=side)
    assert (scene.phase, scene.actor) == ("charm", 1)
    assert scene.choices() == {f"place {a['id']}" for a in scene.table.view(1)["abilities"]}
    assert len(scene.table.view(1)["goals"]) == 4
    scene.play("place double-goal")
    me = scene.player(1)
    assert (me["abilities"], me["track"], me["value"], me["coins"], me["power"]) == (["double-goal"], 7, 5, 0, 0)
    assert (scene.phase, scene.state.rounds) == ("shake", 1)


@pytest.mark.parametrize(("side", "ability"), [("A", "green-bonus"), ("B", "yellow-bonus")])
def test_greedy_gives_the_white_fairy_what_earns_most(side, ability):
    scene = Scene(2, fairies=("white", "red"), side=side)
    assert scene.table.position.choose() == scene.table.legal_actions.code(f"place {ability}")


@pytest.mark.rule("FA-X5")
def test_the_red_fairy_has_nothing_more():
    scene = Scene(2, fairies=("red", "yellow")).stored({0: {"yellow": 1}}, holder=1)
    assert scene.purse(0) == (7, 4)
    assert scene.acting().choices("trade", "place") == set()
