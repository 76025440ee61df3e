"""Tables in play: one command after the other, stored, then shown; all rooms of this server."""
