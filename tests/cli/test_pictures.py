"""What the pictures in the terminal tell: each fact that somebody looks for before deciding."""

import io
import re

import pytest
from rich.console import Console

import sillage
from sillage.kernel.found import built_in
from sillage.table.show import plain_text
from sillage.texts import LANGUAGES, texts
from tests.fairy_perfume.scene import Scene as Fairies
from tests.parfum.scene import Scene as Street
from tests.perfumery.scene import Scene as House


def shown(scene, seat=0, language="en"):
    """The picture as a seat sees it, with one blank between words."""
    console = Console(file=io.StringIO(), width=80, color_system=None)
    console.print(scene.table.picture(seat, language))
    lines = console.file.getvalue().splitlines()
    assert max(map(len, lines)) <= 80
    return "\n".join(" ".join(line.split()) for line in lines)


def asked(scene, seat=0):
    return scene.table.game.ask({**scene.table.view(seat), "actor": seat}, texts("en"))


# ---- what a screen of 24 lines shows ---------------------------------------------------------------
AT_ONCE = 14        # lines of the table that the full screen shows then, without scrolling


def at_once(scene):
    return "\n".join(shown(scene).splitlines()[:AT_ONCE])


@pytest.mark.rule("PE-B1", "PE-T1", "PE-P1")
def test_who_blends_sees_the_own_house_first():
    scene = House(4).hand(0, "P1-01", "P1-04").produced(0, "P1-02", stored="F").on_yard(0, "base", "FG").at_blending()
    for words in ("P1-04", "top +F?", "base +F ⇒ FG", "stored F / F", "P1-02 ★2", "Next marker"):
        assert words in at_once(scene), words


@pytest.mark.rule("PE-D6")
def test_who_places_a_perfumer_sees_columns_prices_and_the_own_hand():
    scene = House(4).hand(0, "P1-01", "R1-05", "FUNDS").marker(seat=0)
    for words in ("[5]", "hire 7 · synthetic 5", "R1-05"):
        assert words in at_once(scene), words


@pytest.mark.rule("PA-C15", "PA-V2")
@pytest.mark.parametrize("phase", ["place", "sell"])
def test_who_composes_or_sells_sees_the_own_perfumes(phase):
    scene = Street(4).perfume(0, "minor", head="HD01", base="BS01").perfume(0, "minor", head="HD02")
    scene.perfume(0, "minor", base="BS02").perfume(0, "major", heart="HT01")
    scene = scene.at_sell() if phase == "sell" else scene.distillery("HD03").at_distill({"rose": 1})
    if phase == "place":
        scene.play("claim HD03", "done")
    for words in ("Street", "HD01+BS01", "…+HT01+…"):
        assert words in at_once(scene), words


# ---- Fairy Perfume ---------------------------------------------------------------------------------
@pytest.mark.rule("FA-2a")
def test_the_screen_follows_each_stone_that_is_left():
    scene = Fairies(2).lay(0, "shaken", yellow=2, charcoal=1, white=1)
    scene.all_shake(holder=1, glass=1).beat("hard", "stop", falls={0: ("green", "green")})
    assert "out YY GG W c aside cc" in shown(scene)
    assert "2" in asked(scene)
    scene.play("leave charcoal")
    assert "out YY GG W aside ccc" in shown(scene)
    assert "2" not in asked(scene)
    assert "out YY GG W c aside cc" in shown(scene, seat=1)     # nobody else knows it yet


@pytest.mark.rule("FA-1b", "FA-X1")
def test_the_track_is_emptied_from_the_left_and_by_the_royal_fairy_from_the_right():
    plain = Fairies(2).abilities(0, "green-bonus", "blue-bonus")
    assert "value 6 □□■■■■■■" in shown(plain)
    royal = Fairies(2, fairies=("royal", "red")).abilities(0, "green-bonus")
    assert "value 5 □■■■■■■□" in shown(royal)


@pytest.mark.rule("FA-4a")
@pytest.mark.parametrize(("language", "words"), [
    ("en", "end: cubes 2/8, pink 5"), ("fr", "fin : cubes 2/8, roses 5"),
])
def test_how_near_the_end_is_stands_in_the_first_line(language, words):
    scene = Fairies(2).abilities(1, "green-bonus", "blue-bonus").abilities(0, "green-bonus")
    assert shown(scene, language=language).splitlines()[0].replace("\u202f", " ").endswith(words)


@pytest.mark.parametrize(("language", "coin"), [("en", "¢"), ("fr", "p")])
def test_coins_and_charcoal_have_signs_of_their_own(language, coin):
    first = shown(Fairies(2), language=language).splitlines()[1]
    assert f"(1{coin})" in first or f"(2{coin})" in first
    assert " c×" in first
    assert coin != "c"


# ---- Perfumery -------------------------------------------------------------------------------------
@pytest.mark.rule("PE-H1", "PE-F1", "PE-D5", "PE-D6")
def test_prices_what_is_paid_and_where_a_discard_goes_are_told():
    scene = House(2).marker(seat=1).hand(0, "R3-01", "FUNDS").weights(3, 2, 4)
    assert "Prices hire 7 · synthetic 5" in shown(scene)
    scene.play("hire")
    assert "0 / 7" in shown(scene)
    assert "column 2" in shown(scene)
    scene.play("discard FUNDS")
    assert "5 / 7" in shown(scene)
    assert "column 1" in shown(scene)


@pytest.mark.rule("PE-T1")
def test_storage_is_told_by_kind_and_spaces():
    scene = House(3).produced(0, "P1-01", "P1-04", stored="F")
    assert "stored F / FG" in shown(scene)


@pytest.mark.rule("PE-P1")
def test_which_note_and_kind_is_paid_is_asked():
    scene = House(2).hand(0, "P1-01").on_yard(0, "top", "FS").on_yard(0, "middle", "F").at_blending()
    scene.play("skip", "skip", "skip", "produce P1-01")
    assert "what pays the floral essence of the top note?" in asked(scene)


@pytest.mark.rule("PE-B1")
def test_which_effect_may_be_used_is_asked():
    scene = House(2).note(0, "top", "R1-07", "R1-02").at_blending()
    assert "use +F? The top note holds –." in asked(scene)
    scene.play("use")
    assert "use R1-07 +A? The top note holds F." in asked(scene)
    scene.play("skip")
    assert "use R1-02 +F? The top note holds F." in asked(scene)


@pytest.mark.parametrize("game_id", built_in())
def test_a_french_picture_has_a_space_before_its_colons(game_id):
    table = sillage.new(game_id, ["Mia", "Max"], seed=3)
    assert not re.search(r"\w:", plain_text(table.picture(0, "fr")))


@pytest.mark.rule("PA-E2", "PE-E1")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", built_in())
def test_the_first_line_is_one_line_to_the_end_of_the_game(game_id, language):
    """In its longest step, and where the last round is told."""
    table, wide, told = sillage.new(game_id, ["Mia", "Max"], seed=2), Console(width=200, color_system=None), set()
    while not table.over:
        table.apply(int(table.position.choose()))
        with wide.capture() as captured:
            wide.print(table.picture(None, language))
        told.add(captured.get().splitlines()[0].rstrip())
    assert max(map(len, told)) <= 80, max(told, key=len)
    last = {"parfum": "parfum-last", "perfumery": "perfumery-last"}.get(game_id)
    assert last is None or any(texts(language)(last) in line for line in told)


@pytest.mark.parametrize(("language", "signs"), [("en", "YGWBRP"), ("fr", "JVBURS")])
def test_stones_have_the_letters_of_the_language(language, signs):
    shown_ = shown(Fairies(2), language=language)
    assert re.findall(r"(\w)×\d+ \(", shown_) == list(signs)
    assert f"{signs[0] * 5} {signs[1] * 3} cc" in shown_


def test_the_initial_funds_are_called_what_a_french_player_types():
    scene = House(2).hand(0, "R1-05", "FUNDS").marker(seat=0)
    assert "FONDS (5)" in shown(scene, language="fr")
    assert "FUNDS (5)" in shown(scene)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_set_up_is_in_no_round(language):
    options = {"variant": True, "choose_fairies": True}
    table = sillage.new("fairy_perfume", ["Mia", "Max"], seed=1, options=options)
    assert table.phase == "choose"
    first = plain_text(table.picture(0, language)).splitlines()[0]
    assert first.startswith(texts(language)("fairy_perfume-phase-choose"))
    assert not table.view(0)["round"]
