"""A judge of Parfum's records that knows the rulebook and English, and none of Sillage's code.

It reads the words of a record and keeps its own books: money, the order of the markers, water tokens,
dice, notes, customers, flacons. Whatever the record says otherwise is a `Dispute`.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import Any

FORMS = {
    "round": r"round (\d+) begins",
    "picked": r"seat (\d) picked clock (\d)",
    "dealt": r"seat (\d) was dealt clock (\d)",
    "turn": r"seat (\d) begins the turn of clock (\d) with (\d+) actions",
    "drew": r"drew note (\w+) to space (\d)",
    "took": r"seat (\d) took die (\w+)",
    "fetched": r"seat (\d) took a token worth (\d)",
    "renewed": r"the well was renewed: (\d+)x0 (\d+)x1 (\d+)x2 (\d+)x3",
    "rolled": r"rolled (\w+): (fly|flask)",
    "spent": r"seat (\d) (?:spent|discarded) a token worth (\d)",
    "turned": r"seat (\d) turned die (\w+): flask",
    "claimed": r"seat (\d) claimed note (\w+) from space (\d)",
    "money": r"seat (\d) money \+(\d+) = (\d+)",
    "markers": r"markers, last first: (.+)",
    "placed": r"seat (\d) placed note (\w+) as (\w+) of perfume (\d+) \((\w+)\)",
    "completed": r"seat (\d) completed perfume (\d+) and took (\d+) flacons",
    "sold": r"seat (\d) sold perfume (\d+) to customer (\w+) for (\d+)",
    "bargained": r"seat (\d) sold perfume (\d+) as a bargain for (\d+)",
    "passed": r"seat (\d) passed",
    "sold_out": r"seat (\d) sold out perfume (\d+)",
    "arrived": r"customer (\w+) came to shop (\d)",
    "closing": r"the closing time token was revealed",
    "ended": r"the game ended: (.+)",
    "revealed": r"seat (\d) revealed tokens: (\d+)x0 (\d+)x1 (\d+)x2 (\d+)x3",
}


class Dispute(AssertionError):
    """The record says what the rules don't."""


def must(true: bool, why: str) -> None:
    if not true:
        raise Dispute(why)


def judge(text: str) -> None:
    """Judges a whole record."""
    header, *rows = map(json.loads, text.splitlines())
    book = Book(header)
    for row in (header, *rows):
        book.see(row.get("action", ""))
        for sentence in row.get("events", ()):
            book.hear(sentence)
    result = rows[-1]["result"]
    must(result["scores"] == book.money, "the scores are not the money")
    best = max(book.money)
    must(result["winners"] == [s for s, m in enumerate(book.money) if m == best], "another seat won (PA-E5)")
    must(book.over, "the game didn't end")


class Book:
    """What lies on the table, as the words tell it."""

    def __init__(self, header: dict[str, Any]) -> None:
        edition = header["edition"]
        seats = len(header["seats"])
        self.notes = {tile["id"]: tile for tile in edition["notes"]["tiles"]}
        self.customers = {token["id"]: token for token in edition["customers"]["tokens"]}
        self.dice = edition["dice"]["count"]
        self.flacons, self.bargain = edition["perfumes"]["flacons"], edition["perfumes"]["bargain"]
        self.limit = edition["water"]["limit"]
        self.well = Counter(dict(enumerate(edition["water"]["tokens"])))
        self.face_up: Counter[int] = Counter()
        self.hand: list[Counter[int]] = [Counter() for _ in range(seats)]
        self.money, self.due, self.order = [0] * seats, [0] * seats, []
        self.bag, self.stack = set(self.notes), set(self.customers)
        self.space: dict[str, str] = {}
        self.shop: dict[str, str] = {}
        self.claimed: list[str] = []
        self.perfumes: list[dict[str, dict[str, str]]] = [{} for _ in range(seats)]
        self.bottles: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.taken: Counter[str] = Counter()
        self.flasks: Counter[str] = Counter()
        self.flies: Counter[str] = Counter()
        self.clocks: dict[str, int] = {}
        self.over = False

    def see(self, action: str) -> None:
        """The dice that a re-roll picks up (PA-C8, PA-C9)."""
        verb, *words = action.split() or [""]
        if verb == "reroll-all":
            self.flasks, self.flies = Counter(), Counter()
        elif verb == "reroll":
            self.flies[words[0]] = 0

    def hear(self, sentence: str) -> None:
        for name, form in FORMS.items():
            if found := re.fullmatch(form, sentence):
                getattr(self, f"on_{name}")(*found.groups())
                return
        raise Dispute(f"no rule tells of {sentence!r}")

    # ---- rounds and clocks
    def on_round(self, number: str) -> None:
        self.clocks = {}

    def on_picked(self, seat: str, clock: str) -> None:
        must(clock not in self.clocks, "a clock was picked twice (PA-W1)")
        due = self.order[len(self.clocks) % len(self.order)]
        must(int(seat) == due, "the next marker picks (PA-W1)")
        self.clocks[clock] = int(seat)

    def on_dealt(self, seat: str, clock: str) -> None:
        self.clocks[clock] = int(seat)

    def on_turn(self, seat: str, clock: str, actions: str) -> None:
        must(self.clocks[clock] == int(seat), "another seat has this clock (PA-C1)")
        must(not self.claimed, "a claimed note was not placed (PA-C14)")
        self.taken, self.flasks, self.flies = Counter(), Counter(), Counter()

    # ---- pieces
    def on_drew(self, note: str, space: str) -> None:
        must(note in self.bag, "this note is not in the bag (PA-S2)")
        must(space not in self.space, "this space is taken (PA-C3)")
        self.bag.remove(note)
        self.space[space] = note

    def on_took(self, seat: str, aroma: str) -> None:
        self.taken[aroma] += 1
        must(self.taken[aroma] <= self.dice[aroma], "the market has no such die (PA-C4)")

    def on_rolled(self, aroma: str, face: str) -> None:
        (self.flasks if face == "flask" else self.flies)[aroma] += 1
        must(self.flasks[aroma] + self.flies[aroma] <= self.taken[aroma], "a die too many was rolled (PA-C7)")

    def on_turned(self, seat: str, aroma: str) -> None:
        must(self.flies[aroma] > 0, "there is no fly to turn (PA-C10)")
        self.flies[aroma] -= 1
        self.flasks[aroma] += 1

    def on_claimed(self, seat: str, note: str, space: str) -> None:
        must(self.space.pop(space) == note, "another note lies there")
        for aroma, count in self.notes[note]["aromas"].items():
            must(self.flasks[aroma] >= count, "the flasks don't cover the note (PA-C12)")
            self.flasks[aroma] -= count
            self.taken[aroma] -= count
        self.claimed.append(note)
        self.due[int(seat)] += self.notes[note]["coins"]

    def on_placed(self, seat: str, note: str, part: str, number: str, side: str) -> None:
        self.claimed.remove(note)
        must(self.notes[note]["part"] == part, "the note is another part (PA-C15)")
        perfume = self.perfumes[int(seat)].setdefault(number, {"side": side})
        must(perfume["side"] == side, "a perfume never changes its side")
        must(part not in perfume, "this part is taken (PA-C15)")
        must(part != "heart" or side == "major", "a minor perfume has no heart (PA-C15)")
        perfume[part] = note

    def on_completed(self, seat: str, number: str, flacons: str) -> None:
        perfume = self.perfumes[int(seat)][number]
        wanted = {"side", "head", "base"} | ({"heart"} if perfume["side"] == "major" else set())
        must(set(perfume) == wanted, "the perfume is not complete (PA-C17)")
        must(int(flacons) == self.flacons[perfume["side"]], "the perfume has other flacons (PA-C17)")
        self.bottles[int(seat)][number] = int(flacons)

    # ---- selling
    def on_sold(self, seat: str, number: str, customer: str, price: str) -> None:
        must(customer in self.shop.values(), "this customer is not in the street (PA-V2)")
        self.shop = {shop: who for shop, who in self.shop.items() if who != customer}
        perfume, token = self.perfumes[int(seat)][number], self.customers[customer]
        inside: Counter[str] = Counter()
        for part in {"head", "heart", "base"} & set(perfume):
            tile = self.notes[perfume[part]]
            inside.update(tile["aromas"] if tile["components"] is None else tile["components"])
        must(all(inside[a] >= n for a, n in token["wants"].items()), "the customer wants other aromas (PA-V2)")
        must(int(price) == token["price"], "the customer pays another price (PA-V2)")
        self._hand_over(int(seat), number, token["price"])

    def on_bargained(self, seat: str, number: str, price: str) -> None:
        fair = self.bargain[self.perfumes[int(seat)][number]["side"]]
        must(int(price) == fair, "a bargain has another price (PA-V3)")
        self._hand_over(int(seat), number, fair)

    def _hand_over(self, seat: int, number: str, price: int) -> None:
        must(self.bottles[seat][number] > 0, "there is no flacon to sell (PA-V4)")
        self.bottles[seat][number] -= 1
        self.due[seat] += price

    def on_sold_out(self, seat: str, number: str) -> None:
        must(self.bottles[int(seat)][number] == 0, "there are flacons left (PA-V5)")

    def on_passed(self, seat: str) -> None:
        must(int(seat) in self.clocks.values(), "this seat has no clock")

    def on_arrived(self, customer: str, shop: str) -> None:
        must(customer in self.stack, "this customer is not in the stack (PA-S3)")
        must(shop not in self.shop, "this shop is taken")
        early = any(self.customers[c]["stack"] == "A" for c in self.stack)
        must((self.customers[customer]["stack"] == "A") == early, "A customers come first (PA-S3)")
        self.stack.remove(customer)
        self.shop[shop] = customer

    def on_closing(self) -> None:
        must(not any(self.customers[c]["stack"] == "A" for c in self.stack), "closing time is among the B (PA-S3)")

    # ---- money
    def on_money(self, seat: str, amount: str, total: str) -> None:
        who = int(seat)
        must(int(amount) == self.due[who], f"seat {who} is due {self.due[who]}")
        self.due[who] = 0
        self.money[who] += int(amount)
        must(int(total) == self.money[who], f"seat {who} has {self.money[who]}")
        self.order.remove(who)
        poorer = sum(self.money[other] < self.money[who] for other in self.order)
        self.order.insert(poorer, who)      # on an occupied space it goes on top: before its equals (PA-W2)

    def on_markers(self, order: str) -> None:
        said = [int(seat) for seat in order.split() if seat != "-"]
        self.order = self.order or said     # the first time, at random (PA-S8)
        must(said == self.order, f"the markers stand {self.order} (PA-W2)")

    # ---- water
    def on_fetched(self, seat: str, worth: str) -> None:
        must(self.well[int(worth)] > 0, "the well has no such token (PA-C5)")
        self.well[int(worth)] -= 1
        self.hand[int(seat)][int(worth)] += 1

    def on_spent(self, seat: str, worth: str) -> None:
        must(self.hand[int(seat)][int(worth)] > 0, "this seat has no such token (PA-C11)")
        self.hand[int(seat)][int(worth)] -= 1
        self.face_up[int(worth)] += 1

    def on_renewed(self, *counts: str) -> None:
        must(not self.well.total(), "the well was not empty (PA-C6)")
        must([self.face_up[w] for w in range(4)] == [int(n) for n in counts], "other tokens lay face up (PA-C6)")
        self.well, self.face_up = self.face_up, Counter()

    def on_ended(self, ending: str) -> None:
        self.over = True

    def on_revealed(self, seat: str, *counts: str) -> None:
        must([self.hand[int(seat)][w] for w in range(4)] == [int(n) for n in counts], "other tokens were held (PA-E4)")
        self.due[int(seat)] += sum(w * int(n) for w, n in enumerate(counts))
