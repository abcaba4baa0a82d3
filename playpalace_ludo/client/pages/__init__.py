"""What is open before the player: menus, texts to read, lines to type, the game, a replay."""
