"""What a first visit costs, measured as Lighthouse does: on slow 4G, on a slow phone, on the home page and at a table.

Lighthouse itself (`make lighthouse`) wants a quiet machine; these are its measures, taken by the browser.
"""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext

from tests.browser.hands import GAMES, open_table

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]
SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
WATCH = """() => {
  const seen = (window.seen = { lcp: 0, cls: 0 })
  const watch = (type, tell) =>
    new PerformanceObserver((list) => list.getEntries().forEach(tell)).observe({ type, buffered: true })
  watch('largest-contentful-paint', (entry) => { seen.lcp = entry.startTime })
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.cls += entry.value })
}"""
PHONE = 4                   # times slower than the processor here
TASKS = ("ThreadControllerImpl::RunTask", "BlinkScheduler_PerformMicrotaskCheckpoint")
TRACED = ["toplevel", "loading", "devtools.timeline"]
LONG, BLOCKED = 50, 200     # milliseconds
LOADED = "() => performance.getEntriesByType('resource').map((one) => one.name)"
SIZE = "() => performance.getEntriesByType('resource').reduce((sum, one) => sum + one.encodedBodySize, 0)"


def measured(context: BrowserContext, path: str, ready: str, network: bool, slower: float) -> dict[str, float]:
    """A first visit with an empty cache; `slower` times slower is the processor."""
    page = context.new_page()
    errors: list[str] = []
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.add_init_script(f"({WATCH})()")
    devtools = context.new_cdp_session(page)
    devtools.send("Network.enable")
    devtools.send("Network.setCacheDisabled", {"cacheDisabled": True})
    if network:
        devtools.send("Network.emulateNetworkConditions", SLOW_4G)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.goto(path)
    page.wait_for_selector(ready)
    page.wait_for_timeout(1500)
    seen: dict[str, float] = page.evaluate("() => window.seen") | {"size": page.evaluate(SIZE)}
    page.close()
    assert errors == []
    return seen


def blocked(context: BrowserContext, path: str, ready: str) -> float:
    """The total blocking time on a slow phone, from what each task costs the processor, however busy that is."""
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    devtools.send("Network.setCacheDisabled", {"cacheDisabled": True})
    browser = context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=TRACED)
    page.goto(path)
    page.wait_for_selector(ready)
    page.wait_for_timeout(1500)
    events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    page.close()
    painted = [(e["pid"], e["tid"]) for e in events if e["name"] == "firstContentfulPaint"]
    mine = [e for e in events if e["name"] in TASKS and (e["pid"], e["tid"]) == painted[-1] and "tdur" in e]
    total, end = 0.0, 0
    for task in sorted(mine, key=lambda e: (e["ts"], -e["dur"])):
        if task["ts"] >= end:           # not a part of the one before
            end = task["ts"] + task["dur"]
            total += max(0.0, PHONE * task["tdur"] / 1000 - LONG)
    assert end, "no task was seen"
    return total


@pytest.mark.parametrize("game", GAMES)
def test_a_table_names_ahead_what_it_needs(visit, game):
    page = visit(language="fr").new_page()
    open_table(page, 2, game, "random")
    link = page.request.get(page.url, headers={"Accept-Language": "fr"}).headers["link"]
    named = set(re.findall(r"</([^>]+)>", link))
    page.reload()
    page.wait_for_selector(".frame .piece")
    page.wait_for_timeout(1000)
    loaded = {url.partition("/assets/")[2] for url in page.evaluate(LOADED)}
    code = {f"assets/{name}" for name in loaded if name.endswith((".js", ".css"))}
    assert named <= code                                                # nothing in vain
    assert {name for name in code if "shell" not in name} == named      # nothing that was asked for later


@pytest.mark.parametrize(("where", "ready"), [("home", ".game"), *((game, ".frame .piece") for game in GAMES)])
def test_a_first_visit_is_fast(visit, where, ready):
    context = visit(390, 844, touch=True)
    path = "/"
    if where != "home":
        page = context.new_page()
        open_table(page, 2, where, "random")
        path = page.url
        page.close()
    line = measured(context, path, ready, network=True, slower=1)
    phone = measured(context, path, ready, network=False, slower=PHONE)
    wait = blocked(context, path, ready)
    print(where, "slow line:", line, "slow phone:", phone, "blocked:", wait)
    assert 0 < line["lcp"] < 2500
    assert max(line["cls"], phone["cls"]) < 0.1
    assert wait < BLOCKED
    assert line["size"] < 250_000
