"""Perfumery, the coins of those who start later: PE-S4, and how they pay (PE-D6, PE-N1)."""

import pytest

from sillage.kernel.edition import load_edition

from .scene import Scene, edition

COINS = edition(order={"two": [0, 4], "three": [0, 2, 4], "four": [0, 1, 3, 5]})


def rich(coins, *hand, players=2):
    """Seat 0 with so many coins and these cards."""
    scene = Scene(players, edition=COINS).hand(0, *hand)
    scene.state.player[0].coins = coins
    scene._lay()
    return scene


@pytest.mark.rule("PE-S4")
@pytest.mark.parametrize(("players", "coins"), [(2, [0, 4]), (3, [0, 2, 4]), (4, [0, 1, 3, 5])])
def test_who_starts_later_has_coins(players, coins):
    for seed in range(4):
        scene = Scene(players, edition=COINS, seed=seed, starter=None)
        first = scene.view()["starter"]
        have = [player["coins"] for player in scene.view()["players"]]
        assert [have[(first + place) % players] for place in range(players)] == coins


@pytest.mark.rule("PE-S4", "PE-Z1")
def test_alone_and_in_the_first_edition_nobody_has_coins():
    assert not any(player["coins"] for player in Scene(1, edition=COINS).view()["players"])
    first = load_edition("perfumery", "rue-de-grasse")
    assert not any(player["coins"] for player in Scene(4, edition=first).view()["players"])
    assert "order" not in first.data(), "its records are as they were"


@pytest.mark.rule("PE-S4", "PE-D6")
def test_coins_pay_what_the_cards_do_not_reach_and_the_rest_stays():
    scene = rich(4, "FUNDS").play("hire", "discard FUNDS")
    assert scene.choices() == {"done"}
    scene.play("done")
    assert scene.state.player[0].coins == 2, "5 by the card, 2 of 7 by coins"


@pytest.mark.rule("PE-S4", "PE-D6")
def test_coins_alone_can_pay():
    scene = rich(5, "FUNDS").play("synthetic top")
    assert scene.choices() == {"done", "discard FUNDS"}
    scene.play("done")
    assert (scene.state.player[0].coins, scene.state.player[0].held) == (0, 1)


@pytest.mark.rule("PE-S4", "PE-D6")
def test_cards_go_first_and_coins_are_not_change():
    scene = rich(5, "FUNDS").play("synthetic top", "discard FUNDS", "done")
    assert scene.state.player[0].coins == 5


@pytest.mark.rule("PE-S4", "PE-N1")
def test_recipes_are_installed_for_coins():
    scene = rich(4, "R1-05").play("note top")
    assert scene.choices() == {"install R1-05"}
    scene.play("install R1-05")
    assert scene.choices() == {"done"}
    scene.play("done")
    assert scene.state.player[0].coins == 0
    assert not rich(3, "R1-05").may("note top"), "4 can't be paid"


@pytest.mark.rule("PE-S4")
def test_greedy_spends_its_coins():
    scene = Scene(4, edition=COINS, seed=2, starter=None)
    while not scene.table.over:
        scene.table.apply(scene.table.position.choose())
    assert sum(int(player.coins) for player in scene.state.player) < 3
