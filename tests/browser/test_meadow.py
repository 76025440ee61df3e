"""Fairy Perfume's meadow: a place that fits every size, shaking that waits for what fell, the great moment."""

from __future__ import annotations

import re

import pytest

from tests.browser.hands import AIM, MINE, ROOT, lay, near_the_end, open_table, painted, until
from tests.browser.looks import CUT, WIDE
from tests.browser.test_motion import FLYING, NEXT, WATCH

pytestmark = pytest.mark.browser
GAME = "fairy_perfume"
SIZES = [(1366, 640), (1366, 768), (1024, 768), (1920, 1080), (844, 390)]
UPRIGHT = [(390, 844), (360, 740)]      # one column, which may scroll under the foot
# What stands in the meadow and may not cover anything else of it.
THINGS = (".pile, .piece.banner, .flower, .log-of-wood, .plaque, .rival .panel, .strip .one, .glassbox, .beat, "
          ".bar .button")
# Pairs of things that cover each other, and things that stick out of the window.
WRONG = f"""() => {{
  const seen = [...document.querySelectorAll('{THINGS}')].filter((one) => one.checkVisibility())
    .map((one) => [one, one.getBoundingClientRect()]).filter(([, box]) => box.width)
  const cover = ([a, one], [b, other]) => !a.contains(b) && !b.contains(a) &&
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 3
  const out = seen.filter(([, box]) => box.left < -1 || box.top < -1 || box.right > innerWidth + 1 ||
    box.bottom > innerHeight + 1)
  const pairs = seen.flatMap((one, i) =>
    seen.slice(i + 1).filter((other) => cover(one, other)).map((other) => [one, other]))
  const name = ([one]) => `${{one.className}} ${{one.textContent.trim().slice(0, 24)}}`
  return [...out.map((one) => `out: ${{name(one)}}`), ...pairs.map((pair) => pair.map(name).join(' / '))]
}}"""
BOXES = """() => [...document.querySelectorAll('.under-the-hat, .pile, .piece.banner, .flower, .plaque, .log-of-wood')]
  .map((one) => one.getBoundingClientRect()).map(({ x, y, width, height }) => [x, y, width, height].map(Math.round))"""
# What the foot covers, however much a lesson says there.
UNDER = """() => [...document.querySelectorAll('.pile, .piece.banner, .flower, .log-of-wood')].filter((one) =>
  one.getBoundingClientRect().bottom > document.querySelector('.frame > .foot').getBoundingClientRect().top + 1)
  .map((one) => one.textContent.trim().slice(0, 24))"""
SCROLLS = """() => document.documentElement.scrollHeight - innerHeight > 1 ||
  document.documentElement.scrollWidth > innerWidth"""
LOG = "[...document.querySelectorAll('.log [data-seat=\\'0\\'] li')].map((line) => line.textContent)"
SHAKES = f"{LOG}.filter((line) => /chose a .* shake/i.test(line)).length"
BEATS = "[...document.querySelectorAll('.log li')].filter((line) => /^Beat/.test(line.textContent.trim())).length"
FINISH = "() => document.getAnimations().filter((one) => !one.animationName).forEach((one) => one.finish())"
BUZZ = "window.buzzes = 0; navigator.vibrate = () => { window.buzzes += 1; return true }"
# Every sound is heard by nobody, and counted.
EARS = """(() => {
  window.bells = 0
  const parts = { getChannelData: () => new Float32Array(1), [Symbol.toPrimitive]: () => 1 }
  const deaf = new Proxy(() => 0, { get: (_, part) => parts[part] ?? deaf, set: () => true, apply: () => deaf })
  window.AudioContext = function () { window.bells += 1; return deaf }
})()"""
# A slow line: what is said and what is heard comes later, in its order.
LINE = """(() => {
  const later = (what) => setTimeout(what, DELAY / 2)
  const Real = window.WebSocket
  window.WebSocket = class extends Real {
    send(text) { later(() => { if (this.readyState === Real.OPEN) super.send(text) }) }
    set onmessage(hear) { super.onmessage = (event) => later(() => hear(event)) }
  }
})()"""


# What a lesson has to come to, and where it is seen: what glows, or the great moment.
TAUGHT = {"shake": "[data-button=hard].main, [data-button=hard].hinted", "stop": "[data-button=stop].hinted",
          "double": ".offer.hinted, .stone.hinted", "buy": ".pile.hinted", "ability": ".flower.hinted",
          "explode": "svg.burst", "dust": ".extras .heap.hinted, .log-of-wood .stone.hinted",
          "help": "[data-button=help].hinted"}
MAY = "document.querySelector('[data-button=gentle]:not(:disabled)') !== null"


def shakes_of(seat):
    """How often a seat has shaken, as the journal tells it."""
    return SHAKES.replace("data-seat=\\'0\\'", f"data-seat=\\'{seat}\\'")


def phase(page, name):
    until(page, f"document.querySelector('.top')?.dataset.phase === '{name}' && {MINE}")


def test_nothing_scrolls_and_nothing_covers_anything(visit):
    page = visit(*SIZES[0]).new_page()
    open_table(page, 4, GAME)
    wrong = {}
    for when, button in (("shake", "stop"), ("act", None)):
        phase(page, when)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            painted(page)
            wrong[f"{when} {width}×{height}"] = [*page.evaluate(WRONG), *["it scrolls"] * page.evaluate(SCROLLS)]
        for width, height in UPRIGHT:
            page.set_viewport_size({"width": width, "height": height})
            painted(page)
            covered = [pair for pair in page.evaluate(WRONG) if not pair.startswith("out") and "button" not in pair]
            wrong[f"{when} {width}×{height}"] = [*covered, *page.evaluate(CUT), *["too wide"] * page.evaluate(WIDE)]
        page.set_viewport_size({"width": 1366, "height": 640})
        if button:
            page.locator(f"[data-button={button}]").click()
    assert {where: what for where, what in wrong.items() if what} == {}


def test_what_lies_aside_and_everybodys_points_are_seen(visit):
    page = visit().new_page()
    near_the_end(page, GAME, 2, 3)       # both rivals have a pink stone aside
    page.wait_for_selector(".side .rival .aside")
    table = page.url.partition("/t/")[2]
    decision = page.request.get(f"/api/tables/{table}").json()["decision"]
    others = page.request.get(f"/api/tables/{table}/views/{decision}").json()["view"]["players"][1:]
    for player, shown in zip(others, page.locator(".side .rival").all(), strict=True):
        so_far = player["so_far"]
        points = sum(so_far[part] for part in ("pink", "resources", "charcoal", "fairy")) + sum(
            goal or 0 for goal in so_far["goals"])
        assert shown.locator(".points-so-far").inner_text().replace("−", "-").startswith(str(points))
        aside = sum(count for stone, count in player["aside"].items() if stone != "cube")
        assert shown.locator(".aside svg").count() == aside


def test_a_stone_that_counts_twice_says_what_it_brings(visit):
    page = visit(1366, 640).new_page()
    near_the_end(page, GAME, 10, "3-side-B-variant")
    phase(page, "double")
    offers = {offer.locator(".hidden").inner_text().partition(".")[0]: offer.locator(".gain").inner_text().split()
              for offer in page.locator(".offer[data-choice]").all()}
    assert offers == {"A yellow stone": ["+1"], "A green stone": ["+1"]}


def test_prices_are_seen_on_a_phone_on_its_side_whatever_one_holds(visit):
    """A fairy, the hourglass, both trades and three kinds of stones: all are in one row, and the baskets stay whole."""
    page = visit(844, 390, "fr").new_page()
    near_the_end(page, GAME, 1, "3-side-B-variant")
    phase(page, "last-trade")
    assert page.locator(".plaque .fairy, .plaque .holds").count() > 0
    assert page.evaluate("""() => {
      const [trade, stone] = ['.heap:not(.lies)', '.heap.lies'].map((one) => document.querySelector(`.extras ${one}`))
      for (const one of [trade, stone, stone]) one.after(one.cloneNode(true))
      const foot = document.querySelector('.bar').getBoundingClientRect().top
      const [right, end] = ['.more', '.extras .heap.lies:last-of-type'].map((one) =>
        document.querySelector(one).getBoundingClientRect().right)
      return [...document.querySelectorAll('.basket .left')].filter((one) =>
        one.getBoundingClientRect().bottom > foot + 1).length + Math.max(0, end - right)
    }""") == 0


def test_a_phone_on_its_side_shows_the_others_at_the_table(visit):
    page = visit(844, 390).new_page()
    open_table(page, 4, GAME, "greedy")
    phase(page, "shake")
    page.locator("[data-button=stop]").click()
    phase(page, "act")
    page.wait_for_selector(".strip .one")
    table = page.url.partition("/t/")[2]
    told = page.request.get(f"/api/tables/{table}").json()
    view = page.request.get(f"/api/tables/{table}/views/{told['decision']}").json()["view"]
    for player, shown in zip(view["players"][1:], page.locator(".strip .one").all(), strict=True):
        text = shown.inner_text()
        out = sum(player["stored"].values())
        assert view["seats"][player["seat"]] in text
        assert f"{out} of {player['value']}" in text
        assert ("has the glass" in text) == (view["holder"] == player["seat"])
    page.locator(".strip .one").first.click()
    page.locator("#ledger .rival").first.wait_for(state="visible")


def test_the_journal_says_what_was_paid(visit):
    page = visit(1366, 640).new_page()
    near_the_end(page, GAME, 4, 3)
    page.wait_for_selector(".log summary .name")
    lines = page.evaluate("""() => [...document.querySelectorAll('.log summary .pictures')]
      .filter((line) => line.querySelector('.name'))
      .map((line) => [line.querySelectorAll('.name').length, line.querySelectorAll('.cost').length])""")
    assert lines
    assert [line for line in lines if line[1] < line[0]] == []


def test_the_space_bar_shakes_wherever_the_focus_is(visit):
    page = visit().new_page()
    open_table(page, 2, GAME)
    phase(page, "shake")
    for count, focus in enumerate((".glade .piece", ".top .button", "[data-button=stop]"), 1):
        until(page, MINE)
        if page.locator("[data-button=stop]").count() == 0:
            break                               # exploded, or the bottle is empty
        page.locator(focus).first.focus()
        page.keyboard.press("Space")
        until(page, f"{SHAKES} >= {count}")
        assert page.locator(".explain, dialog[open]").count() == 0


def test_it_explodes_when_the_last_stone_lands(visit):
    """With a sound and a tremble for who likes that; the lesson comes to it."""
    page = visit(calm=False).new_page()
    page.add_init_script(f"{WATCH};{BUZZ};{EARS}")
    page.goto("/learn/fairy_perfume")
    page.evaluate("document.cookie = 'sillage-sound=on; path=/'")
    page.reload()
    page.wait_for_selector(".frame")
    page.evaluate("window.held = true")
    for _ in range(30):
        page.mouse.click(*page.evaluate(AIM, [NEXT, 0]))
        painted(page)
        if page.locator("header[data-phase=store]").count():
            break
    assert page.evaluate(FLYING) > 0
    assert page.locator("svg.burst").count() == 0
    assert page.locator(".middle .bottle.hung").count() == 1        # its mouth is down while stones fall from it
    bells = page.evaluate("window.bells")
    page.evaluate(FINISH)
    page.wait_for_selector("svg.burst", state="attached")
    assert page.evaluate("[window.bells, window.buzzes]") == [bells + 1, 1]
    assert page.locator(".glade.shock").count() == 1                # and the meadow trembles
    alarm, calm = page.evaluate("""() => {
      const line = () => getComputedStyle(document.querySelector('.bar')).borderTopColor
      const alarm = line()
      document.documentElement.removeAttribute('data-burst')
      return [alarm, line()]
    }""")
    assert alarm != calm                                            # the foot's line is that of danger


# Where a dotted way ends and what it leads to lies, on the page.
FLUNG = """() => {
  const svg = document.querySelector('svg.flung')
  const way = svg.querySelector('path')
  const end = way.getPointAtLength(way.getTotalLength()).matrixTransform(svg.getScreenCTM())
  const box = document.querySelector('[data-at="aside:0"]').getBoundingClientRect()
  return [end.x, end.y, box.x + box.width / 2, box.y].map(Math.round)
}"""


def test_what_an_explosion_costs_flies_to_where_it_lies_in_every_size(visit):
    """Also where the window has become larger or smaller since."""
    page = visit(1366, 640).new_page()
    page.goto("/learn/fairy_perfume")
    page.wait_for_selector(".frame .piece")
    while not page.locator("svg.flung path").count():
        page.mouse.click(*page.evaluate(AIM, [NEXT, 0]))
        painted(page)
    assert page.locator(".extras .hinted").count() == 0         # what is left aside is chosen on the log
    ends = {}
    for width, height in [(1366, 640), (1920, 1080), (1024, 768), (844, 390)]:
        page.set_viewport_size({"width": width, "height": height})
        painted(page)
        painted(page)
        ends[width] = page.evaluate(FLUNG)
    assert [end for end in ends.values() if abs(end[0] - end[2]) > 2 or not -1 <= end[3] - end[1] <= 12] == [], ends


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_glass_and_the_bottle_stay_where_they_are_when_it_is_turned(visit, language):
    """Whatever is said below it, and however wide that is."""
    where = """() => ['.glassbox svg', '.middle', '.beat'].map((one) => document.querySelector(one)
      .getBoundingClientRect()).map(({ x, y, width }) => [x, y, width].map(Math.round))"""
    for size in [(1366, 640), (844, 390), (390, 844)]:
        page = visit(*size, language).new_page()
        open_table(page, 2, GAME, "greedy")
        phase(page, "shake")
        before = page.evaluate(where)
        assert page.locator(".glassbox .big").count() == 0
        page.locator("[data-button=gentle]").click()
        until(page, f"document.querySelector('.glade .glassbox .big') || ({MINE} && "
                    "(document.querySelector('[data-button=gentle]')?.click(), false))")
        if page.locator(".middle.stood, svg.burst").count() == 0:
            assert page.evaluate(where) == before, size


def test_the_lessons_sentences_count_what_lies_there():
    for language in ("en", "fr"):
        texts = (ROOT / f"web/src/games/fairy_perfume/texts/{language}.ftl").read_text(encoding="utf-8")
        said = [line for line in texts.splitlines() if line.startswith("web-lesson-")]
        assert len(said) > 10
        assert [line for line in said if re.search(r"\d", line.partition(" = ")[2])] == []


@pytest.mark.parametrize("look", [(1366, 640, "en"), (844, 390, "fr")])
def test_the_lesson_teaches_the_whole_game_and_ends_true(visit, look):
    page = visit(*look).new_page()
    page.goto("/learn/fairy_perfume")
    page.wait_for_selector(".frame .piece")
    seen, said, steps = set(), [], []
    for _ in range(40):
        painted(page)
        step = page.locator(".lesson b").inner_text()
        if [step] != steps[-1:]:            # else the click went astray: a font came, and all moved a little
            said.append(page.locator(".lesson p").inner_text())
            steps.append(step)
        assert page.evaluate(UNDER) == [], said[-1]
        if page.locator("[data-lesson=end]").count():
            break
        seen |= {kind for kind, where in TAUGHT.items() if page.locator(where).count()}
        page.mouse.click(*page.evaluate(AIM, [NEXT, 0]))
    assert seen == set(TAUGHT)
    assert steps == [f"{n}/{len(steps)}" for n in range(1, len(steps) + 1)]
    assert [text for text in said if "{" in text or "…" in text] == []
    assert page.locator("[data-lesson=end]").count() == 1
    assert page.locator("header[data-phase=shake]").count() == 1    # it ends where its text says: a new round,
    assert page.locator(".glade .log-of-wood .stone").count() == 0  # and all that was out is back in the bottle


def test_everybodys_bottle_is_there_and_what_matters_is_big(visit):
    """While all shake: the others' bottles beside one's own, the glass and the beat in figures seen from afar."""
    page = visit(1366, 640).new_page()
    open_table(page, 3, GAME, "greedy")
    phase(page, "shake")
    assert page.locator(".glade .side .rival .bottle").count() == 2
    until(page, f"document.querySelector('.glade .glassbox .big') || ({MINE} && "
                "(document.querySelector('[data-button=gentle]')?.click(), false))")
    high = page.evaluate("""() => ['.glassbox .big', '.beat text'].map((at) => {
      const box = document.querySelector(`.glade ${at}`)
      return box.getBoundingClientRect().height
    })""")
    assert min(high) >= 44


@pytest.mark.slow
def test_bots_miss_no_beat(visit):
    """At a live table: the idle one is stopped after a while, and every bot chose on every beat until it stopped."""
    page = visit().new_page()
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "greedy"}] * 2]
    page.goto(lay(page, {"game": GAME, "seats": seats, "options": {"live": True}}))
    page.locator("[data-button=ready]").click()
    until(page, f"{BEATS} >= 1")
    until(page, "document.querySelector('.top').dataset.phase !== 'shake'")
    log = page.evaluate("[...document.querySelectorAll('.log li')].map((line) => [line.closest('[data-seat]')?."
                        "dataset.seat, line.textContent])")
    assert {seat for seat, line in log if "to wait" in line} == {"0"}


def test_a_slow_line_loses_no_choice(visit):
    """50 ms and 900 ms at one live table: each press is a shake, and both see the same beats."""
    quick, slow = visit().new_page(), visit().new_page()
    quick.add_init_script(LINE.replace("DELAY", "50"))
    slow.add_init_script(LINE.replace("DELAY", "900"))
    seats = [{"kind": "me"}, {"kind": "open"}]
    path = lay(quick, {"game": GAME, "seats": seats, "options": {"live": True}, "public": True})
    quick.goto(path)
    slow.goto(path)
    slow.get_by_role("button", name="Sit here").click()
    quick.locator("[data-button=ready]").click()
    until(quick, "document.querySelector('[data-button=ready]') === null")
    assert quick.locator("[role=timer], [data-button=gentle]").count() == 0       # not before everybody is ready
    slow.locator("[data-button=ready]").click()
    quick.wait_for_selector("[role=timer]")                                    # three, two, one
    for count in (1, 2):
        for page in (quick, slow):
            until(page, MAY)
            page.keyboard.press("Space")
        for page, seat in ((quick, 0), (slow, 1)):
            until(page, f"{shakes_of(seat)} >= {count}")
    for page in (quick, slow):
        if page.locator("[data-button=stop]").count():
            page.wait_for_selector("[data-button=stop]:not(:disabled)")
            page.keyboard.press("Enter")
    for page in (quick, slow):
        until(page, "document.querySelector('.top').dataset.phase !== 'shake'")
    assert quick.evaluate(BEATS) == slow.evaluate(BEATS)
