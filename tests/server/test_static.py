"""Static files: compressed, kept for good where they are named by their content, never from outside the folder."""

from __future__ import annotations

import json
import re

import httpx
import pytest

from tests.server.inside import Inside
from tests.server.served import PATIENCE


@pytest.fixture
def client(db, tmp_path):
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Sillage</title>" + " " * 2000, encoding="utf-8")
    (static / "assets" / "app-3f2a.js").write_text("let rose = 1;\n" * 500, encoding="utf-8")
    (static / "assets" / "font.woff2").write_bytes(bytes(range(256)) * 8)
    (tmp_path / "secret.txt").write_text("not for the web", encoding="utf-8")
    with Inside(db, static=static) as server, httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        yield client


def test_text_is_compressed_for_who_takes_it(client):
    zipped = client.get("/assets/app-3f2a.js", headers={"Accept-Encoding": "br, gzip"})
    assert zipped.headers["content-encoding"] == "gzip"
    assert int(zipped.headers["content-length"]) < 500
    assert zipped.text == "let rose = 1;\n" * 500
    for accepted in ("identity", "gzip;q=0", ""):
        plain = client.get("/assets/app-3f2a.js", headers={"Accept-Encoding": accepted})
        assert "content-encoding" not in plain.headers
        assert plain.text == zipped.text
        assert plain.headers["vary"] == "Accept-Encoding"
    assert "content-encoding" not in client.get("/assets/font.woff2").headers


def test_assets_are_kept_for_good_and_pages_are_asked_for_again(client):
    assert "immutable" in client.get("/assets/app-3f2a.js").headers["cache-control"]
    page = client.get("/t/some-table")
    assert page.headers["cache-control"] == "no-cache"
    assert "<title>Sillage" in page.text
    again = client.get("/t/some-table", headers={"If-None-Match": page.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_changed_file_is_sent_anew(client, tmp_path):
    before = client.get("/").headers["etag"]
    (tmp_path / "static" / "index.html").write_text("<!doctype html>other", encoding="utf-8")
    after = client.get("/", headers={"If-None-Match": before})
    assert (after.status_code, after.text) == (200, "<!doctype html>other")


def test_nothing_outside_the_folder(client):
    for path in ("/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt", "//etc/passwd"):
        assert "not for the web" not in client.get(path).text
        assert "root:" not in client.get(path).text
    assert client.get("/api/nothing").status_code == 404


def test_texts_and_rules_are_compressed_too(client):
    answer = client.get("/api/locales/fr/server.ftl", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["etag"]
    assert "charset=utf-8" in answer.headers["content-type"]
    assert "server-error-stale" in answer.text


# ---- what a page will need ---------------------------------------------------------------------------
MANIFEST = {
    "_shared.js": {"file": "assets/shared.js", "css": ["assets/shared.css"]},
    "src/lib/base.en.ts": {"file": "assets/en.js"},
    "src/lib/base.fr.ts": {"file": "assets/fr.js"},
    "src/pages/TablePage.svelte": {"file": "assets/table.js", "imports": ["_shared.js"]},
    "src/games/parfum/index.ts": {"file": "assets/board.js", "imports": ["_shared.js"]},
    "src/games/parfum/texts/en.ftl?raw": {"file": "assets/parfum-en.js"},
    "src/games/parfum/texts/fr.ftl?raw": {"file": "assets/parfum-fr.js"},
}
TABLE = {"assets/en.js", "assets/table.js", "assets/shared.js", "assets/shared.css"}
BOARD = {"assets/board.js", "assets/parfum-en.js"}


@pytest.fixture
def built(client, tmp_path):
    (tmp_path / "static" / "manifest.json").write_text(json.dumps(MANIFEST), encoding="utf-8")
    return client


def named(answer: httpx.Response) -> set[str]:
    return set(re.findall(r"</([^>]+)>", answer.headers.get("link", "")))


def test_a_page_names_the_texts_of_its_reader(built):
    assert named(built.get("/me")) == {"assets/en.js"}
    assert named(built.get("/me", headers={"Accept-Language": "fr-CA,fr;q=0.9,en;q=0.8"})) == {"assets/fr.js"}
    chosen = {"Accept-Language": "fr", "Cookie": "sillage-language=en"}
    assert named(built.get("/me", headers=chosen)) == {"assets/en.js"}
    assert named(built.get("/")) == {"assets/en.js"}
    assert named(built.get("/assets/app-3f2a.js")) == set()


def test_the_page_of_a_table_names_its_board_to_who_may_look(built):
    assert named(built.get("/t/no-such-table")) == TABLE
    built.post("/api/me", json={"name": "Mia"})
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = built.post("/api/tables", json={"game": "parfum", "seats": seats, "public": False}).json()
    mine = built.get(f"/t/{table['id']}")
    assert named(mine) == TABLE | BOARD
    assert '</assets/shared.css>; rel=preload; as=style; crossorigin' in mine.headers["link"]
    assert '</assets/board.js>; rel=modulepreload; crossorigin' in mine.headers["link"]
    built.cookies.clear()
    assert named(built.get(f"/t/{table['id']}")) == TABLE
    assert named(built.get(f"/t/{table['id']}?code=wrong")) == TABLE
    assert named(built.get(f"/t/{table['id']}?code={table['code']}")) == TABLE | BOARD


def test_what_the_page_loads_anyway_is_not_named(built, tmp_path):
    (tmp_path / "static" / "index.html").write_text('<script src="/assets/shared.js">', encoding="utf-8")
    assert named(built.get("/t/no-such-table")) == TABLE - {"assets/shared.js"}
