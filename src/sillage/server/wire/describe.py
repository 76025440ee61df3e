"""`python -m sillage.server.wire.describe` prints the shapes of all that goes over the wire, as JSON Schema.

The browser client's types are made from it (web/src/lib/types.generated.ts), so they can't tell another story.
"""

from __future__ import annotations

import json
from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import JsonSchemaMode

from sillage.server.match.commands import Message
from sillage.server.wire import shapes
from sillage.server.wire.asks import NewTable
from sillage.server.wire.messages import LobbyMessage, PlayMessage

SENT: dict[str, Any] = {
    "PlayMessage": PlayMessage,         # what the play socket sends
    "LobbyMessage": LobbyMessage,       # what the lobby's socket sends
    **{shape.__name__: shape for shape in shapes.ANSWERS},
}
SAID: dict[str, Any] = {
    "Message": Message,                 # what a client says over the play socket
    "NewTable": NewTable,
}


def description() -> dict[str, Any]:
    """All shapes by name, in `$defs`."""
    wanted: list[tuple[str, JsonSchemaMode, TypeAdapter[Any]]] = [
        *((name, "serialization", TypeAdapter(shape)) for name, shape in SENT.items()),
        *((name, "validation", TypeAdapter(shape)) for name, shape in SAID.items()),
    ]
    roots, schema = TypeAdapter.json_schemas(wanted, title="Sillage", description=__doc__.partition("\n\n")[2].strip())
    named = {name: root for (name, _), root in roots.items() if root != {"$ref": f"#/$defs/{name}"}}
    schema["$defs"] = dict(sorted((schema["$defs"] | named).items()))
    for shape in schema["$defs"].values():
        _say_what_is_always_there(shape)
    return schema


def _say_what_is_always_there(shape: dict[str, Any]) -> None:
    """The word that tells messages apart has a default only where they are made in Python."""
    constant = [name for name, field in shape.get("properties", {}).items() if "const" in field]
    if constant:
        shape["required"] = sorted({*shape.get("required", ()), *constant})


if __name__ == "__main__":
    print(json.dumps(description(), indent=2, ensure_ascii=False))
