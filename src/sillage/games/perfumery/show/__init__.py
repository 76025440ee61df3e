"""How the game is shown: a view as plain data, a picture for terminals, a hint."""
