"""Writes web/src/lib/types.generated.ts from the server's own description of the wire (sillage.server.wire.describe).

    .venv/bin/python web/scripts/wire_types.py

tests/test_client_types.py fails where the file is older than the description.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from sillage.server.wire.describe import description

FILE = Path(__file__).resolve().parents[1] / "src" / "lib" / "types.generated.ts"
HEAD = "/** What goes over the wire. Made by web/scripts/wire_types.py from the server's description: don't edit. */\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
WIDTH, BAR = 120, "\n  | "
Schema = dict[str, Any]


def written() -> str:
    """The whole file."""
    return HEAD + "".join(_declared(name, shape) for name, shape in description()["$defs"].items())


def _declared(name: str, shape: Schema) -> str:
    about = f"/** {shape['description']} */\n" if "description" in shape else ""
    if "properties" not in shape:
        line = f"export type {name} = {_type(shape)}"
        return f"\n{about}{line if len(line) <= WIDTH else line.replace(' | ', BAR).replace(' = ', f' ={BAR}', 1)}\n"
    fields = "".join(f"  {_field(name, field, shape)}\n" for name, field in shape["properties"].items())
    return f"\n{about}export interface {name} {{\n{fields}}}\n"


def _field(name: str, field: Schema, shape: Schema) -> str:
    """What has a default is always sent by the server, and may be left out by a client (whose shapes are closed)."""
    sent = shape.get("additionalProperties") is not False
    always = name in shape.get("required", ()) or ("default" in field and sent)
    return f"{name}{'' if always else '?'}: {_type(field)}"


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    for union in ("anyOf", "oneOf"):
        if union in schema:
            return " | ".join(dict.fromkeys(_type(part) for part in schema[union]))
    if "const" in schema:
        return _literal(schema["const"])
    if "enum" in schema:
        return " | ".join(map(_literal, schema["enum"]))
    return _container(schema)


def _container(schema: Schema) -> str:
    kind = schema.get("type")
    if kind == "array":
        inside = _type(schema.get("items", {}))
        return f"({inside})[]" if "|" in inside else f"{inside}[]"
    if kind == "object":
        inside = schema.get("additionalProperties", True)
        return f"Record<string, {_type(inside) if isinstance(inside, dict) else 'unknown'}>"
    return PLAIN.get(str(kind), "unknown")


def _literal(value: Any) -> str:
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
