"""Parfum, set-up: PA-S1 to PA-S8."""

from collections import Counter
from itertools import permutations, product

import pytest

from .scene import Scene, dice, edition, with_setup

EVERY_COUNT = pytest.mark.parametrize("players", [2, 3, 4])


@pytest.mark.rule("PA-S1")
@pytest.mark.parametrize(("players", "clocks", "shops", "spaces"), [(2, 4, 5, 6), (3, 3, 4, 5), (4, 4, 5, 6)])
def test_board_by_player_count(players, clocks, shops, spaces):
    view = Scene(players).view()
    assert (len(view["clocks"]), len(view["street"]), len(view["distillery"])) == (clocks, shops, spaces)


@pytest.mark.rule("PA-S1")
@pytest.mark.parametrize(("players", "clocks", "spaces"), [(2, 4, 6), (3, 3, 5), (4, 4, 6)])
def test_no_clock_and_no_space_beyond_the_board(players, clocks, spaces):
    scene = Scene(players)
    assert scene.choices() == {f"clock {n + 1}" for n in range(clocks)}
    scene.distillery().at_prepare()
    assert scene.choices("draw") == {f"draw {n + 1}" for n in range(spaces)}


@pytest.mark.rule("PA-S2")
@EVERY_COUNT
def test_the_42_notes_are_in_the_bag_or_in_the_distillery(players):
    view = Scene(players).view()
    shown = [note["id"] for note in view["distillery"]]
    assert len(set(view["bag"]["notes"]) | set(shown)) == 42
    assert view["bag"]["left"] == len(view["bag"]["notes"]) == 42 - len(shown)


@pytest.mark.rule("PA-S2")
def test_the_first_note_drawn_is_any_of_the_42_with_equal_chance():
    table = Scene(2).table
    span, tail = table.setup.tape[0][0], table.setup.tape[1:]
    drawn = [with_setup(table, [(span, k), *tail]).view()["distillery"][0]["id"] for k in range(span)]
    assert Counter(drawn) == Counter(tile.id for tile in table.edition.notes.tiles)


@pytest.mark.rule("PA-S2", "PA-C3")
def test_a_note_drawn_by_an_action_is_any_of_the_bag_with_equal_chance():
    scene = Scene(2).distillery("HD01", None, "HT01", "BS01").at_prepare()
    in_bag = scene.view()["bag"]["notes"]
    drawn = [scene.copy().force("draw 2", (39, k)).view()["distillery"][1]["id"] for k in range(39)]
    assert sorted(drawn) == sorted(in_bag)


@pytest.mark.rule("PA-S2")
def test_a_drawn_note_is_no_longer_in_the_bag():
    scene = Scene(2).distillery("HD01").at_prepare().play("draw 2")
    assert scene.view()["distillery"][1]["id"] not in scene.view()["bag"]["notes"]
    assert scene.view()["bag"]["left"] == 40


@pytest.mark.rule("PA-S3")
def test_the_street_is_filled_from_the_shuffled_a_customers_first():
    table = Scene(4).table
    tape, at = table.setup.tape, 6      # six notes are drawn before
    first = [with_setup(table, [*tape[:at], (10, k), *tape[at + 1:]]).view()["street"][0] for k in range(10)]
    assert sorted(customer["id"] for customer in first) == [f"A{n:02}" for n in range(1, 11)]


@pytest.mark.rule("PA-S3")
@EVERY_COUNT
def test_the_stack_at_the_start(players):
    view = Scene(players).view()
    assert all(customer["stack"] == "A" for customer in view["street"])
    assert view["stack"]["A"] == 10 - len(view["street"])
    assert (view["stack"]["B"], view["stack"]["closing_in"]) == (15, 10)


@pytest.mark.rule("PA-S3")
def test_the_last_a_customer_comes_before_the_first_b_customer():
    scene = Scene(4).street("B01", "B02", "B03").stack(a=1, above=3).at_sell(-1).play("pass")
    assert [customer["stack"] for customer in scene.view()["street"][3:]] == ["A", "B"]


@pytest.mark.rule("PA-S3")
def test_every_b_customer_may_lie_above_closing_time():
    """All B customers were shuffled together, so nobody knows which five lie below."""
    scene = Scene(4).street("A01", "A02", "A03", "A04").stack(a=0, above=10).at_sell(-1)
    came = [scene.copy().force("pass", (15, k)).view()["street"][4]["id"] for k in range(15)]
    assert sorted(came) == [f"B{n:02}" for n in range(1, 16)]


@pytest.mark.rule("PA-S3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_closing_time_lies_between_ten_and_five_b_customers(players):
    scene, told = Scene(players).street().stack(a=0, above=10), []
    while not scene.view()["last_round"]:
        scene.serve_street().at_sell(-1).play("pass")
        told += [line.split()[1] for line in scene.said() if "came to shop" in line or "closing" in line]
    assert told[10] == "closing"
    assert len(set(told[:10])) == 10
    assert scene.view()["stack"]["B"] == 5 - len(told[11:])


@pytest.mark.rule("PA-S4")
@EVERY_COUNT
def test_25_flacons_in_the_supply(players):
    assert Scene(players).view()["flacons"] == 25


@pytest.mark.rule("PA-S5")
@EVERY_COUNT
def test_distillery_and_street_are_full_at_the_start(players):
    view = Scene(players).view()
    assert None not in view["distillery"]
    assert None not in view["street"]


@pytest.mark.rule("PA-S6")
@EVERY_COUNT
def test_three_dice_of_each_aroma_on_the_market(players):
    assert Scene(players).view()["market"] == dice(violet=3, bergamot=3, rose=3, vanilla=3, lavender=3)


@pytest.mark.rule("PA-S6")
@pytest.mark.parametrize(
    ("aroma", "flask_faces"), [("violet", 4), ("bergamot", 4), ("rose", 4), ("vanilla", 3), ("lavender", 3)]
)
def test_faces_of_a_die(aroma, flask_faces):
    scene = Scene(2).at_prepare(actions=1)
    rolled = [scene.copy().force(f"take {aroma}", (6, face)).view()["turn"] for face in range(6)]
    assert sum(turn["flasks"][aroma] for turn in rolled) == flask_faces
    assert sum(turn["flies"][aroma] for turn in rolled) == 6 - flask_faces


@pytest.mark.rule("PA-S7")
@EVERY_COUNT
def test_each_player_starts_with_two_tokens_of_the_25(players):
    scene = Scene(players)
    assert [player["water"] for player in scene.view()["players"]] == [2] * players
    assert scene.view()["well"] == {"left": 25 - 2 * players, "spent": [0, 0, 0, 0]}


@pytest.mark.rule("PA-S7", "PA-C5")
def test_the_well_holds_ten_worth_0_four_worth_1_five_worth_2_six_worth_3():
    scene = Scene(2).water(hands={}).at_prepare()
    drawn = Counter()
    for k in range(25):
        worths = scene.copy().force("water", (25, k)).player(0)["worths"]
        drawn[worths.index(1)] += 1
    assert drawn == {0: 10, 1: 4, 2: 5, 3: 6}


@pytest.mark.rule("PA-S7")
def test_the_tokens_at_the_start_are_drawn_at_random():
    table = Scene(3).table
    tape, at = table.setup.tape, 5 + 4      # notes and customers come before
    assert [span for span, _ in tape[at:at + 6]] == [25, 24, 23, 22, 21, 20]
    first = Counter()
    for k in range(25):
        other = with_setup(table, [*tape[:at], (25, k), (24, 0), *tape[at + 2:]])
        worths = other.view(0)["players"][0]["worths"]
        assert worths[0] >= 1       # the second token is one worth 0
        first[(worths[0] - 1, *worths[1:])] += 1
    assert sorted(first.values()) == [4, 5, 6, 10]


@pytest.mark.rule("PA-S7")
@EVERY_COUNT
def test_worths_are_shown_to_their_owner_alone(players):
    scene = Scene(players)
    for seat in range(players):
        assert sum(scene.player(seat)["worths"]) == 2
        others = [p["worths"] for p in scene.view(seat)["players"] if p["seat"] != seat]
        assert others == [None] * (players - 1)
    assert [p["worths"] for p in scene.view(None)["players"]] == [None] * players


@pytest.mark.rule("PA-S7")
def test_the_worth_of_a_fetched_token_is_told_to_its_owner_alone():
    scene = Scene(2).water(hands={}).at_prepare().force("water", (25, 24))
    assert "seat 0 took a token worth 3" in scene.said(0)
    assert "seat 0 took a token" in scene.said(1)
    assert "seat 0 took a token" in scene.said(None)


@pytest.mark.rule("PA-S7")
def test_nothing_sent_to_a_seat_tells_the_worth_of_another_seats_tokens():
    poor = Scene(3).water(hands={0: [0, 0], 1: [1, 2]}).at_prepare()
    rich = Scene(3).water(hands={0: [3, 3], 1: [1, 2]}).at_prepare()
    assert poor.view(1) == rich.view(1)
    assert poor.view(None) == rich.view(None)
    assert poor.view(0) != rich.view(0)


@pytest.mark.rule("PA-S8")
@EVERY_COUNT
def test_markers_start_on_space_0_in_each_order_with_equal_chance(players):
    table = Scene(players).table
    head, tail = table.setup.tape[: 1 - players], table.setup.tape[1 - players:]
    outcomes = product(*(range(span) for span, _ in tail))
    spans = [span for span, _ in tail]
    views = [with_setup(table, [*head, *zip(spans, row, strict=True)]).view() for row in outcomes]
    assert sorted(tuple(view["track"]) for view in views) == list(permutations(range(players)))
    assert all(player["money"] == 0 for view in views for player in view["players"])


@pytest.mark.rule("PA-S6")
def test_an_edition_with_other_dice():
    pieces = edition(dice={"count": dice(rose=2), "flask_faces": dice(rose=6)})
    scene = Scene(2, edition=pieces).at_prepare(actions=1)
    assert scene.choices("take") == {"take rose"}
    assert scene.force("take rose", (6, 5)).view()["turn"]["flasks"] == dice(rose=1)
