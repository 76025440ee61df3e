"""Perfumery: the action table and the kinds of events, with their words."""

from __future__ import annotations

from sillage.games.perfumery.layout import (
    BLEND,
    CARDS,
    COLUMNS,
    DEVELOP,
    EFFECTS,
    ENDINGS,
    FUNDS,
    INSERT,
    INSTALL,
    KIND_NAMES,
    LIMIT,
    NOTE_NAMES,
    PAY,
    PERFUMES,
    RECIPES,
    SOURCE_NAMES,
    TILE,
)
from sillage.kernel.records import SEATS
from sillage.kernel.words import ActionTable, Argument, EventTable, Name, Number, Scene, Translate


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

# The whole table: 354 actions, in an order that never changes.
ACTIONS = ActionTable("perfumery")
ACQUIRE = ACTIONS.add("acquire", COLUMN_NO, phases=(DEVELOP,), clause="PE-A1")
NOTE_ACTION = ACTIONS.add("note", NOTE_NAME, phases=(DEVELOP,), clause="PE-N1")
SORT = ACTIONS.add("sort", RECIPE, phases=(DEVELOP,), clause="PE-O1")
REPLENISH = ACTIONS.add("replenish", KIND, phases=(DEVELOP,), clause="PE-R1")
TAKE_FLORAL = ACTIONS.add("floral", NOTE_NAME, phases=(DEVELOP,), clause="PE-F1")
TAKE_SYNTHETIC = ACTIONS.add("synthetic", NOTE_NAME, phases=(DEVELOP,), clause="PE-F1")
HIRE = ACTIONS.add("hire", phases=(DEVELOP,), clause="PE-H1")
TAKE_MARKER = ACTIONS.add("marker", phases=(DEVELOP,), clause="PE-M1")
IDLE = ACTIONS.add("idle", phases=(DEVELOP,), clause="PE-D2")
INSTALL_RECIPE = ACTIONS.add("install", RECIPE, phases=(INSTALL,), clause="PE-N1")
INSERT_AT = ACTIONS.add("insert", NOTE_NAME, PLACE_NO, phases=(INSERT,), clause="PE-N1")
DISCARD = ACTIONS.add("discard", Card("card", FUNDS, 1), phases=(LIMIT, INSTALL, PAY), clause="PE-D5")
DONE = ACTIONS.add("done", phases=(INSTALL, PAY), clause="PE-D6", ends=True)
USE = ACTIONS.add("use", phases=(BLEND,), clause="PE-B1")
SKIP = ACTIONS.add("skip", phases=(BLEND,), clause="PE-B1")
PRODUCE_CARD = ACTIONS.add("produce", PERFUME, phases=(BLEND,), clause="PE-P1")
PAY_FROM = ACTIONS.add("pay", Name("source", SOURCE_NAMES, "perfumery-source"), phases=(BLEND,), clause="PE-P1")
STORE_KIND = ACTIONS.add("store", KIND, phases=(BLEND,), clause="PE-T1")
COMMIT = ACTIONS.add("commit", phases=(BLEND,), clause="PE-B3", ends=True)

_CARD = Card("card", FUNDS + 1, 0)
_AMOUNTS = [Number(name, 1000) for name in KIND_NAMES]
EVENTS = EventTable()
STARTS = EVENTS.add("starts", "seat {seat} has the Starting Player Marker")
ROUND_BEGINS = EVENTS.add("round", "round {round} begins", Number("round", 128))
LAST_ROUND = EVENTS.add("last-round", "both decks are empty: the last round")
DEALT = EVENTS.add("dealt", "dealt {card} to column {column}", _CARD, COLUMN_NO)
ACQUIRED = EVENTS.add(
    "acquired", "seat {seat} acquired column {column}: {cards} cards",
    COLUMN_NO, Number("cards", CARDS + 1),
)
TOOK = EVENTS.add("took", "seat {seat} took {card} to hand", _CARD)
NEXT_MARKER = EVENTS.add("next-marker", "seat {seat} took the Next Starting Player Marker")
START_MARKER = EVENTS.add(
    "start-marker", "seat {seat} took the Starting Player Marker from seat {from}",
    Number("from", SEATS),
)
DISCARDED = EVENTS.add("discarded", "seat {seat} discarded {card} to column {column}", _CARD, COLUMN_NO)
PLACED = EVENTS.add("placed", "seat {seat} placed a perfumer on the {note} note", NOTE_NAME)
INSTALLED = EVENTS.add(
    "installed", "seat {seat} installed {recipe} in the {note} note at place {place}",
    RECIPE, NOTE_NAME, PLACE_NO,
)
LIFTED = EVENTS.add("lifted", "seat {seat} lifted {recipe}", RECIPE)
SORTED = EVENTS.add(
    "sorted", "seat {seat} put {recipe} into the {note} note at place {place}",
    RECIPE, NOTE_NAME, PLACE_NO,
)
REPLENISHED = EVENTS.add("replenished", "seat {seat} replenished a {essence} essence", KIND)
RECEIVED = EVENTS.add("received", "seat {seat} put a {essence} essence on the {note} Stockyard", KIND, NOTE_NAME)
HIRED = EVENTS.add("hired", "seat {seat} hired the third perfumer")
PAID = EVENTS.add(
    "paid", "seat {seat} paid {paid} for a price of {price}",
    Number("paid", 1000), Number("price", 1000),
)
IDLED = EVENTS.add("idle", "a perfumer of seat {seat} is idle")
BLENDING = EVENTS.add("blending", "the Blending phase begins")
COMMITTED = EVENTS.add("committed", "seat {seat} committed its blending")
USED = EVENTS.add("used", "seat {seat} used {effect} in the {note} note", NOTE_NAME, Effect())
PRODUCED = EVENTS.add(
    "produced", "seat {seat} produced {perfume} for {points}: {synthetics} synthetics, {stored} stored",
    PERFUME, Number("points", 128), Number("synthetics", 128), Number("stored", 128),
)
STORED_SOME = EVENTS.add("stored", "seat {seat} has in storage {floral}F {green}G {animal}A {synthetic}S", *_AMOUNTS)
VOLATILIZED = EVENTS.add("volatilized", "seat {seat} returned {floral}F {green}G {animal}A {synthetic}S", *_AMOUNTS)
JOINED = EVENTS.add("joined", "a perfumer joined seat {seat}, who has {perfumers}", Number("perfumers", 128))
MARKER_PLACED = EVENTS.add("marker-placed", "the Next Starting Player Marker went to column {column}", COLUMN_NO)
KEPT = EVENTS.add("kept", "seat {seat} kept {perfume} for {points}", PERFUME, Number("points", 128))
ENDED = EVENTS.add("ended", "the game ended: {ending}", Name("ending", ENDINGS, "perfumery-ending"))
