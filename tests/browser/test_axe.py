"""axe-core finds nothing on any page, in light and dark, in both languages."""

from __future__ import annotations

import pytest

from tests.browser.conftest import ROOT
from tests.browser.hands import open_table

pytestmark = pytest.mark.browser
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
    for path in ("/", "/tables", "/me", "/new/parfum", "/rules/parfum", "/learn/parfum", "/records", "/verify"):
        page.goto(path)
        page.wait_for_selector("#main h1, #main h2, .frame")
        page.wait_for_timeout(250)
        found[path] = violations(page)
    for game in ("fairy_perfume", "perfumery", "parfum"):
        open_table(page, 2, game)
        page.wait_for_selector("[data-choice], [data-button]")
        found[game] = violations(page)
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_timeout(150)
    found["table on a phone"] = violations(page)
    assert {where: what for where, what in found.items() if what} == {}
