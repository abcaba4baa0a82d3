"""Settings of games: an owner's `ludo_plus.toml`, and over it what was changed from a table."""

SETTINGS = "ludo_plus.toml"
CHANGED_SETTINGS = "ludo_plus.lobby.toml"
