"""Tables: open, join, leave, start, play again, look on."""

from __future__ import annotations

import json
import random

from sillage.server.match.terms import BOT_NAMES
from tests.server.play import full_table, seats, settle, step
from tests.server.served import close_code


def refusal(answer):
    return answer.json()["error"]["reason"]


def test_a_table_fills_and_starts(person):
    mia, max_, ann = person("Mia"), person("Max"), person("Ann")
    table = mia.open(game="parfum", seats=seats(2, 1), pace="instant")
    assert mia.do(table["id"], "seed", seed="from Mia")["seeds"] == ["from Mia", "", ""]
    assert table["status"] == "open"
    assert len(table["commitment"]) == 64
    assert table["secret"] is None
    assert [t["id"] for t in max_.http.get("/api/tables").json() if t["id"] == table["id"]]
    joined = max_.do(table["id"], "join", seed="from Max")
    assert joined["status"] == "playing"
    assert joined["you"] == [1]
    assert joined["seeds"] == ["from Mia", "from Max", ""]
    assert joined["commitment"] == table["commitment"]
    assert joined["seats"][2]["name"] in BOT_NAMES
    assert ann.do(table["id"], "join", expect=409)["error"]["reason"] == "not-open"
    mine = max_.http.get("/api/me/tables").json()
    assert [t["id"] for t in mine] == [table["id"]]


def test_a_private_table_needs_its_code(person):
    mia, eve = person(), person()
    table = mia.open(game="parfum", seats=seats(2), public=False)
    path = f"/api/tables/{table['id']}"
    assert refusal(eve.http.get(path)) == "not-found"
    assert refusal(eve.http.get(path, params={"code": "wrong"})) == "not-found"
    assert eve.do(table["id"], "join", expect=404, code="wrong")["error"]["reason"] == "not-found"
    assert table["id"] not in [t["id"] for t in eve.http.get("/api/tables").json()]
    assert close_code(eve.sit(table["id"])) == 4404
    assert eve.http.get(path, params={"code": table["code"]}).json()["code"] is None
    assert eve.do(table["id"], "join", code=table["code"])["status"] == "playing"


def test_only_the_host_arranges(person):
    mia, max_ = person(), person()
    table = mia.open(game="parfum", seats=seats(3), start="host")
    max_.do(table["id"], "join")
    assert max_.do(table["id"], "start", expect=403)["error"]["reason"] == "not-host"
    assert mia.do(table["id"], "start", expect=409)["error"]["reason"] == "not-full"
    changed = mia.do(table["id"], "seats", seat=2, kind="bot", level="random")
    assert changed["seats"][2]["kind"] == "bot"
    assert mia.do(table["id"], "seats", expect=422, seat=2, kind="bot", level="none")["error"]["reason"] == "invalid"
    left = max_.do(table["id"], "leave")
    assert left["seats"][1]["kind"] == "open"
    assert mia.http.post(f"/api/tables/{table['id']}/leave").status_code == 204
    assert max_.http.get(f"/api/tables/{table['id']}").json()["status"] == "over"


def test_setups_that_can_not_be(person):
    mia = person()
    for terms in (
        {"game": "chess", "seats": seats(2)},
        {"game": "parfum", "seats": seats(1)},
        {"game": "parfum", "seats": seats(2), "options": {"first_game": "maybe"}},
        {"game": "parfum", "seats": seats(2), "options": {"nonsense": True}},
        {"game": "parfum", "seats": [{"kind": "me"}, {"kind": "me"}]},
        {"game": "parfum", "seats": seats(2), "mode": "hot-seat"},
        {"game": "parfum", "seats": seats(2), "clock": {"kind": "move", "seconds": 0}},
    ):
        assert mia.http.post("/api/tables", json=terms).status_code == 422, terms
    unknown = mia.http.post("/api/tables", json={"game": "parfum", "seats": seats(2), "edition": "none"})
    assert refusal(unknown) == "not-found"
    assert mia.http.get("/api/me/tables").json() == []


def test_history_replay_record_stats_and_rematch(person, tmp_path):
    people = [person("Mia"), person("Max")]
    table = full_table(people, 1)
    path = f"/api/tables/{table['id']}"
    chairs = [p.sit(table["id"]) for p in people]
    rng = random.Random(5)
    assert refusal(people[0].http.get(f"{path}/record")) == "not-over"
    for _ in range(12):
        step(chairs, rng)
    settle(chairs)
    made = chairs[0].state["decision"]
    assert refusal(people[0].http.get(f"{path}/views/{made}", params={"seat": 1})) == "forbidden"
    assert people[0].http.get(f"{path}/views/{made}", params={"seat": 0}).json()["view"] == chairs[0].state["view"]
    while step(chairs, rng):
        pass
    for chair in chairs:
        chair.until_seq(chairs[0].state["seq"])
        while chair.table["status"] != "over":
            chair.hear()
    assert chairs[0].table["secret"] is not None
    record = people[0].http.get(f"{path}/record").text
    assert '"dice"' in record.splitlines()[0]
    last = chairs[0].state["decision"]
    replay = people[1].http.get(f"{path}/views/{last}", params={"seat": 0}).json()
    assert replay["view"] == chairs[0].state["view"]
    assert replay["action"]["action"]
    middle = people[1].http.get(f"{path}/views/{last // 2}", params={"seat": 0}).json()
    told = [event for text in chairs[0].heard if '"state"' in text for event in json.loads(text).get("events", [])]
    assert middle["events"] == [event for event in told if event["n"] == last // 2]
    assert refusal(people[0].http.get(f"{path}/views/{last + 1}")) == "not-found"
    stats = people[0].http.get("/api/me/stats").json()["games"]
    assert [(g["game"], g["opponents"], g["played"]) for g in stats] == [("parfum", "people", 1)]
    assert [t["id"] for t in people[0].http.get("/api/history").json()] == [table["id"]]
    again = people[0].do(table["id"], "rematch")
    assert again["seats"][1]["person"] == people[1].id
    assert again["status"] == "open"
    assert people[1].do(table["id"], "rematch")["id"] == again["id"]
    assert people[0].http.get(f"/api/tables/{again['id']}").json()["status"] == "playing"


def test_a_replay_that_was_shared_opens_for_whoever_has_it(person):
    people, ann = [person("Mia"), person("Max")], person("Ann")
    table = full_table(people, public=False)
    path = f"/api/tables/{table['id']}"
    looks = [path, f"{path}/views/0"]
    assert [refusal(ann.http.get(look)) for look in looks] == ["not-found"] * 2
    chair = people[0].sit(table["id"])
    assert chair.ask(type="resign")["type"] == "ok"
    while chair.table["status"] != "over":
        chair.hear()
    assert [ann.http.get(look).status_code for look in [*looks, f"{path}/record"]] == [200] * 3
    assert ann.http.get(path).json()["code"] is None
    assert refusal(ann.http.get(f"{path}/chat")) == "not-found"


def test_spectators_see_what_everybody_sees(person):
    people, ann = [person(), person()], person("Ann")
    table = full_table(people)
    chairs = [p.sit(table["id"]) for p in people]
    settle(chairs)
    looking = ann.sit(table["id"])
    looking.until("state")
    assert looking.state["seat"] is None
    assert looking.state["legal"] == []
    assert all(p["worths"] is None for p in looking.state["view"]["players"])
    assert looking.ask(type="play", seq=1, action=0)["error"]["reason"] == "not-seated"
    assert chairs[0].ask(type="show", on=True)["type"] == "ok"
    taught = ann.sit(table["id"], query="&look=0")
    taught.until("state")
    assert taught.state["seat"] == 0
    assert taught.state["view"]["players"][0]["worths"] is not None
    assert taught.state["view"]["players"][1]["worths"] is None
    other = ann.sit(table["id"], query="&look=1")
    other.until("state")
    assert other.state["seat"] is None


def test_resigning_aborting_and_being_taken_over(person):
    people = [person(), person(), person()]
    table = full_table(people)
    chairs = [p.sit(table["id"]) for p in people]
    settle(chairs)
    assert chairs[2].ask(type="away")["type"] == "ok"
    while not chairs[0].table["seats"][2]["away"]:
        chairs[0].hear()
    assert chairs[2].ask(type="play", seq=chairs[2].state["seq"], action=0)["error"]["reason"] == "not-asked"
    chairs[2].close()
    chairs[2] = people[2].sit(table["id"])      # who comes back has the seat back
    while chairs[0].table["seats"][2]["away"]:
        chairs[0].hear()
    chairs[2].until("state")
    assert chairs[1].ask(type="resign")["type"] == "ok"
    assert chairs[0].ask(type="abort", vote=True)["type"] == "ok"
    assert chairs[0].table["status"] == "playing"
    assert chairs[2].ask(type="abort", vote=True)["type"] == "ok"
    while chairs[0].table["status"] != "over":
        chairs[0].hear()
    assert chairs[0].table["result"] == {"ending": "aborted"}


def test_the_last_who_stands_wins(person):
    people = [person(), person()]
    table = full_table(people)
    chairs = [p.sit(table["id"]) for p in people]
    settle(chairs)
    chairs[0].ask(type="resign")
    while chairs[1].table["status"] != "over":
        chairs[1].hear()
    assert chairs[1].table["result"]["winners"] == [1]
    assert chairs[1].table["result"]["ending"] == "resigned"


def test_hot_seat_covers_hands(person):
    mia = person("Mia")
    both = [{"kind": "me", "name": "Mia"}, {"kind": "me", "name": "Max"}]
    table = mia.open(game="parfum", seats=both, mode="hot-seat")
    assert table["you"] == [0, 1]
    chair = mia.sit(table["id"])
    chair.until("state")
    for _ in range(30):
        assert chair.state["seat"] is None, "a hand was shown before somebody said who they are"
        assert chair.state["legal"] == []
        assert all(p["worths"] is None for p in chair.state["view"]["players"])
        asked = chair.state["asked"][0]
        assert chair.ask(type="sit", seat=1 - asked)["error"]["reason"] == "not-asked"
        chair.say(type="sit", seat=asked)
        while chair.state["seat"] != asked:
            chair.hear()
        assert chair.state["view"]["players"][1 - asked]["worths"] is None
        while chair.state["seat"] is not None:
            answer = chair.play(chair.state["legal"][0]["code"], seat=asked)
            chair.until_seq(answer["seq"])
            assert chair.state["seat"] in (None, asked)


def test_hints(person):
    mia = person()
    table = mia.open(game="parfum", seats=seats(1, 1), pace="instant")
    chair = mia.sit(table["id"])
    settle([chair])
    hint = mia.http.get(f"/api/tables/{table['id']}/hint").json()
    assert hint["code"] in [a["code"] for a in chair.state["legal"]]
    serious = mia.open(game="parfum", seats=seats(1, 1), pace="instant", hints=False)
    settle([mia.sit(serious["id"])])
    assert refusal(mia.http.get(f"/api/tables/{serious['id']}/hint")) == "no-hint"


def test_chat_is_limited(person):
    people = [person("Mia"), person("Max")]
    table = full_table(people)
    mia, max_ = (p.sit(table["id"]) for p in people)
    max_.until("state")
    assert mia.ask(type="chat", text="Bonjour")["type"] == "ok"
    assert max_.until("chat")["chat"]["text"] == "Bonjour"
    assert mia.ask(type="chat", text="x" * 301)["error"]["reason"] == "too-large"
    answers = [mia.ask(type="chat", text=f"{i}") for i in range(6)]
    assert answers[-1]["error"]["reason"] == "too-many"
    lines = people[1].http.get(f"/api/tables/{table['id']}/chat").json()
    assert [line["text"] for line in lines] == ["Bonjour", "0", "1", "2", "3"]
    late = people[1].sit(table["id"])
    assert [line["text"] for line in late.until("table")["chat"]] == ["Bonjour", "0", "1", "2", "3"]


def test_games_editions_rules_and_texts(person):
    mia = person()
    games = mia.http.get("/api/games").json()
    parfum = next(g for g in games if g["id"] == "parfum")
    edition = mia.http.get(f"/api/editions/{parfum['editions'][0]['id']}", params={"game": "parfum"}).json()
    assert edition["game"] == "parfum"
    assert "PA-C8" in mia.http.get("/api/rules/parfum.en.md").text
    assert "server-error-stale" in mia.http.get("/api/locales/fr/server.ftl").text
    for path in ("/api/rules/parfum.xx.md", "/api/rules/..%2f..%2fREADME.md", "/api/locales/en/..%2f..%2fx.ftl"):
        assert mia.http.get(path).status_code == 404


def test_uploads_of_editions_are_checked(person):
    from sillage.kernel.edition import editions_of

    mia, eve = person(), person()
    toml = next(iter(editions_of("parfum").values())).read_text(encoding="utf-8")
    made = mia.http.post("/api/editions", content=toml, headers={"Content-Type": "application/toml"})
    assert made.status_code == 201, made.text
    edition = made.json()["id"]
    assert [e["id"] for e in mia.http.get("/api/me/editions").json()] == [edition]
    assert refusal(eve.http.get(f"/api/editions/{edition}", params={"game": "parfum"})) == "not-found"
    table = mia.open(game="parfum", seats=seats(2), edition=edition)
    assert eve.http.get(f"/api/editions/{table['edition']}", params={"game": "parfum"}).status_code == 200
    bad = mia.http.post("/api/editions", content=toml.replace('game = "parfum"', 'game = "chess"'))
    assert refusal(bad) == "bad-edition"
    assert refusal(mia.http.post("/api/editions", content=b"x" * 300_000)) == "too-large"
