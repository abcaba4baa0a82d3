"""Pages of the client: menus, texts to read, lines to type, the game, a replay."""
