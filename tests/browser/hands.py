"""How a person plays: look at what glows, choose one, by mouse, finger or keyboard.

Everything here waits for what the page shows, and never for a time. PATIENCE only ends what would hang; whole games
are bounded by how many choices they can take.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page

from sillage.kernel.found import game_ids

GAMES = game_ids()
ROOT = Path(__file__).resolve().parents[2]
GOLDEN = ROOT / "tests" / "golden"
LESSONS = sorted(path.parent.name for path in ROOT.glob("web/src/games/*/lesson.json"))
PATIENCE = 180_000      # milliseconds
MOST = 8000             # choices that one person makes in a game, at most


def one_of(values: Sequence[Any], turn: int = 0) -> list[Any]:
    """One of the values in `make test`, the others in the slow set: for what is the same code for all of them."""
    usual = turn % len(values)
    return [pytest.param(value, marks=[pytest.mark.slow] * (n != usual)) for n, value in enumerate(values)]


# Playwright's own way to wait needs `eval`, which the server forbids. To look at every frame would have the page paint
# all the time: a tenth of a processor.
UNTIL = f"""(ask) => new Promise((done, fail) => {{
  const end = setTimeout(() => fail(new Error(`never: ${{ask}}`)), {PATIENCE})
  const look = () => {{
    const answer = ask()
    if (!answer) return setTimeout(look, 25)
    clearTimeout(end)
    done(answer)
  }}
  look()
}})"""
LOOK = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)]
  return {
    prompt: document.querySelector('.bar .prompt')?.textContent ?? '',
    choices: all('[data-choice]').length,
    buttons: all('.bar .button').map((button) => button.dataset.button ?? 'plain'),
    over: document.querySelector('[data-button=replay]') !== null,
  }
}"""
AT = """(piece) => {
  piece.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const box = piece.getBoundingClientRect()
  return [box.x + box.width / 2, box.y + Math.min(box.height / 2, 30)]
}"""
AIM = f"""([selector, index]) => {{
  const piece = document.querySelectorAll(selector)[index]
  return piece ? ({AT})(piece) : null
}}"""
# What a hasty player does next: mostly something that glows, now and then a button; null while others decide.
NEXT = f"""([whim, which]) => {{
  if (document.querySelector('[data-button=replay]')) return 'over'
  const pieces = [...document.querySelectorAll('[data-choice]')]
  const aside = '[data-button=undo], [data-button=cancel], :disabled'
  const buttons = [...document.querySelectorAll(`.bar .button:not(${{aside}})`)]
  const glowing = pieces.length && !(buttons.length && whim < 0.2)
  const piece = glowing ? pieces[Math.floor(which * pieces.length)] : buttons.at(-1)
  return piece ? ({AT})(piece) : null
}}"""
FOCUS = """() => {
  const on = document.activeElement
  if (document.querySelector('[data-button=replay]')) return 'over'
  if (on?.matches('[data-choice], .bar .button.main, [data-button=pass], [data-button=done]')) return 'choose'
  const plain = '.bar .button:not([data-button=undo], [data-button=cancel])'
  if (!document.querySelector('[data-choice], .bar .button.main') && on?.matches(plain)) return 'choose'
  return document.querySelector(`[data-choice], ${plain}`) ? 'move' : null
}"""
MINE = "document.querySelector('.bar.mine') !== null"
AGREED = f"({MINE}) === document.title.startsWith('● Your turn')"
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
SEND = """const send = async (path, body, type = 'json') => (await fetch(path, {
    method: 'POST', headers: { 'content-type': `application/${type}` },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })).json()
  await send('/api/me', {})"""
TABLE = f"""async (table) => {{
  {SEND}
  return (await send('/api/tables', table)).id
}}"""
GO_ON = f"""async ([record, left]) => {{
  {SEND}
  const played = await send('/api/records', record, 'jsonl')
  const wish = {{ decision: played.decision - left, seat: 0, level: 'random', pace: 'instant' }}
  return (await send(`/api/tables/${{played.id}}/continue`, wish)).id
}}"""


def until(page: Page, question: str) -> Any:
    """Waits until the page answers yes; returns its answer."""
    return page.evaluate(f"() => ({UNTIL})(() => {question})")


def lay(page: Page, table: dict[str, Any]) -> str:
    """A new table by the page's own requests; answers its path."""
    if page.url == "about:blank":
        page.goto("/robots.txt")
    return f"/t/{page.evaluate(TABLE, table)}"


def open_table(page: Page, players: int = 2, game: str = LESSONS[0], level: str = "random", **options: Any) -> None:
    """Sits down with bots that answer at once."""
    bots = [{"kind": "bot", "level": level}] * (players - 1)
    page.goto(lay(page, {"game": game, "seats": [{"kind": "me"}, *bots], "pace": "instant", "options": options}))
    page.wait_for_selector(".frame")


def near_the_end(page: Page, game: str, left: int = 8, players: int = 2) -> None:
    """Goes on with a finished game some decisions before its end, in the first seat."""
    page.goto("/robots.txt")
    record = (GOLDEN / f"{game}-{players}.jsonl").read_text(encoding="utf-8")
    page.goto(f"/t/{page.evaluate(GO_ON, [record, left])}")
    page.wait_for_selector(".frame, .end")


def asked(page: Page) -> None:
    """Waits until something can be chosen, or the game is over."""
    page.wait_for_selector("[data-choice], .bar .button")


def play_once(page: Page, whim: random.Random, touch: bool = False, wait: bool = True) -> bool:
    """One click or tap on something that can be chosen; who doesn't wait does nothing while others decide. False at
    the end."""
    question = f"({NEXT})([{whim.random()}, {whim.random()}])"
    at = until(page, question) if wait else page.evaluate(f"() => {question}")
    if at == "over":
        return False
    if at:
        (page.touchscreen.tap if touch else page.mouse.click)(*at)
    return True


def painted(page: Page) -> None:
    """Waits until the page has shown what it knows."""
    page.evaluate(PAINTED)


def somebody(pages: Sequence[Page]) -> list[Page]:
    """Waits until each page is sure whether it is asked, and one of them is; returns those (none at the end)."""
    while True:
        for page in pages:
            until(page, f"({AGREED}) || document.querySelector('[data-button=replay]')")
        asked = [page for page in pages if page.evaluate(f"() => {MINE}")]
        if asked or pages[0].locator("[data-button=replay]").count():
            return asked
        painted(pages[0])


def couple(visit: Callable[[], BrowserContext], game: str, script: str = "") -> tuple[Page, Page]:
    """Mia and Max at one table."""
    mia, max_ = visit().new_page(), visit().new_page()
    for page, name in ((mia, "Mia"), (max_, "Max")):
        page.add_init_script(script)
        page.goto("/me")
        page.locator("input").first.fill(name)
        page.get_by_role("button", name="Save").click()
        page.get_by_text("Saved").wait_for()
    mia.goto(f"/new/{game}")
    mia.locator("form").wait_for()
    mia.locator("select").first.select_option("2")
    mia.get_by_role("button", name="Lay the table").click()
    max_.goto(mia.get_by_role("textbox", name="Link").input_value())
    max_.get_by_role("button", name="Sit here").click()
    for page in (mia, max_):
        page.wait_for_selector(".frame")
    return mia, max_


def play_to_the_end(page: Page, touch: bool = False, seed: int = 1) -> None:
    whim = random.Random(seed)
    for _ in range(MOST):
        if not play_once(page, whim, touch):
            return
    raise AssertionError(f"the game doesn't end: {page.evaluate(LOOK)}")


def type_to_the_end(page: Page) -> None:
    """A whole game with Tab and Enter alone."""
    for _ in range(MOST):
        state = until(page, f"({FOCUS})()")
        if state == "over":
            return
        page.keyboard.press("Enter" if state == "choose" else "Tab")
    raise AssertionError(f"the game doesn't end: {page.evaluate(LOOK)}")
