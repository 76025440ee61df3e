"""What happens moves: from events, for a moment, over a table that is true and can be played at once."""

from __future__ import annotations

import random

import pytest

from tests.browser.hands import AIM, LESSONS, asked, one_of, open_table, play_once, until

pytestmark = pytest.mark.browser
# How many pictures flew, and the pieces that the client itself set in motion (a style's own animations have a name).
# Where it is `held`, time stands still for them: what flies is seen however slow the machine is.
WATCH = """(() => {
  window.flown = 0
  window.stirred = 0
  window.held = false
  const look = (node) => { if (node.classList?.contains('flight')) window.flown += 1 }
  new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach(look)))
    .observe(document, { childList: true, subtree: true })
  const animate = Element.prototype.animate
  Element.prototype.animate = function (...how) {
    if (!this.classList.contains('flight')) window.stirred += 1
    const animation = animate.apply(this, how)
    if (window.held) animation.pause()
    return animation
  }
})()"""
FLYING = "document.querySelectorAll('.flight').length"
MOVING = "document.getAnimations().filter((one) => !one.animationName && one.playState !== 'finished').length"
ENDS = """() => Math.max(...document.getAnimations().filter((one) => !one.animationName)
  .map((one) => one.effect.getComputedTiming().endTime))"""
# Of each picture at the end of its flight: how far it is from the next place, and how much it is enlarged.
LANDED = """[...document.querySelectorAll('.flight')].map((ghost) => {
  const flight = ghost.getAnimations()[0]
  flight.pause()
  flight.currentTime = flight.effect.getComputedTiming().endTime - 1
  const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2]
  const [x, y] = middle(ghost.getBoundingClientRect())
  const far = [...document.querySelectorAll('[data-at]')].map((one) => middle(one.getBoundingClientRect()))
    .map(([a, b]) => Math.hypot(a - x, b - y))
  return [Math.min(...far), new DOMMatrix(getComputedStyle(ghost).transform).a]
})"""
NEXT = "[data-choice], [data-lesson=next], .bar .button.main"
STEP = "document.querySelector('.lesson b').textContent"
ALL = 1500      # milliseconds that all motion of one step takes, at most


def press(page):
    """A click on what comes next, wherever it is just then."""
    page.mouse.click(*page.evaluate(AIM, [NEXT, 0]))


def lesson(page, game):
    """The first step of a game's lesson."""
    page.add_init_script(WATCH)
    page.goto(f"/learn/{game}")
    page.wait_for_selector(".frame")


def flight(page, game):
    """The lesson at a step on which several things fly, which is held there; returns the step before it."""
    lesson(page, game)
    page.evaluate("window.held = true")
    for _ in range(60):
        told, step = page.locator(".log li").count(), page.evaluate(STEP)
        if page.evaluate(FLYING):       # it is skipped; a choice that is half made would be taken back by the key
            page.keyboard.press("Escape")
        press(page)
        if page.evaluate(FLYING) > 1:
            return told, step
    raise AssertionError("nothing happens in this lesson")


@pytest.mark.parametrize("game", one_of(LESSONS, 2))
def test_what_happens_at_a_table_moves(visit, game):
    page = visit(calm=False).new_page()
    page.add_init_script(WATCH)
    open_table(page, 2, game)
    asked(page)
    whim = random.Random(1)
    for _ in range(60):
        if page.evaluate("window.flown") and page.evaluate("window.stirred"):
            break
        assert play_once(page, whim)
    assert page.evaluate("window.flown") > 0
    assert page.evaluate("window.stirred") > 0
    until(page, f"{FLYING} + {MOVING} === 0")


@pytest.mark.parametrize("game", one_of(LESSONS, 0))
def test_it_is_over_soon(visit, game):
    page = visit(calm=False).new_page()
    flight(page, game)
    assert 0 < page.evaluate(ENDS) <= ALL
    page.evaluate("() => document.getAnimations().filter((one) => !one.animationName).forEach((one) => one.finish())")
    until(page, f"{FLYING} + {MOVING} === 0")


@pytest.mark.parametrize("game", one_of(LESSONS, 1))
def test_it_lands_at_its_place_as_large_as_the_table(visit, game):
    page = visit(calm=False).new_page()
    for width, height, zoom in ((1280, 800, 1), (1920, 1080, 1.24)):
        page.set_viewport_size({"width": width, "height": height})
        flight(page, game)
        for far, enlarged in page.evaluate(LANDED):
            assert far < 2
            assert enlarged == pytest.approx(zoom, abs=0.01)


@pytest.mark.parametrize("game", one_of(LESSONS, 2))
def test_it_can_be_skipped_by_a_key_and_by_a_tap(visit, game):
    page = visit(calm=False).new_page()
    for skip in (lambda: page.keyboard.press("Escape"), lambda: page.mouse.click(640, 20)):
        flight(page, game)
        skip()
        assert page.evaluate(f"{FLYING} + {MOVING}") == 0


@pytest.mark.parametrize("game", one_of(LESSONS, 1))
def test_it_is_never_in_the_way(visit, game):
    """While things fly, the log has told it, and the next choice is taken at the first click."""
    page = visit(calm=False).new_page()
    told, step = flight(page, game)
    assert page.evaluate("getComputedStyle(document.querySelector('.flight')).pointerEvents") == "none"
    assert page.locator(".log li").count() > told
    after = page.evaluate(STEP)
    assert after != step
    press(page)
    assert page.evaluate(STEP) != after


@pytest.mark.parametrize("wish", ["device", "menu"])
@pytest.mark.parametrize("game", one_of(LESSONS))
def test_nothing_moves_where_that_is_wished(visit, game, wish):
    page = visit(calm=wish == "device").new_page()
    if wish == "menu":
        page.goto(f"/learn/{game}")
        page.get_by_role("button", name="Menu").click()
        page.get_by_label("Animations").uncheck()
    lesson(page, game)
    for _ in range(8):
        press(page)
        assert page.evaluate("document.getAnimations().length") == 0
    assert page.evaluate("window.flown + window.stirred") == 0
