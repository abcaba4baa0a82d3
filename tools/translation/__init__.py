"""What translators run: faults of one language, its spoken games, samples to compare."""
