"""Parfum: the action table and the kinds of events, with their words."""

from __future__ import annotations

from sillage.games.parfum.layout import (
    AROMA_NAMES,
    CLOCKS,
    CUSTOMERS,
    DISCARD,
    DISTILL,
    ENDINGS,
    NOTES,
    PART_NAMES,
    PERFUMES,
    PLACE,
    PREPARE,
    SELL,
    SHOPS,
    SIDE_NAMES,
    SPACES,
    WAKE,
    WORTHS,
)
from sillage.kernel.records import SEATS
from sillage.kernel.words import ActionTable, Argument, EventTable, Name, Number, Scene, Translate


def note_phrase(note: int, scene: Scene, tr: Translate) -> str:
    """A note as a player reads it: `HT07 (heart: rose ×2)`."""
    tile = scene.edition.notes.tiles[note - 1]
    aromas = ", ".join(tr("parfum-amount", aroma=tr(f"parfum-aroma-{a}"), count=n) for a, n in tile.aromas.items())
    return tr("parfum-note", id=tile.id, part=tr(f"parfum-part-{tile.part}"), aromas=aromas, coins=tile.coins)


def customer_phrase(customer: int, scene: Scene, tr: Translate) -> str:
    token = scene.edition.customers.tokens[customer - 1]
    wants = ", ".join(tr("parfum-amount", aroma=tr(f"parfum-aroma-{a}"), count=n) for a, n in token.wants.items())
    return tr("parfum-customer", id=token.id, wants=wants, price=token.price)


class NotePiece(Argument):
    """A note of the edition, by its id (events)."""

    def __init__(self, name: str = "note") -> None:
        super().__init__(name, NOTES + 1)

    def word(self, value: int, scene: Scene) -> str:
        tiles = scene.edition.notes.tiles
        return tiles[value - 1].id if 1 <= value <= len(tiles) else ""

    def phrase(self, value: int, scene: Scene, tr: Translate) -> str | int:
        return note_phrase(value, scene, tr)


class CustomerPiece(Argument):
    """A customer of the edition, by its id (events)."""

    def __init__(self, name: str = "customer") -> None:
        super().__init__(name, CUSTOMERS + 1)

    def word(self, value: int, scene: Scene) -> str:
        tokens = scene.edition.customers.tokens
        return tokens[value - 1].id if 1 <= value <= len(tokens) else ""

    def phrase(self, value: int, scene: Scene, tr: Translate) -> str | int:
        return customer_phrase(value, scene, tr)


class Place(NotePiece):
    """A place that holds a note (a distillery space, a claimed note), named by the note in it."""

    def __init__(self, field: str) -> None:
        super().__init__()
        self.count, self.field = SPACES, field

    def _note(self, value: int, scene: Scene) -> int:
        return int(scene.state[self.field][value])

    def word(self, value: int, scene: Scene) -> str:
        return super().word(self._note(value, scene), scene)

    def phrase(self, value: int, scene: Scene, tr: Translate) -> str | int:
        note = self._note(value, scene)
        return note_phrase(note, scene, tr) if note else "-"


class Shop(CustomerPiece):
    """A place on the street, named by the customer who waits there."""

    def __init__(self) -> None:
        super().__init__()
        self.count = SHOPS

    def word(self, value: int, scene: Scene) -> str:
        return super().word(int(scene.state["street"][value]), scene)

    def phrase(self, value: int, scene: Scene, tr: Translate) -> str | int:
        customer = int(scene.state["street"][value])
        return customer_phrase(customer, scene, tr) if customer else "-"


NEW_MINOR, NEW_MAJOR, NUMBERED = range(3)      # targets; from NUMBERED on, perfumes under way by their number
TARGETS = ("new-minor", "new-major", *(str(n + 1) for n in range(PERFUMES)))
PAIRS = tuple((a, b) for a in range(WORTHS) for b in range(a, WORTHS))
PAIR_LOW, PAIR_HIGH = (tuple(pair[i] for pair in PAIRS) for i in range(2))


class Target(Argument):
    """Where a note is placed: a new perfume of a side, or one under way by its number."""

    def __init__(self) -> None:
        super().__init__("target", len(TARGETS))

    def word(self, value: int, scene: Scene) -> str:
        return TARGETS[value]

    def phrase(self, value: int, scene: Scene, tr: Translate) -> str | int:
        if value < NUMBERED:
            return tr(f"parfum-target-{TARGETS[value]}")
        return tr("parfum-target-perfume", number=value - NUMBERED + 1)


def of_selling(scene: Scene) -> str:
    """Who sells when: PA-V7 decides with 2 players."""
    return "PA-V7" if int(scene.state.players) == 2 else "PA-V1"


AROMA = Name("aroma", AROMA_NAMES, "parfum-aroma")
WORTH = Number("worth", WORTHS)
PERFUME_NO = Number("perfume", PERFUMES, first=1)

# The whole table: 690 actions, in an order that never changes.
ACTIONS = ActionTable("parfum")
CLOCK = ACTIONS.add("clock", Number("clock", CLOCKS, first=1), phases=(WAKE,), clause="PA-W1")
DRAW = ACTIONS.add("draw", Number("space", SPACES, first=1), phases=(PREPARE,), clause="PA-C3")
TAKE = ACTIONS.add("take", AROMA, phases=(PREPARE,), clause="PA-C4")
WATER = ACTIONS.add("water", phases=(PREPARE,), clause="PA-C5")
REROLL = ACTIONS.add("reroll", AROMA, WORTH, phases=(DISTILL,), clause="PA-C8")
REROLL_ALL = ACTIONS.add("reroll-all", WORTH, phases=(DISTILL,), clause="PA-C9")
TURN = ACTIONS.add(
    "turn", AROMA, Name("tokens", [f"{a}+{b}" for a, b in PAIRS]), phases=(DISTILL,),
    clause="PA-C10",
)
CLAIM = ACTIONS.add("claim", Place("distillery"), phases=(DISTILL,), clause="PA-C12")
DONE = ACTIONS.add("done", phases=(DISTILL,), clause="PA-C12", ends=True)
PLACE_NOTE = ACTIONS.add("place", Place("claimed"), Target(), phases=(PLACE,), clause="PA-C14")
SELL_TO = ACTIONS.add("sell", PERFUME_NO, Shop(), phases=(SELL,), clause="PA-V1", clause_of=of_selling)
BARGAIN = ACTIONS.add("bargain", PERFUME_NO, phases=(SELL,), clause="PA-V1", clause_of=of_selling)
PASS = ACTIONS.add("pass", phases=(SELL,), clause="PA-V1", ends=True, clause_of=of_selling)
DISCARD_TOKEN = ACTIONS.add("discard", WORTH, phases=(DISCARD,), clause="PA-V6", private=True)

_SEAT = [Name(name, ("-", *map(str, range(SEATS)))) for name in ("first", "second", "third", "fourth")]
_COUNT = [Number(f"worth{w}", 128) for w in range(WORTHS)]
EVENTS = EventTable()
ROUND_BEGINS = EVENTS.add("round", "round {round} begins", Number("round", 128))
PICKED = EVENTS.add("picked", "seat {seat} picked clock {clock}", Number("clock", CLOCKS, first=1))
DEALT = EVENTS.add("dealt", "seat {seat} was dealt clock {clock}", Number("clock", CLOCKS, first=1))
TURN_BEGINS = EVENTS.add(
    "turn", "seat {seat} begins the turn of clock {clock} with {actions} actions",
    Number("clock", CLOCKS, first=1), Number("actions", 128),
)
DREW = EVENTS.add("drew", "drew note {note} to space {space}", NotePiece(), Number("space", SPACES, first=1))
TOOK = EVENTS.add("took", "seat {seat} took die {aroma}", AROMA)
FETCHED = EVENTS.add(
    "fetched", "seat {seat} took a token worth {worth}",
    WORTH, hidden=("worth",), veiled="seat {seat} took a token",
)
RENEWED = EVENTS.add("renewed", "the well was renewed: {worth0}x0 {worth1}x1 {worth2}x2 {worth3}x3", *_COUNT)
ROLLED = EVENTS.add("rolled", "rolled {aroma}: {face}", AROMA, Name("face", ("fly", "flask"), "parfum-face"))
SPENT = EVENTS.add("spent", "seat {seat} spent a token worth {worth}", WORTH)
TURNED = EVENTS.add("turned", "seat {seat} turned die {aroma}: flask", AROMA)
CLAIMED = EVENTS.add(
    "claimed", "seat {seat} claimed note {note} from space {space}",
    NotePiece(), Number("space", SPACES, first=1),
)
MONEY = EVENTS.add("money", "seat {seat} money +{amount} = {total}", Number("amount", 1000), Number("total", 32000))
MARKERS = EVENTS.add("markers", "markers, last first: {first} {second} {third} {fourth}", *_SEAT, quiet=True)
PLACED = EVENTS.add(
    "placed", "seat {seat} placed note {note} as {part} of perfume {perfume} ({side})",
    NotePiece(), PERFUME_NO, Name("part", PART_NAMES, "parfum-part"),
    Name("side", SIDE_NAMES, "parfum-side"),
)
COMPLETED = EVENTS.add(
    "completed", "seat {seat} completed perfume {perfume} and took {flacons} flacons",
    PERFUME_NO, Number("flacons", 128),
)
SOLD = EVENTS.add(
    "sold", "seat {seat} sold perfume {perfume} to customer {customer} for {price}",
    PERFUME_NO, CustomerPiece(), Number("price", 128),
)
BARGAINED = EVENTS.add(
    "bargained", "seat {seat} sold perfume {perfume} as a bargain for {price}",
    PERFUME_NO, Number("price", 128),
)
PASSED = EVENTS.add("passed", "seat {seat} passed")
SOLD_OUT = EVENTS.add("sold-out", "seat {seat} sold out perfume {perfume}", PERFUME_NO)
DISCARDED = EVENTS.add("discarded", "seat {seat} discarded a token worth {worth}", WORTH)
ARRIVED = EVENTS.add(
    "arrived", "customer {customer} came to shop {shop}",
    CustomerPiece(), Number("shop", SHOPS, first=1),
)
CLOSING = EVENTS.add("closing", "the closing time token was revealed")
UNPAID = EVENTS.add("unpaid", "seat {seat} money +0 = {total}", Number("total", 32000), quiet=True, since=2)
DRY = EVENTS.add("dry", "seat {seat} took no token: the well is empty", since=2)
ENDED = EVENTS.add("ended", "the game ended: {ending}", Name("ending", ENDINGS, "parfum-ending"))
REVEALED = EVENTS.add("revealed", "seat {seat} revealed tokens: {worth0}x0 {worth1}x1 {worth2}x2 {worth3}x3", *_COUNT)
