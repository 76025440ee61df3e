"""A page that can't go on says so, with a way out; who comes back is told what happened meanwhile."""

from __future__ import annotations

import pytest

from tests.browser.hands import asked, open_table

pytestmark = pytest.mark.browser


def test_a_table_that_cant_be_reached_says_so_after_a_few_tries(visit):
    page = visit().new_page()
    open_table(page)
    asked(page)
    page.route_web_socket("**/play**", lambda socket: socket.close())
    path = page.url
    page.goto(path)
    page.locator(".stuck").wait_for()
    assert page.locator(".stuck .button").count() >= 2
    page.locator(".stuck a[href='/']").click()
    page.wait_for_selector(".game")


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
