"""What the server tells of its games, so that no client lists them; and every game with every number of players."""

from __future__ import annotations

import json
import random

import pytest

from sillage.kernel.found import game_ids
from sillage.kernel.game import find_game
from sillage.texts import LANGUAGES
from tests.server.play import full_table, step

OWN_MOVES = 12
CASES = [(game_id, players) for game_id in game_ids() for players in find_game(game_id).players]


@pytest.mark.parametrize(("game_id", "players"), CASES)
def test_every_number_of_players_is_played_to_its_end(person, game_id, players):
    """A person begins against bots, then a bot takes over; the person is shown every state up to the end."""
    me, rng = person(), random.Random(players)
    table = full_table([me], players - 1, game=game_id)
    chair = me.sit(table["id"])
    chair.until("state")
    while chair.state["decision"] < OWN_MOVES and step([chair], rng):
        pass
    me.do(table["id"], "leave")
    chair.until_over()
    while chair.state["result"] is None:
        chair.hear()
    told = {event["seat"] for text in chair.heard for event in json.loads(text).get("events", ())}
    sides = find_game(game_id).sides(players)
    assert len(chair.state["result"]["scores"]) == sides
    assert told >= set(range(sides)), "something is told of every side"
    assert me.http.get(f"/api/tables/{table['id']}/record").status_code == 200
    last = me.http.get(f"/api/tables/{table['id']}/views/{chair.state['decision']}?open=true").json()
    assert last["view"]["result"] == chair.state["result"]
    chair.close()


def test_a_card_tells_all_that_a_page_needs(person):
    cards = {card["id"]: card for card in person().http.get("/api/games").json()}
    assert set(cards) == set(game_ids())
    for game_id, card in cards.items():
        game = find_game(game_id)
        assert card["players"] == list(game.players)
        assert card["colour"] == game.colour
        assert card["automata"] == {str(n): list(sides) for n, sides in game.automata.items()}
        assert card["tempo"] == (None if game.tempo is None else vars(game.tempo))
        assert card["editions"][0]["tables"]
        assert card["titles"].keys() == set(card["texts"]) == set(card["rules"]) == set(LANGUAGES)


@pytest.mark.parametrize("game_id", game_ids())
def test_a_games_own_files_are_served(person, game_id):
    http = person().http
    card = next(card for card in http.get("/api/games").json() if card["id"] == game_id)
    if card["cover"] is not None:
        cover = http.get(card["cover"])
        assert cover.headers["content-type"].startswith("image/svg+xml")
        assert "<svg" in cover.text
    for language in LANGUAGES:
        assert f"{game_id}-name" in http.get(f"/api/games/{game_id}/texts/{language}.ftl").text
        assert '<a id="' in http.get(f"/api/rules/{game_id}.{language}.md").text
    for missing in ("texts/xx.ftl", "texts/rules.ftl", "picture.svg"):
        assert http.get(f"/api/games/{game_id}/{missing}").status_code == 404
    assert http.get("/api/games/nothing/cover.svg").json()["error"]["reason"] == "not-found"
