"""A blindfold game: by keyboard alone, told nothing but what a screen reader would say."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from tests.browser.hands import GAMES, LESSONS, near_the_end, one_of, open_table, until

pytestmark = pytest.mark.browser
# A name with a colon makes the line a quoted one.
BUTTON = re.compile(r'''- '?button "((?:[^"\\]|\\.)+)"''')
AWAY = {"Undo", "Back", "Cancel", "Close", "Since your last turn"}
MOST = 30_000       # key presses
HEARD = "document.querySelector('[data-button=rematch]') || document.querySelector('.bar.mine')"


def heard(page: Page, what: str) -> list[str]:
    """The buttons of a part of the page, by the names that are read out."""
    return BUTTON.findall(page.locator(what).first.aria_snapshot())


def play_blindfold(page: Page) -> int:
    """Tab to what can be pressed, press it where it isn't a tool; returns how many choices it took."""
    tools, tried, choices = set(heard(page, "header")) | AWAY, set[str](), 0
    for _ in range(MOST):
        until(page, HEARD)
        if "Rematch" in heard(page, "section.bar"):
            return choices
        said = page.locator(".prompt").inner_text()
        assert said, "the question is read out"
        page.keyboard.press("Tab")
        focus = page.locator(":focus")
        found = BUTTON.findall(focus.aria_snapshot()) if focus.count() else []
        if not found or found[0] in tools | tried or found[0].startswith("Since your last turn"):
            tried = tried if found else set()
            continue
        assert re.search(r"\w", found[0]), "what can be pressed has a name"
        page.keyboard.press("Enter")
        choices += 1
        tried = tried | {found[0]} if choices % 7 else set()
    raise AssertionError(f"the game doesn't end: {said}")


@pytest.mark.parametrize("game", one_of(LESSONS, 2))
def test_the_end_of_a_game_can_be_played_blindfold(visit, game):
    page = visit().new_page()
    near_the_end(page, game, left=12)
    play_blindfold(page)
    assert page.locator("main").aria_snapshot().count("listitem") >= 2, "the result is read out"


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_can_be_played_blindfold(visit, game):
    page = visit().new_page()
    open_table(page, 2, game)
    assert play_blindfold(page) > 10
