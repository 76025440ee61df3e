"""Perfumery's own board: a place that stays put, high stacks, a blending filled in and taken apart, true points."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from tests.browser.hands import (
    AIM,
    GOLDEN,
    MINE,
    asked,
    near_the_end,
    open_table,
    painted,
    play_once,
    play_to_the_end,
    until,
)
from tests.browser.looks import CUT, WIDE
from tests.browser.test_shared import BRING

pytestmark = pytest.mark.browser
GAME = "perfumery"
FIVE_PLATES, SIX_PLATES = 240, 120      # decisions before the end of the golden game of four
INSTALL = 178       # likewise of three: a recipe is installed out of a full hand
SIZES = [(1366, 640), (1024, 768), (1920, 1080), (844, 390), (390, 844), (360, 740)]
LONG = "document.querySelectorAll('.card-face b').forEach((name) => { name.textContent = 'Conservatories' })"
HIGH = "document.documentElement.dataset.form === 'tall' ? 0 : document.documentElement.scrollHeight - innerHeight"
# Pieces that lie on one another (a phone's hand stands over what one walks along), and those that stick out of their
# part of the place.
CROWDED = """() => {
  const boxes = [...document.querySelectorAll('.place .piece')].map((piece) => [piece, piece.getBoundingClientRect()])
  const name = (piece) => `${piece.dataset.at ?? piece.className}`
  const wrong = []
  for (const [i, [one, a]] of boxes.entries()) {
    const part = one.closest('section').getBoundingClientRect()
    const above = one.closest('[data-over]')
    const out = a.bottom > part.bottom + 2 || a.right > part.right + 2 || a.top < part.top - 2 || a.left < part.left - 2
    if (out && !one.closest(".hand")) wrong.push(`${name(one)} out`)
    for (const [other, b] of boxes.slice(i + 1)) {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      const over = above !== other.closest('[data-over]')
      if (wide > 2 && high > 2 && !over) wrong.push(`${name(one)} on ${name(other)}`)
    }
  }
  return wrong
}"""
# Where the parts of the place are.
PARTS = """() => [...document.querySelectorAll(
  '.market, .notices, .house, .counter, .shelf, .coltile, .action, .still, .tile, .hand')].map((part) => {
  const { x, y, width, height } = part.getBoundingClientRect()
  return [x, y, width, height].map(Math.round)
})"""
# Where the last line of a text ends.
WORDS = """(text) => {
  const range = document.createRange()
  range.selectNodeContents(text)
  return range.getBoundingClientRect().bottom
}"""
# A phone's hand and foot, and the parts of the place above them.
HAND = """() => ['.counter', '.frame > .foot', '.market', '.notices', '.house'].map((part) => {
  const { top, bottom } = document.querySelector(part).getBoundingClientRect()
  return [top, bottom].map(Math.round)
})"""
# The same, and where a step of a replay is pressed and how far the page was slid.
REPLAYED = f"""() => [...({HAND})(), ...['.steps', '.bar .prompt'].map((part) => {{
  const {{ top, bottom }} = document.querySelector(part).getBoundingClientRect()
  return [top, bottom].map(Math.round)
}}), [scrollY]]"""
# As if nothing had changed anything.
EVEN = [0.25] * 4
ANALYSED = {"status": "done", "done": 1, "total": 1, "result": {
    "game": GAME, "seats": [], "sims": 1, "seed": 1, "turning_points": [],
    "shares": [{"seat": 0, **dict.fromkeys(("start", "own", "others", "luck", "error", "end"), 0)}] * 4,
    "moments": [{"number": number, "seat": 0, "action": "", "choice": False, "loss": 0, "before": EVEN, "after": EVEN}
                for number in range(1, 620)]}}
SLIDE = "(slider, at) => { slider.value = at; slider.dispatchEvent(new Event('input', { bubbles: true })) }"
# Places to insert a recipe whose middle is under another one.
COVERED = """() => [...document.querySelectorAll('.slot[data-choice]')].filter((slot) => {
  slot.scrollIntoView({ block: 'center' })
  const { x, y, width, height } = slot.getBoundingClientRect()
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.slot') !== slot
}).length"""
# The journal is there, and how many of its lines are seen whole.
TOLD = "document.querySelectorAll('.log summary').length > 8"
LINES = """() => {
  const log = document.querySelector('.log').getBoundingClientRect()
  return [...document.querySelectorAll('.log :is(summary, h3)')].map((line) => line.getBoundingClientRect())
    .filter((line) => line.top >= log.top && line.bottom <= log.bottom + 1).length
}"""
# Whether each plate says its name.
NAMED = "() => [...document.querySelectorAll('.level .words b')].map((name) => name.checkVisibility())"
# Words of the place that stick out of what they stand on: a recipe's name out of its plate, a rival's level into what
# they hold.
SPILT = """() => {
  const box = (one) => one.getBoundingClientRect()
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
  const names = seen('.level .words b > span').filter((name) => box(name).right > box(name.closest('.plate')).right - 1)
  const held = seen('.rival .has svg').filter((one) => seen('.badges .bot').some((level) =>
    box(level).right > box(one).left && box(level).bottom > box(one).top && box(level).top < box(one).bottom - 3))
  return [...names.map((name) => name.textContent), ...held.map((one) => one.outerHTML)]
}"""
# With ten cards in hand: none lies where one can't get.
REACHED = """() => {
  const hand = document.querySelector('.hand'), last = hand.querySelector('.cardpiece:last-of-type')
  while (hand.querySelectorAll('.cardpiece').length < 10) last.after(last.cloneNode(true))
  return hand.scrollWidth <= hand.clientWidth + 1 || getComputedStyle(hand).overflowX === 'auto'
    || getComputedStyle(hand).flexDirection === 'column'
}"""
# Seals, vials and coins that don't lie on their card whole, and a sun or moon that its window cuts.
CLIPPED = """() => [['.hand .perfume .marks > *', '.card-face'], ['.window circle', '.window']]
  .flatMap(([one, whole]) => [...document.querySelectorAll(one)].filter((mark) => {
    const [a, b] = [mark, mark.closest(whole)].map((some) => some.getBoundingClientRect())
    return mark.checkVisibility()
      && (a.left < b.left - 2 || a.right > b.right + 2 || a.top < b.top - 2 || a.bottom > b.bottom + 2)
  })).map((mark) => mark.outerHTML.slice(0, 40))"""
# Whether most of a card can be seen in the window.
IN_SIGHT = """(card) => {
  const box = card.getBoundingClientRect()
  return box.x >= 0 && box.x + box.width / 2 < innerWidth
}"""
# What a phone's head says of the round.
ROUND = "() => document.querySelector('.round .short')?.checkVisibility() ?? false"


def test_a_solo_game_goes_on_from_its_first_move_into_its_second_round(visit):
    page = visit().new_page()
    open_table(page, 1, GAME)
    whim = random.Random(1)
    while page.locator("[data-round='2']").count() == 0:
        asked(page)
        assert play_once(page, whim)
    assert page.locator(".rival .name").inner_text() == "Rival house"
    assert page.locator(".log summary").count() > 4
    assert page.locator("[role=alert]").count() == 0


def test_a_long_name_fits_every_card(visit):
    page = visit(1280, 800, "en").new_page()
    open_table(page, 2, GAME)
    for width, height in ((1280, 800), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_selector(".card-face.perfume")
        painted(page)
        page.evaluate(LONG)
        assert page.evaluate(CUT) == []


def test_a_recipe_that_is_lifted_is_told_and_a_finger_meets_each_of_its_places(visit):
    page = visit(360, 740, "fr", touch=True).new_page()
    near_the_end(page, GAME, 100, 4)
    whim, sort = random.Random(2), page.locator("[data-at='act:sort'][data-choice]")
    while not sort.count():
        assert play_once(page, whim, touch=True)
        asked(page)
    sort.tap()
    page.locator(".level .plate[data-choice]").first.tap()
    page.locator(".slot[data-choice]").first.wait_for()
    assert page.locator(".told .words:empty").count() == 0, "what is lifted is told"
    assert page.locator(".slot[data-choice]").count() > 6
    assert page.evaluate(COVERED) == 0


@pytest.mark.parametrize(("players", "left"), [
    pytest.param(players, left, marks=[pytest.mark.slow] * ((players, left) != (4, 10)))
    for players in (2, 3, 4) for left in (120, 60, 10)
])
def test_it_fits_every_window_however_high_its_stacks_grow(visit, players, left):
    page = visit(1366, 640, "fr").new_page()
    near_the_end(page, GAME, left, players)
    asked(page)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        painted(page)
        where = f"{width}×{height}"
        assert page.evaluate(HIGH) == 0, where
        assert page.evaluate(WIDE) == 0, where
        assert page.evaluate(CROWDED) == [], where


@pytest.mark.parametrize(("players", "left"), [(3, 200), (4, FIVE_PLATES), (4, SIX_PLATES)])
def test_a_phone_shows_the_whole_place_above_hand_and_foot(visit, players, left):
    page = visit(390, 844, "fr", touch=True).new_page()
    near_the_end(page, GAME, left, players)
    asked(page)
    until(page, "!document.querySelector('[data-note]')")      # that rules are prepared is said above the foot
    for width, height in ((390, 844), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        painted(page)
        where = f"{width}×{height}"
        counter, foot, market, notices, house = page.evaluate(HAND)
        edges = [market, notices, house, counter, foot, (height, height)]
        assert [(above, below) for above, below in pairwise(edges) if above[1] > below[0] + 1] == [], where
        assert page.evaluate(CROWDED) == [], where
        assert page.evaluate(CUT) == [], where
        assert page.evaluate(ROUND), where


@pytest.mark.parametrize(("players", "language"), [(4, "en"), (3, "fr"), (2, "en")])
def test_a_phones_replay_shows_the_whole_place_and_its_end_moves_nothing(visit, players, language):
    page = visit(390, 844, language, touch=True).new_page()
    page.goto("/robots.txt")
    record = (GOLDEN / f"{GAME}-{players}.jsonl").read_text(encoding="utf-8")
    page.goto(f"/t/{page.evaluate(BRING, record)}/replay")
    page.locator(".counter .over").wait_for()
    last = int(page.locator(".slider").get_attribute("max"))
    for width, height in ((390, 844), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        places = []
        for at in (*range(last - 4, last), last):
            page.locator(".slider").evaluate(SLIDE, at)
            page.locator(".bar .prompt", has_text=f" {at} ").wait_for()
            painted(page)
            painted(page)
            where = f"{width}×{height} {at}"
            counter, foot, market, notices, house, *bar = page.evaluate(REPLAYED)
            edges = [market, notices, house, counter, foot, (height, height)]
            assert [(above, below) for above, below in pairwise(edges) if above[1] > below[0] + 1] == [], where
            assert page.evaluate(CUT) == [], where
            places.append([notices, house, counter, foot, *bar])
        assert places == places[:1] * 5, where


def test_the_graph_of_a_replay_leaves_an_upright_phone_its_table(visit):
    page = visit(390, 844, "fr", touch=True).new_page()
    page.goto("/robots.txt")
    record = (GOLDEN / f"{GAME}-4.jsonl").read_text(encoding="utf-8")
    path = f"/t/{page.evaluate(BRING, record)}/replay"
    page.route("**/analysis*", lambda route: route.fulfill(json=ANALYSED))
    page.goto(path)
    page.locator(".graph polyline").first.wait_for(state="attached")
    page.locator(".counter .over").wait_for()
    painted(page)
    painted(page)
    counter, foot = page.evaluate(HAND)[:2]
    assert counter[1] <= foot[0]
    assert [chance[:2] for chance in page.locator(".legend b").all_inner_texts()] == ["25"] * 4
    assert all(chance.bounding_box()["x"] < 390 for chance in page.locator(".legend b").all())


def test_a_phone_slides_to_what_can_be_chosen(visit):
    """The recipes that may be installed lie at the end of a hand of seven."""
    page = visit(360, 740, "fr", touch=True).new_page()
    near_the_end(page, GAME, INSTALL, 3)
    choice = page.locator(".hand [data-choice]").first
    choice.wait_for()
    until(page, f"({IN_SIGHT})(document.querySelector('.hand [data-choice]'))")
    for width, height in ((740, 360), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        painted(page)
    until(page, f"({IN_SIGHT})(document.querySelector('.hand [data-choice]'))")


def test_it_is_as_roomy_as_it_was_drawn(visit):
    """Market cards of 106 pixels and seven lines of the journal in a low window; on a phone a foot of 60, and three
    plates of a still with their names."""
    page = visit(1366, 640, "fr").new_page()
    near_the_end(page, GAME, 200, 3)
    asked(page)
    until(page, TOLD)
    assert page.locator(".stall .cardpiece").first.bounding_box()["width"] >= 104
    assert page.evaluate(LINES) >= 7
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        painted(page)
        assert page.evaluate(SPILT) == [], f"{width}×{height}"
    page.set_viewport_size({"width": 390, "height": 844})
    painted(page)
    foot = page.evaluate(HAND)[1]
    assert foot[1] - foot[0] == 60
    assert page.locator(".level .words b").count() >= 3
    assert all(page.evaluate(NAMED))
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        painted(page)
        assert page.evaluate(REACHED), f"{width}×{height}"
        assert page.evaluate(CLIPPED) == [], f"{width}×{height}"


def blending(page):
    """In the middle of a blending with two tiles used, and all that was chosen answered."""
    open_table(page, 2, GAME)
    whim = random.Random(4)
    while page.locator(".tile.open").count() < 2:
        if page.locator("[data-button=use]").count():
            page.locator("[data-button=use]").click()
        else:
            assert play_once(page, whim)
        asked(page)


def on_a_phone(page):
    """Where hand and foot are there, and all parts on one that lies on its side; then the window is as it was."""
    found = []
    for width, height, what in ((390, 844, HAND), (844, 390, PARTS), (1366, 640, "null")):
        page.set_viewport_size({"width": width, "height": height})
        painted(page)
        found.append(page.evaluate(what))
    return found[:-1]


def test_nothing_changes_place_until_a_blending_is_filled_in_and_not_committed(visit):
    page = visit(1366, 640).new_page()
    open_table(page, 2, GAME)
    asked(page)
    before, phone = page.evaluate(PARTS), on_a_phone(page)
    hand = phone[0]
    assert [hand[0][1], hand[1][1]] == [hand[1][0], 844]
    whim = random.Random(4)
    while page.locator("[data-phase=blend]").count() == 0:
        assert play_once(page, whim)
    painted(page)
    assert page.evaluate(PARTS) == before
    assert on_a_phone(page) == phone
    while page.locator("[data-auto]").count() == 0:
        assert play_once(page, whim)
        until(page, MINE)
    page.locator("[data-auto]").click()
    page.locator("[data-button=commit]").wait_for()
    assert page.locator(".tile.now, .valve.now").count() == 0
    assert page.locator("[data-phase=blend]").count() == 1


def test_what_lies_where_and_who_stands_there_is_said(visit):
    """By names alone: what a column holds, who has taken one, what a perfume's vial would keep."""
    page = visit().new_page()
    near_the_end(page, GAME, 120, 3)
    asked(page)
    whim = random.Random(1)
    while page.locator(".coltile[data-choice]").count() == 0:
        assert play_once(page, whim)
        until(page, MINE)
    stall = page.locator(".stall:has(.coltile[data-choice]):has(.cardpiece)").first
    tile = page.locator(f"[data-at='{stall.locator('.coltile').get_attribute('data-at')}'] > .hidden")
    assert stall.locator(".cardpiece .whole").first.text_content() in tile.text_content()
    stall.locator(".coltile").click()
    until(page, "document.querySelector('.coltile.taken') !== null")
    assert "There: " in tile.text_content()
    perfumes = page.locator(".hand .piece:has(.perfume .vial) > .hidden").all_text_contents()
    assert perfumes
    assert all("can store" in name for name in perfumes)


def test_the_room_goes_on_behind_an_ending_in_a_low_window(visit):
    page = visit(844, 390).new_page()
    near_the_end(page, GAME, 4)
    play_to_the_end(page)
    page.locator(".evening").wait_for()
    assert "rgb(29, 54, 59)" in page.locator(".end").evaluate("(end) => getComputedStyle(end).backgroundImage")


def test_nothing_moves_in_a_lesson_because_a_sentence_is_short(visit):
    page = visit(1366, 640, "fr").new_page()
    page.goto(f"/learn/{GAME}")
    page.wait_for_selector(".frame .piece")
    feet, pressed = {}, ".lesson .row :is(a, button), .bar .button"
    for _ in range(60):
        for width, height in ((1366, 640), (1024, 768), (844, 390), (390, 844), (360, 740)):
            page.set_viewport_size({"width": width, "height": height})
            painted(page)
            tops = [one.bounding_box()["y"] for one in page.locator(pressed).all() if one.is_visible()]
            words = page.locator(".lesson p").evaluate(WORDS)
            assert width > height or words < min(tops) > max(tops) - 3, "all in one row, below the sentence"
            feet.setdefault(width, set()).add(page.locator(".frame > .foot").bounding_box()["height"])
        if page.locator("[data-lesson=end]").count():
            break
        page.mouse.click(*page.evaluate(AIM, ["[data-choice], [data-lesson=next], .bar .button.main", 0]))
    assert page.locator("[data-lesson=end]").count() == 1
    assert [width for width, heights in feet.items() if len(heights) > 1] == [], feet


def test_a_valve_is_turned_after_all(visit):
    """Until the commit, an effect that was used can be shut again, and the rest of the blending stays."""
    page = visit().new_page()
    blending(page)
    opened = page.locator(".tile.open").count()
    page.locator(".tile.open").first.click()
    page.locator(".tile.shut").wait_for()
    until(page, f"document.querySelectorAll('.tile.open').length === {opened - 1}")
