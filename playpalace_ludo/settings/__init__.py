"""Settings of games: an owner's `ludo_plus.toml`, overlaid with changes made from tables."""

SETTINGS = "ludo_plus.toml"
CHANGED_SETTINGS = "ludo_plus.lobby.toml"
