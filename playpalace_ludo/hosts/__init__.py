"""Our game inside other people's servers: one presentation, and a folder for each host."""

TYPE = "ludo_plus"
NAME = "Ludo Plus"

LOG_NAME = "playpalace.ludo_plus"
"""A child of PlayPalace's own logger, the only one it writes to a file; PlayAural takes all."""

LOG_FILE = "LUDO_PLUS_LOG"
"""The environment variable that names the file of a support log."""

HOSTS = (
    "playpalace_ludo.hosts.playpalace",
    "playpalace_ludo.hosts.playaural",
)
"""The packages whose `HOST` describes each host we know; add a line here for a new one."""
