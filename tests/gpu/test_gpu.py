"""The same games on a GPU as on the CPU, bit for bit. What needs the card is left out where there is none."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from sillage.arena import races
from sillage.arena.simulate import POLICIES, Series, play_series
from sillage.arena.tune import Plan, study
from sillage.envs.batch import Batch
from sillage.errors import IllegalAction, SetupError
from sillage.gpu import device, playout, vector
from sillage.gpu.device import MUTE, SEED, numba_cuda
from sillage.kernel.chance import CHANCE
from sillage.kernel.edition import load_edition
from sillage.kernel.found import game_ids
from sillage.kernel.game import find_game
from sillage.kernel.log import LOG
from tests.kit.cases import SHORTEST

SIZE = 300          # no multiple of a block


@pytest.fixture(scope="module")
def cp():
    """CuPy, where there is a GPU for it."""
    cupy = pytest.importorskip("cupy")
    try:
        numba_cuda()
    except SetupError as missing:
        pytest.skip(str(missing))
    return cupy


def same(one, other) -> None:
    """What a vector on the GPU shows equals what one on the CPU shows."""
    for name in ("observations", "masks", "actors", "rewards", "dones"):
        assert (getattr(one, name).get() == getattr(other, name)).all(), name


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("seats", [[None, None], [None, "random"]], ids=["alone", "against random"])
def test_the_vector_equals_the_cpus(cp, game_id, seats):
    from sillage.gpu import VectorEnv

    game, edition, rng = find_game(game_id), load_edition(game_id), np.random.default_rng(1)
    here = Batch(game, edition, seats, SIZE, reward="points", jobs=1)
    there = VectorEnv(game, edition, seats, SIZE, reward="points")
    assert there.describe() == here.describe()
    for seed in (1, range(SIZE)):
        here.reset(seed)
        there.reset(seed)
        same(there, here)
        for _ in range(300):
            actions = (rng.random(here.masks.shape) * here.masks).argmax(axis=1)
            here.step(actions)
            there.step(cp.asarray(actions))
            same(there, here)


def test_an_illegal_action_is_named_and_nothing_is_played(cp):
    from sillage.gpu import VectorEnv

    env = VectorEnv(find_game("parfum"), load_edition("parfum"), [None, None], SIZE)
    env.reset(seed=1)
    seen, actions = env.observations.copy(), env.masks.argmax(axis=1)
    actions[7] = int(env.masks[7].argmin())
    with pytest.raises(IllegalAction, match="game 7"):
        env.step(actions)
    assert (env.observations == seen).all()


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("game_id", game_ids())
def test_playouts_equal_the_cpus(cp, game_id, policy):
    from sillage.gpu import play_games

    game, edition = find_game(game_id), load_edition(game_id)
    series = Series(game, edition, 2, game.option_values(2, {}), (policy,) * 2, seed=1)
    here = np.concatenate([rows for _, rows in sorted(play_series(series, SIZE), key=lambda chunk: chunk[0])])
    policies = np.full(4, POLICIES[policy], dtype=np.int8)
    assert (play_games(game, edition.compile(), game.option_codes(2, None), policies, 1, 0, SIZE) == here).all()


def test_a_race_says_what_it_needs():
    """Without a GPU, tuning by races is refused with a reason; nothing is played."""
    try:
        numba_cuda()
        pytest.skip("there is a GPU")
    except SetupError:
        pass
    plan = Plan(load_edition(SHORTEST), (2,), {}, "race", 2)
    with pytest.raises(SetupError, match="GPU"):
        study(plan, [({}, plan.edition)])


@pytest.mark.parametrize(("small", "large"), [(SEED, CHANCE), (MUTE, LOG)])
def test_what_a_thread_has_of_its_own_is_small(small, large):
    """It is filled with zeros for every decision."""
    assert small.names == large.names
    assert small.itemsize <= 32


def test_registers_are_limited_only_where_no_policy_is_compiled_in(monkeypatch):
    """CUDA's assembler spills greedy's values wrongly: now and then a game on the card was another one."""
    limits = {}

    def jit(**options):
        return lambda function: limits.setdefault(function.__name__, options["max_registers"])

    cuda = SimpleNamespace(jit=jit)
    for room in (device, playout, vector, races):
        monkeypatch.setattr(room, "numba_cuda", lambda: cuda)
    game = find_game(SHORTEST)
    for make, given in ((playout._kernel, (game, False)), (vector._kernels, (game, False)), (races._kernels, (game,))):
        make.__wrapped__(*given)
    assert {name for name, limit in limits.items() if limit is None} == {"wave", "restart", "act", "play", "simulate"}
    limits.clear()
    for make in (playout._kernel, vector._kernels):
        make.__wrapped__(game, True)
    assert set(limits) == {"wave", "restart", "act", "see"}
    assert None not in limits.values()


def test_kernels_are_right_without_a_gpu():
    """Interpreted, a thread after the other: a game that is short, so that many end."""
    run = subprocess.run(
        [sys.executable, Path(__file__).with_name("pretend.py"), SHORTEST], env={**os.environ, "SILLAGE_JIT": "0"},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    assert "all equal" in run.stdout
    assert not run.stdout.startswith("0 ")
