"""Fairy Perfume, a game by Chika Shirota (CMON, 2025): the header."""

from sillage.games.fairy_perfume.edition import FairyPerfumeEdition
from sillage.games.fairy_perfume.layout import ENDINGS, NOTEPAD, PARTS, PHASES, STATE
from sillage.games.fairy_perfume.words import ACTIONS, EVENTS
from sillage.kernel.game import Game, Option, Tempo

GAME = Game(
    id="fairy_perfume",
    name="Fairy Perfume",
    players=range(2, 5),
    phases=PHASES,
    endings=ENDINGS,
    options=(
        Option("side", ("A", "B"), "A", board=True),
        Option("variant", (False, True), False, board=True),
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
    edition_model=FairyPerfumeEdition,
    notepad=NOTEPAD,
    tempo=Tempo(option="live", wait="wait", seconds=2.0, lag=0.5),      # FA-1i
    levels={"novice": {"whim": 0.45}, "apprentice": {"whim": 0.2}, "nose": {"sims": 5000}},
    colour="#3f6f6a",
)
