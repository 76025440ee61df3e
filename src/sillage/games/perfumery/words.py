"""Perfumery: the action table and the kinds of events, with their words."""

from __future__ import annotations

from sillage.games.perfumery.layout import (
    CARDS,
    COLUMNS,
    EFFECTS,
    ENDINGS,
    FUNDS,
    KIND_NAMES,
    NOTE_NAMES,
    PERFUMES,
    RECIPES,
    SEATS,
    SOURCE_NAMES,
    TILE,
)
from sillage.kernel.words import ActionKind, ActionTable, Argument, EventKind, Name, Number, Scene, Translate


def card_id(card: int, scene: Scene) -> str:
    """The edition's id of a card, empty where it has no such card."""
    edition = scene.edition
    if card == FUNDS:
        return str(edition.funds.card)
    cards = edition.perfumes.cards if card <= PERFUMES else edition.recipes.cards
    index = (card - 1) % PERFUMES
    return cards[index].id if card > 0 and index < len(cards) else ""


def card_phrase(card: int, scene: Scene, tr: Translate) -> str:
    """A card as a player reads it: `P1-06 Crystal Veil`."""
    edition = scene.edition
    if card == FUNDS:
        return tr("perfumery-funds", value=edition.funds.value)
    cards = edition.perfumes.cards if card <= PERFUMES else edition.recipes.cards
    piece = cards[(card - 1) % PERFUMES]
    return tr("perfumery-card", id=piece.id, name=piece.name, value=piece.value)


class Card(Argument):
    """A card of the edition by its id; values count from card `first`."""

    def __init__(self, name: str, count: int, first: int) -> None:
        super().__init__(name, count)
        self.first = first

    def word(self, value: int, scene: Scene) -> str:
        return card_id(value + self.first, scene)

    def phrase(self, value: int, scene: Scene, tr: Translate) -> str | int:
        return card_phrase(value + self.first, scene, tr) if self.word(value, scene) else "-"


class Effect(Argument):
    """The effect of a tile or of a recipe (events)."""

    def __init__(self) -> None:
        super().__init__("effect", EFFECTS)

    def word(self, value: int, scene: Scene) -> str:
        return f"{NOTE_NAMES[value - TILE]}-tile" if value >= TILE else card_id(value + PERFUMES, scene)

    def phrase(self, value: int, scene: Scene, tr: Translate) -> str | int:
        if value >= TILE:
            return tr("perfumery-tile", note=tr(f"perfumery-note-{NOTE_NAMES[value - TILE]}"))
        return card_phrase(value + PERFUMES, scene, tr)


COLUMN_NO = Number("column", COLUMNS, first=1)
NOTE_NAME = Name("note", NOTE_NAMES, "perfumery-note")
KIND = Name("essence", KIND_NAMES, "perfumery-kind")
PERFUME = Card("perfume", PERFUMES, 1)
RECIPE = Card("recipe", RECIPES, PERFUMES + 1)
PLACE_NO = Number("place", RECIPES)

# The whole table: 354 actions. Offsets are used by the rules; their order never changes.
ACTIONS = ActionTable(
    ActionKind("acquire", COLUMN_NO),
    ActionKind("note", NOTE_NAME),
    ActionKind("sort", RECIPE),
    ActionKind("replenish", KIND),
    ActionKind("floral", NOTE_NAME),
    ActionKind("synthetic", NOTE_NAME),
    ActionKind("hire"),
    ActionKind("marker"),
    ActionKind("idle"),
    ActionKind("install", RECIPE),
    ActionKind("insert", NOTE_NAME, PLACE_NO),
    ActionKind("discard", Card("card", FUNDS, 1)),
    ActionKind("done"),
    ActionKind("use"),
    ActionKind("skip"),
    ActionKind("produce", PERFUME),
    ActionKind("pay", Name("source", SOURCE_NAMES, "perfumery-source")),
    ActionKind("store", KIND),
    ActionKind("commit"),
)
(ACQUIRE, NOTE_ACTION, SORT, REPLENISH, TAKE_FLORAL, TAKE_SYNTHETIC, HIRE, TAKE_MARKER, IDLE, INSTALL_RECIPE,
 INSERT_AT, DISCARD, DONE, USE, SKIP, PRODUCE_CARD, PAY_FROM, STORE_KIND, COMMIT) = ACTIONS.offsets()

_CARD = Card("card", FUNDS + 1, 0)
_AMOUNTS = [Number(name, 1000) for name in KIND_NAMES]
EVENTS = (
    EventKind("starts", "seat {seat} has the Starting Player Marker"),
    EventKind("round", "round {round} begins", Number("round", 128)),
    EventKind("last-round", "both decks are empty: the last round"),
    EventKind("dealt", "dealt {card} to column {column}", _CARD, COLUMN_NO),
    EventKind("acquired", "seat {seat} acquired column {column}: {cards} cards", COLUMN_NO, Number("cards", CARDS + 1)),
    EventKind("took", "seat {seat} took {card} to hand", _CARD),
    EventKind("next-marker", "seat {seat} took the Next Starting Player Marker"),
    EventKind("start-marker", "seat {seat} took the Starting Player Marker from seat {from}", Number("from", SEATS)),
    EventKind("discarded", "seat {seat} discarded {card} to column {column}", _CARD, COLUMN_NO),
    EventKind("placed", "seat {seat} placed a perfumer on the {note} note", NOTE_NAME),
    EventKind("installed", "seat {seat} installed {recipe} in the {note} note at place {place}", RECIPE, NOTE_NAME,
              PLACE_NO),
    EventKind("lifted", "seat {seat} lifted {recipe}", RECIPE),
    EventKind("sorted", "seat {seat} put {recipe} into the {note} note at place {place}", RECIPE, NOTE_NAME, PLACE_NO),
    EventKind("replenished", "seat {seat} replenished a {essence} essence", KIND),
    EventKind("received", "seat {seat} put a {essence} essence on the {note} Stockyard", KIND, NOTE_NAME),
    EventKind("hired", "seat {seat} hired the third perfumer"),
    EventKind("paid", "seat {seat} paid {paid} for a price of {price}", Number("paid", 1000), Number("price", 1000)),
    EventKind("idle", "a perfumer of seat {seat} is idle"),
    EventKind("blending", "the Blending phase begins"),
    EventKind("committed", "seat {seat} committed its blending"),
    EventKind("used", "seat {seat} used {effect} in the {note} note", NOTE_NAME, Effect()),
    EventKind("produced", "seat {seat} produced {perfume} for {points}: {synthetics} synthetics, {stored} stored",
              PERFUME, Number("points", 128), Number("synthetics", 128), Number("stored", 128)),
    EventKind("stored", "seat {seat} has in storage {floral}F {green}G {animal}A {synthetic}S", *_AMOUNTS),
    EventKind("volatilized", "seat {seat} returned {floral}F {green}G {animal}A {synthetic}S", *_AMOUNTS),
    EventKind("joined", "a perfumer joined seat {seat}, who has {perfumers}", Number("perfumers", 128)),
    EventKind("marker-placed", "the Next Starting Player Marker went to column {column}", COLUMN_NO),
    EventKind("kept", "seat {seat} kept {perfume} for {points}", PERFUME, Number("points", 128)),
    EventKind("ended", "the game ended: {ending}", Name("ending", ENDINGS, "perfumery-ending")),
)
(STARTS, ROUND_BEGINS, LAST_ROUND, DEALT, ACQUIRED, TOOK, NEXT_MARKER, START_MARKER, DISCARDED, PLACED, INSTALLED,
 LIFTED, SORTED, REPLENISHED, RECEIVED, HIRED, PAID, IDLED, BLENDING, COMMITTED, USED, PRODUCED, STORED_SOME,
 VOLATILIZED, JOINED, MARKER_PLACED, KEPT, ENDED) = range(len(EVENTS))
