"""The games, one folder each. A folder knows nothing of bots, servers or screens."""
