"""What a hint says lies over the header beside rules and menu: it hides nothing one chooses from, and nothing moves."""

from __future__ import annotations

import pytest

from tests.browser.hands import AT, LESSONS, MINE, one_of, open_table, painted, until

pytestmark = pytest.mark.browser
SIZES = ((1366, 640), (1024, 768), (1920, 1080), (390, 844), (844, 390), (360, 740))
# Where each is on the page, and in the window: it may slide with the one, or stick to the other.
PARTS = """() => [...document.querySelectorAll('.foot, .shared, .side, .shared section, [data-choice], .bar .button')]
  .filter((part) => part.checkVisibility()).map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect()
    return [y + scrollY, y].map((top) => [x, top, width, height].map(Math.round).join())
  })"""
HIDDEN = """() => {
  const over = document.querySelector('.hints').getBoundingClientRect()
  return [...document.querySelectorAll('[data-choice], .bar .button')].filter((one) => {
    const box = one.getBoundingClientRect()
    return one.checkVisibility() && Math.min(over.right, box.right) - Math.max(over.left, box.left) > 1
      && Math.min(over.bottom, box.bottom) - Math.max(over.top, box.top) > 1
  }).map((one) => one.textContent.trim())
}"""
# What sticks out of it, and what is cut of the first move and of what the figures mean.
OUT = """() => {
  const over = document.querySelector('.hints').getBoundingClientRect()
  const cut = [...document.querySelectorAll('.hints :is(.first, p)')].filter((one) => one.scrollWidth > one.clientWidth)
  return [...document.querySelectorAll('.hints :is(ol, p, button)')].filter((one) => {
    const box = one.getBoundingClientRect()
    return box.left < over.left || box.right > over.right + 1 || box.bottom > over.bottom + 1
  }).concat(cut).map((one) => one.textContent.trim())
}"""
# Rules, signs and menu that a finger doesn't meet because something lies over them.
SHUT = """() => [...document.querySelectorAll('.top .ways > *')].filter((one) => {
  const { x, y, width, height } = one.getBoundingClientRect()
  return width && !one.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}).map((one) => one.textContent.trim())"""
ASKED = "document.activeElement?.dataset.tool === 'hint'"


def three(route):
    """The search has found three moves."""
    answer = route.fetch()
    hint = answer.json()
    hint["moves"] = [{**hint["moves"][0], "code": hint["code"] + n, "chance": chance}
                     for n, chance in enumerate((0.5, 0.52, 0.48))]
    route.fulfill(response=answer, json=hint)


@pytest.mark.parametrize("game", one_of(LESSONS, 2))
def test_a_hint_hides_nothing_one_chooses_from_and_moves_nothing(visit, game):
    page = visit(language="fr").new_page()
    page.route("**/hint?*", three)
    open_table(page, 3, game)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        until(page, MINE)
        page.locator("[data-tool=hint]").hover()
        painted(page)
        painted(page)
        before = page.evaluate(PARTS)
        page.locator("[data-tool=hint]").click()
        page.wait_for_selector(".hints li + li + li")
        painted(page)
        moved = [(one, two) for one, two in zip(before, page.evaluate(PARTS), strict=True) if not {*one} & {*two}]
        assert moved == [], (width, height)
        assert page.evaluate(HIDDEN) == [], (width, height)
        assert page.evaluate(OUT) == [], (width, height)
        assert page.evaluate(SHUT) == [], (width, height)
        page.locator(".hints button").click()
        page.locator(".hints").wait_for(state="detached")


def test_a_hint_is_closed_as_one_expects_and_the_menu_opens_beside_it(visit):
    page = visit(1024, 768).new_page()
    open_table(page, 2, "perfumery")
    for width, height in ((1024, 768), (844, 390), (390, 844), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        until(page, MINE)
        for way in ("escape", "button", "elsewhere"):
            page.locator("[data-tool=hint]").click()
            hints = page.locator(".hints")
            hints.wait_for()
            page.locator("[data-tool=menu]").click()
            page.locator("dialog[open]").wait_for()
            page.keyboard.press("Escape")
            page.locator("dialog[open]").wait_for(state="detached")
            page.locator(".coltile").first.press("?")       # says what it is
            page.locator(".explain").wait_for()
            assert hints.is_visible()
            if way == "escape":
                page.keyboard.press("Escape")
            elif way == "button":
                page.locator(".hints button").press("Enter")
            else:
                page.mouse.click(*page.locator(".shelf").evaluate(AT))
            hints.wait_for(state="detached")
            assert page.locator(".explain").count() == (way == "escape"), "the key closes one thing"
            assert page.evaluate(ASKED) == (way == "button")
            assert page.locator(".hinted").count() == 0
