"""The names of the speeds a table can be played at; how long things take is for each front end."""

INSTANT, FAST, NORMAL, SLOW = SPEEDS = ("instant", "fast", "normal", "slow")
