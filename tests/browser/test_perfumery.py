"""Perfumery's own board: long names on cards, high stacks, a blending filled in and taken apart."""

from __future__ import annotations

import random

import pytest

from tests.browser.hands import asked, near_the_end, open_table, painted, play_once, until
from tests.browser.looks import CUT

pytestmark = pytest.mark.browser
GAME = "perfumery"
LONG = "document.querySelectorAll('.card-face b').forEach((name) => { name.textContent = 'Conservatories' })"
HIGH = "document.documentElement.scrollHeight - innerHeight"


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_a_long_name_fits_every_card(visit, width, height):
    page = visit(width, height, "en").new_page()
    open_table(page, 2, GAME)
    page.wait_for_selector(".card-face.perfume")
    page.evaluate(LONG)
    assert page.evaluate(CUT) == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_fits_a_laptop_however_high_its_stacks_grow(visit, players):
    page = visit(1280, 800, "fr").new_page()
    for left in (120, 60, 10):
        near_the_end(page, GAME, left, players)
        asked(page)
        painted(page)
        assert page.evaluate(HIGH) == 0, f"{left} decisions before the end"


def blending(page):
    """In the middle of a blending with two tiles used."""
    open_table(page, 2, GAME)
    whim = random.Random(4)
    while page.locator(".tile.open").count() < 2:
        if page.locator("[data-button=use]").count():
            used = page.locator(".tile.open").count()
            page.locator("[data-button=use]").click()
            until(page, f"document.querySelectorAll('.tile.open').length > {used}")
        else:
            assert play_once(page, whim)


def test_a_blending_is_filled_in_and_not_committed(visit):
    page = visit().new_page()
    blending(page)
    page.locator("[data-auto]").click()
    page.locator("[data-button=commit]").wait_for()
    assert page.locator(".tile.now, .valve.now").count() == 0
    assert page.locator("[data-phase=blend]").count() == 1


def test_a_valve_is_turned_after_all(visit):
    """Until the commit, an effect that was used can be shut again, and the rest of the blending stays."""
    page = visit().new_page()
    blending(page)
    opened = page.locator(".tile.open, .valve.open").count()
    page.locator(".tile.open").first.click()
    page.locator(".tile.shut").wait_for()
    until(page, f"document.querySelectorAll('.tile.open, .valve.open').length === {opened - 1}")
