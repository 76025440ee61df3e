"""Several people at one table; connections that break."""

from __future__ import annotations

import random

import pytest

from tests.browser.hands import LOOK, open_table, play_once

pytestmark = pytest.mark.browser


def lay(page, **seats):
    """A new table by the form; answers its invitation link."""
    page.goto("/new/parfum")
    page.locator("form").wait_for()
    page.locator("select").first.select_option(str(seats.get("players", 2)))
    page.get_by_role("button", name="Lay the table").click()


def test_two_browsers_at_one_table_and_a_spectator(visit):
    mia, max_ = visit().new_page(), visit(390, 844, touch=True).new_page()
    lay(mia)
    link = mia.get_by_role("textbox", name="Link").input_value()
    assert mia.get_by_role("img", name="QR code").count() == 1
    max_.goto(link)
    max_.get_by_role("button", name="Sit here").click()
    for page in (mia, max_):
        page.wait_for_selector(".frame")
    whim = random.Random(5)
    for _ in range(40):
        play_once(mia, whim)
        play_once(max_, whim, touch=True)
    prompts = {page.evaluate(LOOK)["prompt"] for page in (mia, max_)}
    assert len(prompts) == 2        # one is asked, the other is told who is
    mia.get_by_role("button", name="Chat").click()
    mia.get_by_label("Say something").fill("Bonjour")
    mia.get_by_role("button", name="Send").click()
    max_.get_by_role("button", name="Chat").click()
    max_.get_by_role("log").get_by_text("Bonjour").wait_for()
    watcher = visit().new_page()
    watcher.goto(link)
    watcher.wait_for_selector(".frame")
    assert watcher.locator("[data-choice]").count() == 0
    assert watcher.locator(".mine").count() == 0


def test_a_connection_that_breaks_comes_back(visit):
    context = visit()
    page = context.new_page()
    open_table(page, players=2)
    page.wait_for_selector("[data-choice]")
    context.set_offline(True)
    page.get_by_text("The connection is lost").wait_for()
    context.set_offline(False)
    page.get_by_text("The connection is lost").wait_for(state="detached")
    whim = random.Random(2)
    for _ in range(10):
        assert play_once(page, whim)


def test_the_server_dies_and_comes_back(visit, server):
    page = visit().new_page()
    open_table(page, players=2)
    page.wait_for_selector("[data-choice]")
    before = page.locator(".street").inner_text()
    server.kill()
    page.get_by_text("The connection is lost").wait_for()
    server.start()
    page.get_by_text("The connection is lost").wait_for(state="detached")
    assert page.locator(".street").inner_text() == before
    page.wait_for_selector("[data-choice]")
    assert play_once(page, random.Random(1))


def test_hot_seat_hands_are_covered_until_the_next_player_sits_down(visit):
    page = visit().new_page()
    page.goto("/new/parfum")
    page.locator("form").wait_for()
    page.get_by_label("On one screen").check()
    page.locator("select").first.select_option("2")
    names = page.locator(".seat input")
    names.nth(0).fill("Mia")
    page.locator(".seat select").first.select_option("me")
    names.nth(1).fill("Max")
    page.get_by_role("button", name="Lay the table").click()
    whim = random.Random(3)
    seen = set()
    for _ in range(60):
        button = page.locator(".hand .button.main")
        if button.count():
            seen.add(button.inner_text())
            assert page.locator(".mine").count() == 0
            button.click()
            page.wait_for_selector(".frame")
        elif page.locator(".frame").count():
            play_once(page, whim)
        else:
            page.wait_for_timeout(50)
        if len(seen) == 2:
            break
    assert seen == {"I am Mia", "I am Max"}


def test_the_lesson_teaches_one_thing_at_a_time(visit):
    page = visit().new_page()
    page.goto("/learn/parfum")
    page.wait_for_selector(".frame")
    for _ in range(40):
        if page.locator("[data-lesson=end]").count():
            break
        target = page.locator("[data-choice], [data-lesson=next], .bar .button.main").first
        target.click()
        page.wait_for_timeout(30)
    assert page.locator("[data-lesson=end]").count() == 1
