"""The numbers on Fairy Perfume's rules page are those of the standard edition, and what follows from it."""

import re
from functools import cache

import numpy as np
import pytest

from sillage.arena.simulate import Series, play_series, summary
from sillage.games.fairy_perfume import GAME
from sillage.games.fairy_perfume.layout import ABILITY_NAMES, GOAL_NAMES
from sillage.kernel.edition import load_edition
from sillage.texts import LANGUAGES, rules_page

EDITION = load_edition("fairy_perfume")
IN_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
COINS, POWER = {"en": "coins", "fr": "pièces"}, {"en": "fairy power", "fr": "magies"}
ON_B = {"en": "; on side B", "fr": " ; sur la face B,"}
GENTLE, HARD = EDITION.shake.gentle, EDITION.shake.hard
GAMES = 20_000      # of a row of the table of whole games
CAREFUL = 3         # who shakes hard first takes care once fewer than so many are short


def page(language):
    return rules_page("fairy_perfume", language).read_text(encoding="utf-8")


def rows(language, columns):
    """The rows of tables with so many columns, as numbers read in English."""
    lines = [line for line in page(language).splitlines() if line.count("|") == columns + 1]
    return [[cell.strip().replace(",", ".") for cell in line.strip("|").split("|")] for line in lines]


def price(cost, language):
    return f"{cost.coins} {COINS[language]}" if cost.coins else f"{cost.power} {POWER[language]}"


@IN_LANGUAGE
@pytest.mark.rule("FA-S1", "FA-3a", "FA-3b", "FA-3c")
def test_prices_are_those_of_the_edition(language):
    on_a = EDITION.stone_prices.coins.model_dump() | {"pink": EDITION.stone_prices.pink}
    for side, coins in (("A", on_a), ("B", on_a | EDITION.side_b.stones)):
        row = " | ".join(str(coins[stone]) for stone in ("yellow", "green", "white", "blue", "red", "pink"))
        assert re.search(rf"\| {COINS[language]}[^|]+ {side} \| {re.escape(row)} \|", page(language)), side
    prices = dict(re.findall(r"\| \[(FA-B\d+)\]\(#\S+\) \| [^|]+ \| ([^|]+) \|", page(language)))
    told = {name: price(EDITION.ability_prices.prices[name], language) for name in ABILITY_NAMES}
    for name, other in EDITION.side_b.abilities.items():
        assert price(other, language).split(" ", 1)[1] == told[name].split(" ", 1)[1], "its currency is said once"
        told[name] += f"{ON_B[language]} {other.coins or other.power}"
    assert prices == {f"FA-B{n}": told[name] for n, name in enumerate(ABILITY_NAMES, 1)}
    prices = dict(re.findall(r"\| \[(FA-G\d+)\]\(#\S+\) \| ([^|]+) (?=\|)", page(language)))
    assert prices == {f"FA-G{n}": price(EDITION.goal_prices.prices[name], language)
                      for n, name in enumerate(GOAL_NAMES, 1)}


@IN_LANGUAGE
@pytest.mark.rule("FA-1g")
def test_chances_of_a_shake_are_those_of_the_edition(language):
    never = {"en": "never", "fr": "jamais"}[language]
    told = [row[1:] for row in rows(language, 5)[-2:]]
    assert told == [[f"{chance} %" if chance else never for chance in chances] for chances in (GENTLE, HARD)]


@cache
def explodes(short, way):
    """How likely it is that somebody who is so many stones short of the limit, and aims at it, explodes."""
    if short <= 0:
        return float(short < 0)
    chances = HARD if way == "hard" or (way == "careful" and short >= CAREFUL) else GENTLE
    return sum(chance * explodes(short - n, way) for n, chance in enumerate(chances) if n) / (100 - chances[0])


@IN_LANGUAGE
@pytest.mark.rule("FA-1b", "FA-1d")
def test_how_often_one_explodes_follows_from_the_chances(language):
    values, *told = rows(language, 10)[:1] + rows(language, 10)[2:5]
    for row, way in zip(told, ("gentle", "hard", "careful"), strict=True):
        assert row[1:] == [f"{100 * explodes(int(value), way):.1f}" for value in values[1:]], way


@IN_LANGUAGE
def test_what_is_told_of_whole_games_is_told_of_the_standard_edition(language):
    told = next(line for line in page(language).splitlines() if f"--games {GAMES} --seed 1" in line)
    assert re.search(rf", {EDITION.name}\W?:", told)


def played(players, side):
    """A row of the table of whole games."""
    options = GAME.option_values(players, {"side": side})
    series = Series(GAME, EDITION, players, options, ("greedy",) * players, 1)
    games = summary(series, np.concatenate([chunk for _, chunk in play_series(series, GAMES)]))
    rounds, seats, ended = games["rounds"], games["seats"], games["endings"]
    score = sum(seat["score"] for seat in seats) / players
    return [
        f"{players}. {side}", f"{rounds['mean']:.1f}", f"{rounds['5%']:.0f}–{rounds['95%']:.0f}", f"{score:.1f}",
        f"{games['winner_score']:.1f}", *(f"{ended[by]:.0%}"[:-1] for by in ("all-cubes", "no-pink", "cubes-and-pink")),
        " · ".join(f"{seat['wins']['value']:.1%}"[:-1] for seat in seats),
    ]


@pytest.mark.slow
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("players", GAME.players)
def test_whole_games_are_as_long_and_end_as_the_page_says(players, side):
    row = played(players, side)
    for language in LANGUAGES:
        assert row in rows(language, 9)
