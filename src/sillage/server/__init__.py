"""The server: tables that survive anything and leak nothing. `docs/protocol.md` says what it speaks.

Its rooms, each building on those before it: `ops` and `wire`, `match`, `store`, `live`, `http`.

The way of a move: `http/play.py` reads it from the socket, a command (`match/commands.py`); `live/hub.py` brings it to
the server that owns the table; there `live/room.py` has it carried out (`match/match.py`), stores what it changed
(`changes_of` in `store/archive.py`, written by `store/store.py`), and only then shows everybody the table in their own
eyes (`match/views.py`).
"""
