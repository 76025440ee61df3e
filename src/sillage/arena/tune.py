"""Tuning: searches the numbers of an edition that are ours for one that is balanced (`sillage.arena.measure`).

A *local search with common random numbers*: every candidate plays the same games. In each step some candidates are
made, most of them by turning a number of a piece that is out of bounds the way that should help, the others at
random; the best of them is kept if it is better. Printed numbers are never turned."""

from __future__ import annotations

import json
import random
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import nullcontext
from dataclasses import dataclass, field
from typing import Any

from sillage.arena.cluster import joined, play_on_cluster
from sillage.arena.counts import Count
from sillage.arena.measure import Bounds, Cell, Miss, Sums, add, cell_of, misses
from sillage.arena.races import race_trials
from sillage.arena.worker import play_jobs
from sillage.errors import EditionError, SetupError
from sillage.kernel.balance import Path, Turnable, balance_of, dominated, turnable, turned
from sillage.kernel.edition import Edition, check_edition
from sillage.kernel.game import find_game
from sillage.kernel.watch import watch_of

CHUNK = 500             # greedy games of a trial
FEW = 4                 # games of a trial of bots that think
RACER = "race"          # the bot that lives on a GPU (`sillage.arena.races`)
GUIDED = 0.75           # part of the candidates that turn what is out of bounds
DOMINATED = 5.0         # what a dominated piece counts as, in misses

Changes = dict[Path, int]
Tick = Callable[[int], None]


@dataclass(frozen=True)
class Plan:
    """What is tuned, and how."""

    edition: Edition
    players: tuple[int, ...]
    options: Mapping[str, Any]          # fixed ones; boards of the game's declaration vary where nothing is fixed
    bot: str
    games: int                          # of each cell
    seed: int = 1
    sims: int | None = None
    jobs: int = 1
    cluster: str | None = None
    bounds: Bounds = field(default_factory=Bounds)

    @property
    def gpu(self) -> bool:
        """Whether every seat races its actions on a GPU."""
        return self.bot == RACER

    def cells(self) -> list[tuple[str, int, dict[str, Any]]]:
        """Name, players and options of every cell."""
        game = find_game(self.edition.game)
        found = []
        for players in self.players:
            if game.sides(players) < 2:
                raise SetupError("balance compares seats; it needs two or more")
            for board in balance_of(game).boards:
                options = {**board, **self.options}
                game.option_values(players, options)
                said = [str(value) if not isinstance(value, bool) else name for name, value in options.items() if value]
                cell = (", ".join([str(players), *said]), players, options)
                if cell not in found:
                    found.append(cell)
        return found

    def trials(self, number: int, pieces: str) -> Iterator[Count]:
        """The trials of candidate `number`, an edition as JSON; they are named by candidate and cell."""
        size = self.games if self.gpu else CHUNK if self.bot == "greedy" else FEW
        for i, (_, players, options) in enumerate(self.cells()):
            for first in range(0, self.games, size):
                yield Count(f"{number}/{i}", self.edition.game, pieces, options, players, self.bot, self.sims,
                            self.seed, first, min(size, self.games - first))


@dataclass(frozen=True)
class Found:
    """An edition and what is known of it."""

    changes: Changes
    cells: Sequence[Cell]
    misses: Sequence[Miss]
    dominated: Sequence[tuple[str, str]]

    @property
    def loss(self) -> float:
        return sum(miss.by for miss in self.misses) + DOMINATED * len(self.dominated)


def ignore(games: int) -> None:
    """Nobody watches."""


def study(plan: Plan, editions: Sequence[tuple[Changes, Edition]], tick: Tick = ignore) -> list[Found]:
    """Plays editions, all at a time, and judges them."""
    sums: dict[str, Sums] = defaultdict(dict)
    work = [
        trial for number, (_, edition) in enumerate(editions)
        for trial in plan.trials(number, json.dumps(edition.data(), sort_keys=True))
    ]
    for result in race_trials(work, tick) if plan.gpu else play_trials(work, plan.jobs, plan.cluster):
        add(sums[result["name"]], result["sums"])
        if not plan.gpu:
            tick(int(result["sums"]["games"][0]))
    return [_judged(plan, changes, edition, [sums[f"{number}/{i}"] for i in range(len(plan.cells()))])
            for number, (changes, edition) in enumerate(editions)]


def _judged(plan: Plan, changes: Changes, edition: Edition, sums: Sequence[Sums]) -> Found:
    game = find_game(edition.game)
    balance = balance_of(game)
    pieces = watch_of(game, edition, balance).pieces
    cells = [cell_of(name, game, balance, pieces, row, options)
             for (name, _, options), row in zip(plan.cells(), sums, strict=True)]
    out = [miss for cell in cells for miss in misses(cell, balance, plan.bounds)]
    return Found(changes, cells, out, dominated(edition, balance))


def play_trials(work: Sequence[Count], jobs: int, cluster: str | None) -> Iterator[dict[str, Any]]:
    """Plays trials: on a Ray cluster; or greedy ones on threads, since compiled code needs no interpreter, and those of
    bots that think on processes. What comes of them is told as it comes."""
    if cluster is not None:
        yield from play_on_cluster(work, cluster, jobs)
        return
    if any(trial.bot != "greedy" for trial in work):
        yield from play_jobs(work, jobs)
        return
    with ThreadPoolExecutor(jobs) as pool:
        for done in as_completed([pool.submit(trial.run) for trial in work]):
            yield done.result()


# ---- the search ------------------------------------------------------------------------------------
def tune(plan: Plan, steps: int, width: int, tick: Tick = ignore) -> Iterator[Found]:
    """The edition as it is, then every better one that is found."""
    knobs = turnable(plan.edition, balance_of(find_game(plan.edition.game)))
    if not knobs:
        raise SetupError(
            f"{plan.edition.id} has no number that may be turned: they are named by knobs in the game's balance.py, "
            "and only tables marked reconstructed are turned (CONTRIBUTING.md, balance.py)"
        )
    with nullcontext() if plan.cluster is None else joined(plan.cluster, plan.jobs):     # once, not for each study
        yield from _search(plan, knobs, steps, width, tick)


def _search(plan: Plan, knobs: Sequence[Turnable], steps: int, width: int, tick: Tick) -> Iterator[Found]:
    rng = random.Random(plan.seed)
    best = study(plan, [({}, plan.edition)], tick)[0]
    yield best
    tried: set[tuple[tuple[Path, int], ...]] = {()}
    for _ in range(steps):
        candidates = list(_candidates(plan.edition, knobs, best, width, rng, tried))
        if not candidates:
            return
        found = min(study(plan, candidates, tick), key=lambda one: one.loss)
        if found.loss < best.loss:
            best = found
            yield best


def _candidates(
    edition: Edition, knobs: Sequence[Turnable], best: Found, width: int, rng: random.Random,
    tried: set[tuple[tuple[Path, int], ...]],
) -> Iterator[tuple[Changes, Edition]]:
    """Up to `width` editions that were not tried yet and are valid."""
    made = 0
    for _ in range(20 * width):
        if made == width:
            return
        ways = _helpful(knobs, best.misses) if rng.random() < GUIDED else []
        knob, way = rng.choice(ways) if ways else (rng.choice(knobs), rng.choice((-1, 1)))
        value = best.changes.get(knob.path, knob.value) + way
        if not knob.knob.least <= value <= knob.knob.most:
            continue
        changes = {path: v for path, v in {**best.changes, knob.path: value}.items() if (path, v) not in _old(knobs)}
        key = tuple(sorted(changes.items(), key=str))
        if key in tried:
            continue
        tried.add(key)
        try:
            yield changes, check_edition(turned(edition, changes))
        except EditionError:
            continue
        made += 1


def _old(knobs: Iterable[Turnable]) -> set[tuple[Path, int]]:
    """The numbers as they were: a change back is none."""
    return {(knob.path, knob.value) for knob in knobs}


def _helpful(knobs: Sequence[Turnable], out: Sequence[Miss]) -> list[tuple[Turnable, int]]:
    """Numbers of pieces that are out of bounds, with the way that should help; worse pieces come more often."""
    ways = []
    for miss in out:
        for knob in knobs:
            if knob.piece == miss.name and (knob.knob.kind == miss.what or miss.what == "taken"):
                dearer = 1 if knob.knob.price else -1
                ways += [(knob, dearer if miss.more else -dearer)] * (1 + min(3, int(miss.by)))
    return ways
