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


def test_somebody_sees_to_their_own_account_and_leaves(visit, server):
    rosa = member(server, "Rosa")
    elsewhere, _ = log_in(server, "Rosa")
    page = at_home(visit(), rosa)
    page.goto("/me")
    page.get_by_text("Change the password").click()
    page.get_by_label("The password until now").fill(GOOD)
    page.get_by_label("The new one").fill(OTHER)
    page.get_by_role("button", name="Change it").click()
    page.get_by_text("The password is changed.").wait_for()
    assert [log_in(server, "Rosa", password)[1] for password in (GOOD, OTHER)] == [401, 200]

    third, _ = log_in(server, "Rosa", OTHER)
    page.locator("summary", has_text="Log out everywhere else").click()
    page.get_by_role("button", name="Log out everywhere else").click()
    page.get_by_text("You are logged out everywhere but here.").wait_for()
    assert [one.get("/api/me").status_code for one in (elsewhere, third)] == [401, 401]

    with page.expect_download() as taken:
        page.locator("a[href='/api/me/export']").click()
    assert "Rosa" in taken.value.path().read_text(encoding="utf-8")

    page.on("dialog", lambda dialog: dialog.accept())
    page.get_by_text("Delete your account", exact=True).click()
    page.get_by_label("Your password").fill(OTHER)
    page.get_by_role("button", name="Delete me for good").click()
    page.wait_for_url("**/")
    assert log_in(server, "Rosa", OTHER)[1] == 401
