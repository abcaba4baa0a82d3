"""Conditions in rule files: a small total language, read once and compiled into functions."""
