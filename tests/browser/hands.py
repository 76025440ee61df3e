"""How a person plays: look at what glows, choose one, by mouse, finger or keyboard."""

from __future__ import annotations

import random
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

GAMES = ("parfum", "perfumery", "fairy_perfume")
LESSONS = sorted(path.parent.name for path in Path(__file__).parents[2].glob("web/src/games/*/lesson.json"))
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
# What a hasty player does next: mostly something that glows, now and then a button; null while others decide.
NEXT = """([whim, which]) => {
  if (document.querySelector('[data-button=replay]')) return 'over'
  const pieces = [...document.querySelectorAll('[data-choice]')]
  const aside = '[data-button=undo], [data-button=cancel], :disabled'
  const buttons = [...document.querySelectorAll(`.bar .button:not(${aside})`)]
  const glowing = pieces.length && !(buttons.length && whim < 0.2)
  const piece = glowing ? pieces[Math.floor(which * pieces.length)] : buttons.at(-1)
  if (!piece) return null
  piece.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const box = piece.getBoundingClientRect()
  return [box.x + box.width / 2, box.y + Math.min(box.height / 2, 30)]
}"""
FOCUS = """() => {
  const on = document.activeElement
  if (document.querySelector('[data-button=replay]')) return 'over'
  if (on?.matches('[data-choice], .bar .button.main, [data-button=pass], [data-button=done]')) return 'choose'
  return document.querySelector('[data-choice], .bar .button:not([data-button=undo])') ? 'move' : 'wait'
}"""
PATIENCE = 300     # a quiet machine needs a tenth of it


def until(page: Page, question: str, patience: float = 20) -> None:
    """Asks the page again and again (Playwright's own way needs `eval`, which the server forbids)."""
    end = time.monotonic() + patience
    while not page.evaluate(f"() => {question}"):
        assert time.monotonic() < end, f"never: {question}"
        page.wait_for_timeout(50)


def open_table(page: Page, players: int = 4, game: str = "parfum", level: str = "greedy") -> None:
    """Play now, in two clicks; bots answer at once."""
    page.goto("/?pace=instant")
    card = page.locator(f".game[data-game={game}]")
    card.locator(".button.main").click()
    card.locator(f"input[name=players][value='{players}']").check(force=True)
    card.locator(f"input[name=level][value='{level}']").check(force=True)
    card.locator("form .button.main").click()
    page.wait_for_selector(".frame", timeout=180_000)


def play_once(page: Page, whim: random.Random, touch: bool = False) -> bool:
    """One click or tap on something that can be chosen; False once the game is over."""
    at: Any = page.evaluate(NEXT, [whim.random(), whim.random()])
    if at == "over":
        return False
    if at:
        (page.touchscreen.tap if touch else page.mouse.click)(*at)
    page.wait_for_timeout(15 if at else 50)
    return True


def play_to_the_end(page: Page, touch: bool = False, seed: int = 1) -> None:
    whim, end = random.Random(seed), time.monotonic() + PATIENCE
    while play_once(page, whim, touch):
        assert time.monotonic() < end, f"the game doesn't end: {page.evaluate(LOOK)}"


def type_to_the_end(page: Page) -> None:
    """A whole game with Tab and Enter alone."""
    end = time.monotonic() + PATIENCE
    while (state := page.evaluate(FOCUS)) != "over":
        assert time.monotonic() < end, f"the game doesn't end: {page.evaluate(LOOK)}"
        if state == "choose":
            page.keyboard.press("Enter")
        elif state == "move":
            page.keyboard.press("Tab")
        else:
            page.wait_for_timeout(30)
