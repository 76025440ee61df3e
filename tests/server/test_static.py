"""Static files: compressed, kept for good where they are named by their content, never from outside the folder."""

from __future__ import annotations

import httpx
import pytest

from tests.server.inside import Inside


@pytest.fixture
def client(db, tmp_path):
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Sillage</title>" + " " * 2000, encoding="utf-8")
    (static / "assets" / "app-3f2a.js").write_text("let rose = 1;\n" * 500, encoding="utf-8")
    (static / "assets" / "font.woff2").write_bytes(bytes(range(256)) * 8)
    (tmp_path / "secret.txt").write_text("not for the web", encoding="utf-8")
    with Inside(db, static=static) as server, httpx.Client(base_url=server.url) as client:
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
