"""The game in a terminal: keys in; speech, sound and lines out."""
