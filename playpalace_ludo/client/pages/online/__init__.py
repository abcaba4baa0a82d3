"""Pages for online play: saved servers, logging in, and a server's menus."""
