"""Perfumery's judge: the books it keeps. Cards, columns, markers, hands, and how an action is numbered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from sillage.judge import Chance, Referee

NOTES = ("top", "middle", "base")
KINDS = ("floral", "green", "animal", "synthetic")
LETTERS = dict(zip("FGAS", KINDS, strict=True))
SOURCES = ("yard", "yard-synthetic", "stored", "stored-synthetic")
RANKS = ("I", "II", "III")
MOST_CARDS = 40         # of a kind, in the numbers of actions
RIVAL = 1               # PE-Z1


def essences(letters: str) -> Counter[str]:
    return Counter(LETTERS[letter] for letter in letters)


def in_letters(amounts: Mapping[str, int]) -> str:
    return " ".join(f"{amounts[kind]}{letter}" for letter, kind in LETTERS.items())


class House:
    """A player: perfumers, hand, notes, Stockyards, storage, points."""

    def __init__(self, perfumers: int) -> None:
        self.perfumers, self.home, self.hired, self.points, self.coins = perfumers, 0, False, 0, 0
        self.hand: list[str] = []
        self.recipes: dict[str, list[str]] = {note: [] for note in NOTES}
        self.used: set[str] = set()                     # own spaces with a perfumer on them this round
        self.yard = {note: Counter[str]() for note in NOTES}
        self.stored, self.spaces = Counter[str](), Counter[str]()


class Books(Referee):
    """What lies on the table."""

    def __init__(self, header: Mapping[str, Any]) -> None:
        super().__init__(header)
        self.sides = max(self.players, 2)               # PE-Z1: alone, a rival sits opposite
        self.numbers, self.funds = self.edition["numbers"], self.edition["funds"]["card"]
        self.perfumes = {card["id"]: card for card in self.edition["perfumes"]["cards"]}
        self.recipes = {card["id"]: card for card in self.edition["recipes"]["cards"]}
        self.decks = [self.stacked(self.perfumes), self.stacked(self.recipes)]
        self.columns: list[list[str]] = [[] for _ in range(self.sides + 1)]         # PE-S1
        self.taken: set[int | str] = set()              # common spaces with a perfumer on them this round
        self.houses = [House(self.numbers["perfumers"]) for _ in range(self.sides)]
        self.starter = 0
        self.next_owner: int | None = None
        self.next_column: int | None = None
        self.run: int | None = None
        self.last_round = False

    @property
    def me(self) -> House:
        return self.houses[self.actor]

    # ---- cards -------------------------------------------------------------------------------------
    def stacked(self, cards: Mapping[str, dict[str, Any]]) -> list[list[str]]:
        """PE-S1: those for so many players, by rank, in the edition's order."""
        used = [card for card in cards.values() if card["min_players"] <= self.sides]
        return [[card["id"] for card in used if card["rank"] == rank] for rank in RANKS]

    def value(self, card: str) -> int:
        if card == self.funds:
            return int(self.edition["funds"]["value"])
        return int((self.perfumes.get(card) or self.recipes[card])["value"])

    def purse(self) -> int:
        """PE-D6: what cards pay; PE-S4: and coins."""
        return sum(map(self.value, self.me.hand)) + self.me.coins

    def hand_out_coins(self) -> None:
        """PE-S4: from the start player on; editions before they were thought of have none."""
        names = {2: "two", 3: "three", 4: "four"}
        coins = self.edition.get("order", {}).get(names.get(self.players), [])
        for place, amount in enumerate(coins):
            self.houses[(self.starter + place) % self.players].coins = amount

    def deal_row(self, chance: Chance) -> None:
        """PE-S2, PE-C1: all perfumes from the right, then all recipes; rank I lies on top."""
        for deck in self.decks:
            for column in reversed(range(len(self.columns))):
                pile = next((pile for pile in deck if pile), None)
                if pile is None:
                    break
                card = pile.pop(chance.draw("PE-S1", len(pile)))
                self.columns[column].append(card)
                self.tell("PE-C1", f"dealt {card} to column {column + 1}")

    def weight(self, column: int) -> int:
        return len(self.columns[column]) + (self.next_column == column)             # PE-S3

    def lightest(self) -> int:
        return min(reversed(range(len(self.columns))), key=self.weight)             # of equals the rightmost

    def discard(self, seat: int, card: str) -> None:
        """PE-D5: the first to the lightest column, each further one to the next on the left."""
        column = self.lightest() if self.run is None else self.run
        self.columns[column].append(card)
        self.run = (column - 1) % len(self.columns)
        self.tell("PE-D5", f"seat {seat} discarded {card} to column {column + 1}")

    # ---- markers -----------------------------------------------------------------------------------
    def take_next(self, seat: int, column: int) -> None:
        """PE-A2."""
        if self.next_column == column:
            self.next_column, self.next_owner = None, seat
            self.tell("PE-A2", f"seat {seat} took the Next Starting Player Marker")
            self.take_start("PE-A2", seat)

    def take_start(self, clause: str, seat: int) -> None:
        if self.starter != seat:
            self.tell(clause, f"seat {seat} took the Starting Player Marker from seat {self.starter}")
            self.starter = seat

    def take_marker(self, seat: int) -> None:
        """PE-M1."""
        self.taken.add("marker")
        self.take_start("PE-M1", seat)
        if self.next_owner is not None:
            self.next_owner = seat
            self.tell("PE-M1", f"seat {seat} took the Next Starting Player Marker")

    # ---- numbers -----------------------------------------------------------------------------------
    def values(self, words: list[str]) -> list[int]:
        word, *rest = words
        if word == "acquire":
            return [int(rest[0]) - 1]
        if word == "insert":
            return [NOTES.index(rest[0]), int(rest[1])]
        if word in ("note", "floral", "synthetic"):
            return [NOTES.index(rest[0])]
        if word in ("sort", "install"):
            return [list(self.recipes).index(rest[0])]
        if word == "produce":
            return [list(self.perfumes).index(rest[0])]
        if word == "discard":
            return [self.card_number(rest[0])]
        if word == "pay":
            return [SOURCES.index(rest[0])]
        return [KINDS.index(kind) for kind in rest]

    def card_number(self, card: str) -> int:
        """Perfumes from 0, recipes from 40, then the Funds."""
        if card == self.funds:
            return 2 * MOST_CARDS
        if card in self.perfumes:
            return list(self.perfumes).index(card)
        return MOST_CARDS + list(self.recipes).index(card)
