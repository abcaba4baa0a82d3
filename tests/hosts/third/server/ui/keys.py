"""Keys and menus of Attic, by name only."""

from enum import Enum
from types import SimpleNamespace

MenuItem = SimpleNamespace


class KeybindState(Enum):
    ACTIVE = "active"
    ALWAYS = "always"
