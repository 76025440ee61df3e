"""axe-core finds nothing on any page, in light and dark, in both languages; nor does any show the name of a text."""

from __future__ import annotations

import re

import pytest

from tests.browser.hands import GAMES, LESSONS, ROOT, asked, lay, open_table, painted

pytestmark = pytest.mark.browser
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (rules) => {
  const found = await axe.run(document, { resultTypes: ['violations'], ...(rules && { runOnly: rules }) })
  const told = (node) => `${node.html.slice(0, 160)} | ${node.any[0]?.message ?? ''}`
  return found.violations.map((one) => `${one.impact} ${one.id}: ${one.nodes.slice(0, 3).map(told).join(' || ')}`)
}"""
ROOM = {"game": LESSONS[0], "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "greedy"}]}
HAND_OVER = {"game": LESSONS[0], "mode": "hot-seat", "seats": [{"kind": "me", "name": name} for name in ("Mia", "Max")]}
FAMILIES = "|".join([*GAMES, *(path.stem for path in sorted((ROOT / "locales" / "en").glob("*.ftl")))])
NAME = re.compile(rf"(?<![\w/.-])(?:{FAMILIES}|aroma|essence|play)-[a-z][a-z0-9-]*")


# What can be wrong in one language or theme and right in another; the rest is about how a page is built.
LOOKS = ["color-contrast", "html-has-lang", "html-lang-valid", "valid-lang"]


def violations(page, rules: list[str] | None = None) -> list[str]:
    """What axe finds (all of its rules, or some), and names of texts that stand there instead of the texts."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(RUN, rules)
    return found + [f"not said: {name}" for name in NAME.findall(page.inner_text("body") + page.title())]


# Each language and each theme; all pairs of them are `slow`.
PAIRS = [("en", "light"), ("fr", "dark"), ("en", "dark"), ("fr", "light")]


@pytest.mark.parametrize(("language", "theme", "device", "game"), [
    (*PAIRS[0], "laptop", LESSONS[0]), (*PAIRS[1], "phone", LESSONS[1])])
def test_no_violation(visit, language, theme, device, game):
    """On any page, but for the pages that a game has of its own: of those, one game's; tables on one device."""
    look_through(visit, language, theme, [device], [game])


@pytest.mark.slow
@pytest.mark.parametrize(("language", "theme"), PAIRS)
def test_no_violation_on_any_page_of_any_game(visit, language, theme):
    look_through(visit, language, theme, ["laptop", "phone"], GAMES)


def look_through(visit, language, theme, devices, games):
    page = visit(1280, 800, language, theme).new_page()
    rules, found = None if "laptop" in devices else LOOKS, {}
    paths = ["/", "/tables", "/me", "/records", "/verify", "/nowhere"]
    paths += [f"/{kind}/{game}" for kind in ("new", "rules") for game in games]
    paths += [f"/learn/{game}" for game in LESSONS if game in games]

    def look(path: str, when: str = "") -> None:
        page.goto(path)
        page.wait_for_selector("#main h1, #main h2, .frame")
        painted(page)
        found[path + when] = violations(page, rules)

    for path in paths:
        look(path)
    for game in GAMES:
        open_table(page, 2, game)
        asked(page)
        if "laptop" in devices:
            found[game] = violations(page, rules)
        if "phone" in devices:
            still = page.locator(".grid .piece:not([data-choice])")
            if game in LESSONS or still.count():
                still.first.dispatch_event("click")
            page.set_viewport_size({"width": 390, "height": 844})
            painted(page)
            found[f"{game} on a phone, a piece explained"] = violations(page, rules)
            page.set_viewport_size({"width": 1280, "height": 800})
    for table, ready in ((ROOM, ".room"), (HAND_OVER, ".hand")):
        page.goto(lay(page, table))
        page.wait_for_selector(ready)
        found[ready] = violations(page, rules)
    for path in ("/", "/tables", "/me") if "laptop" in devices else ():
        look(path, " with tables")
    assert {where: what for where, what in found.items() if what} == {}
