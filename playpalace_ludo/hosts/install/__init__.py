"""How the game gets into a server: found, hooked in, loaded, or kept a place for."""
