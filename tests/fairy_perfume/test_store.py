"""Fairy Perfume, storing and rewards: FA-2a to FA-2f, FA-B3, FA-B5, FA-B7 to FA-B9, FA-B11 to FA-B15, FA-B17."""

import pytest

from tests.fairy_perfume.scene import Scene


def explode(scene, seat, *falls):
    """A seat with four stones out shakes hard; the others stop, the last of them with the glass."""
    choices = ["hard" if s == seat else "stop" for s in range(scene.players)]
    return scene.all_shake(holder=scene.players - 1, glass=1).beat(*choices, falls={seat: falls})


@pytest.mark.rule("FA-2a")
def test_up_to_the_bottle_value_everything_is_stored_charcoal_too():
    scene = Scene(2).stored({0: {"yellow": 1, "green": 1, "charcoal": 2}}, holder=1)
    assert scene.player(0)["stored"] == {"yellow": 1, "green": 1, "charcoal": 2}
    assert scene.player(0)["aside"] == {}


@pytest.mark.rule("FA-2a")
def test_with_more_the_player_chooses_and_the_rest_goes_to_the_side():
    scene = explode(Scene(2).lay(0, "shaken", yellow=2, charcoal=1, white=1), 0, "green", "green")
    assert (scene.phase, scene.actor) == ("store", 0)
    assert scene.choices() == {"leave yellow", "leave green", "leave white", "leave charcoal"}
    scene.play("leave charcoal")
    assert not scene.may("leave charcoal")
    scene.play("leave yellow")
    assert scene.player(0)["stored"] == {"yellow": 1, "green": 2, "white": 1}
    assert scene.player(0)["aside"] == {"yellow": 1, "charcoal": 3}         # two of the explosion, not stored
    assert scene.purse(0) == (3 + 1, 2 + 2 + 2)


@pytest.mark.rule("FA-2a")
def test_storing_is_unseen_until_all_have_chosen():
    views, said = set(), []
    for left in ("yellow", "green"):
        scene = Scene(3)
        for seat in (0, 1):
            scene.lay(seat, "shaken", yellow=2, green=2)
        scene.all_shake(holder=2, glass=1).beat("hard", "hard", "stop", falls={0: ["yellow"], 1: ["green"]})
        scene.play(f"leave {left}")
        assert scene.said() == []
        assert (scene.phase, scene.actor) == ("store", 1)
        views.add((str(scene.table.view(1)), scene.table.seat_view(1).state.tobytes(), str(scene.choices())))
        assert scene.player(0)["leaving"] == {left: 1}
        said.append(scene.play("leave green").said())
    assert len(views) == 1
    assert "seat 0 left 1 yellow aside" in said[0]
    assert "seat 0 left 1 green aside" in said[1]


@pytest.mark.rule("FA-2a")
def test_stones_of_one_colour_leave_no_choice():
    scene = explode(Scene(2).lay(0, "shaken", yellow=4), 0, "yellow")
    assert scene.phase != "store"
    assert scene.player(0)["stored"] == {"yellow": 4}
    assert scene.player(0)["aside"] == {"yellow": 1, "charcoal": 2}


@pytest.mark.rule("FA-2a")
def test_stones_at_the_side_give_nothing():
    scene = Scene(2).lay(0, "aside", blue=3).stored({0: {"yellow": 1}}, holder=1)
    assert scene.purse(0) == (3 + 1, 2)


@pytest.mark.rule("FA-2b")
@pytest.mark.parametrize(
    ("stone", "coins", "power"),
    [("yellow", 1, 0), ("green", 0, 1), ("white", 0, 2), ("blue", 3, 0), ("red", 0, 0), ("pink", 0, 0),
     ("charcoal", 0, 0)],
)
def test_rewards_of_stored_stones(stone, coins, power):
    scene = Scene(2).stored({0: {stone: 2}}, holder=1)
    assert scene.purse(0) == (3 + 2 * coins, 2 + 2 * power)


@pytest.mark.rule("FA-2b", "FA-2f")
def test_each_red_gives_every_other_player_charcoal_to_the_side():
    scene = Scene(4).stored({1: {"red": 3}}, holder=0)
    assert [scene.has(s, "charcoal")["aside"] for s in range(4)] == [3, 0, 3, 3]
    assert scene.market["charcoal"] == 27 - 9


@pytest.mark.rule("FA-2c", "FA-1f")
def test_rewards_go_from_the_hourglass_clockwise_and_short_charcoal_by_laps_from_the_giver():
    """Pool 2: seat 2 (with the glass) rewards first, its neighbours 3 and 0 take; seat 0's own red finds none."""
    scene = Scene(4).lay(3, "bottle", yellow=5).pool(2).stored({0: {"red": 1}, 2: {"red": 1, "green": 1}}, holder=2)
    scene.play("double green")
    assert [scene.has(s, "charcoal")["aside"] for s in range(4)] == [1, 0, 0, 1]


@pytest.mark.rule("FA-1f")
def test_one_lap_for_each_red():
    scene = Scene(4).lay(3, "bottle", yellow=5).pool(4).stored({0: {"red": 2}}, holder=1)
    assert [scene.has(s, "charcoal")["aside"] for s in range(4)] == [0, 2, 1, 1]


@pytest.mark.rule("FA-2d")
def test_the_hourglass_player_doubles_one_stored_stone():
    scene = Scene(2).stored({0: {"blue": 1, "white": 2}, 1: {"yellow": 1}}, holder=0)
    assert (scene.phase, scene.actor) == ("double", 0)
    assert scene.purse(1) == (3, 2), "a reward was taken before the choice"
    assert scene.choices() == {"double blue", "double white"}
    scene.play("double white")
    assert scene.purse(0) == (3 + 3, 2 + 3 * 2)
    assert scene.purse(1) == (3 + 1, 2)


@pytest.mark.rule("FA-2d")
def test_with_nothing_stored_nothing_is_doubled_and_one_kind_needs_no_choice():
    assert Scene(2).stored({1: {"yellow": 1}}, holder=0).phase == "act"
    scene = Scene(2).stored({0: {"yellow": 2}}, holder=0)
    assert scene.phase == "act"
    assert scene.purse(0) == (3 + 3, 2)


@pytest.mark.rule("FA-2d")
def test_a_doubled_red_gives_two_charcoal():
    scene = Scene(3).stored({0: {"red": 1}}, holder=0)
    assert [scene.has(s, "charcoal")["aside"] for s in range(3)] == [0, 2, 2]


@pytest.mark.rule("FA-2d")
def test_doubling_covers_abilities_for_one_stone_but_no_pairs_and_no_points():
    scene = Scene(2).abilities(0, "green-bonus", "green-white")
    scene.stored({0: {"green": 1, "white": 1}}, holder=0).play("double green")
    assert scene.purse(0) == (3 + 3, 2 + 2 * 2 + 2 + 2)
    pink = Scene(2).stored({0: {"pink": 1}}, holder=0)
    assert pink.points()[0] == 6 - 4 + 1
    assert pink.purse(0) == (3, 2)


@pytest.mark.rule("FA-2d")
def test_the_view_says_what_a_doubled_stone_would_bring():
    scene = Scene(2).abilities(0, "green-bonus", "green-white")
    scene.stored({0: {"green": 1, "white": 1, "charcoal": 1}}, holder=0)
    told, before = scene.table.view(0)["doubles"], scene.purse(0)
    assert told == {"green": {"coins": 0, "power": 2, "free": 0}, "white": {"coins": 0, "power": 2, "free": 0},
                    "charcoal": {"coins": 0, "power": 0, "free": 0}}
    scene.play("double green")
    once = 3, 1 + 1 + 2 + 2         # the pair; green, its bonus, white, the pair
    gain = scene.purse(0)[0] - before[0] - once[0], scene.purse(0)[1] - before[1] - once[1]
    assert gain == (told["green"]["coins"], told["green"]["power"])
    assert scene.table.view(0)["doubles"] == {}


@pytest.mark.rule("FA-2e", "FA-B17")
def test_the_rulebook_pages_example_of_pairs_single_stones_and_the_glass():
    scene = Scene(2).abilities(0, "yellow-pairs", "green-white", "green-bonus").money(0)
    scene.stored({0: {"yellow": 3, "green": 2, "white": 1}}, holder=0).play("double green")
    assert scene.purse(0) == (8, 10)


@pytest.mark.rule("FA-2f")
def test_charcoal_of_this_phase_may_be_dusted_and_else_goes_into_the_bottle():
    scene = Scene(2).lay(1, "bottle", yellow=5).stored({0: {"red": 2}}, holder=1)
    assert scene.has(1, "charcoal")["aside"] == 2
    scene.play("dust charcoal", "done")
    assert scene.has(1, "charcoal")["aside"] == 1
    scene.play("help", "help", "help")
    assert scene.has(1, "charcoal")["bottle"] == 1


REWARDS = [     # ability, side, stored, coins and power beyond the stones' own
    ("FA-B5", "yellow-pairs", "A", {"yellow": 3}, 2, 0),
    ("FA-B5", "yellow-pairs", "A", {"yellow": 4}, 4, 0),
    ("FA-B7", "green-white", "A", {"green": 2, "white": 1}, 3, 2),
    ("FA-B7", "green-white", "A", {"green": 2, "white": 2}, 6, 4),
    ("FA-B8", "blue-bonus", "A", {"blue": 2}, 4, 4),
    ("FA-B9", "green-bonus", "A", {"green": 3}, 0, 3),
    ("FA-B11", "yellow-bonus", "B", {"yellow": 3}, 3, 0),
    ("FA-B13", "white-bonus", "B", {"white": 2}, 4, 4),
    ("FA-B14", "blue-yellow", "B", {"blue": 1, "yellow": 2}, 2, 3),
    ("FA-B14", "blue-yellow", "B", {"blue": 2, "yellow": 2}, 4, 6),
    ("FA-B15", "green-pairs", "B", {"green": 3}, 0, 3),
    ("FA-B15", "green-pairs", "B", {"green": 4}, 0, 6),
]


@pytest.mark.rule("FA-B5", "FA-B7", "FA-B8", "FA-B9", "FA-B11", "FA-B13", "FA-B14", "FA-B15", "FA-2e")
@pytest.mark.parametrize(("clause", "ability", "side", "stones", "coins", "power"), REWARDS)
def test_abilities_add_to_stored_stones(clause, ability, side, stones, coins, power):
    plain = Scene(2, side=side).stored({0: stones}, holder=1).purse(0)
    skilled = Scene(2, side=side).abilities(0, ability).stored({0: stones}, holder=1).purse(0)
    assert (skilled[0] - plain[0], skilled[1] - plain[1]) == (coins, power), clause


@pytest.mark.rule("FA-B17")
def test_different_abilities_may_count_the_same_stone():
    scene = Scene(2, side="B").abilities(0, "yellow-bonus", "blue-yellow").money(0)
    scene.stored({0: {"blue": 1, "yellow": 1}}, holder=1)
    assert scene.purse(0) == (3 + 1 + 1 + 2, 3)


@pytest.mark.rule("FA-B3")
@pytest.mark.parametrize("coins", range(5))
def test_stored_reds_give_two_each_in_any_mix(coins):
    scene = Scene(2).abilities(0, "red-income").money(0).stored({0: {"red": 2}}, holder=1)
    assert (scene.phase, scene.actor) == ("split", 0)
    assert scene.choices() == {f"split {n}" for n in range(5)}
    assert scene.play(f"split {coins}").purse(0) == (coins, 4 - coins)


@pytest.mark.rule("FA-B12")
def test_stored_charcoal_and_pink_give_one_each_as_the_owner_chooses():
    scene = Scene(2, side="B").abilities(0, "charcoal-pink").money(0)
    scene.stored({0: {"charcoal": 2, "pink": 1, "yellow": 1}}, holder=1)
    assert scene.choices() == {f"split {n}" for n in range(4)}
    assert scene.play("split 1").purse(0) == (1 + 1, 2)


@pytest.mark.rule("FA-B12", "FA-2d")
def test_doubled_charcoal_is_two_choices_and_red_income_doubles_too():
    scene = Scene(2, side="B").abilities(0, "charcoal-pink").stored({0: {"charcoal": 1}}, holder=0)
    assert scene.choices() == {"split 0", "split 1", "split 2"}
    scene = Scene(2).abilities(0, "red-income").stored({0: {"red": 1}}, holder=0)
    assert scene.choices() == {f"split {n}" for n in range(5)}


@pytest.mark.rule("FA-2c", "FA-2e")
def test_open_rewards_are_asked_clockwise_from_the_hourglass():
    scene = Scene(3).abilities(0, "red-income").abilities(2, "red-income")
    scene.stored({0: {"red": 1}, 2: {"red": 1}}, holder=1)
    assert scene.actor == 2
    scene.play("split 0")
    assert scene.actor == 0
