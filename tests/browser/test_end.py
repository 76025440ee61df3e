"""An ending worth sharing: who won, where the points came from, a picture to hand on."""

from __future__ import annotations

import pytest

from tests.browser.hands import LESSONS, near_the_end, one_of, play_to_the_end
from tests.browser.looks import CUT

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("game", one_of(LESSONS, 1))
def test_an_ending_fits_a_laptop_and_can_be_shared(visit, game):
    page = visit(1366, 640).new_page()
    near_the_end(page, game)
    with page.expect_request(lambda request: request.method == "POST" and request.url.endswith("/analysis")):
        play_to_the_end(page)               # the game is looked through by itself
    assert page.locator(".ranks li").count() >= 2
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate(CUT) == []
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
