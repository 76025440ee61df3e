"""The plain board plays every game, those with a board of their own too: nothing in it knows any of them."""

from __future__ import annotations

import random

import pytest

from tests.browser.hands import (
    GAMES,
    GOLDEN,
    LESSONS,
    asked,
    near_the_end,
    one_of,
    open_table,
    painted,
    play_once,
    play_to_the_end,
)
from tests.browser.looks import CUT, SMALL, WIDE
from tests.browser.test_axe import violations

pytestmark = pytest.mark.browser
PLAIN = next(game for game in GAMES if game not in LESSONS)      # it has no other board


def plain(page) -> None:
    page.goto(f"{page.url}?board=plain")
    asked(page)
    painted(page)


@pytest.mark.parametrize("game", one_of(GAMES, GAMES.index(PLAIN)))
def test_a_game_is_played_on_a_phone(visit, game):
    page = visit(390, 844, "fr", "dark", touch=True).new_page()
    open_table(page, 2, game)
    plain(page)
    whim = random.Random(3)
    for _ in range(6):
        asked(page)
        painted(page)
        assert (page.evaluate(WIDE), page.evaluate(CUT), page.evaluate(SMALL)) == (0, [], 0)
        play_once(page, whim, touch=True)
    asked(page)
    assert violations(page) == []


@pytest.mark.parametrize("game", one_of([game for game in GAMES if (GOLDEN / f"{game}-2.jsonl").is_file()]))
def test_a_game_comes_to_its_end_on_a_laptop(visit, game):
    page = visit(1280, 800, "en").new_page()
    near_the_end(page, game)
    plain(page)
    assert violations(page) == []
    play_to_the_end(page)
    assert violations(page) == []
