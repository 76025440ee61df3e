"""axe-core finds nothing on any page, in light and dark, in both languages."""

from __future__ import annotations

import pytest

from tests.browser.conftest import ROOT
from tests.browser.hands import GAMES, open_table

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
  const found = await axe.run(document, { resultTypes: ['violations'] })
  const told = (node) => `${node.html.slice(0, 160)} | ${node.any[0]?.message ?? ''}`
  return found.violations.map((one) => `${one.impact} ${one.id}: ${one.nodes.slice(0, 3).map(told).join(' || ')}`)
}"""


def violations(page) -> list[str]:
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(RUN)
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_violation_on_any_page(visit, language, theme):
    page = visit(1280, 800, language, theme).new_page()
    found = {}
    paths = ["/", "/tables", "/me", "/records", "/verify", "/nowhere"]
    paths += [f"/{kind}/{game}" for kind in ("new", "rules", "learn") for game in GAMES]
    for path in paths:
        page.goto(path)
        page.wait_for_selector("#main h1, #main h2, .frame")
        page.wait_for_timeout(250)
        found[path] = violations(page)
    for game in GAMES:
        open_table(page, 2, game, "random")
        page.wait_for_selector("[data-choice], [data-button]")
        found[game] = violations(page)
        page.locator(".grid .piece:not([data-choice])").first.dispatch_event("click")
        page.set_viewport_size({"width": 390, "height": 844})
        page.wait_for_timeout(150)
        found[f"{game} on a phone, a piece explained"] = violations(page)
        page.set_viewport_size({"width": 1280, "height": 800})
    assert {where: what for where, what in found.items() if what} == {}
