"""An ending worth sharing: who won, where the points came from, a picture to hand on."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.browser.hands import LESSONS, near_the_end, one_of, painted, play_to_the_end
from tests.browser.looks import CUT

pytestmark = pytest.mark.browser
# Figures of a flacon that lie over one another.
FIGURES = """() => [...document.querySelectorAll('.points svg > g')].flatMap((flacon) => {
  const boxes = [...flacon.querySelectorAll('.told')].map((one) => one.getBBox())
  return boxes.flatMap((a, n) => boxes.slice(n + 1).filter((b) => a.x < b.x + b.width && b.x < a.x + a.width
    && Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 4)).map(() => flacon.textContent)
})"""
# An analysis of two decisions: the second one made the second side win. The first side had no chance before, nor after.
MOMENT = {"code": 0, "action": "pass", "choice": True, "expected": [0, 1], "played": 0, "best": 0, "best_code": 0,
          "best_action": "pass", "loss": 0, "skill": [0, 0], "luck": [0, 0], "swing": 0.7}
SHARE = {"start": 0.5, "own": 0, "others": 0, "luck": 0, "error": 0, "end": 0, "mistakes": 0}
ANALYSIS = {"status": "done", "done": 2, "total": 2, "result": {
    "game": LESSONS[0], "seats": ["", ""], "sims": 10, "seed": 1, "turning_points": [2], "shares": [SHARE, SHARE],
    "moments": [MOMENT | {"number": 1, "seat": 0, "before": [0, 0.3], "after": [0, 0.3]},
                MOMENT | {"number": 2, "seat": 1, "before": [0, 0.3], "after": [0, 1]}]}}
# The cards at the right of an ending: what decided it, and how one played before.
CARDS = """() => [...document.querySelectorAll('.right > *')].map((card) => [card, ...card.querySelectorAll('*')]
  .map((one) => one.getBoundingClientRect()).filter((box) => box.width))
  .map((boxes) => [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))])"""


@pytest.mark.parametrize("game", one_of(LESSONS, 1))
def test_an_ending_fits_a_laptop_and_can_be_shared(visit, game):
    page = visit(1366, 640).new_page()
    near_the_end(page, game)
    with page.expect_request(lambda request: request.method == "POST" and request.url.endswith("/analysis")):
        play_to_the_end(page)               # the game is looked through by itself
    assert page.locator(".ranks li").count() >= 2
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate(CUT) == []
    assert page.locator(".phases").count() == 0, "no phase is to come"
    page.set_viewport_size({"width": 844, "height": 390})
    painted(page)
    painted(page)
    assert page.evaluate(FIGURES) == [], "thin layers have their figures beside them, one above the other"
    page.set_viewport_size({"width": 1366, "height": 640})
    with page.expect_download() as shared:
        page.locator("[data-button=share]").click()
    assert shared.value.path().read_bytes()[:4] == b"\x89PNG"
    assert page.locator(".ranks li").first.inner_text().count(",") >= 1, "everybody's points by where they came from"
    assert page.locator(".decided").inner_text().count("\n") >= 1, "what decided it, or why that is not known"
    page.locator("[data-button=look]").click()
    page.wait_for_selector(".frame")
    over = page.url
    page.locator("[data-button=rematch]").click()
    page.wait_for_url(lambda url: "/t/" in url and url != over)
    page.wait_for_selector(".frame")


def test_who_waits_for_what_decided_a_game_sees_how_far_the_search_is(visit):
    page = visit(1366, 640).new_page()
    page.route("**/analysis", lambda route: route.fulfill(
        json={"status": "running", "done": 37, "total": 210, "result": None}))
    near_the_end(page, LESSONS[0])
    play_to_the_end(page)
    page.locator(".decided progress[value='37']").wait_for()
    assert "37 of 210" in page.locator(".decided").inner_text()
    assert page.locator(".decided .rounds li").count() > 1, "the graph has its shape before its lines"


def test_a_search_that_failed_can_be_begun_again(visit):
    page = visit(1366, 640).new_page()
    answers = [{"status": "failed", "done": 0, "total": 0, "result": None}, ANALYSIS]
    page.route("**/analysis", lambda route: route.fulfill(json=answers.pop(0)))
    near_the_end(page, LESSONS[0])
    play_to_the_end(page)
    page.locator(".decided .again").click()
    page.locator(".decided .chance").wait_for()
    assert not answers
    assert page.locator(".decided .again").count() == 0


def test_what_decided_a_game_tells_of_somebody_it_changed_and_lies_over_nothing(visit):
    page = visit(1366, 640).new_page()
    page.route("**/analysis", lambda route: route.fulfill(json=ANALYSIS))
    near_the_end(page, LESSONS[0])
    play_to_the_end(page)
    page.locator(".decided polyline").first.wait_for(state="attached")
    assert "30% → 100%" in page.locator(".decided .chance").inner_text()
    assert "Round 1, by choice" in page.locator(".decided .tale").inner_text()
    assert page.locator(".decided .rounds .now").inner_text() == "1"
    for width, height in [(1366, 640), (1024, 768), (844, 390), (360, 740)]:
        page.set_viewport_size({"width": width, "height": height})
        painted(page)
        painted(page)
        (_, bottom), (top, _) = page.evaluate(CARDS)
        assert bottom <= top + 1, (width, height)


def test_an_ending_on_a_phone_on_its_side_cuts_no_word_and_no_graph(visit):
    page = visit(844, 390, "fr").new_page()
    page.route("**/analysis", lambda route: route.fulfill(json=ANALYSIS))
    near_the_end(page, "perfumery")
    play_to_the_end(page)
    page.locator(".decided .chance").wait_for()
    painted(page)
    (_, bottom), _ = page.evaluate(CARDS)
    column = page.locator(".right").bounding_box()
    assert bottom <= column["y"] + column["height"] - 16, "the moment is whole, above where the column fades"


def test_how_strong_a_bot_was_is_said_whole_below_its_flacon(visit):
    page = visit(844, 390, "fr").new_page()
    near_the_end(page, "perfumery", players=3)
    play_to_the_end(page)
    painted(page)
    words = page.locator(".points svg > g > text:last-child").all_text_contents()
    assert words.count("robot au hasard") == 2, words
    boxes = page.evaluate("() => [...document.querySelectorAll('.points svg > g > text:last-child')]"
                          ".map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right])")
    assert all(right + 2 < left for (_, right), (left, _) in pairwise(boxes) if left < right), boxes
