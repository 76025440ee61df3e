"""For who keeps the house: bans, silence, deletions, links that set a password, what is kept and for how long."""

from __future__ import annotations

import json

import httpx
import pytest

from sillage.server.match.hours import now
from sillage.server.ops.settings import Keeping
from sillage.server.store import accounts, schema
from sillage.server.store.removal import DAY, NOBODY
from tests.server.inside import Inside
from tests.server.play import full_table, seats
from tests.server.served import PATIENCE, Person, close_code
from tests.server.test_accounts import GOOD, at, log_in, member

OTHER = "four other plain words"


@pytest.fixture(scope="module")
def inside(tmp_path_factory):
    folder = tmp_path_factory.mktemp("house")
    with Inside(f"sqlite:///{folder / 'tables.db'}", keeping=Keeping(tables=30)) as inside:
        yield inside


@pytest.fixture(scope="module")
def keeper(inside):
    keeper = member(inside, "Concierge")
    inside.call(inside.hub.store.write(lambda c: accounts.make_keeper(c, keeper.id, True)))
    inside.call(inside.guard.app.state.porter.look())
    return keeper


def rows(inside, query):
    return inside.call(inside.hub.store.read(lambda c: c.execute(query).all()))


# ---- who may ---------------------------------------------------------------------------------------
def test_only_who_keeps_the_house(inside, keeper):
    guest, some = Person(inside, "Passer"), member(inside, "Somebody")
    assert keeper.http.get("/api/me").json()["keeper"] is True
    for who, status in ((guest, 403), (some, 403), (keeper, 200)):
        for path in ("load", "people", "tables"):
            assert who.http.get(f"/api/admin/{path}").status_code == status
    for method, path in (("POST", f"people/{some.id}"), ("DELETE", f"people/{some.id}"), ("DELETE", "tables/t1"),
                         ("POST", f"people/{some.id}/reset")):
        answer = guest.http.request(method, f"/api/admin/{path}", json={"banned": True} if method == "POST" else None)
        assert answer.status_code == 403
    assert keeper.http.post(f"/api/admin/people/{keeper.id}", json={"banned": True}).status_code == 403


def test_how_the_server_is(inside, keeper):
    told = keeper.http.get("/api/admin/load").json()
    assert told["memory"] > 10**6
    assert told["database"] == "sqlite"
    assert told["database_bytes"] > 0
    assert told["disk_free"] > 0
    assert told["trouble"] is None
    assert told["people"]["member"] >= 1


# ---- bans and silence ------------------------------------------------------------------------------
def test_who_is_banned_is_out_and_stays_out(inside, keeper):
    pest, other = member(inside, "Pest"), Person(inside, "Other")
    table = full_table([pest, other])
    chair = pest.sit(table["id"])
    chair.until("state")
    assert keeper.http.post(f"/api/admin/people/{pest.id}", json={"banned": True}).status_code == 204
    assert close_code(chair) == 4401
    again = pest.http.post("/api/me", json={})
    assert (again.status_code, again.json()["error"]["reason"]) == (403, "banned"), "no new guest by the same cookie"
    assert log_in(inside, "Pest")[1] == 403
    assert close_code(pest.sit(table["id"])) == 4403
    assert pest.http.get(f"/t/{table['id']}").status_code == 200, "the page itself says why"
    assert keeper.http.get("/api/admin/people", params={"find": "pest"}).json()[0]["banned"] is not None
    assert keeper.http.post(f"/api/admin/people/{pest.id}", json={"banned": False}).status_code == 204
    assert at(inside, pest.http.cookies["sillage"]) == 200


def test_who_is_muted_plays_on(inside, keeper):
    loud, other = Person(inside, "Loud"), Person(inside, "Listener")
    table = full_table([loud, other])
    chair = loud.sit(table["id"])
    chair.until("state")
    assert chair.ask(type="chat", text="HEY")["type"] == "ok"
    assert keeper.http.post(f"/api/admin/people/{loud.id}", json={"muted": True}).status_code == 204
    assert chair.ask(type="chat", text="HEY")["error"]["reason"] == "muted"
    keeper.http.post(f"/api/admin/people/{loud.id}", json={"muted": False})
    assert chair.ask(type="chat", text="hey")["type"] == "ok"
    chair.close()


# ---- sessions and sockets --------------------------------------------------------------------------
def test_sockets_end_with_their_session(inside):
    mia, max_ = member(inside, "Fleur"), Person(inside, "Max")
    elsewhere = Person(inside, "", cookie=f"sillage={log_in(inside, 'Fleur')[0].cookies['sillage']}")
    table = full_table([mia, max_])
    here, there = mia.sit(table["id"]), elsewhere.sit(table["id"])
    for chair in (here, there):
        chair.until("state")
    mia.http.post("/api/logout")
    assert close_code(here) == 4401
    there.say(type="sit", seat=None, key="still")
    there.until("ok", key="still")
    elsewhere.http.post("/api/me/sessions/end")
    assert close_code(there) == 4401
    back = elsewhere.sit(table["id"])
    assert back.until("state"), "the browser that ended the others goes on"
    back.close()


# ---- a password set anew ---------------------------------------------------------------------------
def test_a_link_sets_a_password_once(inside, keeper):
    mia = member(inside, "Gisele")
    path = keeper.http.post(f"/api/admin/people/{mia.id}/reset").json()["path"]
    assert path.startswith("/reset#"), "what stands behind # is in nobody's log"
    token = path.partition("#")[2]
    guest = httpx.Client(base_url=inside.url, timeout=PATIENCE)
    assert guest.post("/api/reset", json={"token": "x" * 32, "password": OTHER}).status_code == 401
    assert guest.post("/api/reset", json={"token": token, "password": "password"}).status_code == 422
    assert guest.post("/api/reset", json={"token": token, "password": OTHER}).json()["name"] == "Gisele"
    assert guest.get("/api/me").json()["id"] == mia.id
    assert at(inside, mia.http.cookies["sillage"]) == 401, "older sessions are over"
    assert guest.post("/api/reset", json={"token": token, "password": GOOD}).status_code == 401, "it was used"
    assert [log_in(inside, "Gisele", word)[1] for word in (GOOD, OTHER)] == [401, 200]
    passer = Person(inside, "Passer")
    assert keeper.http.post(f"/api/admin/people/{passer.id}/reset").status_code == 403


# ---- what goes -------------------------------------------------------------------------------------
def test_who_leaves_leaves_no_name(inside):
    mia, max_ = member(inside, "Helene"), Person(inside, "Max")
    table = full_table([mia, max_])
    alone = mia.open(game="parfum", seats=seats(1, 1))
    chair = mia.sit(table["id"])
    chair.until("state")
    chair.ask(type="chat", text="my secret")
    told = mia.http.get("/api/me/export")
    assert "attachment" in told.headers["content-disposition"]
    data = told.json()
    assert data["person"]["name"] == "Helene"
    assert {t["id"] for t in data["tables"]} == {table["id"], alone["id"]}
    assert "my secret" in told.text
    assert "argon2" not in told.text
    assert mia.http.post("/api/me/delete", json={"password": GOOD}).status_code == 204
    assert close_code(chair) == 4401
    left = max_.http.get(f"/api/tables/{table['id']}").json()
    assert NOBODY in [seat["name"] for seat in left["seats"]]
    assert "Helene" not in json.dumps(left)
    assert max_.http.get(f"/api/tables/{table['id']}/chat").json() == []
    assert max_.http.get(f"/api/tables/{alone['id']}").status_code == 404, "nobody else sat there"
    assert max_.sit(table["id"]).until("state"), "the other one plays on, against a bot"


def test_a_table_is_deleted(inside, keeper):
    people = [Person(inside, "Mia"), Person(inside, "Max")]
    table = full_table(people)
    chair = people[0].sit(table["id"])
    chair.until("state")
    assert table["id"] in {t["id"] for t in keeper.http.get("/api/admin/tables").json()}
    assert keeper.http.delete(f"/api/admin/tables/{table['id']}").status_code == 204
    assert close_code(chair) == 4404
    assert people[0].http.get(f"/api/tables/{table['id']}").status_code == 404
    assert keeper.http.delete(f"/api/admin/tables/{table['id']}").status_code == 404
    for part in (schema.entries, schema.sitting, schema.chat):
        assert rows(inside, part.select().where(part.c.table_id == table["id"])) == []


def test_an_account_is_deleted_by_who_keeps_the_house(inside, keeper):
    mia = member(inside, "Irene")
    assert keeper.http.delete(f"/api/admin/people/{mia.id}").status_code == 204
    assert at(inside, mia.http.cookies["sillage"]) == 401
    assert keeper.http.delete(f"/api/admin/people/{mia.id}").status_code == 404


def test_guests_and_tables_of_long_ago_go(inside):
    p, t = schema.people.c, schema.tables.c
    old, new, claimed = Person(inside, "Old"), Person(inside, "New"), member(inside, "Jeanne")
    table, fresh = new.open(game="parfum", seats=seats(2)), new.open(game="parfum", seats=seats(2))

    def age(connection):
        connection.execute(schema.people.update().where(p.id.in_([old.id, claimed.id])).values(seen=now() - 401 * DAY))
        connection.execute(schema.tables.update().where(t.id == table["id"]).values(changed=now() - 31 * DAY))

    inside.call(inside.hub.store.write(age))
    inside.call(inside.guard.app.state.porter.tidy())
    left = {row.id for row in rows(inside, schema.people.select())}
    assert (old.id in left, new.id in left, claimed.id in left) == (False, True, True)
    left = {row.id for row in rows(inside, schema.tables.select())}
    assert (table["id"] in left, fresh["id"] in left) == (False, True)
    told = new.http.get("/api/privacy").json()
    assert told == {"guests_days": 400, "tables_days": 30, "contact": ""}


def test_it_is_noted_that_somebody_is_here(inside):
    mia, p = Person(inside, "Mia"), schema.people.c
    update = schema.people.update().where(p.id == mia.id).values(seen=now() - 3 * DAY)
    inside.call(inside.hub.store.write(lambda c: c.execute(update).rowcount))
    inside.guard.app.state.people.forget(mia.id)
    assert mia.http.get("/api/me").status_code == 200
    assert rows(inside, schema.people.select().where(p.id == mia.id))[0].seen > now() - DAY


# ---- what is told to whom --------------------------------------------------------------------------
def test_counters_are_for_this_machine(inside, tmp_path):
    def ask(url, **headers):
        return httpx.get(f"{url}/metrics", headers=headers, timeout=PATIENCE).status_code

    assert ask(inside.url) == 200
    assert ask(inside.url, **{"X-Forwarded-For": "192.0.2.1"}) == 404
    assert ask(inside.url, Forwarded="for=127.0.0.1") == 404
    with Inside(f"sqlite:///{tmp_path / 'tables.db'}", metrics_token="plain", secure=True) as other:
        assert ask(other.url, **{"X-Forwarded-For": "192.0.2.1", "Authorization": "Bearer plain"}) == 200
        assert ask(other.url, **{"X-Forwarded-For": "192.0.2.1", "Authorization": "Bearer other"}) == 404
        headers = httpx.get(f"{other.url}/healthz", timeout=PATIENCE).headers
        assert headers["strict-transport-security"].startswith("max-age=")
    assert "strict-transport-security" not in httpx.get(f"{inside.url}/healthz", timeout=PATIENCE).headers


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/games", "/api/me", "/nowhere"])
def test_head_is_get_without_the_body(inside, path):
    head, get = (httpx.request(m, inside.url + path, timeout=PATIENCE) for m in ("HEAD", "GET"))
    assert head.status_code == get.status_code
    assert head.content == b""
    assert head.headers.get("content-length") == get.headers.get("content-length")
