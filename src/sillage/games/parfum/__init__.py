"""Parfum, a game by Marcel Süßelbeck and Marco Ruskowski (Queen Games, 2015): the header."""

from sillage.games.parfum.edition import ParfumEdition
from sillage.games.parfum.layout import ENDINGS, PARTS, PHASES, STATE
from sillage.games.parfum.words import ACTIONS, EVENTS
from sillage.kernel.game import Game, Option
from sillage.kernel.secrets import NOBODY, OWNER, Secrecy, Secret

GAME = Game(
    id="parfum",
    name="Parfum",
    players=range(2, 5),
    phases=PHASES,
    endings=ENDINGS,
    options=(Option("first_game", (False, True), False),),
    has_chance=True,
    has_secrets=True,
    simultaneous=False,
    longest=60_000,
    most_moves=320,
    rules_version=1,
    state=STATE,
    parts=PARTS,
    actions=ACTIONS,
    events=EVENTS,
    secrecy=Secrecy(
        STATE,
        turn=("actor", "phase"),
        public=(
            "actor", "phase", "players", "rounds", "ending", "first_game", "last_round",
            "clocks", "picks", "clock_owner", "turn", "chances", "track",
            "actions_left", "claiming", "market", "taken", "flasks", "flies", "claims", "claimed",
            "spaces", "shops", "distillery", "street", "bag_left", "bag", "a_left", "b_left", "closing_in",
            "stack", "served", "well_left", "spent", "renewed", "flacons_out",
            "player.money", "player.water", "player.perfumes", "player.fetched", "player.perfume",
            "player.unfinished", "player.for_sale",
        ),
        secret=(
            Secret("player.worths", knows=OWNER, open_at_end=True),   # PA-S7
            Secret("player.drawn", knows=OWNER),
            Secret("well", knows=NOBODY),
        ),
    ),
    edition_model=ParfumEdition,
)
