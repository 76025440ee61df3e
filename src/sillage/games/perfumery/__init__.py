"""Perfumery, a game by Totsuca Chuo (Tactical Games, 2020): the header."""

from sillage.games.perfumery.edition import PerfumeryEdition
from sillage.games.perfumery.layout import ENDINGS, PARTS, PHASES, STATE
from sillage.games.perfumery.words import ACTIONS, EVENTS
from sillage.kernel.game import Game
from sillage.kernel.secrets import OWNER, Secrecy, Secret

GAME = Game(
    id="perfumery",
    name="Perfumery",
    players=range(1, 5),
    phases=PHASES,
    endings=ENDINGS,
    options=(),
    has_chance=True,
    has_secrets=True,
    simultaneous=True,
    longest=30_000,
    most_moves=84,
    rules_version=1,
    state=STATE,
    parts=PARTS,
    actions=ACTIONS,
    events=EVENTS,
    secrecy=Secrecy(
        STATE,
        turn=("actor", "phase", "pending"),
        public=(
            "actor", "phase", "players", "rounds", "ending", "seats", "last_round", "pending", "starter",
            "next_owner", "next_column", "sort_taken", "replenish_taken", "marker_taken", "run", "installing",
            "lifted", "owed", "paid", "columns", "left", "deck", "column",
            "player.perfumers", "player.home", "player.hired", "player.essence_used", "player.held",
            "player.perfumes", "player.points", "player.hand", "player.note", "player.yard", "player.stored",
            "player.spaces", "player.produced",
        ),
        secret=(Secret("player.draft", knows=OWNER),),      # PE-B3; hands are known to whoever kept track
    ),
    edition_model=PerfumeryEdition,
    solo_rival=True,
)
