"""`sillage rules`: the rules page in the terminal."""

from __future__ import annotations

import re

from rich.console import Console
from rich.markdown import Markdown

from sillage.cli.common import language
from sillage.errors import SillageError
from sillage.kernel.game import find_game
from sillage.texts import rules_page

ANCHOR = re.compile(r'<a id="([A-Z]+-[A-Z0-9]+[a-z]?)"></a>')


def rules_text(game_id: str, lang: str) -> str:
    """The rules page of a game."""
    find_game(game_id)
    return rules_page(game_id, lang).read_text(encoding="utf-8")


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


def show_rules(game_id: str, clause: str | None, lang: str | None) -> None:
    console = Console()
    chosen = language(lang)
    if clause is None:
        page = ANCHOR.sub("", rules_text(game_id, chosen))
        with console.pager(styles=True) if console.is_terminal else _no_pager():
            console.print(Markdown(page), width=min(console.width, 100))
        return
    text = clause_text(game_id, clause, chosen)
    if text is None:
        ids = ANCHOR.findall(rules_text(game_id, chosen))
        raise SillageError(f"there is no clause {clause!r} in the rules of {game_id}; there are {ids[0]} to {ids[-1]}")
    console.print(Markdown(text))


class _no_pager:
    def __enter__(self) -> None: ...
    def __exit__(self, *exc: object) -> None: ...
