"""`sillage game`: the games there are, as their headers tell; a game of one's own, and whether it obeys the laws."""

from __future__ import annotations

import importlib.util
import re
import time
from pathlib import Path

from rich.console import Console

from sillage.cli.common import print_table, translator
from sillage.errors import SetupError
from sillage.kernel.found import game_ids
from sillage.kernel.game import Game, find_game

TEMPLATE = Path(__file__).parent / "template"
ID, NAME, CLASS, CLAUSES = "newgame", "New Game", "NewGame", "NG-"     # as the template has them
LEFT_OUT = {"__pycache__", ".pytest_cache"}


def list_games(lang: str | None) -> None:
    tr = translator(lang)
    heads = tuple(tr(f"games-{name}") for name in ("id", "name", "players", "options"))
    print_table(Console(), heads, [
        (game.id, tr(f"{game.id}-name"), f"{game.players.start}–{game.players.stop - 1}", _options(game))
        for game in map(find_game, game_ids())
    ])


def _options(game: Game) -> str:
    """Each option with its values, the default first."""
    return "\n".join(
        f"{o.id}=" + "|".join(str(v).lower() for v in sorted(o.values, key=lambda v, d=o.default: v != d))  # type: ignore[misc]
        for o in game.options
    )


def new_game(name: str, folder: Path | None) -> None:
    """Writes a small complete game as a package of its own."""
    game_id = check_id(name)
    target = folder or Path(game_id)
    if target.exists() and any(target.iterdir()):
        raise SetupError(f"{target}: there is something already; expected a new or an empty folder")
    write_game(game_id, target)
    Console().print(
        f"written: {target}\nnext:\n  pip install -e {target}\n  sillage game check {game_id}\n"
        f"  sillage play {game_id}\nthen change it into yours, file by file: CONTRIBUTING.md says in which order.",
        highlight=False, markup=False, soft_wrap=True,
    )


def check_id(name: str) -> str:
    """The id of a new game; refuses what can't be one."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name) or len(name) > 30:
        raise SetupError(f"a game can't be called {name!r}; expected small letters, digits and single underscores")
    if name in game_ids() or importlib.util.find_spec(name) is not None:
        raise SetupError(f"there is a game or a Python package {name!r} already; choose another name")
    return name


def write_game(game_id: str, folder: Path) -> None:
    """The template, under another name."""
    words = game_id.split("_")
    title = " ".join(word.capitalize() for word in words)
    letters = (words[0][0] + words[1][0] if len(words) > 1 else game_id[:2]).upper()
    renamed = {ID: game_id, NAME: title, CLASS: title.replace(" ", ""), CLAUSES: f"{letters}-"}
    for source in sorted(TEMPLATE.rglob("*")):
        if source.is_file() and not LEFT_OUT & set(source.parts):
            target = folder / str(source.relative_to(TEMPLATE)).replace(ID, game_id)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(_with_words(source.read_text(encoding="utf-8"), renamed), encoding="utf-8")


def _with_words(text: str, renamed: dict[str, str]) -> str:
    return re.sub("|".join(map(re.escape, renamed)), lambda found: renamed[found[0]], text)


def check(game_id: str, thorough: bool) -> None:
    """Runs every law on a game."""
    from sillage.testing import Case, check_game
    from sillage.testing.law import Law

    console, begun, said = Console(), time.monotonic(), ""

    def tell(law: Law, case: Case) -> None:
        nonlocal said
        if str(law) != said:
            said = str(law)
            console.print(f"  {said.replace('_', ' ')}", style="dim", highlight=False)

    find_game(game_id)
    try:
        checked = check_game(game_id, thorough, tell)
    except AssertionError as error:
        notes = "\n".join(getattr(error, "__notes__", ()))
        raise SetupError(f"{notes}: {error}\nthe whole story: python -c "
                         f"'from sillage.testing import check_game; check_game(\"{game_id}\")'") from error
    console.print(f"[green]{game_id} obeys the laws[/]: {checked} checks in {time.monotonic() - begun:.0f} s")
