"""Parfum: the action table and the kinds of events, with their words."""

from __future__ import annotations

from sillage.games.parfum.layout import (
    AROMA_NAMES,
    CLOCKS,
    CUSTOMERS,
    ENDINGS,
    NOTES,
    PART_NAMES,
    PERFUMES,
    SEATS,
    SHOPS,
    SPACES,
    WORTHS,
)
from sillage.kernel.words import ActionKind, ActionTable, Argument, EventKind, Name, Number, Scene, Translate


def note_phrase(note: int, scene: Scene, tr: Translate) -> str:
    """A note as a player reads it: `HT07 (heart: rose ×2)`."""
    tile = scene.edition.notes.tiles[note - 1]
    aromas = ", ".join(tr("parfum-amount", aroma=tr(f"aroma-{a}"), count=n) for a, n in tile.aromas.items())
    return tr("parfum-note", id=tile.id, part=tr(f"parfum-part-{tile.part}"), aromas=aromas, coins=tile.coins)


def customer_phrase(customer: int, scene: Scene, tr: Translate) -> str:
    token = scene.edition.customers.tokens[customer - 1]
    wants = ", ".join(tr("parfum-amount", aroma=tr(f"aroma-{a}"), count=n) for a, n in token.wants.items())
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


TARGETS = ("new-minor", "new-major", *(str(n + 1) for n in range(PERFUMES)))
PAIRS = tuple((a, b) for a in range(WORTHS) for b in range(a, WORTHS))
N_TARGETS, N_PAIRS = len(TARGETS), len(PAIRS)
PAIR_LOW, PAIR_HIGH = (tuple(pair[i] for pair in PAIRS) for i in range(2))


class Target(Argument):
    """Where a note is placed: a new perfume of a side, or one under way by its number."""

    def __init__(self) -> None:
        super().__init__("target", len(TARGETS))

    def word(self, value: int, scene: Scene) -> str:
        return TARGETS[value]

    def phrase(self, value: int, scene: Scene, tr: Translate) -> str | int:
        if value < 2:
            return tr(f"parfum-target-{TARGETS[value]}")
        return tr("parfum-target-perfume", number=value - 1)


AROMA = Name("aroma", AROMA_NAMES, "aroma")
WORTH = Number("worth", WORTHS)
PERFUME_NO = Number("perfume", PERFUMES, first=1)

# The whole table: 690 actions. Offsets are used by the rules; their order never changes.
ACTIONS = ActionTable(
    ActionKind("clock", Number("clock", CLOCKS, first=1)),
    ActionKind("draw", Number("space", SPACES, first=1)),
    ActionKind("take", AROMA),
    ActionKind("water"),
    ActionKind("reroll", AROMA, WORTH),
    ActionKind("reroll-all", WORTH),
    ActionKind("turn", AROMA, Name("tokens", [f"{a}+{b}" for a, b in PAIRS])),
    ActionKind("claim", Place("distillery")),
    ActionKind("done"),
    ActionKind("place", Place("claimed"), Target()),
    ActionKind("sell", PERFUME_NO, Shop()),
    ActionKind("bargain", PERFUME_NO),
    ActionKind("pass"),
    ActionKind("discard", WORTH),
)
CLOCK, DRAW, TAKE, WATER, REROLL, REROLL_ALL, TURN, CLAIM, DONE, PLACE_NOTE, SELL_TO, BARGAIN, PASS, DISCARD_TOKEN = (
    ACTIONS.offsets()
)

_SEAT = [Name(name, ("-", *map(str, range(SEATS)))) for name in ("first", "second", "third", "fourth")]
_COUNT = [Number(f"worth{w}", 128) for w in range(WORTHS)]
EVENTS = (
    EventKind("round", "round {round} begins", Number("round", 128)),
    EventKind("picked", "seat {seat} picked clock {clock}", Number("clock", CLOCKS, first=1)),
    EventKind("dealt", "seat {seat} was dealt clock {clock}", Number("clock", CLOCKS, first=1)),
    EventKind("turn", "seat {seat} begins the turn of clock {clock} with {actions} actions",
              Number("clock", CLOCKS, first=1), Number("actions", 128)),
    EventKind("drew", "drew note {note} to space {space}", NotePiece(), Number("space", SPACES, first=1)),
    EventKind("took", "seat {seat} took die {aroma}", AROMA),
    EventKind("fetched", "seat {seat} took a token worth {worth}", WORTH, hidden=("worth",),
              veiled="seat {seat} took a token"),
    EventKind("renewed", "the well was renewed: {worth0}x0 {worth1}x1 {worth2}x2 {worth3}x3", *_COUNT),
    EventKind("rolled", "rolled {aroma}: {face}", AROMA, Name("face", ("fly", "flask"), "parfum-face")),
    EventKind("spent", "seat {seat} spent a token worth {worth}", WORTH),
    EventKind("turned", "seat {seat} turned die {aroma}: flask", AROMA),
    EventKind("claimed", "seat {seat} claimed note {note} from space {space}", NotePiece(),
              Number("space", SPACES, first=1)),
    EventKind("money", "seat {seat} money +{amount} = {total}", Number("amount", 1000), Number("total", 32000)),
    EventKind("markers", "markers, last first: {first} {second} {third} {fourth}", *_SEAT),
    EventKind("placed", "seat {seat} placed note {note} as {part} of perfume {perfume} ({side})", NotePiece(),
              PERFUME_NO, Name("part", PART_NAMES, "parfum-part"),
              Name("side", ("unused", "minor", "major"), "parfum-side")),
    EventKind("completed", "seat {seat} completed perfume {perfume} and took {flacons} flacons", PERFUME_NO,
              Number("flacons", 128)),
    EventKind("sold", "seat {seat} sold perfume {perfume} to customer {customer} for {price}", PERFUME_NO,
              CustomerPiece(), Number("price", 128)),
    EventKind("bargained", "seat {seat} sold perfume {perfume} as a bargain for {price}", PERFUME_NO,
              Number("price", 128)),
    EventKind("passed", "seat {seat} passed"),
    EventKind("sold-out", "seat {seat} sold out perfume {perfume}", PERFUME_NO),
    EventKind("discarded", "seat {seat} discarded a token worth {worth}", WORTH),
    EventKind("arrived", "customer {customer} came to shop {shop}", CustomerPiece(), Number("shop", SHOPS, first=1)),
    EventKind("closing", "the closing time token was revealed"),
    EventKind("ended", "the game ended: {ending}", Name("ending", ENDINGS, "parfum-ending")),
    EventKind("revealed", "seat {seat} revealed tokens: {worth0}x0 {worth1}x1 {worth2}x2 {worth3}x3", *_COUNT),
)
(ROUND_BEGINS, PICKED, DEALT, TURN_BEGINS, DREW, TOOK, FETCHED, RENEWED, ROLLED, SPENT, TURNED, CLAIMED, MONEY,
 MARKERS, PLACED, COMPLETED, SOLD, BARGAINED, PASSED, SOLD_OUT, DISCARDED, ARRIVED, CLOSING, ENDED,
 REVEALED) = range(len(EVENTS))
