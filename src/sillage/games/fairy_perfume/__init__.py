"""Fairy Perfume, a game by Chika Shirota (CMON, 2025): the header."""

from sillage.games.fairy_perfume.edition import FairyPerfumeEdition
from sillage.games.fairy_perfume.layout import ENDINGS, NOTEPAD, PARTS, PHASES, STATE
from sillage.games.fairy_perfume.words import ACTIONS, EVENTS
from sillage.kernel.game import Game, Option
from sillage.kernel.secrets import OWNER, Secrecy, Secret

GAME = Game(
    id="fairy_perfume",
    name="Fairy Perfume",
    players=range(2, 5),
    phases=PHASES,
    endings=ENDINGS,
    options=(
        Option("side", ("A", "B"), "A"),
        Option("variant", (False, True), False),
        Option("choose_fairies", (False, True), False),     # variant only; else they are dealt
        Option("live", (False, True), False),               # a live table: a beat may be waited through
    ),
    has_chance=True,
    has_secrets=True,
    simultaneous=True,
    longest=200_000,
    most_moves=40,
    rules_version=1,
    state=STATE,
    parts=PARTS,
    actions=ACTIONS,
    events=EVENTS,
    secrecy=Secrecy(
        STATE,
        turn=("actor", "phase", "pending", "player.left"),
        public=(                                            # FA-S6: everything but choices not yet revealed
            "actor", "phase", "players", "rounds", "ending", "board", "variant", "live", "pending", "holder",
            "last_holder", "glass", "beat", "turn", "doubled", "dusting", "market", "goal",
            "player.coins", "player.power", "player.fairy", "player.track", "player.status", "player.waited",
            "player.traded", "player.further", "player.left", "player.bottle", "player.shaken", "player.stored",
            "player.aside", "player.ability", "player.goal",
        ),
        secret=(
            Secret("player.choice", knows=OWNER),           # FA-1g
            Secret("player.leaving", knows=OWNER),          # FA-2a
        ),
    ),
    edition_model=FairyPerfumeEdition,
    notepad=NOTEPAD,
)
