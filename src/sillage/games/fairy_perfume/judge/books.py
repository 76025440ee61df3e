"""Fairy Perfume's judge: the books it keeps. Stones, bottles, cubes, prices, points, and how an action is numbered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from sillage.judge import Chance, Referee

STONES = ("yellow", "green", "white", "blue", "red", "pink", "charcoal")
PIECES = (*STONES, "cube")
SHARED = ("dust-plus", "buy-second", "red-income", "double-goal")
OF_A = ("yellow-pairs", "stone-discount", "green-white", "blue-bonus", "green-bonus", "extra-action")
OF_B = ("yellow-bonus", "charcoal-pink", "white-bonus", "blue-yellow", "green-pairs", "cube-discount")
ABILITIES = (*SHARED, *OF_A, *OF_B)
GOALS = (
    "many", "clean", "blue-yellow-set", "few", "white-green-set", "precious", "cubes", "most-stones", "fewest-stones",
    "little-yellow-green", "most-power", "most-coins", "colours",
)
FAIRIES = ("plain", "royal", "blue", "yellow", "white", "red")
CURRENCIES = ("coins", "power")
CUBES = 8
# What records before their edition held it leave to the rulebook.
PRINTED: dict[str, dict[str, Any]] = {
    "goal_tiers": {"tiers": {
        "many": [[0, 11, 16]], "clean": [[1, 0]], "blue-yellow-set": [[1, 2, 3], [2, 4, 7]], "few": [[14, 10]],
        "white-green-set": [[1, 2, 3], [2, 3, 5]], "precious": [[3, 5, 7]], "cubes": [[4, 6, 8]],
        "little-yellow-green": [[7, 4]],
    }},
    "scoring": {"pink": 6, "charcoal": -2, "resources": 5},
    "explosion": {"charcoal": 2, "emptied": 4},
    "traits": {"blue": {"coins": 3, "power": 2}, "yellow": -4},
    "further_action": {"power": 3},
    "royal": {"cube": "left"},      # before FA-X1 said the rightmost
    "rewards": {"stones": {
        "yellow": {"coins": 1, "power": 0}, "green": {"coins": 0, "power": 1}, "white": {"coins": 0, "power": 2},
        "blue": {"coins": 3, "power": 0}, **{stone: {"coins": 0, "power": 0} for stone in ("red", "pink", "charcoal")},
    }},
    "effects": {
        "one": {
            "red-income": {"coins": 0, "power": 0, "either": 2}, "blue-bonus": {"coins": 2, "power": 2, "either": 0},
            "green-bonus": {"coins": 0, "power": 1, "either": 0}, "yellow-bonus": {"coins": 1, "power": 0, "either": 0},
            "charcoal-pink": {"coins": 0, "power": 0, "either": 1},
            "white-bonus": {"coins": 2, "power": 2, "either": 0},
        },
        "pair": {
            "yellow-pairs": {"coins": 2, "power": 0}, "green-white": {"coins": 3, "power": 2},
            "blue-yellow": {"coins": 2, "power": 3}, "green-pairs": {"coins": 0, "power": 3},
        },
        "discount": {"stone-discount": {"coins": 1, "power": 0}, "cube-discount": {"coins": 0, "power": 1}},
    },
    "dusting": {"stones": 2, "more": 1, "gives": {"coins": 1, "power": 1}},
    "help": {"gives": {"coins": 1, "power": 1}},
    "side_b": {"stones": {}, "abilities": {}},
}


class Player:
    """A player: purse, cubes, stones in the bottle and out of it."""

    def __init__(self) -> None:
        self.purse = dict.fromkeys(CURRENCIES, 0)
        self.fairy, self.track = "", CUBES
        self.status, self.choice, self.waited = "still", "", 0
        self.traded = ""                        # FA-X2: the way of the trades since the last other decision
        self.further = False                    # FA-B10: used this round
        self.bottle, self.shaken = Counter[str](), Counter[str]()
        self.stored, self.aside, self.leaving = Counter[str](), Counter[str](), Counter[str]()
        self.abilities: set[str] = set()
        self.goals: Counter[str] = Counter()

    def owned(self, *stones: str) -> int:
        """FA-E1: in the bottle or out of it; cubes are not stones."""
        everywhere = self.bottle + self.shaken + self.stored + self.aside
        return sum(everywhere[stone] for stone in stones or STONES)

    @property
    def placed(self) -> int:
        return len(self.abilities) + self.goals.total()

    @property
    def resources(self) -> int:
        return sum(self.purse.values())


def stones_in(pieces: Mapping[str, int]) -> int:
    return sum(pieces.get(stone, 0) for stone in STONES)


class Books(Referee):
    """What lies on the table."""

    def __init__(self, header: Mapping[str, Any]) -> None:
        super().__init__(header)
        self.edition = PRINTED | self.edition
        self.board = (*SHARED, *(OF_A if self.options["side"] == "A" else OF_B))        # FA-S1
        supply = self.edition["supply"]
        self.market = Counter[str]({**supply["market"], "charcoal": supply["charcoal"]})
        self.market["pink"] = supply["pink"][("two", "three", "four")[self.players - 2]]
        self.goals: list[str] = []
        self.seats = [Player() for _ in range(self.players)]
        self.holder = self.last_holder = -1
        self.doubled = ""

    @property
    def me(self) -> Player:
        return self.seats[self.actor]

    def seat_of(self, fairy: str) -> int | None:
        return next((seat for seat, player in enumerate(self.seats) if player.fairy == fairy), None)

    def clockwise(self, last: int) -> list[int]:
        """All seats, from the left of one on; from the first seat where nobody is meant."""
        return [(last + step) % self.players for step in range(1, self.players + 1)]

    def value(self, player: Player) -> int:
        """FA-1b: the start value and the cubes gone from the left of the track; FA-X1: Royal's went from the right."""
        gone = CUBES - player.track
        from_right = self.edition["royal"]["cube"] == "right" and player.fairy == "royal" and player.track > 0
        return int(self.edition["track"]["start_value"]) + gone - from_right

    # ---- moving ------------------------------------------------------------------------------------
    def gain(self, clause: str, seat: int, coins: int, power: int) -> None:
        self.seats[seat].purse["coins"] += coins
        self.seats[seat].purse["power"] += power
        if coins or power:
            self.tell(clause, f"seat {seat} gained {coins} coins and {power} power")

    def take_charcoal(self, clause: str, seats: list[int]) -> None:
        """FA-1f: one at a time; what the pool doesn't hold is not gained."""
        there = seats[: self.market["charcoal"]]
        for seat in there:
            self.market["charcoal"] -= 1
            self.seats[seat].aside["charcoal"] += 1
            self.tell(clause, f"seat {seat} took 1 charcoal")
        if missing := len(seats) - len(there):
            self.tell("FA-1f", f"the pool is empty: {missing} charcoal not taken", since=2)

    def pour(self, seat: int, strength: str, chance: Chance) -> None:
        """FA-1g: none to three pieces, never more than are left, each drawn without replacement."""
        me = self.seats[seat]
        count = chance.pick("FA-1g", self.edition["shake"][strength])
        for _ in range(min(count, me.bottle.total())):
            piece = PIECES[chance.pick("FA-1g", [me.bottle[piece] for piece in PIECES])]
            me.bottle[piece] -= 1
            me.shaken[piece] += 1
            self.tell("FA-1g", f"seat {seat} poured {piece}")

    # ---- rewards -----------------------------------------------------------------------------------
    def times(self) -> Counter[str]:
        """How often each stone's own reward is given (FA-2d)."""
        twice = Counter([self.doubled]) if self.doubled and self.actor == self.holder else Counter[str]()
        return self.me.stored + twice

    def reward(self) -> None:
        """FA-2b, FA-2e; FA-B17: a stone counts once within a pair ability."""
        coins, power = (self.earned(currency) for currency in CURRENCIES)
        self.gain("FA-2b", self.actor, coins, power)
        if coins + power == 0:
            self.tell("FA-2b", f"seat {self.actor} gained 0 coins and 0 power", since=2)
        self.take_charcoal("FA-2b", self.clockwise(self.actor)[:-1] * self.times()["red"])

    def earned(self, currency: str) -> int:
        """What stored stones give of a currency, each by itself and in pairs."""
        stored, pairs, own = self.me.stored, Counter[str](), self.edition["rewards"]["stones"]
        pairs["yellow-pairs"], pairs["green-pairs"] = stored["yellow"] // 2, stored["green"] // 2
        pairs["green-white"] = min(stored["green"], stored["white"])
        pairs["blue-yellow"] = min(stored["blue"], stored["yellow"])
        single = sum(times * own[stone][currency] for stone, times in self.times().items() if stone in STONES)
        effects = self.edition["effects"]
        return int(single + self.by_one_stone(currency) + sum(
            pairs[ability] * effect[currency] for ability, effect in effects["pair"].items()
            if ability in self.me.abilities))

    def by_one_stone(self, what: str) -> int:
        """What abilities for a single stone add."""
        times, effects = self.times(), self.edition["effects"]["one"]
        kinds = {
            "yellow-bonus": times["yellow"], "green-bonus": times["green"], "white-bonus": times["white"],
            "blue-bonus": times["blue"], "red-income": times["red"],
            "charcoal-pink": times["charcoal"] + times["pink"],
        }
        return sum(kinds[ability] * effects[ability][what] for ability in kinds if ability in self.me.abilities)

    def open_rewards(self) -> int:
        """FA-B3, FA-B12: what the owner takes as coins or as power."""
        return self.by_one_stone("either")

    def off(self, ability: str, currency: str) -> int:
        """FA-B6, FA-B16: what the owner of an ability need not pay."""
        return int(self.edition["effects"]["discount"][ability][currency]) if ability in self.me.abilities else 0

    # ---- prices ------------------------------------------------------------------------------------
    def can_pay(self, currency: str, amount: int, with_trades: bool = False) -> bool:
        me, rate = self.me, self.edition["traits"]["blue"]
        own = me.purse[currency]
        if with_trades and me.fairy == "blue":
            other = "power" if currency == "coins" else "coins"
            own += me.purse[other] // rate[other] * rate[currency]
        return bool(own >= amount)

    def on_b(self, kind: str) -> dict[str, Any]:
        """FA-S1: prices that are others on side B, while it is in play."""
        return dict(self.edition["side_b"][kind]) if self.options["side"] == "B" else {}

    def stone_price(self, stone: str) -> int:
        prices = self.edition["stone_prices"]
        printed = prices["pink"] if stone == "pink" else prices["coins"][stone]
        printed = self.on_b("stones").get(stone, printed)                           # FA-S1
        return max(0, int(printed) - self.off("stone-discount", "coins"))           # FA-B6, FA-B17

    def cube_price(self, kind: str, name: str) -> tuple[str, int]:
        """FA-3c: in one currency. FA-B16: a price in power is less."""
        price = self.on_b("abilities").get(name, self.edition[f"{kind}_prices"]["prices"][name])
        if price.get("power") is None:
            return "coins", price["coins"]
        return "power", max(0, price["power"] - self.off("cube-discount", "power"))

    def stones_to_buy(self, with_trades: bool = False) -> list[str]:
        return [
            stone for stone in STONES[:-1]
            if self.market[stone] > 0 and self.can_pay("coins", self.stone_price(stone), with_trades)
        ]

    def abilities_to_gain(self) -> list[str]:
        free = [ability for ability in self.board if ability not in self.me.abilities and self.me.track > 0]
        return [ability for ability in free if self.can_pay(*self.cube_price("ability", ability))]

    def goals_to_gain(self, with_trades: bool = False) -> list[str]:
        most = 1 + ("double-goal" in self.me.abilities)                                 # FA-3d, FA-B4
        free = [goal for goal in self.goals if self.me.goals[goal] < most and self.me.track > 0]
        return [goal for goal in free if self.can_pay(*self.cube_price("goal", goal), with_trades)]

    # ---- points ------------------------------------------------------------------------------------
    def points(self) -> list[tuple[int, ...]]:
        """FA-E1, FA-E2."""
        return [(self.points_of(player), player.resources, player.placed) for player in self.seats]

    def points_of(self, player: Player) -> int:
        scoring = self.edition["scoring"]
        total = scoring["pink"] * player.owned("pink") + scoring["charcoal"] * player.owned("charcoal")
        total += player.resources // scoring["resources"]
        total += self.edition["traits"]["yellow"] * (player.fairy == "yellow")          # FA-X3
        return int(total + sum(cubes * self.goal_points(player, goal) for goal, cubes in player.goals.items()))

    def goal_points(self, player: Player, goal: str) -> int:
        """What one cube on a goal scores (FA-G): by colours, among those on it, or by the highest tier reached."""
        points: list[int] = self.edition["goal_points"]["points"][goal]
        if goal == "colours":
            return points[0] * sum(player.owned(stone) > 0 for stone in STONES)
        if goal.startswith(("most-", "fewest-")):
            rivals = [self.majority(other, goal) for other in self.seats if other.goals[goal] > 0]
            return points[self.majority(player, goal) == max(rivals)]
        tier = self.tier(player, goal)
        return points[tier - 1] if tier else 0

    def majority(self, player: Player, goal: str) -> int:
        if goal.endswith("stones"):
            return player.owned() if goal == "most-stones" else -player.owned()
        return player.purse["power" if goal == "most-power" else "coins"]

    def tier(self, player: Player, goal: str) -> int:
        """FA-G1 to FA-G7, FA-G10: of a set, both colours count."""
        amounts = {
            "many": [player.owned()], "few": [player.owned()], "clean": [player.owned("charcoal")],
            "blue-yellow-set": [player.owned("blue"), player.owned("yellow")],
            "white-green-set": [player.owned("white"), player.owned("green")],
            "precious": [player.owned("red", "white", "blue", "pink")], "cubes": [player.placed],
            "little-yellow-green": [player.owned("yellow", "green")],
        }[goal]
        rows = self.edition["goal_tiers"]["tiers"][goal]
        if goal in ("clean", "few", "little-yellow-green"):
            return 1 + sum(amounts[0] <= most for most in rows[0])
        return min(sum(amount >= least for least in row) for amount, row in zip(amounts, rows, strict=True))

    # ---- numbers -----------------------------------------------------------------------------------
    def values(self, words: list[str]) -> list[int]:
        names: dict[str, list[str] | tuple[str, ...]] = {
            "fairy": FAIRIES, "place": ABILITIES, "ability": ABILITIES, "return": ABILITIES, "goal": self.goals,
            "trade": CURRENCIES,
        }
        word, *rest = words
        if word == "split":
            return [int(rest[0])]
        return [names.get(word, STONES).index(name) for name in rest]
