"""One game at a host's table, whatever the host: who hears what, and when."""
