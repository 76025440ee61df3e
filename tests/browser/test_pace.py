"""Bots pause only where a person should see something: what is chosen unseen they choose at once and side by side.

No time is measured: on this server a pause is for ever, and what waited for one would never come.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from sillage.server.ops import pilots
from tests.browser.hands import MINE, PATIENCE, asked, lay, near_the_end, until
from tests.server.inside import Inside

pytestmark = pytest.mark.browser
FOR_EVER = 10.0**6      # seconds
AUTO = 60               # decisions before the end of Perfumery's golden game of four: a blending is under way


@pytest.fixture
def page(chromium: Browser, static: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Page]:
    monkeypatch.setattr(pilots, "PAUSES", dict.fromkeys(pilots.PAUSES, (FOR_EVER, FOR_EVER)))
    with Inside(f"sqlite:///{tmp_path / 'tables.db'}", static=static) as server:
        context = chromium.new_context(base_url=server.url, locale="en", reduced_motion="reduce")
        context.set_default_timeout(PATIENCE)
        yield context.new_page()
        context.close()


def test_bots_shake_at_once(page):
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "greedy"}] * 3]
    page.goto(lay(page, {"game": "fairy_perfume", "seats": seats, "pace": "calm"}))
    for beat in ("1", "2"):     # gently, the first shake never explodes
        until(page, f"document.querySelector('.beat text')?.textContent === '{beat}' && {MINE}")
        page.locator("[data-button=gentle]").click()
    until(page, "document.querySelector('.beat text')?.textContent !== '2'")


def test_bots_blend_at_once(page):
    near_the_end(page, "perfumery", AUTO, 4)
    asked(page)
    page.locator("[data-auto]").click()
    page.locator("[data-button=commit]").click()
    until(page, "document.querySelector('.top').dataset.phase !== 'blend'")
