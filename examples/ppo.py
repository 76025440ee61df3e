"""MaskablePPO of sb3-contrib learns a game against bots, over thousands of games at a time.

    pip install "sillage[envs]" sb3-contrib
    python examples/ppo.py parfum --steps 1_000_000
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from sillage import envs


class Games(VecEnv):
    """`sillage.envs.vector` as stable-baselines3 wants it. Columns are small counts: their logarithms suit it."""

    def __init__(self, game: str, size: int, opponents: str, reward: str, scale: float = 1.0) -> None:
        self.env = envs.vector(game, size, opponents=opponents, reward=reward)
        self.scale, self.actions = scale, np.zeros(size, np.int64)
        space = self.env.single_observation_space
        super().__init__(size, type(space)(0, 6, space.shape, np.float32), self.env.single_action_space)

    def reset(self) -> np.ndarray:
        return self._shown(self.env.reset(seed=self._seeds[0])[0])

    def step_async(self, actions: np.ndarray) -> None:
        self.actions = actions

    def step_wait(self) -> tuple[np.ndarray, np.ndarray, np.ndarray, list[dict[str, Any]]]:
        seen, rewards, ended, _, _ = self.env.step(self.actions)
        shown = self._shown(seen)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for game in np.flatnonzero(ended):
            infos[game] = {"terminal_observation": shown[game], "TimeLimit.truncated": False}
        return shown, (rewards * self.scale).astype(np.float32), ended, infos

    def _shown(self, seen: np.ndarray) -> np.ndarray:
        return np.log1p(seen, dtype=np.float32)

    def env_method(self, name: str, *args: Any, indices: Any = None, **more: Any) -> list[Any]:
        return list(getattr(self.env, name)(*args, **more))

    def has_attr(self, name: str) -> bool:
        return hasattr(self.env, name)

    def get_attr(self, name: str, indices: Any = None) -> list[Any]:
        return [getattr(self.env, name)] * self.num_envs

    def set_attr(self, name: str, value: Any, indices: Any = None) -> None:
        setattr(self.env, name, value)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.env.close()


def wins(model: MaskablePPO, game: str, opponents: str, games: int) -> float:
    """The share of victories in so many games, the first of each place: seat 0 against the opponents."""
    env = Games(game, games, opponents, "win")
    env.seed(1_000_003)
    seen, won, open_ = env.reset(), np.zeros(games), np.ones(games, np.bool_)
    while open_.any():
        actions, _ = model.predict(seen, action_masks=env.env.action_masks())
        env.step_async(actions)
        seen, rewards, ended, _ = env.step_wait()
        won[open_ & ended] = rewards[open_ & ended]
        open_ &= ~ended
    env.close()
    return float(won.mean())


class Watch(BaseCallback):
    """Says how it goes, now and then, and stops where there is nothing left to show."""

    def __init__(self, game: str, opponents: str, every: int, games: int, enough: float) -> None:
        super().__init__()
        self.game, self.opponents, self.every, self.games, self.enough = game, opponents, every, games, enough
        self.next, self.start = 0, time.perf_counter()

    def _on_step(self) -> bool:
        return True

    def _on_rollout_start(self) -> None:
        if self.num_timesteps >= self.next:
            self.next += self.every
            share = wins(self.model, self.game, self.opponents, self.games)
            took = time.perf_counter() - self.start
            print(f"{self.num_timesteps:>9,} decisions  {took:6.0f} s  {share:6.1%} wins", flush=True)
            if share >= self.enough:
                self.model.num_timesteps = self.model._total_timesteps     # the rollout under way is the last


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--reward", default="points", help="what it learns from: win, margin or points")
    parser.add_argument("--scale", type=float, default=0.1, help="by what rewards are multiplied")
    parser.add_argument("--steps", type=int, default=1_000_000)
    parser.add_argument("--size", type=int, default=256, help="games at a time")
    parser.add_argument("--every", type=int, default=100_000, help="decisions between two looks")
    parser.add_argument("--games", type=int, default=500, help="of a look")
    parser.add_argument("--enough", type=float, default=0.97, help="a share of wins at which it stops")
    given = parser.parse_args()
    env = Games(given.game, given.size, given.opponents, given.reward, given.scale)
    model = MaskablePPO(
        "MlpPolicy", env, n_steps=64, batch_size=2048, n_epochs=4, gamma=0.997, ent_coef=0.01, learning_rate=5e-4,
        policy_kwargs={"net_arch": [128, 128]}, seed=1, device="cpu",
    )
    watch = Watch(given.game, given.opponents, given.every, given.games, given.enough)
    model.learn(given.steps, callback=watch)
    print(f"{wins(model, given.game, given.opponents, 2000):.1%} of 2,000 games against {given.opponents}")


if __name__ == "__main__":
    main()
