"""Games that belong together: tournaments and series as values, who meets whom, who leads."""
