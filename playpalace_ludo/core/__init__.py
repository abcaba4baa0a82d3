"""The game itself, pure: rules, positions, the verbs, events, notation and record."""
