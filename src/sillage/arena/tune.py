"""Tuning: searches the numbers of an edition that are ours for one that is balanced (`sillage.arena.measure`).

A step looks around: games of many editions near the best one tell how everything follows the numbers
(`sillage.arena.surface`). Then it goes the way down that they promise, and plays where it is after one turn, two,
four: all on the same deals as the best one, and the best of them is kept if it is better. So promises are never
believed, only games. Printed numbers are never turned."""

from __future__ import annotations

import json
import random
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import nullcontext
from dataclasses import dataclass, field
from typing import Any

from sillage.arena.cluster import joined, play_on_cluster
from sillage.arena.counts import Count
from sillage.arena.measure import Bounds, Cell, Miss, Sums, add, cell_of, misses
from sillage.arena.races import race_trials
from sillage.arena.surface import Changes, Surface, Survey, facts, slopes, values_of
from sillage.arena.worker import play_jobs
from sillage.errors import EditionError, SetupError
from sillage.kernel.balance import Turnable, balance_of, dominated, turnable, turned
from sillage.kernel.edition import Edition, check_edition
from sillage.kernel.game import find_game
from sillage.kernel.watch import watch_of

CHUNK = 500             # greedy games of a trial
FEW = 4                 # games of a trial of bots that think
RACER = "race"          # the bot that lives on a GPU (`sillage.arena.races`)
EDITIONS = 400          # that are looked at around the best one in each cell, or more where a trial would be too long
MOST = 25               # greedy games of one of them
DOMINATED = 5.0         # what a dominated piece counts as, in misses
CARE = 0.05             # misses that a turn has to promise

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
    around: int | None = None           # games of each cell that look around in a step; as many as `games` unsaid

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
    for result in play(plan, work, tick):
        add(sums[result["name"]], result["sums"])
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


def play(plan: Plan, work: Sequence[Count], tick: Tick) -> Iterator[dict[str, Any]]:
    """Plays trials where the plan says, and tells how many games are done."""
    if plan.gpu:
        yield from race_trials(work, tick)
        return
    for result in play_trials(work, plan.jobs, plan.cluster):
        tick(int(result["sums"]["games"][0]))
        yield result


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
    best = study(plan, [({}, plan.edition)], tick)[0]
    yield best
    surveys = [Survey() for _ in plan.cells()]
    for step in range(steps):
        look_around(plan, knobs, best, step, surveys, tick)
        candidates = downhill(plan, surface_of(plan, knobs, best, surveys), best, width)
        if not candidates:
            continue
        found = min(study(plan, candidates, tick), key=lambda one: one.loss)
        if found.loss < best.loss:
            best = found
            yield best


def look_around(
    plan: Plan, knobs: Sequence[Turnable], best: Found, step: int, surveys: Sequence[Survey], tick: Tick
) -> None:
    """Games of editions around the best one, on deals of this step's own, added to those of the steps before."""
    game, rng = find_game(plan.edition.game), random.Random(f"{plan.seed} {step}")
    balance = balance_of(game)
    pieces = watch_of(game, plan.edition, balance).pieces
    games = plan.around or plan.games
    each = max(1, min(MOST, games // EDITIONS)) if plan.bot == "greedy" else 1
    work, numbers, sums = [], {}, {}
    for i, (_, players, options) in enumerate(plan.cells()):
        for first in range(0, games, each):
            changes, edition = near(plan.edition, knobs, best.changes, rng)
            one = Count(f"{i}", edition.game, json.dumps(edition.data(), sort_keys=True), options, players, plan.bot,
                        plan.sims, plan.seed + 1 + step, first, min(each, games - first))
            numbers[one.id] = values_of(knobs, changes)
            work.append(one)
    for result in play(plan, work, tick):
        sums[result["id"]] = result["sums"]
    for one in work:            # in their order, whoever was done first
        surveys[int(one.name)].add(numbers[one.id], *facts(game, balance, pieces, sums[one.id]))


def near(edition: Edition, knobs: Sequence[Turnable], changes: Changes, rng: random.Random) -> tuple[Changes, Edition]:
    """An edition of which every other number is turned by one."""
    while True:
        found = {}
        for knob, value in zip(knobs, values_of(knobs, changes), strict=True):
            found[knob.path] = min(max(value + rng.choice((-1, 0, 0, 1)), knob.knob.least), knob.knob.most)
        try:
            return found, check_edition(turned(edition, found))
        except EditionError:
            continue


def surface_of(plan: Plan, knobs: Sequence[Turnable], best: Found, surveys: Sequence[Survey]) -> Surface:
    game = find_game(plan.edition.game)
    pieces = watch_of(game, plan.edition, balance_of(game)).pieces
    return Surface(knobs, best.changes, best.cells, pieces, game.endings, slopes(surveys))


def downhill(plan: Plan, surface: Surface, best: Found, width: int) -> list[tuple[Changes, Edition]]:
    """The way down from the best edition, a number by one at a time: where it is after one turn, two, four, ..."""
    found: list[tuple[Changes, Edition]] = []
    here, turns = (best.changes, check_edition(turned(plan.edition, best.changes))), 0
    for n in range(width):
        start = turns
        while turns < 1 << n and (ahead := turn(plan, surface, *here)) is not None:
            here, turns = ahead, turns + 1
        if turns == start:
            break
        found.append(here)
    return found


def turn(plan: Plan, surface: Surface, changes: Changes, edition: Edition) -> tuple[Changes, Edition] | None:
    """The one number turned by one that promises most; None where nothing promises enough."""
    balance = balance_of(find_game(plan.edition.game))

    def promised(changes: Changes, edition: Edition) -> float:
        expected = sum(miss.by for cell in surface.expect(changes) for miss in misses(cell, balance, plan.bounds))
        return expected + DOMINATED * len(dominated(edition, balance))

    ways, as_it_is = [], {(knob.path, knob.value) for knob in surface.knobs}
    for knob, value in zip(surface.knobs, values_of(surface.knobs, changes), strict=True):
        for other in (value - 1, value + 1):
            if knob.knob.least <= other <= knob.knob.most:
                ahead = {path: n for path, n in {**changes, knob.path: other}.items() if (path, n) not in as_it_is}
                try:
                    other_edition = check_edition(turned(plan.edition, ahead))
                except EditionError:
                    continue
                ways.append((promised(ahead, other_edition), ahead, other_edition))
    best = min(ways, key=lambda way: way[0], default=None)
    if best is None or best[0] > promised(changes, edition) - CARE:
        return None
    return best[1:]
