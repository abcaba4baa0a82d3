"""One game at a table of any host: everything people hear, and when."""
