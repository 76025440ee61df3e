"""Prepared positions of Fairy Perfume, said in the game's words.

    Scene(3).abilities(0, "green-bonus").stored({0: {"green": 2}}).play("double green").player(0)["power"]

Every helper keeps the pieces whole: what leaves one place lies at another, and each laying-out is checked.
"""

from __future__ import annotations

import sillage
from sillage.games.fairy_perfume.invariants import check
from sillage.games.fairy_perfume.layout import (
    ABILITY_NAMES,
    CUBE,
    GOAL_NAMES,
    PHASES,
    PIECE_NAMES,
    SHAKING,
    STILL,
)
from sillage.kernel.edition import check_edition, load_edition
from tests.scene import BaseScene

NAMES = ("Ana", "Ben", "Cleo", "Dan")
PLACES = ("bottle", "shaken", "stored", "aside")


def edition(**tables):
    """The first edition, whose prices the tests know, with the ruling of today and changes to tables, by name."""
    data = load_edition("fairy_perfume", "contest").model_dump(mode="json")
    data["royal"] = load_edition("fairy_perfume", "contest-2").royal.model_dump()
    for name, changes in tables.items():
        data[name] |= changes
    return check_edition(data)


FIRST = edition()


class Scene(BaseScene):
    """A table whose pieces can be laid out as a test needs them."""

    def __init__(self, players=3, *, seed=1, side="A", fairies=(), live=False, edition=None, goals=()):
        options = {"side": side, "live": live, "variant": bool(fairies), "choose_fairies": bool(fairies)}
        pieces = edition or FIRST
        self.table = sillage.new("fairy_perfume", seats=NAMES[:players], seed=seed, edition=pieces, options=options)
        self.players = players
        for fairy in fairies:
            self.table.play(f"fairy {fairy}")
        if goals:
            rest = [g for g in range(13) if GOAL_NAMES[g] not in goals]
            self.state.goal[:] = ([GOAL_NAMES.index(g) for g in goals] + rest)[:4]
            self._lay()

    # ---- playing and asking ------------------------------------------------------------------------
    def check(self):
        check(self.state, self.parts)

    def beat(self, *choices, falls=None, lot=()):
        """All who shake choose, in seat order; `falls` says per seat which pieces a shake pours."""
        seats = [s for s in range(self.players) if int(self.state.pending) >> s & 1]
        assert len(choices) == len(seats), f"{len(seats)} seats choose"
        tape = []
        for seat, choice in zip(seats, choices, strict=True):
            if choice in ("gentle", "hard"):
                tape += self._pour(seat, choice, list((falls or {}).get(seat, ())))
        for choice in choices[:-1]:
            self.play(choice)
        return self.force(choices[-1], *tape, *lot)

    def _pour(self, seat, choice, pieces):
        chances = self.parts.pour[("gentle", "hard").index(choice)]
        bottle = self.state.player[seat].bottle.astype(int)
        tape = [(100, int(chances[: len(pieces)].sum()))]
        for name in pieces:
            piece = PIECE_NAMES.index(name)
            assert bottle[piece] > 0, f"no {name} in the bottle"
            tape.append((int(bottle.sum()), int(bottle[:piece].sum())))
            bottle[piece] -= 1
        return tape

    def purse(self, seat):
        me = self.state.player[seat]
        return int(me.coins), int(me.power)

    def has(self, seat, stone):
        """So many of a stone (or of cubes) a player has out of the bottle and beside it, by place."""
        piece = PIECE_NAMES.index(stone)
        return {place: int(self.state.player[seat][place][piece]) for place in PLACES}

    def points(self):
        return self.table.position.scores()[: self.players, 0].tolist()

    @property
    def market(self):
        return dict(zip(PIECE_NAMES, self.state.market.tolist(), strict=False))

    # ---- laying out --------------------------------------------------------------------------------
    def lay(self, seat, place, **stones):
        """These stones and no others lie at a place of a player; the market gives and takes."""
        row = self.state.player[seat][place]
        for piece, name in enumerate(PIECE_NAMES[:CUBE]):
            wanted = stones.pop(name, 0)
            self.state.market[piece] += row[piece] - wanted
            row[piece] = wanted
        assert not stones
        return self._lay()

    def own(self, seat, **stones):
        """A player owns these stones and no others, all in the bottle."""
        for place in PLACES[1:]:
            self.lay(seat, place)
        return self.lay(seat, "bottle", **stones)

    def pool(self, left):
        """So much charcoal is left; the rest lies in the last seat's bottle."""
        last = self.state.player[self.players - 1]
        last.bottle[6] += self.state.market[6] - left
        self.state.market[6] = left
        return self._lay()

    def money(self, seat, coins=0, power=0):
        me = self.state.player[seat]
        me.coins, me.power = coins, power
        return self._lay()

    def abilities(self, seat, *names):
        """Cubes from a player's track lie on these abilities."""
        me = self.state.player[seat]
        for name in names:
            me.ability[ABILITY_NAMES.index(name)] = 1
            me.track -= 1
        return self._lay()

    def goal(self, seat, name, cubes=1):
        me = self.state.player[seat]
        me.goal[self.state.goal.tolist().index(GOAL_NAMES.index(name))] += cubes
        me.track -= cubes
        return self._lay()

    def all_shake(self, holder=None, glass=None, last_holder=None, rounds=None):
        """Everybody shakes and chooses; nothing has happened on this beat yet."""
        s = self.state
        s.phase, s.pending, s.actor = PHASES.index("shake"), 0, 0
        s.holder = -1 if holder is None else holder
        s.glass = -1 if glass is None else glass
        if last_holder is not None:
            s.last_holder, s.rounds = last_holder, 2
        if rounds is not None:
            s.rounds = rounds
        for seat in range(self.players):
            s.player[seat].status = SHAKING
            s.pending |= 1 << seat
        return self._lay()

    def stored(self, stones, holder=0):
        """Shaking ends with these stones out, by seat; the holder has the hourglass. Storing follows."""
        for seat in range(self.players):
            self.lay(seat, "shaken", **stones.get(seat, {}))
        self.all_shake(holder=holder, glass=1)
        return self.play(*["stop"] * self.players)

    def acting(self, actor=0, turn=0):
        """The actor takes an action: so many were taken before it in this round."""
        s = self.state
        for seat in range(self.players):
            s.player[seat].status = STILL
        s.phase, s.pending, s.actor, s.turn = PHASES.index("act"), 0, actor, turn
        s.holder, s.glass = (actor - turn) % self.players, 0
        return self._lay()

    def last_action(self, actor=0):
        """The last action of the round is the actor's."""
        return self.acting(actor, turn=2 * self.players - 1)

    def _lay(self):
        self.table.put(self.table.position.state.copy())    # choices begun before the table was laid anew are gone
        return self
