"""Parfum's place: it stays where it is, nothing overlaps or is cut, at any size; one ring for one now."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page

from tests.browser.hands import AIM, GOLDEN, SEND, asked, near_the_end, one_of, open_table, painted, play_once
from tests.browser.looks import CUT, WIDE

pytestmark = pytest.mark.browser
SIZES = [(1366, 640), (1024, 768), (1920, 1080), (844, 390), (390, 844), (360, 740)]
PARTS = ".tower, .street, .track, .bench, .trays, .court, .shelf"
# Where each part of the table is.
WHOLE = f".place > :is({PARTS}), .grid > .side, .frame > .foot"
PLACES = f"""() => Object.fromEntries([...document.querySelectorAll('{WHOLE}')].map((part) => {{
  const {{ x, y, width, height }} = part.getBoundingClientRect()
  return [part.className.split(' ')[0], [x, y, width, height].map(Math.round)]
}}))"""
# Pieces, and parts of the place, that lie over one another or stick out of the window.
WRONG = f"""() => {{
  const all = (what) => [...document.querySelectorAll(what)].filter((one) => one.getBoundingClientRect().width)
  const name = (one) => one.className.split(' ').slice(0, 3).join('.')
  const over = (a, b) => {{
    const [p, q] = [a.getBoundingClientRect(), b.getBoundingClientRect()]
    const [w, h] = [Math.min(p.right, q.right) - Math.max(p.x, q.x), Math.min(p.bottom, q.bottom) - Math.max(p.y, q.y)]
    return w > 1.5 && h > 1.5
  }}
  const pairs = (ones) => ones.flatMap((a, i) => ones.slice(i + 1).filter((b) => over(a, b))
    .map((b) => `${{name(a)}} over ${{name(b)}}`))
  const out = all('.place > *').filter((one) => {{
    const box = one.getBoundingClientRect()
    return box.x < -1 || box.right > innerWidth + 1 || box.y < 0 || box.bottom > innerHeight + 1
  }})
  return [...pairs(all('.place .piece')), ...pairs(all('.place > :is({PARTS})')), ...out.map(name)]
}}"""
# The phase, and how many clocks are ringed as the one whose turn it is.
NOW = """() => [document.querySelector('header.top').dataset.phase, document.querySelectorAll('.clock.now').length]"""
# Words and figures that are wider than what they stand on.
NARROW = """() => [...document.querySelectorAll(
    '.easel, .place .sign, .hand .told, .hand .wood, .rival .who, .rival .has, .label')]
  .filter((box) => box.offsetParent && box.scrollWidth > box.clientWidth + 1)
  .map((box) => `${box.className}: ${box.textContent.trim()}`)"""
# What is said below the question, where it is seen: a line without room goes out of the bar.
SAID = """() => {
  const [line, bar] = ['.bar .detail', 'section.bar'].map((what) => document.querySelector(what))
  const [a, b] = [line.getBoundingClientRect(), line.parentElement.getBoundingClientRect()]
  const cut = line.scrollWidth > line.clientWidth + 1 || line.scrollHeight > line.clientHeight + 1
  return a.right <= b.right + 1 && a.bottom <= bar.getBoundingClientRect().bottom + 1 && !cut ? line.innerText : ''
}"""
# Customers who look alike, but for their colours; turns of the journal that need more than a row, or are cut.
TWINS = r"""() => {
  const all = [...document.querySelectorAll('.street .figure svg')]
  const figures = all.map((one) => one.innerHTML.replace(/#\w{6}/g, ''))
  return figures.length - new Set(figures).size
}"""
ROWS = """() => [...document.querySelectorAll('.log .turn')].filter((turn) => turn.clientHeight > 26
  || turn.lastElementChild.scrollWidth > turn.clientWidth + 1).map((turn) => turn.textContent.trim())"""
# A bottle's number behind its stopper or its glass; how many actions a clock has, on its rim.
HIDDEN = """() => {
  const box = (one) => one.getBoundingClientRect()
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.x, b.x) > 0.5
    && Math.min(a.bottom, b.bottom) - Math.max(a.y, b.y) > 1.5
  const behind = [...document.querySelectorAll('.bottle .number')].filter((number) =>
    [...number.parentElement.querySelectorAll('.cap, .glass')].some((one) => over(box(one), box(number))))
  const low = [...document.querySelectorAll('.clock .acts')].filter((acts) =>
    box(acts).bottom > box(acts.closest(".clock")).bottom - 0.5)
  return [...behind, ...low].map((one) => `${one.className} ${one.textContent}`)
}"""
# How small the smallest aroma in one's own bottles is; what stands upon what is in rivals' bottles.
SMALLEST = """() => Math.min(...[...document.querySelectorAll('.shelf .layer svg')].flatMap((one) => {
  const box = one.getBoundingClientRect()
  return [box.width, box.height]
}))"""
UPON = """() => [...document.querySelectorAll('.side .theirs b')].filter((left) => {
  const [a, b] = [left, left.parentElement.querySelector('.layer svg')].map((one) => one.getBoundingClientRect())
  return Math.min(a.right, b.right) - Math.max(a.x, b.x) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.y, b.y) > 1
    || a.y > b.bottom && a.x < b.right
}).length"""
# What a lesson asks for and says, that is not in the window; how far the foot stands over the lowest part of the table.
AWAY = """() => {
  const shown = (what) => [...document.querySelectorAll(what)].filter((one) => one.getBoundingClientRect().width)
  const out = shown('[data-choice], .lesson p, .foot .button').filter((one) => {
    const box = one.getBoundingClientRect()
    return box.x < -1 || box.right > innerWidth + 1 || box.y < 0 || box.bottom > innerHeight + 1
  })
  const low = Math.max(...shown('.place > *').map((one) => one.getBoundingClientRect().bottom))
  const foot = document.querySelector('.frame > .foot').getBoundingClientRect()
  return [out.map((one) => one.textContent.trim()), Math.max(0, Math.round(low - foot.top - 0.5))]
}"""
PHONES = [(844, 390), (360, 740)]
SCROLLS = "() => document.documentElement.scrollHeight - innerHeight"


def boxes(page: Page, what: str) -> list[dict[str, float]]:
    found = [one.bounding_box() for one in page.locator(what).all()]
    assert found
    return [dict(box or {"width": 0, "height": 0}) for box in found]


# Brings a record along; answers its table.
BRING = f"""async (record) => {{
  {SEND}
  return (await send('/api/records', record, 'jsonl')).id
}}"""
# Two players' golden game, so many decisions before its end.
PLACE, SELL_TWO, MEND = 412, 390, 62


def test_nothing_changes_place_and_there_is_one_now(visit):
    page = visit(1366, 640).new_page()
    open_table(page, 2, "parfum")
    asked(page)
    painted(page)
    whim, places, phases = random.Random(4), page.evaluate(PLACES), set()
    assert len(places) == 9
    assert "×2" in page.locator(".side .rival").inner_text(), "what is public is seen"
    assert "2 water" in page.locator(".side .rival .line .hidden").inner_text()
    assert page.locator(".trays .stall").first.inner_text().endswith("4/6")
    for left in (0, PLACE, SELL_TWO):
        if left:
            near_the_end(page, "parfum", left)
            asked(page)
        for _ in range(12):
            painted(page)
            assert page.evaluate(PLACES) == places
            assert page.evaluate(SCROLLS) == 0
            phase, rings = page.evaluate(NOW)
            phases.add(phase)
            assert rings == (phase != "wake"), phase
            assert play_once(page, whim)
            asked(page)
    assert phases >= {"wake", "prepare", "place", "sell"}, "as the dice fall, distill too"


@pytest.mark.parametrize("players", [2, pytest.param(3, marks=pytest.mark.slow), 4])
def test_nothing_overlaps_or_is_cut_at_any_size(visit, players):
    page = visit(language="fr").new_page()
    open_table(page, players, "parfum")
    asked(page)
    while page.locator(".clock[data-choice]").count():     # the latest clock: most actions to show
        page.locator(".clock[data-choice]").last.click()
        asked(page)
        painted(page)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        painted(page)
        painted(page)
        assert page.evaluate(WRONG) == [], (width, height)
        assert page.evaluate(CUT) == [], (width, height)
        assert page.evaluate(NARROW) == [], (width, height)
        assert page.evaluate(WIDE) == 0
        assert page.evaluate(SCROLLS) == 0 or width < height


# Three players' golden game, so many decisions before its end.
DISCARD, SELL, DISTILL, PREPARE = 110, 179, 186, 188


def test_what_is_spent_is_said_before_and_what_is_sold_has_its_price(visit):
    page = visit(language="fr").new_page()
    near_the_end(page, "parfum", DISCARD, 3)
    asked(page)
    for width, height in [*PHONES, (1366, 640)]:
        page.set_viewport_size({"width": width, "height": height})
        painted(page)
        painted(page)
        assert "Sans retour possible" in page.evaluate(SAID), (width, height)
        boxes = [token.bounding_box() for token in page.locator(".token[data-choice]").all()]
        assert len(boxes) == 8
        assert min(box["height"] for box in boxes) >= 40
        assert min(box["width"] for box in boxes) >= 36, (width, height)
    near_the_end(page, "parfum", SELL, 3)
    asked(page)
    assert page.locator(".prompt").inner_text().startswith("Aucun client"), "nobody wants it: that is said"
    assert [text.split() for text in page.locator(".offer").all_inner_texts()] == [
        ["nº", "2", "solde", "2"], ["nº", "3", "solde", "2"]]
    assert page.locator(".order .now").count() == 1
    assert page.locator(".bottle.choice").count() == 2
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        painted(page)
        painted(page)
        assert page.evaluate(HIDDEN) == [], (width, height)
    page.locator(".bottle.choice").first.click()
    assert page.locator("[data-button=bargain]").inner_text() == "Solder pour 2"


def test_what_rivals_have_and_how_likely_notes_are_is_shown(visit):
    page = visit(1366, 640).new_page()
    near_the_end(page, "parfum", PREPARE, 3)
    asked(page)
    assert page.locator(".rival .theirs .layer.full svg").count() >= 6, "what is in their bottles"
    assert page.locator(".rival .theirs b").all_inner_texts() == ["×1"]
    assert page.locator(".odds li b").all_inner_texts() == ["44 %"]
    assert page.locator(".log .turn").count() > 5
    assert page.evaluate(ROWS) == []
    assert page.evaluate(TWINS) == 0
    words = page.locator(".side .rival .bot .words")
    assert words.all_inner_texts() == ["random bot"] * 2, "how strong a bot is, in words"
    assert min(box["width"] for box in boxes(page, ".side .rival .bot .words, .side .rival .bot svg")) > 20
    assert min(box["height"] for box in boxes(page, ".hand .action")) >= 24
    page.locator(".stall[data-choice]").nth(3).click()
    page.locator(".bar [data-button=done], .note[data-choice]").first.wait_for()
    assert page.locator(".clock.now").count() == 1
    page.set_viewport_size({"width": 390, "height": 844})
    painted(page)
    painted(page)
    assert min(box["width"] for box in boxes(page, ".place .rival .bot svg")) > 20, "and in dots on a phone"
    assert boxes(page, ".top .short")[0]["width"] > 40, "the round is seen"


@pytest.mark.parametrize("players", one_of([2, 3, 4], 1))
def test_a_turn_of_the_journal_has_one_row_and_is_whole(visit, players):
    page = visit(1024, 768, language="fr").new_page()
    near_the_end(page, "parfum", 20, players)
    asked(page)
    painted(page)
    assert page.locator(".log .turn").count() > 40
    assert page.evaluate(ROWS) == []


def test_six_perfumes_and_those_of_a_rival_are_told_apart(visit):
    page = visit().new_page()
    near_the_end(page, "parfum", 20)
    asked(page)
    assert page.locator(".shelf .bottle").count() == 6
    assert page.locator(".side .theirs b").count() == 3
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        painted(page)
        painted(page)
        assert page.evaluate(HIDDEN) == [], (width, height)
        assert page.evaluate(SMALLEST) >= (6.5 if min(width, height) < 400 else 9), (width, height)
        last, shelf = (boxes(page, what)[-1] for what in (".shelf .bottle", ".shelf .bottles"))
        assert last["x"] + last["width"] <= shelf["x"] + shelf["width"] + 1, (width, height)
        assert page.evaluate(UPON) == 0, (width, height)


def test_no_button_lies_over_a_die_that_water_mends(visit):
    page = visit(language="fr").new_page()
    near_the_end(page, "parfum", MEND)
    asked(page)
    page.locator(".hand .bare[data-choice]").first.click()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        painted(page)
        painted(page)
        dice, buttons = (page.locator(what).bounding_box() for what in (".hand .wood", ".bar .buttons"))
        assert page.locator(".bar .button").count() == 3
        beside = dice["x"] + dice["width"] <= buttons["x"] + 1 or dice["y"] + dice["height"] <= buttons["y"] + 1
        assert beside, (width, height)
        assert buttons["x"] + buttons["width"] <= width
        assert page.evaluate(CUT) == [], (width, height)


def test_the_board_of_a_replay_stays_where_it_is(visit):
    page = visit(language="fr").new_page()
    page.goto("/robots.txt")
    record = (GOLDEN / "parfum-3.jsonl").read_text(encoding="utf-8")
    page.goto(f"/t/{page.evaluate(BRING, record)}/replay")
    page.wait_for_selector(".slider", state="attached")
    places = {}
    for at in ("465", "0"):         # the last decision needs three lines
        page.locator("input.slider").fill(at)
        page.locator(".bar .prompt", has_text=f"cision {at} sur").wait_for()
        for size in [(1366, 640), (1024, 768), (1920, 1080)]:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            painted(page)
            painted(page)
            shelf = page.locator(".shelf").bounding_box()
            assert places.setdefault(size, shelf) == shelf, size


def test_nothing_moves_when_a_die_is_taken(visit):
    page = visit(1024, 768).new_page()
    open_table(page, 2, "parfum")
    asked(page)
    while page.locator(".clock[data-choice]").count():
        page.locator(".clock[data-choice]").last.click()
        asked(page)
        painted(page)
    page.locator(".stall[data-choice]").first.wait_for()
    page.locator(".hand .actions").wait_for()
    painted(page)
    actions = page.locator(".hand .actions").bounding_box()
    page.locator(".stall[data-choice]").first.click()
    page.locator(".hand .bare").wait_for()
    painted(page)
    after = page.locator(".hand .actions").bounding_box()
    assert all(abs(after[side] - actions[side]) < 1 for side in actions), "parts of a pixel are the fonts'"


def test_dice_and_offers_are_seen_whole_on_a_phone(visit):
    page = visit(844, 390, language="fr").new_page()
    near_the_end(page, "parfum", DISTILL, 3)
    asked(page)
    painted(page)
    dice, buttons = (page.locator(what).bounding_box() for what in (".hand .wood", ".bar .buttons"))
    assert page.locator(".hand .bare").count() == 4
    assert dice["x"] + dice["width"] <= buttons["x"], "no die lies under a button"
    assert buttons["x"] + buttons["width"] <= 844
    assert page.locator(".street .words").first.text_content() == "2 roses"
    near_the_end(page, "parfum", SELL, 3)
    asked(page)
    page.set_viewport_size({"width": 360, "height": 740})
    painted(page)
    painted(page)
    room = page.locator(".hand .told").bounding_box()
    boxes = [offer.bounding_box() for offer in page.locator(".offer").all()]
    assert len(boxes) == 2
    assert max(box["x"] + box["width"] for box in boxes) <= room["x"] + room["width"] + 1
    assert max(box["y"] + box["height"] for box in boxes) <= room["y"] + room["height"] + 1


def test_the_lesson_leaves_the_table_in_sight(visit):
    page = visit(language="fr").new_page()
    page.goto("/learn/parfum")
    page.locator("[data-lesson=next]").click()
    for _ in range(60):
        for width, height in [(1024, 768), (844, 390)]:
            page.set_viewport_size({"width": width, "height": height})
            painted(page)
            painted(page)
            assert page.evaluate(AWAY) == [[], 0], (width, page.locator(".lesson p").inner_text())
        if page.locator("[data-lesson=end]").count():
            break
        page.mouse.click(*page.evaluate(AIM, ["[data-choice], .bar .button:not([data-button=cancel])", 0]))
    assert page.locator("[data-lesson=end]").count() == 1
