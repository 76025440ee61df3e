"""Perfumery's judge: a seat's blending, from its effects to its storage (PE-B, PE-P, PE-T)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from sillage.games.perfumery.judge.books import KINDS, NOTES, SOURCES, House, essences

Need = tuple[str, str]          # one essence of a perfume: the note that wants it, and the kind
Bin = tuple[str, str]           # what pays: a note's Stockyard or "stored", and the kind


class Draft:
    """What a seat has decided, until all have committed (PE-B3)."""

    def __init__(self, house: House, edition: Mapping[str, Any]) -> None:
        self.house, self.edition = house, edition
        self.bins: Counter[Bin] = Counter()
        for note in NOTES:
            self.bins.update({(note, kind): count for kind, count in house.yard[note].items()})
        self.bins.update({("stored", kind): count for kind, count in house.stored.items()})
        self.spaces, self.flow = Counter(house.spaces), Counter[str]()
        self.used: list[tuple[str, str]] = []
        self.made: list[str] = []
        self.synthetics, self.from_store = Counter[str](), Counter[str]()
        self.needs: list[Need] = []
        self.waiting = [(note, effect) for note in NOTES for effect in ["tile", *house.recipes[note]]]
        self.step, self.note = "effect", NOTES[0]
        self.settle()

    # ---- effects -----------------------------------------------------------------------------------
    def face(self, note: str, effect: str) -> dict[str, Any]:
        found: dict[str, Any] = self.edition["tiles"][note] if effect == "tile" else next(
            card for card in self.edition["recipes"]["cards"] if card["id"] == effect
        )
        return found

    def settle(self) -> None:
        """PE-B1: on to the next effect that can be used; what comes out at the top goes onto the Stockyard."""
        while self.waiting:
            note, effect = self.waiting[0]
            if note != self.note:
                self.come_out()
                self.note = note
            if not essences(self.face(note, effect)["pay"]) - self.flow:        # PE-B2: kind by kind
                return
            self.waiting.pop(0)
        self.come_out()
        self.step = "produce"

    def come_out(self) -> None:
        self.bins.update({(self.note, kind): count for kind, count in self.flow.items()})
        self.flow = Counter()

    def decide(self, use: bool) -> None:
        note, effect = self.waiting.pop(0)
        if use:
            face = self.face(note, effect)
            self.flow = self.flow - essences(face["pay"]) + essences(face["get"])
            self.used.append((note, effect))
        self.settle()

    # ---- perfumes ----------------------------------------------------------------------------------
    def needs_of(self, card: Mapping[str, Any]) -> list[Need]:
        """Note by note, kind by kind: in this order they are paid."""
        return [(note, kind) for note in NOTES for kind in KINDS for _ in range(essences(card[note])[kind])]

    def producible(self, cards: Mapping[str, dict[str, Any]]) -> list[str]:
        """PE-P1: perfumes of the hand that can be paid."""
        hand = [card for card in self.house.hand if card in cards and card not in self.made]
        return [card for card in hand if payable(self.needs_of(cards[card]), self.bins)]

    def produce(self, card: Mapping[str, Any]) -> None:
        self.made.append(card["id"])
        self.needs, self.step = self.needs_of(card), "paying"
        self.pay_forced(card)

    def open_sources(self) -> list[str]:
        """PE-P1: what pays the next essence and leaves enough for the rest."""
        need, rest = self.needs[0], self.needs[1:]
        found = []
        for source in SOURCES:
            paid = bin_of(need, source)
            if paid is not None and self.bins[paid] > 0 and payable(rest, self.bins - Counter([paid])):
                found.append(source)
        return found

    def pay(self, source: str) -> None:
        paid = bin_of(self.needs.pop(0), source)
        assert paid is not None
        self.bins[paid] -= 1
        self.synthetics[self.made[-1]] += source.endswith("-synthetic")
        self.from_store[self.made[-1]] += source.startswith("stored")

    def pay_forced(self, card: Mapping[str, Any]) -> None:
        """What leaves no choice is paid without asking; then the perfume stands, its storage empty (PE-P2)."""
        while self.needs:
            sources = self.open_sources()
            if len(sources) > 1:
                return
            self.pay(sources[0])
        if card["storage"]:
            self.spaces += essences(card["storage"])
        self.step = "produce"

    # ---- storage -----------------------------------------------------------------------------------
    def storable(self) -> list[str]:
        """PE-T1: leftovers with an empty space of their very kind."""
        return [
            kind for kind in KINDS
            if self.bins["stored", kind] < self.spaces[kind] and any(self.bins[note, kind] for note in NOTES)
        ]

    def store(self, kind: str) -> None:
        self.step = "store"
        self.bins[next(note for note in NOTES if self.bins[note, kind]), kind] -= 1
        self.bins["stored", kind] += 1


def bin_of(need: Need, source: str) -> Bin | None:
    """Where a source takes an essence from; a need for a synthetic is met by one of its own kind only."""
    note, kind = need
    if source.endswith("-synthetic"):
        if kind == "synthetic":
            return None
        kind = "synthetic"
    return ("stored" if source.startswith("stored") else note, kind)


def payable(needs: list[Need], bins: Mapping[Bin, int]) -> bool:
    """Whether all needs can be paid at once: each finds an essence, others making way where they can."""
    serving: dict[Bin, list[Need]] = {}

    def seat(need: Need, tried: set[Bin]) -> bool:
        for paid in (bin_of(need, source) for source in SOURCES):
            if paid is None or paid in tried or not bins.get(paid, 0):
                continue
            tried.add(paid)
            there = serving.setdefault(paid, [])
            if len(there) < bins[paid]:
                there.append(need)
                return True
            for place, other in enumerate(there):
                if seat(other, tried):
                    there[place] = need
                    return True
        return False

    return all(seat(need, set()) for need in needs)
