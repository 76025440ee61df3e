"""Balance studies: what seats, pieces and luck are worth when equal bots play.

- Seat advantage: win share and score of each seat.
- Pieces: how often each is taken in a game, and how many points more than the others in the same game those have who
  took it. That is a comparison, not a cause: what is taken when one is ahead looks good.
- Luck: every deal is played twice, with the same set-up and bots that decide alike, but with other dice. The luck share
  is how often the dice alone make somebody else win, against how often that would be if nothing else counted:
  0 where set-up and decisions settle a game, 1 where only the dice do.
"""

from __future__ import annotations

import json
import math
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from sillage.arena.simulate import Share, share
from sillage.arena.tally import SUMS, Piece, Tally
from sillage.arena.trial import solo
from sillage.arena.worker import play_jobs
from sillage.bots import LEVELS
from sillage.errors import SetupError
from sillage.kernel.edition import load_edition
from sillage.kernel.game import find_game

DEALS = 25          # of a trial
SELDOM = 30         # takers and others that a piece needs before its worth is told
Z = 1.96


@dataclass(frozen=True)
class Study:
    """What is studied."""

    game: str
    players: int
    bot: str
    games: int
    seed: int
    options: Mapping[str, Any]
    edition: str | None = None
    sims: int | None = None

    def trials(self) -> Iterator[Tally]:
        game = find_game(self.game)
        game.option_values(self.players, self.options)
        if self.bot not in LEVELS:
            raise SetupError(f"--bot: there is no bot {self.bot!r}; expected one of: {', '.join(LEVELS)}")
        if solo(game, self.players):
            raise SetupError("a balance study compares seats; it needs two or more")
        edition = json.dumps(load_edition(self.game, self.edition).data(), sort_keys=True)
        deals = -(-self.games // 2)
        for first in range(0, deals, DEALS):
            yield Tally("study", self.game, edition, dict(self.options), self.players, self.bot, self.sims, self.seed,
                        first, min(DEALS, deals - first))

    def run(self, workers: int) -> Iterator[dict[str, Any]]:
        """The tallies of its trials, as they come."""
        yield from play_jobs(self.trials(), workers)


def assemble(study: Study, tallies: list[dict[str, Any]]) -> dict[str, Any]:
    """All findings of a study, as plain data."""
    tallies = sorted(tallies, key=lambda tally: int(tally["id"].split("/")[1]))
    rows = [row for tally in tallies for row in tally["rows"]]
    edition = load_edition(study.game, study.edition)
    return {
        "game": study.game, "edition": edition.id, "players": study.players, "bot": study.bot, "seed": study.seed,
        "games": len(rows),
        "seats": _seats(rows),
        "rounds": _spread([row["rounds"] for row in rows]),
        "decisions": _spread([row["decisions"] for row in rows]),
        "endings": {name: count / len(rows) for name, count in Counter(row["ending"] for row in rows).most_common()},
        "luck": vars(luck_share([agree for tally in tallies for agree in tally["agree"]], len(rows[0]["scores"]))),
        "pieces": _pieces(tallies, len(rows), len(rows[0]["scores"])),
    }


def _seats(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    wins = np.array([row["wins"] for row in rows])
    scores = np.array([row["scores"] for row in rows], dtype=np.float64)
    return [
        {
            "seat": seat,
            "wins": vars(share(float(wins[:, seat].sum()), len(rows))),
            "score": vars(mean_of(scores[:, seat])),
        }
        for seat in range(wins.shape[1])
    ]


def mean_of(values: Any) -> Share:
    """A mean with its 95 % interval."""
    numbers = np.asarray(values, dtype=np.float64)
    half = Z * float(numbers.std(ddof=1)) / math.sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    mean = float(numbers.mean())
    return Share(mean, mean - half, mean + half)


def luck_share(agree: list[float], sides: int) -> Share:
    """From the chance that a second game with other dice has the same winner, deal by deal."""
    same, chance = mean_of(agree), 1 / sides
    return Share(*((1 - value) / (1 - chance) for value in (same.value, same.high, same.low)))


def _spread(values: list[int]) -> dict[str, Any]:
    counts = Counter(values)
    return {
        "mean": float(np.mean(values)), "least": min(values), "most": max(values),
        "low": float(np.percentile(values, 5)), "high": float(np.percentile(values, 95)),
        "counts": {str(value): counts[value] for value in sorted(counts)} if len(counts) <= 40 else {},
    }


def _pieces(tallies: list[dict[str, Any]], games: int, sides: int) -> list[dict[str, Any]]:
    total: dict[Piece, Any] = defaultdict(lambda: np.zeros(len(SUMS)))
    for tally in tallies:
        for event, argument, word, *row in tally["pieces"]:
            total[event, argument, word] += np.array(row)
    sums = {piece: dict(zip(SUMS, row.tolist(), strict=True)) for piece, row in total.items()}
    return [piece_row(piece, row, games, sides) for piece, row in sums.items()]


def piece_row(piece: Piece, sums: Mapping[str, float], games: int, sides: int) -> dict[str, Any]:
    """How often a piece is taken, and what its takers have more than the others of the same game."""
    event, argument, word = piece
    mean = sums["taken"] / games
    half = Z * math.sqrt(max(0.0, sums["taken2"] / games - mean * mean) / games)
    row: dict[str, Any] = {
        "event": event, "kind": argument, "piece": word,
        "taken": vars(Share(mean, mean - half, mean + half)), "worth": None,
    }
    others = games * sides - sums["takers"]
    if min(sums["takers"], others) >= SELDOM and sums["xx"] > 0:
        worth = sums["xy"] / sums["xx"]
        spread = sums["xyxy"] - 2 * worth * sums["xyxx"] + worth * worth * sums["xxxx"]
        error = Z * math.sqrt(max(0.0, spread)) / sums["xx"]
        row["worth"] = vars(Share(worth, worth - error, worth + error))
    return row
