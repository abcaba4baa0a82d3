"""Tells that a directory is a server of Attic."""
