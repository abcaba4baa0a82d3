"""Capabilities of this machine: Python in a browser has no threads, processes or folders.

Other modules ask here for the capability they need, not for the platform they run on.
"""

import sys

IN_BROWSER = sys.platform == "emscripten"
HAS_THREADS = not IN_BROWSER
HAS_PROCESSES = not IN_BROWSER
HAS_FOLDERS = not IN_BROWSER
"""Whether the player can find files that the game writes."""

if sys.platform == "win32":

    def windows_language() -> str:
        """Return the language of Windows itself as a locale name, such as `pt_BR`."""
        import ctypes
        import locale

        number = ctypes.windll.kernel32.GetUserDefaultUILanguage()
        return locale.windows_locale.get(number, "")
