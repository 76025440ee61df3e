"""What Perfumery's board tells: names in the player's language, a line for every perfumer, what lacks, a grade."""

from __future__ import annotations

import random
import re

import pytest

from sillage.kernel.edition import editions_of, load_edition
from sillage.texts import texts
from tests.browser.hands import MINE, SEND, asked, lay, near_the_end, play_once, play_to_the_end, until

pytestmark = pytest.mark.browser
GAME = "perfumery"
# The journal is there.
TOLD = "document.querySelectorAll('.log summary').length > 8"
# The points that are shown, and those of the flasks on the shelf.
POINTS = """() => [Number(document.querySelector('[data-points]').dataset.points),
  [...document.querySelectorAll('.shelf .piece .seal')].reduce((sum, seal) => sum + Number(seal.textContent), 0)]"""
# Everybody else's points, and those of their flasks.
RIVALS = """() => [...document.querySelectorAll('.rival')].map((rival) => [
  Number(rival.querySelector('.seal').textContent),
  [...rival.querySelectorAll('.made b')].reduce((sum, value) => sum + Number(value.textContent), 0)])"""
# Perfumes in hand that don't say whether they can be made, and lines of the journal that say nothing.
DUMB = """() => [...document.querySelectorAll('.hand .piece:has(.perfume):not(:has(.ribbon)), .told .words:empty')]
  .map((one) => one.className)"""
# An edition that somebody typed in, and what the cards of a kind are called.
OWN = f"async (toml) => {{ {SEND}; return (await send('/api/editions', toml, 'toml')).id }}"
CALLED = "(kind) => [...document.querySelectorAll(`.${kind} .whole`)].map((name) => name.textContent)"
# How many columns each line tells of that tells of one.
TAKEN = """() => [...document.querySelectorAll('.told .pictures')]
  .map((line) => [...line.querySelectorAll('.pair')].filter((pair) => pair.textContent.startsWith('+')).length)
  .filter((columns) => columns)"""
# How many lines a ribbon has that says of one essence in which note it lacks.
RIBBON = """() => {
  const ribbon = document.querySelector('.ribbon.miss')
  const [icon, ...more] = ribbon.querySelectorAll('svg')
  more.forEach((one) => one.remove())
  ribbon.querySelector('.full').textContent = 'missing in Middle'
  return new Set([icon, ribbon.querySelector('.full')].map((one) => {
    const { top, height } = one.getBoundingClientRect()
    return Math.round((top + height / 2) / 12)
  })).size
}"""


def names(language):
    """What the cards of our edition are called, by their English names."""
    edition, tr = load_edition(GAME), texts(language)
    english = [card.name for card in (*edition.recipes.cards, *edition.perfumes.cards)]
    return {name: tr("perfumery-called", word=name.replace(" ", "-"), name=name) for name in english}


def test_cards_have_french_names_for_eyes_and_ears(visit):
    """On cards, plates and flasks, in sentences and in the journal."""
    page = visit(1366, 640, "fr").new_page()
    near_the_end(page, GAME, 60, 4)
    asked(page)
    until(page, TOLD)
    page.locator(".hand .piece").first.hover()
    said = page.evaluate("document.body.outerHTML")
    french = {english: name for english, name in names("fr").items() if name != english}
    assert len([name for name in french.values() if name in said]) > 20
    assert [name for name in french if re.search(rf"\b{name}\b", said)] == []


def test_cards_of_an_edition_of_ones_own_are_called_as_it_says(visit):
    page = visit(1366, 640, "fr").new_page()
    page.goto("/robots.txt")
    ours = editions_of(GAME)[load_edition(GAME).id].read_text(encoding="utf-8")
    mine = re.sub(r'^(  \{ id = "R.* name = ")', r"\1My ", ours, flags=re.MULTILINE)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    page.goto(lay(page, {"game": GAME, "seats": seats, "edition": page.evaluate(OWN, mine)}))
    page.wait_for_selector(".stall .perfume")
    assert all(name.startswith("My ") for name in page.evaluate(CALLED, "recipe"))
    assert set(page.evaluate(CALLED, "perfume")) <= set(names("fr").values())


def test_alone_each_perfumer_has_a_line_of_the_journal_and_one_earns_a_grade(visit):
    """Where the rival house has no perfumer left, one's own are placed in a row."""
    page = visit().new_page()
    near_the_end(page, GAME, 12, 1)
    asked(page)
    until(page, TOLD)
    told = page.evaluate(TAKEN)
    assert len(told) > 8
    assert max(told) == 1
    play_to_the_end(page)
    assert "grade: " in page.locator(".win .small").inner_text().replace("\u00a0", " ")


def test_what_a_perfume_takes_is_read_to_its_end_and_one_ribbon_line_says_what_lacks(visit):
    """On a phone on its side, below the prompt; above the cards of a laptop."""
    page = visit(844, 390).new_page()
    near_the_end(page, GAME, 60, 3)
    until(page, TOLD)
    page.evaluate("document.querySelector('.bar .detail').textContent = 'It takes '.repeat(20)")
    say, detail = (page.locator(f".bar {part}").bounding_box() for part in (".say", ".detail"))
    assert detail["height"] >= 24
    assert detail["y"] + detail["height"] <= say["y"] + say["height"] + 0.5
    page.set_viewport_size({"width": 1366, "height": 640})
    whim = random.Random(1)
    while page.locator(".ribbon.miss .full").count() == 0 or page.locator("[data-button=use]").count():
        if page.locator("[data-button=use]").count():
            page.locator("[data-button=use]").click()
        else:
            assert play_once(page, whim)
        asked(page)
    assert page.evaluate(RIBBON) == 1


def test_points_are_true_before_a_blending_is_committed(visit):
    """A perfume that was made counts at once, and stands on the shelf; those of the others, too. What can't be made
    says what is missing, and every turn is told."""
    page = visit().new_page()
    near_the_end(page, GAME, 60, 4)
    whim = random.Random(1)
    asked(page)
    while page.locator("[data-auto]").count() == 0:
        assert play_once(page, whim)
        until(page, MINE)
    page.locator("[data-auto]").click()
    page.locator("[data-button=commit]").wait_for()
    shown, flasks = page.evaluate(POINTS)
    assert shown == flasks > 0
    rivals = page.evaluate(RIVALS)
    assert len(rivals) == 3
    assert all(points == flasks > 0 for points, flasks in rivals)
    assert page.locator(".rival .recipe").count() > 3
    assert page.evaluate(DUMB) == []
