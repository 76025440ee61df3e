"""Every game with every number of players to its end: by mouse, by finger, by keyboard in turn."""

from __future__ import annotations

import pytest

from sillage.kernel.game import find_game
from sillage.texts import texts
from tests.browser.hands import (
    GAMES,
    GOLDEN,
    asked,
    near_the_end,
    open_table,
    play_to_the_end,
    type_to_the_end,
    until,
)
from tests.browser.looks import CUT, SMALL, WIDE

pytestmark = pytest.mark.browser
COUNTS = [(game, players) for game in GAMES for players in find_game(game).players]
RECORDED = [game for game in GAMES if (GOLDEN / f"{game}-2.jsonl").exists()]
BUTTON = "document.activeElement.matches('button') ? document.activeElement.textContent : ''"


def by_mouse(visit, game, players):
    """On a laptop, in English, with everything in motion."""
    page = visit(1280, 800, "en", calm=False).new_page()
    open_table(page, players, game)
    asked(page)
    assert page.evaluate(CUT) == []
    play_to_the_end(page)
    assert page.evaluate(CUT) == []
    return page


def by_finger(visit, game, players):
    """On a phone, in French, in the dark."""
    page = a_phone(visit)
    open_table(page, players, game)
    tapped_to_the_end(page)
    return page


def a_phone(visit):
    return visit(390, 844, "fr", "dark", touch=True).new_page()


def tapped_to_the_end(page):
    assert page.locator("html").get_attribute("lang") == "fr"
    asked(page)
    assert page.evaluate(CUT) == []
    assert page.evaluate(SMALL) == 0
    play_to_the_end(page, touch=True)
    assert page.evaluate(WIDE) == 0


def by_keyboard(visit, game, players):
    """From the home page on, with Tab, arrows and Enter alone."""
    page = visit().new_page()
    page.goto("/?pace=instant")
    page.wait_for_selector(".game")
    while page.evaluate(f"() => {BUTTON}") != f"Change: {texts('en')(f'{game}-name')}":
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    until(page, f"({BUTTON}) === 'Start'")
    for group, wanted in (("level", "random"), ("players", str(players))):
        while page.evaluate("() => document.activeElement.name") != group:
            page.keyboard.press("Shift+Tab")
        while page.evaluate("() => document.activeElement.value") != wanted:
            page.keyboard.press("ArrowLeft")        # past the first comes the last
    while page.evaluate(f"() => {BUTTON}") != "Start":
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector(".frame")
    type_to_the_end(page)
    return page


WAYS = (by_mouse, by_finger, by_keyboard)


def usual(game: str, players: int) -> bool:
    """In `make test` a game is played whole that is short: no record of it is kept. Of the others, hundreds of choices
    each, the last rounds are."""
    return game not in RECORDED and players == find_game(game).players[-1]


def most_telling(game: str) -> int:
    """One player where that can be, else most: alone one is asked the most, among many the page is fullest."""
    counts = find_game(game).players
    return 1 if 1 in counts else counts[-1]


@pytest.mark.parametrize(("game", "players", "way"), [
    pytest.param(*one, WAYS[n % 3], marks=[pytest.mark.slow] * (not usual(*one))) for n, one in enumerate(COUNTS)
])
def test_a_whole_game(visit, game, players, way):
    page = way(visit, game, players)
    assert page.locator("[data-button=replay]").count() == 1
    assert page.locator(".ranks li").count() >= players


@pytest.mark.parametrize(("game", "players"), [
    pytest.param(game, most_telling(game), marks=[pytest.mark.slow] * (n > 0)) for n, game in enumerate(RECORDED)
])
def test_the_last_rounds(visit, game, players):
    page = a_phone(visit)
    near_the_end(page, game, 60, players)
    tapped_to_the_end(page)
    assert page.locator(".ranks li").count() == find_game(game).sides(players)
