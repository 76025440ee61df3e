"""What happens moves: from events, for a moment, over a table that is true and can be played at once."""

from __future__ import annotations

import random

import pytest

from tests.browser.hands import AIM, GAMES, open_table, play_once, until

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]
# How many pictures flew, and the pieces that the client itself set in motion (a style's own animations have a name).
WATCH = """(() => {
  window.flown = 0
  window.stirred = 0
  const look = (node) => { if (node.classList?.contains('flight')) window.flown += 1 }
  new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach(look)))
    .observe(document, { childList: true, subtree: true })
  const animate = Element.prototype.animate
  Element.prototype.animate = function (...how) {
    if (!this.classList.contains('flight')) window.stirred += 1
    return animate.apply(this, how)
  }
})()"""
FLYING = "document.querySelectorAll('.flight').length"
MOVING = "document.getAnimations().filter((one) => !one.animationName && one.playState === 'running').length"
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
# A step of each lesson on which several things happen, and how far it is from the beginning.
EVENTFUL = {"parfum": 9, "perfumery": 1, "fairy_perfume": 2}


def press(page):
    """A click on what comes next, wherever it is just then."""
    page.mouse.click(*page.evaluate(AIM, [NEXT, 0]))
    page.wait_for_timeout(50)


def lesson(page, game, steps):
    """The lesson of a game, some steps on."""
    page.add_init_script(WATCH)
    page.goto(f"/learn/{game}")
    page.wait_for_selector(".frame")
    for _ in range(steps):
        press(page)
    page.keyboard.press("Escape")
    page.evaluate("window.flown = window.stirred = 0")


@pytest.mark.parametrize("game", GAMES)
def test_what_happens_at_a_table_moves(visit, game):
    page = visit(calm=False).new_page()
    page.add_init_script(WATCH)
    open_table(page, 2, game, "random")
    page.wait_for_selector("[data-choice], .bar .button")
    whim = random.Random(1)
    for _ in range(60):
        if page.evaluate("window.flown") and page.evaluate("window.stirred"):
            break
        assert play_once(page, whim)
        page.wait_for_timeout(100)
    assert page.evaluate("window.flown") > 0
    assert page.evaluate("window.stirred") > 0
    until(page, f"{FLYING} + {MOVING} === 0", 3)


@pytest.mark.parametrize("game", GAMES)
def test_it_is_over_soon(visit, game):
    page = visit(calm=False).new_page()
    lesson(page, game, EVENTFUL[game])
    press(page)
    until(page, f"{FLYING} > 1", 1)
    page.wait_for_timeout(1700)
    assert page.evaluate(f"{FLYING} + {MOVING}") == 0


@pytest.mark.parametrize(("width", "height", "zoom"), [(1280, 800, 1), (1920, 1080, 1.24)])
@pytest.mark.parametrize("game", GAMES)
def test_it_lands_at_its_place_as_large_as_the_table(visit, game, width, height, zoom):
    page = visit(width, height, calm=False).new_page()
    lesson(page, game, EVENTFUL[game])
    press(page)
    until(page, f"{FLYING} > 1", 1)
    for far, enlarged in page.evaluate(LANDED):
        assert far < 2
        assert enlarged == pytest.approx(zoom, abs=0.01)


@pytest.mark.parametrize("skip", ["Escape", "tap"])
@pytest.mark.parametrize("game", GAMES)
def test_it_can_be_skipped(visit, game, skip):
    page = visit(calm=False).new_page()
    lesson(page, game, EVENTFUL[game])
    press(page)
    until(page, f"{FLYING} > 1", 1)
    if skip == "Escape":
        page.keyboard.press("Escape")
    else:
        page.mouse.click(640, 20)
    assert page.evaluate(f"{FLYING} + {MOVING}") == 0


@pytest.mark.parametrize("game", GAMES)
def test_it_is_never_in_the_way(visit, game):
    """While things fly, the log has told it, and the next choice is taken at the first click."""
    page = visit(calm=False).new_page()
    lesson(page, game, EVENTFUL[game])
    told, step = page.locator(".log p").count(), page.evaluate(STEP)
    press(page)
    until(page, f"{FLYING} > 1", 1)
    assert page.evaluate("getComputedStyle(document.querySelector('.flight')).pointerEvents") == "none"
    assert page.locator(".log p").count() > told
    after = page.evaluate(STEP)
    assert after != step
    press(page)
    assert page.evaluate(STEP) != after


@pytest.mark.parametrize("wish", ["device", "menu"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_where_that_is_wished(visit, game, wish):
    page = visit(calm=wish == "device").new_page()
    if wish == "menu":
        page.goto(f"/learn/{game}")
        page.get_by_role("button", name="Menu").click()
        page.get_by_label("Animations").uncheck()
    lesson(page, game, 0)
    for _ in range(EVENTFUL[game] + 2):
        press(page)
        assert page.evaluate("document.getAnimations().length") == 0
    assert page.evaluate("window.flown + window.stirred") == 0
