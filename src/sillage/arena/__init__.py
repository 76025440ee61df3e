"""Many games: simulation now; tournaments, ratings and studies build on it."""
