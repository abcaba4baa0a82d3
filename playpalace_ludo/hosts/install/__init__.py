"""Install the game in a server, load it there, and keep its place if it cannot be loaded."""
