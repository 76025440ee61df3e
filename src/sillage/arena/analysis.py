"""What decided a game: each move's worth, what the nose would have played, and how much was luck.

Before every decision stands each side's chance to win, with all pieces open: the game is over. The change up to
the next decision is split in two: what the choice did, up to the moment before its dice and draws, and what they
did then. No choice, no skill: a decision with one answer only changes nothing by itself. No chance, no luck:
where nothing was drawn, the whole change is the choice's. So for every side

    chance at the end = chance at the start + choices + luck

holds exactly. A move is compared with the nose's in the eyes of its player, who did not see hidden pieces: there
is no blame for what nobody could know. All chances are estimates from `sims` games each; `error` says how far the
total of luck may be off (one standard error).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from sillage.arena.chances import Chances, Judge, Wins, chances
from sillage.bots import searcher
from sillage.kernel.records import Bytes
from sillage.table.decision import Decision
from sillage.table.position import Position
from sillage.table.seat import SeatView
from sillage.table.table import Table

SIMS = 300
THOUGHT = 4             # simulations of the nose's for each game that is played on; at the table it has more
TURNS = 5               # how many turning points are told
LEAST_TURN = 0.02       # a change below this turned nothing
MISTAKE = 0.05
Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Moment:
    """One decision and what it did to everybody's chance to win."""

    number: int
    seat: int
    code: int
    action: str             # in notation
    choice: bool            # more than one action was legal
    before: Chances
    expected: Chances       # after the choice, before its chance
    after: Chances
    played: float           # the mover's chance, in the mover's eyes, with the action played, and with
    best: float             # the action that the nose would have played
    best_code: int
    best_action: str

    @property
    def loss(self) -> float:
        """What the move cost its player against the nose's."""
        return max(self.best - self.played, 0.0)

    @property
    def skill(self) -> Chances:
        """What the choice did to each side's chance."""
        return tuple(x - b for x, b in zip(self.expected, self.before, strict=True))

    @property
    def luck(self) -> Chances:
        """What dice and draws did to each side's chance."""
        return tuple(a - x for a, x in zip(self.after, self.expected, strict=True))

    @property
    def swing(self) -> float:
        """How much of the win changed hands."""
        return sum(abs(a - b) for a, b in zip(self.after, self.before, strict=True)) / 2

    def data(self) -> dict[str, Any]:
        return asdict(self) | {"loss": self.loss, "skill": self.skill, "luck": self.luck, "swing": self.swing}


@dataclass(frozen=True)
class Share:
    """Where a side's chance at the end came from."""

    start: float
    own: float              # its own choices
    others: float           # the others' choices
    luck: float
    error: float            # of luck: one standard error
    end: float
    mistakes: int           # choices that cost at least `MISTAKE` against the nose's


@dataclass(frozen=True)
class Analysis:
    """A whole game, decision by decision."""

    game: str
    seats: list[str]
    sims: int
    seed: int
    moments: list[Moment]
    shares: list[Share]     # by side

    @property
    def turning_points(self) -> list[Moment]:
        """The moments that changed most, the largest first."""
        turned = [m for m in self.moments if m.swing >= LEAST_TURN]
        return sorted(turned, key=lambda m: (-m.swing, m.number))[:TURNS]

    def data(self) -> dict[str, Any]:
        """Everything as plain data."""
        return {
            "game": self.game, "seats": self.seats, "sims": self.sims, "seed": self.seed,
            "moments": [moment.data() for moment in self.moments],
            "turning_points": [moment.number for moment in self.turning_points],
            "shares": [asdict(share) for share in self.shares],
        }


def analyse_table(table: Table, sims: int = SIMS, seed: int = 0, progress: Progress | None = None) -> Analysis:
    """Judges every decision of a game. The same table, `sims` and `seed` give the same analysis."""
    return _Analyst(table, sims, seed).analyse(progress or (lambda done, total: None))


class _Analyst:
    def __init__(self, table: Table, sims: int, seed: int) -> None:
        self.table, self.game, self.sims, self.seed = table, table.game, sims, seed
        self.parts = table.position.parts
        self.judge = Judge(self.game, self.parts, len(table.seats), sims, seed)
        self.nose = searcher("nose", seed, sims=THOUGHT * sims)
        self.position = Position(self.game, self.parts)
        self.luck = np.zeros((sims, self.judge.sides))      # each side's total, as each game tells it

    def analyse(self, progress: Progress) -> Analysis:
        decisions, moments = self.table.decisions, []
        before = self._wins_before(0)
        start = end = chances(before)
        for i, decision in enumerate(decisions):
            moment, before = self._moment(i, decision, before)
            moments.append(moment)
            end = moment.after
            progress(i + 1, len(decisions))
        shares = [self._share(side, start, moments, end) for side in range(self.judge.sides)]
        return Analysis(self.game.id, list(self.table.seats), self.sims, self.seed, moments, shares)

    def _moment(self, i: int, decision: Decision, before: Wins) -> tuple[Moment, Wins]:
        view = self.game.secrecy.view(decision.before, decision.seat, False)
        self.position.put(view)
        moves = tuple(int(move) for move in self.position.moves)
        choice = len(moves) > 1
        after = before if not choice and not decision.tape else self._wins_before(i + 1)
        expected = after if choice else before
        if decision.tape:
            expected = self.judge.wins(decision.before, decision.code) if choice else before
            self.luck += after - expected
        best_code = self._nose_plays(view, decision, moves) if choice else decision.code
        mine = float(before[:, decision.seat].mean())
        played, best = self._compare(view, decision, best_code) if choice else (mine, mine)
        best_action = self.game.actions.notation(best_code, self.position.scene(self.table.edition, view))
        moment = Moment(
            decision.number, decision.seat, decision.code, decision.notation, choice,
            chances(before), chances(expected), chances(after), played, best, best_code, best_action,
        )
        return moment, after

    def _nose_plays(self, view: Bytes, decision: Decision, moves: tuple[int, ...]) -> int:
        seen = SeatView(self.game, self.parts, decision.seat, view, moves, decision.number - 1)
        return self.nose.choose(seen)

    def _compare(self, view: Bytes, decision: Decision, best_code: int) -> tuple[float, float]:
        """The mover's chance with the action played and with the nose's, from what the mover knew."""
        seat = decision.seat
        played = chances(self.judge.wins(view, decision.code, seat))[seat]
        if best_code == decision.code:
            return played, played
        return played, chances(self.judge.wins(view, best_code, seat))[seat]

    def _wins_before(self, i: int) -> Wins:
        """Who wins from before decision i (counted from 0); at the end, who won."""
        decisions, result = self.table.decisions, self.table.result
        if i < len(decisions):
            return self.judge.wins(decisions[i].before)
        if result is None:      # broken off
            return self.judge.wins(self.table.position.state)
        row = [float(side in result.winners) / len(result.winners) for side in range(self.judge.sides)]
        return np.tile(np.array(row), (self.sims, 1))

    def _share(self, side: int, start: Chances, moments: list[Moment], end: Chances) -> Share:
        return Share(
            start=start[side],
            own=sum(m.skill[side] for m in moments if m.seat == side),
            others=sum(m.skill[side] for m in moments if m.seat != side),
            luck=sum(m.luck[side] for m in moments),
            error=float(self.luck[:, side].std()) / math.sqrt(self.sims),
            end=end[side],
            mistakes=sum(m.loss >= MISTAKE for m in moments if m.seat == side),
        )
