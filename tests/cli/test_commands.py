"""simulate, replay, edition, rules."""

import io
import json
import re

import pytest
from rich.console import Console
from rich.markdown import Markdown

from sillage import new
from sillage.arena.simulate import Series, play_series, record_game
from sillage.cli.rules import ANCHOR, clause_text, rules_page_text, rules_text
from sillage.kernel.balance import balance_of, turnable
from sillage.kernel.edition import editions_of, load_edition
from sillage.kernel.found import built_in, game_ids
from sillage.kernel.game import find_game
from sillage.texts import LANGUAGES, rules_page


def test_simulate_tells_scores_win_shares_rounds_and_endings(sillage):
    shown = sillage("simulate parfum --players 3 --games 600 --bot greedy --jobs 2")
    for words in ("95 % interval", "rounds:", "ended by: ", "600 games", "decisions a second"):
        assert words in shown


def test_simulate_json_is_the_same_for_any_number_of_threads(sillage):
    one, two = (
        json.loads(sillage(f"simulate parfum --players 2 --games 1200 --bot random,greedy --jobs {jobs} --json"))
        for jobs in (1, 2)
    )
    for timing in ("seconds", "games_per_second", "decisions_per_second"):
        del one[timing], two[timing]
    assert one == two
    assert one["seats"][1]["wins"]["value"] > 0.95
    assert sum(seat["wins"]["value"] for seat in one["seats"]) == pytest.approx(1)
    assert all(seat["wins"]["low"] <= seat["wins"]["value"] <= seat["wins"]["high"] for seat in one["seats"])


def test_simulated_games_can_be_recorded_and_hold(sillage, tmp_path):
    sillage("simulate parfum --players 2 --games 3 --records games --json")
    for path in sorted((tmp_path / "games").iterdir()):
        assert "holds: Parfum" in sillage(f"replay {path} --check")


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_recorded_game_is_the_very_game_that_was_simulated(bot):
    game, edition = find_game("parfum"), load_edition("parfum")
    series = Series(game, edition, 3, {}, (bot,) * 3, seed=11)
    rows = next(play_series(series, 4))[1]
    for number, row in enumerate(rows):
        table = record_game(series, number)
        assert table.result.scores == row[:3].tolist()
        assert len(table.decisions) == row[8]


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("simulate parfum --bot clever", "there is no bot 'clever'"),
        ("simulate parfum --bot greedy,random --players 3", "names 2 bots"),
        ("simulate parfum --players 9", "2 to 4 players"),
    ],
)
def test_a_wrong_simulation_says_what_is_expected(sillage, command, words):
    assert words in sillage(command, fails=True)


def test_replay_shows_a_game_in_sentences(sillage):
    sillage("play parfum --seed 3 --record game.jsonl --seats Mia,greedy", "clock 1\nclock 3\nquit\n")
    shown = sillage("replay game.jsonl --lang fr --no-step")
    assert "Mia choisit le cadran 1." in shown


def test_replay_check_refuses_what_was_edited(sillage, tmp_path):
    sillage("play parfum --seed 3 --record game.jsonl", "clock 1\nquit\n")
    path = tmp_path / "game.jsonl"
    path.write_text(path.read_text().replace("picked clock 1", "picked clock 4"))
    assert "line 2" in sillage("replay game.jsonl --check", fails=True)


def test_tune_checks_without_playing(sillage):
    assert "No piece is dominated by another." in sillage("tune perfumery --check")
    assert sillage("tune perfumery --check --edition rue-de-grasse", fails=True) == "1"


@pytest.mark.slow
@pytest.mark.parametrize("game", ["parfum", *sorted(set(game_ids()) - set(built_in()))])
def test_tune_reports_before_and_after_and_writes_an_edition_that_plays(sillage, tmp_path, game):
    """Also of a designer's own game, from a package of its own, whose numbers are marked as not found yet."""
    sillage(f"edition new {game} mine.toml")
    mine = tmp_path / "mine.toml"
    mine.write_text(mine.read_text().replace('status = "printed"', 'status = "reconstructed"'))
    said = sillage(f"tune {game} --edition mine.toml --players 2 --games 30 --steps 3 --width 3 --jobs 2 --out study")
    assert "Report and edition" in said
    page = (tmp_path / "study" / "report.md").read_text()
    assert "| what | before | after |" in page
    assert "sum of all misses" in page
    assert (tmp_path / "study" / "worth.png").stat().st_size > 0
    old, new = (turnable(load_edition(game, name), balance_of(find_game(game)))
                for name in ("mine.toml", "study/edition.toml"))
    turned = [(a.name, a.value, b.value) for a, b in zip(old, new, strict=True) if a.value != b.value]
    assert turned, "nothing better was found"
    for name, before, after in turned:
        assert re.search(rf"\| {re.escape(name)}\b.* \| {before} \| {after} \|", page), name
    assert "greedy" in sillage(f"simulate {game} --edition study/edition.toml --players 2 --games 5 --bot greedy")


def test_tune_writes_the_file_that_was_asked_for_under_an_id_of_its_own(sillage, tmp_path):
    """Not the built-in edition of the same id; and what can't be written is refused before a game is played."""
    mine = next(iter(editions_of("parfum").values())).read_text(encoding="utf-8") + "# from my box\n"
    (tmp_path / "mine.toml").write_text(mine)
    said = sillage("tune parfum --edition mine.toml --players 2 --games 5 --steps 0 --jobs 1 --out study")
    assert "out of bounds, 0 pieces dominated" in said
    found = (tmp_path / "study" / "edition.toml").read_text()
    assert found == mine.replace('id = "grasse"', 'id = "grasse-tuned"', 1) != mine
    assert "## Players: 2" in (tmp_path / "study" / "report.md").read_text()
    (tmp_path / "odd.toml").write_text(mine.replace("tiles = [\n", "tiles = [ # mine\n").replace("},\n  {", "}, {"))
    assert "laid out like ours" in sillage("tune parfum --edition odd.toml --games 1000000000", fails=True)


def test_tune_says_how_numbers_may_be_turned(sillage, tmp_path):
    text = next(iter(editions_of("parfum").values())).read_text(encoding="utf-8")
    (tmp_path / "box.toml").write_text(text.replace('"reconstructed"', '"printed"'))
    assert "only tables marked reconstructed" in " ".join(sillage("tune parfum --check --edition box.toml").split())
    assert "only tables marked reconstructed" in sillage("tune parfum --edition box.toml", fails=True)
    sillage("tune parfum --jobs -3", fails=True)


def test_editions_are_listed_and_shown_with_their_status(sillage):
    assert "grasse" in sillage("edition list parfum")
    shown = sillage("edition show parfum --lang fr")
    assert "reconstitué" in shown
    assert "HT07" in shown


def test_an_owner_types_in_an_edition_and_plays_with_it(sillage, tmp_path):
    assert "edition check mine.toml" in sillage("edition new parfum mine.toml")
    path = tmp_path / "mine.toml"
    assert "valid" in sillage("edition check mine.toml")
    assert "exists already" in sillage("edition new parfum mine.toml", fails=True)
    path.write_text(path.read_text().replace('id = "HT07", part = "heart"', 'id = "MINE1", part = "heart"'))
    shown = sillage("play parfum --edition mine.toml --seed 3 --record game.jsonl", "quit\n")
    assert "My edition" in shown
    header = json.loads((tmp_path / "game.jsonl").read_text().splitlines()[0])
    assert "MINE1" in str(header["edition"])


def test_cards_have_names_in_every_language_and_those_of_ones_own_are_told_as_typed(sillage, tmp_path):
    def told(more):
        return sillage(f"play perfumery --players 1 --seed 3 --lang fr {more}", "acquire 1\nquit\n")

    assert "prend P1-08 Parade de roses (3) en main" in told("")
    sillage("edition new perfumery mine.toml")
    path = tmp_path / "mine.toml"
    path.write_text(path.read_text().replace('name = "Rose Parade"', 'name = "My First"'))
    shown = told("--edition mine.toml")
    assert "prend P1-08 My First (3) en main" in shown
    assert "Ambre gris macéré" in shown


def test_a_broken_edition_is_refused_with_line_key_and_what_is_expected(sillage, tmp_path):
    sillage("edition new parfum mine.toml")
    path = tmp_path / "mine.toml"
    lines = path.read_text().splitlines()
    at = next(i for i, line in enumerate(lines) if "HD03" in line)
    lines[at] = lines[at].replace("coins = 1", "coins = -1")
    path.write_text("\n".join(lines))
    message = sillage("edition check mine.toml", fails=True)
    assert f"mine.toml:{at + 1}: notes.tiles.2.coins" in message
    assert "greater than or equal to 0" in message
    assert "found -1" in message


def test_the_rules_are_shown_whole_or_by_clause(sillage):
    assert "PA-E7" in sillage("rules parfum")
    assert "flies" in sillage("rules parfum PA-C8")
    assert "mouches" in sillage("rules parfum PA-C8 --lang fr")
    assert "there is no clause 'PA-Q1'" in sillage("rules parfum PA-Q1", fails=True)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", built_in())
def test_clauses_name_others_and_link_to_no_place_that_a_terminal_has_not(game_id, language):
    assert "](#" in rules_page(game_id, language).read_text(encoding="utf-8")
    page = rules_page_text(game_id, language)
    assert "](#" not in page
    assert not [clause for clause in ANCHOR.findall(rules_text(game_id, language))
                if "](#" in clause_text(game_id, clause, language)]
    terminal = Console(file=io.StringIO(), force_terminal=True, width=80)
    terminal.print(Markdown(page))
    assert not re.search(r"\x1b\]8;[^;]*;#", terminal.file.getvalue())


def test_help_teaches(sillage):
    for command in ("", "play", "simulate", "replay", "rules", "edition new"):
        assert "Usage" in sillage(f"{command} --help".strip())


def test_analyse_tells_chances_turning_points_and_luck_in_both_languages(sillage, tmp_path):
    table = new("fairy_perfume", ["Mia", "greedy"], seed=8)
    while not table.over:
        table.play(table.legal_actions[0])
    table.save(tmp_path / "game.jsonl")
    told = json.loads(sillage("analyse game.jsonl --sims 8 --json"))
    assert [m["number"] for m in told["moments"]] == list(range(1, len(table.decisions) + 1))
    assert told["seats"] == ["Mia", "greedy"]
    for language, words in (("en", "Chance to win"), ("fr", "Chances de gagner")):
        shown = sillage(f"analyse game.jsonl --sims 8 --lang {language}")
        assert "Mia" in shown
        assert words in " ".join(shown.split())


def test_a_data_set_holds_every_decision(sillage, tmp_path):
    """What is in it can be played again: each action is in its mask, results add up to one victory a game."""
    parquet = pytest.importorskip("pyarrow.parquet")
    command = "simulate perfumery --dataset d.parquet --games 2"
    told = json.loads(sillage(f"{command} --players 2 --bot apprentice,random --json"))
    table = parquet.read_table(tmp_path / "d.parquet")
    facts = json.loads(table.schema.metadata[b"sillage"])
    rows = table.to_pylist()
    assert len(rows) == told["decisions"] == len({(row["game"], row["decision"]) for row in rows})
    assert {row["seat"] for row in rows} == {0, 1}
    assert all(row["mask"][row["action"]] == 1 for row in rows)
    assert all(len(row["observation"]) == len(facts["columns"]) for row in rows)
    results = {(row["game"], row["seat"]): (row["won"], row["margin"]) for row in rows}
    assert [results[game, 0][0] + results[game, 1][0] for game in (0, 1)] == [1, 1]
    assert all((won > 0) == (margin >= 0) or margin == 0 for won, margin in results.values())
    assert "decisions of 2 games" in sillage(f"{command} --players 1 --bot random")
