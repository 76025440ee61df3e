"""Several people at one table; connections that break."""

from __future__ import annotations

import random

import pytest

from tests.browser.hands import LESSONS, LOOK, near_the_end, open_table, play_once, play_to_the_end, somebody

pytestmark = pytest.mark.browser
GAME = LESSONS[0]
CHOICE = "[data-choice], .bar .button"


def test_two_browsers_at_one_table_and_a_spectator(visit):
    mia, max_ = visit().new_page(), visit(390, 844, touch=True).new_page()
    mia.goto(f"/new/{GAME}")
    mia.locator("form").wait_for()
    mia.locator("select").first.select_option("2")
    mia.get_by_role("button", name="Lay the table").click()
    link = mia.get_by_role("textbox", name="Link").input_value()
    assert mia.get_by_role("img", name="QR code").count() == 1
    max_.goto(link)
    max_.get_by_role("button", name="Sit here").click()
    for page in (mia, max_):
        page.wait_for_selector(".frame")
    whim, made = random.Random(5), 0
    chats = [page.get_by_role("button", name="Chat") for page in (mia, max_)]
    while len(asked := somebody((mia, max_))) == 2 or made < 20 or not all(chat.count() for chat in chats):
        play_once(asked[0], whim, touch=asked[0] is max_, wait=False)
        made += 1
    prompts = {page.evaluate(LOOK)["prompt"] for page in (mia, max_)}
    assert len(prompts) == 2        # one is asked, the other is told who is
    chats[0].click()        # there is none as long as a board fills the page: one plays on until it is there
    mia.get_by_label("Say something").fill("Bonjour")
    mia.get_by_role("button", name="Send").click()
    chats[1].click()
    max_.get_by_role("log").get_by_text("Bonjour").wait_for()
    watcher = visit().new_page()
    watcher.goto(link)
    watcher.wait_for_selector(".frame")
    assert watcher.locator("[data-choice]").count() == 0
    assert watcher.locator(".mine").count() == 0


def test_a_connection_that_breaks_comes_back(visit):
    context = visit()
    page = context.new_page()
    open_table(page)
    page.wait_for_selector(CHOICE)
    context.set_offline(True)
    page.get_by_text("The connection is lost").wait_for()
    context.set_offline(False)
    page.get_by_text("The connection is lost").wait_for(state="detached")
    whim = random.Random(2)
    for _ in range(10):
        assert play_once(page, whim)


def test_the_server_dies_and_comes_back(visit, server):
    page = visit().new_page()
    open_table(page)
    page.wait_for_selector(CHOICE)
    before = page.locator(".grid").inner_text()
    server.kill()
    page.get_by_text("The connection is lost").wait_for()
    server.start()
    page.get_by_text("The connection is lost").wait_for(state="detached")
    page.wait_for_selector(CHOICE)
    assert page.locator(".grid").inner_text() == before
    assert play_once(page, random.Random(1))


def test_hot_seat_hands_are_covered_until_the_next_player_sits_down(visit):
    context = visit()
    page = context.new_page()
    page.goto(f"/new/{GAME}")
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
    while len(seen) < 2:
        page.wait_for_selector(f".hand .button.main, {CHOICE}")
        button = page.locator(".hand .button.main")
        if button.count():
            seen.add(button.inner_text())
            assert page.locator(".mine").count() == 0
            context.set_offline(True)
            page.get_by_text("The connection is lost").wait_for()       # who sits down is told, too
            context.set_offline(False)
            page.get_by_text("The connection is lost").wait_for(state="detached")
            button.click()
            page.wait_for_selector(".frame")
        else:
            play_once(page, whim, wait=False)
    assert seen == {"I am Mia", "I am Max"}


def test_a_finished_game_is_replayed_and_counted(visit):
    page = visit().new_page()
    near_the_end(page, GAME)
    play_to_the_end(page)
    page.locator("[data-button=replay]").click()
    page.wait_for_selector(".slider")
    last = int(page.locator(".slider").get_attribute("max") or 0)
    assert last > 30
    page.locator(".bar .button").first.click()
    page.get_by_text(f"Decision {last - 1} of {last}").wait_for()
    page.locator(".slider").fill("0")
    page.get_by_text(f"Decision 0 of {last}").wait_for()
    page.goto("/me")
    page.locator("tbody tr").first.wait_for()
    assert page.locator("tbody tr").count() == 1
