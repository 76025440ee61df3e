"""A pretended GPU: kernels run interpreted, a thread after the other, on NumPy's arrays. It checks all but the card.

    SILLAGE_JIT=0 python tests/gpu/pretend.py GAME      compares vectors, playouts and races with the CPU's

What Numba and CuPy are asked for is here in the fewest words; nothing is quick.
"""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from types import ModuleType, SimpleNamespace

import numpy as np

from sillage.arena import race, races
from sillage.arena.counts import Count
from sillage.arena.simulate import Series, play_series
from sillage.envs.batch import Batch
from sillage.gpu import device, playout, vector
from sillage.kernel.edition import load_edition
from sillage.kernel.game import find_game
from sillage.kernel.records import interpreted

SIZE, STEPS, GAMES, PLACES = 6, 20, 5, 3


class Recorder:
    """What is launched happens at once or, while a graph is recorded, whenever the graph is launched."""

    def __init__(self):
        self.graph = None

    def do(self, work) -> None:
        if self.graph is None:
            work()
        else:
            self.graph.append(work)


recorder = Recorder()


class Array(np.ndarray):
    """An array that can be filled on a stream."""

    @property
    def data(self):
        def memset_async(value, size):
            recorder.do(lambda: self.fill(value))

        return SimpleNamespace(memset_async=memset_async)


class Stream:
    ptr = 0

    def __init__(self, non_blocking=False): ...
    def __enter__(self): ...
    def __exit__(self, *error): ...

    def begin_capture(self) -> None:
        recorder.graph = []

    def end_capture(self):
        works, recorder.graph = recorder.graph, None
        return SimpleNamespace(launch=lambda stream: [work() for work in works])


class Kernel:
    """A kernel; `thread` is which of its threads runs."""

    thread, threads = 0, 0

    def __init__(self, function):
        self.function = function

    def __getitem__(self, launch):
        blocks, threads, _ = launch

        def work(given):
            Kernel.threads = blocks * threads
            for thread in range(blocks * threads):
                Kernel.thread = thread
                self.function(*given)

        return lambda *given: recorder.do(lambda: work(given))


class Order:
    """Any order of the actions will do: here the last ones come first."""

    def __init__(self, keys, kinds):
        self._keys, self.order = keys, cupy.arange(len(keys), dtype=np.int32)

    def sort(self) -> None:
        recorder.do(lambda: np.copyto(self.order, np.argsort(self._keys, kind="stable")[::-1]))


def fields(dtype):
    """Records with fields as attributes, as interpreted rules read them."""
    return interpreted(np.dtype(dtype)) if np.dtype(dtype).names else np.dtype(dtype)


def added(array, at, value):
    before = int(array[at])
    array[at] += value
    return before


cupy = ModuleType("cupy")
cupy.zeros = lambda shape, dtype: np.zeros(shape, dtype).view(Array)
cupy.full = lambda shape, value, dtype: np.full(shape, value, dtype).view(Array)
cupy.arange = lambda stop, dtype=np.int64: np.arange(stop, dtype=dtype).view(Array)
cupy.from_dlpack = cupy.asnumpy = np.asarray
cupy.asarray = lambda array: np.array(array).view(Array)
cupy.cuda = SimpleNamespace(Stream=Stream, get_current_stream=Stream)
cuda = SimpleNamespace(
    grid=lambda axes: Kernel.thread, gridsize=lambda axes: Kernel.threads,
    local=SimpleNamespace(array=lambda shape, dtype: np.zeros(shape, fields(dtype))),
    atomic=SimpleNamespace(add=added, sub=lambda array, at, value: added(array, at, -value)),
    device_array=lambda shape, dtype: np.zeros(shape, fields(dtype)),
    to_device=lambda array: array.astype(fields(array.dtype)),
    as_cuda_array=lambda array: array, external_stream=lambda pointer: None,
)  # fmt: skip


def pretend() -> None:
    """From now on there is a GPU."""
    sys.modules["cupy"] = cupy
    for module in (device, vector, playout, races):
        vars(module).update(
            numba_cuda=lambda: cuda, kernel=lambda function, rooms=(), policy=False: Kernel(function),
            ready=lambda kernel, given: None, Order=Order,
        )  # fmt: skip


def same(there, here) -> None:
    for name in ("observations", "masks", "actors", "rewards", "dones"):
        assert (np.asarray(getattr(there, name)) == getattr(here, name)).all(), name


def compare_vectors(game, edition, seats) -> int:
    """Both step alike; how many games ended."""
    here = Batch(game, edition, seats, SIZE, reward="points", jobs=1)
    there = vector.VectorEnv(game, edition, seats, SIZE, reward="points", check=False)
    rng, ended = np.random.default_rng(1), 0
    for seed in (1, range(SIZE)):
        here.reset(seed)
        there.reset(seed)
        same(there, here)
        for _ in range(STEPS):
            actions = (rng.random(here.masks.shape) * here.masks).argmax(axis=1)
            here.step(actions)
            there.step(actions)
            same(there, here)
            ended += int(here.dones.sum())
    return ended


def compare_playouts(game, edition) -> None:
    """Games in fewer places than there are games, so that places begin anew."""
    playout.PLACES, playout.WAVES = PLACES, 3
    series = Series(game, edition, 2, game.option_values(2, {}), ("random",) * 2, seed=1)
    here = np.concatenate([rows for _, rows in play_series(series, GAMES)])
    asked = game, edition.compile(), game.option_codes(2, None), np.zeros(4, np.int8)
    assert (playout.play_games(*asked, 1, 0, GAMES) == here).all()


def compare_races(game, edition) -> None:
    """Without simulations, races are the policy's games, piece by piece; with some, each game is another and ends."""
    races.PLACES, races.WAVES, races.RUNNERS, races.CHOICES = PLACES, 3, 3, 2
    pieces = json.dumps(edition.data())
    trials = [Count(f"{players}", game.id, pieces, {}, players, "greedy", 0, 1, 2, 3) for players in (2, 3)]
    for there, trial in zip(races.race_trials(trials), trials, strict=True):
        assert there == trial.run()
    searching = replace(trials[0], sims=24, deals=2)
    there = next(races.race_trials([searching]))
    assert there["sums"]["games"] == [2]
    assert there != searching.run(), "searching changes nothing"


def check_race() -> None:
    """The best third goes on, the policy's move with it, which is left only where another is surely better."""
    one = np.zeros(1, interpreted(race.RACE))[0]
    alive, sums, results = np.zeros(6, np.int16), np.zeros(6), np.zeros((6, 128), np.float32)
    race.enter(one, 6, 5, alive, sums)
    waves = []
    while race.goes_on(one, alive, sums, 60):
        waves.append((alive[: one.alive].tolist(), int(one.give)))
        for action, better in enumerate((0.1, 0.3, 0.0, 0.2, 0.0, 0.0)):
            results[action, one.deals : one.deals + one.give] = 0.4 + better + 0.01 * (np.arange(one.give) % 2) * action
        race.take_up(one, alive, results, sums)
    assert waves == [([0, 1, 2, 3, 4, 5], 5), ([1, 3, 5], 10)]
    assert race.chosen(one, alive, results, sums) == 1
    results[1] = results[5] + np.resize([0.5, -0.45], 128)      # luck is no reason
    results[3] = results[5] - 0.1
    sums[:] = results[:, : one.deals].sum(axis=1)
    assert race.chosen(one, alive, results, sums) == 5


def main(name: str) -> None:
    pretend()
    game, edition = find_game(name), load_edition(name)
    ended = compare_vectors(game, edition, [None, None]) + compare_vectors(game, edition, [None, "random"])
    compare_playouts(game, edition)
    check_race()
    compare_races(game, edition)
    print(f"{ended} games ended, all equal")


if __name__ == "__main__":
    main(sys.argv[1])
