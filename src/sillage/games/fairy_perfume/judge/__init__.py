"""Fairy Perfume: a second reading of the rulebook, in plain Python, that judges records. It shares nothing with the
rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, ClassVar

from sillage.games.fairy_perfume.judge.books import CUBES, FAIRIES, GOALS, STONES, stones_in
from sillage.games.fairy_perfume.judge.pieces import PIECES
from sillage.games.fairy_perfume.judge.shaking import Shaking
from sillage.judge import Chance

MOST_ROUNDS = 100       # FA-4c
MORE = {"buy-more": "buy", "goal-more": "goal", "dust-more": "dust"}


class Judge(Shaking):
    kinds: ClassVar[Mapping[str, tuple[int, ...]]] = {
        "fairy": (6,), "gentle": (), "hard": (), "stop": (), "wait": (), "place": (16,), "leave": (7,), "double": (7,),
        "split": (31,), "buy": (7,), "ability": (16,), "goal": (4,), "dust": (7,), "dust-none": (), "help": (),
        "extra": (), "done": (), "trade": (2,), "return": (16,),
    }
    clauses: ClassVar[Mapping[str, str]] = {
        "fairy": "FA-S5", "gentle": "FA-1g", "hard": "FA-1g", "stop": "FA-1a", "wait": "FA-1i", "place": "FA-X1",
        "leave": "FA-2a", "double": "FA-2d", "split": "FA-2e", "buy": "FA-3b", "ability": "FA-3c", "goal": "FA-3d",
        "dust": "FA-3e", "dust-none": "FA-3e", "help": "FA-3f", "extra": "FA-B10", "done": "FA-3g", "trade": "FA-X2",
        "return": "FA-X1",
    }
    turns: ClassVar[Mapping[str, str]] = {
        "choose": "FA-S5", "charm": "FA-X4", "shake": "FA-1g", "visit": "FA-X1", "store": "FA-2a", "double": "FA-2d",
        "split": "FA-2c", "act": "FA-3a", "buy-more": "FA-B2", "goal-more": "FA-B4", "dust-more": "FA-3e",
        "extra": "FA-B10", "return": "FA-X1", "last-trade": "FA-X2",
    }
    choices: ClassVar[Mapping[str, tuple[Any, ...]]] = {
        "side": ("A", "B"), "variant": (False, True), "choose_fairies": (False, True), "live": (False, True),
    }
    pieces = PIECES
    scoring, ends = "FA-E2", "FA-4a"

    def __init__(self, header: Mapping[str, Any]) -> None:
        super().__init__(header)
        self.turn = self.dusting = 0
        self.reason = ""

    # ---- set-up ------------------------------------------------------------------------------------
    def set_up(self, chance: Chance) -> None:
        for _ in range(4):                                                              # FA-S2
            left = [goal for goal in GOALS if goal not in self.goals]
            self.goals.append(left[chance.draw("FA-S2", len(left))])
            self.tell("FA-S2", f"goal {self.goals[-1]} lies open")
        if self.options["variant"] and self.options["choose_fairies"]:
            self.phase, self.actor = "choose", 0
            return
        for seat in range(self.players):
            free = self.free_fairies()
            self.seat_fairy(seat, free[chance.draw("FA-S5", len(free))] if self.options["variant"] else "plain")
        self.end_set_up()

    def free_fairies(self) -> list[str]:
        return [fairy for fairy in FAIRIES[1:] if self.seat_of(fairy) is None]

    def seat_fairy(self, seat: int, fairy: str) -> None:
        """FA-S4, FA-S5."""
        player, start = self.seats[seat], self.edition["start"]["fairies"][fairy]
        player.fairy, player.purse = fairy, {"coins": start["coins"], "power": start["power"]}
        player.bottle = Counter({stone: start[stone] for stone in ("yellow", "green", "charcoal")})
        self.market -= player.bottle
        if fairy != "plain":
            self.tell("FA-S5", f"seat {seat} plays the fairy {fairy}")
        if fairy == "royal":
            player.track -= 1
            player.bottle["cube"] = 1
            self.tell("FA-X1", f"seat {seat} put a cube into the bottle")

    def end_set_up(self) -> None:
        white = self.seat_of("white")
        if white is None:
            self.begin_round()
        else:
            self.phase, self.actor = "charm", white                                     # FA-X4

    # ---- what may be done --------------------------------------------------------------------------
    def legal(self) -> list[str]:
        found: list[str] = getattr(self, "legal_" + self.phase.replace("-", "_"))()
        if self.phase in ("choose", "charm", "shake", "visit", "return") or self.me.fairy != "blue":
            return found
        rate = self.edition["traits"]["blue"]
        return found + [
            f"trade {given}" for given in rate
            if self.me.purse[given] >= rate[given] and self.me.traded in ("", given)    # FA-X2
        ]

    def legal_choose(self) -> list[str]:
        return [f"fairy {fairy}" for fairy in self.free_fairies()]

    def legal_charm(self) -> list[str]:
        return [f"place {ability}" for ability in self.board if ability not in self.me.abilities]

    def legal_visit(self) -> list[str]:
        return [*self.legal_charm(), "done"]

    def legal_shake(self) -> list[str]:
        return ["gentle", "hard", "stop"] + ["wait"] * bool(self.options["live"])

    def legal_store(self) -> list[str]:
        return [f"leave {stone}" for stone in STONES if self.me.shaken[stone] > self.me.leaving[stone]]

    def legal_double(self) -> list[str]:
        return [f"double {stone}" for stone in STONES if self.me.stored[stone] > 0]

    def legal_split(self) -> list[str]:
        return [f"split {coins}" for coins in range(self.open_rewards() + 1)]

    def legal_act(self) -> list[str]:
        gains = [f"ability {ability}" for ability in self.abilities_to_gain()]
        return [*self.offers("buy"), *gains, *self.offers("goal"), *self.offers("dust"), "dust-none", "help"]

    def offers(self, word: str) -> list[str]:
        me = self.me
        names = {
            "buy": self.stones_to_buy, "goal": self.goals_to_gain,
            "dust": lambda: [stone for stone in STONES if me.stored[stone] + me.aside[stone] > 0],
        }[word]()
        return [f"{word} {name}" for name in names]

    def legal_more(self) -> list[str]:
        return [*self.offers(MORE[self.phase]), "done"]

    legal_buy_more = legal_goal_more = legal_dust_more = legal_more

    def legal_extra(self) -> list[str]:
        return ["extra"] * self.can_pay("power", self.edition["further_action"]["power"]) + ["done"]

    def legal_return(self) -> list[str]:
        return [f"return {ability}" for ability in self.board if ability in self.me.abilities]

    def legal_last_trade(self) -> list[str]:
        return ["done"]

    # ---- what comes of it --------------------------------------------------------------------------
    def play(self, action: str, chance: Chance) -> None:
        word, *rest = action.split()
        if word == "trade":
            self.trade(rest[0])
            return
        self.me.traded = ""
        if self.phase == "shake":
            self.choose(word, chance)
        elif word == "done":
            self.done()
        else:
            getattr(self, "do_" + word.replace("-", "_"))(*rest)

    def trade(self, given: str) -> None:
        rate, other = self.edition["traits"]["blue"], "power" if given == "coins" else "coins"
        self.me.purse[given] -= rate[given]
        self.me.purse[other] += rate[other]
        self.me.traded = given
        self.tell("FA-X2", f"seat {self.actor} traded {given}")

    def done(self) -> None:
        if self.phase == "visit":
            self.begin_storing()
        elif self.phase == "extra":
            self.next_turn()
        elif self.phase == "last-trade":
            self.end()
        else:
            self.end_action()

    def do_fairy(self, fairy: str) -> None:
        self.seat_fairy(self.actor, fairy)
        self.actor += 1
        if self.actor == self.players:
            self.end_set_up()

    def do_place(self, ability: str) -> None:
        """FA-X4: the leftmost cube of the track. FA-X1: a cube that was shaken out."""
        self.me.abilities.add(ability)
        self.tell("FA-X4" if self.phase == "charm" else "FA-X1", f"seat {self.actor} placed a free cube on {ability}")
        if self.phase == "charm":
            self.me.track -= 1
            self.begin_round()
        else:
            self.me.shaken["cube"] -= 1
            self.begin_visit()

    # ---- the Royal fairy's cube --------------------------------------------------------------------
    def begin_visit(self) -> None:
        royal = self.seat_of("royal")
        if royal is not None and self.seats[royal].shaken["cube"] and set(self.board) - self.seats[royal].abilities:
            self.phase, self.actor = "visit", royal
        else:
            self.begin_storing()

    # ---- storing and rewards -----------------------------------------------------------------------
    def begin_storing(self) -> None:
        """FA-2a: who has more than the bottle value chooses, if there is a choice."""
        self.phase = "store"
        asked = []
        for seat, player in enumerate(self.seats):
            over = stones_in(player.shaken) - self.value(player)
            kinds = [stone for stone in STONES if player.shaken[stone]]
            if over > 0 and len(kinds) > 1:
                asked.append(seat)
            elif over > 0:
                player.leaving[kinds[0]] = over
        self.ask(asked)
        if not asked:
            self.store()

    def do_leave(self, stone: str) -> None:
        self.me.leaving[stone] += 1
        enough = stones_in(self.me.shaken) - self.me.leaving.total() <= self.value(self.me)
        if enough and self.has_chosen():
            self.store()

    def store(self) -> None:
        for seat, player in enumerate(self.seats):
            for stone in STONES:
                kept, left = player.shaken[stone] - player.leaving[stone], player.leaving[stone]
                if kept:
                    self.tell("FA-2a", f"seat {seat} stored {kept} {stone}")
                if left:
                    self.tell("FA-2a", f"seat {seat} left {left} {stone} aside")
            player.stored = player.shaken - player.leaving - Counter(cube=CUBES)
            player.aside += player.leaving + Counter(cube=player.shaken["cube"])
            player.shaken, player.leaving = Counter(), Counter()
        self.begin_doubling()

    def begin_doubling(self) -> None:
        """FA-2d: a choice only where there is one."""
        self.phase, self.actor, self.doubled = "double", self.holder, ""
        kinds = [stone for stone in STONES if self.me.stored[stone]]
        if len(kinds) == 1:
            self.do_double(kinds[0])
        elif not kinds:
            self.begin_rewards()

    def do_double(self, stone: str) -> None:
        self.doubled = stone
        self.tell("FA-2d", f"seat {self.holder} doubled the reward of one {stone}")
        self.begin_rewards()

    def begin_rewards(self) -> None:
        self.turn = 0
        self.next_rewards()

    def next_rewards(self) -> None:
        """FA-2c: from the hourglass player clockwise."""
        while self.turn < self.players:
            self.actor = (self.holder + self.turn) % self.players
            self.reward()
            if self.open_rewards():
                self.phase = "split"
                return
            self.turn += 1
        self.phase, self.actor, self.turn, self.doubled = "act", self.holder, 0, ""

    def do_split(self, coins: str) -> None:
        self.gain("FA-2e", self.actor, int(coins), self.open_rewards() - int(coins))
        self.turn += 1
        self.next_rewards()

    # ---- actions -----------------------------------------------------------------------------------
    def do_buy(self, stone: str) -> None:
        price = self.stone_price(stone)
        self.me.purse["coins"] -= price
        self.market[stone] -= 1
        self.me.aside[stone] += 1
        self.tell("FA-3b", f"seat {self.actor} bought {stone} for {price}")
        if self.phase == "act" and "buy-second" in self.me.abilities and self.stones_to_buy(with_trades=True):
            self.phase = "buy-more"
        else:
            self.end_action()

    def pay_cube(self, clause: str, kind: str, name: str) -> None:
        currency, price = self.cube_price(kind, name)
        self.me.purse[currency] -= price
        self.me.track -= 1
        self.tell(clause, f"seat {self.actor} gained {kind} {name} for {price} {currency}")

    def do_ability(self, ability: str) -> None:
        self.pay_cube("FA-3c", "ability", ability)
        self.me.abilities.add(ability)
        self.end_action()

    def do_goal(self, goal: str) -> None:
        self.pay_cube("FA-3d", "goal", goal)
        self.me.goals[goal] += 1
        if self.phase == "act" and "double-goal" in self.me.abilities and self.goals_to_gain(with_trades=True):
            self.phase = "goal-more"
        else:
            self.end_action()

    def begin_dusting(self) -> None:
        dusting = self.edition["dusting"]
        self.dusting = dusting["stones"]
        if "dust-plus" in self.me.abilities:                                            # FA-B1
            self.dusting += dusting["more"]
            self.gain("FA-B1", self.actor, dusting["gives"]["coins"], dusting["gives"]["power"])

    def do_dust(self, stone: str) -> None:
        if self.phase == "act":
            self.begin_dusting()
        pile = self.me.aside if self.me.aside[stone] else self.me.stored
        pile[stone] -= 1
        self.market[stone] += 1
        self.dusting -= 1
        self.tell("FA-3e", f"seat {self.actor} dusted {stone}")
        self.phase = "dust-more"
        if not self.dusting or not stones_in(self.me.stored + self.me.aside):
            self.end_action()

    def do_dust_none(self) -> None:
        self.begin_dusting()
        self.tell("FA-3e", f"seat {self.actor} dusted nothing")
        self.end_action()

    def do_help(self) -> None:
        self.tell("FA-3f", f"seat {self.actor} got fairy help")
        given = self.edition["help"]["gives"]
        self.gain("FA-3f", self.actor, given["coins"], given["power"])
        self.end_action()

    def end_action(self) -> None:
        """FA-B10: right after an action a further one may be bought, once a round."""
        price = self.edition["further_action"]["power"]
        if "extra-action" in self.me.abilities and not self.me.further and self.can_pay("power", price, True):
            self.phase = "extra"
        else:
            self.next_turn()

    def do_extra(self) -> None:
        price = self.edition["further_action"]["power"]
        self.me.purse["power"] -= price
        self.me.further, self.phase = True, "act"
        self.tell("FA-B10", f"seat {self.actor} paid {price} power for a further action")

    def next_turn(self) -> None:
        """FA-3a: twice around."""
        self.turn += 1
        if self.turn < 2 * self.players:
            self.phase, self.actor = "act", (self.holder + self.turn) % self.players
        else:
            self.end_round()

    # ---- the end -----------------------------------------------------------------------------------
    def end_round(self) -> None:
        """FA-4a, FA-4c."""
        cubes, pink = any(player.placed >= CUBES for player in self.seats), self.market["pink"] == 0
        self.turn = 0
        if cubes or pink:
            self.reason = "cubes-and-pink" if cubes and pink else "all-cubes" if cubes else "no-pink"
        elif self.rounds >= MOST_ROUNDS:
            self.reason = "hundred-rounds"
        if self.reason:
            self.begin_last_trade()
        else:
            self.begin_return()

    def begin_last_trade(self) -> None:
        blue, rate = self.seat_of("blue"), self.edition["traits"]["blue"]
        if blue is not None and any(self.seats[blue].purse[given] >= rate[given] for given in rate):
            self.phase, self.actor = "last-trade", blue
        else:
            self.end()

    def end(self) -> None:
        self.phase, self.actor, self.ending = "over", -1, self.reason
        self.tell("FA-4a", f"the game ended: {self.reason}")

    def begin_return(self) -> None:
        """FA-X1: one own cube goes from an ability back to the bottle."""
        royal = self.seat_of("royal")
        if royal is not None and self.seats[royal].abilities:
            self.phase, self.actor = "return", royal
            if len(self.me.abilities) == 1:
                self.do_return(*self.me.abilities)
        else:
            self.next_round()

    def do_return(self, ability: str) -> None:
        self.me.abilities.remove(ability)
        self.me.bottle["cube"] += 1
        self.tell("FA-X1", f"seat {self.actor} took a cube back from {ability} to the bottle")
        self.next_round()

    def next_round(self) -> None:
        self.last_holder = self.holder
        for player in self.seats:
            player.further = False
            player.bottle += player.stored + player.aside                               # FA-4b
            player.stored, player.aside = Counter(), Counter()
        self.begin_round()
