"""The game in the terminal."""

import io
import json
import re

import pytest
from rich.console import Console

from sillage import load, new
from sillage.bots import make_bot
from sillage.cli import play
from sillage.kernel.edition import editions_of, load_edition
from sillage.kernel.found import built_in, game_ids
from sillage.kernel.game import find_game
from sillage.texts import texts

EVERY = [(game_id, players) for game_id in game_ids() for players in find_game(game_id).players]


def moves(path):
    return [json.loads(line) for line in path.read_text().splitlines() if '"n":' in line]


def test_a_newcomer_sees_the_table_the_choices_and_that_pieces_are_reconstructed(sillage):
    shown = sillage("play parfum --seed 3", "quit\n")
    assert "Reconstructed, not the printed pieces: clocks for three, notes, customers." in shown
    assert "Sillage is not affiliated" in shown
    for word in ("Street", "Distillery", "Market", "Well", "Clock", "clock 4", "Pick clock 4"):
        assert word in shown
    assert all(len(line) <= 80 for line in shown.splitlines() if "Saved to" not in line)


@pytest.mark.parametrize("game_id", built_in())
def test_what_is_reconstructed_is_told_in_the_players_language(sillage, game_id):
    shown = " ".join(sillage(f"play {game_id} --turn-based --seed 3 --lang fr", "quit\n").split())
    told = shown.partition("non imprimé : ")[2].partition(". Voir `")[0]
    tables = load_edition(game_id).reconstructed()
    names = [texts("fr")(f"{game_id}-table-{name}") for name in tables]
    assert told.lower() == ", ".join(names).lower()
    assert f"sillage edition show {game_id}`" in shown


def test_a_table_without_a_name_is_told_by_its_id(sillage, tmp_path):
    usual = next(iter(editions_of("nightscent").values())).read_text(encoding="utf-8")
    mine = usual.replace('status = "printed"', 'status = "reconstructed"')
    (tmp_path / "mine.toml").write_text(mine, encoding="utf-8")
    shown = sillage("play nightscent --seed 3 --edition mine.toml", "quit\n")
    assert "Reconstructed, not the printed pieces: course, sack, points, dew, seedlings." in shown


def test_a_whole_game_can_be_played_by_letters(sillage, tmp_path):
    shown = sillage("play parfum --seed 4 --record game.jsonl", "a\n" * 2000)
    assert "The game is over" in shown
    assert "rank" in shown
    assert load(tmp_path / "game.jsonl").over


def seats(players):
    return ["Mia", *["greedy"] * (players - 1)]


def begun(path, game_id, players):
    """A game of Mia's of which three quarters are played."""
    greedy = make_bot("greedy", seed=5)
    length = len(new(game_id, ["greedy"] * players, seed=5).decisions)
    table = new(game_id, seats(players), seed=5)
    while len(table.decisions) < 0.75 * length and not table.over:
        table.play(greedy.choose(table.seat_view(0)), 0)
    table.save(path)


@pytest.mark.parametrize(("game_id", "players", "whole"), [
    *((*one, False) for one in EVERY), *(pytest.param(*one, True, marks=pytest.mark.slow) for one in EVERY)
])
def test_every_number_of_players_plays_to_the_end(sillage, tmp_path, game_id, players, whole):
    """In `make test` its last quarter: a screen for each of a thousand choices takes long to draw."""
    command = f"play {game_id} --turn-based --seats {','.join(seats(players))} --seed 5 --record game.jsonl"
    if not whole:
        begun(tmp_path / "game.jsonl", game_id, players)
        command = f"play {game_id} --resume game.jsonl"
    shown = sillage(command, "a\n" * 5000)
    assert "The game is over" in shown
    table = load(tmp_path / "game.jsonl")
    ranking = shown.rpartition("rank")[2]
    for side in range(find_game(game_id).sides(players)):
        assert table.name_of(side, texts("en")) in ranking


def test_without_a_game_and_nobody_to_ask_it_is_the_first_by_name(sillage):
    first = min(texts("en")(f"{game_id}-name") for game_id in game_ids())
    assert f"{first} · edition" in sillage("play --turn-based", "quit\n")


@pytest.mark.parametrize("answer", ["2", "number"])
def test_without_a_game_the_player_is_asked_which(monkeypatch, answer):
    class Keyboard(io.StringIO):
        def isatty(self):
            return True

    names = sorted((texts("en")(f"{game_id}-name"), game_id) for game_id in game_ids())
    typed = Keyboard("go\n" + (answer if answer == "2" else names[1][0].upper()) + "\n")
    screen = io.StringIO()
    monkeypatch.setattr("sys.stdin", typed)
    monkeypatch.setattr(play, "Console", lambda: Console(file=screen, force_terminal=True, color_system=None))
    assert play.choose_game("en") == names[1][1]
    assert all(name in screen.getvalue() for name, _ in names)


def test_a_game_in_french_speaks_french(sillage):
    shown = sillage("play parfum --seed 3 --lang fr", "clock 1\nhelp\nquit\n")
    assert "Reconstitué" in shown
    assert "Choisir le cadran" in shown
    assert "Votre choix" in shown


def test_quit_saves_and_resume_goes_on_exactly_there(sillage, tmp_path):
    path = tmp_path / "game.jsonl"
    sillage("play parfum --seed 3 --record game.jsonl", "clock 1\nquit\n")
    before = path.read_text()
    shown = sillage("play parfum --resume game.jsonl", "quit\n")
    assert path.read_text() == before
    assert "clock 3" in shown
    sillage("play parfum --resume game.jsonl", "clock 3\nquit\n")
    assert len(moves(path)) > len([line for line in before.splitlines() if '"n":' in line])


def test_the_end_of_input_saves_too(sillage, tmp_path):
    assert "--resume" in sillage("play parfum --seed 3 --record game.jsonl", "clock 1\n")
    assert moves(tmp_path / "game.jsonl")[0]["action"] == "clock 1"


def test_a_game_whose_last_line_was_cut_off_is_resumed_from_the_line_before(sillage, tmp_path):
    path = tmp_path / "game.jsonl"
    sillage("play parfum --seed 3 --record game.jsonl", "clock 1\nclock 3\ntake rose\nquit\n")
    whole = path.read_text()
    path.write_text(whole[:-20])
    assert "was cut off" in sillage("play parfum --resume game.jsonl", "quit\n")


def test_a_damaged_game_is_refused_with_the_line(sillage, tmp_path):
    path = tmp_path / "game.jsonl"
    sillage("play parfum --seed 3 --record game.jsonl", "clock 1\nquit\n")
    path.write_text(path.read_text().replace('"action":"clock 1"', '"action":"clock 2"'))
    assert "line 2: was changed" in sillage("play parfum --resume game.jsonl", fails=True)


def test_hint_help_list_board_log_and_rules_change_nothing(sillage, tmp_path):
    path = tmp_path / "game.jsonl"
    shown = sillage(
        "play parfum --seed 3 --record game.jsonl", "hint\nhelp\nlist\nboard\nlog\nrules PA-C8\nrules PA-X\nquit\n"
    )
    hinted = re.findall(r"(\d+) %  clock \d", shown)
    assert len(hinted) == 3     # the three best moves, with their chances to win
    assert all(0 <= int(wins) <= 100 for wins in hinted)
    assert "About as good as clock" in shown or "Better than clock" in shown
    assert "takes your last decision back" in shown
    assert "PA-C8" in shown
    assert "There is no clause PA-X" in shown
    assert not moves(path)


def test_undo_takes_back_and_says_why_not(sillage):
    assert "Taken back: clock 1" in sillage("play parfum --seed 3", "clock 1\nundo\nquit\n")
    typed = "clock 1\nclock 2\nclock 3\n\nclock 4\n\nwater\nundo\nquit\n"
    shown = sillage("play parfum --seed 3 --seats Mia,Max", typed)
    assert "Can’t be taken back: chance has decided since\n" in shown


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["fills in your hidden choices", "nothing to fill in now", "Look it over", "Taken back: produce P1-08"]),
        ("fr", ["fait vos choix cachés", "rien à remplir", "Relisez", "Repris\u202f: produis P1-08"]),
    ],
)
def test_auto_fills_in_a_draft_that_is_then_looked_over(sillage, tmp_path, language, said):
    typed = "help\nauto\nacquire 1\nfloral top\nauto\nundo\ncommit\nquit\n"
    shown = sillage(f"play perfumery --players 1 --seed 3 --lang {language} --record game.jsonl", typed)
    assert [shown.count(words) for words in said] == [1, 1, 1, 1]
    kinds = [row["action"].split()[0] for row in moves(tmp_path / "game.jsonl")]
    assert kinds == ["acquire", "floral", "use", "use", "use", "commit"]


@pytest.mark.parametrize(
    ("typed", "clause", "words"),
    [
        ("water", "PA-C5", "another phase"),
        ("why water", "PA-C5", "another phase"),
        ("why clock 1", "", "That is legal"),
        ("clock 9", "", "expected: clock 1, clock 2, clock 3, clock 4"),
        ("clok 1", "", "did you mean: clock?"),
        ("99", "", "choices have letters, from a to d"),
        ("why", "", "Type why and an action"),
    ],
)
def test_a_try_that_is_not_legal_is_explained(sillage, typed, clause, words):
    shown = " ".join(sillage("play parfum --seed 3", f"{typed}\nquit\n").split())
    assert words in shown
    assert clause in shown


def test_friends_at_one_keyboard_never_see_each_others_tokens(sillage):
    shown = sillage("play parfum --seed 3 --seats Mia,Max", "clock 1\n\nclock 2\n\nclock 3\n\nclock 4\nquit\n")
    assert "Hand over to M" in shown
    for part in shown.split("Hand over to "):
        rows = [line for line in part.splitlines() if "water" in line and "(" in line and "×" in line]
        assert len(rows) <= 1 + part.count("when do you wake up")


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("play chess", "there is no game 'chess'; there are: "),
        ("play parfum --players 7", "2 to 4 players, not 7"),
        ("play parfum --seats Mia,Max --players 3", "names 2 seats"),
        ("play parfum --seats Mia,Mia", "a name of its own"),
        ("play parfum --lang de", "no texts in 'de'"),
        ("play parfum --option speed=1", "no option 'speed'"),
        ("play parfum --option first_game=maybe", "expected one of: false, true"),
        ("play parfum --edition nowhere.toml", "can't be read"),
        ("play parfum --resume nowhere.jsonl", "can't be read"),
    ],
)
def test_a_wrong_call_says_what_is_expected(sillage, command, words):
    assert words in sillage(command, fails=True)


def test_the_first_game_option_deals_the_clocks(sillage):
    assert "is dealt clock" in sillage("play parfum --seed 3 --option first_game=true", "log\nquit\n")


@pytest.mark.rule("PE-B3")
def test_two_people_choose_at_the_same_time_one_after_the_other(sillage):
    """Who has committed is not asked again: the keyboard goes to the other."""
    shown = sillage("play perfumery --seed 3 --seats Mia,Max", "a\n" * 60 + "quit\n")
    assert "Round 2 begins" in shown
