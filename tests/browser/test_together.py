"""Several people at one table; connections that break."""

from __future__ import annotations

import random

import pytest

<<<<<<< HEAD
from tests.browser.hands import LOOK, open_table, play_once, play_to_the_end, until
=======
from tests.browser.hands import LESSONS, LOOK, asked, near_the_end, open_table, play_once, play_to_the_end, somebody
>>>>>>> 21f5d7f (Browser tests wait for what the page shows, name no games, and count what a first visit costs)

pytestmark = pytest.mark.browser
GAME = LESSONS[0]


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
    whim = random.Random(5)
    for _ in range(20):
        page = somebody((mia, max_))[0]
        play_once(page, whim, touch=page is max_, wait=False)
    somebody((mia, max_))
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
    open_table(page)
    asked(page)
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
    asked(page)
    before = page.locator(".grid").inner_text()
    server.kill()
    page.get_by_text("The connection is lost").wait_for()
    server.start()
    page.get_by_text("The connection is lost").wait_for(state="detached")
    asked(page)
    assert page.locator(".grid").inner_text() == before
    assert play_once(page, random.Random(1))


def test_hot_seat_hands_are_covered_until_the_next_player_sits_down(visit):
    page = visit().new_page()
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
        page.wait_for_selector(".hand .button.main, [data-choice], .bar .button")
        button = page.locator(".hand .button.main")
        if button.count():
            seen.add(button.inner_text())
            assert page.locator(".mine").count() == 0
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
<<<<<<< HEAD


def live_table(page):
    """Fairy Perfume against the hourglass."""
    page.goto("/?pace=instant")
    card = page.locator(".game[data-game=fairy_perfume]")
    card.locator(".button.main").click()
    card.locator("input[name=players][value='2']").check(force=True)
    card.locator("input[name=live]").check()
    card.locator("form .button.main").click()
    page.wait_for_selector("[data-button=gentle]")


SHAKES = """() => [...document.querySelectorAll('.log p.seat0')]
  .filter((line) => /chose a .* shake/.test(line.textContent)).length"""
MOVE = "(x) => dispatchEvent(new DeviceMotionEvent('devicemotion', { acceleration: { x, y: 0, z: 0 } }))"


def test_shaking_for_real_by_button_and_space_bar(visit):
    page = visit(calm=False).new_page()
    live_table(page)
    page.locator("[data-button=gentle]").hover()
    page.mouse.down()
    until(page, f"({SHAKES})() >= 2")           # held: a shake on every beat
    page.mouse.up()
    page.wait_for_timeout(1200)
    shakes = page.evaluate(SHAKES)
    page.wait_for_timeout(1500)
    assert page.evaluate(SHAKES) == shakes                  # let go: the beats pass
    page.mouse.click(5, 5)
    page.wait_for_selector("[data-button=gentle]")
    page.keyboard.down("Space")
    until(page, f"({SHAKES})() > {shakes}")
    page.keyboard.up("Space")


def test_shaking_for_real_with_the_phone(visit):
    page = visit(390, 844, touch=True).new_page()
    live_table(page)
    page.locator("[data-phone]").tap()
    page.get_by_text("The phone listens").wait_for()
    page.evaluate(MOVE, 1)
    page.wait_for_timeout(300)
    assert page.evaluate(SHAKES) == 0                       # it rests in the hand
    for _ in range(30):
        page.evaluate(MOVE, 20)
        page.wait_for_timeout(60)
    until(page, f"({SHAKES})() >= 1")
    assert "hard" in " ".join(page.locator(".log p.seat0").all_inner_texts())


def blending(page):
    """Perfumery, in the middle of a blending with two tiles used."""
    open_table(page, 2, "perfumery", "random")
    whim = random.Random(4)
    for _ in range(400):
        if page.locator(".tile.open").count() >= 2:
            return
        if page.locator("[data-button=use]").count():
            page.locator("[data-button=use]").click()
            page.wait_for_timeout(60)
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
    """Perfumery: until the commit, an effect that was used can be shut again, and the rest of the blending stays."""
    page = visit().new_page()
    blending(page)
    opened = page.locator(".tile.open, .valve.open").count()
    page.locator(".tile.open").first.click()
    page.locator(".tile.shut").wait_for()
    page.wait_for_timeout(400)
    assert page.locator(".tile.open, .valve.open").count() == opened - 1
=======
>>>>>>> 21f5d7f (Browser tests wait for what the page shows, name no games, and count what a first visit costs)
