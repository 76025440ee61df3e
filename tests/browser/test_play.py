"""What a table and the pages around it tell, whatever the game."""

from __future__ import annotations

import json

import pytest

from sillage.kernel.game import find_game
from tests.browser.hands import AIM, GAMES, LESSONS, ROOT, asked, lay, one_of, open_table, painted
from tests.browser.looks import CUT, OVER, TIGHT, WIDE

pytestmark = pytest.mark.browser
PAGES = ["/", "/tables", "/me", "/records", *(f"/{kind}/{game}" for kind in ("new", "rules") for game in GAMES),
         *(f"/learn/{game}" for game in LESSONS)]

# What each piece says of itself, one after the other.
EXPLAINED = """async () => {
  const told = []
  for (const piece of document.querySelectorAll('.grid .piece')) {
    piece.click()
    await new Promise(requestAnimationFrame)
    told.push(['h3', 'p'].map((part) => document.querySelector(`.explain ${part}`)?.textContent ?? ''))
  }
  return told
}"""


def test_a_phone_of_360_pixels_needs_no_sideways_scrolling(visit):
    page = visit(360, 740, "fr", touch=True).new_page()
    for path in PAGES:
        page.goto(path)
        page.wait_for_selector("#main h1, #main h2, .frame")
        painted(page)
        assert page.evaluate(WIDE) == 0, path


@pytest.mark.parametrize("game", LESSONS)
def test_a_phone_on_its_side_is_mostly_table(visit, game):
    page = visit(844, 390, "fr", touch=True).new_page()
    open_table(page, 2, game)
    asked(page)
    painted(page)
    place = page.locator(".shared").bounding_box()
    assert (place["x"], place["width"]) == (0, 844)
    assert place["height"] > 0.75 * 390


def test_text_of_double_size_loses_nothing(server, doubled):
    page = doubled.new_context(base_url=server.url, viewport={"width": 1280, "height": 800}).new_page()
    for path in ("/", f"/new/{GAMES[-1]}", *[f"/learn/{game}" for game in LESSONS]):
        page.goto(path)
        page.wait_for_selector("#main h1, #main h2, .frame")
        painted(page)
        assert page.evaluate("() => getComputedStyle(document.documentElement).fontSize") == "32px"
        assert page.evaluate(WIDE) == 0, path
        assert page.evaluate(CUT) == [], path


@pytest.mark.parametrize("game", one_of(GAMES))
def test_one_tap_on_the_home_page_lays_a_table_and_it_is_gone_on_with_from_there(visit, game):
    page = visit().new_page()
    page.goto("/")
    page.locator(f".game[data-game={game}] .button.main").click()
    page.wait_for_selector(".frame")
    assert all(page.locator(".phases li").all_inner_texts())
    table = page.url
    page.goto("/")
    page.locator(".mine .button.main").click()
    page.wait_for_selector(".frame")
    assert page.url == table


def test_bots_that_were_chosen_play_the_next_time_too(visit):
    page = visit().new_page()
    page.goto("/")
    card = page.locator(f".game[data-game={LESSONS[0]}]")
    card.locator("[data-tool=choose]").click()
    card.locator("input[name=players][value='2']").check(force=True)
    card.locator("input[name=level][value=random]").check(force=True)
    card.locator(".button.main").click()
    page.wait_for_selector(".frame")
    page.goto("/")
    card.get_by_text("against one random bot").wait_for()


@pytest.mark.parametrize("game", [game for game in GAMES if find_game(game).tempo])
def test_what_live_means_is_said_where_it_is_chosen(visit, game):
    page = visit().new_page()
    page.goto(f"/new/{game}")
    page.get_by_text("Everybody says ready, then three, two, one.").wait_for()
    page.get_by_label("Turn by turn").check()
    page.get_by_text("Everybody says ready").wait_for(state="detached")


def test_friends_are_joined_by_the_link_they_sent(visit):
    host, guest = visit().new_page(), visit().new_page()
    host.goto(lay(host, {"game": LESSONS[0], "seats": [{"kind": "me"}, {"kind": "open"}], "public": False}))
    link = host.get_by_role("textbox", name="Link").input_value()
    guest.goto("/")
    guest.get_by_label("The link you were sent").fill("hello")
    guest.get_by_role("button", name="Join").click()
    assert "link to a table" in guest.get_by_role("alert").inner_text()
    guest.get_by_label("The link you were sent").fill(f"Come! {link}")
    guest.get_by_role("button", name="Join").click()
    guest.get_by_role("button", name="Sit here").click()
    guest.wait_for_selector(".frame")


def test_a_page_that_has_nothing_to_show_says_so_and_where_to_go(visit):
    page = visit().new_page()
    for path in ("/nowhere", "/new/nowhere", "/rules/nowhere", "/learn/nowhere", "/t/nowhere", "/t/nowhere/replay"):
        page.goto(path)
        page.get_by_role("alert").wait_for()
        assert page.locator("#main h1").inner_text(), path
        assert page.locator("#main a[href='/']").count() == 1, path


def test_a_piece_explains_itself_and_the_language_changes_at_once(visit):
    page = visit().new_page()
    open_table(page, 3)
    asked(page)
    page.mouse.click(*page.evaluate(AIM, [".grid .piece:not([data-choice])", 0]))
    assert page.locator(".explain p").inner_text()
    page.keyboard.press("Escape")
    page.locator(".explain").wait_for(state="detached")
    english = page.locator(".phases li").all_inner_texts()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Français").click()
    page.locator("html[lang=fr]").wait_for()
    painted(page)
    assert page.locator(".phases li").all_inner_texts() != english


@pytest.mark.parametrize("game", one_of(LESSONS, 1))
def test_every_piece_explains_itself_and_the_lesson_teaches_one_thing_at_a_time(visit, game):
    page = visit().new_page()
    page.goto(f"/learn/{game}")
    page.wait_for_selector(".frame .piece")
    told = page.evaluate(EXPLAINED)
    assert len(told) > 8
    for title, body in told:
        assert title
        assert len(body) > 3, title
        assert "web-" not in title + body, title
    page.reload()
    page.wait_for_selector(".frame")
    said, table = set(), ""
    for _ in range(60):
        if page.locator("[data-lesson=end]").count():
            break
        said.add(page.locator(".lesson p").inner_text())
        table = page.locator(".shared").inner_text()
        page.mouse.click(*page.evaluate(AIM, ["[data-choice], [data-lesson=next], .bar .button.main", 0]))
    assert page.locator("[data-lesson=end]").count() == 1
    assert len(said) >= 7
    assert not [text for text in said if "do what is marked" in text], "every step has something to say"
    assert page.locator(".shared").inner_text() != table, "it ends on the table that its last step has changed"


# What must happen in a lesson, so that the whole game is taught.
TAUGHT = {
    "parfum": {"picked", "took", "fetched", "drew", "rolled", "spent", "turned", "claimed", "placed", "sold"},
    "perfumery": {"acquired", "hired", "installed", "marker-placed", "used", "produced", "paid", "stored", "committed"},
    "fairy_perfume": {"fell", "stopped", "exploded", "bought", "doubled", "ability", "goal", "dusted", "helped"},
}


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_teaches_the_whole_game(game):
    steps = json.loads((ROOT / f"web/src/games/{game}/lesson.json").read_text(encoding="utf-8"))
    assert {event["kind"] for step in steps for event in step["events"]} >= TAUGHT[game]
    assert "legal" not in steps[-1], "the table as it is after the last step"


@pytest.mark.parametrize("game", one_of(LESSONS, 1))
def test_what_the_signs_mean_is_one_tap_away(visit, game):
    page = visit(390, 844, touch=True).new_page()
    open_table(page, 2, game)
    page.locator("[data-tool=legend]").tap()
    sheet = page.get_by_role("dialog", name="What the signs mean")
    said = sheet.locator("dd").all_inner_texts()
    assert len(said) > 15
    assert all(len(text) > 3 and "web-" not in text for text in said)
    assert sheet.locator("dt").evaluate_all("(all) => all.every((one) => one.querySelector('svg, span'))")
    page.keyboard.press("Escape")
    page.locator("[data-tool=legend]").focus()
    page.keyboard.press("Enter")
    sheet.get_by_role("button", name="Close").wait_for()


@pytest.mark.parametrize(("width", "height"), [
    (360, 740), *(pytest.param(*size, marks=pytest.mark.slow) for size in ((844, 390), (1366, 640)))])
def test_nothing_on_a_page_is_cut_overlaps_or_is_too_small_for_a_finger(visit, width, height):
    touch = width < 900
    page = visit(width, height, "fr", "dark" if touch else "light", touch=touch).new_page()
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "nose"}]
    room = lay(page, {"game": LESSONS[0], "seats": seats})
    paths = [path for path in PAGES if "/learn/" not in path]
    found = {}
    for path in [*paths, "/privacy", "/verify", "/reset", "/reset?#x", "/nowhere", "/t/nowhere/replay", room]:
        page.goto(path)
        page.wait_for_selector("#main h1, #main h2")
        painted(page)
        found[path] = [page.evaluate(ask) for ask in (CUT, OVER, TIGHT if touch else "[]", WIDE)]
    assert {path: what for path, what in found.items() if what != [[], [], [], 0]} == {}
