"""An ending worth sharing: who won, where the points came from, a picture to hand on."""

from __future__ import annotations

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


@pytest.mark.parametrize("game", one_of(LESSONS, 1))
def test_an_ending_fits_a_laptop_and_can_be_shared(visit, game):
    page = visit(1366, 640).new_page()
    near_the_end(page, game)
    with page.expect_request(lambda request: request.method == "POST" and request.url.endswith("/analysis")):
        play_to_the_end(page)               # the game is looked through by itself
    assert page.locator(".ranks li").count() >= 2
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate(CUT) == []
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
