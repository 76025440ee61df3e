"""People who hand over the keyboard, in a real terminal: nothing that one of them saw stays for the other."""

import io
import os
import re

import pytest
from rich.console import Console

pytest.importorskip("pty")

from sillage.cli.screen import Screen
from sillage.kernel.found import built_in

from .terminal import Players, Sitting

CHOOSE = {"en": "or help):", "fr": "ou aide)\u202f:"}
SURE = {"en": "n does not:", "fr": "pour renoncer\u202f:"}
HAND_OVER = {"en": "then press Enter.", "fr": "appuyez sur Entrée."}
WATER, FIRST = "water", "a"
WORTHS = re.compile(r"(?:water|eau) \d+ \(\d")      # what only their owner may read


@pytest.fixture
def sit(tmp_path):
    sittings = []

    def start(command, language="en"):
        sittings.append(Sitting(command, str(tmp_path), language))
        return sittings[-1]

    yield start
    for sitting in sittings:
        sitting.close()


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", built_in())
def test_two_people_play_a_whole_game_and_leave_nothing_at_any_hand_over(sit, tmp_path, game, language):
    command = f"play {game} --turn-based --seed 3 --seats Mia,Max --plain --record {tmp_path / 'game.jsonl'}"
    sitting, word, players = sit(command, language), CHOOSE[language], Players(game, language)
    while word:
        word = sitting.until(CHOOSE[language], HAND_OVER[language], SURE[language])
        if word == HAND_OVER[language]:
            assert len(sitting.glass.kept["alternate"].strip().splitlines()) == 1
        if word:
            sitting.type(players.next()[0] if word == CHOOSE[language] else "")
    assert players.have_played(tmp_path / "game.jsonl")
    assert {"en": "The game is over", "fr": "La partie est finie"}[language] in sitting.glass.kept["normal"]
    assert not sitting.glass.kept["alternate"].strip()


def rows(screen, name):
    """The rows of a player, with the line below (the water)."""
    return re.findall(rf"^(?:> )?{name} .*\n.*", screen.replace("\r", ""), re.MULTILINE)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.rule("PA-S7")
def test_a_rivals_tokens_are_nowhere_on_the_screen_or_above_it(sit, language):
    sitting, shown, saw = sit("play parfum --seed 3 --seats Mia,Max --plain", language), None, {"Mia": 0, "Max": 0}
    for _ in range(50):
        word = sitting.until(CHOOSE[language], HAND_OVER[language], SURE[language])
        screen = sitting.glass.kept["alternate"]
        assert "Mia" not in sitting.glass.kept["normal"]     # till the end all is on the other screen
        if word == SURE[language]:
            sitting.type("")
            continue
        if word == HAND_OVER[language]:
            assert len(screen.strip().splitlines()) == 1, "something stayed above the prompt"
            shown = next(name for name in saw if name in screen)
            sitting.type("")
            continue
        shown = shown or next(name for name in saw if WORTHS.search(rows(screen, name)[0]))
        rival = next(name for name in saw if name != shown)
        assert rows(screen, rival)
        assert not any(WORTHS.search(row) for row in rows(screen, rival))
        saw[shown] += len([row for row in rows(screen, shown) if WORTHS.search(row)])
        sitting.type(WATER if "well" in screen.rpartition("?")[2] or "puits" in screen.rpartition("?")[2] else FIRST)
    assert all(saw.values())
    while sitting.until(CHOOSE[language], HAND_OVER[language], SURE[language]) != CHOOSE[language]:
        sitting.type("")
    sitting.type("quit")
    sitting.until()
    assert "--resume" in sitting.glass.kept["normal"]
    assert not WORTHS.search(sitting.glass.kept["normal"])
    assert not sitting.glass.kept["alternate"].strip(), "what the last one saw is still there"


def test_a_rivals_lines_are_not_brought_back_by_the_arrow_keys(sit):
    sitting = sit("play parfum --seed 3 --seats Mia,Max --plain")
    sitting.until(CHOOSE["en"])
    sitting.type("clock 1")
    sitting.until(HAND_OVER["en"])
    sitting.type("")
    sitting.until(CHOOSE["en"])
    sitting.type("\x1b[A")
    sitting.until(CHOOSE["en"])
    assert "clock 1" not in sitting.glass.kept["alternate"].rpartition("Pick clock")[2]


def test_what_one_did_in_several_steps_is_told_to_the_next(sit):
    sitting = sit("play parfum --seed 3 --seats Mia,Max --plain")
    typed = iter(["clock 1", "clock 2", "clock 3", "clock 4", "take rose", "take rose", "take violet"])
    while (line := next(typed, None)) is not None:
        while sitting.until(CHOOSE["en"], HAND_OVER["en"], SURE["en"]) != CHOOSE["en"]:
            sitting.type("")
        sitting.type(line)
    while (word := sitting.until(CHOOSE["en"], HAND_OVER["en"], SURE["en"])) != HAND_OVER["en"]:
        sitting.type("done" if word == CHOOSE["en"] else "")
    sitting.type("")
    sitting.until(CHOOSE["en"])
    assert sitting.glass.kept["alternate"].count("takes a rose die") == 2


def test_ctrl_z_leaves_no_secrets_behind_with_a_prompt_below_them(sit):
    """Nothing would wipe the screen of a program that is stopped."""
    sitting = sit("play parfum --seed 3 --seats Mia,Max --plain")
    sitting.until(CHOOSE["en"])
    os.write(sitting.fd, b"\x1a")
    sitting.type("clock 1")
    assert sitting.until(HAND_OVER["en"])


class Typed(io.StringIO):
    def isatty(self):
        return True


@pytest.mark.parametrize(("pipe", "multiplexer", "leaky"), [
    (True, "", True),               # sillage play ... | tee game.log
    (False, "1234.pts-0", True),    # in GNU screen
    (False, "", False),
])
def test_where_not_all_can_be_wiped_one_is_told_and_it_is_out_of_sight(monkeypatch, pipe, multiplexer, leaky):
    monkeypatch.setattr("sys.stdin", Typed())
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("STY", multiplexer) if multiplexer else monkeypatch.delenv("STY", raising=False)
    console = Console(file=io.StringIO(), force_terminal=not pipe, height=24)
    screen = Screen(console, private=True)
    assert screen.leaky == leaky
    screen.wipe()
    assert console.file.getvalue().count("\n") == (25 if leaky else 0)
    assert ("\x1b[3J" in console.file.getvalue()) != pipe
    assert not Screen(console, private=False).leaky
