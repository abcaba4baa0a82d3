"""Persistent data: options, saved games, statistics, tournaments and servers."""
