"""Random games in compiled code. Every position is checked, some are kept for other laws."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from sillage.kernel.chance import FINE, WRITE, draw
from sillage.kernel.compile import JIT, rule
from sillage.kernel.game import Game, find_game
from sillage.kernel.play import apply, greedy, lay, legal, seed_game, setup
from sillage.kernel.records import Bytes, blank, interpreted, read
from sillage.testing.cases import Case

GAMES = 250         # games of one walk
KEPT = 400          # positions kept of one walk, at most
LONGER = 4          # a walk of a thorough check is so many times as long
ROOM = 4            # desks in a row: a list of moves that is longer than the game says runs into the next, and is seen

ALL_WELL, NO_MOVE, MANY_MOVES, NO_ACTION, TWICE, NO_SEAT, TAPE_FAULT, LOG_FULL, TOO_LONG = range(9)
FAULTS = (
    "", "no legal action though the game goes on", "more legal actions than the header's most_moves",
    "a legal action outside the table", "a legal action listed twice", "the actor is no seat",
    "more chance than a tape holds", "more events than the log holds", "a game longer than the header's longest",
)
FAULT, GAME, DECISION, MOST, LONGEST, PHASES, ENDINGS, DRAWN, N_KEPT = range(9)


@rule
def fault_in_moves(moves, count, most, table, seen, stamp):
    if count < 1:
        return NO_MOVE
    if count > most:
        return MANY_MOVES
    for i in range(count):
        code = moves[i]
        if code < 0 or code >= table:
            return NO_ACTION
        if seen[code] == stamp:
            return TWICE
        seen[code] = stamp
    return ALL_WELL


@rule
def is_greedy(seat, game):
    """Games in turn: all random, all greedy, mixed."""
    return game % 3 == 1 or (game % 3 == 2 and seat % 2 == 0)


def walker(game: Game) -> Any:
    """The walk of a game. Its closure captures layouts and numbers only, so that it is cached."""
    layouts = (game.boundary.desk, game.parts, game.notepad)
    DESK, PARTS, PAD = layouts if JIT else map(interpreted, layouts)
    STATE, TABLE, MOST_MOVES, LONGEST_GAME = game.state.itemsize, game.actions.count, game.most_moves, game.longest

    @rule
    def walk(desk, parts, options, pad, seed, games, one_in, seen, kept, report):
        d = desk.view(DESK)[0]
        p = parts.view(PARTS)[0]
        n = pad.view(PAD)[0]
        stamp = 0
        for game in range(games):
            desk[:STATE] = 0
            seed_game(d.chance, d.whim, seed, game)
            d.chance.drawn = 0
            setup(d.state, p, options, d.chance, d.log)
            decisions = 0
            while d.state.actor >= 0:
                stamp += 1
                count = legal(d.state, p, d.moves)
                fault = fault_in_moves(d.moves, count, MOST_MOVES, TABLE, seen, stamp)
                if d.state.actor >= d.state.players:
                    fault = NO_SEAT
                if decisions >= LONGEST_GAME:
                    fault = TOO_LONG
                if d.chance.fault != FINE:
                    fault = TAPE_FAULT
                if d.log.full != 0:
                    fault = LOG_FULL
                report[GAME], report[DECISION], report[FAULT] = game, decisions, fault
                if fault != ALL_WELL:
                    return
                report[MOST] = max(report[MOST], count)
                report[PHASES] |= 1 << d.state.phase
                if report[N_KEPT] < len(kept) and draw(d.whim, one_in) == 0:
                    lay(kept[report[N_KEPT]], desk[:STATE])
                    report[N_KEPT] += 1
                if is_greedy(d.state.actor, game):
                    action = greedy(d.state, p, d.moves, np.int64(count), d.whim, n)
                else:
                    action = d.moves[draw(d.whim, count)]
                d.chance.drawn = 0
                d.log.written = 0
                apply(d.state, p, np.int16(action), d.chance, d.log)
                decisions += 1
                report[DRAWN] = max(report[DRAWN], d.chance.drawn)
            report[LONGEST] = max(report[LONGEST], decisions)
            report[ENDINGS] |= 1 << d.state.ending

    return walk


@cache
def _walker(game_id: str) -> Any:
    return walker(find_game(game_id))


@dataclass(frozen=True)
class Walk:
    """What a walk saw."""

    fault: str
    states: npt.NDArray[np.uint8]
    most_moves: int
    longest: int
    phases: int         # a bit per phase
    endings: int
    drawn: int          # chance outcomes of one decision, at most


@cache
def walk(case: Case, seed: int = 1) -> Walk:
    """Many games of a case, and some positions of them."""
    return walk_with(case, case.parts, seed, LONGER * GAMES if case.thorough else GAMES)


def walk_with(case: Case, parts: Bytes, seed: int, games: int) -> Walk:
    """A walk with any edition."""
    game = case.game
    one_in = min(400, game.longest // 4)        # of short games, more positions are kept
    desk = np.tile(blank(game.boundary.desk), ROOM)
    record = read(desk, game.boundary.desk)
    record.log.on, record.chance.mode = 1, WRITE
    seen = np.zeros(game.actions.count, np.int64)
    kept = np.zeros((LONGER * KEPT if case.thorough else KEPT, game.state.itemsize), np.uint8)
    report = np.zeros(9, np.int64)
    codes = game.option_codes(case.players, case.options)
    _walker(game.id)(desk, parts, codes, blank(game.notepad), seed, games, one_in, seen, kept, report)
    fault = FAULTS[report[FAULT]]
    if fault:
        fault = f"{case}: {fault} (seed {seed}, game {report[GAME]}, decision {report[DECISION]})"
    return Walk(
        fault, kept[: report[N_KEPT]], int(report[MOST]), int(report[LONGEST]), int(report[PHASES]),
        int(report[ENDINGS]), int(report[DRAWN]),
    )


