"""Tournaments: seats in turn, the same deals for all, killed and resumed without loss."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from dataclasses import replace

import pytest
from typer.testing import CliRunner

from sillage.arena.match import Entrant, Job, play_match
from sillage.arena.plan import Plan
from sillage.arena.ratings import meetings, ratings, seat_shares
from sillage.arena.results import append, finished
from sillage.arena.tournament import GAMES, Tournament
from sillage.arena.worker import TRIES, LostJob, Worker, play_jobs
from sillage.cli.app import app
from sillage.errors import SetupError
from sillage.kernel.folder import cache_folder
from tests.kit.cases import SHORTEST


def plan(games=4, bots=("greedy", "novice"), players=(2,), **more):
    return Plan.make("parfum", bots, players, games, **more)


# ---- the plan --------------------------------------------------------------------------------------
def test_every_deal_is_played_in_all_its_seatings():
    jobs = list(plan(games=7, bots=("greedy", "novice", "random"), players=(3,)).jobs())
    assert len(jobs) == 9       # seven, rounded up to whole rotations
    for deal in range(3):
        seatings = [[e.name for e in job.seats] for job in jobs if job.deal == deal]
        assert [sorted(column) for column in zip(*seatings, strict=True)] == [["greedy", "novice", "random"]] * 3


def test_a_ladder_sets_each_bot_alone_among_the_next_one():
    jobs = list(plan(games=4, bots=("nose", "greedy", "novice"), players=(2, 4), ladder=True).jobs())
    assert {job.lineup for job in jobs} == {
        "nose+greedy", "greedy+novice", "nose+greedy+greedy+greedy", "greedy+novice+novice+novice",
    }
    lone = [[e.name for e in job.seats].index("nose") for job in jobs if job.lineup == "nose+greedy+greedy+greedy"]
    assert sorted(lone) == [0, 1, 2, 3]


def test_a_multiple_of_a_budget():
    jobs = list(plan(bots=("nose", "nose*4"), sims=50).jobs())
    assert {(e.name, e.sims) for job in jobs for e in job.seats} == {("nose", 50), ("nose*4", 200)}


@pytest.mark.parametrize(("bots", "said"), [
    (("greedy",), "two bots or more"), (("greedy", "clever"), "no bot 'clever'"), (("greedy*2", "nose"), "budget"),
    (("nose*much", "greedy"), "is no number"),
])
def test_plans_that_make_no_sense(bots, said):
    with pytest.raises(SetupError, match=said):
        plan(bots=bots)


# ---- a game ----------------------------------------------------------------------------------------
def test_the_same_job_gives_the_same_result():
    job = next(iter(plan().jobs()))
    again = Job.of(json.loads(json.dumps(job.data())))
    first, second = play_match(job), play_match(again)
    for result in (first, second):
        del result["seconds"], result["slowest"]
    assert first == second
    assert first["id"] == job.id


def test_a_deal_is_the_same_luck_for_whoever_sits_there():
    """Bots that decide alike meet the same game in every seating; another deal is another game."""
    alike = Entrant("a", "greedy"), Entrant("b", "greedy")
    scores = [play_match(replace(job, seats=alike[:: 1 - 2 * job.rotation]))["scores"] for job in plan().jobs()]
    assert scores[0] == scores[1]
    assert scores[2] == scores[3]
    assert scores[0] != scores[2]


# ---- what came of it -------------------------------------------------------------------------------
def duel(deal, rotation, winner):
    """A game of a against b."""
    seats = ["b", "a"] if rotation else ["a", "b"]
    ranks = [1 if seat == winner else 2 for seat in seats]
    scores = [3 - rank for rank in ranks]
    return {"id": f"parfum/2/a+b/{deal}/{rotation}", "seats": seats, "ranks": ranks, "scores": scores,
            "moves": [1, 1], "seconds": [0.0, 0.0], "slowest": [0.0, 0.0]}


def test_ratings_do_not_depend_on_who_finished_first():
    results = [duel(deal, rotation, winner="aab"[(deal + rotation) % 3]) for deal in range(9) for rotation in range(2)]
    assert ratings(results, ["a", "b"]) == ratings(results[::-1], ["a", "b"])


def test_who_wins_is_rated_higher():
    results = [duel(deal, rotation, winner="a") for deal in range(5) for rotation in range(2)]
    rated = ratings(results, ["a", "b"])
    assert rated["a"]["mu"] - rated["b"]["mu"] > 10
    (a,) = (m for m in meetings(results) if m["bot"] == "a")
    assert (a["wins"]["value"], a["games"], a["deals"]) == (1.0, 10, 5)
    assert a["wins"]["low"] < 0.8


def test_intervals_count_deals_where_luck_decides_them():
    """Where the seat alone decides, both games of a deal are one each way: no doubt about one half. Where the deal
    alone decides who wins both, two games of a deal are worth one."""
    seat_decides = [duel(deal, rotation, winner="ab"[rotation]) for deal in range(50) for rotation in range(2)]
    deal_decides = [duel(deal, rotation, winner="ab"[deal % 2]) for deal in range(50) for rotation in range(2)]
    width = [m["wins"]["high"] - m["wins"]["low"] for m in (meetings(seat_decides)[0], meetings(deal_decides)[0])]
    assert width[1] > 1.3 * width[0]
    assert seat_shares(seat_decides)[2][0]["value"] == 1.0


# ---- on disk, on processes -------------------------------------------------------------------------
def test_a_line_that_was_cut_off_is_played_again(tmp_path):
    path = tmp_path / "games.jsonl"
    append(path, {"id": "a"})
    with path.open("a") as file:
        file.write('{"id": "b", "sc')
    assert finished(path) == [{"id": "a"}]
    append(path, {"id": "b"})
    assert finished(path) == [{"id": "a"}, {"id": "b"}]


class Mortal(Worker):
    """A worker that dies before a game, as long as there are deaths to die."""

    deaths = 0

    def play(self, job):
        if Mortal.deaths:
            Mortal.deaths -= 1
            os.kill(self.process.pid, signal.SIGKILL)
        return super().play(job)


def test_a_worker_that_dies_loses_no_game():
    jobs = list(plan(games=6).jobs())
    Mortal.deaths = 2
    played = list(play_jobs(jobs, 2, Mortal))
    assert Mortal.deaths == 0
    assert sorted(r["id"] for r in played) == sorted(job.id for job in jobs)


def test_a_job_that_kills_every_worker_is_named():
    deadly = next(iter(plan().jobs()))
    Mortal.deaths = TRIES
    with pytest.raises(LostJob, match=re.escape(deadly.id)):
        list(play_jobs([deadly], 1, Mortal))
    assert Mortal.deaths == 0


def arena(*args):
    return ["arena", SHORTEST, "--bots", "greedy,novice", "--games", "24", *map(str, args)]


def test_a_tournament_killed_half_way_and_resumed_ends_like_an_undisturbed_one(tmp_path):
    killed, whole = tmp_path / "killed", tmp_path / "whole"
    shell = [sys.executable, "-c", "from sillage.cli import main; main()"]
    process = subprocess.Popen([*shell, *arena("--jobs", 2, "--out", killed)], stdout=subprocess.DEVNULL,
                               stderr=subprocess.DEVNULL)
    deadline = time.monotonic() + 300
    while len(finished(killed / GAMES)) < 6 and time.monotonic() < deadline:
        time.sleep(0.02)
    process.send_signal(signal.SIGKILL)
    process.wait()
    before = len(finished(killed / GAMES))
    assert 6 <= before < 24
    for more in (("--resume", killed), ("--out", whole)):
        CliRunner().invoke(app, arena("--jobs", 1, *more), catch_exceptions=False)
    assert len(finished(killed / GAMES)) == 24
    summaries = [json.loads((folder / "summary.json").read_text()) for folder in (killed, whole)]
    assert summaries[0]["ratings"] == summaries[1]["ratings"]
    assert [m["wins"] for m in summaries[0]["meetings"]] == [m["wins"] for m in summaries[1]["meetings"]]
    for name in ("report.html", "ladder.png", "meetings.png", "scores.png", "seats.png"):
        assert (whole / name).stat().st_size > 1000


def test_a_tournament_is_not_overwritten(tmp_path):
    Tournament.begin(tmp_path, plan())
    with pytest.raises(SetupError, match="resume"):
        Tournament.begin(tmp_path, plan())
    with pytest.raises(SetupError, match="not of 'perfumery'"):
        Tournament.resume(tmp_path, "perfumery")
    with pytest.raises(SetupError, match="no tournament"):
        Tournament.resume(tmp_path / "elsewhere", "parfum")


def test_jobs_run_on_a_bare_machine(tmp_path):
    """A file of jobs is played by a Python that has nothing but NumPy, Numba and Pydantic."""
    jobs = Tournament.begin(tmp_path / "t", plan(games=2)).write_jobs()
    code = (
        "import sys\n"
        "class Bare:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name.split('.')[0] in ('fluent', 'rich', 'typer', 'platformdirs', 'openskill', 'matplotlib',\n"
        "                                  'fastapi', 'sqlalchemy', 'ray'):\n"
        "            raise ImportError(name)\n"
        "sys.meta_path.insert(0, Bare())\n"
        "from sillage.arena.worker import serve\n"
        "serve(sys.stdin, sys.stdout)\n"
    )
    env = {**os.environ, "SILLAGE_CACHE": str(cache_folder().parents[1])}       # where it can't look by itself
    with jobs.open() as file:
        command = [sys.executable, "-c", code]
        run = subprocess.run(command, stdin=file, capture_output=True, text=True, env=env, check=False)
    assert run.returncode == 0, run.stderr
    assert len(run.stdout.splitlines()) == 2


@pytest.mark.slow
def test_the_worker_command_goes_on_where_it_was_left(tmp_path):
    jobs, out = Tournament.begin(tmp_path / "t", plan(games=4)).write_jobs(), tmp_path / "out.jsonl"
    command = [sys.executable, "-m", "sillage.arena.worker", str(jobs), str(out), "--jobs", "2"]
    subprocess.run(command, check=True, capture_output=True)
    whole = finished(out)
    assert len(whole) == 4
    out.write_text("".join(json.dumps(r) + "\n" for r in whole[:3]))
    again = subprocess.run(command, check=True, capture_output=True, text=True)
    assert len(again.stderr.splitlines()) == 1
    assert sorted(r["id"] for r in finished(out)) == sorted(r["id"] for r in whole)
