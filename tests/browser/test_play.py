"""A whole game of each against bots, by mouse, by finger, by keyboard; and what a table tells on the way."""

from __future__ import annotations

import pytest

from tests.browser.hands import GAMES, open_table, play_to_the_end, type_to_the_end, until

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]
CUT = """() => [...document.querySelectorAll('.piece, .button, .chip, h1, h2, .prompt')].filter((box) =>
  box.offsetParent && box.scrollWidth > box.clientWidth + 2).map((box) => box.textContent.trim().slice(0, 40))"""
LONG = "document.querySelectorAll('.card-face b').forEach((name) => { name.textContent = 'Conservatories' })"
SMALL = """() => [...document.querySelectorAll('[data-choice], .bar .button')].map((box) => box.getBoundingClientRect())
  .filter((box) => box.width < 32 || box.height < 32).length"""
BUTTON = "() => document.activeElement.matches('button') ? document.activeElement.textContent : ''"
WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
FIRST = {"parfum": ["Wake up", "Create", "Sell"], "perfumery": ["Development", "Blending"],
         "fairy_perfume": ["Shake", "Store", "Act"]}


@pytest.mark.parametrize("game", GAMES)
def test_by_mouse_on_a_laptop_in_english(visit, game):
    page = visit(1280, 800, "en", calm=False).new_page()
    open_table(page, 2, game, "random")
    assert page.locator(".phases li").all_inner_texts() == FIRST[game]
    page.wait_for_selector("[data-choice], .bar .button")
    assert page.evaluate(CUT) == []
    play_to_the_end(page)
    assert "win" in page.locator(".bar .prompt").inner_text() or "share" in page.locator(".bar .prompt").inner_text()
    assert page.evaluate(CUT) == []


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_a_long_name_fits_every_card(visit, width, height):
    page = visit(width, height, "en").new_page()
    open_table(page, 2, "perfumery", "random")
    page.wait_for_selector(".card-face.perfume")
    page.evaluate(LONG)
    assert page.evaluate(CUT) == []


@pytest.mark.parametrize("game", GAMES)
def test_by_finger_on_a_phone_in_french(visit, game):
    page = visit(390, 844, "fr", "dark", touch=True).new_page()
    open_table(page, 2, game, "random")
    assert page.locator("html").get_attribute("lang") == "fr"
    page.wait_for_selector("[data-choice], .bar .button")
    assert page.evaluate(WIDE) == 0
    assert page.evaluate(CUT) == []
    assert page.evaluate(SMALL) == 0
    play_to_the_end(page, touch=True)
    assert page.evaluate(WIDE) == 0


@pytest.mark.parametrize("game", GAMES)
def test_by_keyboard_alone(visit, game):
    page = visit().new_page()
    page.goto("/?pace=instant")
    page.wait_for_selector(".game")
    names = {"parfum": "Parfum", "perfumery": "Perfumery", "fairy_perfume": "Fairy Perfume"}
    for _ in range(60):
        if page.evaluate(BUTTON) == f"Play now: {names[game]}":
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    until(page, f"({BUTTON})() === 'Start'")
    for group in ("level", "players"):          # backwards to the groups, and one to the left in each: easier, fewer
        while page.evaluate("() => document.activeElement.name") != group:
            page.keyboard.press("Shift+Tab")
        page.keyboard.press("ArrowLeft")
    while page.evaluate(BUTTON) != "Start":
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector(".frame")
    type_to_the_end(page)
    assert page.locator("[data-button=replay]").count() == 1


def test_a_phone_of_360_pixels_needs_no_sideways_scrolling(visit):
    page = visit(360, 740, "fr", touch=True).new_page()
    learn = [f"/learn/{game}" for game in GAMES]
    for path in ("/", "/new/parfum", "/tables", "/me", "/rules/parfum", *learn):
        page.goto(path)
        page.wait_for_selector("#main")
        page.wait_for_timeout(300)
        assert page.evaluate(WIDE) == 0, path


def test_text_of_double_size_loses_nothing(server, doubled):
    page = doubled.new_context(base_url=server.url, viewport={"width": 1280, "height": 800}).new_page()
    for path in ("/", "/new/perfumery", *[f"/learn/{game}" for game in GAMES]):
        page.goto(path)
        page.wait_for_selector("#main")
        page.wait_for_timeout(300)
        assert page.evaluate("() => getComputedStyle(document.documentElement).fontSize") == "32px"
        assert page.evaluate(WIDE) == 0, path
        assert page.evaluate(CUT) == [], path


def test_a_piece_explains_itself(visit):
    page = visit().new_page()
    open_table(page, players=3)
    page.wait_for_selector("[data-choice]")
    page.locator(".street .piece").first.click()
    assert "pays" in page.locator(".explain").inner_text()
    page.keyboard.press("Escape")
    assert page.locator(".explain").count() == 0


@pytest.mark.parametrize("game", GAMES)
def test_every_piece_says_what_it_is_and_does(visit, game):
    page = visit().new_page()
    page.goto(f"/learn/{game}")
    page.wait_for_selector(".frame .piece")
    pieces = page.locator(".grid .piece")
    assert pieces.count() > 15
    for i in range(pieces.count()):
        pieces.nth(i).dispatch_event("click")
        title, body = page.locator(".explain h3").inner_text(), page.locator(".explain p").inner_text()
        assert title, i
        assert len(body) > 3, title
        assert "web-" not in title + body, title


def test_the_language_changes_at_once(visit):
    page = visit().new_page()
    open_table(page, players=3)
    page.wait_for_selector("[data-choice]")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Français").click()
    page.get_by_role("heading", name="Distillerie").wait_for(state="attached")
    assert page.locator(".phases li").first.inner_text() == "Réveil"


@pytest.mark.parametrize("game", GAMES)
def test_the_lesson_teaches_one_thing_at_a_time(visit, game):
    page = visit().new_page()
    page.goto(f"/learn/{game}")
    page.wait_for_selector(".frame")
    said = set()
    for _ in range(40):
        if page.locator("[data-lesson=end]").count():
            break
        said.add(page.locator(".lesson p").inner_text())
        page.locator("[data-choice], [data-lesson=next], .bar .button.main").first.click()
        page.wait_for_timeout(30)
    assert page.locator("[data-lesson=end]").count() == 1
    assert len(said) >= 7
