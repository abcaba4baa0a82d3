"""Our game inside other people's servers: one presentation, and a folder for each host."""

TYPE = "ludo_plus"
NAME = "Ludo Plus"

LOG_NAME = "playpalace.ludo_plus"
"""Below PlayPalace's own logger, whose file is the only one it writes; PlayAural takes all."""

LOG_FILE = "LUDO_PLUS_LOG"
"""The environment variable that names the file of a support log."""

HOSTS = (
    "playpalace_ludo.hosts.playpalace",
    "playpalace_ludo.hosts.playaural",
)
"""The hosts we know, by the package whose `HOST` describes each: a new one is a line here."""
