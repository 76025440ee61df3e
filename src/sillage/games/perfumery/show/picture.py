"""Perfumery: the table as a picture of text, 80 columns wide. Essences have letters, never colour alone."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sillage.games.perfumery.layout import KIND_LETTERS, KIND_NAMES, NOTE_NAMES
from sillage.kernel.words import Translate

View = dict[str, Any]
LETTERS = dict(zip(KIND_NAMES, KIND_LETTERS, strict=True))
STYLES = dict(zip(KIND_LETTERS, ("hot_pink", "green3", "dark_orange3", "deep_sky_blue1"), strict=True))
LABEL = 12
DISCARDING = ("limit", "install", "pay")        # phases in which cards go back to the columns


def picture(view: View, tr: Translate) -> RenderableType:
    """The whole table, from a seat's view. What a small screen shows comes first: of who blends, the own house."""
    players = sorted(view["players"], key=lambda p: p["seat"] != view["you"])
    mine, *others = [_player(view, player, tr) for player in players]
    market = [_columns(view, tr), _bench(view, tr)]
    rows = [mine, *market] if view["phase"] == "blend" else [*market, mine]
    return Group(_title(view, tr), *rows, *others)


def ask(view: View, tr: Translate) -> str:
    """The sentence that says what is asked of the actor."""
    who = view["seats"][view["actor"]]
    if view["phase"] == "blend":
        draft = view["players"][view["actor"]]["draft"]
        return tr(f"perfumery-ask-{draft['step']}", who=who, **_owed(draft, tr), **_offered(draft, tr))
    action = view["action"]
    return tr(f"perfumery-ask-{view['phase']}", who=who, owed=action["owed"], paid=action["paid"],
              limit=view["hand_limit"])


def _owed(draft: View, tr: Translate) -> dict[str, str]:
    """PE-P1: the essence of a perfume that is paid next, by note and kind."""
    for note, need in zip(NOTE_NAMES, draft["need"] or (), strict=False):
        for kind, count in need.items():
            if count:
                return {"note": tr(f"perfumery-note-{note}"), "kind": tr(f"perfumery-kind-{kind}")}
    return {}


def _offered(draft: View, tr: Translate) -> dict[str, str]:
    """PE-B1: the effect that one may use or skip, and what there is to pay it with."""
    piece = draft["effect"]
    if piece is None:
        return {}
    said = f"{piece['id']} {effect(piece, tr)}" if "id" in piece else str(effect(piece, tr))
    return {"effect": said, "note": tr(f"perfumery-note-{draft['note']}"), "here": str(amounts(draft["flow"], tr))}


def next_column(view: View) -> int:
    """PE-D5: the column to which the next discard goes: the run's; for its first card the lightest, from the right."""
    lightest: View = min(reversed(view["columns"]), key=lambda column: column["weight"])
    return int(view["action"]["run"] or lightest["column"])


def letters(text: str, tr: Translate) -> Text:
    """`FFG`, each letter in its colour, as the language writes it."""
    here = dict(zip(STYLES, tr("perfumery-letters"), strict=True))
    return Text.assemble(*((here.get(letter, letter), STYLES.get(letter, "")) for letter in text))


def amounts(counts: dict[str, int], tr: Translate) -> Text:
    """The essences that lie somewhere, as letters."""
    return letters("".join(LETTERS[kind] * n for kind, n in counts.items()), tr) or Text("–", style="dim")


def effect(piece: View, tr: Translate) -> Text:
    """`F→GA` or `+G`."""
    head = Text.assemble(letters(piece["pay"], tr), "→") if piece["pay"] else Text("+")
    return Text.assemble(head, letters(piece["get"], tr))


def face(card: View, tr: Translate) -> Text:
    """A card in short: id, what it does, its value as payment."""
    text = Text(_typed(card["id"], tr), style="bold")
    if card["kind"] == "recipe":
        text.append(" ").append(effect(card, tr))
    elif card["kind"] == "perfume":
        needs = "/".join(card[note] or "-" for note in NOTE_NAMES)
        text.append(f" ★{card['brand']} ").append(letters(needs, tr))
    return text.append(f" ({card['value']})", style="dim")


def _typed(card: str, tr: Translate) -> str:
    """What players type for a card: its id, but for the Initial Funds, which have a word."""
    with suppress(LookupError):
        return tr(f"perfumery-word-{card}").partition(",")[0]
    return card


def _name(view: View, seat: int, tr: Translate) -> str:
    names: list[str] = view["seats"]
    return names[seat] if seat < len(names) else tr("perfumery-side-rival")


def _title(view: View, tr: Translate) -> Text:
    text = Text(f"{tr('play-round', number=view['round'])} · ", style="bold")
    text.append(tr(f"perfumery-phase-{view['phase']}"), style="bold magenta")
    if view["grade"]:
        text.append(f" · {tr('perfumery-grade-' + view['grade'])}", style="bold yellow")
    decks = view["decks"]
    left = Text(tr("perfumery-left", perfumes=sum(decks["perfumes"]["left"]), recipes=sum(decks["recipes"]["left"])),
                style="dim")
    if view["last_round"]:      # both decks are empty (PE-E1)
        left = Text(tr("perfumery-last"), style="bold red")
    text.append(" " * max(2, 80 - len(text) - len(left))).append_text(left)
    return text


def _columns(view: View, tr: Translate) -> Table:
    table = Table.grid(padding=(0, 1))
    width = 78 // len(view["columns"]) - 1
    cells = []
    for column in view["columns"]:
        table.add_column(width=width)
        head = Text(f"[{column['column']}]", style="reverse")
        if column["taken"] is not None:
            head.append(f" {_name(view, column['taken'], tr)}", style="italic")
        below = [face(card, tr) for card in column["below"]]
        if column["marker"]:
            below.append(Text(tr("perfumery-next"), style="bold yellow"))
        cells.append(([face(card, tr) for card in column["above"]], head, below))
    table.add_row(*(Text("\n").join(above) for above, _, _ in cells))
    table.add_row(*(head for _, head, _ in cells))
    table.add_row(*(Text("\n").join(below) for _, _, below in cells))
    return table


def _bench(view: View, tr: Translate) -> Table:
    table = Table.grid(padding=(0, 1))
    table.add_column(width=LABEL)
    table.add_column()
    markers = tr("perfumery-starter", who=_name(view, view["starter"], tr))
    if view["next_marker"]["seat"] is not None:
        markers += " · " + tr("perfumery-next-owner", who=_name(view, view["next_marker"]["seat"], tr))
    table.add_row(Text(tr("perfumery-markers"), style="bold"), markers)
    spaces = [
        tr("colon", label=tr(f"perfumery-space-{name}"), text="–" if seat is None else _name(view, seat, tr))
        for name, seat in view["taken"].items()
    ]
    table.add_row(Text(tr("perfumery-spaces"), style="bold"), "  ".join(spaces))
    table.add_row(Text(tr("perfumery-prices"), style="bold"), tr("perfumery-prices-are", **view["prices"]))
    if view["phase"] in DISCARDING:
        goes = tr("perfumery-next-column", column=next_column(view))
        table.add_row(Text(tr("perfumery-discards"), style="bold"), goes)
    action = view["action"]
    if action["owed"]:
        table.add_row(Text(tr("perfumery-price"), style="bold"), f"{action['paid']} / {action['owed']}")
    if action["lifted"]:
        table.add_row(Text(tr("perfumery-lifted"), style="bold"), face(action["lifted"], tr))
    return table


def _player(view: View, player: View, tr: Translate) -> Table:
    table = Table.grid(padding=(0, 1))
    table.add_column(width=LABEL)
    table.add_column(width=80 - LABEL - 1)
    now = player["seat"] == view["actor"]
    name = Text(("> " if now else "") + _name(view, player["seat"], tr), style="bold magenta" if now else "bold")
    house = tr("perfumery-house", points=player["points"], home=player["home"], perfumers=player["perfumers"],
               hand=player["hand_size"])
    coins = f" · {tr('perfumery-coins', coins=player['coins'])}" if player["coins"] else ""
    table.add_row(name, house + coins)
    if player["rival"]:
        table.add_row("", _produced(player))
        return table
    if player["hand"] is not None:
        cards = Text("  ").join(face(card, tr) for card in player["hand"]) or Text("–")
        table.add_row(Text(tr("perfumery-hand"), style="dim"), cards)
    for i, note in enumerate(player["notes"]):
        table.add_row(Text(tr(f"perfumery-note-{note['note']}"), style="dim"), _note(view, player, i, tr))
    storage = player["draft"] or player
    stored, spaces = amounts(storage["stored"], tr), amounts(storage["spaces"], tr)
    table.add_row(Text(), Text.assemble(tr("perfumery-storage") + " ", stored, " / ", spaces))
    table.add_row(Text(), _produced(player))
    return table


def _note(view: View, player: View, note: int, tr: Translate) -> Text:
    """The tile and recipes from bottom to top, then the Stockyard.

    `*`: an effect used, `?`: the one asked about, `●`: a perfumer on the tile."""
    row, draft = player["notes"][note], player["draft"]
    used = draft["used"][note] if draft else []
    asked = draft["place"] if draft and draft["note"] == row["note"] else None
    steps = [effect(view["tiles"][note], tr)]
    steps += [Text.assemble((card["id"], "bold"), " ", effect(card, tr)) for card in row["recipes"]]
    for place, step in enumerate(steps):
        step.append("*" if place in used else "?" if place == asked else "")
    text = Text("  ").join(steps).append("  ⇒ ")
    text.append(amounts(draft["yards"][note] if draft else row["yard"], tr))
    if asked is not None:
        text.append(" (").append(amounts(draft["flow"], tr)).append(")")
    return text.append(" ●") if row["used"] else text


def _produced(player: View) -> Text:
    cards = [f"{card['id']} ★{card['brand']}" for card in player["produced"]]
    if player["draft"]:
        cards += [f"+{card['id']} ★{card['brand']}" for card in player["draft"]["made"]]
    return Text(", ".join(cards) or "–")
