"""Texts in every language, from Fluent files (one set for Python and the browser).

What all games share is in `locales/`, where `common.ftl` serves everything; a game's own texts are in its folder,
`texts/<language>.ftl`, and their ids begin with `<game>-`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from threading import Lock

from sillage.errors import SetupError, SillageError
from sillage.kernel.found import game_folders
from sillage.kernel.words import Translate

LANGUAGES = ("en", "fr")


@cache
def data_folder(name: str) -> Path:
    """A folder that travels with the package: inside it once installed, beside `src` in a checkout."""
    package = Path(__file__).resolve().parent
    installed = package / name
    return installed if installed.is_dir() else package.parent.parent / name


class Texts:
    """All texts of one language."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle  # here: games can be played where it is not installed

        if language not in LANGUAGES:
            raise SetupError(f"there are no texts in {language!r}; there are: {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._loaded: set[str] = set()
        self._loading = Lock()      # a server asks from many threads
        self._load("common")

    def __call__(self, id: str, /, **args: str | int) -> str:
        """The text with this id; raises KeyError where there is none (a test finds those)."""
        if not self._bundle.has_message(id):
            self._load(id.split("-", 1)[0])
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            raise KeyError(id)
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise KeyError(f"{id}: {errors[0]}")
        return str(text)

    def _load(self, name: str) -> None:
        from fluent.runtime import FluentResource

        path = text_file(name, self.language)
        with self._loading:
            if name not in self._loaded and path.is_file():
                self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
                self._loaded.add(name)


def text_file(name: str, language: str) -> Path:
    """The file of a game's texts, or of shared ones."""
    if name in game_folders():
        return game_folders()[name] / "texts" / f"{language}.ftl"
    return data_folder("locales") / language / f"{name}.ftl"


def rules_page(game_id: str, language: str) -> Path:
    """The rules of a game, clause by clause."""
    return game_folders()[game_id] / "texts" / f"rules.{language}.md"


@cache
def texts(language: str) -> Translate:
    """The translator of a language."""
    return Texts(language)


SillageError.languages = staticmethod(texts)
