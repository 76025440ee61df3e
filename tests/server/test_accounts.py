"""One's account: sessions that end, passwords that change, names and lines that are what they look like."""

from __future__ import annotations

import asyncio

import httpx
import pytest
from pydantic import ValidationError

from sillage.server.http.people import People
from sillage.server.match.commands import Chat
from sillage.server.ops.settings import Limits, Settings
from sillage.server.store.store import Store
from sillage.server.wire.asks import Claim, Rename
from sillage.server.wire.plain import look
from sillage.server.wire.refusals import Refused
from tests.server.inside import LIMITS, Inside
from tests.server.served import PATIENCE, Person

GOOD = "three plain words"


@pytest.fixture(scope="module")
def inside(tmp_path_factory):
    folder = tmp_path_factory.mktemp("accounts")
    with Inside(f"sqlite:///{folder / 'tables.db'}", ahead=False, limits=LIMITS) as inside:
        yield inside


def at(inside, cookie):
    """Who somebody with this cookie is."""
    with httpx.Client(base_url=inside.url, timeout=PATIENCE, cookies={"sillage": cookie}) as browser:
        return browser.get("/api/me").status_code


def member(inside, name):
    somebody = Person(inside, name)
    assert somebody.http.post("/api/me/claim", json={"password": GOOD}).status_code == 200
    return somebody


def log_in(inside, name, password=GOOD):
    browser = httpx.Client(base_url=inside.url, timeout=PATIENCE)
    return browser, browser.post("/api/login", json={"name": name, "password": password}).status_code


def test_a_cookie_is_void_after_logout(inside):
    mia = member(inside, "Amelie")
    other, status = log_in(inside, "Amelie")
    assert status == 200
    kept, elsewhere = mia.http.cookies["sillage"], other.cookies["sillage"]
    assert (at(inside, kept), at(inside, elsewhere)) == (200, 200)
    assert mia.http.post("/api/logout").status_code == 204
    assert (at(inside, kept), at(inside, elsewhere)) == (401, 200), "who kept it has nothing; other sessions go on"


def test_all_sessions_end_at_once(inside):
    mia = member(inside, "Berthe")
    other, _ = log_in(inside, "Berthe")
    before = mia.http.cookies["sillage"]
    assert mia.http.post("/api/me/sessions/end").status_code == 204
    assert (at(inside, before), at(inside, other.cookies["sillage"])) == (401, 401)
    assert at(inside, mia.http.cookies["sillage"]) == 200
    assert log_in(inside, "Berthe")[1] == 200


def test_an_older_cookie_is_good_until_it_is_ended(inside):
    mia = Person(inside, "Older")
    people = inside.guard.app.state.people
    older = str(people._signer.dumps(mia.id))
    assert at(inside, older) == 200
    mia.http.post("/api/me/sessions/end")
    assert at(inside, older) == 401


def test_a_password_is_changed_by_who_knows_it(inside):
    mia = member(inside, "Cecile")
    other, _ = log_in(inside, "Cecile")
    wrong = mia.http.post("/api/me/password", json={"old": "not this one", "new": "four other plain words"})
    assert (wrong.status_code, wrong.json()["error"]["reason"]) == (401, "wrong-password")
    assert mia.http.post("/api/me/password", json={"old": GOOD, "new": "password"}).status_code == 422
    assert mia.http.post("/api/me/password", json={"old": GOOD, "new": "four other plain words"}).status_code == 204
    assert at(inside, other.cookies["sillage"]) == 401
    assert at(inside, mia.http.cookies["sillage"]) == 200
    assert [log_in(inside, "Cecile", word)[1] for word in (GOOD, "four other plain words")] == [401, 200]
    guest = Person(inside, "Guest").http.post("/api/me/password", json={"old": "", "new": "four other plain words"})
    assert guest.status_code == 403


def test_who_leaves_is_gone(inside):
    mia = member(inside, "Delphine")
    token = mia.http.post("/api/me/bots", json={"name": "Nez"}).json()["token"]
    kept = mia.http.cookies["sillage"]
    assert mia.http.post("/api/me/delete", json={"password": "not this one"}).status_code == 401
    assert mia.http.post("/api/me/delete", json={"password": GOOD}).status_code == 204
    assert at(inside, kept) == 401
    assert log_in(inside, "Delphine")[1] == 401
    bot = httpx.get(f"{inside.url}/api/me", headers={"Authorization": f"Bearer {token}"}, timeout=PATIENCE)
    assert bot.status_code == 401
    member(inside, "Delphine")      # the name is free again
    guest = Person(inside, "Passer-by")
    assert guest.http.post("/api/me/delete").status_code == 204
    assert guest.http.get("/api/me").status_code == 401


def test_wrong_passwords_slow_the_attacker_and_not_the_owner(db):
    async def run():
        store = Store(db)
        people = People(Settings(db, limits=Limits(logins_a_minute=3, password_memory=64)), store)
        await people.start()
        await people.claim(await people.make_guest("Mia"), "Mia", GOOD)

        async def attempt(password, address):
            try:
                return (await people.log_in("Mia", password, address)).name
            except Refused as refused:
                return refused.reason

        people._wrong._make = people._wrong_from._make = (3, 0.0)       # no time passes for them
        attacks = [await attempt(f"guess {i}", "192.0.2.66") for i in range(5)]
        mine = [await attempt(GOOD, "192.0.2.1") for _ in range(5)]
        store.close()
        return attacks, mine

    attacks, mine = asyncio.run(run())
    assert attacks == ["wrong-password"] * 3 + ["too-many"] * 2
    assert mine == ["Mia"] * 5, "right ones don't count"


@pytest.mark.parametrize("password", ["password", "Password123", "12345678", "aaaaaaaa", "31415926535", "QWERTYUIOP"])
def test_what_anybody_tries_first_is_no_password(password):
    with pytest.raises(ValidationError, match="anybody tries"):
        Claim(password=password)


@pytest.mark.parametrize("name", [
    "\u3164", "\u2800\u2800", "a\u200bb", "a\u202eb", "\u0301", "Z\u0301\u0302\u0303\u0304", "\u115f", "x\u034fy",
    "\ufeff",
])
def test_names_that_can_not_be_seen(name):
    with pytest.raises(ValidationError, match="can be seen"):
        Rename(name=name)


@pytest.mark.parametrize("name", ["Zoé", "Anne-Marie", "Łukasz", "Ольга", "山田", "O’Neill", "Việt", "R2D2", "☀️"])
def test_names_of_people(name):
    assert Rename(name=name).name


@pytest.mark.parametrize(("one", "other"), [
    ("Mia", "\u041cia"), ("Paul", "Pau1"), ("Zoe", "Zoé"), ("Max", "ＭＡＸ"), ("Bo_b", "Bo b"), ("Otto", "0tt0"),
])
def test_names_that_look_alike_are_one(one, other):
    assert look(one) == look(other)


def test_a_name_that_looks_like_anothers_can_not_be_claimed(inside):
    member(inside, "Eloise")
    thief = Person(inside, "Other")
    answer = thief.http.post("/api/me/claim", json={"name": "El\u043eise", "password": GOOD})
    assert (answer.status_code, answer.json()["error"]["reason"]) == (409, "name-taken")


@pytest.mark.parametrize(("said", "shown"), [
    ("a\u202eb\u2066c", "abc"), ("a\nb\tc", "a b c"), ("\u200bhi\x07\x1b[31m", "hi[31m"),
    ("👩\u200d🔬!", "👩\u200d🔬!"), ("Z\u0301\u0302\u0303\u0304x", "Z\u0301\u0302x"), ("Voilà — 早い", "Voilà — 早い"),
])
def test_lines_of_chat_are_what_they_look_like(said, shown):
    assert Chat(text=said).text == shown


def test_a_line_with_nothing_to_read_is_none():
    with pytest.raises(ValidationError, match="something to read"):
        Chat(text="\u202e\u200b \n")
