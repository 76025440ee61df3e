"""What a game says of its balance, in its folder's `balance.py`: how pieces are taken, which compare, what may turn.

Studies and `sillage tune` read it. A piece is shown and taken by events, so no rule needs code for it. Only numbers of
tables that are marked `reconstructed` are ever turned, whatever a game declares: printed pieces are facts.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from sillage.kernel.game import Game

if TYPE_CHECKING:
    from sillage.kernel.edition import Edition

Measure = Literal["points", "wins"]
Path = tuple[str | int, ...]
Found = tuple[str, str]         # an event and one of its arguments: ("installed", "recipe")


def everywhere(piece: str, options: Mapping[str, Any]) -> bool:
    """Whatever the options are."""
    return True


@dataclass(frozen=True)
class Kind:
    """Pieces of one kind. Without `shown` they are on the table in every game, where they are `there` at all."""

    id: str
    taken: tuple[Found, ...]
    shown: tuple[Found, ...] = ()
    # `points`: its takers' points against those of the others in the same game are within some points of the kind's
    # mean. `wins`: everybody has one from the start, and its owner wins a fair share.
    measure: Measure = "points"
    must: bool = False      # somebody has to take it: how often it is taken says nothing
    there: Callable[[str, Mapping[str, Any]], bool] = everywhere        # whether a piece is in play with these options


@dataclass(frozen=True)
class Knob:
    """Numbers that may be turned: a path in the edition, where `*` is every key or row."""

    path: str
    least: int
    most: int
    kind: str = ""          # the kind of piece whose number it is; the last `*` names the piece
    price: bool = True      # more of it is worse for who takes the piece


@dataclass(frozen=True)
class Face:
    """A piece as it is compared with others of its group: numbers of which more is better."""

    piece: str
    group: str
    numbers: tuple[int, ...]


def no_faces(edition: Any) -> Iterable[Face]:
    """Nothing is compared."""
    return ()


@dataclass(frozen=True)
class Balance:
    """The declaration of a game."""

    kinds: tuple[Kind, ...] = ()
    knobs: tuple[Knob, ...] = ()
    faces: Callable[[Any], Iterable[Face]] = no_faces
    starts: str = ""                                                # the event that first names who starts
    boards: tuple[Mapping[str, Any], ...] = ({},)                   # options to be studied
    endings: Mapping[str, float] = field(default_factory=dict)      # endings that should be alive: the least share


@dataclass(frozen=True)
class Turnable:
    """One number of an edition that may be turned."""

    path: Path
    knob: Knob
    piece: str
    value: int

    @property
    def name(self) -> str:
        return ".".join(map(str, self.path))


def balance_of(game: Game) -> Balance:
    """What a game declares; nothing where it has no `balance.py`."""
    declared: Balance = game.own("balance", "BALANCE", Balance())
    return declared


def turnable(edition: Edition, balance: Balance) -> list[Turnable]:
    """The numbers that are ours and declared, in the edition's order."""
    ours = {name: table.model_dump(mode="json") for name, table in edition.tables() if name in edition.reconstructed()}
    return [
        Turnable(path, knob, piece, value)
        for knob in balance.knobs for path, piece, value in _walk(ours, knob.path.split("."), (), "")
    ]


def _walk(node: Any, steps: list[str], path: Path, piece: str) -> Iterator[tuple[Path, str, int]]:
    if not steps:
        if isinstance(node, int):           # a price in another currency is None
            yield path, piece, node
        return
    step, rest = steps[0], steps[1:]
    if step != "*":
        if isinstance(node, dict) and step in node:
            yield from _walk(node[step], rest, (*path, step), piece)
        return
    rows: Iterable[tuple[str | int, Any]] = node.items() if isinstance(node, dict) else enumerate(node)
    for key, row in rows:
        named = row.get("id", key) if isinstance(row, dict) else key
        yield from _walk(row, rest, (*path, key), str(named))


def turned(edition: Edition, changes: Mapping[Path, int]) -> dict[str, Any]:
    """The plain data of an edition with some numbers changed."""
    data = edition.model_dump(mode="json")
    for path, value in changes.items():
        node = data
        for step in path[:-1]:
            node = node[step]  # type: ignore[index]
        node[path[-1]] = value  # type: ignore[index]
    return data


def dominated(edition: Edition, balance: Balance) -> list[tuple[str, str]]:
    """Pieces that another of their group is never worse than and somewhere better: (the piece, the better one)."""
    groups: dict[str, list[Face]] = defaultdict(list)
    for face in balance.faces(edition):
        groups[face.group].append(face)
    return [
        (face.piece, better.piece) for faces in groups.values() for face in faces for better in faces
        if better.numbers != face.numbers and all(b >= a for a, b in zip(face.numbers, better.numbers, strict=True))
    ]
