"""docs/architecture.md is true: its table of folders, its rooms, the files and functions that its walks name."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import sillage
from sillage.kernel.found import built_in
from sillage.kernel.game import find_game
from tests.test_imports import FILES as MODULES
from tests.test_imports import imports

ROOT = Path(__file__).parents[1]
PACKAGE = Path(sillage.__file__).parent
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")

# What every game's folder holds, in the order in which one reads it.
FILES = {
    "__init__.py": "the header",
    "layout.py": "the state and the parts, field by field",
    "words.py": "actions and events by name",
    "rules/__init__.py": "setup, legal, apply, scores",
    "rules/setup.py": "laying the table",
    "rules/score.py": "who wins",
    "policy/__init__.py": "(empty)",
    "policy/greedy.py": "the plain policy",
    "policy/worth.py": "what things are worth to it",
    "policy/exact.py": "what can be reckoned exactly",
    "policy/redeal.py": "dealing anew what a seat can’t know",
    "policy/observation.py": "what a network is shown",
    "show/__init__.py": "(empty)",
    "show/view.py": "a seat’s view as plain data",
    "show/picture.py": "the same for a terminal",
    "show/hint.py": "what the game says of a position",
    "show/cover.svg": "the cover",
    "edition.py": "the schema of an edition",
    "edition.toml": "the standard edition",
    "balance.py": "how pieces are taken, which compare, what may be turned",
    "invariants.py": "what holds in every position",
    "judge/__init__.py": "a second, plain reading of the rulebook, that judges records",
    "judge/books.py": "the books that it keeps",
    "judge/pieces.py": "what it knows of an edition",
    "texts/en.ftl": "every text, in English",
    "texts/fr.ftl": "every text, in French",
    "texts/rules.en.md": "the rules, clause by clause",
    "texts/rules.fr.md": "the same in French",
}
ROOMS = {
    "rules/": "a file a phase, and what phases share", "policy/": "more for its policy", "judge/": "more for its judge",
}


def files_of(game_id: str) -> set[str]:
    folder = find_game(game_id).folder
    return {
        path.relative_to(folder).as_posix() for path in folder.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


def table() -> str:
    """The folders side by side."""
    games = built_in()
    rows = [["file", "what it is", *games], ["---"] * (2 + len(games))]
    for file, what in FILES.items():
        rows.append([f"`{file}`", what, *("●" if file in files_of(game) else "" for game in games)])
    for room, what in ROOMS.items():
        own = [sorted(f for f in files_of(game) if f.startswith(room) and f not in FILES) for game in games]
        rows.append([f"`{room}…`", what, *(", ".join(Path(f).stem for f in files) for files in own)])
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def test_the_table_of_folders_is_true():
    assert table() in PAGE, f"the table in docs/architecture.md should be:\n{table()}"


def test_every_game_has_every_file_and_nothing_elsewhere():
    for game_id in built_in():
        assert not set(FILES) - files_of(game_id), game_id
        own = (*ROOMS, "editions/")
        assert not [file for file in files_of(game_id) - set(FILES) if not file.startswith(own)]


def test_no_file_is_longer_than_one_reads_at_once():
    """What is written in Python; the client's files are looked at by web/scripts/lines.mjs."""
    folders = ("src", "tests", "scripts", "benchmarks", "examples", "web/src", "web/scripts")
    files = [*ROOT.glob("*.py"), *(path for folder in folders for path in (ROOT / folder).rglob("*") if path.is_file())]
    files = [path for path in files if path.suffix == ".py" or path.parent == ROOT / "scripts"]
    lines = {path.relative_to(ROOT).as_posix(): len(path.read_text(encoding="utf-8").splitlines()) for path in files}
    assert {"hatch_build.py", "scripts/check", "tests/test_architecture.py"} <= set(lines)
    assert not {path: count for path, count in lines.items() if count > 400}


def test_every_room_is_told_of():
    rooms = {path.name for path in PACKAGE.iterdir() if (path / "__init__.py").is_file()}
    rooms |= {f"server/{path.name}" for path in (PACKAGE / "server").iterdir() if (path / "__init__.py").is_file()}
    told = set(re.findall(r"^\| `([\w/]+)` \|", PAGE, flags=re.M))
    assert rooms <= told, f"not in docs/architecture.md: {sorted(rooms - told)}"


def test_each_room_builds_on_those_above_it():
    """The table of rooms is in the order of the layers, file by file."""
    rooms = re.findall(r"^\| `([\w/]+)` \|", PAGE.partition("## The walk")[0], flags=re.M)
    describe = PACKAGE / "server" / "wire" / "describe.py"      # a command: it describes what both sides say

    def room_of(place: str) -> str:
        return max((room for room in rooms if f"{place}/".startswith(f"{room}/")), key=len, default="")

    for path in MODULES.keys() - {describe}:
        own = room_of(path.relative_to(PACKAGE).as_posix())
        used = {room_of(name.replace(".", "/")) for name in imports(path)} - {""} if own else set()
        below = [room for room in used if rooms.index(room) > rooms.index(own)]
        assert not below, f"{path} builds on {below}, below {own} in docs/architecture.md"


def test_what_the_walks_name_is_there():
    """`path.py: function` names a function or class of that file."""
    named = re.findall(r"`([\w/]+\.(?:py|ts))(?:: ([\w.]+))?`", PAGE)
    assert len(named) > 30
    for file, name in named:
        places = [PACKAGE / file, ROOT / "web" / "src" / file, find_game("parfum").folder / file]
        found = [path for path in places if path.is_file()]
        assert found, f"there is no {file}"
        last = name.rpartition(".")[2]
        defined = rf"\b(def|class|const|function|async) {last}\b|^\s*(async )?{last}\(|^{last} ="
        assert not name or re.search(defined, found[0].read_text(encoding="utf-8"), flags=re.M), f"no {name} in {file}"


def glossary() -> list[tuple[str, list[str], list[str]]]:
    """The rows of the glossary: our word, the known terms, the files that do it."""
    rows = re.findall(r"^\| (.+?) \| (.+?) \| (.+?) \|$", PAGE.partition("## Our words")[2], flags=re.M)[2:]
    return [
        (word, re.findall(r"\*([^*]+)\*", known), re.findall(r"`([\w/]+\.py)", where)) for word, known, where in rows
    ]


def test_the_known_term_stands_at_the_top_of_its_module():
    assert len(glossary()) > 25
    for word, terms, files in glossary():
        assert terms, f"{word}: no term in italics"
        assert files, f"{word}: no module"
        tops = [(ast.get_docstring(ast.parse((PACKAGE / file).read_text(encoding="utf-8"))) or "") for file in files]
        said = " ".join("\n".join(tops).lower().split())
        assert not [term for term in terms if f"*{term.lower()}*" not in said], f"{word}: not at the top of {files}"


def test_games_name_what_they_do_with_the_known_term():
    for game_id in built_in():
        top = (find_game(game_id).folder / "policy" / "redeal.py").read_text(encoding="utf-8").split('"""')[1]
        assert "*determinization*" in top, game_id
