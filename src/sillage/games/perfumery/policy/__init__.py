"""How bots see the game: the plain policy, exact help, what a seat can't know dealt anew."""
