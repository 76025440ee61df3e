"""How a person plays: look at what glows, choose one, by mouse, finger or keyboard."""

from __future__ import annotations

import random
import time
from typing import Any

from playwright.sync_api import Page

LOOK = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)]
  return {
    prompt: document.querySelector('.bar .prompt')?.textContent ?? '',
    choices: all('[data-choice]').length,
    buttons: all('.bar .button').map((button) => button.dataset.button ?? 'plain'),
    over: document.querySelector('[data-button=replay]') !== null,
  }
}"""
AIM = """([selector, index]) => {
  const piece = document.querySelectorAll(selector)[index]
  if (!piece) return null
  piece.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const box = piece.getBoundingClientRect()
  return [box.x + box.width / 2, box.y + Math.min(box.height / 2, 30)]
}"""
FOCUS = """() => {
  const on = document.activeElement
  if (on?.matches('[data-choice]')) return 'choice'
  if (on?.matches('.bar .button.main, [data-button=pass], [data-button=done]')) return 'button'
  return ''
}"""
PATIENCE = 120


def open_table(page: Page, players: int = 4, game: str = "parfum") -> None:
    """Play now, in two clicks; bots answer at once."""
    page.goto("/?pace=instant")
    card = page.locator(".game").nth(["parfum", "perfumery", "fairy_perfume"].index(game))
    card.locator(".button.main").click()
    card.locator(f"input[name=players][value='{players}']").check(force=True)
    card.locator("form .button.main").click()
    page.wait_for_selector(".frame", timeout=180_000)


def play_once(page: Page, whim: random.Random, touch: bool = False) -> bool:
    """One click or tap on something that can be chosen; False once the game is over."""
    seen: dict[str, Any] = page.evaluate(LOOK)
    if seen["over"]:
        return False
    useful = [i for i, button in enumerate(seen["buttons"]) if button not in ("undo", "cancel")]
    if seen["choices"] and not (useful and whim.random() < 0.15):
        at = page.evaluate(AIM, ["[data-choice]", whim.randrange(seen["choices"])])
    elif useful:
        at = page.evaluate(AIM, [".bar .button", useful[-1]])
    else:
        at = None
    if at:
        (page.touchscreen.tap if touch else page.mouse.click)(*at)
    page.wait_for_timeout(20 if at else 60)
    return True


def play_to_the_end(page: Page, touch: bool = False, seed: int = 1) -> None:
    whim, end = random.Random(seed), time.monotonic() + PATIENCE
    while play_once(page, whim, touch):
        assert time.monotonic() < end, f"the game doesn't end: {page.evaluate(LOOK)}"


def type_to_the_end(page: Page) -> None:
    """A whole game with Tab and Enter alone."""
    end = time.monotonic() + PATIENCE
    while not page.evaluate(LOOK)["over"]:
        assert time.monotonic() < end, f"the game doesn't end: {page.evaluate(LOOK)}"
        if page.evaluate(FOCUS):
            page.keyboard.press("Enter")
            page.wait_for_timeout(15)
        else:
            page.keyboard.press("Tab")
