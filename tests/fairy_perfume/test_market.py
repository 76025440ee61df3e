"""Fairy Perfume, actions and end check: FA-3a to FA-4c, FA-B1, FA-B2, FA-B4, FA-B6, FA-B10, FA-B16, FA-B17."""

import pytest

from sillage.errors import EditionError, IllegalAction
from sillage.games.fairy_perfume.layout import GOAL_NAMES
from tests.fairy_perfume.scene import Scene, edition

CHEAP = ("many", "blue-yellow-set", "white-green-set", "precious")      # 4, 4, 4 and 5 fairy power


@pytest.mark.rule("FA-3a")
def test_from_the_hourglass_clockwise_one_action_each_twice_around():
    scene = Scene(3).stored({}, holder=1)
    order = []
    while scene.phase == "act":
        order.append(scene.actor)
        scene.play("help")
    assert order == [1, 2, 0, 1, 2, 0]


@pytest.mark.rule("FA-3b")
def test_buying_pays_the_cost_and_lays_the_stone_aside():
    scene = Scene(2).money(0, coins=9).acting()
    scene.play("buy pink")
    assert scene.purse(0) == (1, 0)
    assert scene.has(0, "pink") == {"bottle": 0, "shaken": 0, "stored": 0, "aside": 1}
    assert scene.market["pink"] == 4


@pytest.mark.rule("FA-3b")
def test_what_cant_be_bought():
    scene = Scene(2).money(0, coins=5).own(1, yellow=5, white=8).acting()
    assert scene.choices("buy") == {"buy yellow", "buy green", "buy blue", "buy red"}
    with pytest.raises(IllegalAction, match="charcoal is not for sale"):
        scene.play("buy charcoal")


@pytest.mark.rule("FA-3c")
def test_an_ability_costs_its_price_in_one_currency_and_the_leftmost_cube():
    scene = Scene(2).money(0, coins=4, power=4).acting()
    assert scene.may("ability dust-plus")
    assert not scene.may("ability yellow-pairs")            # 5 fairy power
    scene.play("ability dust-plus")
    assert scene.purse(0) == (0, 4)
    assert (scene.player(0)["track"], scene.player(0)["value"]) == (7, 5)


@pytest.mark.rule("FA-3c")
def test_one_own_cube_per_ability_but_several_players_may_share_it():
    scene = Scene(2).abilities(0, "dust-plus").money(0, coins=9).money(1, coins=9)
    assert not scene.acting(0).may("ability dust-plus")
    assert scene.acting(1).may("ability dust-plus")


@pytest.mark.rule("FA-3c", "FA-3d")
def test_without_a_cube_on_the_track_nothing_can_be_gained():
    scene = Scene(2, goals=CHEAP).abilities(0, "dust-plus", "buy-second", "red-income", "double-goal")
    scene.abilities(0, "yellow-pairs", "stone-discount", "green-white", "blue-bonus").money(0, 20, 20).acting()
    assert scene.choices("ability", "goal") == set()


@pytest.mark.rule("FA-3d")
def test_a_goal_costs_its_price_and_takes_one_own_cube():
    scene = Scene(2, goals=CHEAP).money(0, power=9).acting()
    scene.play("goal many", "help")
    assert scene.purse(0)[1] == 5
    assert scene.player(0)["goals"] == [1, 0, 0, 0]
    assert not scene.may("goal many")
    assert scene.may("goal precious")


@pytest.mark.rule("FA-3e")
def test_dusting_puts_up_to_two_stones_back():
    scene = Scene(2).lay(0, "stored", yellow=1, charcoal=1).lay(0, "aside", charcoal=2).acting()
    before = scene.market
    scene.play("dust charcoal")
    assert scene.choices() == {"dust charcoal", "dust yellow", "done"}
    scene.play("dust yellow")
    assert scene.actor == 1
    assert scene.market["charcoal"] == before["charcoal"] + 1
    assert scene.market["yellow"] == before["yellow"] + 1


@pytest.mark.rule("FA-3e")
def test_dusting_one_or_none_is_allowed_and_the_bottle_is_out_of_reach():
    scene = Scene(2).lay(0, "stored", yellow=2).acting()
    assert scene.choices("dust", "dust-none") == {"dust yellow", "dust-none"}
    assert Scene(2).acting().play("dust-none").actor == 1
    assert scene.play("dust yellow", "done").actor == 1
    assert scene.player(0)["stored"] == {"yellow": 1}


@pytest.mark.rule("FA-3e")
def test_dusting_ends_when_nothing_is_left_to_dust():
    assert Scene(2).lay(0, "stored", yellow=1).acting().play("dust yellow").actor == 1


@pytest.mark.rule("FA-3f")
def test_fairy_help():
    assert Scene(2).acting().play("help").purse(0) == (4, 3)


@pytest.mark.rule("FA-3g")
def test_there_is_no_pass_and_help_is_always_there():
    scene = Scene(2).money(0).own(0).acting()
    assert scene.choices() == {"dust-none", "help"}


@pytest.mark.rule("FA-3g")
def test_an_ability_works_from_the_next_action_on():
    scene = Scene(2).money(0, coins=20).acting()
    scene.play("ability buy-second")
    assert scene.actor == 1
    scene.play("help", "buy yellow")
    assert (scene.phase, scene.actor) == ("buy-more", 0)
    cubes = Scene(2, side="B").money(0, power=2).acting().play("ability cube-discount")
    assert cubes.purse(0)[1] == 0


@pytest.mark.rule("FA-B1")
def test_dust_plus_pays_and_dusts_a_third():
    scene = Scene(2).abilities(0, "dust-plus").lay(0, "stored", yellow=4).acting()
    scene.play("dust yellow", "dust yellow", "dust yellow")
    assert scene.actor == 1
    assert scene.purse(0) == (4, 3)
    assert scene.player(0)["stored"] == {"yellow": 1}


@pytest.mark.rule("FA-B1")
def test_dust_plus_pays_for_dusting_none_too():
    assert Scene(2).abilities(0, "dust-plus").acting().play("dust-none").purse(0) == (4, 3)


@pytest.mark.rule("FA-B2")
def test_one_more_stone_may_be_bought_and_only_one():
    scene = Scene(2).abilities(0, "buy-second").money(0, coins=5).acting()
    scene.play("buy green")
    assert scene.choices() == {"buy yellow", "buy green", "done"}
    scene.play("buy yellow")
    assert scene.actor == 1
    assert scene.purse(0)[0] == 2


@pytest.mark.rule("FA-B2")
def test_a_further_purchase_may_be_declined_and_is_not_offered_to_the_poor():
    scene = Scene(2).abilities(0, "buy-second").money(0, coins=5).acting()
    assert scene.play("buy yellow", "done").actor == 1
    assert Scene(2).abilities(0, "buy-second").money(0, coins=2).acting().play("buy green").actor == 1


@pytest.mark.rule("FA-B4")
def test_a_second_cube_on_the_same_goal_or_another():
    scene = Scene(2, goals=CHEAP).abilities(0, "double-goal").money(0, power=12).acting()
    scene.play("goal many")
    assert scene.choices() == {"goal many", "goal blue-yellow-set", "goal white-green-set", "goal precious", "done"}
    scene.play("goal many")
    assert scene.actor == 1
    assert scene.purse(0)[1] == 4
    assert scene.player(0)["goals"] == [2, 0, 0, 0]
    assert not scene.play("help").may("goal many")


@pytest.mark.rule("FA-B4")
def test_a_second_goal_may_be_declined_and_needs_a_cube_and_the_price():
    scene = Scene(2, goals=CHEAP).abilities(0, "double-goal").money(0, power=12).acting()
    assert scene.play("goal many", "done").actor == 1
    assert Scene(2, goals=CHEAP).abilities(0, "double-goal").money(0, power=7).acting().play("goal many").actor == 1


@pytest.mark.rule("FA-B6", "FA-B17")
def test_stones_cost_a_coin_less_each_and_never_below_nothing():
    scene = Scene(2).abilities(0, "stone-discount", "buy-second").money(0, coins=3).acting()
    scene.play("buy blue")
    assert (scene.phase, scene.purse(0)[0]) == ("buy-more", 0)
    scene.play("buy yellow")
    assert scene.purse(0)[0] == 0
    free = edition(stone_prices={"coins": {"yellow": 0, "green": 2, "white": 4, "blue": 4, "red": 5}})
    assert Scene(2, edition=free).abilities(0, "stone-discount").acting().play("buy yellow").purse(0)[0] == 3


@pytest.mark.rule("FA-S1", "FA-3b", "FA-3c")
def test_the_side_in_play_has_its_own_prices():
    pieces = edition(side_b={"stones": {"pink": 1, "green": 0}, "abilities": {"dust-plus": {"power": 1}}})
    for side, paid in (("A", (12, 0)), ("B", (1, 1))):
        scene = Scene(2, edition=pieces, side=side).money(0, coins=20, power=5).acting()
        market, dearer = scene.view()["market"], edition().stone_prices
        assert market["pink"]["price"] == (1 if side == "B" else dearer.pink)
        assert market["white"]["price"] == dearer.coins.white
        scene.play("buy pink", "help", "ability dust-plus")
        coins, power = scene.purse(0)
        assert (20 - coins, 5 - power) == paid, side


@pytest.mark.rule("FA-S1")
def test_side_b_names_only_what_is_on_it():
    with pytest.raises(EditionError, match="no ability of both sides is called blue-yellow; expected: dust-plus"):
        edition(side_b={"abilities": {"blue-yellow": {"power": 1}}})
    with pytest.raises(EditionError, match="no stone for sale is called charcoal; expected: yellow"):
        edition(side_b={"stones": {"charcoal": 1}})


@pytest.mark.rule("FA-B10")
def test_three_power_buy_a_further_action_right_after_an_action_once_a_round():
    scene = Scene(2).abilities(0, "extra-action").money(0, power=6).acting()
    scene.play("help")
    assert scene.choices() == {"extra", "done"}
    scene.play("extra")
    assert scene.purse(0) == (1, 4)
    assert (scene.phase, scene.actor) == ("act", 0)
    scene.play("help")
    assert scene.actor == 1
    scene.play("help", "help")
    assert scene.actor == 1, "a second further action was offered"
    scene.play("help")
    assert scene.state.rounds == 2
    assert not scene.player(0)["further_used"]


@pytest.mark.rule("FA-B10", "FA-3g")
def test_a_further_action_must_be_taken_can_be_declined_before_and_follows_its_own_purchase():
    scene = Scene(2).money(0, coins=9, power=6).abilities(0, "buy-second").acting()
    scene.play("ability extra-action")
    assert scene.phase == "extra"
    scene.play("extra")
    assert not scene.may("done")
    scene.play("buy yellow", "buy yellow")
    assert scene.actor == 1
    scene.play("help")
    assert scene.play("buy yellow", "done").actor == 1
    assert Scene(2).abilities(0, "extra-action").money(0, power=1).acting().play("help").actor == 1
    assert Scene(2).abilities(0, "extra-action").money(0, power=3).acting().play("help", "done").actor == 1


@pytest.mark.rule("FA-B16", "FA-B17")
def test_cubes_that_cost_power_cost_one_less_each():
    scene = Scene(2, side="B", goals=("most-power", *CHEAP[:3])).abilities(0, "cube-discount", "double-goal")
    scene.money(0, coins=7, power=6).acting().play("goal many", "goal many")
    assert scene.purse(0) == (7, 0)
    scene.play("help", "goal most-power")
    assert scene.purse(0) == (0, 0)
    scene = Scene(2, side="B").abilities(0, "cube-discount").money(0, coins=4, power=5).acting()
    assert scene.play("ability yellow-bonus").purse(0) == (4, 0)
    gifts = edition(goal_prices={"prices": {name: {"power": 0} for name in GOAL_NAMES}})
    free = Scene(2, side="B", goals=CHEAP, edition=gifts).abilities(0, "cube-discount")
    assert free.acting().play("goal many").purse(0) == (3, 2)


def eight_cubes(scene, seat=0):
    return scene.abilities(seat, "dust-plus", "buy-second", "red-income", "stone-discount", "yellow-pairs",
                           "green-white", "green-bonus")


@pytest.mark.rule("FA-4a")
def test_the_game_ends_when_all_cubes_are_placed_but_only_after_the_round():
    scene = eight_cubes(Scene(2)).money(0, power=6).acting()
    scene.play("ability blue-bonus")
    assert not scene.table.over
    scene.play("help", "help", "help")
    assert scene.table.over
    assert scene.table.result.ending == "all-cubes"


@pytest.mark.rule("FA-4a")
def test_the_game_ends_without_pink_and_a_pink_dusted_back_keeps_it_going():
    scene = Scene(2).own(1, pink=4, yellow=3).money(0, coins=8)
    assert scene.last_action(0).play("buy pink").table.result.ending == "no-pink"
    scene = Scene(2).lay(1, "stored", pink=4).money(0, coins=8).acting(0, turn=2).play("buy pink")
    scene.play("dust pink", "done")
    assert scene.state.rounds == 2
    assert scene.market["pink"] == 1


@pytest.mark.rule("FA-4a")
def test_both_reasons_at_once():
    scene = eight_cubes(Scene(2)).abilities(0, "blue-bonus").own(1, pink=5, yellow=3).last_action(1).play("help")
    assert scene.table.result.ending == "cubes-and-pink"


@pytest.mark.rule("FA-4b")
def test_else_all_stones_go_back_into_the_bottle():
    scene = Scene(2).own(0, yellow=1).lay(0, "stored", green=2, charcoal=1).lay(0, "aside", pink=1, charcoal=2)
    scene.last_action(1).play("help")
    assert (scene.state.rounds, scene.phase) == (2, "shake")
    assert scene.player(0)["bottle"] == {"yellow": 1, "green": 2, "pink": 1, "charcoal": 3}
    assert scene.player(0)["stored"] == scene.player(0)["aside"] == {}


@pytest.mark.rule("FA-4c")
@pytest.mark.parametrize(("rounds", "over"), [(99, False), (100, True)])
def test_the_hundredth_round_is_the_last(rounds, over):
    scene = Scene(2).all_shake(rounds=rounds).last_action(1).play("help")
    assert scene.table.over == over
    assert not over or scene.table.result.ending == "hundred-rounds"
