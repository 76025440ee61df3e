"""The server: tables that survive anything and leak nothing. `docs/protocol.md` says what it speaks."""
