"""What a table and the pages around it tell, whatever the game."""

from __future__ import annotations

import pytest

from tests.browser.hands import AIM, GAMES, LESSONS, asked, one_of, open_table, painted
from tests.browser.looks import CUT, WIDE

pytestmark = pytest.mark.browser
PAGES = ["/", "/tables", "/me", "/records", *(f"/{kind}/{game}" for kind in ("new", "rules") for game in GAMES),
         *(f"/learn/{game}" for game in LESSONS)]

# What each piece says of itself, one after the other.
EXPLAINED = """async () => {
  const told = []
  for (const piece of document.querySelectorAll('.grid .piece')) {
    piece.click()
    await new Promise(requestAnimationFrame)
    told.push(['h3', 'p'].map((part) => document.querySelector(`.explain ${part}`)?.textContent ?? ''))
  }
  return told
}"""


def test_a_phone_of_360_pixels_needs_no_sideways_scrolling(visit):
    page = visit(360, 740, "fr", touch=True).new_page()
    for path in PAGES:
        page.goto(path)
        page.wait_for_selector("#main h1, #main h2, .frame")
        painted(page)
        assert page.evaluate(WIDE) == 0, path


def test_text_of_double_size_loses_nothing(server, doubled):
    page = doubled.new_context(base_url=server.url, viewport={"width": 1280, "height": 800}).new_page()
    for path in ("/", f"/new/{GAMES[-1]}", *[f"/learn/{game}" for game in LESSONS]):
        page.goto(path)
        page.wait_for_selector("#main h1, #main h2, .frame")
        painted(page)
        assert page.evaluate("() => getComputedStyle(document.documentElement).fontSize") == "32px"
        assert page.evaluate(WIDE) == 0, path
        assert page.evaluate(CUT) == [], path


@pytest.mark.parametrize("game", GAMES)
def test_two_clicks_from_the_home_page_to_a_table(visit, game):
    page = visit().new_page()
    page.goto("/")
    page.locator(f".game[data-game={game}] .button.main").click()
    page.locator(".game form .button.main").click()
    page.wait_for_selector(".frame")
    assert all(page.locator(".phases li").all_inner_texts())


def test_a_piece_explains_itself_and_the_language_changes_at_once(visit):
    page = visit().new_page()
    open_table(page, 3)
    asked(page)
    page.mouse.click(*page.evaluate(AIM, [".grid .piece:not([data-choice])", 0]))
    assert page.locator(".explain p").inner_text()
    page.keyboard.press("Escape")
    page.locator(".explain").wait_for(state="detached")
    english = page.locator(".phases li").all_inner_texts()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Français").click()
    page.locator("html[lang=fr]").wait_for()
    painted(page)
    assert page.locator(".phases li").all_inner_texts() != english


@pytest.mark.parametrize("game", LESSONS)
def test_every_piece_explains_itself_and_the_lesson_teaches_one_thing_at_a_time(visit, game):
    page = visit().new_page()
    page.goto(f"/learn/{game}")
    page.wait_for_selector(".frame .piece")
    told = page.evaluate(EXPLAINED)
    assert len(told) > 8
    for title, body in told:
        assert title
        assert len(body) > 3, title
        assert "web-" not in title + body, title
    page.reload()
    page.wait_for_selector(".frame")
    said = set()
    for _ in range(60):
        if page.locator("[data-lesson=end]").count():
            break
        said.add(page.locator(".lesson p").inner_text())
        page.mouse.click(*page.evaluate(AIM, ["[data-choice], [data-lesson=next], .bar .button.main", 0]))
    assert page.locator("[data-lesson=end]").count() == 1
    assert len(said) >= 7


@pytest.mark.parametrize("game", one_of(LESSONS, 1))
def test_what_the_signs_mean_is_one_tap_away(visit, game):
    page = visit(390, 844, touch=True).new_page()
    open_table(page, 2, game)
    page.locator("[data-tool=legend]").tap()
    sheet = page.get_by_role("dialog", name="What the signs mean")
    said = sheet.locator("dd").all_inner_texts()
    assert len(said) > 15
    assert all(len(text) > 3 and "web-" not in text for text in said)
    assert sheet.locator("dt").evaluate_all("(all) => all.every((one) => one.querySelector('svg, span'))")
    page.keyboard.press("Escape")
    page.locator("[data-tool=legend]").focus()
    page.keyboard.press("Enter")
    sheet.get_by_role("button", name="Close").wait_for()
