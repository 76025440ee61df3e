"""Fairy Perfume: the table as a picture of text, 80 columns wide. Stones have letters, never colour alone."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sillage.games.fairy_perfume.layout import CUBES, FAIRY_NAMES
from sillage.kernel.words import Translate

View = dict[str, Any]
STYLES = {"yellow": "gold1", "green": "green3", "white": "bold", "blue": "cornflower_blue", "red": "red3",
          "pink": "hot_pink", "charcoal": "grey50", "cube": "magenta"}
SAND, GONE, CUBE, FREE = "▓", "░", "■", "□"


def picture(view: View, tr: Translate) -> RenderableType:
    """The whole table, from a seat's view: the market, then every dashboard with bottle and hourglass."""
    players = sorted(view["players"], key=lambda p: p["seat"] != view["you"])
    traits = [_traits(view, tr)] if view["phase"] == "choose" else []
    return Group(_title(view, tr), _market(view, tr), *traits, *(_dashboard(view, p, tr) for p in players))


def ask(view: View, tr: Translate) -> str:
    """The sentence that says what is asked of the actor."""
    me = _laid_out(view["players"][view["actor"]])
    left = view["dusting"] if view["phase"] == "dust-more" else max(0, sum(_stones(me["shaken"])) - me["value"])
    who = view["seats"][view["actor"]]
    return tr(f"fairy_perfume-ask-{view['phase']}", who=who, left=left, price=view["further_price"])


def _laid_out(player: View) -> View:
    """A player's stones as chosen so far: what is to be left aside lies there already (FA-2a)."""
    leaving = player["leaving"] or {}
    shaken = {piece: n - leaving.get(piece, 0) for piece, n in player["shaken"].items()}
    aside = {piece: player["aside"].get(piece, 0) + leaving.get(piece, 0) for piece in STYLES}
    return {**player, "shaken": {p: n for p, n in shaken.items() if n}, "aside": {p: n for p, n in aside.items() if n}}


def letter(piece: str, tr: Translate) -> str:
    """The sign of a piece, as the language writes it."""
    return tr("fairy_perfume-letters")[list(STYLES).index(piece)]


def stones(pieces: dict[str, int], tr: Translate) -> Text:
    """`YY G cc`, each in its colour."""
    words = [Text(letter(piece, tr) * count, style=STYLES[piece]) for piece, count in pieces.items()]
    return Text(" ").join(words) if words else Text("–", style="dim")


def _stones(pieces: dict[str, int]) -> list[int]:
    return [n for piece, n in pieces.items() if piece != "cube"]


def _title(view: View, tr: Translate) -> Text:
    text = Text(style="bold")
    if view["round"]:       # choosing a fairy comes before the first
        text.append(f"{tr('fairy_perfume-round', number=view['round'])} · ")
    text.append(tr(f"fairy_perfume-phase-{view['phase']}"), style="bold magenta")
    if view["phase"] == "shake":
        text.append(f" · {tr('fairy_perfume-beat', number=view['beat'])} · ")
        text.append_text(_glass(view, tr))
    placed = max(player["placed"] for player in view["players"])
    near = tr("fairy_perfume-end-near", placed=placed, cubes=CUBES, pink=view["market"]["pink"]["left"])
    text.append(" " * max(2, 80 - text.cell_len - len(near)) + near, style="dim")
    return text


def _glass(view: View, tr: Translate) -> Text:
    """The hourglass: a grain for each beat left."""
    if view["glass"] is None:
        return Text(tr("fairy_perfume-glass-stands"))
    sand = SAND * view["glass"] + GONE * (view["glass_beats"] - view["glass"])
    return Text(f"{tr('fairy_perfume-glass')} {sand} {view['glass']}", style="bold yellow")


def _market(view: View, tr: Translate) -> Table:
    table = Table.grid(padding=(0, 1))
    table.add_column(width=10)
    table.add_column(width=69)
    offers = Text("  ").join(
        Text(f"{letter(s, tr)}×{m['left']} ({m['price']}{tr('fairy_perfume-short-coins')})", style=STYLES[s])
        for s, m in view["market"].items()
    )
    offers.append(f"  {letter('charcoal', tr)}×{view['charcoal_pool']}", style=STYLES["charcoal"])
    table.add_row(Text(tr("fairy_perfume-market"), style="bold"), offers)
    abilities = ", ".join(
        f"{tr('fairy_perfume-ability-' + a['id'])} {_price(a, tr)}{_marks(a['seats'])}" for a in view["abilities"]
    )
    table.add_row(Text(tr("fairy_perfume-abilities"), style="bold"), abilities)
    goals = ", ".join(
        f"{tr('fairy_perfume-goal-' + g['id'])} {_price(g, tr)} ({'/'.join(map(str, g['points']))})"
        f"{_marks([s for s, n in enumerate(g['cubes']) for _ in range(n)])}"
        for g in view["goals"]
    )
    table.add_row(Text(tr("fairy_perfume-goals"), style="bold"), goals)
    return table


def _price(offer: View, tr: Translate) -> str:
    return f"{offer['price']}{tr('fairy_perfume-short-' + offer['currency'])}"


def _marks(seats: list[int]) -> str:
    """The seats whose cubes lie there."""
    return f" [{''.join(str(s + 1) for s in seats)}]" if seats else ""


def _traits(view: View, tr: Translate) -> Table:
    """FA-X1 to FA-X5: what each fairy is like, for those who choose one."""
    table = Table.grid(padding=(0, 1))
    table.add_column(width=13)
    table.add_column(width=66)
    for fairy in FAIRY_NAMES[1:]:
        name = Text(tr(f"fairy_perfume-companion-{fairy}"), style="bold")
        table.add_row(name, tr(f"fairy_perfume-trait-{fairy}", **view["traits"].get(fairy, {})))
    return table


def _dashboard(view: View, player: View, tr: Translate) -> Table:
    table = Table.grid(padding=(0, 1))
    table.add_column(width=10)
    table.add_column(width=69)
    player, now = _laid_out(player), player["seat"] == view["actor"]
    name = Text(f"{'> ' if now else ''}{player['seat'] + 1} {view['seats'][player['seat']]}",
                style="bold magenta" if now else "bold")
    track = (FREE * player["opened"] + CUBE * player["track"]).ljust(CUBES, FREE)
    line = Text(f"{tr('fairy_perfume-value')} {player['value']} {track}  ")
    line.append(tr("fairy_perfume-purse", coins=player["coins"], power=player["power"]))
    if player["fairy"] != "plain":
        line.append(f"  {tr('fairy_perfume-companion-' + player['fairy'])}", style="italic")
    if view["holder"] == player["seat"]:
        line.append(f"  {tr('fairy_perfume-has-glass')}", style="bold yellow")
    table.add_row(name, line)
    places = [Text.assemble((f"{tr('fairy_perfume-' + place)} ", "dim"), stones(player[place], tr))
              for place in ("bottle", "shaken", "stored", "aside") if player[place] or place == "bottle"]
    if view["phase"] == "shake":
        out = sum(_stones(player["shaken"]))
        places.append(Text(tr(f"fairy_perfume-status-{player['status']}", out=out, value=player["value"])))
    table.add_row("", Text("  ").join(places))
    return table
