"""Help: every command stands in a group, and ends with examples that can be typed."""

import re

import pytest
import typer

from sillage.bots import LEVELS
from sillage.cli.app import BOTS, app

ROOT = typer.main.get_command(app)
COMMANDS = ROOT.commands
EXAMPLES = [line for command in COMMANDS.values()
            for line in re.findall(r"\[bold\]sillage (.*?)\[/\]", command.epilog or "")]


def test_every_command_stands_in_a_group():
    assert not [name for name, command in COMMANDS.items() if command.rich_help_panel not in
                ("Play", "Design games", "Study games", "Keep a server")]


@pytest.mark.parametrize("line", EXAMPLES)
def test_an_example_is_understood(line):
    """It is read, and not run."""
    words = line.split()
    command = COMMANDS[words[0]]
    if hasattr(command, "commands"):
        command, words = command.commands[words[1]], words[1:]
    assert command.make_context(words[0], words[1:]).params


def test_there_are_examples_for_what_players_and_designers_come_for():
    assert {line.split()[0] for line in EXAMPLES} >= {"play", "replay", "rules", "judge", "simulate", "balance", "tune"}


def test_help_names_the_bots_there_are(sillage):
    assert BOTS == LEVELS
    assert ", ".join(BOTS) in " ".join(sillage("play --help").replace("│", " ").split())
