"""Learning from a game, in a real browser: graph, playing on, records, dice."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import sillage
from sillage.texts import texts
from tests.browser.hands import GOLDEN, LESSONS, PATIENCE, one_of, until
from tests.browser.test_axe import PAIRS, violations
from tests.kit.cases import SHORTEST

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("learn")]


@pytest.fixture(scope="module")
def server(quick_server):
    """Analyses search: these visitors go to the compiled server."""
    return quick_server


@pytest.fixture(scope="module")
def record() -> Path:
    """A finished game from elsewhere."""
    return GOLDEN / f"{LESSONS[0]}-2.jsonl"


@pytest.fixture(scope="module")
def short(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One that is looked through in seconds."""
    path = tmp_path_factory.mktemp("short") / "game.jsonl"
    sillage.new(SHORTEST, ["greedy", "random"], seed=3).save(path)
    return path


def bring(page, record: Path) -> None:
    page.goto("/me")
    page.locator("[data-tool=import]").set_input_files(record)


def replayed(page, record: Path, analysed: bool = True) -> int:
    """A game that was brought here, on its replay page; returns the number of its decisions."""
    bring(page, record)
    page.wait_for_url("**/replay", timeout=PATIENCE)
    page.wait_for_selector(".frame")
    if analysed:
        page.locator("[data-tool=analyse]").click()
        page.wait_for_selector(".graph", timeout=PATIENCE)
    return int(page.locator(".slider").get_attribute("max") or 0)


def at(page) -> int:
    return int(page.locator(".slider").input_value())


def shown(page, number: int) -> None:
    """Waits until the page shows the table after a decision."""
    until(page, f"document.querySelector('.slider')?.value === '{number}'")


@pytest.mark.parametrize(("language", "theme"), [
    pytest.param(*pair, marks=[pytest.mark.slow] * (n != 1)) for n, pair in enumerate(PAIRS)])
def test_axe_finds_nothing_once_the_game_is_over(visit, record, language, theme):
    page = visit(1280, 800, language, theme).new_page()
    replayed(page, record, analysed=False)
    assert violations(page) == []
    page.goto(page.url.removesuffix("/replay"))
    page.wait_for_selector("[data-button=rematch], [data-button=replay]")
    assert violations(page) == []


@pytest.mark.parametrize(("width", "language", "theme"), [
    pytest.param(1280, "en", "light", marks=pytest.mark.slow), (390, "fr", "dark")
])
def test_the_graph_tells_who_was_winning(visit, short, width, language, theme):
    page = visit(width, 844, language, theme, touch=width < 900).new_page()
    last = replayed(page, short)
    assert at(page) == last
    assert page.locator(".graph polyline").count() == 2
    assert violations(page) == []
    page.locator(".moments button").first.click()
    turn = int(page.locator(".moments .n").first.inner_text())
    shown(page, turn)
    page.locator(".slider").focus()
    page.keyboard.press("ArrowLeft")
    shown(page, turn - 1)
    box = page.locator(".slider").bounding_box()
    press = page.touchscreen.tap if width < 900 else page.mouse.click
    press(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert abs(at(page) - last / 2) <= 2
    before = at(page)
    page.locator(".bar .button").first.focus()
    page.keyboard.press("ArrowRight")
    shown(page, before + 1)
    page.locator(".panel:has(.moments) summary").click()
    page.wait_for_selector(".all tbody tr")
    assert page.locator(".all tbody tr").count() == last + 1
    page.locator(".all .jump").nth(3).click()
    shown(page, 3)
    for eyes in ("0", "1", "", "open"):
        page.locator(".eyes").select_option(eyes)
        page.wait_for_selector(".frame")
    assert violations(page) == []


def test_one_plays_on_from_a_moment(visit, record):
    page = visit().new_page()
    replayed(page, record, analysed=False)
    page.locator(".slider").fill("12")
    page.wait_for_selector("[data-tool=go-on]")
    page.evaluate("() => history.replaceState(null, '', '?pace=instant')")
    page.locator("[data-tool=go-on]").click()
    page.wait_for_url(lambda url: "/t/" in url and "replay" not in url)
    page.wait_for_selector("[data-choice], .bar .button")
    table_id = page.url.split("/t/")[1].split("?")[0]
    table = page.evaluate("async id => (await fetch(`/api/tables/${id}`)).json()", table_id)
    assert table["continued"] == 12
    assert table["status"] == "playing"


def test_a_damaged_record_is_refused_with_its_line(visit, record, tmp_path):
    page = visit(language="fr").new_page()
    lines = record.read_text(encoding="utf-8").splitlines()
    row = json.loads(lines[4])
    lines[4] = lines[4].replace(f'"code":{row["code"]}', f'"code":{row["code"] + 1}')
    damaged = tmp_path / "damaged.jsonl"
    damaged.write_text("\n".join(lines) + "\n", encoding="utf-8")
    bring(page, damaged)
    assert "ligne 5" in page.get_by_role("alert").inner_text()
    assert page.url.endswith("/me")


@pytest.mark.parametrize("language", one_of(["en", "fr"]))
def test_the_dice_are_verified_in_the_browser(visit, record, tmp_path, language):
    page = visit(language=language).new_page()
    served = Path(__file__).resolve().parents[2] / "web" / "test" / "served.jsonl"
    page.goto("/verify")
    page.locator("[data-tool=verify]").set_input_files(served)
    page.wait_for_selector("[data-verdict=honest]")
    assert json.loads(served.read_text(encoding="utf-8").splitlines()[0])["dice"]["commitment"] in page.content()
    assert violations(page) == []
    page.locator("[data-tool=verify]").set_input_files(record)
    page.wait_for_selector("[data-verdict=no-dice]")
    forged = tmp_path / "forged.jsonl"
    forged.write_text(served.read_text(encoding="utf-8").replace("Mia", "Max", 1), encoding="utf-8")
    page.locator("[data-tool=verify]").set_input_files(forged)
    page.wait_for_selector("[data-verdict=line]")
    assert violations(page) == []


@pytest.mark.parametrize("theme", one_of(["light", "dark"], 1))
def test_records_and_ratings_have_a_page(visit, theme):
    page = visit(theme=theme).new_page()
    page.goto("/records")
    page.wait_for_selector("#main h1")
    name = texts("en")(f"{LESSONS[0]}-name")
    page.locator("[aria-pressed]").get_by_text(name, exact=True).click()
    page.wait_for_selector(f"[aria-pressed=true] >> text='{name}'")
    assert violations(page) == []
