"""Pages for play with people: the kept servers, logging in, and what a server shows."""
