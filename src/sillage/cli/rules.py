"""`sillage rules`: the rules page in the terminal."""

from __future__ import annotations

import io
import re
import sys

from rich.console import Console
from rich.markdown import Markdown

from sillage.cli.common import language
from sillage.errors import SillageError
from sillage.kernel.game import find_game
from sillage.kernel.words import Translate
from sillage.texts import rules_page, texts

ANCHOR = re.compile(r'<a id="([A-Z]+-[A-Z0-9]+[a-z]?)"></a>')
WITHIN = re.compile(r"\[([^\]]+)\]\(#[^)]*\)")      # a link to another place of the page: a terminal can't go there


def rules_text(game_id: str, lang: str) -> str:
    """The rules page of a game, with its anchors."""
    find_game(game_id)
    return WITHIN.sub(r"\1", rules_page(game_id, lang).read_text(encoding="utf-8"))


def clause_text(game_id: str, clause: str, lang: str) -> str | None:
    """One clause of the page, None where there is none."""
    wanted = clause.upper() if clause.upper() == clause else clause
    lines = rules_text(game_id, lang).splitlines()
    for i, line in enumerate(lines):
        if (match := ANCHOR.search(line)) and match[1].lower() == wanted.lower():
            more = []
            for later in lines[i + 1 :]:
                if not later.strip() or ANCHOR.search(later) or later.startswith("#"):
                    break
                more.append(later)
            return ANCHOR.sub("", "\n".join([line, *more])).lstrip("- ")
    return None


def rules_page_text(game_id: str, lang: str) -> str:
    """The page as one reads it, without its anchors."""
    return ANCHOR.sub("", rules_text(game_id, lang))


def page_through(console: Console, page: str, tr: Translate) -> None:
    """A page in screenfuls, plain and by our own hand: another program would leave our screen, and show our signs
    as codes. Where nobody can be asked, all of it."""
    plain = Console(file=io.StringIO(), width=min(console.width, 100), color_system=None)
    with plain.capture() as captured:
        plain.print(Markdown(page))
    lines = captured.get().splitlines()
    step = max(console.height - 2, 5) if console.is_terminal and sys.stdin.isatty() else len(lines)
    for first in range(0, len(lines), step):
        console.out("\n".join(lines[first : first + step]), highlight=False)
        if first + step < len(lines) and console.input(f"{tr('play-page')} ").strip():
            return


def show_rules(game_id: str, clause: str | None, lang: str | None) -> None:
    console = Console()
    chosen = language(lang)
    if clause is None:
        page_through(console, rules_page_text(game_id, chosen), texts(chosen))
        return
    text = clause_text(game_id, clause, chosen)
    if text is None:
        ids = ANCHOR.findall(rules_text(game_id, chosen))
        raise SillageError(f"there is no clause {clause!r} in the rules of {game_id}; there are {ids[0]} to {ids[-1]}")
    console.print(Markdown(text))
