"""What a plain install leaves out, and how to get it."""

from __future__ import annotations

from sillage.errors import SetupError

# The extras of pyproject.toml, and the modules they bring.
EXTRAS = {
    "server": ("alembic", "argon2", "fastapi", "itsdangerous", "orjson", "prometheus_client", "sqlalchemy",
               "starlette", "uvicorn"),
    "study": ("matplotlib", "openskill", "pyarrow"),
    "envs": ("gymnasium", "pettingzoo"),
    "openspiel": ("pyspiel",),
    "cluster": ("ray",),
    "postgres": ("psycopg",),
}


def missing_extra(error: ModuleNotFoundError) -> SetupError | None:
    """What to say where a module of an extra is missing; None where it is no extra's."""
    module = (error.name or "").split(".")[0]
    for extra, modules in EXTRAS.items():
        if module in modules:
            return SetupError(f"this command needs {module}, which is not installed: pip install 'sillage[{extra}]'")
    return None
