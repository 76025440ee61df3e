"""Prepared positions of Perfumery, said in the game's words.

    Scene(2).column(1, "P1-01", "R1-05").hand(0, "FUNDS").play("acquire 1")

A card that is laid somewhere leaves the place where it was. Cards taken off a column or a hand go back
to their deck, so that none is lost; `gone` takes cards out of the game altogether.
"""

from __future__ import annotations

import sillage
from sillage.errors import IllegalAction
from sillage.games.perfumery.edition import amounts
from sillage.games.perfumery.layout import (
    AS_DEALT,
    FUNDS,
    IN_DECK,
    KIND_LETTERS,
    KIND_NAMES,
    NOTE_NAMES,
    PERFUMES,
)
from sillage.kernel.edition import check_edition, load_edition
from sillage.kernel.records import read
from sillage.table.table import Table
from sillage.texts import texts
from tests.scene import BaseScene

NAMES = ("Max", "Mia", "Tom", "Zoe")


def edition(**changes):
    """The first edition, whose cards the tests know, with changes: to tables by name, to cards by id (with _ for -)."""
    data = load_edition("perfumery", "rue-de-grasse").model_dump(mode="json")
    for name, change in changes.items():
        rows = data["recipes"]["cards"] + data["perfumes"]["cards"]
        found = [row for row in rows if row["id"] == name.replace("_", "-")]
        (found[0] if found else data[name]).update(change)
    return check_edition(data)


class Scene(BaseScene):
    """A table whose pieces can be laid out as a test needs them. Seat 0 starts, unless told (None: by lot)."""

    def __init__(self, players=2, *, seed=1, edition="rue-de-grasse", starter=0, **options):
        self.table = sillage.new("perfumery", seats=NAMES[:players], seed=seed, edition=edition, options=options)
        if starter is not None:
            self.starter(starter)

    # ---- playing and asking ------------------------------------------------------------------------
    @property
    def actions(self):
        """What the rules ask next, in the Blending phase too: one seat after the other."""
        return self.table.next_actions

    def play(self, *actions):
        """Plays actions."""
        for action in actions:
            legal = self.actions
            code = legal.code(action)
            if code not in legal.codes:
                clause, reason = self.table.game.why(legal.scene, code, texts("en"))
                raise IllegalAction(reason, clause)
            self.table.apply(code)
        return self

    def pass_blending(self):
        """Everybody who has not committed yet uses all effects and commits, producing nothing."""
        while self.phase == "blend":
            self.play("use" if self.may("use") else "commit")
        return self

    def blend_out(self):
        """The actor uses every effect that asks."""
        actor = self.actor
        while self.actor == actor and self.may("use"):
            self.play("use")
        return self

    def hand_of(self, seat):
        return [card["id"] for card in self.player(seat)["hand"]]

    def columns(self):
        """The cards of each column in the order they were placed."""
        return [[self.id(c) for c in heap.card[: heap.count]] for heap in self.state.column[: self.state.columns]]

    def recipes(self, seat, note):
        return [card["id"] for card in self.player(seat)["notes"][NOTE_NAMES.index(note)]["recipes"]]

    def yard(self, seat, note):
        """What lies on a Stockyard, as letters (of a seat that blends: on its draft)."""
        me, at = self.player(seat), NOTE_NAMES.index(note)
        return letters(me["draft"]["yards"][at] if me["draft"] else me["notes"][at]["yard"])

    def stored(self, seat):
        me = self.player(seat)
        return letters((me["draft"] or me)["stored"])

    # ---- where the game stands ---------------------------------------------------------------------
    def starter(self, seat):
        """A seat holds the Starting Player Marker and begins the round."""
        self.state.starter = self.state.actor = seat
        return self._lay()

    def turn(self, seat):
        self.state.actor = seat
        return self._lay()

    def home(self, *counts):
        """Perfumers left to place, by seat."""
        for seat, count in enumerate(counts):
            self.state.player[seat].home = count
            self.state.player[seat].perfumers = max(count, self.state.player[seat].perfumers)
        return self._lay()

    def last_round(self):
        self.state.last_round = 1
        return self.gone(*self.deck_ids())

    def at_blending(self):
        """The Development phase is over, as after a last perfumer that left nothing behind."""
        last = 0 if self.state.players == 1 else self.state.seats - 1
        for seat in range(self.state.seats):
            self.state.player[seat].home = 0
        me = self.state.player[last]
        me.home, me.essence_used = 1, 0
        before = me.yard.copy()
        self.turn(last).play("floral base")
        me = self.state.player[last]
        me.yard[:], me.draft.yard[:] = before, before
        return self._lay()

    # ---- pieces ------------------------------------------------------------------------------------
    def hand(self, seat, *cards):
        """The whole hand of a seat."""
        me = self.state.player[seat]
        for card in me.hand[: me.held].tolist():
            self._to_deck(card)
        me.hand[:], me.held = 0, 0
        numbers = sorted(self._take(card) for card in cards)
        me.hand[: len(numbers)], me.held = numbers, len(numbers)
        return self._lay()

    def column(self, number, *cards, dealt=()):
        """The whole column, in the order its cards were placed."""
        heap = self.state.column[number - 1]
        for card in heap.card[: heap.count].tolist():
            self._to_deck(card)
        heap.card[:], heap.count = 0, 0
        for place, card in enumerate(cards):
            heap.card[place] = self._take(card)
            heap.count += 1
            if card in dealt:
                self.state.deck[heap.card[place]] = AS_DEALT
        return self._lay()

    def weights(self, *counts):
        """Columns with so many cards each, from the left (the marker not counted)."""
        for number in range(1, len(counts) + 1):
            self.column(number)
        for number, count in enumerate(counts, start=1):
            self.column(number, *self.deck_ids()[:count])
        return self

    def marker(self, column=None, seat=None):
        """The Next Starting Player Marker lies in a column or before a seat."""
        self.state.next_column = -1 if column is None else column - 1
        self.state.next_owner = -1 if seat is None else seat
        return self._lay()

    def note(self, seat, note, *recipes):
        """The recipes of a note, from the tile on."""
        chain = self.state.player[seat].note[NOTE_NAMES.index(note)]
        chain.recipe[:] = 0
        for place, card in enumerate(recipes):
            chain.recipe[place] = self._take(card)
        chain.count = len(recipes)
        return self._lay()

    def produced(self, seat, *perfumes, stored=""):
        """Perfumes of a seat, with essences on their storage spaces."""
        me, parts = self.state.player[seat], self._parts()
        for card in perfumes:
            number = self._take(card)
            me.produced[me.perfumes] = number
            me.perfumes += 1
            me.points += parts.perfume[number].brand
            if parts.perfume[number].storage >= 0:
                me.spaces[parts.perfume[number].storage] += 1
        me.stored[:] = amounts(stored)
        return self._lay()

    def on_yard(self, seat, note, essences):
        self.state.player[seat].yard[NOTE_NAMES.index(note)] = amounts(essences)
        return self._lay()

    def gone(self, *cards):
        """Out of the game."""
        for card in cards:
            self._take(card)
        return self._lay()

    def deck_ids(self):
        return [self.id(n) for n in range(1, FUNDS) if self.state.deck[n] == IN_DECK]

    # ---- inside ------------------------------------------------------------------------------------
    def id(self, number):
        from sillage.games.perfumery.words import card_id

        return card_id(int(number), self.table.position.scene(self.table.edition))

    def number(self, card):
        return next(n for n in range(1, FUNDS + 1) if self.id(n) == card)

    def _parts(self):
        return read(self.table.position.parts, self.table.game.parts)

    def _to_deck(self, number):
        if number != FUNDS:
            self.state.deck[number] = IN_DECK
            self.state.left[(number - 1) // PERFUMES, self._parts().rank[number]] += 1

    def _take(self, card):
        """Takes a card away from wherever it lies."""
        number, state = self.number(card), self.state
        if number == FUNDS:
            return number
        if state.deck[number] == IN_DECK:
            state.left[(number - 1) // PERFUMES, self._parts().rank[number]] -= 1
        state.deck[number] = 0
        for heap in state.column:
            heap.count -= _remove(heap.card, number)
        for me in state.player:
            me.held -= _remove(me.hand, number)
        return number

    def _lay(self):
        """The position as it lies now: legal actions and all."""
        self.table.put(self.table.position.state.copy())
        return self

    def with_setup(self, tape):
        """The same table, set up with other chance."""
        self.table = Table(self.table.game, self.table.edition, self.table.seats, setup_tape=tape)
        return self


def _remove(row, number):
    kept = [card for card in row.tolist() if card not in (0, number)]
    gone = number in row.tolist()
    row[:] = kept + [0] * (len(row) - len(kept))
    return gone


def letters(counts):
    return "".join(KIND_LETTERS[KIND_NAMES.index(kind)] * n for kind, n in counts.items())

