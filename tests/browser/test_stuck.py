"""A page that can't go on says so, with a way out; who comes back is told what happened meanwhile."""

from __future__ import annotations

import json
import random
from contextlib import suppress

import pytest
from playwright.sync_api import Error

from tests.browser.hands import (
    LESSONS,
    PATIENCE,
    asked,
    near_the_end,
    open_table,
    play_once,
    play_to_the_end,
    until,
)

pytestmark = pytest.mark.browser
UNDER = """() => {
  const box = document.querySelector('[data-note]').getBoundingClientRect()
  return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2).closest('.notes') === null
}"""

CLEAR = """() => {
  const [log, note] = ['.glade .log-of-wood', '[data-note]'].map((one) => document.querySelector(one)
    .getBoundingClientRect())
  return log.right <= note.left || log.bottom <= note.top
}"""
ABOVE = """() => document.querySelector('.log').getBoundingClientRect().bottom
  <= document.querySelector('[data-note]').getBoundingClientRect().top"""


HURRIED = '{"type": "note", "text": {"id": "server-bot-hurried", "args": {"who": "Ambroise"}}}'
# What lasts seconds is over at once: nobody waits to see how patient a page is.
HASTE = "const real = setTimeout; window.setTimeout = (what, ms, ...more) => real(what, ms / 20, ...more)"


def dropped_after(kind):
    """A server that shows something and is gone, again and again."""
    def drop(socket):
        server = socket.connect_to_server()

        def hand_on(message):
            socket.send(message)
            if json.loads(message)["type"] == kind:
                socket.close()

        server.on_message(hand_on)

    return drop


@pytest.mark.parametrize("served", [
    pytest.param(lambda socket: socket.close(), id="refused"),
    pytest.param(lambda socket: None, id="silent"),
    pytest.param(dropped_after("table"), id="no-state"),
    pytest.param(dropped_after("state"), id="no-more"),
])
def test_a_table_that_cant_be_reached_says_so_after_a_few_tries(visit, served):
    page = visit().new_page()
    open_table(page)
    asked(page)
    page.add_init_script(HASTE)
    page.route_web_socket("**/play**", served)
    path = page.url
    page.goto(path)
    page.locator(".stuck").wait_for()
    assert page.locator(".stuck .button").count() >= 2
    page.locator(".stuck a[href='/']").click()
    page.wait_for_selector(".game")


@pytest.mark.parametrize("note", [
    '{"type": "compiling", "done": 1, "total": 5}',
    HURRIED,
])
def test_a_note_keeps_nobody_from_what_lies_below_it(visit, note):
    """At a first table the rules are compiled for minutes, a bot is in a hurry: one plays meanwhile."""
    page = visit(1366, 640).new_page()

    def told(socket):
        server = socket.connect_to_server()
        socket.on_message(server.send)

        def hand_on(message):
            socket.send(message)
            socket.send(note)

        server.on_message(hand_on)

    page.route_web_socket("**/play**", told)
    open_table(page)
    asked(page)
    page.locator("[data-note]").wait_for()
    assert page.evaluate(UNDER)
    assert page.evaluate(CLEAR)         # nor from the stones that are out
    near_the_end(page, LESSONS[0], 4, 3)
    page.locator("[data-note]").wait_for()
    page.wait_for_selector(".log summary")
    assert page.evaluate(ABOVE)         # nor from what happened last
    page.set_viewport_size({"width": 1024, "height": 768})
    open_table(page, 3, LESSONS[-1])
    asked(page)
    page.locator("[data-note]").wait_for()
    slip, ledger = (page.locator(part).bounding_box() for part in ("[data-note]", ".side"))
    assert slip["x"] >= ledger["x"] - 1         # nor from one's hand, where the ledger is slim


# What is read for so long waits until it is told to go on.
LATER = """const real = setTimeout
  const keep = (what) => real(() => (window.later = what))
  window.setTimeout = (what, ms, ...more) => ms === 12000 ? keep(what) : real(what, ms, ...more)"""
# Beside what else stands in the bar, and whole.
IN_THE_BAR = """() => {
  const says = document.querySelector('.top .says').getBoundingClientRect()
  const others = [...document.querySelectorAll('.top h1, .top .round, .top .phases .on, .top .tools')]
    .map((one) => one.getBoundingClientRect())
  return says.top >= 0 && says.bottom <= document.querySelector('.top').getBoundingClientRect().bottom
    && others.every((one) => one.right <= says.left || one.left >= says.right)
}"""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_that_a_bot_hurries_goes_by_itself_and_covers_nothing(visit, language):
    page = visit(844, 390, language).new_page()
    page.add_init_script(LATER)

    def told(socket):
        server = socket.connect_to_server()
        socket.on_message(server.send)
        server.on_message(socket.send)
        socket.send(HURRIED)

    page.route_web_socket("**/play**", told)
    open_table(page)
    asked(page)
    page.locator(".top .says").wait_for()
    assert page.evaluate(IN_THE_BAR)
    assert page.locator("[data-note]").count() == 0
    page.set_viewport_size({"width": 1366, "height": 640})
    page.locator("[data-note=hurried]").wait_for()
    page.evaluate("window.later()")
    page.locator("[data-note=hurried]").wait_for(state="detached")


def test_the_host_sets_the_bots_pace_at_the_table_and_for_the_next_one(visit):
    page = visit().new_page()
    open_table(page)
    asked(page)
    page.get_by_role("button", name="Menu").click()
    calm = page.get_by_role("button", name="calm")
    assert calm.get_attribute("aria-pressed") == "false"
    calm.click()
    page.locator("[aria-pressed=true] >> text=calm").wait_for()     # the table has told it
    assert "sillage-pace=calm" in page.evaluate("document.cookie")


def test_a_board_that_cant_be_fetched_is_told_with_a_way_out(visit):
    page = visit().new_page()
    open_table(page)
    page.route("**/healthz", lambda route: route.abort())
    page.route(f"**/assets/{LESSONS[0]}-*", lambda route: route.abort())
    page.reload()
    page.locator(".stuck a[href='/']").wait_for()


@pytest.mark.parametrize(("path", "part"), [("/privacy", "Privacy"), (f"/learn/{LESSONS[0]}", "lesson")])
def test_a_page_of_which_a_part_cant_be_fetched_says_so_and_can_be_tried_again(visit, path, part):
    page = visit().new_page()
    page.route("**/healthz", lambda route: route.abort())
    page.route(f"**/assets/{part}-*", lambda route: route.abort())
    page.goto(path)
    page.get_by_role("heading", name="This page can’t be fetched").wait_for()
    page.unroute(f"**/assets/{part}-*")
    page.get_by_role("button", name="Reload the page").click()
    page.locator(".nothing").wait_for(state="detached")
    page.locator("main, .place").first.wait_for()


def test_an_ending_that_cant_be_fetched_is_told_with_a_way_out(visit):
    page = visit().new_page()
    page.route("**/healthz", lambda route: route.abort())
    page.route("**/assets/EndScene-*", lambda route: route.abort())
    near_the_end(page, LESSONS[0])
    whim = random.Random(1)
    asks = "document.querySelector('[data-choice], .bar .button') && 'asked'"
    while until(page, f"document.querySelector('.stuck') ? 'stuck' : {asks}") == "asked":
        play_once(page, whim, wait=False)
    page.locator(".stuck a[href='/']").wait_for()


@pytest.mark.slow
def test_a_page_that_was_open_while_the_server_was_renewed_is_renewed_too(chromium, server):
    """The parts it would fetch are gone; the game is not."""
    context = chromium.new_context(base_url=server.url, locale="en", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    near_the_end(page, LESSONS[0])
    loads: list[object] = []
    page.on("load", lambda page: loads.append(page))
    context.route("**/assets/EndScene-*", lambda route: route.fallback() if loads else route.fulfill(status=404))
    with suppress(Error):       # the page it plays on is gone
        play_to_the_end(page)
    page.locator("[data-button=replay]").wait_for()
    assert page.evaluate("sessionStorage.getItem('sillage-renewed')")
    context.close()
