"""Editions: the pieces of a game as data, compiled to a *parameter record*.

One TOML file per edition. Each table says whether its numbers are *printed* on the real pieces or
*reconstructed*, and where they come from; the product shows that to the player. A valid edition
compiles to a `parts` record, which the rules take as an argument.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from sillage.errors import EditionError, SetupError
from sillage.kernel.bounds import check_bounds
from sillage.kernel.found import game_ids
from sillage.kernel.game import find_game
from sillage.kernel.records import Bytes

MOST_SHOWN = 100        # characters of a value that is wrong
MOST_EXPLAINED = 24     # errors of a file; who mends these may ask again


class Strict(BaseModel):
    """A table of an edition: unknown keys are errors, values are not coerced."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Sourced(Strict):
    """A table of pieces, with where its numbers come from."""

    status: Literal["printed", "reconstructed"]
    source: str = Field(min_length=3, max_length=500)


class Edition(Strict):
    """What every edition has; a game adds its tables."""

    game_id: ClassVar[str]
    # Tables that became data after games had been recorded without them. Where an edition doesn't have one, it is that
    # of the game's first edition; and records leave it out where it is, so that they read as they always did.
    later: ClassVar[tuple[str, ...]] = ()
    first: ClassVar[str | None] = None      # the id of the first edition; None: the default is the first

    game: str
    id: str = Field(pattern=r"^[a-z0-9][a-z0-9-]{1,40}$")
    name: str = Field(min_length=2, max_length=80)
    about: str = Field(default="", max_length=1000)

    def compile(self) -> Bytes:
        """The `parts` record of the rules."""
        raise NotImplementedError

    def tables(self) -> Iterator[tuple[str, Sourced]]:
        """The tables of pieces, by name."""
        for name in type(self).model_fields:
            if isinstance(table := getattr(self, name), Sourced):
                yield name, table

    def reconstructed(self) -> list[str]:
        """The tables that are not printed pieces."""
        return [name for name, table in self.tables() if table.status == "reconstructed"]

    def data(self) -> dict[str, Any]:
        """Plain data, as a record of a game carries it."""
        data = self.model_dump(mode="json")
        usual = _first_tables(self.game) if self.later else {}
        return {name: table for name, table in data.items() if name not in self.later or table != usual[name]}


def editions_of(game_id: str) -> dict[str, Path]:
    """The editions that come with a game, by id (the first is the default)."""
    folder = find_game(game_id).folder
    return {_id_in(path): path for path in [folder / "edition.toml", *sorted(folder.glob("editions/*.toml"))]}


@cache
def _first_tables(game_id: str) -> dict[str, Any]:
    """The game's first edition as it is written."""
    known = editions_of(game_id)
    first = find_game(game_id).edition_model.first or next(iter(known))
    with known[first].open("rb") as file:
        return tomllib.load(file)


def _id_in(path: Path) -> str:
    with path.open("rb") as file:
        return str(tomllib.load(file)["id"])


def load_edition(game_id: str, which: str | Path | None = None) -> Edition:
    """An edition by its id or file; None is the game's default."""
    known = editions_of(game_id)
    path = next(iter(known.values())) if which is None else known.get(str(which), Path(which))
    edition = read_edition(path)
    if edition.game != game_id:
        raise EditionError(f"{path}: this is an edition of {edition.game!r}; expected one of {game_id!r}")
    return edition


def read_edition(path: Path) -> Edition:
    """Reads and checks an edition file."""
    try:
        raw = path.read_bytes()
    except (OSError, ValueError) as error:      # ValueError: a name that no file can have
        reason = getattr(error, "strerror", None) or error
        raise EditionError(f"{path}: can't be read ({reason}); expected an edition id or a TOML file") from None
    return parse_edition(raw, str(path))


def parse_edition(raw: bytes, name: str = "edition") -> Edition:
    """Checks the text of an edition file; errors name the line and key, what is wrong, what is expected."""
    check_bounds(raw, name)
    try:
        text = raw.decode("utf-8")
        data = tomllib.loads(text)
    except UnicodeDecodeError as error:
        raise EditionError(f"{name}: byte {error.start} is not UTF-8; expected a text file in UTF-8") from None
    except (ValueError, RecursionError) as error:   # also numbers too long and tables too deep for any edition
        raise EditionError(f"{name}: not valid TOML: {error}") from None
    return check_edition(data, name, text)


def check_edition(data: Any, name: str = "edition", text: str = "") -> Edition:
    """Checks plain data (from a file or a record) and makes the edition."""
    if not isinstance(data, dict):
        raise EditionError(f"{name}: expected a table of keys, not {type(data).__name__}")
    try:
        model = find_game(str(data.get("game"))).edition_model
    except SetupError:
        where = _where(text.splitlines(), ["game"])
        raise EditionError(
            f"{name}{where}: game: is {_short(data.get('game'))}; expected one of: {', '.join(game_ids())}"
        ) from None
    missing = [table for table in model.later if table not in data]
    try:
        return model.model_validate(data | {table: _first_tables(model.game_id)[table] for table in missing})
    except ValidationError as error:
        raise EditionError("\n".join(_explain(error, name, text))) from None


def _explain(error: ValidationError, name: str, text: str) -> Iterator[str]:
    lines = text.splitlines()
    for item in error.errors(include_url=False)[:MOST_EXPLAINED]:
        path = list(item["loc"])
        message = item["msg"].removeprefix("Value error, ")
        found = item.get("input")
        shown = f" (found {_short(found)})" if isinstance(found, str | int | float | bool) else ""
        key = ".".join(map(str, path))[:MOST_SHOWN] or "edition"
        yield f"{name}{_where(lines, path)}: {key}: {message[:1].lower()}{message[1:]}{shown}"
    if (more := error.error_count() - MOST_EXPLAINED) > 0:
        yield f"{name}: and {more} more"


def _short(found: Any) -> str:
    shown = repr(found)
    return shown if len(shown) <= MOST_SHOWN else shown[:MOST_SHOWN] + "…"


def _where(lines: Sequence[str], path: Sequence[str | int]) -> str:
    """`:LINE` of a key in a TOML text laid out like ours (one row of a list a line), or nothing."""
    at: int | None = None
    start, end = 0, len(lines)
    for step in path:
        if isinstance(step, int):
            rows = [n for n in range(start, end) if re.match(r"\s*\{", lines[n])]
            found = rows[step] if step < len(rows) else None
        else:
            found = next((n for n in range(start, end) if _names(lines[n].lstrip(), step)), None)
        if found is None:
            break
        at = start = found
        if lines[at].startswith("["):       # from here on, this table only
            end = next((n for n in range(at + 1, end) if lines[n].startswith("[")), end)
    return "" if at is None else f":{at + 1}"


def _names(line: str, key: str) -> bool:
    """Whether a line begins with a key or is the head of its table."""
    return line.startswith(f"[{key}]") or (line.startswith(key) and line[len(key) :].lstrip().startswith("="))
