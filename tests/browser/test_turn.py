"""Whose turn it is: in the title of the tab, with a bell and a notification where they are wanted."""

from __future__ import annotations

import random

import pytest

from sillage.kernel.game import find_game
from sillage.texts import texts
from tests.browser.hands import GAMES, MINE, couple, one_of, play_once, somebody, until

pytestmark = pytest.mark.browser
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
NAMES = {game: texts("en")(f"{game}-name") for game in GAMES}


@pytest.mark.parametrize("game", one_of(GAMES))
def test_the_title_says_whose_turn_it_is(visit, game):
    mia, max_ = couple(visit, game)
    whim, told = random.Random(2), set()
    # Where they choose together: both at once, and after one has chosen only the other.
    wanted = {1, 2} if find_game(game).simultaneous else {1}
    for made in range(120):
        asked = somebody((mia, max_))
        for page, other in ((mia, "Max"), (max_, "Mia")):
            assert page.title().endswith(f" · {NAMES[game]}")
            if page not in asked:
                until(page, f"document.title.startsWith('{other} decides') || {MINE}")
        told.add(len(asked))
        if wanted <= told and made > 3:
            return
        play_once(asked[0], whim, wait=False)
    raise AssertionError(f"{told} of them were asked, never {wanted}")


@pytest.mark.parametrize("game", one_of(GAMES, 1))
def test_a_bell_and_a_notice_call_one_back(visit, game):
    pages = couple(visit, game, EARS)
    asked = somebody(pages)[0]
    waits = next(page for page in pages if page is not asked)
    whim = random.Random(3)
    while waits in somebody(pages):                 # who chooses at the same time chooses first
        play_once(waits, whim, wait=False)
    for wish in ("A soft bell", "A notification"):
        waits.get_by_role("button", name="Menu").click()
        waits.get_by_label(wish).check()
        waits.keyboard.press("Escape")
    waits.evaluate("window.away = true")
    assert waits.evaluate("window.bells") == 0
    while waits not in somebody(pages):
        play_once(asked, whim, wait=False)
    until(waits, "window.bells")
    assert waits.evaluate("window.bells") == 1
    notices = waits.evaluate("window.notices")
    assert len(notices) == 1
    assert notices[0].startswith("Your turn")
    assert notices[0].endswith(f" / {NAMES[game]}")
