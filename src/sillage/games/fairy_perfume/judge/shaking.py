"""Fairy Perfume's judge: shaking, beat by beat (FA-1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sillage.games.fairy_perfume.judge.books import Books, Player, stones_in
from sillage.judge import Chance


class Shaking(Books):
    """The first phase of a round."""

    def __init__(self, header: Mapping[str, Any]) -> None:
        super().__init__(header)
        self.pending: list[int] = []
        self.glass = self.beat = 0

    def begin_visit(self) -> None:
        """What comes after the shaking."""
        raise NotImplementedError

    def begin_round(self) -> None:
        self.rounds += 1
        self.tell("FA-4b", f"round {self.rounds} begins")
        self.phase, self.holder, self.glass, self.beat = "shake", -1, 0, 0
        for player in self.seats:
            player.status, player.waited = "shaking", 0
        self.begin_beat()
        if not self.pending:                                                            # FA-1h
            self.resolve(Chance([]))
            self.begin_visit()

    def begin_beat(self) -> None:
        self.beat += 1
        self.tell("FA-1g", f"beat {self.beat}")
        self.ask([seat for seat, p in enumerate(self.seats) if p.status == "shaking" and stones_in(p.bottle)])

    def ask(self, seats: list[int]) -> None:
        """Those who choose at the same time; a record has their choices seat by seat."""
        self.pending = seats
        if seats:
            self.actor = seats[0]

    def has_chosen(self) -> bool:
        """The actor has; True once all have."""
        self.ask([seat for seat in self.pending if seat != self.actor])
        return not self.pending

    def choose(self, word: str, chance: Chance) -> None:
        self.me.choice = word
        if not self.has_chosen():
            return
        if self.resolve(chance):
            self.begin_visit()
        else:
            self.begin_beat()

    def resolve(self, chance: Chance) -> bool:
        """FA-1g: all is shown. True when the phase is over."""
        for seat, player in enumerate(self.seats):
            if player.status == "shaking":
                self.carry_out(seat, player, chance)
        self.pay_explosions()
        if self.glass:
            self.glass -= 1
            if self.glass == 0:                                                         # FA-1c
                for player in self.seats:
                    player.status = "stopping" if player.status == "shaking" else player.status
        for seat, player in enumerate(self.seats):
            if player.status == "stopping":
                self.tell("FA-1a", f"seat {seat} stopped with {stones_in(player.shaken)} stones out")
        if self.holder < 0:
            self.award(chance)
        for player in self.seats:
            player.status = {"stopping": "still", "exploding": "exploded"}.get(player.status, player.status)
        return all(player.status != "shaking" for player in self.seats)

    def carry_out(self, seat: int, player: Player, chance: Chance) -> None:
        choice, player.choice = player.choice, ""
        if choice:
            self.tell("FA-1g", f"seat {seat} chose {choice}")
        player.waited = player.waited + 1 if choice == "wait" else 0
        if choice == "wait":
            if player.waited >= self.edition["shake"]["patience_beats"]:                # FA-1i
                player.status = "stopping"
            return
        if choice in ("stop", ""):
            player.status = "stopping"
            return
        self.pour(seat, choice, chance)
        if stones_in(player.shaken) > self.value(player):                               # FA-1d
            player.status = "exploding"
            self.tell("FA-1d", f"seat {seat} exploded with {stones_in(player.shaken)} stones out")
        elif not stones_in(player.bottle):                                              # FA-1h
            player.status = "stopping"

    def pay_explosions(self) -> None:
        """FA-1d, FA-1f: one at a time, clockwise from the left of the last hourglass holder."""
        rule = self.edition["explosion"]
        due = {
            seat: rule["charcoal" if stones_in(self.seats[seat].bottle) else "emptied"]
            for seat in self.clockwise(self.last_holder) if self.seats[seat].status == "exploding"
        }
        laps = range(max(due.values(), default=0))
        self.take_charcoal("FA-1d", [seat for lap in laps for seat in due if lap < due[seat]])

    def award(self, chance: Chance) -> None:
        """FA-1c, FA-1e: who stops first; if all have exploded, who did last. Fewer stones, then clockwise or lot."""
        first = [seat for seat in self.clockwise(self.last_holder) if self.seats[seat].status == "stopping"]
        if not first:
            if any(player.status == "shaking" for player in self.seats):
                return
            first = [seat for seat in self.clockwise(self.last_holder) if self.seats[seat].status == "exploding"]
        fewest = min(stones_in(self.seats[seat].shaken) for seat in first)
        best = [seat for seat in first if stones_in(self.seats[seat].shaken) == fewest]
        lot = chance.draw("FA-1g", len(best)) if self.last_holder < 0 and len(best) > 1 else 0
        self.holder, self.glass = best[lot], self.edition["shake"]["glass_beats"]
        self.tell("FA-1c", f"seat {self.holder} took the hourglass")
