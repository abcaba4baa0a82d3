"""The game as a part of PlayPalace itself, for its maintainers."""
