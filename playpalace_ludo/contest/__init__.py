"""Tournaments and series as values: pairings, seating, standings."""
