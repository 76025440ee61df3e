"""The full screen: arrows, mouse, letters and words choose; between people falls a curtain; beats go on in place."""

from __future__ import annotations

import asyncio
import html
import re
import signal

import pytest
from textual.events import Key
from textual.widgets import OptionList

import sillage
from sillage.cli.panes import Curtain, Page, Question, Ready
from sillage.cli.window import Window
from sillage.kernel.found import built_in
from sillage.texts import LANGUAGES, texts

from .terminal import FullScreen, Players

WORTHS = re.compile(r"(?:water|eau) \d+ \(\d")      # what only their owner may read (PA-S7)
HAND_OVER = {"en": "Hand over to", "fr": "Passez"}
PATIENCE = 6000                                     # looks at the screen before something must have happened


def seen(window) -> str:
    """What stands on the screen."""
    lines = re.findall(r"<text[^>]*>(.*?)</text>", window.export_screenshot())
    return html.unescape("\n".join(lines)).replace("\xa0", " ")


class Player:
    """Plays at a window by keys and mouse, and waits until what was done has come about."""

    def __init__(self, window, pilot):
        self.window, self.pilot, self.table = window, pilot, window.table

    async def until(self, true):
        for _ in range(PATIENCE):
            if true():
                return
            if not self.window.is_running:
                raise AssertionError(f"the window was left before it came about: {self.state()}")
            await self.pilot.pause(0.02)
        raise AssertionError(f"it never came about: {self.state()}")

    def state(self):
        """Where the game and its window stand."""
        window, made = self.window, self.table.decisions
        return "\n".join([
            f"{len(made)} decisions, the last ones {[decision.notation for decision in made[-3:]]}",
            f"in {self.table.phase}, asked {self.table.asked}, looks {window.sitting.shown}, over {self.table.over}",
            f"screens {window.screen_stack}, works on {[str(worker) for worker in window.workers]}",
            f"lines not read {window._typed.qsize()}; on the screen:", seen(window) if window.screen_stack else "",
        ])

    async def on(self, screen, words=""):
        """Until a screen is there, and these words are on it."""
        await self.until(lambda: isinstance(self.window.screen, screen) and words in seen(self.window))

    async def type(self, text):
        await self.pilot.press(*["space" if sign == " " else sign for sign in text], "enter")

    async def decides(self, *keys, count=1):
        """Presses keys, until so many decisions more were made."""
        before = len(self.table.decisions)
        await self.pilot.press(*keys)
        await self.until(lambda: len(self.table.decisions) >= before + count)


def at_a_window(
    tmp_path, play, game="parfum", seats=("Mia", "greedy"), language="en", size=(130, 40), until=None, **options
):
    """Has `play` play at a new window, from the first decision in the step `until` on; returns the window."""
    table = sillage.new(game, seats, seed=3, forced=True, options=options)
    while until is not None and table.phase != until:
        table.apply(int(table.position.choose()))
    window = Window(table, language, tmp_path / "game.jsonl")

    async def run():
        async with window.run_test(size=size) as pilot:
            await pilot.pause()
            await play(Player(window, pilot))
            window.workers.cancel_all()     # what it is about to show would find no panes

    asyncio.run(run())
    return window


def test_arrows_letters_words_and_the_mouse_choose(tmp_path):
    async def play(player):
        await player.decides("down", "down", "enter")
        assert player.table.decisions[0].notation == "clock 3"
        await player.until(lambda: len(player.table.decisions) >= 2)        # the other one has chosen
        legal = [str(action) for action in player.table.legal_actions]
        rows = player.window.query_one(OptionList)
        await player.pilot.click(rows, offset=(4, 1))
        await player.until(lambda: len(player.table.decisions) >= 3)
        assert player.table.decisions[2].notation == legal[1]
        before = len(player.table.decisions)
        await player.type("take rose")
        await player.until(lambda: len(player.table.decisions) > before)
        assert player.table.decisions[before].notation == "take rose"

    window = at_a_window(tmp_path, play)
    assert (tmp_path / "game.jsonl").is_file()
    assert not window.table.over


def test_words_typed_ahead_are_lines_of_their_own(tmp_path):
    async def play(player):
        for sign in "nonsense\rclock 3\r":       # without waiting for what comes of a key
            player.window.post_message(Key("enter" if sign == "\r" else sign, sign))
        await player.until(lambda: len(player.table.decisions) >= 1)
        assert player.table.decisions[0].notation == "clock 3"

    at_a_window(tmp_path, play)


def test_what_is_typed_wrong_is_said_and_what_is_final_asks_once(tmp_path):
    async def play(player):
        await player.decides("a", "enter")
        await player.until(lambda: player.table.actor == 0)
        await player.type("take incense")
        await player.until(lambda: "incense" in seen(player.window))
        await player.decides("a", "enter")
        await player.until(lambda: player.table.phase == "prepare" and player.table.actor == 0)
        before = len(player.table.decisions)
        await player.type("water")
        await player.on(Question)
        await player.pilot.press("n")
        await player.until(lambda: not isinstance(player.window.screen, Question))
        assert len(player.table.decisions) == before
        await player.type("water")
        await player.until(lambda: len(player.table.decisions) > before)    # it asks once for a kind

    at_a_window(tmp_path, play)


@pytest.mark.parametrize("key", ["ctrl+c", "ctrl+d", "ctrl+q"])
def test_keys_that_leave_keep_the_game(tmp_path, key):
    async def play(player):
        await player.pilot.press(*"ab", "left", "ctrl+d")           # something is typed: no end of input
        assert player.window.is_running
        await player.pilot.press("backspace", key)
        await player.until(lambda: not player.window.is_running)

    at_a_window(tmp_path, play)
    assert (tmp_path / "game.jsonl").is_file()


@pytest.mark.parametrize("way", ["SIGTERM", "SIGQUIT"])
def test_a_window_without_a_terminal_leaves_signals_to_whoever_runs_it(tmp_path, way):
    """Else one that ends these tests would only close the window, and be taken for a fault of it."""
    if not hasattr(signal, way):
        pytest.skip("no such signal here")
    before = signal.getsignal(getattr(signal, way))

    async def play(player):
        assert signal.getsignal(getattr(signal, way)) == before

    at_a_window(tmp_path, play)


def test_a_wait_at_a_window_that_was_left_ends_at_once_and_says_so(tmp_path):
    async def play(player):
        await player.decides("a", "enter")
        player.window.action_leave()
        with pytest.raises(AssertionError, match=r"(?s)was left .*clock 1.*Blank"):
            await player.until(lambda: len(player.table.decisions) > 1000)

    at_a_window(tmp_path, play)


@pytest.mark.parametrize(("language", "help_", "sign"), [
    ("en", "help", "the aromas violet"), ("fr", "aide", "les arômes violette"),
])
def test_help_shows_the_legend_and_rules_are_a_page(tmp_path, language, help_, sign):
    async def play(player):
        await player.type(help_)
        await player.on(Page)
        await player.until(lambda: sign in re.sub(r"\s+", " ", seen(player.window)))
        await player.pilot.press("escape")
        await player.until(lambda: not isinstance(player.window.screen, Page))
        player.window.action_command("rules")
        await player.on(Page)

    at_a_window(tmp_path, play, language=language, size=(100, 50))


@pytest.mark.parametrize("language", ["en", pytest.param("fr", marks=pytest.mark.slow)])
def test_a_small_terminal_shows_all_that_counts(tmp_path, language):
    """80 by 24: the first line whole, how to see the rest, what one has rolled, what ends the step, what was said."""
    words = {"en": ("flacons 25", "PgDn", "flasks", "done", "Taken back: take"),
             "fr": ("flacons 25", "PgSuiv", "fioles", "terminé", "Repris\u202f: prends")}[language]

    async def play(player):
        table = player.table
        await player.until(lambda: words[0] in seen(player.window) and words[1] in seen(player.window))
        await player.decides("a", "enter")
        await player.decides("a", "enter")
        await player.until(lambda: table.phase == "prepare" and table.actor == 0)
        await player.decides("a", "enter")
        made = len(table.decisions)
        await player.type("undo")
        await player.until(lambda: len(table.decisions) < made and words[4] in seen(player.window))
        while table.phase == "prepare":
            made = len(table.decisions)
            await player.pilot.press("a", "enter")
            await player.until(lambda made=made: len(table.decisions) > made
                               or isinstance(player.window.screen, Question))
            if isinstance(player.window.screen, Question):
                await player.decides("enter")
        assert table.phase == "distill"
        await player.until(lambda: words[2] in seen(player.window) and words[3] in seen(player.window))

    at_a_window(tmp_path, play, language=language, size=(80, 24))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", built_in())
def test_a_small_terminal_begins_with_what_is_reconstructed(tmp_path, game, language):
    """The whole sentence, however many tables it names."""
    told = [part.split() for part in texts(language)("play-reconstructed", tables="|", game=game).split("|")]

    async def play(player):
        await player.until(lambda: all(" ".join(words) in " ".join(seen(player.window).split()) for words in told))

    at_a_window(tmp_path, play, game, language=language, size=(80, 24))


@pytest.mark.rule("PA-S7")
@pytest.mark.parametrize("size", [(80, 24), (130, 40)], ids=["narrow", "wide"])
def test_a_curtain_falls_between_people(tmp_path, size):
    async def play(player):
        await player.decides("a", "enter")
        await player.on(Curtain, "Hand over to M")
        curtain = seen(player.window)
        assert len([line for line in curtain.splitlines() if line.strip()]) <= 2      # the sentence, and the title
        await player.pilot.press("enter")
        await player.until(lambda: not isinstance(player.window.screen, Curtain))

    at_a_window(tmp_path, play, seats=("Mia", "Max"), size=size)


@pytest.mark.rule("PA-S7", "PA-C5")
def test_what_one_was_told_is_not_in_the_log_of_the_next(tmp_path):
    """How much a token is worth is its owner's to know."""
    drawn = "takes a token worth"

    async def play(player):
        table, window = player.table, player.window
        mine = table.actor
        await player.type("water")
        await player.on(Question)
        await player.pilot.press("enter")
        await player.until(lambda: drawn in " ".join(seen(window).split()))
        while not isinstance(window.screen, Curtain):
            made = len(table.decisions)
            await player.type("water" if table.phase == "prepare" else "done" if table.phase == "distill" else "a")
            await player.until(lambda made=made: len(table.decisions) > made or isinstance(window.screen, Question))
            if isinstance(window.screen, Question):
                await player.decides("enter")
            await player.until(lambda: table.actor == mine or isinstance(window.screen, Curtain))
        await player.pilot.press("enter")
        await player.until(lambda: not isinstance(window.screen, Curtain))
        await player.until(lambda: "token" in seen(window))
        assert table.actor != mine
        assert drawn not in " ".join(seen(window).split())

    at_a_window(tmp_path, play, seats=("Mia", "Max"), until="prepare")


@pytest.mark.rule("FA-3f", "FA-3e")
@pytest.mark.parametrize("size", [(80, 24), (130, 40)], ids=["narrow", "wide"])
def test_what_ends_a_step_is_in_sight_where_the_list_is_too_long(tmp_path, size):
    async def play(player):
        rows = player.window.query_one(OptionList)
        await player.until(lambda: rows.option_count > 8 and "Dust nothing" in seen(player.window))
        assert seen(player.window).count("Dust nothing") == 1
        assert rows.virtual_size.height > rows.size.height

    at_a_window(tmp_path, play, "fairy_perfume", size=size, until="act", live=False)


@pytest.mark.rule("FA-1i")
def test_a_beat_is_answered_by_a_key_or_passes(tmp_path):
    async def play(player):
        await player.on(Ready, "Ready?")        # it begins when one is ready, who sees the table and the keys
        assert not player.table.decisions
        shown = " ".join(seen(player.window).split())
        for words in ("Ready?", "bottle YYYYY", "h hard Shake hard"):
            assert words in shown
        await player.pilot.press("enter")
        await player.until(lambda: bool(player.window._keys))
        await player.decides("h")
        assert player.table.decisions[0].notation == "hard"
        made = len(player.table.decisions)
        await player.until(lambda: len(player.table.decisions) > made)
        assert any(decision.notation == "wait" for decision in player.table.decisions[made:])

    at_a_window(tmp_path, play, "fairy_perfume", live=True)


# ---- in a real terminal ----------------------------------------------------------------------------
CHOOSE = {"en": "our choice (a letter", "fr": "otre choix (une lettre"}     # its first sign is under the cursor
SURE = {"en": "t be taken back", "fr": "pas le reprendre"}


def sit_through(folder, game, language, most):
    """Two people play until the game ends, or for so many decisions; returns the terminal."""
    pytest.importorskip("pty")
    record, players = folder / "game.jsonl", Players(game, language)
    at = FullScreen(f"play {game} --turn-based --seed 3 --seats Mia,Max --record {record}", str(folder), language)
    at.wait(lambda: CHOOSE[language] in at.shown())
    while not players.table.over and decisions(record) < most:
        seat = players.seat
        words, final = players.next()
        before = at.shown()
        at.press(f"{words}\r")
        if players.seat == seat and not final:      # what is filled in and not committed is in no record yet
            at.wait(lambda before=before: CHOOSE[language] in at.shown() != before)
        if final:
            at.wait(lambda: SURE[language] in at.shown())
            at.press("\r")
            at.wait(lambda: SURE[language] not in at.shown())
        at.wait(lambda: decisions(record) >= len(players.table.decisions))
        if players.table.over:
            break
        if players.seat != seat:
            at.wait(lambda: HAND_OVER[language] in at.shown() and is_curtain(at.shown()))
            at.press("\r")
            at.wait(lambda: CHOOSE[language] in at.shown() and HAND_OVER[language] not in at.shown())
        assert len(WORTHS.findall(at.shown())) <= 1, "a rival's tokens are to be seen"
    if not players.table.over:
        at.press("\x11")
    at.wait(lambda: False)
    assert not players.table.over or players.have_played(record)
    return at


def is_curtain(shown: str) -> bool:
    """Whether a sentence stands on the screen and nothing else."""
    return len([line for line in shown.splitlines() if line.strip()]) == 1


def decisions(record) -> int:
    return len(record.read_text(encoding="utf-8").splitlines()) - 1 if record.exists() else 0


def left_behind(at) -> str:
    """All that can be read afterwards: the normal screen, and what scrolled off either."""
    return at.shown("normal") + at.above("normal") + at.above("alternate")


@pytest.mark.rule("PA-S7")
def test_a_terminal_keeps_nothing_of_the_full_screen(tmp_path):
    at = sit_through(tmp_path, "parfum", "en", 8)
    assert "--resume" in at.shown("normal")
    assert not at.above("alternate").strip()
    assert "Mia" not in left_behind(at)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", built_in())
def test_a_whole_game_in_a_terminal_leaves_only_its_end(tmp_path, game, language):
    at = sit_through(tmp_path, game, language, 100_000)
    assert {"en": "The game is over", "fr": "La partie est finie"}[language] in left_behind(at)
    assert not at.above("alternate").strip()


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", built_in())
def test_two_people_play_a_whole_game(tmp_path, game, language):
    """By keys alone; whoever looks sees no rival's tokens, and at a hand-over there is nothing to see."""
    players = Players(game, language)

    async def play(player):
        window, table = player.window, player.table
        while not table.over:
            seat = players.seat
            words, final = players.next()
            assert len(WORTHS.findall(seen(window))) <= 1
            await player.type(words)
            if final:
                await player.on(Question)
                await player.pilot.press("enter")
            await player.until(lambda: len(table.decisions) >= len(players.table.decisions))
            if not table.over and players.seat != seat:
                await player.on(Curtain, HAND_OVER[language])
                assert not WORTHS.search(seen(window))
                await player.pilot.press("enter")
                await player.until(lambda: not isinstance(window.screen, Curtain))

    window = at_a_window(tmp_path, play, game, ("Mia", "Max"), language)
    assert window.table.over
    assert players.have_played(tmp_path / "game.jsonl")
