"""Perfumery's market: whatever lies in its columns, it leaves the other parts of the place their room."""

from __future__ import annotations

import json

import pytest

from tests.browser.hands import asked, near_the_end, painted
from tests.browser.looks import WIDE
from tests.browser.test_perfumery import CROWDED, GAME, HIGH, SIZES

pytestmark = pytest.mark.browser


def test_stacks_of_twenty_fit_every_window(visit):
    """As nobody plays them: what the server tells has more cards in each column."""
    page = visit(1366, 640, "fr").new_page()

    def piled(socket):
        server = socket.connect_to_server()

        def hand_on(message):
            told = json.loads(message)
            if told["type"] == "state" and told["view"]:
                for column in told["view"]["columns"]:
                    column["below"] = (column["below"] or column["above"]) * 20
            socket.send(json.dumps(told))

        server.on_message(hand_on)

    page.route_web_socket("**/play**", piled)
    near_the_end(page, GAME, 60, 4)
    asked(page)
    page.locator(".stall .more").first.wait_for()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        painted(page)
        assert (page.evaluate(HIGH), page.evaluate(WIDE), page.evaluate(CROWDED)) == (0, 0, []), f"{width}×{height}"
