"""Parfum: the table as a picture of text, 80 columns wide. Aromas have letters, never colour alone."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sillage.kernel.words import Translate

View = dict[str, Any]
LETTERS = {"violet": "Vi", "bergamot": "Be", "rose": "Ro", "vanilla": "Va", "lavender": "La"}
STYLES = {"violet": "medium_purple1", "bergamot": "green3", "rose": "indian_red1", "vanilla": "gold3",
          "lavender": "cornflower_blue"}
LIKELY = ("take", "water", "claim")     # choices that are listed first
AT_PERFUMES = ("place", "sell", "discard")      # phases in which one looks at what one has, not at the distillery


def picture(view: View, tr: Translate) -> RenderableType:
    """The whole table, from a seat's view. What a small screen shows comes first."""
    rows = [_distillery(view, tr), _bench(view, tr), _players(view, tr)]
    return Group(_title(view, tr), _street(view, tr), *(reversed(rows) if view["phase"] in AT_PERFUMES else rows))


def ask(view: View, tr: Translate) -> str:
    """The sentence that says what is asked of the actor."""
    who = view["seats"][view["actor"]]
    return tr(f"parfum-ask-{view['phase']}", who=who, left=view["turn"]["actions_left"], limit=view["token_limit"])


def aromas(amounts: dict[str, int]) -> Text:
    """`Ro Ro La`, each in its colour."""
    text = Text()
    for aroma, count in amounts.items():
        for _ in range(count):
            text.append(LETTERS[aroma] + " ", style=STYLES[aroma])
    text.rstrip()
    return text


def _components(amounts: dict[str, int]) -> Text:
    """`Vi4 La1`: the same, short."""
    return Text(" ").join(Text(f"{LETTERS[a]}{n}", style=STYLES[a]) for a, n in amounts.items())


def _title(view: View, tr: Translate) -> Text:
    text = Text(f"{tr('play-round', number=view['round'])} · ", style="bold")
    if view["last_round"]:
        text.append(f"{tr('parfum-last')} · ", style="bold red")
    text.append(tr(f"parfum-phase-{view['phase']}"), style="bold magenta")
    customers = view["stack"]["A"] + view["stack"]["B"]
    left = tr("parfum-left", bag=view["bag"]["left"], customers=customers, flacons=view["flacons"])
    text.append(" " * max(2, 80 - len(text) - len(left)) + left, style="dim")
    return text


def _band(label: str, cells: list[list[Text]]) -> Table:
    table = Table.grid(padding=(0, 1))
    table.add_column(width=12)
    for _ in cells:
        table.add_column(width=10, no_wrap=True)
    for i in range(max(len(cell) for cell in cells)):
        head = Text(label, style="bold") if i == 0 else Text()
        table.add_row(head, *(cell[i] if i < len(cell) else Text() for cell in cells))
    return table


def _street(view: View, tr: Translate) -> Table:
    cells = [
        [Text(tr("parfum-gap"), style="dim")] if c is None else
        [Text(c["id"], style="bold"), aromas(c["wants"]), Text(tr("parfum-pays", price=c["price"]))]
        for c in view["street"]
    ]
    return _band(tr("parfum-street"), cells)


def _distillery(view: View, tr: Translate) -> Table:
    cells = [
        [Text(f"{i} {tr('parfum-gap')}", style="dim")] if n is None else
        [Text.assemble(f"{i} ", (n["id"], "bold")), Text(f"{tr('parfum-part-' + n['part'])} +{n['coins']}"),
         aromas(n["aromas"])]
        for i, n in enumerate(view["distillery"], start=1)
    ]
    return _band(tr("parfum-distillery"), cells)


def _bench(view: View, tr: Translate) -> Table:
    table = Table.grid(padding=(0, 1))
    table.add_column(width=12)
    table.add_column()
    turn = view["turn"]
    dice = [(k, {a: n for a, n in turn[k].items() if n}) for k in ("taken", "flasks", "flies")]
    shown = [Text.assemble(f"{tr('parfum-' + k)} ", aromas(d)) for k, d in dice if d]
    if shown:
        table.add_row(Text(tr("parfum-roll"), style="bold"), Text("   ").join(shown))
    if turn["claimed"]:
        table.add_row(Text(tr("parfum-claimed"), style="bold"), ", ".join(n["id"] for n in turn["claimed"]))
    faces = {a: die["flask_faces"] for a, die in view["dice"].items()}
    market = Text("  ").join(
        Text(f"{LETTERS[a]}×{n} ({faces[a]}/6)", style=STYLES[a]) for a, n in view["market"].items()
    )
    table.add_row(Text(tr("parfum-market"), style="bold"), market)
    table.add_row(Text(tr("parfum-well"), style="bold"),
                  tr("parfum-well-left", left=view["well"]["left"], spent=_worths(view["well"]["spent"], tr)))
    clocks = "  ".join(
        tr("colon", label=str(c["clock"]),
           text=f"{c['actions']} " + ("–" if c["seat"] is None else view["seats"][c["seat"]]))
        for c in view["clocks"]
    )
    table.add_row(Text(tr("parfum-clock"), style="bold"), tr("parfum-clocks", clocks=clocks))
    markers = ", ".join(f"{view['seats'][seat]} {view['players'][seat]['money']}" for seat in view["track"])
    table.add_row(Text(tr("parfum-markers"), style="bold"), tr("parfum-markers-order", markers=markers))
    stack = view["stack"]
    if stack["closing_in"] is not None:
        near = tr("parfum-closing-in", customers=stack["A"] + stack["closing_in"])
        table.add_row(Text(tr("parfum-end"), style="bold"), near)
    return table


def _worths(counts: list[int], tr: Translate) -> str:
    return " ".join(tr("parfum-worth", count=n, worth=w) for w, n in enumerate(counts) if n) or "–"


def _players(view: View, tr: Translate) -> Table:
    table = Table.grid(padding=(0, 1))
    table.add_column(width=12)
    table.add_column(width=20)
    table.add_column()
    for player in sorted(view["players"], key=lambda p: p["seat"] != view["you"]):
        name = view["seats"][player["seat"]]
        now = player["seat"] == view["actor"]
        water = f"{tr('parfum-water')} {player['water']}"
        if player["worths"] is not None and player["water"]:
            water += f" ({_worths(player['worths'], tr)})"
        purse = Text(f"{tr('parfum-money')} {player['money']}\n{water}")
        table.add_row(Text(("> " if now else "") + name, style="bold magenta" if now else "bold"), purse,
                      _perfumes(player, tr))
    return table


def _perfumes(player: View, tr: Translate) -> Text:
    lines = []
    sold_out = 0
    for perfume in player["perfumes"]:
        if perfume["complete"] and not perfume["flacons"]:
            sold_out += 1
            continue
        parts = ("head", "heart", "base") if perfume["side"] == "major" else ("head", "base")
        held = "+".join(perfume[part] or "…" for part in parts)
        stock = tr("parfum-flacons", count=perfume["flacons"]) if perfume["complete"] else tr("parfum-unfinished")
        lines.append(Text.assemble(
            f"{perfume['number']} ", (f"{tr('parfum-side-' + perfume['side'])} ", "dim"), f"{held} ",
            _components(perfume["components"]), f" {stock}",
        ))
    if sold_out:
        lines.append(Text(tr("parfum-sold-out", count=sold_out), style="dim"))
    return Text("\n").join(lines) if lines else Text("–", style="dim")
