"""Every game with every number of players to its end: by mouse, by finger, by keyboard in turn."""

from __future__ import annotations

import pytest

from sillage.kernel.game import find_game
from sillage.texts import texts
from tests.browser.hands import GAMES, asked, open_table, play_to_the_end, type_to_the_end, until
from tests.browser.looks import CUT, SMALL, WIDE

pytestmark = pytest.mark.browser
COUNTS = [(game, players) for game in GAMES for players in find_game(game).players]
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
    page = visit(390, 844, "fr", "dark", touch=True).new_page()
    open_table(page, players, game)
    assert page.locator("html").get_attribute("lang") == "fr"
    asked(page)
    assert page.evaluate(CUT) == []
    assert page.evaluate(SMALL) == 0
    play_to_the_end(page, touch=True)
    assert page.evaluate(WIDE) == 0
    return page


def by_keyboard(visit, game, players):
    """From the home page on, with Tab, arrows and Enter alone."""
    page = visit().new_page()
    page.goto("/?pace=instant")
    page.wait_for_selector(".game")
    while page.evaluate(f"() => {BUTTON}") != f"Play now: {texts('en')(f'{game}-name')}":
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
    """In `make test` each game is played once: alone where that can be, else with one less from game to game."""
    counts = find_game(game).players
    return players == (1 if 1 in counts else counts[-GAMES.index(game) % len(counts)])


@pytest.mark.parametrize(("game", "players", "way"), [
    pytest.param(*one, WAYS[n % 3], marks=[pytest.mark.slow] * (not usual(*one))) for n, one in enumerate(COUNTS)
])
def test_a_whole_game(visit, game, players, way):
    page = way(visit, game, players)
    assert page.locator("[data-button=replay]").count() == 1
    assert page.locator(".ranks li").count() >= players
