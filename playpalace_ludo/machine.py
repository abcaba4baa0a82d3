"""Capabilities of this machine: Python in a browser has no threads, processes or folders.

Other modules ask here for the capability they need, not for the platform they run on.
"""

import sys

IN_BROWSER = sys.platform == "emscripten"
HAS_THREADS = not IN_BROWSER
HAS_PROCESSES = not IN_BROWSER
HAS_FOLDERS = not IN_BROWSER
"""Whether the player can find files that the game writes."""

NEWER_LOCALES = {
    **{0x241A: "sr_RS", 0x281A: "sr_RS", 0x2C1A: "sr_ME", 0x301A: "sr_ME"},
    **{0x580A: "es_419", 0x5C0A: "es_CU", 0x0819: "ru_MD", 0x1C0C: "fr_029", 0x200C: "fr_RE"},
    **{0x240C: "fr_CD", 0x280C: "fr_SN", 0x2C0C: "fr_CM", 0x300C: "fr_CI", 0x340C: "fr_ML"},
    **{0x380C: "fr_MA", 0x3C0C: "fr_HT", 0x3809: "en_ID", 0x3C09: "en_HK", 0x4C09: "en_AE"},
}
"""Locales of our languages by Windows' numbers, as far as Python's table does not have them."""


def locale_of(number: int) -> str:
    """Return the locale that Windows has a number for, such as `pt_BR`; empty if unknown."""
    import locale

    return NEWER_LOCALES.get(number) or locale.windows_locale.get(number, "")


if sys.platform == "win32":

    def windows_language() -> str:
        """Return the language of Windows itself as a locale name, such as `pt_BR`."""
        import ctypes

        return locale_of(ctypes.windll.kernel32.GetUserDefaultUILanguage())
