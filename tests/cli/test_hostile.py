"""Whoever types what nobody should: bytes that are no text, very long lines, keys for the next one, two clicks at once,
an end from outside, a window that is too small."""

import os
import re
import signal

import pytest
from textual.widgets import OptionList

import sillage
from sillage.cli.panes import Curtain, Question
from sillage.cli.window import Window

from .test_secrets import CHOOSE, HAND_OVER, SURE, sit  # noqa: F401
from .test_window import at_a_window, seen

GARBAGE = bytes([1, 2, *range(0x20, 0x7F), *range(0x80, 0x100)])
ASKED = "our choice (a letter"      # its first sign is under the cursor


# ---- plain lines -----------------------------------------------------------------------------------
@pytest.mark.parametrize("line", ["x" * 20_000, "why " + "x" * 20_000, "rules " + "x" * 20_000, "list " + "x" * 20_000])
def test_a_very_long_line_is_not_understood(sillage, line):
    shown = sillage("play parfum --seed 3", f"{line}\nclock 1\nquit\n")
    assert "takes clock 1" in shown or "picks clock 1" in shown
    assert len(shown) < 20_000


def test_signs_that_no_keyboard_writes_are_not_written_back(sillage):
    shown = sillage("play parfum --seed 3", "\x1b[2J\x1b]0;title\x07boo\nquit\n")
    assert "boo" in shown
    assert "\x1b" not in shown


@pytest.mark.parametrize("encoding", ["utf-8:strict", "utf-8"])
def test_bytes_that_are_no_text_end_nothing(sit, monkeypatch, encoding):      # noqa: F811
    pytest.importorskip("pty")
    monkeypatch.setenv("PYTHONIOENCODING", encoding)
    sitting = sit("play parfum --seed 3 --plain")
    sitting.until(CHOOSE["en"])
    os.write(sitting.fd, b"\xff\xfe\x80\n")
    assert sitting.until(CHOOSE["en"])
    sitting.type("quit")
    sitting.until()
    assert "--resume" in sitting.glass.kept["normal"]


def test_what_is_typed_ahead_does_not_raise_the_curtain(sit):       # noqa: F811
    """Enter once too often: the next one's pieces would be shown to who still sits there."""
    pytest.importorskip("pty")
    sitting = sit("play parfum --seed 3 --seats Mia,Max --plain")
    sitting.until(CHOOSE["en"])
    os.write(sitting.fd, b"clock 1\n\nclock 2\n")
    assert sitting.until(CHOOSE["en"], HAND_OVER["en"]) == HAND_OVER["en"]
    assert "Hand over to Max" in sitting.glass.kept["alternate"]
    sitting.type("")
    assert sitting.until(CHOOSE["en"], HAND_OVER["en"]) == CHOOSE["en"]
    assert "Mia picks clock 1" in sitting.glass.kept["alternate"]
    assert "Max picks clock" not in sitting.glass.kept["alternate"]


@pytest.mark.parametrize("way", [signal.SIGTERM, signal.SIGQUIT], ids=["ended", "Ctrl-\\"])
def test_who_is_ended_from_outside_leaves_a_clean_screen(sit, way):      # noqa: F811
    pytest.importorskip("pty")
    sitting = sit("play parfum --seed 3 --seats Mia,Max --plain")
    sitting.until(CHOOSE["en"])
    sitting.end(way)
    assert sitting.glass.on == "normal"
    assert not sitting.glass.kept["alternate"].strip()
    assert "--resume" in sitting.glass.kept["normal"]


@pytest.mark.parametrize(("language", "words"), [("en", "whoever scrolls back"), ("fr", "qui remonte plus haut")])
def test_a_terminal_that_can_not_be_cleared_is_told(sit, monkeypatch, language, words):        # noqa: F811
    pytest.importorskip("pty")
    monkeypatch.setenv("SILLAGE_TEST_TERM", "dumb")
    sitting = sit("play parfum --seed 3 --seats Mia,Max", language)
    sitting.until(CHOOSE[language])
    assert words in sitting.glass.kept["normal"].replace("\n", " ")
    sitting.type("a")
    sitting.until(HAND_OVER[language])
    assert sitting.glass.kept["normal"].rpartition("Mia")[2].count("\n") >= 24      # out of sight, at least


# ---- the full screen -------------------------------------------------------------------------------
@pytest.fixture
def full(tmp_path):
    pytest.importorskip("pty")
    from .terminal import FullScreen

    at = FullScreen("play parfum --seed 3 --seats Mia,Max", str(tmp_path))
    at.wait(lambda: ASKED in at.shown())
    yield at
    at.close()


def test_what_is_typed_before_the_screen_is_there_is_forgotten(tmp_path):
    pytest.importorskip("pty")
    from .terminal import FullScreen

    at = FullScreen("play parfum --seed 3 --seats Mia,Max", str(tmp_path))
    at.press("clock 1\nclock 2\n")
    assert at.wait(lambda: ASKED in at.shown())         # it stands where nothing is typed
    at.close()


def test_bytes_that_are_no_text_do_not_end_the_full_screen(full):
    os.write(full.fd, GARBAGE)
    full.press("\r")
    assert full.wait(lambda: "clock?" in full.shown())
    full.press("clock 1\r")
    assert full.wait(lambda: "Hand over to Max" in full.shown())


@pytest.mark.parametrize("way", [signal.SIGTERM, signal.SIGQUIT, "\x11", "\x03"],
                         ids=["ended", "quit", "Ctrl-Q", "Ctrl-C"])
def test_the_full_screen_that_is_ended_leaves_nothing_on_it(full, way):
    """Not every terminal has a screen of its own for it that goes away."""
    if isinstance(way, str):
        full.press(way)
        full.wait(lambda: False)
    else:
        full.end(way)
    assert full.on == "normal"
    assert not re.search(r"\w\w", full.shown("alternate"))      # but what the screen's reader makes of a code
    assert "--resume" in full.shown("normal").replace("\n", "")      # wherever the path of the record breaks the line


def test_keys_typed_ahead_are_no_choice_of_the_next_one(tmp_path):
    async def play(player):
        for line in ("clock 1", "clock 2", ""):
            player.window._typed.put_nowait(line)
        await player.on(Curtain, "Hand over to Max")
        await player.pilot.press("enter")
        await player.until(lambda: not isinstance(player.window.screen, Curtain))
        await player.until(lambda: "clock 2" in seen(player.window))
        await player.pilot.pause(0.1)
        assert len(player.table.decisions) == 1

    at_a_window(tmp_path, play, seats=("Mia", "Max"))


def test_a_second_click_on_what_is_gone_does_nothing(tmp_path):
    async def play(player):
        window, rows = player.window, player.window.query_one(OptionList)
        gone = [rows.get_option_at_index(0)] * 2
        for option in gone:
            window.on_option_list_option_selected(OptionList.OptionSelected(rows, option, 0))
        await player.until(lambda: player.table.actor == 0 and len(player.table.decisions) == 2)
        window.on_option_list_option_selected(OptionList.OptionSelected(rows, gone[0], 0))
        await player.decides("a", "enter")
        assert window.is_running

    at_a_window(tmp_path, play)


def test_enter_on_the_button_that_says_no_means_no(tmp_path):
    async def play(player):
        await player.decides("a", "enter")
        await player.decides("a", "enter")
        await player.until(lambda: player.table.phase == "prepare" and player.table.actor == 0)
        before = len(player.table.decisions)
        await player.type("water")
        await player.on(Question)
        player.window.screen.query_one("#no").focus()
        await player.pilot.press("enter")
        await player.until(lambda: not isinstance(player.window.screen, Question))
        assert len(player.table.decisions) == before

    at_a_window(tmp_path, play)


def test_a_narrow_window_wraps_what_it_shows(tmp_path):
    """40 by 20: nothing is cut off at the right."""
    async def play(player):
        await player.until(lambda: "customers 20" in seen(player.window) or "flacons 25" in seen(player.window))

    at_a_window(tmp_path, play, size=(40, 30))


def test_a_mistake_of_ours_tells_nothing_of_what_is_secret(tmp_path, capsys, monkeypatch):
    """What variables held when it happened would be read on the normal screen."""
    def draw(self, tempo=None):
        tokens = "-".join("two")
        raise RuntimeError(f"{len(tokens)} signs")

    monkeypatch.setattr(Window, "_draw", draw)
    window = Window(sillage.new("parfum", ["Mia", "Max"], seed=3), "en", tmp_path / "game.jsonl")
    window.run(headless=True)
    said = capsys.readouterr().err
    assert "RuntimeError" in said
    assert "5 signs" in said
    assert "t-w-o" not in said
    assert window.return_code == 1
