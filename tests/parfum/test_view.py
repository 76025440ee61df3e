"""Parfum's view: what everybody may know is told to everybody."""

from collections import Counter

import pytest

import sillage
from sillage.bots import make_bot
from sillage.server.wire.words import event_data

NAMES = ["Max", "Mia", "Tom", "Zoe"]
PAYS = {"claimed": "notes", "sold": "sales", "bargained": "bargains", "revealed": "water"}


@pytest.mark.rule("PA-E4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_view_says_where_the_money_came_from_and_which_clock_it_is(players):
    table = sillage.new("parfum", NAMES[:players], seed=7)
    bot = make_bot("greedy")
    while not table.over:
        view, seat = table.view(), table.asked[0]
        owner = None if view["now"] is None else view["clocks"][view["now"] - 1]["seat"]
        assert owner == (None if view["phase"] == "wake" else seat)
        table.play(bot.choose(table.seat_view(seat)), seat)
    earned, source = Counter(), ""
    for event in (event_data(table, event, 0) for row in table.decisions for event in row.seen_by(None)):
        source = PAYS.get(event["kind"], source)
        if event["kind"] == "money":
            earned[event["seat"], source] += event["args"]["amount"]
    for player in table.view()["players"]:
        assert player["income"] == {what: earned[player["seat"], what] for what in PAYS.values()}
        assert sum(player["income"].values()) == player["money"]
