"""Prepared positions of Parfum, said in the game's words.

    Scene(3).perfume(0, "minor", head="HD01", base="BS01").street("A01").at_sell().play("sell 1 A01")

Every helper keeps the pieces whole: what leaves one place lies at another, and each laying-out is checked.
"""

from __future__ import annotations

from collections import Counter

import numpy as np

import sillage
from sillage.games.parfum.layout import AROMA_NAMES, PHASES, SIDE_NAMES
from sillage.kernel.edition import check_edition, load_edition
from sillage.kernel.records import read
from sillage.table.table import Table
from tests.scene import BaseScene

NAMES = ("Max", "Mia", "Tom", "Zoe")
PARTS_OF = {"minor": 2, "major": 3}
FLASK, FLY = (6, 0), (6, 5)     # outcomes of a die that are the same for all aromas
WORTHS = range(4)


def edition(notes=None, customers=None, **tables):
    """The default edition with changes: to tables by name, to notes and customers by id."""
    data = load_edition("parfum").data()
    for name, changes in tables.items():
        data[name] |= changes
    for row in data["notes"]["tiles"]:
        row |= (notes or {}).get(row["id"], {})
    for row in data["customers"]["tokens"]:
        row |= (customers or {}).get(row["id"], {})
    return check_edition(data)


def dice(**counts):
    """Dice by aroma, none of those not named."""
    return {aroma: counts.get(aroma, 0) for aroma in AROMA_NAMES}


def with_setup(table, tape):
    """The same table, set up with other chance."""
    return Table(table.game, table.edition, table.seats, options=table.options, setup_tape=tape)


class Scene(BaseScene):
    """A table whose pieces can be laid out as a test needs them."""

    def __init__(self, players=4, *, seed=1, edition=None, first_game=False):
        options = {"first_game": first_game}
        self.table = sillage.new("parfum", seats=NAMES[:players], seed=seed, edition=edition, options=options)
        self.players, self.bystander = players, players - 1
        self.owners = (0, 1, 0, 1) if players == 2 else tuple(range(players))
        self.notes = [tile.id for tile in self.table.edition.notes.tiles]
        self.customers = [token.id for token in self.table.edition.customers.tokens]

    # ---- playing and asking ------------------------------------------------------------------------
    def copy(self):
        other = object.__new__(Scene)
        other.__dict__.update(self.__dict__)
        other.table = self.table.copy()
        return other

    @property
    def tape(self):
        """The chance of the last decision."""
        return self.table.decisions[-1].tape

    # ---- where the game stands ---------------------------------------------------------------------
    def clocks(self, *owners):
        """Who owns which clock from now on."""
        self.owners = owners
        return self

    def at_wake(self):
        """Nobody has picked a clock yet."""
        s = self.state
        s.clock_owner, s.picks, s.actor = -1, 0, s.track[0]
        return self._phase("wake")

    def at_prepare(self, clock=1, actions=None):
        """A clock's owner begins to prepare; the actions are the clock's unless told."""
        s = self.state
        self._turn(clock)
        own = self.table.edition.clocks_three if self.players == 3 else self.table.edition.clocks_four
        s.actions_left = own.actions[clock - 1] if actions is None else actions
        self._dice()
        return self._phase("prepare")

    def at_distill(self, flasks=None, flies=None, clock=1):
        """A clock's owner has rolled flasks and flies, given by aroma."""
        self._turn(clock)
        self._dice(flasks or {}, flies or {})
        return self._phase("distill")

    def at_place(self, *notes, clock=1):
        """A clock's owner has claimed these notes and places them."""
        s = self.state
        self._turn(clock)
        for slot, note in enumerate(notes):
            s.claimed[slot] = self._from_bag(note)
        s.claims = len(notes)
        return self._phase("place")

    def at_sell(self, chance=1):
        """The given chance to sell (PA-V1, PA-V7) has come; -1 is the round's last."""
        s = self.state
        self._turn(len(self.owners))
        chances = 2 * len(self.owners)
        s.chances = chances - 1 if chance < 0 else chance - 1
        clock = s.chances // 2 if self.players == 2 else s.chances % len(self.owners)
        s.actor = self.owners[clock]
        return self._phase("sell")

    def at_round(self, number):
        self.state.rounds = number
        return self._lay()

    def last_round(self):
        """The closing time token is out."""
        self.stack(a=0, above=0)
        self.state.closing_in, self.state.last_round = -1, 1
        return self._lay()

    # ---- pieces ------------------------------------------------------------------------------------
    def money(self, *amounts, track=None):
        """Each seat's money; `track` are the seats from the last on (a stack from its top)."""
        s = self.state
        for seat, amount in enumerate(amounts):
            s.player[seat].money = amount
        s.track[: self.players] = track or sorted(range(self.players), key=lambda seat: amounts[seat])
        return self._lay()

    def distillery(self, *notes):
        """These notes lie in the distillery from its first space on (None: a gap); the rest is free."""
        s = self.state
        for note in s.distillery[s.distillery > 0]:
            s.bag[note] = 1
        s.distillery = 0
        for space, note in enumerate(notes):
            s.distillery[space] = self._from_bag(note) if note else 0
        return self._lay()

    def bag(self, left):
        """So many notes stay in the bag; the bystander placed the others long ago."""
        s = self.state
        for note in np.flatnonzero(s.bag)[left:]:
            self._place(self.bystander, "major", **{self._tile(note).part: self.notes[note - 1]})
        return self._lay()

    def perfume(self, seat, side, flacons=None, **notes):
        """A perfume of a seat, by its parts: head="HD01", base="BS01"; complete ones have all flacons unless told."""
        self._place(seat, side, flacons, **notes)
        return self._lay()

    def street(self, *customers):
        """These customers wait in the street from its first shop on (None: a gap); the rest is empty."""
        s = self.state
        for customer in s.street[s.street > 0]:
            s.stack[customer] = 1
        s.street = 0
        for shop, customer in enumerate(customers):
            if customer:
                s.street[shop] = self.customers.index(customer) + 1
                s.stack[s.street[shop]] = 0
        return self._lay()

    def stack(self, a, above):
        """So many A customers, and B customers above closing time, stay; the bystander served the others."""
        s = self.state
        keep = {"A": a, "B": above + self.table.edition.customers.below_closing}
        for customer in np.flatnonzero(s.stack):
            kind = self.customers[customer - 1][0]
            keep[kind] -= 1
            if keep[kind] < 0:
                s.stack[customer], s.served[customer] = 0, self.bystander + 1
        return self._lay()

    def serve_street(self):
        """The bystander has served everybody in the street."""
        s = self.state
        s.served[s.street[s.street > 0]] = self.bystander + 1
        s.street = 0
        return self._lay()

    def water(self, hands=None, well=None, spent=()):
        """Tokens by worth: {seat: [0, 3]}. The rest lies in the well, or where both well and spent are
        given, in the bystander's hand."""
        s = self.state
        rest = Counter(dict(enumerate(self.table.edition.water.tokens)))
        hands = {seat: list((hands or {}).get(seat, ())) for seat in range(self.players)}
        for heap in (*hands.values(), well or (), spent):
            rest.subtract(heap)
        assert min(rest.values()) >= 0, "so many tokens there are not"
        if well is None:
            well = list(rest.elements())
        else:
            hands[self.bystander] += rest.elements()
        s.well, s.spent = _by_worth(well), _by_worth(spent)
        s.well_left, s.renewed = len(well), s.well
        for seat, tokens in hands.items():
            me = s.player[seat]
            me.worths, me.water, me.drawn, me.fetched = _by_worth(tokens), len(tokens), 0, 0
        return self._lay()

    # ---- inside ------------------------------------------------------------------------------------
    def _tile(self, note):
        return self.table.edition.notes.tiles[note - 1]

    def _turn(self, clock):
        """The clocks are picked and it is this one's turn, with nothing done yet."""
        s = self.state
        s.clock_owner = -1
        s.clock_owner[: len(self.owners)] = self.owners
        s.picks = len(self.owners)
        s.turn, s.actor = clock - 1, self.owners[clock - 1]
        s.actions_left = s.claiming = 0

    def _phase(self, name):
        self.state.phase = PHASES.index(name)
        return self._lay()

    def _dice(self, flasks=None, flies=None):
        s = self.state
        for i, aroma in enumerate(AROMA_NAMES):
            s.taken[i] = 0
            s.flasks[i], s.flies[i] = (flasks or {}).get(aroma, 0), (flies or {}).get(aroma, 0)
            s.market[i] = getattr(self.table.edition.dice.count, aroma) - s.flasks[i] - s.flies[i]

    def _from_bag(self, note):
        """Takes a note; where it lies in the distillery, another one takes its space."""
        s, number = self.state, self.notes.index(note) + 1
        for space in np.flatnonzero(s.distillery == number):
            s.distillery[space] = np.flatnonzero(s.bag)[0]
            s.bag[number], s.bag[s.distillery[space]] = 1, 0
        assert s.bag[number], f"{note} lies elsewhere"
        s.bag[number] = 0
        return number

    def _place(self, seat, side, flacons=None, **notes):
        me = self.state.player[seat]
        perfume = me.perfume[me.perfumes]
        me.perfumes += 1
        perfume.side = SIDE_NAMES.index(side)
        for part, note in notes.items():
            perfume[f"{part}_note"] = self._from_bag(note)
        parts = PARTS_OF[side]
        if len(notes) == parts:
            perfume.flacons = parts if flacons is None else flacons     # as many flacons as notes (PA-C17)
            self.state.flacons_out += perfume.flacons

    def _lay(self):
        s, parts = self.state, read(self.table.position.parts, self.table.game.parts)
        s.bag_left = s.bag.sum()
        in_stack = np.flatnonzero(s.stack)
        s.a_left = sum(self.customers[c - 1][0] == "A" for c in in_stack)
        s.b_left = len(in_stack) - s.a_left
        if s.closing_in >= 0:
            s.closing_in = s.b_left - parts.below_closing
        for player in s.player:
            player.unfinished, player.for_sale = _marks(player)
        self.table.position.put(self.table.position.state.copy())
        self.check()
        return self

    def check(self):
        """Every piece lies at exactly one place, and every count agrees with what it counts."""
        s, pieces = self.state, self.table.edition
        players = s.player[: self.players]
        perfumes = [p.perfume[i] for p in players for i in range(p.perfumes)]
        placed = [n for p in perfumes for n in (p.head_note, p.heart_note, p.base_note) if n]
        on_table = [*np.flatnonzero(s.bag), *s.distillery[s.distillery > 0], *s.claimed[: s.claims], *placed]
        assert sorted(on_table) == list(range(1, len(self.notes) + 1))
        assert s.bag_left == s.bag.sum()
        guests = [*np.flatnonzero(s.stack), *s.street[s.street > 0], *np.flatnonzero(s.served)]
        assert sorted(guests) == list(range(1, len(self.customers) + 1))
        assert s.a_left + s.b_left == s.stack.sum()
        hands = sum(p.worths.astype(int) for p in players)
        assert (s.well + s.spent + hands).tolist() == pieces.water.tokens
        assert s.well_left == s.well.sum()
        assert all(p.water == p.worths.sum() and p.fetched == p.drawn.sum() for p in players)
        assert (s.well + sum(p.drawn for p in players)).tolist() == s.renewed.tolist()
        assert (s.market + s.taken + s.flasks + s.flies).tolist() == list(vars(pieces.dice.count).values())
        assert s.flacons_out == sum(int(p.flacons) for p in perfumes)
        assert all((p.unfinished, p.for_sale) == _marks(p) for p in players)
        track = s.track[: self.players].tolist()
        assert sorted(track) == list(range(self.players))
        assert [players[seat].money for seat in track] == sorted(p.money for p in players)


def _marks(player):
    """The bits of a player's unfinished perfumes, and of those for sale."""
    unfinished = for_sale = 0
    for number, perfume in enumerate(player.perfume[: player.perfumes]):
        notes = [perfume.head_note, perfume.heart_note, perfume.base_note]
        parts = PARTS_OF[SIDE_NAMES[perfume.side]]
        unfinished |= (np.count_nonzero(notes) < parts) << number
        for_sale |= bool(perfume.flacons) << number
    return unfinished, for_sale


def _by_worth(tokens):
    return [list(tokens).count(worth) for worth in WORTHS]
