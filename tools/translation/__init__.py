"""Checks for translators: faults of one language, its spoken games, samples to compare."""
