"""One game at a table of any host: who hears what, and when."""
