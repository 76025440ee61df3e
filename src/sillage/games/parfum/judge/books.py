"""Parfum's judge: the books it keeps. Pieces, money, markers, water, and how an action is numbered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from sillage.judge import Chance, Referee

AROMAS = ("violet", "bergamot", "rose", "vanilla", "lavender")
PARTS = ("head", "heart", "base")
WORTHS = range(4)
PAIRS = [(low, high) for low in WORTHS for high in range(low, 4)]
TARGETS = ["new-minor", "new-major", *(str(number) for number in range(1, 49))]
FACES = 6


class Perfume:
    """A perfume: its side, its notes by part, its flacons for sale."""

    def __init__(self, side: str) -> None:
        self.side, self.notes, self.flacons = side, dict[str, str](), 0

    @property
    def parts(self) -> tuple[str, ...]:
        return PARTS if self.side == "major" else ("head", "base")

    @property
    def complete(self) -> bool:
        return len(self.notes) == len(self.parts)


class Books(Referee):
    """What lies on the table."""

    def __init__(self, header: Mapping[str, Any]) -> None:
        super().__init__(header)
        edition = self.edition
        side = "three_clocks" if self.players == 3 else "four_clocks"                   # PA-S1
        self.actions = edition["clocks_three" if self.players == 3 else "clocks_four"]["actions"]
        self.tiles = {tile["id"]: tile for tile in edition["notes"]["tiles"]}
        self.tokens = {token["id"]: token for token in edition["customers"]["tokens"]}
        self.bag, self.stack = list(self.tiles), list(self.tokens)
        self.space: list[str | None] = [None] * edition["board"]["distillery"][side]
        self.street: list[str | None] = [None] * edition["board"]["street"][side]
        self.dice: dict[str, int] = edition["dice"]["count"]
        self.market, self.taken = Counter(self.dice), Counter[str]()
        self.flasks, self.flies = Counter[str](), Counter[str]()
        self.well, self.spent = Counter(dict(enumerate(edition["water"]["tokens"]))), Counter[int]()
        seats = range(self.players)
        self.hand = [Counter[int]() for _ in seats]
        self.money, self.track = [0] * self.players, list(seats)
        self.perfumes: list[list[Perfume]] = [[] for _ in seats]
        self.owner: dict[int, int] = {}
        self.last_round = self.token_out = self.claiming = False
        self.turn = self.left = self.chances = 0
        self.claimed: list[str] = []

    # ---- bag and stack -----------------------------------------------------------------------------
    def draw_note(self, space: int, seat: int | None, chance: Chance) -> None:
        note = self.bag.pop(chance.draw("PA-S2", len(self.bag)))
        self.space[space] = note
        words = f"drew note {note} to space {space + 1}"
        if seat is None:
            self.tell("PA-E1", words)
        else:
            self.tell_of("PA-C3", seat, words)

    def fill_distillery(self, chance: Chance) -> None:
        for space, note in enumerate(self.space):
            if note is None and self.bag:
                self.draw_note(space, None, chance)

    def fill_street(self, chance: Chance) -> None:
        """PA-S3: A on top, then B; the token lies above the last of them."""
        for shop, waiting in enumerate(self.street):
            if waiting is not None:
                continue
            pile = [c for c in self.stack if self.tokens[c]["stack"] == "A"] or self.stack
            early = bool(pile) and self.tokens[pile[0]]["stack"] == "A"
            if not early and not self.token_out and len(pile) == self.edition["customers"]["below_closing"]:
                self.token_out = self.last_round = True
                self.tell("PA-E2", "the closing time token was revealed")
            if pile:
                customer = pile[chance.draw("PA-S3", len(pile))]
                self.stack.remove(customer)
                self.street[shop] = customer
                self.tell("PA-E1", f"customer {customer} came to shop {shop + 1}")

    # ---- money and water ---------------------------------------------------------------------------
    def earn(self, clause: str, seat: int, amount: int) -> None:
        """PA-W2: on an occupied space the marker goes on top, so it stands before its equals."""
        self.money[seat] += amount
        self.tell(clause, f"seat {seat} money +{amount} = {self.money[seat]}", since=1 if amount else 2)
        if amount:
            self.track.remove(seat)
            self.track.insert(sum(self.money[other] < self.money[seat] for other in self.track), seat)
            self.tell_markers("PA-W2")

    def tell_markers(self, clause: str) -> None:
        row = [*map(str, self.track), "-", "-"][:4]
        self.tell(clause, f"markers, last first: {' '.join(row)}")

    def fetch(self, clause: str, seat: int, chance: Chance) -> None:
        if not self.well.total():
            self.tell("PA-C6", f"seat {seat} took no token: the well is empty", since=2)
            return
        worth = chance.pick(clause, [self.well[worth] for worth in WORTHS])
        self.well[worth] -= 1
        self.hand[seat][worth] += 1
        self.tell(clause, f"seat {seat} took a token worth {worth}")
        self.renew()

    def put_down(self, worth: int) -> None:
        self.hand[self.actor][worth] -= 1
        self.spent[worth] += 1

    def spend(self, *worths: int) -> None:
        """PA-C6: tokens spent together go together."""
        for worth in worths:
            self.put_down(worth)
            self.tell("PA-C11", f"seat {self.actor} spent a token worth {worth}")
        self.renew()

    def renew(self) -> None:
        if self.well.total() == 0 and self.spent.total() > 0:
            self.well, self.spent = self.spent, Counter()
            counts = " ".join(f"{self.well[worth]}x{worth}" for worth in WORTHS)
            self.tell("PA-C6", f"the well was renewed: {counts}")

    # ---- dice, perfumes, customers ------------------------------------------------------------------
    def roll(self, aroma: str, dice: int, clause: str, chance: Chance) -> None:
        """PA-S6: faces below the number of flask faces are flasks."""
        for _ in range(dice):
            flask = chance.draw(clause, FACES) < self.edition["dice"]["flask_faces"][aroma]
            (self.flasks if flask else self.flies)[aroma] += 1
            self.tell_of(clause, self.actor, f"rolled {aroma}: {'flask' if flask else 'fly'}")

    def covers(self, flasks: Counter[str], note: str) -> bool:
        return all(flasks[aroma] >= count for aroma, count in self.tiles[note]["aromas"].items())

    def wants(self, customer: str, perfume: Perfume) -> bool:
        """PA-V2, PA-C17: the perfume holds at least what is wanted."""
        inside = Counter[str]()
        for note in perfume.notes.values():
            tile = self.tiles[note]
            inside.update(tile["aromas"] if tile["components"] is None else tile["components"])
        return all(inside[aroma] >= count for aroma, count in self.tokens[customer]["wants"].items())

    # ---- numbers -----------------------------------------------------------------------------------
    def values(self, words: list[str]) -> list[int]:
        word, *rest = words
        if word in ("take", "reroll", "turn"):
            tokens = [tuple(map(int, rest[1].split("+")))] if word == "turn" else []
            return [AROMAS.index(rest[0]), *([PAIRS.index(tokens[0])] if tokens else map(int, rest[1:]))]  # type: ignore[arg-type]
        if word == "claim":
            return [self.space.index(rest[0])]
        if word == "place":
            return [self.claimed.index(rest[0]), TARGETS.index(rest[1])]
        if word == "sell":
            return [int(rest[0]) - 1, self.street.index(rest[1])]
        first = 0 if word in ("reroll-all", "discard") else 1
        return [int(value) - first for value in rest]
