"""The games as environments: the tests that each API brings, for every game and player count."""
