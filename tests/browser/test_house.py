"""The pages of who keeps the house: what is kept of people, who is here, a link that sets a password."""

from __future__ import annotations

import pytest

from sillage.cli.admin import change
from tests.server.served import Person
from tests.server.test_accounts import GOOD, log_in, member

pytestmark = pytest.mark.browser
OTHER = "four other plain words"


def at_home(context, person: Person):
    """A page of somebody who is logged in."""
    context.add_cookies([{"name": "sillage", "value": person.http.cookies["sillage"], "url": person.server.url}])
    return context.new_page()


def test_a_keeper_mutes_somebody_and_gives_a_link_that_sets_a_password(visit, server):
    keeper, nora = member(server, "Concierge"), member(server, "Nora")
    change(server.db, keeper.id, "keeper", True)
    while not keeper.http.get("/api/me").json()["keeper"]:      # the server hears of it
        pass
    page = at_home(visit(), keeper)
    page.goto("/admin")
    line = page.locator("li", has_text=nora.id)
    line.get_by_role("button", name="Silence").click()
    line.locator(".chip").wait_for()
    line.get_by_role("button", name="New password").click()
    address = page.locator(".link").inner_text()

    hers = visit().new_page()
    hers.goto(address)
    hers.get_by_label("The new one").fill(OTHER)
    hers.get_by_role("button", name="Set it and log in").click()
    hers.wait_for_url("**/me")
    assert [log_in(server, "Nora", password)[1] for password in (GOOD, OTHER)] == [401, 200]

    hers.goto("/admin")
    hers.get_by_text("This page is for who keeps the server.").wait_for()


def test_a_link_without_its_token_and_what_is_kept(visit):
    page = visit().new_page()
    page.goto("/reset")
    page.get_by_text("This address has no link.").wait_for()
    page.goto("/privacy")
    page.get_by_role("heading", name="Privacy").wait_for()
    page.locator("main a[href='/me']").wait_for()
    assert page.locator("main").inner_text().count("\n") > 10
