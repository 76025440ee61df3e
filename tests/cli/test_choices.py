"""Choices on the screen, and the words that people type in their language."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

import sillage as library
from sillage.cli.choices import Choices, label, shares
from sillage.cli.commands import COMMANDS, command_words
from sillage.cli.sitting import Sitting
from sillage.errors import NotationError
from sillage.kernel.found import built_in
from sillage.kernel.game import find_game
from sillage.table.spoken import Tongue, tokens
from sillage.texts import LANGUAGES, texts
from tests.parfum.scene import Scene

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("game_id", built_in())


def positions(game_id, seed=5, most=150):
    """The table at each decision of a game between two people."""
    table = library.new(game_id, ["Mia", "Max"], seed=seed)
    for _ in range(most):
        if table.over:
            return
        yield table
        table.apply(int(table.position.choose())) if not table.drafts.together else table.play(_greedy(table))


def _greedy(table):
    return int(table.drafts.desk(table.actor).choose())


def test_labels_are_letters_but_never_the_one_that_leaves():
    names = [label(n) for n in range(700)]
    assert len(set(names)) == 700
    assert names[:3] == ["a", "b", "c"]
    assert names[25] == "aa"
    assert "q" not in names


def test_small_groups_are_shown_whole_and_none_is_left_out():
    assert shares([20, 4, 45, 3, 1], 24) == [8, 4, 8, 3, 1]
    assert shares([2, 3], 24) == [2, 3]
    assert min(shares([9] * 30, 24)) == 1


@pytest.mark.rule("PA-C12")
@each_game
def test_what_ends_a_step_is_always_in_sight_and_last_and_so_are_claims(game_id):
    for table in positions(game_id):
        actions = list(table.legal_actions)
        choices = Choices(actions, Tongue(table.game, texts("en")))
        shown = [action for group in choices.groups for action in group.shown]
        assert {a.kind for a in shown} == {a.kind for a in actions}
        assert set(choices.labels.values()) == set(actions)
        ends = [group.ends for group in choices.groups]
        assert ends == sorted(ends)
        assert all(a in shown for a in actions if a.kind in ("done", "claim", "commit", "pass", "stop"))
        short = Choices(actions, Tongue(table.game, texts("en")), most=4)
        assert {a.kind for group in short.groups for a in group.shown} == {a.kind for a in actions}


@pytest.mark.rule("PA-C4", "PA-C12")
def test_the_likely_choices_stand_first():
    """Parfum: dice and water before a new note for the distillery, claims before dice are rolled again."""
    orders = {tuple(g.kind for g in Choices(list(table.legal_actions), Tongue(table.game, texts("en"))).groups)
              for table in positions("parfum")}
    assert ("take", "water", "draw") in orders
    assert all(order[0] == "take" for order in orders if "take" in order)
    assert all(order[0] == "claim" for order in orders if "claim" in order)


@pytest.mark.rule("PA-V2", "PA-V3")
def test_choices_of_a_kind_stand_together():
    """The rules list sales perfume by perfume: each to a customer and as a bargain."""
    scene = Scene(4).perfume(0, "minor", head="HD03", base="BS08")
    scene.perfume(0, "major", head="HD01", heart="HT13", base="BS01")
    table = scene.street("A05", "A06").at_sell().table      # who want rose
    groups = Choices(list(table.legal_actions), Tongue(table.game, texts("en"))).groups
    assert len({group.kind for group in groups}) == len(groups) == 3
    assert [len(group.actions) for group in groups if group.kind == "bargain"] == [2]


@pytest.mark.rule("PA-W1")
def test_a_number_is_what_the_screen_shows_it_to_be():
    table = library.new("parfum", ["Mia", "Max"], seed=3)
    table.play("clock 1")
    choices = Choices(list(table.legal_actions), Tongue(table.game, texts("en")))
    assert str(choices.find("2")) == "clock 2"
    assert str(choices.find("a")) == "clock 2"
    for text in ("1", "9"):
        with pytest.raises(NotationError):
            choices.find(text)


@each_language
@each_game
def test_what_is_said_is_understood_and_so_is_the_notation(game_id, language):
    tongue = Tongue(find_game(game_id), texts(language))
    for table in list_every(positions(game_id), 15):
        legal = table.legal_actions
        for action in legal:
            assert tongue.read(tongue.say(action), legal) == action
            assert tongue.read(str(action), legal) == action
            assert tongue.read(tongue.say(action).upper(), legal) == action


def list_every(tables, nth):
    return (table for n, table in enumerate(tables) if n % nth == 0)


@each_language
@each_game
def test_every_action_has_a_word_in_the_language_that_is_no_command_and_no_letter(game_id, language):
    tr, game = texts(language), find_game(game_id)
    commands = command_words(tr)
    for kind in game.actions.kinds:
        said = tr(f"{game_id}-word-{kind.word}").split(",")
        assert not [word for word in said if "".join(tokens(word)) in commands]
        assert all(len("".join(tokens(word))) > 2 for word in said)


@each_language
def test_commands_have_words_of_their_own(language):
    words = [word.strip() for name in COMMANDS for word in texts(language)(f"play-command-{name}").split(",")]
    assert len(set(words)) == len(words)


@pytest.mark.parametrize(
    ("typed", "notation"),
    [("prends lavande", "take lavender"), ("Prends  LAVANDE", "take lavender"), ("take lavande", "take lavender"),
     ("prendre violette", "take violet"), ("eau", "water"), ("take rose", "take rose")],
)
def test_french_words_are_understood_in_any_case_and_without_accents(typed, notation):
    table = library.new("parfum", ["Mia", "Max"], seed=3)
    for n in (1, 2, 3, 4):
        table.play(f"clock {n}")
    assert str(Tongue(table.game, texts("fr")).read(typed, table.legal_actions)) == notation


def preparing():
    """A table where dice, water or notes can be taken."""
    table = library.new("parfum", ["Mia", "Max"], seed=3)
    for n in (1, 2, 3, 4):
        table.play(f"clock {n}")
    return table


@pytest.mark.parametrize(
    ("typed", "words"),
    [("prends lavnde", "prends violette, prends bergamote"), ("prendz lavande", "prends"), ("xyz", "prends, eau"),
     ("cadran", "cadran 1"), ("prends", "lequel de ces choix\u202f: prends violette, prends bergamote"),
     ("prends v", "prends violette, prends bergamote"), ("tire 1", "vouliez-vous dire\u202f: prends, eau\u202f?"),
     ("piocherr 1", "vouliez-vous dire\u202f: pioche\u202f?")],
)
def test_an_error_names_the_right_choices_in_the_language(typed, words):
    table = preparing()
    with pytest.raises(NotationError) as caught:
        Tongue(table.game, texts("fr")).read(typed, table.legal_actions)
    assert words in caught.value.say(texts("fr"))


@pytest.mark.parametrize(("language", "typed", "words"), [
    ("fr", "prends", "cela se dit ainsi\u202f: prends violette, prends HT07\u202f; possible maintenant\u202f: "
     "relance, relance-tout, tourne, terminé"),
    ("en", "take", "it is said like this: take violet; possible now: reroll, reroll-all, turn, done"),
])
def test_where_a_word_is_of_another_step_the_words_of_this_one_are_named(language, typed, words):
    scene = Scene(2).distillery("HT07").water({0: [2, 2, 3]}).at_distill({"rose": 1}, {"vanilla": 2})
    with pytest.raises(NotationError) as caught:
        Tongue(scene.table.game, texts(language)).read(typed, scene.table.legal_actions)
    assert caught.value.say(texts(language)) == words


@pytest.mark.parametrize(("game_id", "phase", "typed", "notation"), [
    ("parfum", "sell", "passer", "pass"), ("parfum", "distill", "termine", "done"),
    ("fairy_perfume", "shake", "s'arreter", "stop"), ("fairy_perfume", "shake", "s’arrêter", "stop"),
    ("fairy_perfume", "shake", "Secouer fort", "hard"), ("fairy_perfume", "act", "acheter jaune", "buy yellow"),
    ("fairy_perfume", "act", "ne rien epousseter", "dust-none"), ("fairy_perfume", "act", "aide des fees", "help"),
    ("perfumery", "develop", "acquerir 2", "acquire 2"), ("perfumery", "develop", "florale coeur", "floral middle"),
    ("perfumery", "pay", "defausser fonds", "discard FUNDS"), ("perfumery", "blend", "utiliser", "use"),
])
def test_what_the_choices_say_in_french_is_understood_and_so_are_plain_signs(game_id, phase, typed, notation):
    """`Passer`, `S’arrêter` stand beside the words to type: who types them means them."""
    table = next(table for table in positions(game_id) if table.phase == phase)
    assert str(Tongue(table.game, texts("fr")).read(typed, table.legal_actions)) == notation


@pytest.mark.parametrize(
    ("typed", "notation"),
    [("prend lavande", "take lavender"), ("pr la", "take lavender"), ("lavande", "take lavender"),
     ("take vi", "take violet"), ("ea", "water"), ("TA bergam", "take bergamot")],
)
def test_what_is_short_for_one_choice_is_that_choice(typed, notation):
    table = preparing()
    assert str(Tongue(table.game, texts("fr")).read(typed, table.legal_actions)) == notation


@each_language
@each_game
def test_the_legend_tells_every_sign_of_the_picture(game_id, language):
    legend, shown = texts(language)(f"{game_id}-legend"), io.StringIO()
    console = Console(file=shown, width=90, color_system=None)
    for table in list_every(positions(game_id), 10):
        console.print(table.picture(table.actor, language))
    signs = {c for c in shown.getvalue() if not c.isalnum() and not c.isspace()} - set(".,:;!'’-()«»")
    assert not {sign for sign in signs if sign not in legend}


def test_the_legend_says_what_the_pieces_in_sight_do(sillage):
    """Fairy Perfume, side A: its abilities and goals, none of side B."""
    said = sillage("play fairy_perfume --turn-based --seed 3", "legend\nquit\n")
    assert "FA-B5" in said
    assert "Twin Marigolds" in said.partition("FA-B5")[0].rpartition("FA-B4")[2]     # under its name
    assert "FA-B11" not in said
    assert said.count("FA-G") >= 4


@pytest.mark.rule("FA-X1", "FA-X5")
@pytest.mark.parametrize(("language", "trait"), [("en", "A full purse, and no trait."), ("fr", "Une bourse pleine")])
def test_traits_of_the_fairies_are_told_in_words(sillage, language, trait):
    said = sillage(f"play fairy_perfume --turn-based --seed 3 --lang {language} --option variant=true "
                   "--option choose_fairies=true", "legend\nquit\n")
    assert said.count(trait) == 2       # on the table while fairies are chosen, and in the legend


@pytest.mark.rule("PA-W2", "PA-E2")
def test_the_order_of_markers_and_how_near_the_end_is_are_shown(sillage):
    shown = sillage("play parfum --seed 3", "quit\n")
    assert re.search(r"Markers\s+\w+ 0, .+ \(so clocks are picked\)", shown)
    assert re.search(r"closing time after \d+ more customers", shown)


@pytest.mark.rule("FA-3f")
def test_help_is_the_command_and_fairy_help_the_action(sillage):
    table = next(t for t in positions("fairy_perfume") if t.phase == "act")
    legal = table.legal_actions
    action = next(a for a in legal if a.kind == "help")
    assert Tongue(table.game, texts("en")).say(action) == "fairy-help"
    assert Tongue(table.game, texts("fr")).read("aide des fées", legal) == action
    shown = sillage("play fairy_perfume --turn-based --seed 3", "help\nquit\n")
    assert "What you can type in Fairy Perfume" in shown
    commands = Sitting(table, "fr", Console(), Path("never-written.jsonl")).commands
    assert commands.in_line("aide") == ("help", "")
    assert commands.in_line("aide des fées") == (None, "")      # a line that names a choice is no command
    assert commands.in_line("pourquoi aide des fées") == ("why", "aide des fées")


def test_help_speaks_of_the_game_and_the_moment(sillage):
    shown = sillage("play parfum --seed 3 --lang fr", "aide\nlégende\nquitte\n")
    assert "taper dans Parfum" in shown
    assert "pourquoi cadran 1" in shown
    assert "remplis" not in shown       # nothing is chosen in secret here
    assert "Vi Be Ro Va La" in shown


def test_a_forced_move_is_told(sillage):
    shown = sillage("play parfum --seed 4", "a\n" * 60)
    assert re.search(r"Only one choice: \w+", shown)
