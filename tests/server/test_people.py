"""People: guests at once, names that can be claimed, seats that belong to an identity."""

from __future__ import annotations

import httpx

from tests.server.served import PATIENCE


def test_a_visitor_is_a_guest_at_once(person):
    mia = person("Mia")
    answer = mia.http.get("/api/me").json()
    assert answer == {"id": mia.id, "name": "Mia", "kind": "guest", "keeper": False}
    assert mia.http.post("/api/me", json={"name": "Other"}).json()["id"] == mia.id


def test_the_cookie_is_signed_and_out_of_reach_for_scripts(server):
    answer = httpx.post(f"{server.url}/api/me", json={}, timeout=PATIENCE)
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    value = answer.cookies["sillage"]
    forged = httpx.get(f"{server.url}/api/me", cookies={"sillage": value[:-2] + "xx"}, timeout=PATIENCE)
    assert forged.status_code == 401
    assert forged.json()["error"]["reason"] == "no-person"


def test_a_claimed_name_is_ones_own_everywhere(server, person):
    mia, thief = person("Claire"), person("claire")
    assert mia.http.post("/api/me/claim", json={"password": "short"}).status_code == 422
    claimed = mia.http.post("/api/me/claim", json={"password": "long enough"}).json()
    assert claimed["kind"] == "member"
    refused = thief.http.post("/api/me/claim", json={"password": "long enough"})
    assert refused.json()["error"]["reason"] == "name-taken"
    assert thief.http.get("/api/me").json()["kind"] == "guest"
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as elsewhere:
        wrong = elsewhere.post("/api/login", json={"name": "Claire", "password": "wrong enough"})
        assert (wrong.status_code, wrong.json()["error"]["reason"]) == (401, "wrong-password")
        assert elsewhere.post("/api/login", json={"name": "CLAIRE", "password": "long enough"}).json()["id"] == mia.id
        assert elsewhere.get("/api/me").json()["name"] == "Claire"
        assert elsewhere.post("/api/logout").status_code == 204
        assert elsewhere.get("/api/me").status_code == 401
    assert mia.http.patch("/api/me", json={"name": "Other"}).status_code == 403


def test_passwords_can_not_be_guessed_by_trying(person):
    eve = person()
    for i in range(40):     # a slow machine gives a few more while it hashes
        answer = eve.http.post("/api/login", json={"name": "Nobody", "password": f"guess {i}"})
        if answer.status_code != 401:
            break
    assert answer.status_code == 429
    assert int(answer.headers["retry-after"]) >= 1


def test_names_are_plain(person):
    eve = person("Eve")
    for name in ("", "x" * 25, "a\u202eb", "a\nb\x00", "   "):
        assert eve.http.patch("/api/me", json={"name": name}).status_code == 422
    assert eve.http.patch("/api/me", json={"name": "  Anne   Marie "}).json()["name"] == "Anne Marie"


def test_passwords_and_tokens_are_not_in_the_log(server, person):
    mia = person("Secretive")
    mia.http.post("/api/me/claim", json={"password": "do-not-log-me"})
    token = mia.http.post("/api/me/bots", json={"name": "Nez"}).json()["token"]
    log = server.log.read_text()
    assert "do-not-log-me" not in log
    assert token not in log
