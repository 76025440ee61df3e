"""What a first visit costs, counted: bytes, requests, nodes, and what jumps about while the page comes.

What takes time is measured by Lighthouse (`make lighthouse`), which wants a quiet machine.
"""

from __future__ import annotations

import re

import pytest

from tests.browser.hands import GAMES, one_of, open_table

pytestmark = pytest.mark.browser
SHIFTS = """(() => {
  window.shifted = 0
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => {
    if (!entry.hadRecentInput) window.shifted += entry.value
  })).observe({ type: 'layout-shift', buffered: true })
})()"""
LOADED = "() => performance.getEntriesByType('resource').map((one) => one.name)"
COST = """() => {
  const loaded = performance.getEntriesByType('resource')
  return { bytes: loaded.reduce((sum, one) => sum + one.encodedBodySize, 0), requests: loaded.length,
    nodes: document.querySelectorAll('*').length, shifted: window.shifted }
}"""
MOST = {"bytes": 250_000, "requests": 40, "nodes": 3000, "shifted": 0.1}


def named_ahead(page) -> None:
    """A table names ahead what it needs: the page has loaded that and nothing else."""
    link = page.request.get(page.url, headers={"Accept-Language": "en"}).headers["link"]
    named = set(re.findall(r"</([^>]+)>", link))
    loaded = {url.partition("/assets/")[2] for url in page.evaluate(LOADED)}
    code = {f"assets/{name}" for name in loaded if name.endswith((".js", ".css"))}
    assert named <= code                                                # nothing in vain
    assert {name for name in code if "shell" not in name} == named      # nothing that was asked for later


@pytest.mark.parametrize("where", ["home", *one_of(GAMES, 1)])
def test_a_first_visit_costs_little(visit, where):
    page = visit(390, 844, touch=True).new_page()
    errors: list[str] = []
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    path = "/"
    if where != "home":
        open_table(page, 2, where)
        path = page.url
    page.add_init_script(SHIFTS)
    devtools = page.context.new_cdp_session(page)
    devtools.send("Network.setCacheDisabled", {"cacheDisabled": True})
    page.goto(path)
    page.wait_for_selector(".game" if where == "home" else ".frame .piece")
    page.wait_for_load_state("networkidle")
    cost = page.evaluate(COST)
    assert errors == []
    assert {name: value for name, value in cost.items() if value > MOST[name]} == {}
    assert cost["bytes"] > 0
    if where != "home":
        named_ahead(page)
