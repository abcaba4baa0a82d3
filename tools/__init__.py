"""Generators for tables, sounds and weights, long trials, packaging, and the full check."""
