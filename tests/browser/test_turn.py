"""Whose turn it is: in the title of the tab, with a bell and a notification where they are wanted."""

from __future__ import annotations

import random

import pytest

from tests.browser.hands import GAMES, play_once, until

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]
# A browser that counts bells and notices, and can look away.
EARS = """(() => {
  window.bells = 0
  window.notices = []
  window.away = false
  Object.defineProperty(document, 'hidden', { get: () => window.away })
  const part = () => ({ connect: (to) => to, start: () => 0, stop: () => 0, frequency: {}, gain: {
    setValueAtTime: () => 0, exponentialRampToValueAtTime: () => 0 } })
  window.AudioContext = class {
    constructor() { window.bells += 1; this.currentTime = 0 }
    createOscillator() { return part() }
    createGain() { return part() }
    close() { return Promise.resolve() }
  }
  window.Notification = class {
    static permission = 'granted'
    static requestPermission() { return Promise.resolve('granted') }
    constructor(title, { body }) { window.notices.push(`${title} / ${body}`) }
  }
})()"""
MINE = "document.querySelector('.bar.mine') !== null"
NAMES = {"parfum": "Parfum", "perfumery": "Perfumery", "fairy_perfume": "Fairy Perfume"}
TOGETHER = {"perfumery": "blend", "fairy_perfume": "shake"}


def couple(visit, game):
    """Two people at one table."""
    mia, max_ = visit().new_page(), visit().new_page()
    for page, name in ((mia, "Mia"), (max_, "Max")):
        page.add_init_script(EARS)
        page.goto("/me")
        page.locator("input").first.fill(name)
        page.get_by_role("button", name="Save").click()
        page.get_by_text("Saved").wait_for()
    mia.goto(f"/new/{game}")
    mia.locator("form").wait_for()
    mia.locator("select").first.select_option("2")
    mia.get_by_role("button", name="Lay the table").click()
    max_.goto(mia.get_by_role("textbox", name="Link").input_value())
    max_.get_by_role("button", name="Sit here").click()
    for page in (mia, max_):
        page.wait_for_selector(".frame")
    return mia, max_


def settled(pages):
    """Both browsers agree on who is asked."""
    for page in pages:
        until(page, f"({MINE}) === document.title.startsWith('● Your turn')")
    return [page for page in pages if page.evaluate(MINE)]


@pytest.mark.parametrize("game", GAMES)
def test_the_title_says_whose_turn_it_is(visit, game):
    mia, max_ = couple(visit, game)
    whim, told = random.Random(2), set()
    # Where they choose together: both at once, and after one has chosen only the other.
    wanted = {(2, TOGETHER[game]), (1, TOGETHER[game])} if game in TOGETHER else {(1, "wake"), (1, "prepare")}
    for _ in range(120):
        asked = settled((mia, max_))
        for page, other in ((mia, "Max"), (max_, "Mia")):
            title = page.title()
            assert title.endswith(f" · {NAMES[game]}")
            if page not in asked and asked:
                assert title.startswith(f"{other} decides")
        told.add((len(asked), mia.locator("header").get_attribute("data-phase")))
        if wanted <= told:
            break
        for page in asked[:1]:
            play_once(page, whim)
            page.wait_for_timeout(150)
    assert wanted <= told


@pytest.mark.parametrize("game", GAMES)
def test_a_bell_and_a_notice_call_one_back(visit, game):
    pages = couple(visit, game)
    asked = settled(pages)[0]
    waits = next(page for page in pages if page is not asked)
    whim = random.Random(3)
    while waits.evaluate(MINE):                 # who chooses at the same time chooses first
        play_once(waits, whim)
        waits.wait_for_timeout(150)
    for wish in ("A soft bell", "A notification"):
        waits.get_by_role("button", name="Menu").click()
        waits.get_by_label(wish).check()
        waits.keyboard.press("Escape")
    waits.evaluate("window.away = true")
    assert waits.evaluate("window.bells") == 0
    for _ in range(120):
        if waits.evaluate(MINE):
            break
        play_once(asked, whim)
        asked.wait_for_timeout(100)
    assert waits.evaluate("window.bells") == 1
    notices = waits.evaluate("window.notices")
    assert len(notices) == 1
    assert notices[0].startswith("Your turn: ")
    assert notices[0].endswith(f" / {NAMES[game]}")


def test_a_bell_is_for_who_waited(visit):
    """Fairy Perfume: it doesn't ring on every beat of those who play on at once."""
    mia, max_ = couple(visit, "fairy_perfume")
    mia.evaluate("document.cookie = 'sillage-sound=on; path=/'")
    mia.add_init_script("window.clock = 1e12; Date.now = () => window.clock")
    mia.reload()
    for waited, bells in ((0, 0), (3000, 1)):
        for page in (mia, max_):
            page.wait_for_selector("[data-button=gentle]")
        mia.locator("[data-button=gentle]").click()
        until(mia, "document.title.startsWith('Max decides')")
        mia.evaluate("(waited) => { window.clock += waited }", waited)
        max_.locator("[data-button=gentle]").click()
        until(mia, "document.title.startsWith('● Your turn')")
        assert mia.evaluate("window.bells") == bells
