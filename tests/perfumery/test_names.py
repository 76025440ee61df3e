"""What cards are called: the names of our own editions are told in every language."""

import re

from sillage.kernel.edition import editions_of, load_edition
from sillage.texts import LANGUAGES, text_file

LETTERS = 22        # more don't fit on a card
ENGLISH, *OTHERS = LANGUAGES


def cards(edition):
    return [*edition.recipes.cards, *edition.perfumes.cards]


def called(language):
    """The names that a language has for cards, by the words that stand for those of our editions."""
    text = text_file("perfumery", language).read_text(encoding="utf-8")
    _, _, after = text.partition("\nperfumery-called = ")
    return dict(re.findall(r"^    \[(\S+)\] (.+)$", after.partition("\n}")[0], re.MULTILINE))


def test_every_card_of_our_editions_has_a_name_of_its_own_in_every_language():
    names = {card.name for name in editions_of("perfumery") for card in cards(load_edition("perfumery", name))}
    assert len(names) == 80
    assert not called(ENGLISH), "editions are written in English"
    for language in OTHERS:
        told = called(language)
        assert set(told) == {name.replace(" ", "-") for name in names}
        assert len(set(told.values())) == len(told)
        assert not [name for name in told.values() if len(name) > LETTERS]

