"""A whole game of Parfum against bots, by mouse, by finger, by keyboard."""

from __future__ import annotations

import pytest

from tests.browser.hands import LOOK, open_table, play_to_the_end, type_to_the_end

pytestmark = pytest.mark.browser
CUT = """() => [...document.querySelectorAll('.piece, .button, .chip, h1, h2')].filter((box) =>
  box.offsetParent && box.scrollWidth > box.clientWidth + 2).map((box) => box.textContent.trim().slice(0, 40))"""
BUTTON = "() => document.activeElement.matches('button') ? document.activeElement.textContent : ''"
WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def test_by_mouse_on_a_laptop_in_english(visit):
    page = visit(1280, 800, "en", calm=False).new_page()
    open_table(page)
    assert page.locator(".phases li").all_inner_texts() == ["Wake up", "Create", "Sell"]
    assert page.evaluate(CUT) == []
    play_to_the_end(page)
    assert "win" in page.locator(".bar .prompt").inner_text() or "share" in page.locator(".bar .prompt").inner_text()
    assert page.evaluate(CUT) == []
    page.locator("[data-button=replay]").click()
    page.wait_for_selector(".slider")
    last = int(page.locator(".slider").get_attribute("max") or 0)
    assert last > 50
    page.locator(".bar .button").first.click()
    page.get_by_text(f"Decision {last - 1} of {last}").wait_for()
    page.locator(".slider").fill("0")
    page.get_by_text(f"Decision 0 of {last}").wait_for()
    page.goto("/me")
    page.locator("tbody tr").first.wait_for()
    assert page.locator("tbody tr").count() == 1


def test_by_finger_on_a_phone_in_french(visit):
    page = visit(390, 844, "fr", "dark", touch=True).new_page()
    open_table(page)
    assert page.locator("html").get_attribute("lang") == "fr"
    assert page.evaluate(WIDE) == 0
    assert page.evaluate(CUT) == []
    play_to_the_end(page, touch=True)
    assert page.evaluate(WIDE) == 0


def test_by_keyboard_alone(visit):
    page = visit().new_page()
    page.goto("/?pace=instant")
    page.wait_for_selector(".game")
    for expected in ("Play now", "Start"):
        for _ in range(60):
            if page.evaluate(BUTTON).startswith(expected):
                break
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        page.wait_for_timeout(100)
    page.wait_for_selector(".frame")
    type_to_the_end(page)
    assert page.evaluate(LOOK)["over"]


def test_a_phone_of_360_pixels_needs_no_sideways_scrolling(visit):
    page = visit(360, 740, "fr", touch=True).new_page()
    for path in ("/", "/new/parfum", "/tables", "/me", "/rules/parfum", "/learn/parfum"):
        page.goto(path)
        page.wait_for_selector("#main")
        page.wait_for_timeout(300)
        assert page.evaluate(WIDE) == 0, path


def test_pieces_explain_themselves_and_a_hint_points(visit):
    page = visit().new_page()
    open_table(page, players=3)
    page.wait_for_selector("[data-choice]")
    page.locator(".street .piece").first.click()
    assert "pays" in page.locator(".explain").inner_text()
    page.keyboard.press("Escape")
    assert page.locator(".explain").count() == 0
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".hinted")


def test_the_language_changes_at_once(visit):
    page = visit().new_page()
    open_table(page, players=3)
    page.wait_for_selector("[data-choice]")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Français").click()
    page.get_by_role("heading", name="Distillerie").wait_for(state="attached")
    assert page.locator(".phases li").first.inner_text() == "Réveil"


@pytest.mark.parametrize("game", ["fairy_perfume", "perfumery"])
def test_the_other_games_by_mouse_and_by_keyboard(visit, game):
    page = visit(language="fr", theme="dark").new_page()
    open_table(page, 2, game)
    play_to_the_end(page)
    page = visit(390, 844, touch=True).new_page()
    open_table(page, 2, game)
    assert page.evaluate(WIDE) == 0
    type_to_the_end(page)
