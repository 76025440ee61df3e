"""Shaking in the terminal: a beat in real time, and turn-based."""

import io
import os
import time
from dataclasses import replace
from threading import Thread

import pytest
from rich.console import Console

import sillage as library
from sillage.cli import beat
from sillage.table.spoken import Tongue
from sillage.texts import texts

pty = pytest.importorskip("pty")
termios = pytest.importorskip("termios")


@pytest.fixture
def keyboard(monkeypatch):
    """A terminal to type on; returns the function that presses keys as soon as the beat runs."""
    typing, terminal = pty.openpty()

    def press(keys):
        while termios.tcgetattr(terminal)[3] & termios.ICANON:      # single keys are not read yet
            time.sleep(0.01)
        os.write(typing, keys.encode())

    with os.fdopen(terminal, "r") as stdin:
        monkeypatch.setattr("sys.stdin", stdin)
        yield lambda keys: Thread(target=press, args=(keys,), daemon=True).start()
    os.close(typing)


def ask(press=lambda: None, **tempo):
    """One beat of a live table, asked of the first seat."""
    table = library.new("fairy_perfume", ["Mia", "Max"], seed=1, options={"live": True})
    actions, shown = list(table.legal_actions), io.StringIO()
    press()
    console, tongue = Console(file=shown, width=80, force_terminal=True), Tongue(table.game, texts("en"))
    action = beat.ask_in_time(console, "the bottle", actions, replace(table.game.tempo, **tempo), tongue, "en")
    return action.kind, shown.getvalue()


@pytest.mark.rule("FA-1i")
@pytest.mark.parametrize(("keys", "kind"), [("g", "gentle"), ("H", "hard"), ("xs", "stop")])
def test_a_key_in_time_is_a_choice(keyboard, keys, kind):
    assert beat.can_read_keys()
    chosen, shown = ask(lambda: keyboard(keys), seconds=60)     # busy machines are slow; a key ends the beat at once
    assert chosen == kind
    assert "the bottle" in shown


def test_keys_are_those_of_the_players_language_and_the_english_ones_too():
    table = library.new("fairy_perfume", ["Mia", "Max"], seed=1, options={"live": True})
    keys = beat.keys_of(list(table.legal_actions), table.game.tempo, Tongue(table.game, texts("fr")))
    assert {key: action.kind for key, action in keys.items()} == {
        "d": "gentle", "f": "hard", "s": "stop", "g": "gentle", "h": "hard"}
    assert list(beat.shown_keys(keys)) == ["d", "f", "s"]


@pytest.mark.rule("FA-1i")
def test_without_a_key_the_beat_is_waited_through(keyboard):
    assert ask(seconds=0.2)[0] == "wait"


def test_turn_based_the_shaking_screen_shows_bottle_limit_and_hourglass_and_hint_the_odds(sillage):
    shown = sillage("play fairy_perfume --turn-based --seed 3", "hint\nhard\nstop\nquit\n")
    for words in ("round 1", "beat 1", "bottle YYYYY GGG cc", "shaking, 0/4", "takes the hourglass"):
        assert words in shown
    assert "shake: 100 % safe, worth +" in shown
    assert "wait" not in shown.split("Your choice")[0]


def test_in_french_a_round_is_a_manche(sillage):
    assert "manche 1" in sillage("play fairy_perfume --turn-based --seed 3 --lang fr", "quit\n")
