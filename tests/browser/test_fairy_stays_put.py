"""Fairy Perfume's table stays put: names, panels, cubes and stones have the room for what may come."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.hands import AIM, GOLDEN, near_the_end, painted, until
from tests.browser.test_meadow import BOXES, SIZES, UPRIGHT, phase
from tests.browser.test_motion import NEXT
from tests.browser.test_shared import BRING

pytestmark = pytest.mark.browser
GAME = "fairy_perfume"
ABILITIES = ["dust-plus", "yellow-pairs", "stone-discount", "extra-action"]
RIVALS = """() => [...document.querySelectorAll('.side .rival, .side .grow')].map((one) => one.getBoundingClientRect())
  .map(({ y, height }) => [Math.round(y), Math.round(height)])"""
# Which of the first rival's abilities are seen whole.
WHOLE = """() => {
  const line = document.querySelector('.holds .line')
  const { left, right } = line.getBoundingClientRect()
  return [...line.querySelectorAll('.skill')].map((one) => one.getBoundingClientRect())
    .flatMap((box, i) => box.left > left - 2 && box.right < right + 2 ? [i] : [])
}"""
# Whether the bottles are close, and how high the foot is, once neither has changed for some frames.
FOOT = """() => new Promise((done) => {
  let [told, since] = ['', 0]
  const look = () => {
    const high = Math.round(document.querySelector('.frame > .foot').getBoundingClientRect().height)
    const now = JSON.stringify([document.querySelector('.glade') !== null, high])
    since = now === told ? since + 1 : 0
    told = now
    if (since < 6) requestAnimationFrame(look)
    else done(JSON.parse(now))
  }
  look()
})"""
# What a lesson's foot says or offers that is not whole: covered, out of the window, or below the foot's own edge.
HIDDEN = """() => {
  const foot = document.querySelector('.frame > .foot').getBoundingClientRect()
  const seen = [...document.querySelectorAll('.lesson .row .button, .bar .button')].filter((one) =>
    one.checkVisibility())
  const pressed = seen.filter((one) => {
    const { x, y, width, height } = one.getBoundingClientRect()
    const at = document.elementFromPoint(x + width / 2, y + height / 2)
    const parts = [...one.querySelectorAll('*')].filter((part) => getComputedStyle(part).position !== 'absolute')
    return !at || !one.contains(at) || parts.some((part) => part.getBoundingClientRect().right > x + width + 1)
  })
  const range = document.createRange()
  range.selectNodeContents(document.querySelector('.lesson p'))
  const boxes = [range, ...seen].map((one) => one.getBoundingClientRect())
  const out = boxes.filter((box) => box.top < foot.top || box.bottom > innerHeight || box.right > innerWidth)
  const [words, ...rest] = boxes
  const over = rest.filter((box) => box.left < words.right && words.left < box.right && box.top < words.bottom - 1 &&
    words.top < box.bottom - 1)
  return [...pressed.map((one) => ['covered', one.textContent]), ...out.map(() => ['out', '']),
    ...over.map(() => ['over', ''])]
}"""
# Names that are cut, and names of goals that lie over what the goal asks for.
NAMES = """() => {
  const names = [...document.querySelectorAll('.rival h2, .strip .name, .plaque h2')]
    .filter((one) => one.checkVisibility())
  for (const one of names) one.textContent = 'Anselme'
  for (const one of document.querySelectorAll('.bot .words')) one.textContent = 'robot glouton'
  const cut = names.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.className)
  const over = [...document.querySelectorAll('.banner .name')].filter((one) => one.scrollHeight > one.clientHeight + 3)
  return [...cut, ...over.map((one) => one.textContent)]
}"""


@pytest.mark.parametrize("left", [4, 26])       # act, and shake
def test_no_name_is_cut(visit, left):
    page = visit(1366, 640, "fr").new_page()
    near_the_end(page, GAME, left, 3)
    page.locator(".bot .words + *").first.wait_for(state="attached")     # how strong a bot is, which takes room
    cut = {}
    for width, height in [*SIZES, *UPRIGHT]:
        page.set_viewport_size({"width": width, "height": height})
        painted(page)
        cut[f"{width}×{height}"] = page.evaluate(NAMES)
    assert {where: what for where, what in cut.items() if what} == {}


@pytest.mark.parametrize("size", [(1366, 640), (1024, 768)])
def test_nothing_moves_because_somebody_holds_the_glass(visit, size):
    """Who is no bot has a line for it, too."""
    page = visit(*size).new_page()
    page.goto("/robots.txt")
    record = (GOLDEN / f"{GAME}-3.jsonl").read_text(encoding="utf-8")
    page.goto(f"/t/{page.evaluate(BRING, record)}/replay?at=18")
    page.wait_for_selector(".side .rival .holder")
    painted(page)
    high = page.locator(".side .rival").evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().height)")
    assert len(high) == 2
    assert max(high) - min(high) < 1


def acting(page, players: int, change: Callable[[dict], object]) -> str:
    """A replay at a moment when they act, where every view is changed before it is seen."""
    def told(route):
        answer = route.fetch()
        body = answer.json()
        change(body["view"])
        route.fulfill(response=answer, json=body)

    page.route("**/views/*", told)
    page.goto("/robots.txt")
    record = (GOLDEN / f"{GAME}-{players}.jsonl").read_text(encoding="utf-8")
    return f"/t/{page.evaluate(BRING, record)}/replay?at={18 if players == 3 else 24}"


def owning(page, players: int, owns: dict) -> str:
    """The same of a game in which all others own that much."""
    return acting(page, players, lambda view: [player.update(owns) for player in view["players"][1:]])


@pytest.mark.parametrize(("size", "players"), [
    ((1366, 640), 3), ((1366, 640), 4), ((1366, 768), 4), ((1024, 768), 4)])
def test_a_rivals_panel_has_the_room_for_what_they_come_to_own(visit, size, players):
    """Stones beside the log and four abilities push nothing down."""
    page = visit(*size).new_page()
    first, last = ({"aside": aside, "abilities": abilities, "track": 5} for aside, abilities in (
        ({}, []), ({"yellow": 2, "pink": 1}, ABILITIES)))
    owns = dict(first)
    path = owning(page, players, owns)
    boxes = []
    for now in (first, last):
        owns |= now
        page.goto(path)
        page.locator(".side .rival .count").nth(players - 2).wait_for()
        painted(page)
        painted(page)
        boxes.append(page.evaluate(RIVALS))
    assert page.locator(".side .rival .skill").count() == (players - 1) * len(ABILITIES)
    assert boxes[0] == boxes[1]


@pytest.mark.parametrize(("size", "players", "slides"), [
    ((1366, 640), 3, True), ((1366, 640), 4, True), ((1024, 768), 4, True), ((1366, 768), 4, False)])
def test_a_line_of_abilities_that_slides_says_how_many_more_there_are(visit, size, players, slides):
    """In every ledger all are whole, or a button tells how many are not, and brings them."""
    page = visit(*size).new_page()
    page.goto(owning(page, players, {"abilities": ABILITIES, "track": 5}))
    page.locator(".side .rival .skill").nth(len(ABILITIES) * (players - 1) - 1).wait_for()
    until(page, f"document.querySelectorAll('.holds .more').length === {(players - 1) * slides}")
    whole, more = set(page.evaluate(WHOLE)), page.locator(".holds").first.locator(".more")
    while slides and more.inner_text() != "‹":
        left = len(ABILITIES) - max(page.evaluate(WHOLE)) - 1
        assert more.inner_text() == f"+{left}"
        assert str(left) in more.get_attribute("aria-label")
        assert "gradient" in page.locator(".holds .line").first.evaluate("(line) => getComputedStyle(line).maskImage")
        more.click()
        until(page, f"document.querySelector('.holds .more').textContent !== '+{left}'")
        whole |= set(page.evaluate(WHOLE))
    assert whole == set(range(len(ABILITIES)))
    if slides:
        more.click()
        until(page, "document.querySelector('.holds .more').textContent !== '‹'")
        assert 0 in page.evaluate(WHOLE)


@pytest.mark.parametrize(("size", "language"), [
    pytest.param(size, language, marks=[pytest.mark.slow] * (size != (360, 740) or language == "en"))
    for size in [*SIZES, *UPRIGHT] for language in ("en", "fr")])
def test_nothing_moves_because_cubes_stand_on_abilities(visit, size, language):
    """Four of them, and none, leave the flowers where they are."""
    page = visit(*size, language).new_page()
    cubes, boxes = [], []
    path = acting(page, 4, lambda view: [ability.update(seats=cubes) for ability in view["abilities"]])
    for seats in ([], [0, 1, 2, 3]):
        cubes[:] = seats
        page.goto(path)
        page.locator(".flowers .flower").first.wait_for()
        painted(page)
        boxes.append(page.evaluate(BOXES))
        assert page.locator(".flowers .cubes > *").count() == len(seats) * page.locator(".flower").count()
        assert page.evaluate(NAMES) == []
    assert boxes[0] == boxes[1]


def test_nothing_moves_on_a_phone_because_a_stone_was_bought(visit):
    page = visit(390, 844).new_page()
    near_the_end(page, GAME, 5, 3)
    phase(page, "act")
    boxes = []
    for beside in (False, True):
        if beside:
            page.locator(".pile[data-choice]").first.click()
            page.wait_for_selector(".more .heap")
        assert (page.locator(".more .heap").count() > 0) == beside
        page.evaluate("scrollTo(0, 0)")
        page.mouse.move(1, 1)               # what is pointed at is lifted a little
        painted(page)
        boxes.append(page.evaluate(BOXES))
    assert boxes[0] == boxes[1]


def test_nothing_moves_because_something_lies_beside_the_log(visit):
    page = visit(1366, 640).new_page()
    boxes = []
    for left, beside in ((4, 0), (1, 2)):
        near_the_end(page, GAME, left, "3-side-B-variant")
        phase(page, "act" if left > 1 else "last-trade")
        page.wait_for_selector(".side .grow")
        assert page.locator(".more .heap").count() >= beside
        boxes.append(page.evaluate(BOXES))
    assert boxes[0] == boxes[1]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_lessons_foot_has_one_height_whatever_it_says(visit, language):
    """On a laptop one of its own while one is close to the bottles, where the three shakes tell their chances: there
    all of the board is another. What is said and what is pressed is whole."""
    page = visit(1366, 640, language).new_page()
    page.goto(f"/learn/{GAME}")
    page.wait_for_selector(".lesson p")
    feet, wrong = {}, []
    for step in range(40):
        page.locator(f":is({NEXT}), [data-lesson=end]").first.wait_for()
        for width, height in [*SIZES[:3], SIZES[-1], *UPRIGHT, (375, 667), (320, 640)]:
            page.set_viewport_size({"width": width, "height": height})
            until(page, "document.fonts.status === 'loaded'")
            close, high = page.evaluate(FOOT)
            feet.setdefault((width, height, width >= 1000 and close), set()).add(high)
            wrong += [(step, width, *one) for one in page.evaluate(HIDDEN)]
        if page.locator("[data-lesson=end]").count():
            break
        page.mouse.click(*page.evaluate(AIM, [NEXT, 0]))
    assert page.locator("[data-lesson=end]").count() == 1
    assert [size for size, heights in feet.items() if len(heights) > 1] == [], feet
    assert wrong == []
