"""Perfumery: a second reading of the rulebook, in plain Python, that judges records. It shares nothing with the rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, ClassVar

from sillage.games.perfumery.judge.blending import Draft
from sillage.games.perfumery.judge.books import KINDS, NOTES, RIVAL, Books, in_letters
from sillage.games.perfumery.judge.pieces import PIECES
from sillage.judge import Chance


class Judge(Books):
    kinds: ClassVar[Mapping[str, tuple[int, ...]]] = {
        "acquire": (5,), "note": (3,), "sort": (40,), "replenish": (4,), "floral": (3,), "synthetic": (3,), "hire": (),
        "marker": (), "idle": (), "install": (40,), "insert": (3, 40), "discard": (81,), "done": (), "use": (),
        "skip": (), "produce": (40,), "pay": (4,), "store": (4,), "commit": (),
    }
    clauses: ClassVar[Mapping[str, str]] = {
        "acquire": "PE-A1", "note": "PE-N1", "sort": "PE-O1", "replenish": "PE-R1", "floral": "PE-F1",
        "synthetic": "PE-F1", "hire": "PE-H1", "marker": "PE-M1", "idle": "PE-D2", "install": "PE-N1",
        "insert": "PE-N1", "discard": "PE-D6", "done": "PE-D6", "use": "PE-B1", "skip": "PE-B1", "produce": "PE-P1",
        "pay": "PE-P1", "store": "PE-T1", "commit": "PE-B3",
    }
    turns: ClassVar[Mapping[str, str]] = {
        "develop": "PE-D1", "limit": "PE-A1", "install": "PE-N1", "insert": "PE-N1", "pay": "PE-D6", "blend": "PE-B3",
    }
    choices: ClassVar[Mapping[str, tuple[str, ...]]] = {"rival": ("usual", "calm", "keen")}
    pieces = PIECES
    scoring, ends = "PE-E2", "PE-E1"

    def __init__(self, header: Mapping[str, Any]) -> None:
        super().__init__(header)
        self.installing: str | None = None
        self.lifted = ""
        self.owed = self.paid = 0
        self.drafts: list[Draft] = []

    # ---- the course --------------------------------------------------------------------------------
    def set_up(self, chance: Chance) -> None:
        self.deal_row(chance)
        self.next_column = len(self.columns) - 1                                    # PE-S3
        for house in self.houses[: self.players]:
            house.hand.append(self.funds)
        if self.players > 1:
            self.starter = chance.draw("PE-S5", self.players)
        self.hand_out_coins()
        self.tell("PE-S5", f"seat {self.starter} has the Starting Player Marker")
        self.begin_round()

    def begin_round(self) -> None:
        self.rounds += 1
        self.tell("PE-D1", f"round {self.rounds} begins")
        for house in self.houses:
            house.home = house.perfumers
        self.ask(self.starter)

    def ask(self, seat: int) -> None:
        """PE-D1: clockwise from this seat, the next with a perfumer left; with none left all blend."""
        while any(house.home for house in self.houses):
            if self.houses[seat].home and (seat != RIVAL or self.players > 1):
                self.phase, self.actor = "develop", seat
                return
            if self.houses[seat].home:
                self.rival_moves()
            seat = (seat + 1) % self.sides
        self.phase, self.actor = "blend", 0
        self.drafts = [Draft(house, self.edition) for house in self.houses[: self.players]]
        self.tell("PE-B3", "the Blending phase begins")

    def end_turn(self) -> None:
        self.run = self.installing = None
        self.ask((self.actor + 1) % self.sides)

    def clean_up(self, chance: Chance) -> None:
        """PE-C1."""
        self.taken.clear()
        for seat, house in enumerate(self.houses):
            house.used.clear()
            if house.hired:
                house.hired = False
                house.perfumers += 1
                self.tell("PE-D4", f"a perfumer joined seat {seat}, who has {house.perfumers}")
        self.deal_row(chance)
        if self.next_owner is not None:
            self.next_owner, self.next_column = None, self.lightest()
            self.tell("PE-C1", f"the Next Starting Player Marker went to column {self.next_column + 1}")
        if not any(pile for deck in self.decks for pile in deck):
            self.last_round = True
            self.tell("PE-E1", "both decks are empty: the last round")

    def points(self) -> list[tuple[int, ...]]:
        return [(house.points,) for house in self.houses]

    # ---- what may be done --------------------------------------------------------------------------
    def legal(self) -> list[str]:
        found: list[str] = getattr(self, f"legal_{self.phase}")()
        return found

    def legal_develop(self) -> list[str]:
        """PE-D2: wherever an action can be performed; idle only with no such space."""
        me, purse = self.me, self.purse()
        found = [f"acquire {column + 1}" for column in self.open_columns()]
        if any(self.can_install(card) for card in me.hand):
            found += [f"note {note}" for note in NOTES if note not in me.used]
        if "sort" not in self.taken:
            found += [f"sort {card}" for note in NOTES for card in me.recipes[note]]
        if "replenish" not in self.taken:
            found += [f"replenish {kind}" for kind in KINDS if me.stored[kind] < me.spaces[kind]]
        if "essence" not in me.used:
            found += [f"floral {note}" for note in NOTES]
            found += [f"synthetic {note}" for note in NOTES if purse >= self.numbers["synthetic"]]
        if me.perfumers + me.hired < self.numbers["most_perfumers"] and purse >= self.numbers["hire"]:
            found.append("hire")
        if self.can_take_marker(self.actor):
            found.append("marker")
        return found or ["idle"]

    def open_columns(self) -> list[int]:
        return [column for column in range(len(self.columns)) if column not in self.taken and self.weight(column)]

    def can_take_marker(self, seat: int) -> bool:
        return "marker" not in self.taken and self.starter != seat

    def can_install(self, card: str) -> bool:
        """PE-N1: the rest of the hand pays for it and for those before it."""
        return card in self.recipes and self.purse() - self.value(card) >= self.owed + self.value(card)

    def legal_discards(self) -> list[str]:
        return [f"discard {card}" for card in dict.fromkeys(self.me.hand)]

    legal_limit = legal_discards

    def legal_install(self) -> list[str]:
        found = [f"install {card}" for card in self.me.hand if self.can_install(card)]
        return found + (self.legal_pay() if self.owed else [])

    def legal_insert(self) -> list[str]:
        notes = NOTES if self.installing is None else (self.installing,)
        return [f"insert {note} {place}" for note in notes for place in range(len(self.me.recipes[note]) + 1)]

    def legal_pay(self) -> list[str]:
        return self.legal_discards() + ["done"] * (self.paid + self.me.coins >= self.owed)

    def legal_blend(self) -> list[str]:
        draft = self.drafts[self.actor]
        if draft.step == "effect":
            return ["use", "skip"]
        if draft.step == "paying":
            return [f"pay {source}" for source in draft.open_sources()]
        made = draft.producible(self.perfumes) if draft.step == "produce" else []
        return [*(f"produce {card}" for card in made), *(f"store {kind}" for kind in draft.storable()), "commit"]

    # ---- what comes of it --------------------------------------------------------------------------
    def play(self, action: str, chance: Chance) -> None:
        word, *rest = action.split()
        if self.phase == "blend":
            self.blend(word, *rest, chance=chance)
            return
        if self.phase == "develop":
            self.me.home -= 1
        getattr(self, f"do_{word}")(*rest)
        if self.phase == "develop":
            self.end_turn()

    def do_acquire(self, number: str) -> None:
        column = int(number) - 1
        cards, self.columns[column] = self.columns[column], []
        self.taken.add(column)
        self.tell("PE-A1", f"seat {self.actor} acquired column {number}: {len(cards)} cards")
        for card in cards:
            self.me.hand.append(card)
            self.tell("PE-A1", f"seat {self.actor} took {card} to hand")
        self.take_next(self.actor, column)
        if len(self.me.hand) > self.numbers["hand_limit"]:
            self.phase = "limit"

    def do_note(self, note: str) -> None:
        self.me.used.add(note)
        self.installing, self.phase = note, "install"
        self.tell("PE-N1", f"seat {self.actor} placed a perfumer on the {note} note")

    def do_install(self, card: str) -> None:
        assert self.installing is not None
        self.me.hand.remove(card)
        self.owed += self.value(card)
        self.lifted = card
        if self.me.recipes[self.installing]:
            self.phase = "insert"
        else:
            self.do_insert(self.installing, "0")

    def do_insert(self, note: str, place: str) -> None:
        self.me.recipes[note].insert(int(place), self.lifted)
        if self.installing is None:
            self.tell("PE-O1", f"seat {self.actor} put {self.lifted} into the {note} note at place {place}")
            self.phase = "develop"
        else:
            self.tell("PE-N1", f"seat {self.actor} installed {self.lifted} in the {note} note at place {place}")
            self.phase = "install"

    def do_sort(self, card: str) -> None:
        self.taken.add("sort")
        next(chain for chain in self.me.recipes.values() if card in chain).remove(card)
        self.lifted, self.phase = card, "insert"
        self.tell("PE-O1", f"seat {self.actor} lifted {card}")

    def do_replenish(self, kind: str) -> None:
        self.taken.add("replenish")
        self.me.stored[kind] += 1
        self.tell("PE-R1", f"seat {self.actor} replenished a {kind} essence")

    def do_floral(self, note: str, kind: str = "floral") -> None:
        self.me.used.add("essence")
        self.me.yard[note][kind] += 1
        self.tell("PE-F1", f"seat {self.actor} put a {kind} essence on the {note} Stockyard")

    def do_synthetic(self, note: str) -> None:
        self.do_floral(note, "synthetic")
        self.owed, self.phase = self.numbers["synthetic"], "pay"

    def do_hire(self) -> None:
        self.me.hired = True
        self.tell("PE-H1", f"seat {self.actor} hired the third perfumer")
        self.owed, self.phase = self.numbers["hire"], "pay"

    def do_marker(self) -> None:
        self.take_marker(self.actor)

    def do_idle(self) -> None:
        self.tell("PE-D2", f"a perfumer of seat {self.actor} is idle")

    def do_discard(self, card: str) -> None:
        """PE-A1: down to the limit; PE-D6: or as payment."""
        self.me.hand.remove(card)
        self.discard(self.actor, card)
        if self.phase != "limit":
            self.paid += self.value(card)
            self.phase = "pay"
        elif len(self.me.hand) <= self.numbers["hand_limit"]:
            self.phase = "develop"

    def do_done(self) -> None:
        coins = max(0, self.owed - self.paid)                                       # PE-S4
        self.me.coins -= coins
        self.paid += coins
        self.tell("PE-D6", f"seat {self.actor} paid {self.paid} for a price of {self.owed}")
        self.owed = self.paid = 0
        self.phase = "develop"

    # ---- blending ----------------------------------------------------------------------------------
    def blend(self, word: str, what: str = "", *, chance: Chance) -> None:
        draft = self.drafts[self.actor]
        if word in ("use", "skip"):
            draft.decide(word == "use")
        elif word == "produce":
            draft.produce(self.perfumes[what])
        elif word == "pay":
            draft.pay(what)
            draft.pay_forced(self.perfumes[draft.made[-1]])
        elif word == "store":
            draft.store(what)
        else:
            self.commit(chance)

    def commit(self, chance: Chance) -> None:
        """PE-B3: one after the other; the last reveals all."""
        self.tell("PE-B3", f"seat {self.actor} committed its blending")
        self.actor += 1
        if self.actor < self.players:
            return
        for seat, draft in enumerate(self.drafts):
            self.reveal(seat, draft)
        if self.last_round:
            self.phase, self.actor, self.ending = "over", -1, "decks-empty"
            self.tell("PE-E1", "the game ended: decks-empty")
        else:
            self.clean_up(chance)
            self.begin_round()

    def reveal(self, seat: int, draft: Draft) -> None:
        house = self.houses[seat]
        for note, effect in draft.used:
            name = f"{note}-tile" if effect == "tile" else effect
            self.tell("PE-B1", f"seat {seat} used {name} in the {note} note")
        for card in draft.made:
            brand = self.perfumes[card]["brand"]
            house.hand.remove(card)
            house.points += brand
            paid = f"{draft.synthetics[card]} synthetics, {draft.from_store[card]} stored"
            self.tell("PE-P2", f"seat {seat} produced {card} for {brand}: {paid}")
        house.stored = Counter({kind: draft.bins["stored", kind] for kind in KINDS})
        house.spaces = draft.spaces
        house.yard = {note: Counter() for note in NOTES}
        if house.stored.total() or draft.from_store.total():
            self.tell("PE-T1", f"seat {seat} has in storage {in_letters(house.stored)}")
        gone = {kind: sum(draft.bins[note, kind] for note in NOTES) for kind in KINDS}
        if sum(gone.values()):
            self.tell("PE-V1", f"seat {seat} returned {in_letters(gone)}")

    # ---- the rival ---------------------------------------------------------------------------------
    def rival_moves(self) -> None:
        """PE-Z2: a column first, in every third round a calm rival none. PE-Z3: the marker, or a keen one a column."""
        house = self.houses[RIVAL]
        raids = first = house.home == house.perfumers
        if self.rounds % 3 == 0 and (rival := self.options.get("rival", "usual")) != "usual":
            raids = rival == "keen"
        house.home -= 1
        columns = self.open_columns()
        if raids and columns:
            self.raid(max(reversed(columns), key=self.weight))
        elif not raids and not first and self.can_take_marker(RIVAL):
            self.take_marker(RIVAL)
        else:
            self.tell("PE-Z2" if first else "PE-Z3", f"a perfumer of seat {RIVAL} is idle")

    def raid(self, column: int) -> None:
        """PE-Z2: the highest brand value is kept, the rest discarded in the order they were placed."""
        cards, self.columns[column] = self.columns[column], []
        self.taken.add(column)
        self.tell("PE-Z2", f"seat {RIVAL} acquired column {column + 1}: {len(cards)} cards")
        self.take_next(RIVAL, column)
        best = max((card for card in cards if card in self.perfumes), key=self.brand, default=None)
        for card in cards:
            if card == best:
                self.houses[RIVAL].points += self.brand(card)
                self.tell("PE-Z2", f"seat {RIVAL} kept {card} for {self.brand(card)}")
            else:
                self.discard(RIVAL, card)
        self.run = None

    def brand(self, card: str) -> int:
        return int(self.perfumes[card]["brand"])
