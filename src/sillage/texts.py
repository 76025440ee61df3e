"""Texts in every language, from the Fluent files in `locales/` (one set for Python and the browser).

`common.ftl` serves everything; a game's texts are in `<game>.ftl` and their ids begin with `<game>-`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from sillage.errors import SetupError
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
        self._folder = data_folder("locales") / language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._loaded: set[str] = set()
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

        path = self._folder / f"{name}.ftl"
        if name not in self._loaded and path.is_file():
            self._loaded.add(name)
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))


@cache
def texts(language: str) -> Translate:
    """The translator of a language."""
    return Texts(language)
