"""The games as environments for research: PettingZoo, Gymnasium, OpenSpiel, vectors of thousands of games."""
