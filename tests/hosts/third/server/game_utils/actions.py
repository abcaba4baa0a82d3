"""Actions of Attic: any fields will do."""

from enum import Enum
from types import SimpleNamespace

Action = ActionSet = EditboxInput = MenuInput = ResolvedAction = SimpleNamespace


class Visibility(Enum):
    HIDDEN = "hidden"
    VISIBLE = "visible"
