"""Parfum: a second reading of the rulebook, in plain Python, that judges records. It shares nothing with the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import ClassVar

from sillage.games.parfum.judge.books import AROMAS, PAIRS, WORTHS, Books, Perfume
from sillage.games.parfum.judge.pieces import PIECES
from sillage.judge import Chance

MOST_ROUNDS = 100       # PA-E7


class Judge(Books):
    kinds: ClassVar[Mapping[str, tuple[int, ...]]] = {
        "clock": (4,), "draw": (6,), "take": (5,), "water": (), "reroll": (5, 4), "reroll-all": (4,), "turn": (5, 10),
        "claim": (6,), "done": (), "place": (6, 50), "sell": (48, 5), "bargain": (48,), "pass": (), "discard": (4,),
    }
    clauses: ClassVar[Mapping[str, str]] = {
        "clock": "PA-W1", "draw": "PA-C3", "take": "PA-C4", "water": "PA-C6", "reroll": "PA-C8",
        "reroll-all": "PA-C9", "turn": "PA-C10", "claim": "PA-C12", "done": "PA-C12", "place": "PA-C15",
        "sell": "PA-V2", "bargain": "PA-V3", "pass": "PA-V1", "discard": "PA-V6",
    }
    turns: ClassVar[Mapping[str, str]] = {
        "wake": "PA-W1", "prepare": "PA-C1", "distill": "PA-C1", "place": "PA-C1", "sell": "PA-V1", "discard": "PA-V6",
    }
    choices: ClassVar[Mapping[str, tuple[bool, ...]]] = {"first_game": (False, True)}
    pieces = PIECES
    scoring, ends = "PA-E5", "PA-E2"

    # ---- set-up ------------------------------------------------------------------------------------
    def set_up(self, chance: Chance) -> None:
        self.fill_distillery(chance)
        self.fill_street(chance)
        for seat in range(self.players):
            for _ in range(self.edition["water"]["start"]):
                self.fetch("PA-S7", seat, chance)
        chance.shuffle("PA-S8", self.track)
        self.tell_markers("PA-S8")
        self.begin_round(chance)

    # ---- clocks ------------------------------------------------------------------------------------
    def begin_round(self, chance: Chance) -> None:
        self.rounds += 1
        self.tell("PA-E1", f"round {self.rounds} begins")
        self.owner = {}
        if self.options["first_game"] and self.rounds == 1:
            dealt = [clock % self.players for clock in range(len(self.actions))]
            chance.shuffle("PA-W4", dealt)
            for clock, seat in enumerate(dealt):
                self.owner[clock] = seat
                self.tell("PA-W4", f"seat {seat} was dealt clock {clock + 1}")
            self.begin_turn(0)
        else:
            self.phase, self.actor = "wake", self.track[0]

    def begin_turn(self, clock: int) -> None:
        self.turn, self.actor, self.phase = clock, self.owner[clock], "prepare"
        self.left = self.actions[clock]
        self.tell("PA-W3", f"seat {self.actor} begins the turn of clock {clock + 1} with {self.left} actions")

    def end_turn(self) -> None:
        self.claiming = False
        self.market, self.flasks, self.flies = Counter(self.dice), Counter(), Counter()     # PA-C19
        if self.turn + 1 < len(self.actions):
            self.begin_turn(self.turn + 1)
        else:
            self.phase, self.chances = "sell", 0
            self.actor = self.seller(0)

    # ---- what may be done --------------------------------------------------------------------------
    def legal(self) -> list[str]:
        found: list[str] = getattr(self, f"legal_{self.phase}")()
        return found

    def legal_wake(self) -> list[str]:
        return [f"clock {clock + 1}" for clock in range(len(self.actions)) if clock not in self.owner]

    def legal_prepare(self) -> list[str]:
        free = [space for space, note in enumerate(self.space) if note is None] if self.bag else []
        dice = [f"take {aroma}" for aroma in AROMAS if self.market[aroma] > 0]
        return [f"draw {space + 1}" for space in free] + dice + ["water"] * (self.well.total() > 0)

    def legal_distill(self) -> list[str]:
        water = [] if self.claiming else self.legal_water()
        claims = [f"claim {note}" for note in self.space if note is not None and self.covers(self.flasks, note)]
        return [*water, *claims, "done"]

    def legal_water(self) -> list[str]:
        """PA-C8 to PA-C11: the tokens of the owner's choice."""
        mine, flying = self.hand[self.actor], [aroma for aroma in AROMAS if self.flies[aroma] > 0]
        ones = [worth for worth in WORTHS if mine[worth] > 0]
        twos = [(low, high) for low, high in PAIRS if not Counter((low, high)) - mine]
        return [
            *(f"reroll-all {worth}" for worth in ones),
            *(f"reroll {aroma} {worth}" for aroma in flying for worth in ones),
            *(f"turn {aroma} {low}+{high}" for aroma in flying for low, high in twos),
        ]

    def legal_place(self) -> list[str]:
        found = []
        for note in self.claimed:
            part = self.tiles[note]["part"]
            found += [f"place {note} new-major"] + [f"place {note} new-minor"] * (part != "heart")
            for number, perfume in enumerate(self.perfumes[self.actor], start=1):
                if not perfume.complete and part in perfume.parts and part not in perfume.notes:
                    found.append(f"place {note} {number}")
        return found

    def legal_sell(self) -> list[str]:
        found = ["pass"]
        for number, perfume in enumerate(self.perfumes[self.actor], start=1):
            if perfume.flacons > 0:
                happy = [c for c in self.street if c is not None and self.wants(c, perfume)]
                found += [f"bargain {number}", *(f"sell {number} {customer}" for customer in happy)]
        return found

    def legal_discard(self) -> list[str]:
        return [f"discard {worth}" for worth in WORTHS if self.hand[self.actor][worth] > 0]

    # ---- what comes of it --------------------------------------------------------------------------
    def play(self, action: str, chance: Chance) -> None:
        word, *rest = action.split()
        getattr(self, "do_" + word.replace("-", "_"))(*rest, chance=chance)

    def do_clock(self, number: str, chance: Chance) -> None:
        clock = int(number) - 1
        self.owner[clock] = self.actor
        self.tell("PA-W1", f"seat {self.actor} picked clock {number}")
        if len(self.owner) == len(self.actions):
            self.begin_turn(0)
        else:
            self.actor = self.track[len(self.owner) % self.players]         # PA-W1, PA-W5

    def do_draw(self, space: str, chance: Chance) -> None:
        self.draw_note(int(space) - 1, self.actor, chance)
        self.count_action(chance)

    def do_take(self, aroma: str, chance: Chance) -> None:
        self.market[aroma] -= 1
        self.taken[aroma] += 1
        self.tell("PA-C4", f"seat {self.actor} took die {aroma}")
        self.count_action(chance)

    def do_water(self, chance: Chance) -> None:
        self.fetch("PA-C5", self.actor, chance)
        self.count_action(chance)

    def count_action(self, chance: Chance) -> None:
        self.left -= 1
        if self.left > 0 and self.legal_prepare():                          # PA-C2
            return
        taken, self.taken = self.taken, Counter()
        for aroma in AROMAS:
            self.roll(aroma, taken[aroma], "PA-C7", chance)
        if taken.total():
            self.phase = "distill"
        else:
            self.end_turn()

    def do_reroll(self, aroma: str, worth: str, chance: Chance) -> None:
        self.spend(int(worth))
        self.roll(aroma, self.flies.pop(aroma), "PA-C8", chance)

    def do_reroll_all(self, worth: str, chance: Chance) -> None:
        self.spend(int(worth))
        dice, self.flasks, self.flies = self.flasks + self.flies, Counter(), Counter()
        for aroma in AROMAS:
            self.roll(aroma, dice[aroma], "PA-C9", chance)

    def do_turn(self, aroma: str, pair: str, chance: Chance) -> None:
        self.spend(*map(int, pair.split("+")))
        self.flies[aroma] -= 1
        self.flasks[aroma] += 1
        self.tell("PA-C10", f"seat {self.actor} turned die {aroma}: flask")

    def do_claim(self, note: str, chance: Chance) -> None:
        space = self.space.index(note)
        self.space[space], self.claiming = None, True
        self.flasks.subtract(self.tiles[note]["aromas"])
        self.claimed.append(note)
        self.tell("PA-C12", f"seat {self.actor} claimed note {note} from space {space + 1}")
        self.earn("PA-C13", self.actor, self.tiles[note]["coins"])

    def do_done(self, chance: Chance) -> None:
        if self.claimed:
            self.phase = "place"                                            # PA-C14
        else:
            self.end_turn()

    def do_place(self, note: str, target: str, chance: Chance) -> None:
        mine, part = self.perfumes[self.actor], self.tiles[note]["part"]
        self.claimed.remove(note)
        if target.startswith("new-"):
            mine.append(Perfume(target.removeprefix("new-")))
        number = len(mine) if target.startswith("new-") else int(target)
        perfume = mine[number - 1]
        perfume.notes[part] = note
        self.tell("PA-C15", f"seat {self.actor} placed note {note} as {part} of perfume {number} ({perfume.side})")
        if perfume.complete:
            perfume.flacons = self.edition["perfumes"]["flacons"][perfume.side]
            self.tell(
                "PA-C17", f"seat {self.actor} completed perfume {number} and took {perfume.flacons} flacons"
            )
        if not self.claimed:
            self.end_turn()

    # ---- selling -----------------------------------------------------------------------------------
    def seller(self, number: int) -> int:
        """PA-V1: two cycles in clock order. PA-V7: with 2 players two chances a clock, gone through once."""
        return self.owner[number // 2 if self.players == 2 else number % len(self.actions)]

    def do_sell(self, number: str, customer: str, chance: Chance) -> None:
        price = self.tokens[customer]["price"]
        self.street[self.street.index(customer)] = None
        self.tell("PA-V2", f"seat {self.actor} sold perfume {number} to customer {customer} for {price}")
        self.hand_over(int(number), price, chance)

    def do_bargain(self, number: str, chance: Chance) -> None:
        price = self.edition["perfumes"]["bargain"][self.perfumes[self.actor][int(number) - 1].side]
        self.tell("PA-V3", f"seat {self.actor} sold perfume {number} as a bargain for {price}")
        self.hand_over(int(number), price, chance)

    def hand_over(self, number: int, price: int, chance: Chance) -> None:
        perfume = self.perfumes[self.actor][number - 1]
        perfume.flacons -= 1
        self.earn("PA-V2", self.actor, price)
        if perfume.flacons == 0:
            self.tell("PA-V5", f"seat {self.actor} sold out perfume {number}")
            for _ in range(self.edition["perfumes"]["sold_out_tokens"]):
                self.fetch("PA-V5", self.actor, chance)
        self.end_chance(chance)

    def do_pass(self, chance: Chance) -> None:
        self.tell("PA-V1", f"seat {self.actor} passed")
        self.end_chance(chance)

    def end_chance(self, chance: Chance) -> None:
        later = [self.seller(number) for number in range(self.chances + 1, 2 * len(self.actions))]
        if self.hand[self.actor].total() > self.edition["water"]["limit"] and self.actor not in later:
            self.phase = "discard"                                          # PA-V6
        else:
            self.next_chance(chance)

    def do_discard(self, worth: str, chance: Chance) -> None:
        self.put_down(int(worth))
        self.tell("PA-V6", f"seat {self.actor} discarded a token worth {worth}")
        if self.hand[self.actor].total() <= self.edition["water"]["limit"]:
            self.renew()
            self.next_chance(chance)

    def next_chance(self, chance: Chance) -> None:
        self.chances += 1
        if self.chances < 2 * len(self.actions):
            self.phase, self.actor = "sell", self.seller(self.chances)
        else:
            self.end_round(chance)

    # ---- the end -----------------------------------------------------------------------------------
    def end_round(self, chance: Chance) -> None:
        if self.last_round:
            self.end("PA-E2", "closing-time")
        elif self.space.count(None) > len(self.bag):
            self.end("PA-E3", "empty-bag")
        elif self.rounds >= MOST_ROUNDS:
            self.end("PA-E7", "hundred-rounds")
        else:
            self.fill_distillery(chance)
            self.fill_street(chance)
            self.begin_round(chance)

    def end(self, clause: str, ending: str) -> None:
        self.ending, self.phase, self.actor = ending, "over", -1
        self.tell(clause, f"the game ended: {ending}")
        for seat, mine in enumerate(self.hand):
            counts = " ".join(f"{mine[worth]}x{worth}" for worth in WORTHS)
            self.tell("PA-E4", f"seat {seat} revealed tokens: {counts}")
            self.earn("PA-E4", seat, sum(worth * mine[worth] for worth in WORTHS))

    def points(self) -> list[tuple[int, ...]]:
        return [(money,) for money in self.money]
