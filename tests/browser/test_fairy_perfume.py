"""Fairy Perfume against the hourglass: shaking for real, a bell that is not for every beat, the chance of a blow."""

from __future__ import annotations

import json

import pytest

import sillage
from sillage.table.lines import record_lines
from sillage.texts import texts
from tests.browser.hands import GOLDEN, couple, lay, near_the_end, open_table, painted, until
from tests.browser.test_meadow import FINISH, MAY, SIZES, UPRIGHT
from tests.browser.test_motion import FLYING, WATCH
from tests.browser.test_shared import BRING
from tests.browser.test_turn import EARS

pytestmark = pytest.mark.browser
GAME = "fairy_perfume"
LOG = "[...document.querySelectorAll('.log li')].map((line) => line.textContent)"
BEATS = f"{LOG}.filter((line) => /^Beat/.test(line.trim())).length"
MINE = LOG.replace("'.log li'", "'.log [data-seat=\"0\"] li'")
SHAKES = f"{MINE}.filter((line) => /chose a .* shake/i.test(line)).length"
MOVE = "(x) => dispatchEvent(new DeviceMotionEvent('devicemotion', { acceleration: { x, y: 0, z: 0 } }))"


# The beats that the page has shown, one after the other.
SHOWN = """(() => {
  window.beats = []
  new MutationObserver(() => {
    const shown = Number(document.querySelector('.beat text')?.textContent ?? 0)
    if (shown && shown !== window.beats.at(-1)) window.beats.push(shown)
  }).observe(document, { childList: true, subtree: true, characterData: true })
})()"""


# A beat that seems to have no end: what falls has all the time to land.
LONG = """(() => {
  const read = JSON.parse
  JSON.parse = (text) => {
    const told = read(text)
    if (told?.clocks?.beat) told.clocks.beat.ends_in += 1e6
    return told
  }
})()"""
# How many pictures flew at each choice that was sent.
SENT = """(() => {
  window.flew = []
  const Real = window.WebSocket
  window.WebSocket = class extends Real {
    send(text) {
      if (JSON.parse(text).type === 'play') window.flew.push(document.querySelectorAll('.flight').length)
      super.send(text)
    }
  }
})()"""


class Held:
    """A line on which what is played waits until it is let go."""

    def __init__(self, page):
        self.kept, self.held, self.refused, self.server = [], True, [], None
        page.route_web_socket("**/play**", self._connect)

    def let_go(self):
        self.held = False
        for message in self.kept:
            self.server.send(message)

    def _connect(self, socket):
        self.server = server = socket.connect_to_server()

        def say(message):
            if self.held and json.loads(message)["type"] == "play":
                self.kept.append(message)
            else:
                server.send(message)

        def hear(message):
            told = json.loads(message)
            if told["type"] == "error":
                self.refused.append(told["error"]["reason"])
            socket.send(message)

        socket.on_message(say)
        server.on_message(hear)


def live_table(page):
    page.goto("/?pace=instant")
    card = page.locator(f".game[data-game={GAME}]")
    card.locator("[data-tool=choose]").click()
    form = page.locator(".game form")
    form.locator("input[name=players][value='2']").check(force=True)
    form.locator("input[name=live]").check()
    form.locator(".button.main").click()
    page.locator("[data-button=ready]").click()
    until(page, MAY)


def beats(page, count):
    """Waits until so many beats have passed."""
    until(page, f"{BEATS} >= {page.evaluate(BEATS) + count}")


def live(page):
    """At a live table beside a bot, when the first beat is open."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    page.goto(lay(page, {"game": GAME, "seats": seats, "pace": "instant", "options": {"live": True}}))
    page.locator("[data-button=ready]").click()
    until(page, MAY)


def test_shaking_for_real_by_button(visit):
    """Held, it shakes; let go, the beats pass."""
    page = visit(calm=False).new_page()
    live_table(page)
    page.locator("[data-button=gentle]").hover()
    page.mouse.down()
    until(page, f"{SHAKES} >= 1")
    page.mouse.up()
    beats(page, 1)                              # what was under way
    shakes = page.evaluate(SHAKES)
    beats(page, 1)
    assert page.evaluate(SHAKES) == shakes


def test_a_press_while_stones_fall_is_a_shake_once_they_lie(visit):
    page = visit(calm=False).new_page()
    page.add_init_script(WATCH)
    open_table(page, 2, GAME)
    until(page, MAY)
    page.evaluate("window.held = true")
    while not page.evaluate(FLYING):            # a gentle shake may pour nothing
        before = page.evaluate(BEATS)
        page.keyboard.press("Space")
        until(page, f"({BEATS} > {before} && {MAY}) || {FLYING} > 0")
    before = page.evaluate(f"[{SHAKES}, {BEATS}]")
    page.keyboard.press("Space")
    painted(page)
    assert page.evaluate(f"[{SHAKES}, {BEATS}]") == before
    page.evaluate("window.held = false")
    page.evaluate(FINISH)
    until(page, f"{SHAKES} > {before[0]}")


def test_no_beat_is_missed_because_stones_take_long_to_land(visit):
    """As on a slow device: they are made to land before the beat ends, and then who holds shakes."""
    page = visit(calm=False).new_page()
    page.add_init_script(f"{WATCH};{SENT}")
    live(page)
    page.evaluate("window.held = true")         # no flight ends by itself
    page.keyboard.down("Space")
    until(page, f"{FLYING} > 0")
    shakes = page.evaluate(SHAKES)
    until(page, f"{SHAKES} > {shakes} || !document.querySelector('[data-button=gentle]')")
    page.keyboard.up("Space")
    assert page.evaluate(SHAKES) > shakes or "xplode" in " ".join(page.evaluate(MINE))
    assert set(page.evaluate("window.flew")) == {0}


def test_holding_waits_until_the_stones_have_landed(visit):
    page = visit(calm=False).new_page()
    page.add_init_script(f"{WATCH};{LONG}")
    live(page)
    page.evaluate("window.held = true")
    page.keyboard.down("Space")
    until(page, f"{FLYING} > 0")                # the first beat on which something fell
    shakes, beats = page.evaluate(SHAKES), page.evaluate(BEATS)
    waiting = page.locator(".slot.waits").count()       # none, where it is a rival's stone that falls
    until(page, f"{BEATS} > {beats}")           # held, and yet this beat passes
    assert page.evaluate(SHAKES) == shakes
    assert page.locator(".slot.waits").count() == waiting       # whatever else is heard: its slot waits for it
    page.evaluate("window.held = false")
    page.evaluate(FINISH)
    until(page, f"{SHAKES} > {shakes} || !document.querySelector('[data-button=gentle]')")
    page.keyboard.up("Space")


def test_a_choice_that_comes_after_its_beat_counts_once_for_the_next_and_no_beat_comes_back(visit):
    page = visit().new_page()
    page.add_init_script(SHOWN)
    line = Held(page)
    live_table(page)
    page.locator("[data-button=gentle]").click()
    beats(page, 1)                              # the beat it was meant for is over
    assert page.evaluate(SHAKES) == 0
    line.let_go()
    until(page, f"{SHAKES} >= 1")               # said again, for the one that is open
    assert set(line.refused) == {"stale"}
    assert page.locator("[role=alert]").count() == 0
    beats(page, 2)                              # and then it would have been made again
    assert page.evaluate(SHAKES) == 1
    shown = page.evaluate("window.beats")
    assert len(shown) > 2
    assert shown == sorted(shown)


def test_who_only_waits_gets_no_hourglass(visit):
    """It goes to who shakes, whether that one stops later or explodes."""
    idle, busy = visit().new_page(), visit().new_page()
    seats = [{"kind": "me"}, {"kind": "open"}]
    path = lay(idle, {"game": GAME, "seats": seats, "options": {"live": True}, "public": True})
    for page in (idle, busy):
        page.goto(path)
    busy.get_by_role("button", name="Sit here").click()
    for page in (idle, busy):
        page.locator("[data-button=ready]").click()
    until(busy, MAY)
    busy.keyboard.down("Space")                 # on every beat
    until(idle, "document.querySelector('.top').dataset.phase !== 'shake'")
    idles, busys = (idle.evaluate(MINE.replace('"0"', f'"{seat}"')) for seat in (0, 1))
    assert len([line for line in idles if "to wait" in line]) >= 5
    assert [line for line in idles if "hourglass" in line] == []
    assert "Takes the hourglass." in busys


def test_the_ring_tells_how_long_one_may_choose(visit):
    page = visit().new_page()
    live_table(page)
    until(page, "/^[0-9][.][0-9] s to choose$/.test(document.querySelector('.beat .left').textContent)")
    page.locator("[data-button=stop]").click()
    until(page, "getComputedStyle(document.querySelector('.beat .left') ?? document.body).visibility === 'hidden' || "
                "document.querySelector('.top').dataset.phase !== 'shake'")


def test_shaking_for_real_with_the_phone(visit):
    phone = visit(390, 844, touch=True)
    phone.grant_permissions(["accelerometer", "gyroscope"])
    page = phone.new_page()
    live_table(page)
    page.locator("[data-phone]").tap()
    page.get_by_text("The phone listens").wait_for()
    page.evaluate(MOVE, 1)
    beats(page, 1)
    assert page.evaluate(SHAKES) == 0           # it rests in the hand
    until(page, f"(({MOVE})(20), {SHAKES} >= 1)")
    assert "hard" in " ".join(page.locator(".log [data-seat='0'] li").all_text_contents())


def test_a_bell_is_for_who_waited(visit):
    """It doesn't ring on every beat of those who play on at once."""
    mia, max_ = couple(visit, GAME, EARS)
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


@pytest.mark.parametrize("language", ["en", "fr"])
def test_how_likely_it_was_to_explode_is_told_to_who_comes_back(visit, language):
    """At the table in every size, and in a replay at that step, from what everybody was told."""
    game = sillage.load(GOLDEN / f"{GAME}-3.jsonl")
    looks = [game.after(n).look(0) for n in range(40)]
    blow = next(n for n, look in enumerate(looks) if look["players"][0]["status"] == "exploded")
    before, me = looks[blow - 1], looks[blow - 1]["players"][0]
    room = me["value"] - sum(me["shaken"].values())
    chance = f"{sum(before['shake'][me['choice']][room + 1:])} %"
    left = next(n for n, look in enumerate(looks) if n > blow and look["phase"] == "store")

    page = visit(1366, 640, language).new_page()
    near_the_end(page, GAME, len(game.decisions) - left, 3)
    for come in (lambda: None, page.reload):
        come()
        for width, height in [*SIZES, *UPRIGHT]:
            page.set_viewport_size({"width": width, "height": height})
            page.locator(":is(.facts .risk b, .trunk small):visible").first.wait_for()
            said = page.locator(":is(.facts .risk b, .trunk small):visible").all_inner_texts()
            assert [chance in one.replace("\u00a0", " ") for one in said] == [True], (width, said)
    page.set_viewport_size({"width": 1366, "height": 640})
    page.goto("/robots.txt")
    record = (GOLDEN / f"{GAME}-3.jsonl").read_text(encoding="utf-8")
    page.goto(f"/t/{page.evaluate(BRING, record)}/replay?at={blow}")
    for step in range(2):                   # and at the next one, where somebody else is asked
        until(page, f"document.querySelector('.slider')?.value === '{blow + step}'")
        said = page.locator(".trunk small").inner_text()
        assert chance in said.replace("\u00a0", " ")
        page.keyboard.press("ArrowRight")


def test_a_tie_says_what_broke_it(visit):
    games = (sillage.new(GAME, ["greedy"] * 2, seed=seed, edition="contest") for seed in range(28, 400))
    table = next(one for one in games if len(set(one.result.scores)) == 1 and len(one.result.winners) == 1)
    page = visit(1366, 640).new_page()
    page.goto("/robots.txt")
    record = "".join(f"{line}\n" for line in record_lines(table))
    page.goto(f"/t/{page.evaluate(BRING, record)}/replay?at={len(table.decisions)}")
    asked = [player["coins"] + player["power"] for player in table.look(0)["players"]]
    assert page.locator(".score .tie td").first.inner_text() == str(asked[0])
    assert page.locator(".score .tie .best").first.inner_text() == str(asked[table.result.winners[0]])
    for language in ("en", "fr"):
        told = texts(language)("web-end-ahead", points=34, more=0, you="no", who="Rosa")
        assert "Rosa" in told
        assert "0" not in told
