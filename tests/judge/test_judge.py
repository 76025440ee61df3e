"""A second reading of the rulebooks, in plain Python, agrees with the rules: on every legal action, on every
consequence, on every result (docs/record.md)."""

from __future__ import annotations

import json
import re
from itertools import count
from pathlib import Path

import pytest

from sillage.cli.judge import judge_file, referee_of
from sillage.judge import judge_text
from sillage.kernel.edition import check_edition, editions_of, load_edition
from sillage.kernel.found import built_in, game_ids
from sillage.kernel.game import find_game
from sillage.table.decision import seeded_dice
from sillage.table.table import Table
from sillage.testing import cases
from tests import golden
from tests.judge.side_by_side import play

CASES = [case for game_id in built_in() for case in cases(game_id)]
RECORDS = sorted(golden.FOLDER.rglob("*.jsonl"))
GAMES = 1000            # of each game, in the long study
WHIMS = (0.05, 0.3, 1)  # how much of a game chance decides
PAGE = (Path(__file__).parents[2] / "docs" / "record.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("case", CASES, ids=str)
def test_rules_and_judge_agree_on_whole_games(case):
    assert play(case.table(seed=1), 1, 0.3) > 50


@pytest.mark.parametrize(("game_id", "edition"), [(g, e) for g in built_in() for e in list(editions_of(g))[1:]])
def test_rules_and_judge_agree_on_other_editions(game_id, edition):
    """PE-S4's coins, FA-X1's cube from the right."""
    pieces, game = load_edition(game_id, edition), find_game(game_id)
    options = {"variant": True} if game_id == "fairy_perfume" else {}
    table = Table(game, pieces, ["a", "b", "c", "d"], options=options, dice=seeded_dice(1))
    assert play(table, 1, 0.3) > 50


@pytest.mark.slow
@pytest.mark.parametrize("game_id", built_in())
def test_rules_and_judge_agree_on_a_thousand_games(game_id):
    ways = [case for case in CASES if case.game_id == game_id]
    compared = 0
    for seed in range(GAMES):
        compared += play(ways[seed % len(ways)].table(seed=seed), seed, WHIMS[seed % len(WHIMS)])
    print(f"{game_id}: {GAMES} games, {compared} decisions")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden_games_hold(path):
    assert judge_file(path).result is not None


# ---- where there is little of something ------------------------------------------------------------
SCARCE = [
    ("parfum", {"water": {"tokens": [2, 2, 2, 2], "start": 2}}, "took no token: the well is empty"),
    ("parfum", {"notes": {"tiles": [{"coins": 0}]}, "perfumes": {"bargain": {"minor": 0, "major": 0}}}, "money +0 = "),
    ("fairy_perfume", {"supply": {"charcoal": 14}, "stone_prices": {"coins": {"red": 0}}}, "charcoal not taken"),
    ("fairy_perfume", {"shake": {"gentle": [99, 1, 0, 0], "hard": [99, 1, 0, 0]}}, "gained 0 coins and 0 power"),
]


def changed(data, change):
    """Plain data with some of it changed; of a list, every item likewise."""
    if isinstance(change, dict):
        return {**data, **{key: changed(data.get(key, {}), value) for key, value in change.items()}}
    if isinstance(change, list) and isinstance(change[0], dict):
        return [changed(item, change[0]) for item in data]
    return change


@pytest.mark.parametrize(("game_id", "change", "words"), SCARCE, ids=lambda value: str(value)[:24])
def test_what_is_cut_short_or_nothing_is_said(game_id, change, words):
    """PA-C6, PA-W2, FA-1f: a reward that the pieces don't reach for, an income of 0; and the judge knows it."""
    edition = check_edition(changed(load_edition(game_id).data(), change))
    for seed in count():
        assert seed < 40, f"nobody was told of {words!r}"
        table = Table(find_game(game_id), edition, ["a", "b", "c", "d"], dice=seeded_dice(seed))
        play(table, seed, 0.5)
        if any(words in str(event) for event in table.events(None)):
            return


# ---- the page and the judges -----------------------------------------------------------------------
@pytest.mark.parametrize("game_id", built_in())
def test_the_page_tells_every_action_and_every_sentence(game_id):
    game = find_game(game_id)
    for kind in game.actions.kinds:
        row = f"| {kind.offset} | `{' '.join([kind.word, *(f'<{arg.name}>' for arg in kind.args)])}` | "
        assert row + " × ".join(str(arg.count) for arg in kind.args) in PAGE, row
    for event in game.events:
        assert f"- `{event.words}`{' *' if event.since > 1 else ''}\n" in PAGE, event.words
    for name in game.phases[:-1]:
        assert re.search(rf"^\| (?:[\w-]+, )*{name}(?:, [\w-]+)* \| \w", PAGE, re.MULTILINE), name
    for name in game.endings[1:]:
        assert re.search(rf"\b{name}\b", PAGE), name


@pytest.mark.parametrize("game_id", built_in())
def test_the_page_tells_every_table_of_an_edition_and_what_stands_in_it(game_id):
    part = PAGE.partition(f"\n## {find_game(game_id).name}\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (`.+?) \| (.+) \|$", part, re.MULTILINE)
    told = {name: says for names, says in rows for name in re.findall(r"`(\w+)`", names)}
    for name, table in load_edition(game_id).data().items():
        keys = set(table) - {"status", "source"} if isinstance(table, dict) else set()
        assert not [key for key in keys if f"`{key}`" not in told[name]], name


@pytest.mark.parametrize("game_id", built_in())
def test_a_judge_cites_clauses_that_there_are(game_id):
    folder = find_game(game_id).folder
    rules = (folder / "texts" / "rules.en.md").read_text(encoding="utf-8")
    told = "".join(path.read_text(encoding="utf-8") for path in (folder / "judge").glob("*.py"))
    cited = set(re.findall(r'"((?:PA|PE|FA)-\w+)"', told))
    assert len(cited) > 15
    assert not [clause for clause in cited if f'id="{clause}"' not in rules]
    shared = Path(judge_text.__code__.co_filename).read_text(encoding="utf-8")
    assert not [clause for clause in re.findall(r"REC-\d", shared) if f'id="{clause}"' not in PAGE]
    assert set(referee_of(game_id).clauses) == {kind.word for kind in find_game(game_id).actions.kinds}


# ---- the command -----------------------------------------------------------------------------------
def test_the_command_judges_files(tmp_path, capsys, monkeypatch):
    from sillage.cli import main

    good, bad, odd = RECORDS[0], tmp_path / "bad.jsonl", tmp_path / "odd.jsonl"
    lines = good.read_text(encoding="utf-8").splitlines(keepends=True)
    bad.write_text("".join([*lines[:3], lines[3].replace("seat", "set", 1), *lines[4:]]), encoding="utf-8")
    odd.write_bytes(b"\xff\n")
    monkeypatch.setattr("sys.argv", ["sillage", "judge", *map(str, (good, bad, odd, tmp_path / "none.jsonl"))])
    with pytest.raises(SystemExit) as stopped:
        main()
    assert stopped.value.code == 1
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith(f"holds: {good}: ")
    assert said[1] == f"disputed: {bad}: line 4: was changed after it was written: its sum doesn't fit (REC-2)"
    assert "byte 0 is not UTF-8" in said[2]
    assert "can't be read" in said[3]


def test_a_game_without_a_judge_says_so(tmp_path):
    header = json.loads(RECORDS[0].read_text(encoding="utf-8").splitlines()[0])
    assert header["game"] in built_in()
    with pytest.raises(ValueError, match="brings no judge; expected a module `judge`"):
        referee_of(next(game_id for game_id in game_ids() if not find_game(game_id).has_module("judge")))


@pytest.mark.parametrize("game_id", built_in())
def test_a_judge_reads_the_rules_and_options_that_are_played(game_id):
    game, judge = find_game(game_id), referee_of(game_id)
    assert game.rules_version in judge.versions
    assert judge.choices == {option.id: tuple(option.values) for option in game.options}
    assert set(judge.pieces) == set(game.edition_model.model_fields)
