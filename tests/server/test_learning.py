"""Learning from a game: analysis, hints, records brought here, playing on, ratings."""

from __future__ import annotations

import json
import random
import time

import pytest

import sillage
from sillage.kernel.found import built_in
from sillage.server.match.dice import verify
from sillage.table.lines import record_lines
from sillage.table.record import parse_record
from tests.kit.cases import SHORTEST
from tests.server.play import full_table, seats
from tests.server.served import Person, Server

PACE = 0.1          # seconds from one question to the next


def finish(chair, seed=1, moves=100_000):
    """Plays at random to the end; a bot may decide meanwhile, then one looks again."""
    rng = random.Random(seed)
    while chair.table.get("status") != "over" and moves > 0:
        if not chair.state.get("legal"):
            chair.hear()
            continue
        seen = chair.state["seq"]
        answer = chair.play(rng.choice(chair.state["legal"])["code"])
        if answer["type"] == "ok":
            chair.until_seq(answer["seq"])
            moves -= 1
        else:
            assert answer["error"]["reason"] in ("stale", "not-asked"), answer
            chair.until_seq(seen + 1)


def finished(person, game="fairy_perfume", **terms):
    """A whole game of one person against a bot."""
    mia = person("Mia")
    table = mia.open(game=game, seats=seats(1, 1), pace="instant", **terms)
    chair = mia.sit(table["id"])
    finish(chair)
    chair.close()
    return mia, table["id"]


def record(somebody, table_id):
    answer = somebody.http.get(f"/api/tables/{table_id}/record")
    assert answer.status_code == 200, answer.text
    return answer.text


def bring(somebody, text):
    return somebody.http.post("/api/records", content=text.encode())



def greedy_record():
    table = sillage.new("parfum", ["greedy", "greedy"], seed=3)
    return "".join(line + "\n" for line in record_lines(table))


@pytest.fixture(scope="module")
def foreign():
    """A finished game from elsewhere, a short one."""
    table = sillage.new(SHORTEST, ["Ann", "greedy"], seed=3)
    while not table.over:
        table.play(table.legal_actions[0])
    return "".join(line + "\n" for line in record_lines(table))


# ---- records ---------------------------------------------------------------------------------------
def test_a_record_names_its_bots(person):
    mia, table_id = finished(person)
    header = json.loads(record(mia, table_id).splitlines()[0])
    person_seat, bot_seat = header["seats"]
    assert person_seat == "Mia"
    assert bot_seat["bot"] == "greedy"
    assert bot_seat["name"] not in ("", "greedy"), "bots at a table have names of their own"


def test_a_record_from_elsewhere_becomes_a_table_one_can_replay(person, foreign):
    mia = person("Mia")
    answer = bring(mia, foreign)
    assert answer.status_code == 201, answer.text
    table = answer.json()
    assert table["status"] == "over"
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "greedy"]
    assert [seat["level"] for seat in table["seats"]] == [None, "greedy"]
    assert record(mia, table["id"]) == foreign
    last = len(foreign.splitlines()) - 2
    view = mia.http.get(f"/api/tables/{table['id']}/views/{last // 2}?seat=0").json()
    assert view["last"] == last
    assert table["id"] in {card["id"] for card in mia.http.get("/api/history").json()}
    assert mia.http.get("/api/me/stats").json() == {"games": []}, "it is not a game one has played"
    max_ = person("Max")
    assert max_.http.get(f"/api/tables/{table['id']}").status_code == 200, "whoever has its address may look at it"
    assert table["id"] not in {card["id"] for card in max_.http.get("/api/history").json()}


def test_a_damaged_record_is_refused_with_its_line(person, foreign):
    mia, lines = person("Mia"), foreign.splitlines()
    cases = [
        (foreign.replace(lines[6], lines[6].replace(":", ": ", 1), 1), "record-changed", 7),
        (foreign.rstrip("\n"), "record-cut-off", len(lines)),
        (foreign.replace(lines[3], "{oh", 1), "record-json", 4),
        ("", "record-empty", 1),
    ]
    for text, reason, line in cases:
        answer = bring(mia, text)
        assert answer.status_code == 422, text[:80]
        error = answer.json()["error"]
        assert error["reason"] == "bad-record"
        assert error["text"] == {"id": reason, "args": {"line": line}}
    unfinished = bring(mia, "".join(f"{line}\n" for line in lines[:9]))
    assert unfinished.json()["error"]["text"]["id"] == "record-unfinished"
    noise = mia.http.post("/api/records", content=b"\xff\xfe")
    assert noise.json()["error"]["text"] == {"id": "record-utf8", "args": {"line": 1}}
    large = mia.http.post("/api/records", content=b"x" * 2_000_001)
    assert large.status_code == 413
    assert mia.http.get("/api/history").json() == []


# ---- playing on ------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", built_in()[:2])
def test_one_plays_on_from_a_position(person, game):
    mia, table_id = finished(person, game)
    before = record(mia, table_id).splitlines()
    at = len(before) // 3
    table = mia.do(table_id, "continue", expect=201, decision=at, seat=1, level="greedy", pace="instant")
    assert table["continued"] == at
    assert table["you"] == [1]
    assert not table["rated"]
    chair = mia.sit(table["id"])
    finish(chair, seed=2)
    chair.close()
    text = record(mia, table["id"])
    after = [json.loads(line) for line in text.splitlines()]
    for old, new in zip(map(json.loads, before[1 : at + 1]), after[1 : at + 1], strict=True):
        assert (new["code"], new["chance"]) == (old["code"], old["chance"])
    replayed = parse_record(text)
    assert replayed.over
    tapes = [replayed.setup.tape, *(d.tape for d in replayed.decisions)]
    assert verify(after[0]["dice"], tapes) == sum(map(len, tapes)), "every outcome, of both games' dice"
    assert after[0]["dice"]["before"]["commitment"] != after[0]["dice"]["commitment"]


def test_a_table_that_plays_on_survives_a_crash(tmp_path):
    """It is rebuilt from the other game, its own log and its snapshot."""
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log").start()
    try:
        mia = Person(server, "Mia")
        text = greedy_record()
        old = bring(mia, text).json()
        table = mia.do(old["id"], "continue", expect=201, decision=40, seat=0, level="greedy", pace="instant")
        chair = mia.sit(table["id"])
        finish(chair, moves=60)
        seen = chair.state
        chair.close()
        server.kill()
        server.start()
        chair = mia.sit(table["id"])
        chair.until("state")
        assert chair.state["decision"] >= seen["decision"] > 40 + 60
        finish(chair)
        chair.close()
        rows = [json.loads(line) for line in record(mia, table["id"]).splitlines()]
        assert parse_record(record(mia, table["id"])).over
        assert [row["code"] for row in rows[1:41]] == [json.loads(line)["code"] for line in text.splitlines()[1:41]]
        assert "before" in rows[0]["dice"]
        assert rows[0]["dice"]["before"] is None, "a game from the terminal has no secret"
    finally:
        server.stop()


def test_where_one_can_not_play_on(person, foreign):
    mia = person("Mia")
    table = bring(mia, foreign).json()
    last = table["decision"]
    mia.do(table["id"], "continue", expect=404, decision=last)
    mia.do(table["id"], "continue", expect=404, decision=1, seat=2)
    running = mia.open(game="fairy_perfume", seats=seats(1, 1), pace="instant")
    mia.do(running["id"], "continue", expect=409, decision=0)
    person("Max").do(table["id"], "continue", expect=404, decision=1)


# ---- analysis --------------------------------------------------------------------------------------
def test_a_finished_game_is_analysed_once(person, foreign):
    mia = person("Mia")
    table_id = bring(mia, foreign).json()["id"]
    address = f"/api/tables/{table_id}/analysis"
    assert mia.http.get(address).json()["status"] == "none"
    told = mia.http.post(address).json()
    assert told["status"] == "running"
    assert told["total"] == len(foreign.splitlines()) - 2
    while told["status"] == "running":
        assert mia.http.get("/healthz").status_code == 200, "the server goes on answering"
        assert 0 <= told["done"] <= told["total"], "it tells how far it is"
        time.sleep(PACE)
        told = mia.http.get(address).json()
    assert told["status"] == "done", told
    result = told["result"]
    assert all(sum(m["before"]) == pytest.approx(1, abs=0.001) for m in result["moments"])
    for share in result["shares"]:
        total = share["start"] + share["own"] + share["others"] + share["luck"]
        assert total == pytest.approx(share["end"], abs=0.001)
    turned = [m for m in result["moments"] if m["number"] in result["turning_points"]]
    assert turned
    assert all(m["text"]["id"].startswith(f"{SHORTEST}-do-") for m in turned)
    assert mia.http.post(address).json() == told, "it is kept"


def test_a_game_under_way_is_not_analysed(person):
    mia = person("Mia")
    table = mia.open(game="fairy_perfume", seats=seats(1, 1), pace="instant")
    assert mia.http.post(f"/api/tables/{table['id']}/analysis").status_code == 409


# ---- hints -----------------------------------------------------------------------------------------
def test_a_hint_tells_the_best_moves_and_their_chances(person):
    mia = person("Mia")
    table = mia.open(game="fairy_perfume", seats=seats(1, 1), pace="instant")
    chair = mia.sit(table["id"])
    while not chair.state.get("legal"):
        chair.hear()
    hint = {"moves": [{"chance": None}]}
    while hint["moves"][0]["chance"] is None:       # the search may still be compiled
        time.sleep(PACE)
        hint = mia.http.get(f"/api/tables/{table['id']}/hint").json()
    legal = {item["code"] for item in chair.state["legal"]}
    assert {move["code"] for move in hint["moves"]} <= legal
    assert 1 <= len(hint["moves"]) <= 3
    assert all(0 <= move["chance"] <= 1 for move in hint["moves"])
    assert hint["code"] == hint["moves"][0]["code"]
    chair.close()


# ---- rated tables ----------------------------------------------------------------------------------
def test_rated_tables_are_for_people_and_have_no_hints(person):
    mia, max_ = person("Mia"), person("Max")
    for bad in ({"seats": seats(1, 1)}, {"seats": [{"kind": "me"}] * 2, "mode": "hot-seat"}):
        answer = mia.http.post("/api/tables", json={"game": "fairy_perfume", "rated": True, **bad})
        assert answer.status_code == 422, bad
    waiting = mia.open(game="fairy_perfume", seats=seats(2), rated=True)
    mia.do(waiting["id"], "seats", expect=422, seat=1, kind="bot", level="greedy")
    table = full_table([mia, max_], game="fairy_perfume", rated=True)
    assert table["rated"]
    assert not table["hints"]
    assert not table["undo"]
    assert mia.http.get(f"/api/tables/{table['id']}/hint").json()["error"]["reason"] == "no-hint"


def test_who_wins_rated_games_is_rated_higher(person):
    mia, max_ = person("Mia"), person("Max")
    for _ in range(2):
        table = full_table([mia, max_], game="fairy_perfume", rated=True)
        chair = max_.sit(table["id"])
        assert chair.ask(type="resign")["type"] == "ok"
        chair.close()
    full_table([mia, max_], game="fairy_perfume")
    best, worst = (one.http.get("/api/me/ratings").json() for one in (mia, max_))
    assert best[0]["rating"] > 1500 > worst[0]["rating"]
    assert best[0]["error"] < 500
    assert best[0]["games"] == worst[0]["games"] == 2
    assert mia.http.get("/api/me/ratings").json() == best, "looking again changes nothing"
    listed = [row["name"] for row in mia.http.get("/api/ratings/fairy_perfume").json()]
    assert listed.index("Mia") < listed.index("Max") if "Max" in listed else "Mia" in listed


def test_a_game_has_its_records(person):
    mia, table_id = finished(person, public=True)
    score = mia.http.get(f"/api/tables/{table_id}").json()["result"]["scores"][0]
    kept = mia.http.get("/api/records/fairy_perfume").json()
    assert kept["played"] >= 1
    assert kept["points"][0]["points"] >= score
    assert [row["points"] for row in kept["points"]] == sorted((r["points"] for r in kept["points"]), reverse=True)
    assert all(row["margin"] > 0 for row in kept["widest"] + kept["narrowest"])
    assert mia.http.get("/api/records/chess").status_code == 404
    one, other = person("One"), person("Other")
    given_up = full_table([one, other], game="fairy_perfume")
    chair = other.sit(given_up["id"])
    assert chair.ask(type="resign")["type"] == "ok"
    chair.close()
    assert mia.http.get("/api/records/fairy_perfume").json()["played"] == kept["played"], "given up: it sets no record"
