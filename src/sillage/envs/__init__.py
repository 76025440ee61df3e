"""The games as environments for research, each for every game, edition, player count and option.

    env = sillage.envs.aec("parfum", players=3)         PettingZoo, one seat after the other
    env = sillage.envs.parallel("perfumery")            PettingZoo, all seats that are asked at once
    env = sillage.envs.single("parfum")                 Gymnasium, the other seats by named bots
    env = sillage.envs.vector("parfum", 4096)           Gymnasium, thousands of games a call
    import sillage.envs.openspiel                       OpenSpiel: pyspiel.load_game("sillage_parfum(players=3)")

All show the same observation (`env.describe()` names its columns) and give the same rewards: "win", a share of the
victory at the end; "margin", points ahead of the best other at the end; "points", points gained by each step.
`sillage.envs.batch.Batch` is what is under `vector`; `sillage.gpu.VectorEnv` is the same on a GPU.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sillage.envs.gym import Single, Vector
    from sillage.envs.zoo import Together, Turns
    from sillage.kernel.edition import Edition

__all__ = ["aec", "parallel", "raw_env", "single", "vector"]


def raw_env(
    game: str, players: int = 2, *, edition: str | Path | Edition | None = None,
    options: Mapping[str, Any] | None = None, reward: str = "win", max_cycles: int | None = None,
    render_mode: str | None = None,
) -> Turns:
    """A game for PettingZoo, one seat after the other, without a wrapper: the quickest form."""
    from sillage.envs.zoo import Turns

    return Turns(game, players, edition, options, reward, max_cycles, render_mode)


def aec(game: str, players: int = 2, **more: Any) -> Any:
    """A game for PettingZoo, one seat after the other; what is called in a wrong order is refused.

    Seats that choose at the same time are asked in turn, and none is shown what another has chosen. It takes what
    `raw_env` takes."""
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

    return OrderEnforcingWrapper(raw_env(game, players, **more))


def parallel(
    game: str, players: int = 2, *, edition: str | Path | Edition | None = None,
    options: Mapping[str, Any] | None = None, reward: str = "win", max_cycles: int | None = None,
    render_mode: str | None = None,
) -> Together:
    """A game for PettingZoo, all seats that are asked at once. Who is not asked passes: the last action, or None."""
    from sillage.envs.zoo import Together

    return Together(game, players, edition, options, reward, max_cycles, render_mode)


def single(
    game: str, players: int = 2, *, seat: int = 0, opponents: str | Sequence[str] = "random",
    edition: str | Path | Edition | None = None, options: Mapping[str, Any] | None = None, reward: str = "win",
    render_mode: str | None = None, illegal: str = "refuse",
) -> Single:
    """A game for Gymnasium: one seat learns, the others are played by bots (one level, or one for each of them).

    With `illegal="next"` the next legal action is played where one is illegal, for algorithms that know no masks."""
    from sillage.envs.gym import Single

    return Single(game, players, seat, opponents, edition, options, reward, render_mode, illegal)


def vector(
    game: str, num_envs: int = 1024, players: int = 2, *, seat: int = 0,
    opponents: str | Sequence[str] | None = "random", edition: str | Path | Edition | None = None,
    options: Mapping[str, Any] | None = None, reward: str = "win", jobs: int | None = None, copy: bool = True,
) -> Vector:
    """Thousands of games for Gymnasium, a decision of each per call, compiled, on `jobs` threads (all cores).

    The others are "random" or "greedy"; None: every seat is the caller's, for self-play."""
    from sillage.envs.gym import Vector

    return Vector(game, num_envs, players, seat, opponents, edition, options, reward, jobs, copy)
