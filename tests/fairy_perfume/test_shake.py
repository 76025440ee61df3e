"""Fairy Perfume, shaking: FA-1a to FA-1i."""

import pytest

from tests.fairy_perfume.measure import CAREFULLY, GENTLY, HARD_ONLY, VALUES, aimed
from tests.fairy_perfume.scene import Scene, edition


@pytest.mark.rule("FA-1a")
def test_a_player_may_stop_with_nothing_out():
    scene = Scene(2)
    assert scene.choices() == {"gentle", "hard", "stop"}
    scene.beat("stop", "gentle", falls={1: ["yellow"]})
    assert scene.player(0)["status"] == "still"
    assert scene.player(0)["shaken"] == {}


@pytest.mark.rule("FA-1a")
def test_number_and_colours_are_chance():
    seen = set()
    for seed in range(40):
        scene = Scene(2, seed=seed).play("hard", "stop")
        seen.add(tuple(scene.player(0)["shaken"].items()))
    assert len(seen) > 6


@pytest.mark.rule("FA-1b")
def test_the_bottle_value_grows_with_cubes_gone_from_the_track():
    scene = Scene(2, goals=("few",)).abilities(0, "dust-plus", "buy-second").goal(0, "few")
    assert scene.player(0)["value"] == 7
    scene.abilities(0, "red-income", "yellow-pairs", "green-white", "blue-bonus", "green-bonus")
    assert (scene.player(0)["track"], scene.player(0)["value"]) == (0, 12)
    scene.lay(0, "shaken", yellow=10).all_shake().beat("hard", "gentle", falls={0: ["green", "green"]})
    assert scene.player(0)["status"] == "shaking"
    assert scene.beat("hard", "gentle", falls={0: ["green"]}).player(0)["status"] == "exploded"


@pytest.mark.rule("FA-1b")
def test_the_start_value_is_a_number_of_the_edition():
    assert Scene(2, edition=edition(track={"start_value": 5})).player(0)["value"] == 5


@pytest.mark.rule("FA-1c")
def test_the_first_to_stop_takes_the_hourglass():
    scene = Scene(3).beat("gentle", "gentle", "gentle")
    assert scene.state.holder == -1
    scene.beat("gentle", "stop", "gentle")
    assert scene.state.holder == 1
    assert scene.state.glass == 5
    scene.beat("gentle", "stop")
    assert scene.state.holder == 1


@pytest.mark.rule("FA-1c", "FA-1g")
def test_five_further_beats_follow_then_everybody_stops():
    scene = Scene(3).beat("stop", "gentle", "gentle")
    for left in (4, 3, 2, 1):
        scene.beat("gentle", "gentle")
        assert (scene.phase, scene.state.glass) == ("shake", left)
    scene.beat("gentle", "gentle")
    assert scene.phase != "shake"
    assert {scene.player(s)["status"] for s in range(3)} == {"still"}


@pytest.mark.rule("FA-1g")
def test_the_beats_of_the_glass_are_a_number_of_the_edition():
    shake = {"glass_beats": 1}
    scene = Scene(2, edition=edition(shake=shake)).beat("stop", "gentle")
    assert scene.beat("gentle").phase != "shake"


@pytest.mark.rule("FA-1d")
def test_exactly_the_bottle_value_is_no_explosion_and_one_more_is():
    scene = Scene(2).lay(0, "shaken", yellow=2).lay(1, "shaken", yellow=2)
    scene.all_shake().beat("hard", "hard", falls={0: ["green"] * 2, 1: ["green"] * 3})
    assert scene.player(0)["status"] == "shaking"
    assert scene.player(1)["status"] == "exploded"
    assert scene.player(1)["aside"] == {"charcoal": 2}
    assert "seat 1 exploded with 5 stones out" in scene.said()
    assert scene.actor == 0


@pytest.mark.rule("FA-1d")
def test_an_explosion_that_empties_the_bottle_costs_four_charcoal():
    scene = Scene(2).lay(0, "shaken", yellow=4).lay(0, "bottle", green=2)
    scene.all_shake().beat("hard", "gentle", falls={0: ["green", "green"]})
    assert scene.player(0)["status"] == "exploded"
    assert scene.player(0)["aside"] == {"charcoal": 4}


@pytest.mark.rule("FA-1d")
def test_an_exploded_player_still_stores_and_earns():
    scene = Scene(2).lay(0, "shaken", yellow=4).all_shake(holder=1, glass=1)
    scene.beat("hard", "stop", falls={0: ["green"]}).play("leave yellow")
    assert scene.purse(0) == (3 + 3, 2 + 1)


@pytest.mark.rule("FA-1e")
def test_an_exploded_player_does_not_take_the_hourglass():
    scene = Scene(2).lay(0, "shaken", yellow=4).all_shake()
    scene.beat("hard", "gentle", falls={0: ["green"]})
    assert scene.state.holder == -1
    scene.beat("stop")
    assert scene.state.holder == 1


@pytest.mark.rule("FA-1e")
def test_if_everyone_explodes_the_last_to_explode_takes_it():
    scene = Scene(2).lay(0, "shaken", yellow=4).lay(1, "shaken", green=3).all_shake()
    scene.beat("hard", "gentle", falls={0: ["yellow"], 1: ["green"]})
    scene.beat("gentle", falls={1: ["yellow"]})
    assert scene.state.holder == 1


@pytest.mark.rule("FA-1f")
@pytest.mark.parametrize(("pool", "shares"), [(3, [1, 1, 1]), (4, [1, 1, 2]), (5, [2, 1, 2]), (6, [2, 2, 2])])
def test_too_little_charcoal_goes_one_by_one_from_the_left_of_the_last_holder(pool, shares):
    scene = Scene(4).pool(pool)
    for seat in range(3):
        scene.lay(seat, "shaken", yellow=3, green=1)
    scene.all_shake(last_holder=1).beat("hard", "hard", "hard", "gentle", falls={s: ["green"] for s in range(3)})
    assert [scene.has(seat, "charcoal")["aside"] for seat in range(3)] == shares


@pytest.mark.rule("FA-1f")
def test_in_round_one_the_first_seat_comes_first_and_an_empty_pool_gives_nothing():
    scene = Scene(3).pool(1)
    for seat in (0, 1):
        scene.lay(seat, "shaken", yellow=4)
    scene.all_shake().beat("hard", "hard", "gentle", falls={0: ["green"], 1: ["green"]})
    assert [scene.has(s, "charcoal")["aside"] for s in (0, 1)] == [1, 0]
    assert scene.market["charcoal"] == 0


@pytest.mark.rule("FA-1g")
def test_choices_are_shown_together_after_the_last():
    scene = Scene(3).play("gentle", "stop")
    assert scene.said() == []
    assert [scene.player(s)["status"] for s in range(3)] == ["shaking"] * 3
    scene.play("stop")
    assert {"seat 0 chose gentle", "seat 1 chose stop", "seat 2 chose stop"} <= set(scene.said())


@pytest.mark.rule("FA-1g")
def test_any_pending_seat_may_be_asked_first():
    """What a seat may do in a beat depends on nothing another seat has chosen."""
    scene = Scene(3).play("stop")
    state = scene.table.position.state.copy()
    scene.state.actor = 2
    scene._lay()
    assert scene.choices() == {"gentle", "hard", "stop"}
    scene.table.position.put(state)


@pytest.mark.rule("FA-1g")
@pytest.mark.parametrize("strength", ["gentle", "hard"])
def test_pours_have_the_chances_of_the_edition(strength):
    scene = Scene(2)
    chances = scene.parts.pour[("gentle", "hard").index(strength)].tolist()
    counts = [0, 0, 0, 0]
    for outcome in range(100):
        copy = Scene(2).play(strength)
        tape = [(100, outcome)]
        pieces = sum(outcome >= sum(chances[: n + 1]) for n in range(4))
        tape += [(10 - n, 0) for n in range(pieces)]
        copy.force("stop", *tape)
        counts[sum(copy.player(0)["shaken"].values())] += 1
    assert counts == chances


@pytest.mark.rule("FA-1g")
def test_a_pour_never_brings_more_than_is_left():
    scene = Scene(2).own(0, yellow=2)
    scene.play("hard").force("gentle", (100, 99), (2, 0), (1, 0), (100, 0))
    assert scene.player(0)["shaken"] == {"yellow": 2}


@pytest.mark.rule("FA-1g")
def test_of_several_first_stoppers_fewer_stones_out_takes_the_glass():
    scene = Scene(3).lay(0, "shaken", yellow=2).lay(1, "shaken", yellow=1).lay(2, "shaken", green=2)
    scene.all_shake().beat("stop", "stop", "stop")
    assert scene.state.holder == 1


@pytest.mark.rule("FA-1g")
@pytest.mark.parametrize(("last", "holder"), [(0, 1), (1, 2), (2, 0)])
def test_then_the_first_clockwise_after_the_last_holder(last, holder):
    assert Scene(3).all_shake(last_holder=last).beat("stop", "stop", "stop").state.holder == holder


@pytest.mark.rule("FA-1g")
def test_the_last_holder_comes_last_in_the_order():
    scene = Scene(3).all_shake(last_holder=1).beat("gentle", "stop", "stop")
    assert scene.state.holder == 2


@pytest.mark.rule("FA-1g")
@pytest.mark.parametrize("lot", [0, 1])
def test_in_round_one_lots_are_drawn(lot):
    scene = Scene(3).beat("gentle", "stop", "stop", lot=[(2, lot)])
    assert scene.state.holder == 1 + lot


@pytest.mark.rule("FA-1g", "FA-1e")
def test_the_same_order_decides_between_last_explosions():
    scene = Scene(2).lay(0, "shaken", yellow=4).lay(1, "shaken", yellow=4).all_shake(last_holder=0)
    scene.beat("hard", "hard", falls={0: ["green"], 1: ["green", "green"]})
    assert scene.state.holder == 0
    scene = Scene(2).lay(0, "shaken", yellow=4).lay(1, "shaken", yellow=4).all_shake(last_holder=0)
    scene.beat("hard", "hard", falls={0: ["green"], 1: ["green"]})
    assert scene.state.holder == 1


@pytest.mark.rule("FA-1h")
def test_an_emptied_bottle_stops_its_player_without_charcoal():
    scene = Scene(2).own(0, yellow=2).all_shake()
    scene.beat("hard", "gentle", falls={0: ["yellow", "yellow"]})
    assert scene.player(0)["status"] == "still"
    assert scene.state.holder == 0
    assert scene.has(0, "charcoal")["aside"] == 0


@pytest.mark.rule("FA-1h")
def test_a_bottle_without_stones_stops_on_the_first_beat():
    scene = Scene(2).own(0).last_action(1).play("help")
    assert (scene.state.rounds, scene.phase, scene.actor) == (2, "shake", 1)
    assert scene.state.pending == 0b10
    scene.beat("gentle")
    assert scene.state.holder == 0


@pytest.mark.rule("FA-1h")
def test_with_no_stone_in_any_bottle_the_round_goes_on():
    scene = Scene(2).own(0).own(1).last_action(1).play("help")
    assert (scene.state.rounds, scene.phase) == (2, "act")
    assert scene.actor == scene.state.holder


@pytest.mark.rule("FA-1i")
def test_waiting_is_for_live_tables():
    assert not Scene(2).may("wait")
    assert Scene(2, live=True).may("wait")


@pytest.mark.rule("FA-1i")
def test_five_waited_beats_in_a_row_are_a_stop():
    scene = Scene(2, live=True)
    for waited in range(1, 5):
        scene.beat("wait", "gentle")
        assert (scene.player(0)["status"], scene.player(0)["waited"]) == ("shaking", waited)
        assert scene.player(0)["shaken"] == {}
    scene.beat("wait", "gentle")
    assert scene.player(0)["status"] == "still"


@pytest.mark.rule("FA-1i")
def test_who_did_nothing_gets_no_hourglass():
    scene = Scene(3, live=True)
    for _ in range(5):
        scene.beat("wait", "gentle", "wait")
    assert scene.state.holder == -1
    assert scene.state.glass == -1
    scene.beat("stop")
    assert (scene.player(1)["status"], scene.state.holder) == ("still", 1)


@pytest.mark.rule("FA-1i")
def test_who_exploded_goes_before_who_did_nothing():
    scene = Scene(2, live=True)
    scene.beat("wait", "hard", falls={1: ("yellow", "yellow", "yellow")})
    scene.beat("wait", "hard", falls={1: ("yellow", "green")})
    while scene.phase == "shake":
        scene.beat("wait")
    assert scene.player(0)["status"] == "still"
    assert (scene.player(1)["status"], scene.state.holder) == ("exploded", 1)


@pytest.mark.rule("FA-1i")
def test_where_all_did_nothing_one_of_them_has_it():
    scene = Scene(2, live=True)
    for _ in range(4):
        scene.beat("wait", "wait")
    scene.beat("wait", "wait", lot=[(2, 1)])
    assert scene.state.holder == 1


@pytest.mark.rule("FA-1i")
def test_a_shake_between_starts_the_count_anew():
    scene = Scene(2, live=True).beat("wait", "gentle").beat("gentle", "gentle")
    assert scene.player(0)["waited"] == 0


@pytest.mark.rule("FA-1g")
@pytest.mark.parametrize("way", [GENTLY, HARD_ONLY, CAREFULLY], ids=["gently", "hard", "carefully"])
def test_who_aims_at_the_limit_explodes_neither_almost_never_nor_almost_always(way):
    for value in VALUES:
        share, _ = aimed(value, way, rounds=4000)
        assert 0.1 < share < 0.6, f"bottle value {value}: {share:.1%}"
