"""One game under way, as every environment of a single game drives it.

Games are numbered: a seed begins at game 0, and each further game without a seed is the next one. Game n of a seed is
the same in all environments, also in `sillage.envs.batch.Batch`.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from sillage.envs.batch import pieces
from sillage.envs.refuse import refusal, whole
from sillage.errors import SetupError
from sillage.kernel.batch import REWARDS
from sillage.kernel.edition import Edition
from sillage.kernel.game import find_game
from sillage.kernel.loops import eyes, judge
from sillage.kernel.records import SEATS, Bytes
from sillage.table.position import Position
from sillage.table.seat import SeatView
from sillage.table.show import plain_text, svg

RENDER_MODES = ("human", "ansi", "svg")
_SEEDS = (1 << 63) - 1

Mask = npt.NDArray[np.int8]


def render_mode_of(name: str | None) -> str | None:
    if name is not None and name not in RENDER_MODES:
        raise SetupError(f"there is no render mode {name!r}; expected one of: {', '.join(RENDER_MODES)}")
    return name


class OneGame:
    """A game with its rewards, what its seats are shown, and what they may do."""

    def __init__(
        self, game: str, players: int, edition: str | Path | Edition | None = None,
        options: Mapping[str, Any] | None = None, reward: str = "win",
    ) -> None:
        if reward not in REWARDS:
            raise SetupError(f"there is no reward {reward!r}; expected one of: {', '.join(REWARDS)}")
        self.game, self.edition, self.players = find_game(game), pieces(game, edition), players
        self.options = self.game.option_values(players, options)
        self.parts: Bytes = self.edition.compile()
        self.position = Position(self.game, self.parts)
        self.columns, self.actions = self.game.columns.count, self.game.actions.count
        self.rewards = np.zeros(SEATS, np.float32)
        self.series, self.number, self.decisions = -1, 0, 0
        self._see, self._give = eyes(self.game), judge(self.game)
        self._sides, self._kind = self.game.sides(players), REWARDS.index(reward)
        self._gives = reward == "points"        # something before the end
        self._points, self._out = np.zeros(SEATS, np.int32), np.zeros((SEATS, 2), np.int32)

    # ---- playing -----------------------------------------------------------------------------------
    def begin(self, seed: int | None = None) -> None:
        """The first game of a seed; without one the next game, of a seed nobody knows at first."""
        if seed is not None or self.series < 0:
            self.series, self.number = (secrets.randbits(63) if seed is None else seed & _SEEDS), 0
        else:
            self.number += 1
        position = self.position
        position.desk[:] = 0
        self.game.boundary.seed(position.chance, position.whim, np.uint64(self.series), self.number)
        position.begin(self.players, self.options)
        self._points[:] = position.scores()[:, 0]
        self.rewards[:], self.decisions = 0, 0

    def check(self, action: Any) -> int:
        """The action's number, where it is legal now."""
        code = whole(action)
        if code is None or code not in self.position.moves:
            raise refusal(self.game, self.edition, self.parts, self.position.state, action)
        return code

    def play(self, action: Any) -> None:
        """Plays an action of the actor; `rewards` is what all seats are given for it."""
        self.position.play(self.check(action))
        self.decisions += 1
        self.judge()

    def judge(self) -> None:
        """What the seats are given since they were given something."""
        over = self.position.over
        if over or self._gives:
            self._give(
                self.position.state, self.parts, self._out, self._sides, self._kind, over, self._points, self.rewards
            )

    def judge_all(self, points: npt.NDArray[np.int32]) -> None:
        """What the seats are given for a whole game that they began with these points."""
        self._points[:] = points
        self.judge()

    # ---- showing -----------------------------------------------------------------------------------
    def seen(self, seat: int, state: Bytes | None = None) -> npt.NDArray[np.uint8]:
        """What a seat is shown."""
        out = np.empty(self.columns, np.uint8)
        self._see(self.position.state if state is None else state, self.parts, seat, out)
        return out

    def mask(self, seat: int) -> Mask:
        """1 for each action that a seat may take now; nothing where it is not its turn."""
        mask = np.zeros(self.actions, np.int8)
        if seat == self.position.actor:
            mask[self.position.moves] = 1
        return mask

    def view(self) -> SeatView:
        """What a bot in the actor's seat is given."""
        position, seat = self.position, self.position.actor
        view = self.game.secrecy.view(position.state, seat, over=False)
        return SeatView(self.game, self.parts, seat, view, tuple(position.moves.tolist()), self.decisions)

    def describe(self) -> list[tuple[str, str]]:
        """A name and a meaning for every column of the observation."""
        return self.game.columns.described()

    def render(self, mode: str | None, seat: int | None) -> str | None:
        """The table as a seat sees it: printed, as text, or as a drawing."""
        if mode is None:
            return None
        picture = self._picture(seat)
        if mode == "svg":
            return svg(picture, self.game.name)
        if mode == "ansi":
            return plain_text(picture)
        from rich.console import Console

        Console().print(picture)
        return None

    def _picture(self, seat: int | None) -> Any:
        from sillage.table.table import Table

        names = [f"player {number}" for number in range(self.players)]
        table = Table(self.game, self.edition, names, options=self.options)
        table.put(self.position.state)
        return table.picture(seat)
