"""arena and balance. That worker processes change nothing is seen in tests/arena."""

import json

import pytest

from sillage.arena import balance, tournament


@pytest.fixture(autouse=True)
def _no_worker_processes(monkeypatch):
    """What workers would play is played here and now."""
    def play(tasks, workers):
        return (json.loads(json.dumps(task.run())) for task in tasks)

    for module in (balance, tournament):
        monkeypatch.setattr(module, "play_jobs", play)


def test_two_editions_side_by_side(sillage, tmp_path):
    shown = sillage("balance parfum --players 2 --games 4 --against grasse --out b --json")
    first, second = json.loads(shown)
    assert first == second
    page = (tmp_path / "b" / "report.html").read_text()
    for name in ("seats", "length", "worth", "taken"):
        assert f"{name}.png" in page
        assert (tmp_path / "b" / f"{name}.png").stat().st_size > 1000
    assert "picked" in sillage("balance parfum --players 2 --games 4 --out c")
    assert "décidé par les dés" in sillage("balance parfum --players 2 --games 4 --out d --lang fr")


def test_a_tournament_is_told_in_tables_and_kept_in_a_folder(sillage, tmp_path):
    shown = sillage("arena parfum --bots greedy,novice --players 2,3 --games 6 --out t")
    assert "greedy" in shown
    assert "report.html" in shown.replace("\n", "")
    again = json.loads(sillage("arena parfum --resume t --json"))
    assert again["games"] == 12     # six for each number of players; nothing is played twice
    assert "incertitude" in sillage("arena parfum --resume t --lang fr")


def test_budgets_are_given_one_way(sillage):
    assert "give one of them" in sillage("arena parfum --time 1 --sims 5", fails=True)
    assert "expected a number" in sillage("arena parfum --players some", fails=True)


def test_jobs_for_another_machine(sillage, tmp_path):
    sillage("arena parfum --bots greedy,novice --games 4 --out t --only-jobs")
    assert len((tmp_path / "t" / "jobs.jsonl").read_text().splitlines()) == 4
