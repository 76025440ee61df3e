"""Fairy Perfume, phase by phase: the compiled rules that `rules` puts in order."""
