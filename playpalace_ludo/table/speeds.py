"""Names of the speeds a table can be played at; each front end has its own timing for them."""

INSTANT, FAST, NORMAL, SLOW = SPEEDS = ("instant", "fast", "normal", "slow")
