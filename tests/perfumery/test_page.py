"""The numbers on Perfumery's rules page are those of the standard edition."""

import re
from collections import Counter

import pytest

from sillage.kernel.edition import load_edition
from sillage.texts import LANGUAGES, rules_page

EDITION = load_edition("perfumery")
RECIPES, PERFUMES = EDITION.recipes.cards, EDITION.perfumes.cards
RANKS = ("I", "II", "III")


def page(language):
    return rules_page("perfumery", language).read_text(encoding="utf-8")


def numbers(text):
    return [int(number) for number in re.findall(r"\d+", text)]


def told(language):
    """The table of what is reconstructed: the least and the most of each rank."""
    _, _, after = page(language).partition("| reconstructed |" if language == "en" else "| reconstitué |")
    lines = after.splitlines()[2:6]
    return [[(min(numbers(cell)), max(numbers(cell))) for cell in line.split("|")[2:5]] for line in lines]


def spread(cards, value):
    found = [[value(card) for card in cards if card.rank == rank] for rank in RANKS]
    return [(min(of_rank), max(of_rank)) for of_rank in found]


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_told_as_they_are(language):
    assert told(language) == [
        spread(RECIPES, lambda card: card.value),
        spread(PERFUMES, lambda card: card.value),
        spread(PERFUMES, lambda card: len(card.top + card.middle + card.base)),
        spread(PERFUMES, lambda card: card.brand),
    ]
    spaces = Counter(card.storage for card in PERFUMES)
    line, = re.findall(r"^.*(?:exactly one storage|exactement une case).*$", page(language), re.MULTILINE)
    assert numbers(line) == [spaces[kind] for kind in "FGA"]
    assert sum(spaces[kind] for kind in "FGA") == len(PERFUMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.rule("PE-S4")
def test_coins_by_the_order_of_the_start_are_those_of_the_edition(language):
    clause = next(line for line in page(language).splitlines() if 'id="PE-S4"' in line)
    coins = re.findall(r"\d+(?:, \d+)+", clause)
    assert [numbers(row) for row in coins] == [EDITION.order.two, EDITION.order.three, EDITION.order.four]
