"""Our game inside PlayPalace and PlayAural servers: one presentation, a thin adapter for each."""

TYPE = "ludo_plus"
NAME = "Ludo Plus"
