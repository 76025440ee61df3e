"""What came of a tournament: ratings, win shares with their intervals, scores.

Games of one deal are not independent: they are the same luck seen from every seat. So intervals count deals, not games:
the spread of the deals' mean results tells how many independent games they are worth.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from openskill.models import PlackettLuce

from sillage.arena.simulate import Share, share

Result = dict[str, Any]


def in_order(results: Iterable[Result]) -> list[Result]:
    """By deal, players, line-up and rotation: an order that doesn't depend on who finished first."""

    def key(result: Result) -> tuple[int, int, str, int]:
        _, players, lineup, deal, rotation = result["id"].split("/")
        return int(deal), int(players), lineup, int(rotation)

    return sorted(results, key=key)


def winnings(result: Result) -> list[float]:
    """Each seat's share of the victory."""
    winners = [rank == 1 for rank in result["ranks"]]
    return [won / sum(winners) for won in winners]


def ratings(results: Sequence[Result], bots: Sequence[str]) -> dict[str, dict[str, float]]:
    """OpenSkill ratings (Plackett-Luce) after all games in order. Two seats of one bot are two of the same strength:
    such a game is rated from the seats' mean change."""
    model = PlackettLuce()
    known = {bot: model.rating(name=bot) for bot in bots}
    for result in in_order(results):
        teams = [[model.create_rating([known[bot].mu, known[bot].sigma], bot)] for bot in result["seats"]]
        rated = model.rate(teams, ranks=result["ranks"])
        after: dict[str, list[Any]] = defaultdict(list)
        for bot, (new,) in zip(result["seats"], rated, strict=True):
            after[bot].append(new)
        for bot, news in after.items():
            known[bot].mu = sum(new.mu for new in news) / len(news)
            known[bot].sigma = sum(new.sigma for new in news) / len(news)
    return {bot: {"mu": known[bot].mu, "sigma": known[bot].sigma} for bot in bots}


def paired_share(by_deal: Sequence[Sequence[float]]) -> Share:
    """The mean of results between 0 and 1 that come in deals, with its 95 % interval (Wilson's, for as many
    independent games as the deals are worth)."""
    games = sum(map(len, by_deal))
    total = sum(map(sum, by_deal))
    p = total / games
    means = np.array([np.mean(deal) for deal in by_deal])
    worth = float(games)
    if len(means) > 1 and 0 < p < 1:
        spread = float(means.var(ddof=1)) / len(means)
        worth = min(max(p * (1 - p) / spread, len(means) / 2), 2.0 * games) if spread > 0 else float(games)
    return share(p * worth, worth)


def meetings(results: Iterable[Result]) -> list[dict[str, Any]]:
    """Of each line-up and bot in it: win share, mean score and margin, how long it thought."""
    rows: dict[tuple[int, str, str], list[tuple[int, float, Result, int]]] = defaultdict(list)
    for result in in_order(results):
        _, players, lineup, deal, _ = result["id"].split("/")
        won = winnings(result)
        for seat, bot in enumerate(result["seats"]):
            rows[int(players), lineup, bot].append((int(deal), won[seat], result, seat))
    return [_meeting(key, row) for key, row in rows.items()]


def _meeting(key: tuple[int, str, str], row: list[tuple[int, float, Result, int]]) -> dict[str, Any]:
    players, lineup, bot = key
    by_deal: dict[int, list[float]] = defaultdict(list)
    for deal, won, _, _ in row:
        by_deal[deal].append(won)
    scores = [result["scores"][seat] for _, _, result, seat in row]
    margins = [_margin(result["scores"], seat) for _, _, result, seat in row]
    thought = sum(result["seconds"][seat] for _, _, result, seat in row)
    moves = sum(result["moves"][seat] for _, _, result, seat in row)
    seats = lineup.split("+").count(bot)
    return {
        "players": players, "lineup": lineup, "bot": bot, "seats": seats,
        "games": len({result["id"] for _, _, result, _ in row}), "deals": len(by_deal),
        "wins": vars(paired_share(list(by_deal.values()))),
        "fair": 1 / players,
        "score": float(np.mean(scores)), "margin": float(np.mean(margins)),
        "margin_error": float(1.96 * np.std(margins) / math.sqrt(len(margins))),
        "seconds_a_move": thought / max(moves, 1),
        "slowest_move": max(result["slowest"][seat] for _, _, result, seat in row),
    }


def _margin(scores: Sequence[int], seat: int) -> int:
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def seat_shares(results: Iterable[Result]) -> dict[int, list[dict[str, float]]]:
    """By number of players: the win share of each seat, over all bots (each sat in each seat equally often)."""
    won: dict[int, list[list[float]]] = {}
    for result in results:
        seats = won.setdefault(len(result["seats"]), [[] for _ in result["seats"]])
        for seat, part in enumerate(winnings(result)[: len(seats)]):
            seats[seat].append(part)
    return {
        players: [vars(share(sum(parts), len(parts))) for parts in seats] for players, seats in sorted(won.items())
    }


def summary(results: Sequence[Result], bots: Sequence[str]) -> dict[str, Any]:
    """All of it, as plain data."""
    return {
        "games": len(results),
        "ratings": ratings(results, bots),
        "meetings": meetings(results),
        "seats": {str(players): shares for players, shares in seat_shares(results).items()},
    }
