"""A real server, a real Chromium (Debian's), and people who click, tap and type in it."""

from __future__ import annotations

import importlib.util
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.browser.hands import PATIENCE, ROOT
from tests.server.served import Server

CHROMIUM = next(filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "chromium-browser"))), None)
ARGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
        "--disable-component-update", "--disable-sync"]
Visit = Callable[..., BrowserContext]


@pytest.fixture(scope="session")
def static() -> Path:
    """The client, built where it is not or is older than its sources."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    if not (module.STATIC / "index.html").is_file():
        module.build()
    return module.STATIC


@pytest.fixture(scope="session")
def server(static: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Many games are played here, by compiled rules; bots answer at once."""
    folder = tmp_path_factory.mktemp("browser")
    server = Server(f"sqlite:///{folder / 'tables.db'}", folder / "server.log", search=False).start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def quick_server(static: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server where hints and analyses search through thousands of games."""
    folder = tmp_path_factory.mktemp("quick")
    server = Server(f"sqlite:///{folder / 'tables.db'}", folder / "server.log").start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.fail("These tests need a Chromium, and there is none: `make chromium` installs it.", pytrace=False)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, headless=True, args=ARGS)
        yield browser
        browser.close()


@pytest.fixture
def doubled(chromium: Browser) -> Iterator[Browser]:
    """A browser whose owner reads text of twice the size."""
    browser = chromium.browser_type.launch(
        executable_path=CHROMIUM, headless=True, args=[*ARGS, "--blink-settings=defaultFontSize=32"])
    yield browser
    browser.close()


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Visit]:
    """A visitor: a browser of one's own, with a screen, a language and a theme. Any error in it fails the test."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def new(
        width: int = 1280, height: int = 800, language: str = "en", theme: str = "light", touch: bool = False,
        calm: bool = True,
    ) -> BrowserContext:
        context = chromium.new_context(
            viewport={"width": width, "height": height}, locale=language, has_touch=touch, is_mobile=touch,
            base_url=server.url, color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce" if calm else "no-preference",
        )
        context.on("weberror", lambda error: wrong.append(str(error.error)))
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        return context

    yield new
    for context in contexts:
        for page in context.pages:      # what a test answers itself may be under way
            page.unroute_all(behavior="ignoreErrors")
        context.close()
    assert not wrong
