"""Boards as pictures, laid out from their routes, with a description in words."""
