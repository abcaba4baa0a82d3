"""The part of a game every table shares: no terminal, host, clock, disk or thread."""
