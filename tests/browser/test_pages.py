"""The pages around a table, as one comes to them: a new table, the room where one waits, the seal, the talk."""

from __future__ import annotations

import pytest

from tests.browser.hands import LESSONS, asked, couple, lay, near_the_end, one_of, open_table, until

pytestmark = pytest.mark.browser
GAME = "parfum"
# The line below a tab that is open, and below one that isn't.
LINE = "(tab) => getComputedStyle(tab).borderBottomColor"
# At the end of a page: how far the foot is from the window's, and what of the journal lies outside its panel.
BELOW = """() => {
  scrollTo(0, document.documentElement.scrollHeight)
  const [foot, panel] = ['.frame > .foot', '.side > .grow'].map((one) => document.querySelector(one))
  return [Math.round(innerHeight - foot.getBoundingClientRect().bottom), panel.scrollHeight - panel.clientHeight]
}"""

LEAST = "(line) => getComputedStyle(line).minHeight"
# Where the others and the journal are in the ledger, and how high they are.
LEDGER = """() => [...document.querySelectorAll('.side > *, .log')].map((part) => {
  const { top, bottom } = part.getBoundingClientRect()
  return [top, bottom]
})"""


def test_a_new_table_is_laid_without_scrolling_and_its_room_says_who_is_a_bot(visit):
    page = visit(1366, 640).new_page()
    page.goto(f"/new/{GAME}")
    lay_it = page.get_by_role("button", name="Lay the table")
    box = lay_it.bounding_box()
    assert box["y"] + box["height"] <= 640
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "perfumer"}]
    page.goto(lay(page, {"game": GAME, "seats": seats}))
    page.wait_for_selector(".room")
    assert page.locator(".seats li").last.locator(".grow").inner_text() == "Bot perfumer"


def test_the_page_behind_the_seal_is_in_the_language_of_the_table(visit):
    page = visit(language="fr").new_page()
    open_table(page, 2, GAME)
    page.locator("[data-tool=seal]").click()
    until(page, "document.querySelectorAll('dialog dd').length === 8")      # all its tables, as the edition names them
    assert page.locator("dialog [lang=en]").count() == 0
    assert "comme dans la boîte" in page.locator("dialog dl").inner_text()


def test_the_tab_that_is_open_is_told_from_the_other(visit):
    mia, _ = couple(visit, GAME)
    for name in ("Chat", "What happened"):
        mia.get_by_role("button", name=name).click()
        colours = {state: mia.locator(f".tabs [aria-pressed={state}]").evaluate(LINE) for state in ("true", "false")}
        assert colours["true"] != colours["false"], name


@pytest.mark.parametrize("width", [390, 360])
def test_a_phone_tells_the_round_beside_the_longest_phase(visit, width):
    page = visit(width, 740, "fr", touch=True).new_page()
    open_table(page, 2, "perfumery")
    assert page.locator(".phases .on").inner_text() == "Développement"
    assert page.locator(".round .short").is_visible()


@pytest.mark.parametrize("game", one_of(LESSONS))
def test_a_phones_page_ends_with_the_foot_and_the_journal_is_in_its_panel(visit, game):
    page = visit(390, 844, touch=True).new_page()
    near_the_end(page, game, 30)
    asked(page)
    page.locator(".log details").first.wait_for()
    assert page.evaluate(BELOW) == [0, 0]


def test_a_phone_on_its_side_comes_to_the_rules_without_passing_all_their_contents(visit):
    page = visit(844, 390).new_page()
    page.goto(f"/rules/{GAME}")
    page.locator("article h1").wait_for()
    assert page.locator("article h1").bounding_box()["y"] < 390


def test_a_slow_line_shows_a_flask_until_the_page_is_there(visit):
    page = visit().new_page()
    page.route("**/assets/base.*.js", lambda route: None)        # which takes its time
    page.goto("/")
    page.wait_for_selector("#hello", state="visible")
    page.unroute("**/assets/base.*.js")
    page.reload()
    page.wait_for_selector(".game")
    assert page.locator("#hello").count() == 0


@pytest.mark.parametrize("game", one_of(LESSONS, 2))
def test_the_journal_ends_with_whose_turn_it_is_until_that_is_begun(visit, game):
    page = visit(1366, 640, "fr").new_page()
    open_table(page, 2, game)
    page.locator("[data-tool=hint]").wait_for()
    page.evaluate("document.querySelector('[data-tool=ledger]')?.click()")
    yours = page.locator(".log > div > :last-child.yours", has_text="À vous de jouer")
    yours.wait_for()
    assert yours.get_attribute("aria-hidden") == "true", "the bar has said it"
    line, box = page.locator(".log summary").first.evaluate(LEAST), yours.bounding_box()
    assert line == f"{box['height']:g}px", "one's own turn will stand in its place"
    with_it = page.evaluate(LEDGER)
    assert page.evaluate(f"document.querySelector('.yours').style.display = 'none', ({LEDGER})()") == with_it
    page.goto(f"{page.url}/replay")
    page.locator(".log summary").first.wait_for()
    assert page.locator(".yours").count() == 0
