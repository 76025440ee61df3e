"""A position: the compiled rules, one step at a time, with nothing around them.

This is the fast way to drive a game from Python. It knows no names, keeps no history and hides
nothing; `sillage.table.Table` adds those.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from sillage.errors import IllegalAction
from sillage.kernel.chance import CHANCE, WRITE
from sillage.kernel.game import Game
from sillage.kernel.play import GREEDY
from sillage.kernel.records import SEATS, Bytes, blank, read
from sillage.kernel.words import Scene

_SEED = 0xFFFF_FFFF_FFFF_FFFF


class Position:
    """A game under way. `moves` are the legal actions of `actor`; `play` takes one of them."""

    __slots__ = ("_actor", "_moves", "_step", "chance", "count", "desk", "game", "log", "parts", "state", "whim")

    def __init__(self, game: Game, parts: Bytes, desk: Bytes | None = None) -> None:
        self.game, self.parts = game, parts
        layout = game.boundary.desk
        self.desk = blank(layout) if desk is None else desk
        self.state: Bytes = self._field("state")
        self.chance: Bytes = self._field("chance")
        self.whim: Bytes = self._field("whim")
        self.log: Bytes = self._field("log")
        self._moves: npt.NDArray[np.int16] = self._field("moves").view(np.int16)
        self._actor = self.state[: 1].view(np.int8).data      # quicker to ask than an array
        self.count = self._counted()
        self.renew()

    def renew(self) -> None:
        """From now on `play` goes through the door that the game has now: compiled rules may have come since. To look
        for it at each decision would take a twentieth of its time."""
        self._step = self.game.boundary.step

    def _counted(self) -> int:
        return int(self._field("count").view(np.int32)[0])

    def _field(self, name: str) -> Bytes:
        fields: Any = self.game.boundary.desk.fields
        dtype, offset = fields[name][:2]
        return self.desk[offset : offset + dtype.itemsize]

    @classmethod
    def start(
        cls, game: Game, parts: Bytes, players: int, options: Mapping[str, Any] | None = None, *,
        seed: int = 0, tape: bool = False,
    ) -> Position:
        """A new game. With `tape`, the chance of each decision is written down."""
        position = cls(game, parts)
        chance = read(position.chance, CHANCE)
        chance.seed = seed & _SEED
        chance.mode = WRITE if tape else 0
        read(position.whim, CHANCE).seed = (seed * 2 + 1) & _SEED
        position.begin(players, options)
        return position

    def begin(self, players: int, options: Mapping[str, Any] | None = None) -> None:
        """Sets up on a desk whose chance is in place."""
        codes = self.game.option_codes(players, options)
        self.count = self.game.boundary.start(self.desk, self.parts, codes)

    @property
    def actor(self) -> int:
        """The seat to decide, -1 when the game is over."""
        return self._actor[0]

    @property
    def over(self) -> bool:
        return self._actor[0] < 0

    @property
    def moves(self) -> npt.NDArray[np.int16]:
        """The legal actions."""
        return self._moves[: self.count]

    def play(self, action: int) -> None:
        """Plays a legal action."""
        count = self._step(self.desk, self.parts, int(action))
        if count < 0:
            raise IllegalAction(f"action {action} is not legal now; expected one of: {self.moves.tolist()}")
        self.count = count

    def choose(self, policy: int = GREEDY) -> int:
        """What a compiled policy would play."""
        return int(self.game.boundary.choose(self.desk, self.parts, policy, blank(self.game.notepad)))

    def put(self, state: Bytes) -> None:
        """Puts another state on the desk."""
        self.state[:] = state
        self.count = self.game.boundary.refresh(self.desk, self.parts)

    def restore(self, desk: Bytes) -> None:
        """Puts everything back as it lay on a desk that was copied before."""
        self.desk[:] = desk
        self.count = self._counted()

    def copy(self) -> Position:
        """An independent copy."""
        return Position(self.game, self.parts, self.desk.copy())

    def scores(self) -> npt.NDArray[np.int32]:
        """Points and tie-break of each seat, as they stand."""
        self.game.boundary.refresh(self.desk, self.parts)
        out: npt.NDArray[np.int32] = self._field("out").view(np.int32).reshape(SEATS, 2).copy()
        return out

    def scene(self, edition: Any, state: Bytes | None = None) -> Scene:
        """What words are said about."""
        bytes_ = (self.state if state is None else state).copy()
        return Scene(read(bytes_, self.game.state), read(self.parts, self.game.parts), edition)

    def __eq__(self, other: object) -> bool:
        """Positions are equal where the same game stands alike; what chance will bring is no part of that."""
        if not isinstance(other, Position):
            return NotImplemented
        same = self.game is other.game and np.array_equal(self.parts, other.parts)
        return bool(same and np.array_equal(self.state, other.state))

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __repr__(self) -> str:
        state = read(self.state, self.game.state)
        if self.over:
            return f"<Position {self.game.id}, over in round {state.rounds}>"
        phase = self.game.phases[int(state.phase)]
        return f"<Position {self.game.id}, round {state.rounds}, seat {self.actor} to {phase}, {self.count} moves>"
