"""Balance studies: pieces from events, worth within a game, luck from other dice."""

import json
from collections import Counter
from dataclasses import replace

import pytest

from sillage.arena import balance
from sillage.arena.balance import Study, assemble, luck_share, piece_row
from sillage.arena.match import play_out
from sillage.arena.plan import Plan
from sillage.arena.tally import SUMS, Tally
from sillage.errors import SetupError
from sillage.kernel.edition import load_edition
from sillage.kernel.log import LOG
from sillage.kernel.records import read
from tests.kit.cases import SHORTEST


@pytest.fixture(scope="module")
def tally():
    edition = json.dumps(load_edition("parfum").data())
    return Tally("study", "parfum", edition, {}, 3, "perfumer", None, 1, 0, 4)


def test_other_dice_after_the_same_set_up():
    job = next(iter(Plan.make("parfum", ["greedy", "novice"], [2], 2).jobs()))
    starts, ends = [], []
    for dice in (0, 0, 1):
        states = []
        play_out(replace(job, dice=dice), lambda position, states=states: states.append(position.state.tobytes()))
        starts.append(states[0])
        ends.append(states[-1])
    assert starts[0] == starts[1] == starts[2]
    assert ends[0] == ends[1] != ends[2]


def test_every_piece_that_an_event_names_is_counted(tally):
    found = tally.run()
    assert len(found["rows"]) == 8
    assert len(found["agree"]) == 4
    claimed = sum(row[3 + SUMS.index("taken")] for row in found["pieces"] if row[:2] == ["claimed", "note"])
    kinds = Counter()

    def observe(position):
        log = read(position.log, LOG)
        kinds.update(position.game.events[event.kind].name for event in log.event[: log.written])

    study = Study("parfum", 3, "perfumer", 8, 1, {})
    (one,) = study.trials()
    for deal in range(one.deals):
        for dice in range(2):
            play_out(one.job(deal, dice), observe)
    assert claimed == kinds["claimed"]
    pieces = {tuple(row[:2]) for row in found["pieces"]}
    assert {("picked", "clock"), ("claimed", "note"), ("sold", "customer")} <= pieces


def test_a_piece_is_worth_what_its_takers_have_more_in_the_same_game():
    """Ninety games of two seats; who takes it has four points more in two games of three, four less in the third."""
    sums = dict.fromkeys(SUMS, 0.0)
    for game in range(90):
        xy, xx = (2.0 if game % 3 else -2.0), 0.5
        for name, value in zip(SUMS, (1, 1, 1, xy, xx, xy * xy, xy * xx, xx * xx), strict=True):
            sums[name] += value
    row = piece_row(("claimed", "note", "HT01"), sums, games=90, sides=2)
    assert row["taken"]["value"] == 1
    assert row["worth"]["value"] == pytest.approx(4 / 3)
    assert row["worth"]["low"] < 4 / 3 - 0.5 < 4 / 3 + 0.5 < row["worth"]["high"]


def test_what_is_too_seldom_to_tell_is_not_told():
    assert piece_row(("a", "b", "c"), {**dict.fromkeys(SUMS, 1.0), "takers": 5}, games=90, sides=2)["worth"] is None


def test_luck_is_how_often_the_dice_alone_change_who_wins():
    assert luck_share([1.0] * 50, 4).value == 0
    assert luck_share([1.0, 0.0] * 50, 2).value == pytest.approx(1)
    half = luck_share([1.0, 1.0, 1.0, 0.0] * 50, 2)
    assert half.value == pytest.approx(0.5)
    assert half.low < 0.45 < 0.55 < half.high


def test_a_study_is_the_same_for_any_number_of_workers(monkeypatch):
    monkeypatch.setattr(balance, "DEALS", 5)
    study = Study(SHORTEST, 2, "perfumer", 30, 1, {})
    here = [json.loads(json.dumps(trial.run())) for trial in study.trials()]
    assert len(here) == 3
    one, two = (assemble(study, tallies) for tallies in (here, list(study.run(2))))
    assert one == two
    assert one["games"] == 30
    assert sum(seat["wins"]["value"] for seat in one["seats"]) == pytest.approx(1)


def test_studies_that_make_no_sense():
    with pytest.raises(SetupError, match="no bot 'clever'"):
        list(Study("parfum", 2, "clever", 4, 1, {}).trials())
