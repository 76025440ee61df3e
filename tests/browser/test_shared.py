"""A replay that is shared opens for whoever has its link; where it can't, it is said why and where to go."""

from __future__ import annotations

import pytest

from tests.browser.hands import GOLDEN, LESSONS, SEND, lay, near_the_end, play_to_the_end

pytestmark = pytest.mark.browser
GAME = LESSONS[0]
BRING = f"async (record) => {{ {SEND}; return (await send('/api/records', record, 'jsonl')).id }}"


def test_a_shared_replay_opens_for_a_stranger(visit):
    page = visit().new_page()
    page.goto("/robots.txt")
    played = page.evaluate(BRING, (GOLDEN / f"{GAME}-2.jsonl").read_text(encoding="utf-8"))
    stranger = visit().new_page()
    stranger.goto(f"/t/{played}/replay?at=3")
    stranger.get_by_text("Decision 3 of").wait_for()
    stranger.wait_for_selector(".frame .piece")


def test_the_address_of_a_finished_table_leads_a_stranger_to_its_replay(visit):
    host, stranger = visit().new_page(), visit().new_page()
    near_the_end(host, GAME)
    play_to_the_end(host)
    stranger.goto(host.url)
    stranger.wait_for_url("**/replay")
    stranger.wait_for_selector(".frame .piece")
    assert stranger.get_by_role("link", name="To the table").count() == 0, "it would only lead back here"


def test_a_replay_that_is_not_open_says_why(visit):
    host, stranger = visit().new_page(), visit().new_page()
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    path = lay(host, {"game": GAME, "seats": seats, "public": False})
    for closed in (f"{path}/replay", "/t/nowhere/replay"):
        stranger.goto(closed)
        said = stranger.get_by_role("alert").inner_text()
        assert "private" in said
        stranger.locator("#main a[href='/']").wait_for()
        assert stranger.locator(f"a[href='{closed.removesuffix('/replay')}']").count() == 0, "there is no way in"


def test_a_mangled_link_opens_the_replay_and_whoever_has_no_name_is_called_by_no_number_of_another_tongue(visit):
    host, stranger = visit().new_page(), visit(language="fr").new_page()
    near_the_end(host, GAME)
    play_to_the_end(host)
    path = f"{host.url}/replay?at=3…"
    said = {}
    for page in (host, stranger):
        page.goto(path)
        page.wait_for_selector(".frame .piece")
        said[page] = page.locator("main").inner_text()
    assert "Guest" not in said[host] + said[stranger]
    assert "You" in said[host]
    assert "Invité" in said[stranger]
