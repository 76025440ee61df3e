"""Gymnasium: one seat against bots (`Single`), and thousands of games a call (`Vector`).

Loading this file registers every game: `gymnasium.make("sillage.envs.gym:sillage/parfum-v0", players=3)`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.utils import EzPickle
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from sillage.bots import make_bot
from sillage.envs.batch import Batch
from sillage.envs.one import RENDER_MODES, OneGame, render_mode_of
from sillage.envs.refuse import whole
from sillage.envs.spaces import Actions, columns
from sillage.errors import SetupError
from sillage.kernel.edition import Edition
from sillage.kernel.found import game_ids
from sillage.kernel.game import find_game
from sillage.table.seat import Pilot

Seen = npt.NDArray[np.uint8]
Info = dict[str, Any]


def line_up(players: int, seat: int, opponents: str | Sequence[str] | None) -> list[str | None]:
    """Who sits where; None for the caller's seats."""
    if not 0 <= seat < players:
        raise SetupError(f"there is no seat {seat}; expected 0 to {players - 1}")
    if opponents is None:
        return [None] * players
    others = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
    if len(others) != players - 1:
        raise SetupError(f"{len(others)} opponents are named; expected one level, or one for each of {players - 1}")
    return [*others[:seat], None, *others[seat:]]


class Single(gymnasium.Env[Seen, np.int64], EzPickle):
    """One seat learns, the others are played by bots, each from what its seat knows.

    An illegal action is refused by an `IllegalAction` that names its clause; nothing is played. For algorithms that
    know no masks, `illegal="next"` plays the next legal action of the table instead."""

    def __init__(
        self, game: str, players: int = 2, seat: int = 0, opponents: str | Sequence[str] = "random",
        edition: str | Path | Edition | None = None, options: Mapping[str, Any] | None = None, reward: str = "win",
        render_mode: str | None = None, illegal: str = "refuse",
    ) -> None:
        EzPickle.__init__(self, game, players, seat, opponents, edition, options, reward, render_mode, illegal)
        if illegal not in ("refuse", "next"):
            raise SetupError(f"illegal actions can't be {illegal!r}; expected one of: refuse, next")
        self._next = illegal == "next"
        self.metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}
        self.one, self.seat = OneGame(game, players, edition, options, reward), seat
        self.levels = line_up(players, seat, opponents)
        self.bots: list[Pilot | None] = self._bots(0)
        self.render_mode = render_mode_of(render_mode)
        self.observation_space: Any = columns(self.one.columns)
        self.action_space: Any = Actions(self.one.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, Info]:
        """Begins a game: the first of a seed, or the next one. Where it ends before the seat is asked, another."""
        super().reset(seed=seed)
        self.one.begin(seed)
        while True:
            self.bots = self._bots(self.one.series + self.one.number)
            self._follow()
            if not self.one.position.over:
                return self._shown()
            self.one.begin()

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, Info]:
        """Plays an action, and what the others answer."""
        self.one.play(self._legal(action) if self._next else action)
        reward = float(self.one.rewards[self.seat]) + self._follow()
        if self.render_mode == "human":
            self.render()
        seen, info = self._shown()
        return seen, reward, self.one.position.over, False, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal actions, as sb3-contrib asks for them."""
        return self.one.mask(self.seat).astype(np.bool_)

    def describe(self) -> list[tuple[str, str]]:
        """A name and a meaning for every column of the observation."""
        return self.one.describe()

    def render(self) -> Any:
        return self.one.render(self.render_mode, self.seat)

    def _shown(self) -> tuple[Seen, Info]:
        mask = self.one.mask(self.seat)
        self.action_space.legal = mask
        return self.one.seen(self.seat), {"action_mask": mask}

    def _legal(self, action: Any) -> Any:
        """The action, or the next legal one of the table; after the last comes the first."""
        code = whole(action)
        return action if code is None else min(self.one.position.moves, key=lambda move: (move < code, move))

    def _follow(self) -> float:
        """The bots play until the seat is asked; what it is given for that."""
        position, given = self.one.position, 0.0
        while not position.over and (bot := self.bots[position.actor]) is not None:
            self.one.play(bot.choose(self.one.view()))
            given += float(self.one.rewards[self.seat])
        return given

    def _bots(self, seed: int) -> list[Pilot | None]:
        return [None if level is None else make_bot(level, seed + seat) for seat, level in enumerate(self.levels)]


class Vector(VectorEnv[Seen, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Games side by side, a decision of each per call. A game that is over begins anew in the same step: the
    observation is then the next game's first one, and there is no `final_obs`.

    The reward is that of the seat that acted; `info` holds the masks, whose turn it is, and what all seats were
    given. Where one action is illegal, an `IllegalAction` names the game and the clause, and nothing is played in any.
    """

    def __init__(
        self, game: str, num_envs: int = 1024, players: int = 2, seat: int = 0,
        opponents: str | Sequence[str] | None = "random", edition: str | Path | Edition | None = None,
        options: Mapping[str, Any] | None = None, reward: str = "win", jobs: int | None = None, copy: bool = True,
    ) -> None:
        header, seats = find_game(game), line_up(players, seat, opponents)
        self.batch = Batch(header, edition, seats, num_envs, options=options, reward=reward, jobs=jobs)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.num_envs, self.render_mode, self._copy = num_envs, None, copy
        self.single_observation_space = columns(header.columns.count)
        self.single_action_space = Actions(header.actions.count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Seen, Info]:
        """Begins every game. Place i plays the games i, i + num_envs ... of one seed; where each place has a seed of
        its own (a list of them), the games 0, 1, 2 ... of that."""
        super().reset(seed=int(seed) if isinstance(seed, int | np.integer) else None)
        self.batch.reset(int(self.np_random.integers(1 << 62)) if seed is None else seed)
        return self._seen(), self._info()

    def step(self, actions: npt.NDArray[np.int64]) -> tuple[Seen, Any, Any, Any, Info]:
        """One decision of each game."""
        batch = self.batch
        actors = batch.actors.copy()
        batch.step(actions)
        rewards = batch.rewards[np.arange(self.num_envs), actors].astype(np.float64)
        return self._seen(), rewards, batch.dones.copy(), np.zeros(self.num_envs, np.bool_), self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal actions of every game, as sb3-contrib asks for them."""
        masks = self.batch.masks.view(np.bool_)
        return masks.copy() if self._copy else masks

    def describe(self) -> list[tuple[str, str]]:
        """A name and a meaning for every column of the observation."""
        return self.batch.describe()

    def close_extras(self, **kwargs: Any) -> None:
        self.batch.close()

    def _seen(self) -> Seen:
        return self.batch.observations.copy() if self._copy else self.batch.observations

    def _info(self) -> Info:
        batch = self.batch
        info: Info = {"action_mask": batch.masks.view(np.int8), "actor": batch.actors,
                "rewards": batch.rewards[:, : batch.players]}
        return {name: array.copy() for name, array in info.items()} if self._copy else info


def register() -> None:
    """Makes every game known to `gymnasium.make` and `gymnasium.make_vec`."""
    for game in game_ids():
        if f"sillage/{game}-v0" not in gymnasium.registry:
            gymnasium.register(
                f"sillage/{game}-v0", entry_point="sillage.envs.gym:Single",
                vector_entry_point="sillage.envs.gym:Vector", kwargs={"game": game}, disable_env_checker=True,
            )


register()
