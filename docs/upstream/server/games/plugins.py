"""Games from installed packages, found by their entry points."""

import logging
from importlib.metadata import entry_points

LOG = logging.getLogger("playpalace.plugins")

ENTRY_POINT_GROUP = "playpalace.games"


def load_plugins() -> list[str]:
    """Call the function of every installed plugin, in the order of their names.

    A plugin registers its game, strings and documents. One that fails is logged and left out;
    the server starts without it.

    Returns:
        Names of the plugins that were loaded.
    """
    loaded = []
    for entry_point in sorted(entry_points(group=ENTRY_POINT_GROUP), key=lambda one: one.name):
        try:
            entry_point.load()()
        except Exception:
            LOG.exception("Plugin %s was not loaded", entry_point.name)
        else:
            loaded.append(entry_point.name)
    return loaded
