"""Parfum: how its pieces are taken, which compare, and which of its numbers may be turned.

A note compares with others of its part by what it needs, what it brings into a perfume, and its coins; a customer with
others of the same stack by wish and price."""

from __future__ import annotations

from collections.abc import Iterator

from sillage.games.parfum.edition import ParfumEdition
from sillage.games.parfum.layout import AROMA_NAMES
from sillage.kernel.balance import Balance, Face, Kind, Knob


def faces(edition: ParfumEdition) -> Iterator[Face]:
    for note in edition.notes.tiles:
        gives = note.aromas if note.components is None else note.components
        needs = [-note.aromas.get(aroma, 0) for aroma in AROMA_NAMES]  # type: ignore[call-overload]
        brings = [gives.get(aroma, 0) for aroma in AROMA_NAMES]  # type: ignore[call-overload]
        yield Face(note.id, note.part, (*needs, *brings, note.coins))
    for customer in edition.customers.tokens:
        wants = [-customer.wants.get(aroma, 0) for aroma in AROMA_NAMES]  # type: ignore[call-overload]
        yield Face(customer.id, customer.stack, (*wants, customer.price))


BALANCE = Balance(
    kinds=(
        Kind("note", taken=(("claimed", "note"),), shown=(("drew", "note"),)),
        Kind("customer", taken=(("sold", "customer"),), shown=(("arrived", "customer"),)),
        Kind("clock", taken=(("picked", "clock"),), must=True),
    ),
    knobs=(
        Knob("notes.tiles.*.coins", 1, 6, kind="note", price=False),
        Knob("customers.tokens.*.price", 4, 14, kind="customer", price=False),
        Knob("clocks_three.actions.*", 3, 7, kind="clock", price=False),
    ),
    faces=faces,
    starts="picked",
    boards=({},),
)
