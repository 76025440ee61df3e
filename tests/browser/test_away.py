"""Who goes away: a game with one person waits for that person; among others a bot takes over, announced, until they
are back and told what happened meanwhile."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.hands import PATIENCE, asked, open_table, play_once, until
from tests.server.served import LIMITS, Person, Server

pytestmark = pytest.mark.browser
GAME = "parfum"
# Where it lies, as long as it lies there: a second.
ANNOUNCED = """(() => {
  const parts = ['[data-note=takeover]', '.trays'].map((part) => document.querySelector(part))
  return parts.every(Boolean) && parts.map((part) => part.getBoundingClientRect().toJSON())
})()"""
TAKEN_OVER = "document.querySelector('.badge')?.textContent"


@pytest.fixture(scope="module")
def hasty(static: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where who is gone is taken over after a second."""
    folder = tmp_path_factory.mktemp("hasty")
    limits = LIMITS | {"GRACE": "1"}
    server = Server(f"sqlite:///{folder / 'tables.db'}", folder / "server.log", limits, light=True).start()
    yield server
    server.stop()


def come(chromium: Browser, person: Person) -> BrowserContext:
    """The browser of somebody whom the server knows."""
    context = chromium.new_context(base_url=person.server.url, locale="en", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    cookies = person.http.cookies.jar
    context.add_cookies([{"name": one.name, "value": one.value or "", "url": person.server.url} for one in cookies])
    return context


def see(context: BrowserContext, path: str) -> Page:
    page = context.new_page()
    page.goto(path)
    page.wait_for_selector(".frame")
    return page


def test_one_person_is_waited_for_and_among_others_a_bot_takes_over_until_one_is_back(chromium, hasty):
    mia, max_, lea = (Person(hasty, name) for name in ("Mia", "Max", "Léa"))
    alone, absent, present = (come(chromium, person) for person in (lea, max_, mia))
    solo = alone.new_page()
    open_table(solo, 2, GAME)
    asked(solo)
    path, prompt = solo.url, solo.locator(".prompt").inner_text()
    solo.close()                                    # a locked phone

    table = mia.open(game=GAME, seats=[{"kind": "me"}, {"kind": "open"}])
    max_.do(table["id"], "join", seat=1, code=table["code"])
    here, gone = see(present, f"/t/{table['id']}"), see(absent, f"/t/{table['id']}")
    gone.close()
    slip, trays = until(here, ANNOUNCED)                        # it is announced,
    assert slip["left"] >= trays["right"], "over the journal, not over what one chooses from"
    until(here, f"{TAKEN_OVER} === 'a bot plays for them'")              # and then it happens
    whim = random.Random(3)
    for _ in range(4):
        play_once(here, whim)
    back = see(absent, f"/t/{table['id']}")
    back.get_by_text("While you were away").wait_for()
    assert back.locator(".tray .clock").count() >= 1, "the turn in one line, as in the journal"
    until(here, f"{TAKEN_OVER} !== 'a bot plays for them'")              # the seat is theirs again
    back.locator("[data-button=recap-end]").click()
    back.get_by_text("While you were away").wait_for(state="detached")

    again = see(alone, path)                        # she was gone for longer than Max
    asked(again)
    assert again.locator(".prompt").inner_text() == prompt
    assert again.get_by_text("While you were away").count() == 0
    for context in (alone, absent, present):
        context.close()
