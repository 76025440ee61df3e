"""Which games there are and where they lie, without loading any of them (*plug-in discovery* by entry points)."""

from __future__ import annotations

import importlib.util
import pkgutil
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

GAMES = Path(__file__).resolve().parent.parent / "games"


@cache
def brought() -> dict[str, EntryPoint]:
    """Games that other packages bring, by the entry point `sillage.games`."""
    return {point.name: point for point in entry_points(group="sillage.games")}


@cache
def built_in() -> tuple[str, ...]:
    """The games that come with Sillage."""
    return tuple(m.name for m in pkgutil.iter_modules([str(GAMES)]) if m.ispkg)


@cache
def game_ids() -> tuple[str, ...]:
    """The games there are: every folder in `sillage.games`, and what other packages bring."""
    return tuple(sorted({*built_in(), *brought()}))


@cache
def game_folders() -> dict[str, Path]:
    """Where the games lie, by id."""
    folders = {game_id: GAMES / game_id for game_id in built_in()}
    for game_id, point in brought().items():
        found = importlib.util.find_spec(point.module)
        if game_id not in folders and found is not None and found.origin is not None:
            folders[game_id] = Path(found.origin).parent
    return folders
