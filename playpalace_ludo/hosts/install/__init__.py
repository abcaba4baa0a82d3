"""Installing the game in a server, loading it there, and keeping its place if it cannot load."""
