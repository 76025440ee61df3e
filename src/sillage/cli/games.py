"""`sillage game list`: the games there are, as their headers tell."""

from __future__ import annotations

from rich.console import Console

from sillage.cli.common import print_table, translator
from sillage.kernel.game import Game, find_game, game_ids


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
