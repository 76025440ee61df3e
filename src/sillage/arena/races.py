"""Games in which every seat searches, played on a GPU: for studies of balance, which need thousands of them.

A seat decides by a race of its actions (`sillage.arena.race`) in which there is *no tree*, and the policy is the quick
one, without a notepad: a weaker player than `nose` of as many simulations.

Many games are under way at a time, of many editions and numbers of players, and their simulations. A wave is three
kernels: `play` plays what is decided and asks for simulations; `decide` looks at those that are done; `simulate` plays
some decisions of each that is under way. Games, and simulations, that do the same lie side by side
(`sillage.gpu.order`). Simulations begin on the seat's view, so nothing in them can depend on what it doesn't know.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any

import numpy as np

from sillage.arena.counts import ROW, STARTER, Count, finish_row, note_all, sums_of, watched
from sillage.arena.race import DEALS, RACE, chosen, enter, goes_on, leave_behind, take_up
from sillage.bots.search import CHUNK
from sillage.bots.tree import worth
from sillage.gpu.device import MUTE, SEED, arrays, kernel, numba_arrays, numba_cuda, ready, recorded, stream_of_numba
from sillage.gpu.order import Order
from sillage.kernel.batch import best_other, victory
from sillage.kernel.chance import DRAW, mix
from sillage.kernel.compile import rule
from sillage.kernel.game import Game, find_game
from sillage.kernel.log import LOG
from sillage.kernel.play import apply, greedy, legal, redeal, scores, seed_game, setup
from sillage.kernel.records import SEATS, layout
from sillage.kernel.watch import Watch

SIMS = 60               # simulations of a decision
PLACES = 1 << 14        # games under way, at most
RUNNERS = 1 << 17       # simulations under way, at most
THREADS = 64            # a block
WAVES = 16              # between two looks at how many games are left
CHOICES = 4             # with fewer legal actions it is the policy's move: a search seldom finds another
TURNS = 8               # decisions of a simulation at a time, at most, while the phase lasts
ROOMS = ("gpu", "arena")

TRIAL = layout([("edition", np.int32), ("options", np.int32), ("sides", np.int32), ("first", np.int64)])


# ---- kernels ---------------------------------------------------------------------------------------
def _word(size: int) -> Any:
    """The widest word that a record of this size is made of."""
    return next(word for word in (np.uint64, np.uint32, np.uint16, np.uint8) if size % np.dtype(word).itemsize == 0)


@rule
def ask_for(race, place, base, items, slots):
    """Puts the simulations of a wave in the queue, a ring, from `base` on."""
    for n in range(race.alive * race.give):
        items[(base + n) % len(items)] = place
        slots[(base + n) % len(items)] = n


@cache
def _kernels(game: Game) -> tuple[Any, Any, Any]:
    cuda = numba_cuda()
    game.load()
    WORDS = game.state.itemsize // np.dtype(_word(game.state.itemsize)).itemsize
    BEGIN, IDLE, WAIT = _waiting(game)

    def play(
        order, keys, states, state_words, views, view_words, masks, blank, parts, options, trials, trial_of, deal_of,
        watch, lookup, seed, sims, races, logs, lists, alive, sums, begun, left, total, items, slots, rows, taken,
        shown,
    ):
        """Plays what each game has decided, and looks at what is to be decided next."""
        n = cuda.grid(1)
        if n >= states.shape[0]:
            return
        i = order[n]
        key = keys[i]
        if key >= IDLE:
            return
        race, log, moves = races[i], logs[i], lists[i]
        chance, whim, out = cuda.local.array(1, SEED), cuda.local.array(1, SEED), cuda.local.array((SEATS, 2), np.int32)
        chance[0].mode = DRAW
        whim[0].mode = DRAW
        chance[0].seed = race.chance
        whim[0].seed = race.whim
        if key == BEGIN:
            number = cuda.atomic.add(begun, 0, 1)
            if number >= rows.shape[0]:
                keys[i] = IDLE
                return
            race.number = number
            race.decision = 0
            trial = trials[trial_of[number]]
            seed_game(chance[0], whim[0], seed, trial.first + deal_of[number])
            states[i] = blank[0]
            log.on = 1
            log.written = 0
            rows[number, STARTER] = -1
            setup(states[i], parts[trial.edition], options[trial.options], chance[0], log)
        else:
            apply(states[i], parts[trials[trial_of[race.number]].edition], key, chance[0], log)
            race.decision += 1
        number = race.number
        trial = trials[trial_of[number]]
        p = parts[trial.edition]
        note_all(log, watch, lookup, trial.sides, rows[number], taken[number], shown[number])
        seat = states[i].actor
        if seat < 0:
            scores(states[i], p, out)
            finish_row(states[i], out, rows[number])
            cuda.atomic.sub(left, 0, 1)
            keys[i] = BEGIN
            return
        count = legal(states[i], p, moves)
        for w in range(WORDS):
            view_words[i * WORDS + w] = state_words[i * WORDS + w] & masks[seat, w]
        key = greedy(views[i], p, moves, count, whim[0], None)
        race.chance = chance[0].seed
        race.whim = whim[0].seed
        if count >= CHOICES and sims > 0:
            favourite = 0
            while moves[favourite] != key:
                favourite += 1
            enter(race, count, favourite, alive[i], sums[i])
            race.seed = mix(mix(seed + mix(np.uint64(trial.first + deal_of[number]))) + np.uint64(race.decision))
            goes_on(race, alive[i], sums[i], sims)
            ask_for(race, i, cuda.atomic.add(total, 0, race.alive * race.give), items, slots)
            key = WAIT
        keys[i] = key

    def decide(keys, races, lists, alive, sums, results, sims, total, items, slots, finished):
        """Where all that was asked for is simulated: the next heat, or the choice."""
        i = cuda.grid(1)
        if i >= keys.shape[0] or keys[i] != WAIT:
            return
        race = races[i]
        if finished[i] < race.alive * race.give:
            return
        finished[i] = 0
        take_up(race, alive[i], results[i], sums[i])
        leave_behind(race, alive[i], results[i], sums[i])
        if goes_on(race, alive[i], sums[i], sims):
            ask_for(race, i, cuda.atomic.add(total, 0, race.alive * race.give), items, slots)
        else:
            keys[i] = lists[i, chosen(race, alive[i], results[i], sums[i])]

    def simulate(
        order, keys, views, parts, trials, trial_of, races, lists, alive, results, total, fetched, items, slots,
        finished, places, tries, deals, chances, whims, desks, room,
    ):
        """Plays some decisions of each simulation, while its phase lasts; where one is over, the next begins."""
        n = cuda.grid(1)
        if n >= desks.shape[0]:
            return
        me = order[n]
        key = keys[me]
        chance, whim, log = cuda.local.array(1, SEED), cuda.local.array(1, SEED), cuda.local.array(1, MUTE)
        moves, out = room[:, n], cuda.local.array((SEATS, 2), np.int32)
        log[0].on = 0
        chance[0].mode = DRAW
        whim[0].mode = DRAW
        if key == BEGIN:
            at = cuda.atomic.add(fetched, 0, 1)
            if at >= total[0]:
                cuda.atomic.sub(fetched, 0, 1)
                return
            at = at % len(items)
            i = items[at]
            race = races[i]
            places[me] = i
            tries[me] = alive[i, slots[at] % race.alive]
            deals[me] = race.deals + slots[at] // race.alive
            key = lists[i, tries[me]]
            desks[me] = views[i]
            whim[0].seed = mix(race.seed + np.uint64(2 * deals[me]))
            chance[0].seed = mix(race.seed + np.uint64(2 * deals[me] + 1))
            redeal(desks[me], parts[trials[trial_of[race.number]].edition], views[i].actor, whim[0])
        else:
            chance[0].seed = chances[me]
            whim[0].seed = whims[me]
        i, phase = places[me], desks[me].phase
        trial = trials[trial_of[races[i].number]]
        p = parts[trial.edition]
        for _ in range(TURNS):
            apply(desks[me], p, key, chance[0], log[0])
            if desks[me].actor < 0:
                break
            count = legal(desks[me], p, moves)
            key = greedy(desks[me], p, moves, count, whim[0], None)
            if desks[me].phase != phase:
                break
        if desks[me].actor < 0:
            scores(desks[me], p, out)
            seat = views[i].actor
            results[i, tries[me], deals[me]] = worth(
                victory(out, trial.sides, seat), float(out[seat, 0] - best_other(out, trial.sides, seat))
            )
            cuda.atomic.add(finished, i, 1)
            key = BEGIN
        keys[me] = key
        chances[me] = chance[0].seed
        whims[me] = whim[0].seed

    return kernel(play, ROOMS, policy=True), kernel(decide, ROOMS, policy=False), kernel(simulate, ROOMS, policy=True)


def _waiting(game: Game) -> tuple[int, int, int]:
    """In place of an action: a game or a simulation is to begin, there is nothing to do, simulations are under way."""
    count = game.actions.count
    return count, count + 1, count + 2


# ---- trials ----------------------------------------------------------------------------------------
def ignore(games: int) -> None:
    """Nobody watches."""


def race_trials(work: Sequence[Count], tick: Callable[[int], None] = ignore) -> Iterator[dict[str, Any]]:
    """Plays trials on the GPU, all of one game and one set of pieces at a time; what came of each, as `Count.run`.
    `tick` is told how many games have ended."""
    together: dict[Any, list[Count]] = defaultdict(list)
    for trial in work:
        watch = watched(trial.game, trial.edition)[1]
        together[trial.game, trial.seed, trial.sims, watch.rows.tobytes(), watch.lookup.tobytes()].append(trial)
    for (game_id, *_), trials in together.items():
        game = find_game(game_id)
        rows, taken, shown = Table(game, trials).play(tick)
        at = 0
        for trial in trials:
            part, sides = slice(at, at + trial.deals), game.sides(trial.players)
            sums = sums_of(game, sides, rows[part], taken[part, :sides], shown[part])
            yield {"id": trial.id, "name": trial.name, "sums": {name: row.tolist() for name, row in sums}}
            at += trial.deals


class Table:
    """Trials on the card: their games are begun in turns, so that those of all trials are under way together."""

    def __init__(self, game: Game, trials: Sequence[Count]) -> None:
        self.game, self.trials = game, trials
        self.watch: Watch = watched(game.id, trials[0].edition)[1]
        self.games = sum(trial.deals for trial in trials)
        self.places = min(self.games, PLACES)
        most = min(RUNNERS, self.places * max(CHUNK, game.most_moves))
        self.runners = (most + THREADS - 1) // THREADS * THREADS

    def play(self, tick: Callable[[int], None]) -> tuple[Any, Any, Any]:
        """The rows of all games, trial after trial, and which pieces were taken and shown."""
        cp, stream = arrays(), stream_of_numba
        order = self._order()
        held = self._held(order)
        games, simulations = (Order(held[name], self.game.actions.count + 3) for name in ("keys", "next"))
        kernels = _kernels(self.game)
        given = self._given(numba_arrays(order=games.order, sorted=simulations.order, **held))
        blocks, more = (self.places + THREADS - 1) // THREADS, self.runners // THREADS
        play, decide, simulate = ((kernel, size, one) for kernel, size, one in zip(
            kernels, (blocks, blocks, more), given, strict=True))

        def launch(kernel: Any, size: int, one: Any) -> None:
            kernel[size, THREADS, stream()](*one)

        def work() -> None:
            for _ in range(WAVES):
                games.sort()
                launch(*play)
                launch(*decide)
                simulations.sort()
                launch(*simulate)

        for one, what in zip(kernels, given, strict=True):
            ready(one, what)
        graph = recorded(work)
        left = self.games
        while left > 0:
            graph.launch(cp.cuda.get_current_stream())
            now = int(held["left"][0])
            tick(left - now)
            left = now
        back = np.empty_like(order)
        back[order] = np.arange(len(order))
        return tuple(cp.asnumpy(held[name])[back] for name in ("rows", "taken", "shown"))

    def _order(self) -> Any:
        """The n-th game to be begun, as a number in the order of the trials."""
        deals = np.concatenate([np.arange(trial.deals) for trial in self.trials])
        return np.lexsort((np.arange(self.games), deals))

    def _held(self, order: Any) -> dict[str, Any]:
        cp, game, places = arrays(), self.game, self.places
        most = max(CHUNK, game.most_moves)
        trial_of = np.repeat(np.arange(len(self.trials)), [trial.deals for trial in self.trials])[order]
        deal_of = np.concatenate([np.arange(trial.deals) for trial in self.trials])[order]
        pieces, begin = len(self.watch.pieces), game.actions.count
        return {
            "trial_of": cp.asarray(trial_of), "deal_of": cp.asarray(deal_of),
            "watch": cp.asarray(self.watch.rows), "lookup": cp.asarray(self.watch.lookup),
            "begun": cp.zeros(1, np.int64), "left": cp.full(1, self.games, np.int64), "total": cp.zeros(1, np.int64),
            "lists": cp.zeros((places, game.most_moves), np.int16),
            "alive": cp.zeros((places, game.most_moves), np.int16),
            "sums": cp.zeros((places, game.most_moves), np.float64),
            "results": cp.zeros((places, game.most_moves, DEALS), np.float32),
            "items": cp.zeros(places * most, np.int32), "slots": cp.zeros(places * most, np.int32),
            "rows": cp.zeros((self.games, ROW), np.int32), "taken": cp.zeros((self.games, SEATS, pieces), np.int16),
            "shown": cp.asarray(np.tile(self.watch.always, (self.games, 1))),
            "room": cp.zeros((game.most_moves, self.runners), np.int16),
            "keys": cp.full(places, begin, np.int16), "next": cp.full(self.runners, begin, np.int16),
            "fetched": cp.zeros(1, np.int64), "finished": cp.zeros(places, np.int32),
            "places": cp.zeros(self.runners, np.int32), "tries": cp.zeros(self.runners, np.int32),
            "deals": cp.zeros(self.runners, np.int32), "chances": cp.zeros(self.runners, np.uint64),
            "whims": cp.zeros(self.runners, np.uint64),
        }  # fmt: skip

    def _given(self, a: Any) -> tuple[tuple[Any, ...], tuple[Any, ...], tuple[Any, ...]]:
        cuda, game, places = numba_cuda(), self.game, self.places
        editions = list(dict.fromkeys(trial.edition for trial in self.trials))
        codes = [game.option_codes(trial.players, dict(trial.options)) for trial in self.trials]
        known = np.zeros(len(self.trials), TRIAL)
        for n, trial in enumerate(self.trials):
            known[n] = editions.index(trial.edition), n, game.sides(trial.players), trial.first
        word = _word(game.state.itemsize)
        hidden = np.stack([game.secrecy.mask(seat).view(word) for seat in range(SEATS)])
        pieces = np.concatenate([watched(game.id, edition)[0].view(game.parts) for edition in editions])
        parts, options, trials, races, masks, blank = map(
            cuda.to_device, (pieces, np.stack(codes), known, np.zeros(places, RACE), hidden, np.zeros(1, game.state))
        )
        states, views = (cuda.device_array(places, dtype=game.state) for _ in range(2))
        logs, desks = cuda.device_array(places, dtype=LOG), cuda.device_array(self.runners, dtype=game.state)
        first = self.trials[0]
        seed, sims = np.uint64(first.seed), np.int64(SIMS if first.sims is None else first.sims)
        return (
            a.order, a.keys, states, states.view(word), views, views.view(word), masks, blank, parts, options, trials,
            a.trial_of, a.deal_of, a.watch, a.lookup, seed, sims, races, logs, a.lists, a.alive, a.sums, a.begun,
            a.left, a.total, a.items, a.slots, a.rows, a.taken, a.shown,
        ), (
            a.keys, races, a.lists, a.alive, a.sums, a.results, sims, a.total, a.items, a.slots, a.finished,
        ), (
            a.sorted, a.next, views, parts, trials, a.trial_of, races, a.lists, a.alive, a.results, a.total, a.fetched,
            a.items, a.slots, a.finished, a.places, a.tries, a.deals, a.chances, a.whims, desks, a.room,
        )  # fmt: skip
